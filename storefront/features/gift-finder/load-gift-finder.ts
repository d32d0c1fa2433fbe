// Loads the gift finder: a sentence whose brackets are menus, and the gifts that fit.
import type { Output } from '#api/call.ts'
import { addDays, isPlainDate, plainDateIn, timeZones, type PlainDate } from '#domain/calendar/calendar.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import { budgetsIn, recipients, tastes, type Recipient, type Taste } from '#domain/catalog/gift-finder.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { currencyDecimals, money, type Currency } from '#domain/pricing/money.ts'
import { typedAmount } from '#domain/pricing/typed-amount.ts'
import { onKnownDay } from '#messages/known-day.ts'
import { occasionName } from '#messages/occasion-texts.ts'
import { formatDate, formatRoundMoney } from '#messages/format.ts'
import { priceText } from '../../shared/product-list/list-filters.ts'
import type { RecipientText } from '../../shared/finder-texts.ts'
import { productTags } from '../../shared/products/product-tags.ts'
import type { LoadContext, Loaded } from '#web/platform/pages/route.ts'
import { unbrokenDates } from '#messages/unbroken.ts'

const finderFields = ['for', 'likes', 'under', 'by'] as const
type Field = (typeof finderFields)[number]

export type Choice = { readonly value: string; readonly label: string }
/** A menu of the sentence. Its first choice is the open one. */
export type Menu = {
  /** Words of the sentence before the menu. */
  readonly before: string
  /** The punctuation after it. */
  readonly after: string
  readonly field: Field
  readonly label: string
  readonly chosen: string
  readonly choices: readonly Choice[]
}

type Found = Output<'catalog.gifts'>

export type GiftFinderData = {
  readonly title: string
  readonly intro: string
  readonly submit: string
  readonly sentence: readonly Menu[]
  /** Quick answers for whom it is, while there is none. */
  readonly recipients: readonly RecipientText[]
  /** '31 gifts', announced when the result changes. */
  readonly found: string
  /** 'All in time for Christmas', if they are and no day is chosen. */
  readonly inTime: string | null
  /** The answers with the day of the next great occasion, if a gift arrives after it. */
  readonly soon: Way | null
  /** To all gifts that fit, if only the first are shown. */
  readonly all: Way | null
  readonly next: { readonly title: string; readonly bulk: string; readonly contact: string }
  /** The link to the answers, if there are any. */
  readonly change: string | null
  readonly empty: { readonly title: string; readonly text: string }
  readonly gifts: readonly {
    readonly product: Found['gifts'][number]['product']
    /** Which answer it fits: 'tea', 'For my mom'. */
    readonly reason: string | undefined
    readonly arrival: string
    readonly isSent: boolean
  }[]
}

type Way = { readonly label: string; readonly path: string }

type Chosen = {
  readonly recipient: Recipient | undefined
  readonly taste: Taste | undefined
  readonly maxPrice: number | undefined
  readonly by: PlainDate | undefined
}

/** Gifts of the page. A link leads to the others. */
const firstGifts = 12

export async function loadGiftFinder(context: LoadContext): Promise<Loaded<GiftFinderData>> {
  const { read, query, country, t, now } = context
  const today = plainDateIn(now, timeZones[country])
  const chosen = readChosen(query, currencyOf(country), today)
  const { gifts, prices } = await read('catalog.gifts', definedOnly(chosen))
  const soon = chosen.by || gifts.length === 0 ? null : nearOccasion(today, context)
  const allInTime = soon && gifts.every(({ arrival }) => arrival.day <= soon.givenOn)
  // The day hides no gift: the sentence may begin with it.
  const stated = allInTime && !query.has('by') ? { ...chosen, by: soon.givenOn } : chosen
  const shown = query.has('all') ? gifts : gifts.slice(0, firstGifts)
  const reasons = reasonsOf(shown, chosen, context)
  const data: GiftFinderData = {
    title: t('finder.title'),
    intro: t('finder.intro'),
    submit: t('finder.submit'),
    sentence: sentenceOf(stated, prices, today, context),
    recipients: chosen.recipient ? [] : quickRecipients(context),
    found: t('list.count', { count: gifts.length }),
    inTime: allInTime ? t('finder.allInTime', { occasion: soon.name }) : null,
    soon: soon && !allInTime ? soonLink(soon, context) : null,
    all:
      shown.length < gifts.length
        ? { label: t('finder.all', { count: gifts.length }), path: pathWith('all', '1', context) }
        : null,
    next: { title: t('finder.next'), bulk: t('bulk.title'), contact: t('contact.title') },
    change: Object.values(chosen).some((answer) => answer !== undefined) ? t('finder.change') : null,
    empty: { title: t('finder.none.title'), text: t('finder.none.text') },
    gifts: shown.map((gift, at) => ({
      product: gift.product,
      reason: reasons[at],
      arrival: arrivalOf(gift, context),
      isSent: gift.arrival.method !== 'none',
    })),
  }
  const head = {
    title: data.title,
    description: t('finder.description'),
    canonical: '/gift-finder',
  }
  return { data, head, tags: ['catalogue', ...productTags(shown.map(({ product }) => product))] }
}

