// The screens of the back office. A screen is one line here, one folder in screens/, and perhaps a line of the menu.
import type { ComponentType } from 'react'
import type { Permission } from '#domain/staff/permissions.ts'
import type { MessageKey } from '#messages/translator.ts'
import type { IconName } from '#web/ui/icons.ts'
import type { ScreenProps } from './platform/router.ts'

export type AdminRoute = {
  /** '/products/{id}'. */
  readonly path: string
  /** What a member needs to see the screen; 'member': nothing. */
  readonly permission: Permission | 'member'
  readonly load: () => Promise<{ default: ComponentType<ScreenProps> }>
}

function screen(path: string, permission: AdminRoute['permission'], load: AdminRoute['load']): AdminRoute {
  return { path, permission, load }
}

export const adminRoutes: readonly AdminRoute[] = [
  screen('/', 'member', () => import('./screens/dashboard/DashboardScreen.tsx')),
  screen('/orders', 'fulfilment', () => import('./screens/orders/OrdersScreen.tsx')),
  screen('/orders/_new', 'orders', () => import('./screens/orders/NewOrderScreen.tsx')),
  screen('/orders/{number}', 'fulfilment', () => import('./screens/orders/OrderScreen.tsx')),
  screen('/returns', 'fulfilment', () => import('./screens/orders/ReturnsScreen.tsx')),
  screen('/reviews', 'orders', () => import('./screens/orders/ReviewsScreen.tsx')),
  screen('/jobs', 'orders', () => import('./screens/orders/JobsScreen.tsx')),
  screen('/promotions', 'promotions', () => import('./screens/promotions/PromotionsScreen.tsx')),
  screen('/promotions/_new', 'promotions', () => import('./screens/promotions/PromotionScreen.tsx')),
  screen('/promotions/{key}', 'promotions', () => import('./screens/promotions/PromotionScreen.tsx')),
  screen('/promotions/coupons/_new', 'promotions', () => import('./screens/promotions/CouponScreen.tsx')),
  screen('/promotions/coupons/{code}', 'promotions', () => import('./screens/promotions/CouponScreen.tsx')),
  screen('/customers', 'customers', () => import('./screens/customers/CustomersScreen.tsx')),
  screen('/customers/{email}', 'customers', () => import('./screens/customers/CustomerScreen.tsx')),
  screen('/newsletter', 'customers', () => import('./screens/newsletter/NewsletterScreen.tsx')),
  screen('/newsletter/{key}', 'customers', () => import('./screens/newsletter/IssueScreen.tsx')),
  screen('/setup', 'settings', () => import('./screens/setup/SetupScreen.tsx')),
  screen('/settings', 'settings', () => import('./screens/settings/SettingsScreen.tsx')),
  screen('/settings/shop', 'settings', () => import('./screens/settings/ShopScreen.tsx')),
  screen('/settings/seller', 'settings', () => import('./screens/settings/SellerScreen.tsx')),
  screen('/settings/payments', 'settings', () => import('./screens/settings/PaymentsScreen.tsx')),
  screen('/settings/shipping', 'settings', () => import('./screens/settings/shipping/ShippingScreen.tsx')),
  screen('/settings/tax', 'settings', () => import('./screens/settings/TaxScreen.tsx')),
  screen('/settings/markets', 'settings', () => import('./screens/settings/MarketsScreen.tsx')),
  screen('/settings/menus', 'settings', () => import('./screens/settings/MenusScreen.tsx')),
  screen('/settings/occasions', 'settings', () => import('./screens/settings/occasions/OccasionsScreen.tsx')),
  screen('/settings/search', 'settings', () => import('./screens/settings/SearchWordsScreen.tsx')),
  screen('/settings/look', 'settings', () => import('./screens/settings/LookScreen.tsx')),
  screen('/products', 'catalog', () => import('./screens/products/ProductsScreen.tsx')),
  screen('/products/{id}', 'catalog', () => import('./screens/products/ProductScreen.tsx')),
  screen('/products-grid', 'catalog', () => import('./screens/products/GridScreen.tsx')),
  screen('/categories', 'catalog', () => import('./screens/categories/CategoriesScreen.tsx')),
  screen('/categories/{id}', 'catalog', () => import('./screens/categories/CategoryProductsScreen.tsx')),
  screen('/content', 'catalog', () => import('./screens/content/ContentListScreen.tsx')),
  screen('/content/{key}', 'catalog', () => import('./screens/content/ContentScreen.tsx')),
  screen('/import', 'catalog', () => import('./screens/import/ImportsScreen.tsx')),
  screen('/old-addresses', 'catalog', () => import('./screens/import/RedirectsScreen.tsx')),
  screen('/import/{id}', 'catalog', () => import('./screens/import/ImportScreen.tsx')),
  screen('/staff', 'staff', () => import('./screens/staff/StaffScreen.tsx')),
  screen('/changes', 'staff', () => import('./screens/staff/ChangesScreen.tsx')),
  screen('/security', 'member', () => import('./screens/staff/SecurityScreen.tsx')),
]

type MenuEntry = { readonly path: string; readonly icon: IconName; readonly label: MessageKey }

type MenuGroup = { readonly label: MessageKey | null; readonly entries: readonly MenuEntry[] }

/** Groups of the navigation. Other screens are reached through one of these. */
export const menu: readonly MenuGroup[] = [
  group(null, [
    { path: '/', icon: 'home', label: 'admin.frame.start' },
    { path: '/orders', icon: 'package', label: 'admin.orders.orders' },
    { path: '/returns', icon: 'returns', label: 'admin.returns.title' },
  ]),
  group('admin.frame.catalog', [
    { path: '/products', icon: 'gift', label: 'admin.products.title' },
    { path: '/categories', icon: 'tag', label: 'admin.categories.title' },
    { path: '/content', icon: 'edit', label: 'admin.content.title' },
    { path: '/import', icon: 'document', label: 'admin.import.title' },
  ]),
  group('admin.frame.marketing', [
    { path: '/reviews', icon: 'star', label: 'admin.reviews.title' },
    { path: '/promotions', icon: 'coupon', label: 'admin.promotions.title' },
    { path: '/customers', icon: 'user', label: 'admin.customers.title' },
    { path: '/newsletter', icon: 'mail', label: 'newsletter.title' },
  ]),
  group('admin.frame.system', [
    { path: '/jobs', icon: 'warning', label: 'admin.jobs.title' },
    { path: '/settings', icon: 'settings', label: 'admin.settings.title' },
    { path: '/staff', icon: 'people', label: 'admin.staff.title' },
    { path: '/changes', icon: 'history', label: 'admin.changes.title' },
  ]),
]

function group(label: MessageKey | null, entries: readonly MenuEntry[]): MenuGroup {
  return { label, entries }
}
