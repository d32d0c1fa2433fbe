// Database rows of pages, posts and reviews.
import { newId } from '#data/ids.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { pageOrder, readSampleContent } from './content.ts'
import { sampleReviews } from './reviews.ts'
import { slugsOf } from './slugs.ts'

export function contentRows(now: number, productIds: ReadonlyMap<string, string>) {
  const written = readSampleContent()
  const slugs = slugsOf(written)
  return {
    content: written
      .filter(({ locale }) => locale === 'us')
      .map(({ key, post, picture }) => ({
        key,
        kind: post ? 'post' : 'page',
        position: Math.max(0, pageOrder.indexOf(key as (typeof pageOrder)[number])),
        picture: picture ?? null,
        published_at: post ? new Date(`${post}T08:00:00Z`) : new Date(now),
        updated_at: new Date(now),
      })),
    content_text: written.map(({ key, locale, title, summary, body }, at) => ({
      content_key: key,
      locale,
      title,
      summary,
      body,
      slug: slugs[at],
    })),
    review: sampleReviews.map(({ product, author, stars, daysAgo, locale, text }) => ({
      id: newId(now),
      product_id: productIds.get(product),
      order_id: null,
      locale,
      author,
      stars,
      text,
      status: 'shown',
      written_at: new Date(now - daysAgo * dayMs),
    })),
  }
}
