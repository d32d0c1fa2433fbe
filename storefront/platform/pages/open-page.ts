// Everything a page needs before it can be rendered at once: its screen's code and its texts.
import type { Route } from './route.ts'
import type { Page } from './page.ts'
import { localePath } from './locale-path.ts'
import type { Screen } from '../navigation/screens.ts'

/** The screen of a page, its code loaded. `errorRoute` shows what no route of the table does. */
export async function openScreen(routes: readonly Route[], errorRoute: Route, page: Page): Promise<Screen> {
  const route = routes.find(({ name }) => name === page.name) ?? errorRoute
  const { default: Component } = await route.screen()
  const key = localePath(page.locale, page.path)
  return { key, page, Component, keep: route.keep ?? false, layout: route.layout, scroll: 0 }
}
