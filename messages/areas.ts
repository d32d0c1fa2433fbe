// Which texts the browser fetches with which screens: most visits need few of them. What stands in no area comes
// with every page, in the area `shell`.
export const areas = {
  home: ['home', 'hero'],
  list: ['list', 'sort'],
  product: ['product', 'rating'],
  giving: ['gift', 'delivery', 'facts', 'sizes'],
  closer: ['zoom', 'share'],
  reviews: ['reviews'],
  pages: ['content', 'sitemap'],
  shelf: ['wishlist', 'recent', 'recommended'],
  // The questions that a page asks beside its content.
  consent: ['consent', 'market'],
  /** Pages of errors, and where the shop could not be reached on the way to an order. */
  lost: ['lost'],
  /** What follows an order: cancelling, returns, reviews, papers. */
  aftercare: ['after'],
  cart: ['cart'],
  /** What a cart and an order come to. */
  sums: ['totals', 'shipping', 'payment'],
  checkout: ['checkout', 'address'],
  /** When a parcel is to be there, and its card. */
  wishes: ['wishes'],
  /** An order for several people. */
  several: ['several'],
  /** For whoever received a gift. */
  present: ['present'],
  order: ['order'],
  track: ['track'],
  contact: ['contact'],
  account: ['account'],
  /** What stands around each page of the account, and before it. */
  ways: [],
  points: ['points'],
  /** In the foot of every page, after it. */
  newsletter: ['newsletter'],
  footer: [],
  people: ['people'],
  restock: ['restock'],
} as const

export type Area = keyof typeof areas
export type TextArea = Area | 'shell'

export const textAreas: readonly TextArea[] = ['shell', ...(Object.keys(areas) as Area[])]

/** What the card of a product says, in every list. */
const onCards = new Set(['product.fewLeft', 'product.personalisable', 'product.soldOut', 'wishlist.toggle'])

/** What an order says in the words of the cart and the checkout. */
const onOrders = new Set([
  'address.email',
  'cart.close',
  'cart.fewer',
  'cart.more',
  'cart.personalText',
  'cart.quoted',
  'cart.times',
  'cart.withoutText',
  'cart.wrap',
  'checkout.remarkSection',
  'checkout.shipping',
])

/** What the page of an order says before the order is there. */
const beforeOrders = new Set([
  'order.failed',
  'order.failedText',
  'order.loading',
  'order.locked',
  'order.retry',
  'order.title',
])

/** What the ways through the account are called, and its gate. */
const aroundAccount = new Set([
  'account.addresses',
  'account.coupons',
  'account.gate',
  'account.hello',
  'account.loading',
  'account.orders',
  'account.overview',
  'account.points',
  'account.settings',
  'account.signOut',
  'account.title',
  'people.title',
])

/** What the pages of errors say, beside what every page says where it cannot go on. */
const onErrorPages = new Set([
  'error.checkAddress',
  'error.checkOrder',
  'error.notFound',
  'error.oops',
  'error.server',
  'error.tryAgain',
  'error.unknownPath',
])

/** What only the footer and the site map say. */
const inFooter = new Set([
  'footer.about',
  'footer.aboutUs',
  'footer.affiliate',
  'footer.blog',
  'footer.cart',
  'footer.cookies',
  'footer.posy',
  'footer.sitemap',
  'footer.yours',
])

/** What the server alone writes, for pages whose scripts do not run. */
const onServer = new Set(['error.incomplete', 'error.noScript'])

/** What is said all over the shop. */
const anywhere = new Set(['address.problem.required', 'cart.retry', 'track.title'])

/** 'server' for a text that no browser fetches. */
export function areaOf(key: string): TextArea | 'server' {
  const part = key.split('.', 1)[0] ?? ''
  if (anywhere.has(key)) return 'shell'
  if (onServer.has(key)) return 'server'
  if (onErrorPages.has(key)) return 'lost'
  if (inFooter.has(key)) return 'footer'
  if (onOrders.has(key)) return 'sums'
  if (beforeOrders.has(key)) return 'track'
  if (aroundAccount.has(key)) return 'ways'
  const named = Object.entries(areas).find(([, parts]) => (parts as readonly string[]).includes(part))
  return named && !onCards.has(key) ? (named[0] as Area) : 'shell'
}