/** As on the home page. */
function quickRecipients({ t }: LoadContext): RecipientText[] {
  const quick = ['mom', 'dad', 'grandma', 'couple', 'friend'] as const
  return quick.map((value) => ({ value, label: t(`finder.recipient.${value}`) }))
}

/** Invalid and past values are dropped. */
function readChosen(query: URLSearchParams, currency: Currency, today: PlainDate): Chosen {
  const day = query.get('by') ?? ''
  return {
    recipient: recipients.find((each) => each === query.get('for')),
    taste: tastes.find((each) => each === query.get('likes')),
    maxPrice: typedAmount(query.get('under') ?? '', currency) ?? undefined,
    by: isPlainDate(day) && day > today ? day : undefined,
  }
}

function definedOnly(chosen: Chosen) {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) as Partial<{
    [Key in keyof Chosen]: NonNullable<Chosen[Key]>
  }>
}

/** With a taste, the answer that each gift fits. What all of them fit tells none apart. */
function reasonsOf(gifts: Found['gifts'], { taste, recipient }: Chosen, { t }: LoadContext) {
  if (!taste) return []
  const suits = recipient && t('finder.for', { recipient: t(`finder.recipient.${recipient}`) })
  const reasons = gifts.map(({ interest }) => (interest ? t(`finder.taste.${interest}`) : suits))
  return new Set(reasons).size > 1 ? reasons : []
}

function arrivalOf({ arrival }: Found['gifts'][number], { t, locale }: LoadContext): string {
  if (arrival.method === 'none') return t('finder.notSent')
  const date = unbrokenDates(formatDate(locale, arrival.day, 'short'))
  return t(arrival.method === 'express' ? 'finder.express' : 'finder.arrives', { date })
}

function sentenceOf(chosen: Chosen, prices: Found['prices'], today: PlainDate, context: LoadContext): Menu[] {
  const { t } = context
  const menus = {
    recipient: menu(
      'for',
      chosen.recipient,
      t('finder.anyone'),
      recipientChoices(context),
      t('finder.field.recipient'),
    ),
    taste: menu('likes', chosen.taste, t('finder.anything'), tasteChoices(context), t('finder.field.taste')),
    budget: budgetMenu(chosen.maxPrice, prices, context),
    by: dayMenu(chosen.by, today, context),
  }
  // The names of the menus are placeholders for their values, so that each language keeps its own order.
  const marks = Object.fromEntries(Object.keys(menus).map((name) => [name, `\u0000${name}\u0000`]))
  const parts = t('finder.sentence', marks as Record<keyof typeof menus, string>)
    .replaceAll(/[\u2066-\u2069]/g, '')
    .split('\u0000')
  const marksAtStart = /^\p{P}*/u
  return parts.flatMap((part, at) =>
    at % 2 === 0
      ? []
      : [
          {
            ...menus[part as keyof typeof menus],
            before: parts[at - 1]!.replace(marksAtStart, '').trim(),
            after: marksAtStart.exec(parts[at + 1]!)![0],
          },
        ],
  )
}

