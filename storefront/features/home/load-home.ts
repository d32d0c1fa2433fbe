// Loads the home page: occasions with their order-by days, products, categories and reviews.
import { addDays, plainDateIn, timeZones, type PlainDate } from '#domain/calendar/calendar.ts'
import type { Category, Picture, ProductCard } from '#domain/catalog/catalog.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import { giftYear, type YearMonth } from '#domain/customers/gift-year.ts'
import { inLanguage } from '#domain/markets/locale.ts'
import { isSampleShop } from '#domain/settings/settings.ts'
import { catalogSections, type CatalogSection, type Texts } from '#domain/settings/content.ts'
import { leadingOccasion } from '#domain/calendar/season.ts'
import { chooseTiles, type CategoryTile } from '../../shared/category-tiles/choose-tiles.ts'
import { finderTexts, type FinderTexts } from '../../shared/finder-texts.ts'
import { productTags } from '../../shared/products/product-tags.ts'
import { shopData } from '../../shared/products/structured-data.ts'
import { everydayHero, heroOf, type Hero } from '../../shared/scenes/hero-pictures.ts'
import type { OccasionScene } from './occasion-scene.ts'
import { giftYearTexts, type ShownMonth } from '#messages/gift-year-texts.ts'
import { formatDate } from '#messages/format.ts'
import { isKnownByAll, occasionDayText, onKnownDay } from '#messages/known-day.ts'
import { orderByLines } from '#messages/order-by-lines.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { occasionName, occasionTexts } from '#messages/occasion-texts.ts'
import { occasionDates } from './occasion-dates.ts'
import type { DatedOccasion } from './dated-occasion.ts'
import { shareImage } from '#web/platform/pages/share-image.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import type { LoadContext, Loaded } from '#web/platform/pages/route.ts'
import { loadLatestReviews, type ReviewOfProduct } from '../../shared/reviews/load-reviews.ts'

/** What a card of an occasion shows. */
export type ShownOccasion = Omit<DatedOccasion, 'until' | 'givenOn' | 'category'>

export type HomeData = {
  /** The leading occasion and the next ones that have products and that an order still reaches, by date. */
  readonly occasions: readonly ShownOccasion[]
  /** Occasions of the next twelve months after `occasions`; empty in a shop without products. */
  readonly year: readonly ShownMonth[]
  /** The occasion of the first picture and of the shop's theme; null while none is near. */
  readonly lead: OccasionScene | null
  /** The occasion of the second picture: within eighty days, and an order of today still arrives in time. */
  readonly other: OccasionScene | null
  /** The picture without `lead`. */
  readonly hero: Hero | null
  /** The newest products. */
  readonly fresh: readonly ProductCard[]
  readonly best: readonly ProductCard[]
  readonly categories: readonly CategoryTile[]
  readonly reviews: readonly ReviewOfProduct[]
  /** Name of the list of all products. */
  readonly everything: string
  readonly finder: FinderTexts
  readonly sections: readonly ShownSection[]
}

/** A section in the language of the page. */
export type ShownSection = { readonly kind: CatalogSection } | ShownBanner

export type ShownBanner = Readonly<Record<'title' | 'text' | 'button' | 'path', string>> & {
  readonly kind: 'banner'
  readonly picture: Picture | null
}

function sectionsIn({
  settings: { home, homeLocale },
  locale,
}: Pick<LoadContext, 'settings' | 'locale'>): ShownSection[] {
  const textOf = (texts: Texts) => inLanguage(texts, locale, homeLocale) ?? ''
  return (home ?? catalogSections.map((kind) => ({ kind }))).map((section) => {
    if (section.kind !== 'banner') return section
    const { picture, title, text, button, ...banner } = section
    return {
      ...banner,
      title: textOf(title),
      text: textOf(text),
      button: textOf(button),
      picture: picture && { ...picture, alt: '' },
    }
  })
}

const maxOccasions = 3
/** The second period counts only without an occasion in the first. */
const otherDays = [60, 80] as const
const maxNew = 4
const maxBest = 8
const maxReviews = 3

