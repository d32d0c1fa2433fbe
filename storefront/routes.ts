// Route table: path, loader and screen of every page.
import { route, type Route } from '#web/platform/pages/route.ts'

type RareScreens = typeof import('./rare-screens.ts')

/** The screen of that name. Its code and the list of the others load together. */
const rare = <Name extends keyof RareScreens>(name: Name) =>
  (async () => (await import('./rare-screens.ts'))[name]()) as RareScreens[Name]

const account = {
  screen: rare('account'),
  screenOf: 'account',
  robots: 'noindex',
} as const
/** Pages that list orders: an order's pictures move back to them. */
const orderList = { ...account, keep: true } as const

/** Query keys of a list, which list-filters.ts reads. */
const listQuery = ['sort', 'min', 'max', 'category', 'tag', 'page'] as const

/** Only with `npm run dev`; builds do not contain it. */
const development = import.meta.env?.DEV
  ? [
      route({
        name: 'style-guide',
        path: '/_style',
        screen: () => import('./features/style-guide/StyleGuide.tsx'),
        robots: 'noindex',
      }),
    ]
  : []

export const routes: readonly Route[] = [
  route({
    name: 'home',
    path: '/',
    load: () => import('./features/home/load-home.ts').then((file) => file.loadHome),
    screen: () => import('./features/home/HomeScreen.tsx'),
    keep: true,
  }),
  route({
    name: 'cart',
    path: '/cart',
    screen: () => import('./features/cart/CartScreen.tsx'),
    title: 'cart.title',
    robots: 'noindex',
  }),
  route({
    name: 'checkout',
    path: '/checkout',
    screen: () => import('./features/checkout/CheckoutScreen.tsx'),
    title: 'checkout.title',
    robots: 'noindex',
    layout: 'customer',
  }),
  route({
    name: 'category',
    path: '/classify/{classify}',
    load: () => import('./features/category/load-category.ts').then((file) => file.loadCategory),
    screen: () => import('./features/category/CategoryScreen.tsx'),
    query: listQuery,
    keep: true,
  }),
  route({
    name: 'search',
    path: '/search',
    load: () => import('./features/search/load-search.ts').then((file) => file.loadSearch),
    screen: () => import('./features/search/SearchScreen.tsx'),
    query: ['query', 'q', ...listQuery],
    keep: true,
  }),
  route({
    name: 'gift-finder',
    path: '/gift-finder',
    load: () => import('./features/gift-finder/load-gift-finder.ts').then((file) => file.loadGiftFinder),
    screen: rare('giftFinder'),
    query: ['for', 'likes', 'under', 'by', 'all'],
  }),
  route({
    name: 'bulk-gifts',
    path: '/bulk-gifts',
    load: () => import('./features/bulk-gifts/load-bulk-gifts.ts').then((file) => file.loadBulkGifts),
    screen: rare('bulkGifts'),
  }),
  route({
    name: 'product',
    path: '/{key}',
    load: () => import('./features/product/load-product.ts').then((file) => file.loadProduct),
    screen: () => import('./features/product/ProductScreen.tsx'),
    query: ['preview', 'variant'],
    keep: true,
  }),
  route({
    name: 'content',
    path: '/rich/{key}',
    load: () => import('./features/content/load-content.ts').then((file) => file.loadContent),
    screen: () => import('./features/content/ContentScreen.tsx'),
  }),
  route({
    name: 'contact',
    path: '/contact-us',
    load: () => import('./features/contact/load-contact.ts').then((file) => file.loadContact),
    screen: rare('contact'),
  }),
  route({
    name: 'wishlist',
    path: '/wishlist',
    screen: rare('wishlist'),
    title: 'wishlist.title',
    robots: 'noindex',
  }),
  route({
    name: 'recently-viewed',
    path: '/recently-viewed',
    load: () =>
      import('./features/recently-viewed/load-recently-viewed.ts').then((file) => file.loadRecentlyViewed),
    screen: rare('recentlyViewed'),
  }),
  route({
    name: 'newsletter',
    path: '/newsletter',
    load: () => import('./features/newsletter/load-newsletter.ts').then((file) => file.loadNewsletter),
    screen: rare('newsletter'),
  }),
  route({
    name: 'sitemap',
    path: '/sitemap',
    load: () => import('./features/sitemap/load-sitemap.ts').then((file) => file.loadSitemap),
    screen: rare('sitemap'),
  }),
  route({
    name: 'order-detail',
    path: '/orderDetail',
    screen: rare('orderDetail'),
    title: 'order.title',
    robots: 'noindex',
  }),
  route({
    name: 'track-order',
    path: '/trackOrder',
    screen: rare('trackOrder'),
    title: 'track.title',
    robots: 'noindex',
  }),
  route({
    name: 'gift',
    path: '/gift',
    screen: rare('gift'),
    title: 'present.title',
    robots: 'noindex',
    layout: 'customer',
  }),
  route({ ...account, name: 'address-book', path: '/user/address', title: 'account.addresses' }),
  route({ ...orderList, name: 'account', path: '/user/center', title: 'account.title' }),
  route({ ...account, name: 'coupons', path: '/user/coupon', title: 'account.coupons', query: ['tab'] }),
  route({
    ...orderList,
    name: 'orders',
    path: '/user/order',
    title: 'account.orders',
    query: ['tab', 'page'],
  }),
  route({ ...account, name: 'points', path: '/user/points', title: 'account.points', query: ['page'] }),
  route({ ...account, name: 'people', path: '/user/people', title: 'people.title' }),
  route({ ...account, name: 'settings', path: '/user/setting', title: 'account.settings' }),
  route({
    name: 'not-found',
    path: '/error/404',
    screen: rare('notFound'),
    title: 'error.notFound',
    robots: 'noindex',
    layout: 'customer',
  }),
  ...development,
]

/** Shows errors at any address; has no address of its own. */
export const errorRoute: Route = route({
  name: 'error',
  path: '',
  screen: rare('error'),
  layout: 'customer',
})
