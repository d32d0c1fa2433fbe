// Loads a page or post of the merchant by its key. The key `blog` loads the list of all posts.
import { blogKey } from '#domain/content/content-record.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import type { CategoryLink, ProductCard } from '#domain/catalog/catalog.ts'
import { finderTexts, type FinderTexts } from '../../shared/finder-texts.ts'
import { isAbout, timelyFirst, timelyPosts, type Post } from '../../shared/posts/post-season.ts'
import { productTags } from '../../shared/products/product-tags.ts'
import { breadcrumbData } from '../../shared/products/structured-data.ts'
import { breakableWords } from './breakable-words.ts'
import { articleData, questionsData } from './content-data.ts'
import { deliveryDays, type DeliveryDays } from './delivery-days.ts'
import { foldQuestions, type FoldedText } from './fold-questions.ts'
import { formatMoney } from '#messages/format.ts'
import { giftCards } from './gift-cards.ts'
import { localiseLinks } from './localise-links.ts'
import { makerCards } from './maker-cards.ts'
import { postOccasion, type PostOccasion } from './post-occasion.ts'
import { readingMinutes } from './reading-minutes.ts'
import { movedPermanently, pathsOf } from '#web/platform/pages/addresses.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { shareImage } from '#web/platform/pages/share-image.ts'
import type { LoadContext, Loaded } from '#web/platform/pages/route.ts'

export type PostLink = Omit<Post, 'publishedAt'> & {
  /** The plain date in Germany, the seller's country. */
  readonly date: string
  /** The occasion that the post is about; only on the blog's page. */
  readonly topic?: string | undefined
}

export type ContentData =
  | { readonly kind: 'blog'; readonly posts: readonly PostLink[] }
  | {
      readonly kind: 'page' | 'post'
      readonly text: PostLink &
        FoldedText & {
          readonly minutes: number
          /** Of a post. */
          readonly occasion: PostOccasion | null
        }
      /** Above the questions. */
      readonly days: DeliveryDays | null
      /** At the end of a page about the shop, which presents the makers of the gifts, and of a post for any day. */
      readonly finder: FinderTexts | null
      /** Those that the text links to and does not show, then others for the occasion of a post. */
      readonly gifts: readonly ProductCard[]
      /** All gifts for the occasion of a post. */
      readonly next: { readonly path: string; readonly text: string } | null
      /** Other posts; empty for a page. */
      readonly more: readonly PostLink[]
    }

const tags = ['content'] as const
/** Other posts at the end of one: in each language two of the sample posts are in season. */
const shownPosts = 2
const shownGifts = 4

export async function loadContent(context: LoadContext): Promise<Loaded<ContentData>> {
  return context.params['key'] === blogKey ? loadBlog(context) : loadText(context)
}

async function loadBlog(context: LoadContext): Promise<Loaded<ContentData>> {
  const { read, t, locale, path } = context
  const posts = await Promise.all(
    timelyFirst(await read('catalog.posts', {}), context).map(async (post) => {
      return {
        ...linkIn(context)(post),
        topic: (await categoryOf(post, context))?.name ?? t('content.allYear'),
      }
    }),
  )
  const picture = posts.find((post) => post.picture)?.picture
  const head = {
    title: t('content.blog'),
    description: t('content.blogText'),
    ...(picture && { image: shareImage(picture.name, t('content.blog')) }),
    jsonLd: [breadcrumbData({ t, locale, path }, t('content.blog'))],
  }
  return { data: { kind: 'blog', posts }, head, tags }
}

async function loadText(context: LoadContext): Promise<Loaded<ContentData>> {
  const { read, params, locale, path, t, settings } = context
  const asked = params['key'] ?? ''
  const [content, pages] = await Promise.all([
    read('catalog.content', { key: asked }),
    read('shop.pages', {}),
  ])
  // The home language's address, or another language's.
  if (content.address !== asked) return movedPermanently(`/rich/${content.address}`)
  const { kind, key, title, summary, picture } = content
  const isPost = kind === 'post'
  const otherPosts = isPost ? (await read('catalog.posts', {})).filter((post) => post.key !== key) : []
  const body = localiseLinks(content.html, locale, pages)
  const questions = isPost ? null : questionsData(body)
  const priceOf = ({ price, from }: ProductCard): string => {
    const text = formatMoney(locale, price)
    return from ? t('price.from', { price: text }) : text
  }
  const makers = isPost ? body : makerCards(body, content.products)
  const hasMakers = makers !== body
  const cards = isPost
    ? giftCards(body, content.products, priceOf, t('post.seeGift'))
    : { html: makers, others: content.products }
  const shown = locale === 'ja' ? breakableWords(cards.html) : cards.html
  const about = isPost ? await categoryOf(content, context) : undefined
  const occasion = about ? postOccasion(about.key, context) : null
  // Where the country does not celebrate it, the shop has no list of its gifts.
  const category = occasion === null ? undefined : about
  const listed = category ? (await read('catalog.list', { category: category.key })).products : []
  const further = listed.filter(({ key }) => !content.products.some((product) => product.key === key))
  // The makers' cards show them.
  const gifts = hasMakers ? [] : [...cards.others, ...further.slice(0, shownGifts)]
  return {
    data: {
      kind,
      text: {
        ...linkIn(context)(content),
        ...(isPost ? { html: shown, themes: [] } : foldQuestions(shown)),
        minutes: readingMinutes(body),
        occasion,
      },
      days: kind === 'page' && key === 'faq' ? deliveryDays(context) : null,
      finder: hasMakers || (isPost && !category) ? finderTexts(t) : null,
      gifts,
      next: category ? nextStep(category, t) : null,
      more: timelyPosts(otherPosts, context, shownPosts).map(linkIn(context)),
    },
    head: {
      title,
      description: summary,
      paths: pathsOf(content.addresses, '/rich/'),
      ...(picture && { image: shareImage(picture.name, title) }),
      jsonLd: [
        ...(isPost ? [articleData(content, localePath(locale, path), settings.shopName)] : []),
        ...(questions ? [questions] : []),
        breadcrumbData(
          { t, locale, path },
          title,
          isPost ? { name: t('content.blog'), path: `/rich/${blogKey}` } : null,
        ),
      ],
    },
    tags: [
      ...tags,
      ...(category ? ([`list:${category.key}`] as const) : []),
      ...productTags([...content.products, ...gifts]),
    ],
  }
}

/** The category of the occasion that a post is about. */
async function categoryOf(
  post: Pick<Post, 'key' | 'picture'>,
  { read, settings }: LoadContext,
): Promise<CategoryLink | undefined> {
  const occasions = occasionCalendar(settings).categories
  const categories = await read('catalog.categories', {})
  return categories.find(({ key }) => occasions.has(key) && isAbout(post, key))
}

function nextStep({ key, name, address }: CategoryLink, t: LoadContext['t']) {
  // Names of options have no hyphen.
  const text = t('post.category', { category: name, occasion: key.replaceAll('-', '') })
  return { path: `/classify/${address}`, text }
}

/** With days in the shop's time zone. */
function linkIn({ settings }: LoadContext): (post: Post) => PostLink {
  const { timeZone } = settings.shipping.warehouse
  return ({ key, address, title, summary, picture, publishedAt }) => {
    return { key, address, title, summary, picture, date: plainDateIn(publishedAt, timeZone) }
  }
}
