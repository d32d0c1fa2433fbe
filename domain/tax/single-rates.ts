// Countries where all goods have the standard rate of value added tax here, in percent. No source confirms their reduced
// rates: too much tax is better than too little. Sources: the countries' acts on value added tax as of 2025; LI has the Swiss
// tax. An accountant should confirm them, and who collects the tax of parcels from abroad.
export const singleRates: Readonly<Record<string, number>> = {
  IS: 24,
  LI: 8.1,
  RS: 20,
  ME: 21,
  MK: 18,
  TR: 20,
  MX: 16,
  ZA: 15,
  KR: 10,
  SA: 15,
  IL: 18,
}
