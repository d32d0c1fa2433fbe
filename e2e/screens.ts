// An address with content for every screen of the route table.
import { routes } from '#storefront/routes.ts'

const filled: Readonly<Record<string, string>> = {
  '/classify/{classify}': '/classify/easter?tag=bunny',
  '/{key}': '/name-mug',
  '/rich/{key}': '/rich/faq',
}

/** Products, categories and editorial pages have an address in each language. */
export const isTranslated = (screen: string): boolean => /^\/(classify\/|rich\/|name-mug)/.test(screen)

export const screens: readonly string[] = [
  ...routes.map(({ path }) => filled[path] ?? path),
  '/search?query=zzzzzz',
  '/rich/blog',
]
