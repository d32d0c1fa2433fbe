// Assigns texts to areas. The browser fetches only the areas of its screens, because most visits need few texts.
// Texts without an area belong to `shell`, which every page loads.
export const areas = {
  home: ['home', 'hero'],
  list: ['list', 'sort'],
  product: ['product', 'rating'],
  giving: ['gift', 'delivery', 'facts', 'sizes'],
  closer: ['zoom', 'share'],
  reviews: ['reviews'],
  pages: ['content', 'sitemap'],
  savedProducts: ['wishlist', 'recent', 'recommended'],
  // Consent and market questions beside the page content.
  consent: ['consent', 'market'],
  /** Error pages, and connection errors before an order. */
  lost: ['lost'],
  /** After an order: cancellation, returns, reviews, documents. */
  aftercare: ['after'],
  cart: ['cart'],
  /** Totals of carts and orders. */
  sums: ['totals', 'shipping', 'payment'],
  checkout: ['checkout', 'address'],
  /** Delivery date and card of a parcel. */
  wishes: ['wishes'],
  /** Orders for several recipients. */
  several: ['several'],
  /** Pages for the recipient of a gift. */
  present: ['present'],
  order: ['order'],
  track: ['track'],
  contact: ['contact'],
  account: ['account'],
  /** Navigation of the account pages, and the sign-in page before them. */
  ways: [],
  points: ['points'],
  /** Sign-up form in the footer, loaded after the page. */
  newsletter: ['newsletter'],
  footer: [],
  people: ['people'],
  restock: ['restock'],
} as const

export type Area = keyof typeof areas
export type TextArea = Area | 'shell'

export const textAreas: readonly TextArea[] = ['shell', ...(Object.keys(areas) as Area[])]

/** Texts of product cards in all lists. */
const onCards = new Set(['product.fewLeft', 'product.personalisable', 'product.soldOut', 'wishlist.toggle'])

/** Texts of cart and checkout that orders also use. */
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

/** Texts of an order page before the order is loaded. */
const beforeOrders = new Set([
  'order.failed',
  'order.failedText',
  'order.loading',
  'order.locked',
  'order.retry',
  'order.title',
])

/** Texts of the account navigation and its sign-in page. */
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

/** Texts of error pages, except those for errors on any page. */
const onErrorPages = new Set([
  'error.checkAddress',
  'error.checkOrder',
  'error.notFound',
  'error.oops',
  'error.server',
  'error.tryAgain',
  'error.unknownPath',
])

/** Texts only of the footer and the site map. */
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

/** Texts only for the server, for pages without running scripts. */
const onServer = new Set(['error.incomplete', 'error.noScript'])

/** Texts used in the whole shop. */
const inShell = new Set(['address.problem.required', 'cart.retry', 'track.title'])

/** Area of a message key; 'server' for texts that no browser fetches. */
export function areaOf(key: string): TextArea | 'server' {
  const part = key.split('.', 1)[0] ?? ''
  if (inShell.has(key)) return 'shell'
  if (onServer.has(key)) return 'server'
  if (onErrorPages.has(key)) return 'lost'
  if (inFooter.has(key)) return 'footer'
  if (onOrders.has(key)) return 'sums'
  if (beforeOrders.has(key)) return 'track'
  if (aroundAccount.has(key)) return 'ways'
  const areaEntry = Object.entries(areas).find(([, parts]) => (parts as readonly string[]).includes(part))
  return areaEntry && !onCards.has(key) ? (areaEntry[0] as Area) : 'shell'
}
