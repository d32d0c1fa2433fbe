// Where the code of the screens lies that few visits come to. In a file of its own, since the addresses of each
// screen's files would weigh on the first view of every page.
export const account = () => import('./features/account/AccountScreen.tsx')
export const contact = () => import('./features/contact/ContactScreen.tsx')
export const wishlist = () => import('./features/wishlist/WishlistScreen.tsx')
export const recentlyViewed = () => import('./features/recently-viewed/RecentlyViewedScreen.tsx')
export const newsletter = () => import('./features/newsletter/NewsletterScreen.tsx')
export const sitemap = () => import('./features/sitemap/SitemapScreen.tsx')
export const orderDetail = () => import('./features/order/OrderDetailScreen.tsx')
export const trackOrder = () => import('./features/order/TrackOrderScreen.tsx')
export const gift = () => import('./features/gift/GiftScreen.tsx')
export const notFound = () => import('./features/errors/NotFoundScreen.tsx')
export const error = () => import('./features/errors/ErrorScreen.tsx')
