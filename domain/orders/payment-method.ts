// The method of a payment as its buyer reads it: 'visa 4242', as the provider reports it, is 'Visa •••• 4242'.

/** Names as their services write them; others only get a capital letter. */
const serviceNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  blik: 'BLIK',
  // A card whose brand is unknown: its digits are enough.
  card: '',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  eps: 'EPS',
  ideal: 'iDEAL',
  jcb: 'JCB',
  mobilepay: 'MobilePay',
  p24: 'Przelewy24',
  paypal: 'PayPal',
  sepa_debit: 'SEPA',
  twint: 'TWINT',
  unionpay: 'UnionPay',
  unknown: '',
  wechat_pay: 'WeChat Pay',
}

/** '' for a method that the provider does not report. */
export function paymentMethodName(reported: string): string {
  const { key = '', digits } = /^(?<key>.*?)(?: (?<digits>\d{4}))?$/.exec(reported)?.groups ?? {}
  const name = serviceNames[key] ?? (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll('_', ' ')
  return [name, digits && `•••• ${digits}`].filter(Boolean).join(' ')
}
