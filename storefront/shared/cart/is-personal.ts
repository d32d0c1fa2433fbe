// A gift with a personal text can be returned only for a fault: domain/orders/returns.ts.
export function isPersonal({ personalisation }: { readonly personalisation: string }): boolean {
  return personalisation !== ''
}
