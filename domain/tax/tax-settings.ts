// Where the shop collects taxes, as the merchant has set it.
export type TaxSettings = {
  /** One-stop shop: orders within the European Union have the rates of their destination. Off: those of the seller. */
  readonly oneStopShop: boolean
  /** Exemption of small businesses: no tax is shown, and documents say why. */
  readonly smallBusiness: boolean
  /** The shop collects the tax of other countries. Off: orders that leave the tax area are exports without tax. */
  readonly taxesExports: boolean
  /** States of the United States in which the shop is registered, with their rate in basis points. */
  readonly salesTax: Readonly<Record<string, number>>
}

export const standardTaxSettings: TaxSettings = {
  oneStopShop: true,
  smallBusiness: false,
  taxesExports: true,
  salesTax: {},
}
