// Structured data of pages and posts for search engines: schema.org as JSON-LD.
import type { Article, FAQPage, Organization, Question, WithContext } from 'schema-dts'
import type { Output } from '#api/call.ts'

const context = 'https://schema.org'

/** `path` includes the language's prefix; `shop` is the shop's name. */
export function articleData(
  { title, summary, picture, publishedAt, updatedAt }: Output<'catalog.content'>,
  path: string,
  shop: string,
): WithContext<Article> {
  const publisher: Organization = { '@type': 'Organization', name: shop, logo: '/favicon.svg' }
  return {
    '@context': context,
    '@type': 'Article',
    headline: title,
    description: summary,
    url: path,
    mainEntityOfPage: path,
    datePublished: new Date(publishedAt).toISOString(),
    dateModified: new Date(updatedAt).toISOString(),
    author: publisher,
    publisher,
    ...(picture && { image: [`/media/${picture.name}-1200.webp`] }),
  }
}

/** Every h3 is a question; the text up to the next heading is its answer. Returns null without questions. */
export function questionsData(html: string): WithContext<FAQPage> | null {
  const questions = [...html.matchAll(/<h3>(.*?)<\/h3>(.*?)(?=<h[23]>|$)/gs)].map(
    ([, question = '', answer = '']): Question => ({
      '@type': 'Question',
      name: plainText(question),
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    }),
  )
  if (questions.length === 0) return null
  return { '@context': context, '@type': 'FAQPage', mainEntity: questions }
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** Removes tags and decodes the entities that the sanitiser writes. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
