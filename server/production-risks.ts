// Lists risks for a merchant or customers in production. The start and `ops doctor` use this list.
import { sampleSeller, type Seller } from '#domain/markets/seller.ts'
import type { StoredSettings } from '#domain/settings/settings.ts'
import { hasLocalOrigin, isTestShop, loadsSample, type Config } from './config.ts'
import { defaultSettings } from './default-settings.ts'
import { senderAddress } from './mail/sender.ts'

/** Sample data in the database that customers can use or read. */
export type SampleRemains = {
  /** Products on sale. */
  readonly products: number
  /** Keys of the active promotions. */
  readonly promotions: readonly string[]
  /** Valid coupon codes. */
  readonly coupons: readonly string[]
  /** Keys of the content pages that still have the sample's text. */
  readonly pages: readonly string[]
}

export type ProductionRisk = {
  /** A setting, or 'sample data'. */
  readonly about: string
  /** The problem and its remedy. */
  readonly text: string
  /** Whether it refuses a production start. */
  readonly refuses: boolean
}

/**
 * In order of importance. `config` is the configuration of a production start. A test shop sells nothing: risks for
 * sales do not refuse its start, risks for visitors do. `stored`: what the merchant has set.
 */
export function productionRisks(
  config: Config,
  remains: SampleRemains,
  stored: StoredSettings = {},
): ProductionRisk[] {
  const { seller, sender } = { ...defaultSettings(config), ...stored }
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
  for (const [about, text] of stripeRisks(config)) always(about, text)
  if (config.DATABASE_URL && config.FILES.kind === 'folder')
    warn(
      'FILES',
      'is folder: with several nodes on this database, each has only the pictures that it received itself, and pages of a new release miss files. Set FILES=database, or a bucket.',
    )
  if (test) warn('PAYMENTS', 'is sandbox: every order counts as paid without money. A banner says so.')
  for (const [about, text] of visitorRisks(config)) always(about, text)
  if (senderAddress(sender) === sampleSeller.email) {
    // With a mail server, bounces and replies would reach strangers.
    const add = config.SMTP_URL ? always : forSales
    add('MAIL_FROM', "is the sample shop's sender. Set your own: Name <address@your-domain>.")
  }
  for (const [about, text] of addressRisks(config, seller)) forSales(about, text)
  for (const [about, text] of sampleRisks(config, remains)) forSales(about, text)
  if (config.ROLE !== 'all' && config.FILES.kind === 'folder')
    warn(
      'FILES',
      'is folder: nodes on several machines do not find the pictures of each other. FILES=database stores them for all.',
    )
  if (remains.pages.length > 0)
    warn(
      'sample data',
      `Written pages have the sample shop's text: ${remains.pages.join(', ')}. Read them and replace what does not apply.`,
    )
  return risks
}

type Described = readonly [about: string, text: string]

function* stripeRisks(config: Config): Iterable<Described> {
  if (!config.PAYMENTS.includes('stripe')) return
  if (!config.STRIPE_SECRET_KEY)
    yield [
      'STRIPE_SECRET_KEY',
      'is not set, so Stripe takes no payment. Copy it from the dashboard of Stripe.',
    ]
  else if (config.STRIPE_SECRET_KEY.includes('_test_'))
    yield [
      'STRIPE_SECRET_KEY',
      'is a key of the test mode, in which nobody pays. Set the key of the live mode.',
    ]
  if (config.STRIPE_WEBHOOK_SECRETS.length === 0)
    yield [
      'STRIPE_WEBHOOK_SECRETS',
      `is not set: debits, failed refunds and disputes would go unnoticed. Add the endpoint ${config.PUBLIC_ORIGIN}/_webhooks/stripe in the dashboard, and copy its signing secret.`,
    ]
}

/** Risks for every visitor, also in a test shop. */
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

/** Settings that keep orders, mails or contracts from working. */
function* addressRisks(config: Config, seller: Seller): Iterable<Described> {
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
  if (seller.lines.length === 0)
    yield ['SELLER', 'is not set: invoices need a name and address. Set them here or in the back office.']
  if (seller.lines.join() === sampleSeller.lines.join())
    yield ['SELLER', "is the sample shop's name and address, which stand on invoices. Set your own."]
  if (seller.email === '')
    yield ['SELLER_EMAIL', 'is not set: customers need an address for questions and withdrawals.']
  if (seller.email === sampleSeller.email)
    yield ['SELLER_EMAIL', "is the sample shop's address for questions and withdrawals. Set your own."]
}

function* sampleRisks(config: Config, { products, promotions, coupons }: SampleRemains): Iterable<Described> {
  if (loadsSample(config))
    yield ['SAMPLE', 'is on, which fills an empty catalogue with goods that you do not have.']
  const remaining = [
    products > 0 && `${products} products`,
    promotions.length > 0 && `promotions ${promotions.join(', ')}`,
    coupons.length > 0 && `coupons ${coupons.join(', ')}`,
  ].filter(Boolean)
  if (remaining.length > 0)
    yield [
      'sample data',
      `The sample shop is still on sale: ${remaining.join('; ')}. End it: npm run ops -- sample end.`,
    ]
}
export function riskLines(risks: readonly ProductionRisk[]): string[] {
  return risks.map(({ about, text }) => `  ${/^[A-Z_]+$/.test(about) ? `${about} ${text}` : text}`)
}
