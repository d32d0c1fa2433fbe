// The payment providers that the setting PAYMENTS can name.
export const providerNames = ['sandbox', 'stripe', 'bank-transfer', 'invoice'] as const
export type ProviderName = (typeof providerNames)[number]

export function isProviderName(name: string): name is ProviderName {
  return providerNames.some((each) => each === name)
}
