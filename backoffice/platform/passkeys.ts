// Passkeys in the browser. Loaded when a member uses one.
import {
  startAuthentication,
  startRegistration,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser'

/** Creates a passkey; null if the member or the browser declines. */
export async function createPasskey(options: object): Promise<RegistrationResponseJSON | null> {
  try {
    return await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
  } catch {
    return null
  }
}

/** Signs with a passkey; null if the member or the browser declines. */
export async function askPasskey(options: object): Promise<AuthenticationResponseJSON | null> {
  try {
    return await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
  } catch {
    return null
  }
}