export async function loadHome({
  read,
  country,
  locale,
  now,
  t,
  settings,
}: LoadContext): Promise<Loaded<HomeData>> {
  const today = plainDateIn(now, timeZones[country])
  const [{ newest, bestSelling }, allCategories, latestReviews] = await Promise.all([
    read('catalog.recommended', { day: today }),
    read('catalog.categories', {}),
    loadLatestReviews({ read, settings, locale }),
  ])
  const keys = allCategories.map(({ key }) => key)
  const addresses = new Map(allCategories.map(({ key, address }) => [key, address]))
  const calendar = occasionCalendar(settings)
  const language = { t, locale, home: settings.homeLocale }
  const first = leadingOccasion(settings, country, now, keys)
  const coming = calendar
    .next(country, today)
    .filter(
      ({ occasion, category, date }) =>
        keys.includes(category) && (date > today || occasion === first?.occasion),
    )
  const occasions = coming.map(({ texts, ...next }) => ({
    ...occasionDates(settings.shipping, next, country, now),
    name: occasionName({ ...next, ...(texts && { texts }) }, language),
    address: addresses.get(next.category) ?? next.category,
  }))
  const categories = chooseTiles(allCategories, calendar)
  const { fresh, best, reviews } = withoutRepeats(newest, bestSelling, latestReviews, categories)
  const others = occasions.filter(({ category }) => category !== first?.category)
  const [soonest, later] = otherDays.map((days) =>
    secondOf(
      others.filter(({ date }) => date <= addDays(today, days)),
      (occasion) => calendar.mayLead(occasion, country),
    ),
  )
  const next = soonest ?? later
  // The photographs are the sample shop's. An empty shop has the name, and not the photographs.
  const isSample = isSampleShop(settings) && fresh.length > 0
  const everyday = isSample ? everydayHero : ownHero(fresh.find(({ picture }) => picture)?.picture)
  const season = calendar.seasonOf(first?.occasion ?? null) ?? 'everyday'
  const sceneOf = async (occasion: string): Promise<OccasionScene> => {
    const at = coming.findIndex((each) => each.occasion === occasion)
    const { title, text } = occasionTexts(coming[at]!, isSample, language)
    const dated = occasions[at]!
    const hero = isSample ? heroOf(occasion) : ownHero(await pictureIn(dated.category, allCategories, read))
    return { ...notesOf(dated, { locale, t }), season, title, text, hero }
  }
  const lead = first && (await sceneOf(first.occasion))
  const hero = lead ? lead.hero : everyday
  const soon = occasions
    .filter(({ occasion, date, lateBy }) => date > today && (lateBy === null || occasion === first?.occasion))
    .slice(0, maxOccasions)
  const year = laterMonths(giftYear(calendar, country, today), soon.at(-1)?.date ?? today)
  const data = {
    occasions: soon.map((dated) => shownOccasion(onKnownDay(dated, t))),
    year: fresh.length > 0 ? giftYearTexts(year, language) : [],
    lead,
    other: next ? lowerScene(await sceneOf(next.occasion)) : null,
    hero: lead ? null : hero,
    fresh: fresh.map(belowTheFold),
    best: best.map(belowTheFold),
    categories,
    reviews,
    everything: t('list.everything'),
    finder: finderTexts(t),
    sections: sectionsIn({ settings, locale }),
  }
  const head = {
    title: '',
    description: t('home.description', settings),
    ...(hero && { image: shareImage(hero.picture.name, lead?.name ?? t('hero.everyday.title')) }),
    jsonLd: shopData(localePath(locale, '/'), settings),
  }
  return { data, head, tags: ['catalogue', 'content', ...productTags([...fresh, ...best])] }
}

/** The nearest that may lead, else the nearest small one with time for a personal gift. */
function secondOf<Dates extends Pick<DatedOccasion, 'occasion' | 'standardBy' | 'expressBy' | 'lateBy'>>(
  near: readonly Dates[],
  mayLead: (occasion: string) => boolean,
): Dates | undefined {
  return (
    near.find(({ occasion, lateBy }) => lateBy === null && mayLead(occasion)) ??
    near.find(({ standardBy, expressBy }) => standardBy ?? expressBy)
  )
}

