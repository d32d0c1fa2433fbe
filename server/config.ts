// Reads and checks the environment once. All other code takes its settings from here.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { defaultConnections, minConnections } from '#data/database.ts'
import { countries } from '#domain/markets/market.ts'
import { sampleSeller } from '#domain/markets/seller.ts'
import { filesSetting } from './files/files-setting.ts'
import { isSender } from './mail/sender.ts'
import { paymentSettings, type ProviderName } from './payments/payment-settings.ts'
import { apiOriginFor, isLocalHostname } from './public-address.ts'

const root = path.resolve(import.meta.dirname, '..')

const origin = z
  .url({ protocol: /^https?$/, message: 'is not an address like https://www.example.com' })
  .transform((url, context) => {
    const { origin: parsed, pathname, search } = new URL(url)
    if (pathname !== '/' || search) context.addIssue('takes an origin alone: no path, no query')
    return parsed
  })
const postgres = z.url({
  protocol: /^postgres(ql)?$/,
  message: 'is not an address like postgres://user@host/name',
})
const onOff = z.enum(['on', 'off'], 'is neither on nor off')
function integerBetween(min: number, max: number) {
  const problem = `is not a whole number from ${min} to ${max}`
  return z.coerce
    .number(problem)
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, problem)
}

/** Each setting with its schema and explanation. scripts/env-example.ts writes `.env.example` from this table. */
export const settings = {
  ROLE: [
    z.enum(['all', 'web', 'worker'], 'is none of all, web, worker').default('all'),
    'web answers shoppers, worker does background work such as mails, all does both. web and worker need DATABASE_URL, and a node of each.',
  ],
  PORT: [integerBetween(0, 65_535).default(3000), 'Port to listen on.'],
  HOST: [
    z.string().default('127.0.0.1'),
    'Address to listen on. 0.0.0.0 or :: lets other machines in, as a container needs.',
  ],
  HEALTH_PORT: [
    integerBetween(0, 65_535).optional(),
    'A second port for /live, /ready, /health and /metrics, for your own network only. PORT then opens when the shop is ready. Default: none; /live and /ready are on PORT too.',
  ],
  HEALTH_TOKEN: [
    z.string().min(16, 'needs at least 16 characters').optional(),
    'Opens /health and /metrics on PORT too, to requests with `Authorization: Bearer <token>`.',
  ],
  READY_NEEDS_DATABASE: [
    onOff.default('off'),
    'on: /ready answers 503 while the database is away. Pages in memory are then not served either.',
  ],
  PUBLIC_ORIGIN: [
    origin.optional(),
    'Where shoppers find the shop, e.g. https://www.example.com. Default: http://localhost:PORT.',
  ],
  API_ORIGIN: [
    origin.optional(),
    'Where the endpoint is called. Default: the api subdomain of PUBLIC_ORIGIN; on localhost the same origin.',
  ],
  BACKOFFICE_ORIGIN: [
    origin.optional(),
    'A host of its own for the back office, e.g. https://admin.example.com. Default: /_shop of PUBLIC_ORIGIN.',
  ],
  DATA_DIR: [
    z.string().default(path.join(root, 'var/data')),
    "Folder of the shop's own database and of its files.",
  ],
  DATABASE_URL: [
    postgres.optional(),
    "A PostgreSQL server (15 or newer) instead of the shop's own database.",
  ],
  DATABASE_POOL: [
    integerBetween(minConnections, 1_000).default(defaultConnections),
    'How many connections to the database a node opens at most, in all.',
  ],
  DATABASE_POOLER: [
    onOff.default('off'),
    'on: DATABASE_URL leads to PgBouncer in transaction mode. Needs DATABASE_DIRECT_URL.',
  ],
  DATABASE_DIRECT_URL: [
    postgres.optional(),
    'The PostgreSQL server behind a pooler, for notifications and migrations: one connection for each node.',
  ],
  FILES: [
    filesSetting,
    'Where pictures and the files of builds are kept. folder: in DATA_DIR, for one node. Several nodes need database, or a bucket: s3://KEY:SECRET@s3.eu-central-1.amazonaws.com/bucket?region=eu-central-1 (s3+http:// without encryption, for a service in your network).',
  ],
  DATABASE_REPLICA_URL: [
    postgres.optional(),
    'A streaming replica of DATABASE_URL, for lists and product pages. The primary answers while it is behind or lost.',
  ],
  SAMPLE: [
    onOff.optional(),
    "Loads the sample shop into an empty catalogue. Default: on with the shop's own database, off with DATABASE_URL and in production.",
  ],
  ...paymentSettings,
  SECRET: [
    z.string().min(32, 'needs at least 32 characters').optional(),
    'Signs links. Required in production and with DATABASE_URL: nodes of one shop need the same. Default: made once and kept in DATA_DIR.',
  ],
  SMTP_URL: [
    z.url({ protocol: /^smtps?$/, message: 'is not an address like smtp://host:587' }).optional(),
    'Mail server. Without it mails are written to MAIL_DIR.',
  ],
  DKIM_KEY_FILE: [
    z.string().optional(),
    "Private key in PEM format that signs mails for the sender's domain. `npm run ops -- mail check` prints its DNS record.",
  ],
  DKIM_SELECTOR: [
    z
      .string()
      .regex(/^[a-z0-9-]{1,63}$/, 'is not a part of a domain name like posy')
      .default('posy'),
    'Name of that key in DNS: <selector>._domainkey.<domain>.',
  ],
  MAIL_DIR: [
    z.string().default(path.join(root, 'var/mail')),
    'Folder for mails where no mail server is set.',
  ],
  MAIL_FROM: [
    z
      .string()
      .default(`Posy <${sampleSeller.email}>`)
      .refine(isSender, 'is not one sender in one line: Posy <hello@posy.example>'),
    'Sender of all mails: Name <address>.',
  ],
  SELLER: [
    z
      .string()
      .default(sampleSeller.lines.join('; '))
      .transform((text) => text.split(';').map((line) => line.trim()))
      .refine(
        (lines) => lines.length >= 3 && lines.every((line) => line !== ''),
        'is not name and address, line by line: Posy Gifts GmbH; Lindenallee 12; 26122 Oldenburg',
      ),
    'Who sells: name and address, semicolons between the lines. On invoices, under mails, on the contact page.',
  ],
  SELLER_COUNTRY: [
    z.enum(countries, 'is not a country of the shop').default(sampleSeller.country),
    'Country of that address, as DE.',
  ],
  SELLER_EMAIL: [
    z.email('is not an e-mail address').default(sampleSeller.email),
    'Where customers write to.',
  ],
  SELLER_VAT_ID: [
    z
      .string()
      .regex(/^[A-Z0-9][A-Z0-9 .-]{3,29}$/, 'is not a tax number like DE123456788')
      .optional(),
    'Number for value added tax, on invoices and the contact page.',
  ],
  TAG_MANAGER_ID: [
    z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/, 'is not the id of a container like GTM-ABC1234')
      .optional(),
    'Container of Google Tag Manager, loaded after the shopper has agreed to be measured.',
  ],
  ICON_SERVICE: [
    origin.optional(),
    'Public icon service in the format of Iconify, e.g. https://api.iconify.design. It has the icons that written pages name and the shop lacks. Default: none.',
  ],
  TRUSTED_PROXIES: [
    integerBetween(0, 10).default(0),
    'How many proxies stand before the shop; only so many addresses of X-Forwarded-For are believed.',
  ],
  RATE_LIMITS: [onOff.default('on'), 'off for load tests only.'],
  DRAIN_MS: [
    integerBetween(0, 600_000).optional(),
    'Milliseconds between the order to stop and the last new connection: longer than two health checks of your load balancer. Default: 1000 with NODE_ENV=production, else 0.',
  ],
  PAGE_CACHE_MB: [
    integerBetween(1, 65_536).default(64),
    'Megabytes of memory for ready pages; a page takes about 50 kilobytes.',
  ],
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    'How much is logged.',
  ],
  ACCESS_LOG: [
    onOff.optional(),
    'One line of the log for each request, at level info; of pages from the cache one in a hundred. Default: on in production.',
  ],
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    z.url({ protocol: /^https?$/, message: 'is not an address like http://collector:4318' }).optional(),
    'OpenTelemetry collector (OTLP over HTTP) for traces of requests, operations, statements and jobs. Default: none.',
  ],
  NODE_ENV: [
    z.enum(['development', 'production', 'test']).default('development'),
    'production: the shop opens only with real settings, /_mail and ?day= do not exist, and DRAIN_MS is 1000.',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>

type Values = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name][0]> }
export type Config = Omit<
  Values,
  'PUBLIC_ORIGIN' | 'API_ORIGIN' | 'BACKOFFICE_ORIGIN' | 'DRAIN_MS' | 'PAYMENTS' | 'ACCESS_LOG'
