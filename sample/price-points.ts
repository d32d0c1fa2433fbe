// Prices of the sample shop, set by hand in every currency. Converted euro prices look odd in kronor or yen. Named
// after the euro price; amounts in minor units.
import type { Currency } from '#domain/pricing/money.ts'

/** Currencies of the sample shop's markets. */
export const sampleCurrencies = [
  'USD',
  'CNY',
  'JPY',
  'AED',
  'EUR',
  'PLN',
  'SEK',
  'DKK',
  'CZK',
] as const satisfies readonly Currency[]

type Prices = Readonly<Record<(typeof sampleCurrencies)[number], number>>

function point(
  EUR: number,
  USD: number,
  CNY: number,
  JPY: number,
  AED: number,
  PLN: number,
  SEK: number,
  DKK: number,
  CZK: number,
): Prices {
  return { EUR, USD, CNY, JPY, AED, PLN, SEK, DKK, CZK }
}

export const pricePoints = {
  //           EUR   USD    CNY    JPY    AED    PLN    SEK    DKK     CZK
  '6.50': point(650, 650, 4_900, 980, 2_500, 2_790, 6_900, 4_900, 15_900),
  '9.90': point(990, 990, 7_500, 1_580, 3_900, 4_290, 10_900, 7_500, 23_900),
  '12.90': point(1_290, 1_290, 9_900, 1_980, 4_900, 5_490, 13_900, 9_900, 31_900),
  '14.90': point(1_490, 1_490, 11_500, 2_280, 5_900, 6_290, 16_500, 11_500, 36_900),
  '16.90': point(1_690, 1_690, 12_900, 2_680, 6_500, 7_190, 18_900, 12_900, 41_900),
  '18.90': point(1_890, 1_890, 14_500, 2_800, 7_500, 7_990, 19_900, 13_900, 44_900),
  '22.00': point(2_200, 2_200, 16_900, 3_500, 8_900, 9_290, 24_500, 16_500, 54_900),
  '24.50': point(2_450, 2_450, 18_900, 3_900, 9_900, 10_390, 26_900, 18_500, 59_900),
  '27.00': point(2_700, 2_700, 20_900, 4_300, 10_900, 11_490, 29_900, 19_900, 66_900),
  '29.90': point(2_990, 2_990, 22_900, 4_800, 11_900, 12_690, 32_900, 22_500, 73_900),
  '32.00': point(3_200, 3_200, 24_500, 5_200, 12_900, 13_590, 34_900, 23_900, 78_900),
  '34.90': point(3_490, 3_490, 26_900, 5_600, 13_900, 14_790, 38_500, 25_900, 85_900),
  '38.00': point(3_800, 3_800, 29_500, 6_200, 15_500, 15_990, 41_900, 28_500, 92_900),
  '42.00': point(4_200, 4_200, 32_500, 6_800, 16_900, 17_790, 45_900, 31_500, 102_900),
  '46.00': point(4_600, 4_600, 35_500, 7_500, 18_500, 19_490, 49_900, 34_500, 112_900),
  '49.00': point(4_900, 4_900, 37_900, 7_900, 19_900, 20_790, 53_900, 36_500, 119_900),
  '54.00': point(5_400, 5_400, 41_900, 8_800, 21_900, 22_900, 59_500, 39_900, 132_900),
  '59.00': point(5_900, 5_900, 45_900, 9_500, 23_900, 24_900, 64_900, 43_900, 144_900),
  '64.00': point(6_400, 6_400, 49_900, 10_400, 25_900, 26_900, 69_900, 47_900, 156_900),
  '69.00': point(6_900, 6_900, 53_900, 11_200, 27_900, 28_900, 75_900, 51_500, 169_900),
  '79.00': point(7_900, 7_900, 61_900, 12_800, 31_900, 33_500, 86_900, 58_900, 193_900),
} as const satisfies Record<string, Prices>

export type PricePoint = keyof typeof pricePoints
