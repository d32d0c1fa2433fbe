// Where the code of the screens lies that few visits come to. In a file of its own, since the addresses of each
// screen's files would weigh on the first view of every page.
export const account = () => import('./AccountScreen.tsx')
export const contact = () => import('./ContactScreen.tsx')
export const wishlist = () => import('./WishlistScreen.tsx')
export const recentlyViewed = () => import('./RecentlyViewedScreen.tsx')
export const newsletter = () => import('./NewsletterScreen.tsx')
export const sitemap = () => import('./SitemapScreen.tsx')
export const orderDetail = () => import('./OrderDetailScreen.tsx')
export const trackOrder = () => import('./TrackOrderScreen.tsx')
export const gift = () => import('./GiftScreen.tsx')
export const notFound = () => import('./NotFoundScreen.tsx')
export const error = () => import('./ErrorScreen.tsx')