> & {
  readonly ACCESS_LOG: 'on' | 'off'
  readonly PUBLIC_ORIGIN: string
  readonly API_ORIGIN: string
  readonly BACKOFFICE_ORIGIN: string
  readonly DRAIN_MS: number
  readonly PAYMENTS: readonly ProviderName[]
}

/** The environment of this process, completed by the project's file .env. */
export function environment(): NodeJS.ProcessEnv {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return process.env
}

/** Lists all faults of the environment in one message. */
export class ConfigProblem extends Error {
  override name = 'ConfigProblem'
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = []
  const entries = Object.entries(settings).map(([name, [schema]]) => {
    // An empty variable counts as not set.
    const result = schema.safeParse(env[name] || undefined)
    if (!result.success)
      problems.push(`${name} ${result.error.issues.map(({ message }) => message).join('; ')}`)
    return [name, result.data]
  })
  const set = (name: keyof typeof settings): boolean => Boolean(env[name])
  if (env.DATABASE_POOLER === 'on' && !(set('DATABASE_URL') && set('DATABASE_DIRECT_URL')))
    problems.push('DATABASE_POOLER needs DATABASE_URL and DATABASE_DIRECT_URL')
  if (set('DATABASE_REPLICA_URL') && !set('DATABASE_URL'))
    problems.push('DATABASE_REPLICA_URL needs DATABASE_URL')
  if (set('ROLE') && env.ROLE !== 'all' && !set('DATABASE_URL'))
    problems.push('ROLE=web and ROLE=worker need DATABASE_URL')
  if (problems.length > 0)
    throw new ConfigProblem(
      `The environment needs mending:\n${problems.map((each) => `  ${each}`).join('\n')}`,
    )
  const values = Object.fromEntries(entries) as Values
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`
  return {
    ...values,
    PUBLIC_ORIGIN: publicOrigin,
    API_ORIGIN: values.API_ORIGIN ?? apiOriginFor(publicOrigin),
    BACKOFFICE_ORIGIN: values.BACKOFFICE_ORIGIN ?? publicOrigin,
    DRAIN_MS: values.DRAIN_MS ?? (values.NODE_ENV === 'production' ? 1_000 : 0),
    ACCESS_LOG: values.ACCESS_LOG ?? (values.NODE_ENV === 'production' ? 'on' : 'off'),
    PAYMENTS: values.PAYMENTS ?? (values.NODE_ENV === 'production' ? [] : ['sandbox']),
  }
}

export function serverOptions({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOLER }: Config) {
  return {
    connectionString: DATABASE_URL,
    directUrl: DATABASE_DIRECT_URL,
    isPooler: DATABASE_POOLER === 'on',
  }
}

/** A production shop without real payments. Every page, mail and order document shows a notice. */
export function isTestShop({ NODE_ENV, PAYMENTS }: Config): boolean {
  return NODE_ENV === 'production' && PAYMENTS.includes('sandbox')
}

/** Whether an empty catalogue is filled with the sample shop. */
export function loadsSample({ SAMPLE, DATABASE_URL, NODE_ENV }: Config): boolean {
  return SAMPLE === undefined ? !DATABASE_URL && NODE_ENV !== 'production' : SAMPLE === 'on'
}

/** Whether only this machine can open the shop's address. */
export function hasLocalOrigin({ PUBLIC_ORIGIN }: Config): boolean {
  return isLocalHostname(new URL(PUBLIC_ORIGIN).hostname)
}

/** Puts the actual port into the settings where PORT is 0. */
export function withPort(config: Config, port: number): Config {
  const free = 'http://localhost:0'
  const replace = (origin: string): string => (origin === free ? `http://localhost:${port}` : origin)
  return {
    ...config,
    PORT: port,
    PUBLIC_ORIGIN: replace(config.PUBLIC_ORIGIN),
    API_ORIGIN: replace(config.API_ORIGIN),
    BACKOFFICE_ORIGIN: replace(config.BACKOFFICE_ORIGIN),
  }
}
