// Operations catalog.content, catalog.posts and shop.pages: a page or post, the posts, the addresses of the pages.
import { z } from 'zod'
import { loadContent, type StoredContent } from '#data/catalog/content.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { refuse } from '#domain/refusal.ts'
import { renderRichText } from '#services/content/rich-text.ts'
import { withMissed } from '../catalog/current-season.ts'
import { operation } from '../operation.ts'
import { addressesShape, cardShape, keyShape, pictureShape } from '../shapes.ts'

const contentLink = z.object({
  key: z.string(),
  address: z.string().describe('The last part of its address in this language.'),
  title: z.string(),
  summary: z.string(),
  picture: pictureShape.nullable(),
  publishedAt: z.number(),
})

function linkOf(content: Omit<StoredContent, 'body'>): z.output<typeof contentLink> {
  const { key, address, title, summary, picture, publishedAt } = content
  return {
    key,
    address,
    title,
    summary,
    picture: picture && { ...picture, alt: '' },
    publishedAt,
  }
}

export const viewContentOperation = operation('catalog.content', {
  summary: 'A content page or blog post by its key or its address in any language, as sanitised HTML.',
  who: 'anyone',
  input: z.strictObject({ key: keyShape }),
  output: contentLink.extend({
    kind: z.enum(['page', 'post']),
    html: z.string(),
    updatedAt: z.number(),
    addresses: addressesShape,
    products: z.array(cardShape).describe('The products that the text links to, in its order.'),
  }),
  refusals: ['not-found'],
  async run({ key }, context) {
    const {
      db,
      catalog: { products },
      caller,
    } = context
    const content = await loadContent(db, key, caller.locale)
    if (!content) return refuse('not-found')
    const html = renderRichText(content.body)
    const currency = currencyOf(caller.country)
    const linked = await Promise.all(
      linkedKeys(html).map((each) => products.product(each, caller.locale, currency)),
    )
    const ids = [...new Set(linked.flatMap((product) => product?.id ?? []))]
    return {
      ...linkOf(content),
      kind: content.kind,
      html,
      products: withMissed(await products.cards(ids, caller.locale, currency), context),
      updatedAt: content.updatedAt,
      addresses: { handle: content.key, slugs: content.slugs },
    }
  },
})

const maxProducts = 16

/** Keys in links such as `/name-mug`; some are other pages'. */
function linkedKeys(html: string): string[] {
  return [...html.matchAll(/ href="\/([a-z0-9-]+)"/g)].slice(0, maxProducts).map(([, key]) => key!)
}

export const listPostsOperation = operation('catalog.posts', {
  summary: 'All blog posts, newest first.',
  who: 'anyone',
  output: z.array(contentLink),
  run: async (_input, { catalog, caller }) => (await catalog.content.of('post', caller.locale)).map(linkOf),
})

export const listPagesOperation = operation('shop.pages', {
  summary: 'The published pages, and `blog` if there is a blog post, with their addresses in this language.',
  who: 'anyone',
  output: z.array(z.object({ key: z.string(), address: z.string() })),
  run: (_input, { catalog, caller }) => catalog.content.pages(caller.locale),
})