function menu(
  field: Field,
  chosen: string | undefined,
  open: string,
  choices: Choice[],
  label: string,
): Omit<Menu, 'before' | 'after'> {
  return {
    field,
    label,
    chosen: chosen ?? '',
    choices: [{ value: '', label: open }, ...choices],
  }
}

function recipientChoices({ t }: LoadContext): Choice[] {
  return recipients.map((value) => ({ value, label: t(`finder.recipient.${value}`) }))
}

function tasteChoices({ t }: LoadContext): Choice[] {
  return tastes.map((value) => ({ value, label: t(`finder.taste.${value}`) }))
}

function budgetMenu(
  maxPrice: number | undefined,
  prices: Found['prices'],
  { t, country, locale }: LoadContext,
): Omit<Menu, 'before' | 'after'> {
  const currency = currencyOf(country)
  const range = prices && { min: prices.min.minor, max: prices.max.minor }
  const budgets = range ? budgetsIn(range, currencyDecimals[currency]) : []
  const amounts = [...new Set([...budgets, ...(maxPrice === undefined ? [] : [maxPrice])])].sort(
    (a, b) => a - b,
  )
  const choices = amounts.map((minor) => ({
    value: priceText(minor, currency),
    label: t('finder.budget', { price: formatRoundMoney(locale, money(minor, currency)) }),
  }))
  const chosen = maxPrice === undefined ? undefined : priceText(maxPrice, currency)
  return menu('under', chosen, t('finder.anyBudget'), choices, t('finder.field.budget'))
}

function nextOccasions(today: PlainDate, { t, country, locale, settings }: LoadContext) {
  const language = { t, locale, home: settings.homeLocale }
  return occasionCalendar(settings)
    .next(country, today)
    .map((next) => onKnownDay({ ...next, name: occasionName(next, language) }, t))
}

/** From so many days before it on, an occasion is named above the gifts. */
const nearDays = 40

function nearOccasion(today: PlainDate, context: LoadContext) {
  const { country, settings } = context
  const { mayLead } = occasionCalendar(settings)
  const next = nextOccasions(today, context).find(
    ({ occasion, givenOn }) => givenOn > today && mayLead(occasion, country),
  )
  return next && next.givenOn <= addDays(today, nearDays) ? next : null
}

function soonLink(
  { givenOn, name }: NonNullable<ReturnType<typeof nearOccasion>>,
  context: LoadContext,
): Way {
  const date = formatDate(context.locale, givenOn, 'short')
  return {
    label: context.t('finder.soon', { date, occasion: name }),
    // Replaces a day that has passed.
    path: pathWith('by', givenOn, context),
  }
}

function pathWith(name: string, value: string, { path, query }: LoadContext): string {
  const answers = new URLSearchParams(query)
  answers.set(name, value)
  return `${path}?${answers}`
}

/** Addresses have no empty answers, and the sentence may begin with a day. */
const anyDay = 'any'
const soonDays = [3, 7, 14]
const mostOccasions = 5

/** In order. An occasion that lasts for weeks, like Advent, may have begun: its day is past. */
export function daysToChoose(today: PlainDate, days: readonly PlainDate[]): PlainDate[] {
  const soon = soonDays.map((count) => addDays(today, count))
  return [...new Set([...soon, ...days])].filter((day) => day > today).sort()
}

/** The next occasions of the market, days of the next weeks, and the chosen day. */
function dayMenu(
  by: PlainDate | undefined,
  today: PlainDate,
  context: LoadContext,
): Omit<Menu, 'before' | 'after'> {
  const { t, locale } = context
  const occasions = nextOccasions(today, context).slice(0, mostOccasions)
  const names = new Map(occasions.map(({ givenOn, name }) => [givenOn, name]))
  const choices = daysToChoose(today, [...names.keys(), ...(by ? [by] : [])]).map((day) => {
    const [date, occasion] = [formatDate(locale, day, 'short'), names.get(day)]
    return {
      value: day,
      label: occasion ? t('finder.byOccasion', { date, occasion }) : t('finder.by', { date }),
    }
  })
  const open = { value: anyDay, label: t('finder.anyDay') }
  const named = menu('by', by ?? anyDay, open.label, choices, t('finder.field.by'))
  return { ...named, choices: [open, ...choices] }
}
