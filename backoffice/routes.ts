// The screens of the back office. A screen is one entry here and one folder in screens/.
import type { ComponentType } from 'react'
import type { Permission } from '#domain/staff/permissions.ts'
import type { MessageKey } from '#messages/translator.ts'
import type { IconName } from '#web/ui/icons.ts'

export type ScreenProps = { readonly params: Readonly<Record<string, string>> }

/** Groups of the navigation, in their order. */
export const entryGroups = ['orders', 'catalog', 'marketing', 'shop'] as const
type EntryGroup = (typeof entryGroups)[number]

export type AdminRoute = {
  /** '/products/{id}'. */
  readonly path: string
  /** What a member needs to see the screen; 'member': nothing. */
  readonly permission: Permission | 'member'
  readonly load: () => Promise<{ default: ComponentType<ScreenProps> }>
  /** Entry of the navigation; absent for screens that are reached through another one. */
  readonly entry?: { readonly label: MessageKey; readonly icon: IconName; readonly group: EntryGroup }
}

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: '/',
    permission: 'member',
    load: () => import('./screens/dashboard/DashboardScreen.tsx'),
    entry: { label: 'admin.frame.start', icon: 'home', group: 'orders' },
  },
  {
    path: '/orders',
    permission: 'fulfilment',
    load: () => import('./screens/orders/OrdersScreen.tsx'),
    entry: { label: 'admin.orders.orders', icon: 'package', group: 'orders' },
  },
  {
    path: '/orders/_new',
    permission: 'orders',
    load: () => import('./screens/orders/NewOrderScreen.tsx'),
  },
  {
    path: '/orders/{number}',
    permission: 'fulfilment',
    load: () => import('./screens/orders/OrderScreen.tsx'),
  },
  {
    path: '/returns',
    permission: 'fulfilment',
    load: () => import('./screens/orders/ReturnsScreen.tsx'),
    entry: { label: 'admin.returns.title', icon: 'returns', group: 'orders' },
  },
  {
    path: '/reviews',
    permission: 'orders',
    load: () => import('./screens/orders/ReviewsScreen.tsx'),
    entry: { label: 'admin.reviews.title', icon: 'star', group: 'marketing' },
  },
  {
    path: '/jobs',
    permission: 'orders',
    load: () => import('./screens/orders/JobsScreen.tsx'),
    entry: { label: 'admin.jobs.title', icon: 'warning', group: 'shop' },
  },
  {
    path: '/promotions',
    permission: 'promotions',
    load: () => import('./screens/promotions/PromotionsScreen.tsx'),
    entry: { label: 'admin.promotions.title', icon: 'coupon', group: 'marketing' },
  },
  {
    path: '/promotions/_new',
    permission: 'promotions',
    load: () => import('./screens/promotions/PromotionScreen.tsx'),
  },
  {
    path: '/promotions/{key}',
    permission: 'promotions',
    load: () => import('./screens/promotions/PromotionScreen.tsx'),
  },
  {
    path: '/promotions/coupons/_new',
    permission: 'promotions',
    load: () => import('./screens/promotions/CouponScreen.tsx'),
  },
  {
    path: '/promotions/coupons/{code}',
    permission: 'promotions',
    load: () => import('./screens/promotions/CouponScreen.tsx'),
  },
  {
    path: '/customers',
    permission: 'customers',
    load: () => import('./screens/customers/CustomersScreen.tsx'),
    entry: { label: 'admin.customers.title', icon: 'user', group: 'marketing' },
  },
  {
    path: '/customers/{email}',
    permission: 'customers',
    load: () => import('./screens/customers/CustomerScreen.tsx'),
  },
  {
    path: '/newsletter',
    permission: 'customers',
    load: () => import('./screens/newsletter/NewsletterScreen.tsx'),
    entry: { label: 'newsletter.title', icon: 'mail', group: 'marketing' },
  },
  {
    path: '/newsletter/{key}',
    permission: 'customers',
    load: () => import('./screens/newsletter/IssueScreen.tsx'),
  },
  {
    path: '/setup',
    permission: 'settings',
    load: () => import('./screens/setup/SetupScreen.tsx'),
  },
  {
    path: '/settings',
    permission: 'settings',
    load: () => import('./screens/settings/SettingsScreen.tsx'),
    entry: { label: 'admin.settings.title', icon: 'settings', group: 'shop' },
  },
  {
    path: '/settings/shop',
    permission: 'settings',
    load: () => import('./screens/settings/ShopScreen.tsx'),
  },
  {
    path: '/settings/seller',
    permission: 'settings',
    load: () => import('./screens/settings/SellerScreen.tsx'),
  },
  {
    path: '/settings/payments',
    permission: 'settings',
    load: () => import('./screens/settings/PaymentsScreen.tsx'),
  },
  {
    path: '/settings/shipping',
    permission: 'settings',
    load: () => import('./screens/settings/shipping/ShippingScreen.tsx'),
  },
  {
    path: '/settings/tax',
    permission: 'settings',
    load: () => import('./screens/settings/TaxScreen.tsx'),
  },
  {
    path: '/settings/markets',
    permission: 'settings',
    load: () => import('./screens/settings/MarketsScreen.tsx'),
  },
  {
    path: '/settings/menus',
    permission: 'settings',
    load: () => import('./screens/settings/MenusScreen.tsx'),
  },
  {
    path: '/settings/occasions',
    permission: 'settings',
    load: () => import('./screens/settings/occasions/OccasionsScreen.tsx'),
  },
  {
    path: '/settings/search',
    permission: 'settings',
    load: () => import('./screens/settings/SearchWordsScreen.tsx'),
  },
  {
    path: '/settings/look',
    permission: 'settings',
    load: () => import('./screens/settings/LookScreen.tsx'),
  },
  {
    path: '/products',
    permission: 'catalog',
    load: () => import('./screens/products/ProductsScreen.tsx'),
    entry: { label: 'admin.products.title', icon: 'gift', group: 'catalog' },
  },
  {
    path: '/products/{id}',
    permission: 'catalog',
    load: () => import('./screens/products/ProductScreen.tsx'),
  },
  {
    path: '/products-grid',
    permission: 'catalog',
    load: () => import('./screens/products/GridScreen.tsx'),
  },
  {
    path: '/categories',
    permission: 'catalog',
    load: () => import('./screens/categories/CategoriesScreen.tsx'),
    entry: { label: 'admin.categories.title', icon: 'tag', group: 'catalog' },
  },
  {
    path: '/categories/{id}',
    permission: 'catalog',
    load: () => import('./screens/categories/CategoryProductsScreen.tsx'),
  },
  {
    path: '/content',
    permission: 'catalog',
    load: () => import('./screens/content/ContentListScreen.tsx'),
    entry: { label: 'admin.content.title', icon: 'edit', group: 'catalog' },
  },
  {
    path: '/content/{key}',
    permission: 'catalog',
    load: () => import('./screens/content/ContentScreen.tsx'),
  },
  {
    path: '/import',
    permission: 'catalog',
    load: () => import('./screens/import/ImportsScreen.tsx'),
    entry: { label: 'admin.import.title', icon: 'copy', group: 'catalog' },
  },
  {
    path: '/old-addresses',
    permission: 'catalog',
    load: () => import('./screens/import/RedirectsScreen.tsx'),
  },
  {
    path: '/import/{id}',
    permission: 'catalog',
    load: () => import('./screens/import/ImportScreen.tsx'),
  },
  {
    path: '/staff',
    permission: 'staff',
    load: () => import('./screens/staff/StaffScreen.tsx'),
    entry: { label: 'admin.staff.title', icon: 'lock', group: 'shop' },
  },
  {
    path: '/changes',
    permission: 'staff',
    load: () => import('./screens/staff/ChangesScreen.tsx'),
    entry: { label: 'admin.changes.title', icon: 'history', group: 'shop' },
  },
  {
    path: '/security',
    permission: 'member',
    load: () => import('./screens/staff/SecurityScreen.tsx'),
  },
]
