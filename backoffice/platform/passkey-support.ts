/** Browsers bind passkeys to a host name, not to an address of digits, and need a secure origin. */
export function canUsePasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.[\]:]+$/.test(location.hostname)
}
