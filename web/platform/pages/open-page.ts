// Loads the code and messages that a page needs for rendering.
import type { Route } from './route.ts'
import type { Page } from './page.ts'
import { localePath } from './locale-path.ts'
import type { Screen } from '../navigation/screens.ts'

/**
 * Screen of a page, with its code loaded. `errorRoute` serves pages whose name is not in the table. `loadedAt`: when the
 * page's data arrived, in milliseconds.
 */
export async function openScreen(
  routes: readonly Route[],
  errorRoute: Route,
  page: Page,
  loadedAt: number,
): Promise<Screen> {
  const route = routes.find(({ name }) => name === page.name) ?? errorRoute
  const { default: Component } = await route.screen()
  const key = localePath(page.locale, page.path)
  return {
    key,
    page,
    Component,
    keep: route.keep ?? false,
    layout: page.status === 404 ? undefined : route.layout,
    scroll: 0,
    loadedAt,
  }
}