/** Its day, unless everybody knows it and the last day to order is there. */
function notesOf(
  dated: DatedOccasion,
  { locale, t }: Pick<LoadContext, 'locale' | 't'>,
): Pick<OccasionScene, 'name' | 'address' | 'day' | 'orderBy'> {
  const { occasion, address, today, lateBy } = dated
  const { standard, express } = orderByLines(dated, today, { locale, t })
  const late = lateBy && t('home.orderLate', { date: unbrokenDates(formatDate(locale, lateBy, 'weekday')) })
  const orderBy = standard ?? express ?? late
  const isKnown = orderBy !== null && isKnownByAll(occasion)
  const day = isKnown ? null : occasionDayText(dated, today, t, (each) => formatDate(locale, each))
  return { name: onKnownDay(dated, t).name, address, day, orderBy }
}

const fewestEntries = 3

/** The year after the occasions that the page shows as cards; the whole year if little is left. */
function laterMonths(months: readonly YearMonth[], day: PlainDate): readonly YearMonth[] {
  const later = months.map(({ first, entries }) => ({
    first,
    entries: entries.filter(({ date }) => date > day),
  }))
  const start = later.findIndex(({ entries }) => entries.length > 0)
  const left = later.reduce((sum, { entries }) => sum + entries.length, 0)
  return left < fewestEntries ? months : later.slice(start)
}

/** A merchant's picture of a product or category. It may show letters, so it is not mirrored. */
function ownHero(picture: Picture | null | undefined): Hero | null {
  return picture ? { picture: { ...picture, alt: '' }, shape: 'square', ground: 'blush' } : null
}

/** The picture of a category, or of the first product in it that has one. */
async function pictureIn(
  key: string,
  categories: readonly Category[],
  read: LoadContext['read'],
): Promise<Picture | null | undefined> {
  const own = categories.find((category) => category.key === key)?.picture
  if (own) return own
  const { products } = await read('catalog.list', { category: key })
  return products.find(({ picture }) => picture)?.picture
}

/** New products, best sellers and reviews that the page does not show above them. */
function withoutRepeats(
  newest: readonly ProductCard[],
  bestSelling: readonly ProductCard[],
  latestReviews: readonly ReviewOfProduct[],
  categories: HomeData['categories'],
): Pick<HomeData, 'fresh' | 'best' | 'reviews'> {
  const pictureNames = new Set(categories.map(({ picture }) => picture?.name))
  const fresh = repeatsLast(
    newest,
    ({ picture, stock }) => stock === 'out' || pictureNames.has(picture?.name),
  ).slice(0, maxNew)
  const productKeys = new Set(fresh.map(({ key }) => key))
  const isShown = ({ key }: ProductCard): boolean => productKeys.has(key)
  // A shop with few products does not show them twice.
  const best = bestSelling.every(isShown) ? [] : repeatsLast(bestSelling, isShown).slice(0, maxBest)
  for (const { key } of best) productKeys.add(key)
  const reviews = repeatsLast(latestReviews, ({ productKey }) => productKeys.has(productKey)).slice(
    0,
    maxReviews,
  )
  // The first review has the most stars.
  const byRating = reviews.toSorted((a, b) => b.stars - a.stars)
  return { fresh, best, reviews: byRating.map(belowTheFold) }
}

/** Items that the page already shows come last: only a small shop needs them to fill its lists. */
function repeatsLast<Item>(items: readonly Item[], isRepeat: (item: Item) => boolean): Item[] {
  return [...items.filter((item) => !isRepeat(item)), ...items.filter(isRepeat)]
}

function shownOccasion({
  until: _until,
  givenOn: _day,
  category: _key,
  ...shown
}: DatedOccasion): ShownOccasion {
  return shown
}

function belowTheFold<Shown extends { readonly picture: Picture | null }>(shown: Shown): Shown {
  return { ...shown, picture: shown.picture && withoutPlaceholder(shown.picture) }
}

function lowerScene(scene: OccasionScene): OccasionScene {
  const { hero } = scene
  return { ...scene, hero: hero && { ...hero, picture: withoutPlaceholder(hero.picture) } }
}

/** Far below the first view the colour of the ground is enough until the photograph loads. */
function withoutPlaceholder(picture: Picture): Picture {
  return { ...picture, placeholder: '' }
}
