// What would harm a merchant, or the merchant's customers, in production. The start and `doctor` share this list.
import { sampleSeller } from '#domain/markets/seller.ts'
import { hasLocalOrigin, isTestShop, loadsSample, senderAddress, type Config } from './config.ts'

/** What the database still holds of the sample shop, as far as customers can use or read it. */
export type SampleRemains = {
  /** Products on sale. */
  readonly products: number
  /** Keys of the promotions that apply. */
  readonly promotions: readonly string[]
  /** Codes that can be used. */
  readonly coupons: readonly string[]
  /** Keys of the written pages with the sample's own text. */
  readonly pages: readonly string[]
}

export type ProductionRisk = {
  /** A setting, or 'sample data'. */
  readonly about: string
  /** What is wrong, and what to do about it. */
  readonly text: string
  /** Whether a production start is refused because of it. */
  readonly refuses: boolean
}

/**
 * In order of importance. `config` is the configuration of a production start. A test shop sells nothing, so what
 * only harms a sale does not refuse its start. What harms visitors does.
 */
export function productionRisks(config: Config, remains: SampleRemains): ProductionRisk[] {
  const test = isTestShop(config)
  const risks: ProductionRisk[] = []
  const always = (about: string, text: string) => risks.push({ about, text, refuses: true })
  const forSales = (about: string, text: string) => risks.push({ about, text, refuses: !test })
  const warn = (about: string, text: string) => risks.push({ about, text, refuses: false })

  if (config.PAYMENTS.length === 0)
    always(
      'PAYMENTS',
      'names no payment provider, so nobody could pay. PAYMENTS=sandbox opens a test shop: no real payments, and a banner says so on every page.',
    )
  if (test) warn('PAYMENTS', 'is sandbox: every order counts as paid without money. A banner says so.')
  for (const [about, text] of visitorRisks(config)) always(about, text)
  if (senderAddress(config.MAIL_FROM) === sampleSeller.email) {
    // Where mails are sent, bounces and replies would go to strangers.
    const tell = config.SMTP_URL ? always : forSales
    tell('MAIL_FROM', "is the sample shop's sender. Set your own: Name <address@your-domain>.")
  }
  for (const [about, text] of addressRisks(config)) forSales(about, text)
  for (const [about, text] of sampleRisks(config, remains)) forSales(about, text)
  if (remains.pages.length > 0)
    warn(
      'sample data',
      `Written pages have the sample shop's text: ${remains.pages.join(', ')}. Read them and replace what does not apply.`,
    )
  return risks
}

type Described = readonly [about: string, text: string]

/** What makes visitors unsafe, whether they can buy or not. */
function* visitorRisks(config: Config): Iterable<Described> {
  if (!config.SECRET)
    yield [
      'SECRET',
      'is not set. It signs links and sign-in codes: set at least 32 random characters, such as the output of `openssl rand -base64 32`.',
    ]
  if (!hasLocalOrigin(config) && !config.PUBLIC_ORIGIN.startsWith('https:'))
    yield [
      'PUBLIC_ORIGIN',
      `is ${config.PUBLIC_ORIGIN}: addresses and sign-ins would travel unencrypted. Name the https address.`,
    ]
}

/** What keeps a customer's money, mail or contract from reaching the merchant. */
function* addressRisks(config: Config): Iterable<Described> {
  if (hasLocalOrigin(config))
    yield [
      'PUBLIC_ORIGIN',
      `is ${config.PUBLIC_ORIGIN}, which only this machine can open. Set the shop's address: https://www.example.com.`,
    ]
  if (!config.SMTP_URL)
    yield [
      'SMTP_URL',
      'is not set: mails become files, so customers get neither confirmations nor sign-in codes. Set a mail server: smtps://user:password@host.',
    ]
  if (config.SELLER.join() === sampleSeller.lines.join())
    yield ['SELLER', "is the sample shop's name and address, which stand on invoices. Set your own."]
  if (config.SELLER_EMAIL === sampleSeller.email)
    yield ['SELLER_EMAIL', "is the sample shop's address for questions and withdrawals. Set your own."]
}

function* sampleRisks(config: Config, { products, promotions, coupons }: SampleRemains): Iterable<Described> {
  if (loadsSample(config))
    yield ['SAMPLE', 'is on, which fills an empty catalogue with goods that you do not have.']
  const found = [
    products > 0 && `${products} products`,
    promotions.length > 0 && `promotions ${promotions.join(', ')}`,
    coupons.length > 0 && `coupons ${coupons.join(', ')}`,
  ].filter(Boolean)
  if (found.length > 0)
    yield [
      'sample data',
      `The sample shop is still on sale: ${found.join('; ')}. End it: npm run ops -- sample end.`,
    ]
}

/** The list as text, one line each. */
export function riskLines(risks: readonly ProductionRisk[]): string[] {
  return risks.map(({ about, text }) => `  ${/^[A-Z_]+$/.test(about) ? `${about} ${text}` : text}`)
}
