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

function screen(
  path: string,
  permission: AdminRoute['permission'],
  load: AdminRoute['load'],
  entry?: AdminRoute['entry'],
): AdminRoute {
  return { path, permission, load, ...(entry && { entry }) }
}

export const adminRoutes: readonly AdminRoute[] = [
  screen('/', 'member', () => import('./screens/dashboard/DashboardScreen.tsx'), {
    label: 'admin.frame.start',
    icon: 'home',
    group: 'orders',
  }),
  screen('/orders', 'fulfilment', () => import('./screens/orders/OrdersScreen.tsx'), {
    label: 'admin.orders.orders',
    icon: 'package',
    group: 'orders',
  }),
  screen('/orders/_new', 'orders', () => import('./screens/orders/NewOrderScreen.tsx')),
  screen('/orders/{number}', 'fulfilment', () => import('./screens/orders/OrderScreen.tsx')),
  screen('/returns', 'fulfilment', () => import('./screens/orders/ReturnsScreen.tsx'), {
    label: 'admin.returns.title',
    icon: 'returns',
    group: 'orders',
  }),
  screen('/reviews', 'orders', () => import('./screens/orders/ReviewsScreen.tsx'), {
    label: 'admin.reviews.title',
    icon: 'star',
    group: 'marketing',
  }),
  screen('/jobs', 'orders', () => import('./screens/orders/JobsScreen.tsx'), {
    label: 'admin.jobs.title',
    icon: 'warning',
    group: 'shop',
  }),
  screen('/promotions', 'promotions', () => import('./screens/promotions/PromotionsScreen.tsx'), {
    label: 'admin.promotions.title',
    icon: 'coupon',
    group: 'marketing',
  }),
  screen('/promotions/_new', 'promotions', () => import('./screens/promotions/PromotionScreen.tsx')),
  screen('/promotions/{key}', 'promotions', () => import('./screens/promotions/PromotionScreen.tsx')),
  screen('/promotions/coupons/_new', 'promotions', () => import('./screens/promotions/CouponScreen.tsx')),
  screen('/promotions/coupons/{code}', 'promotions', () => import('./screens/promotions/CouponScreen.tsx')),
  screen('/customers', 'customers', () => import('./screens/customers/CustomersScreen.tsx'), {
    label: 'admin.customers.title',
    icon: 'user',
    group: 'marketing',
  }),
  screen('/customers/{email}', 'customers', () => import('./screens/customers/CustomerScreen.tsx')),
  screen('/newsletter', 'customers', () => import('./screens/newsletter/NewsletterScreen.tsx'), {
    label: 'newsletter.title',
    icon: 'mail',
    group: 'marketing',
  }),
  screen('/newsletter/{key}', 'customers', () => import('./screens/newsletter/IssueScreen.tsx')),
  screen('/setup', 'settings', () => import('./screens/setup/SetupScreen.tsx')),
  screen('/settings', 'settings', () => import('./screens/settings/SettingsScreen.tsx'), {
    label: 'admin.settings.title',
    icon: 'settings',
    group: 'shop',
  }),
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
  screen('/products', 'catalog', () => import('./screens/products/ProductsScreen.tsx'), {
    label: 'admin.products.title',
    icon: 'gift',
    group: 'catalog',
  }),
  screen('/products/{id}', 'catalog', () => import('./screens/products/ProductScreen.tsx')),
  screen('/products-grid', 'catalog', () => import('./screens/products/GridScreen.tsx')),
  screen('/categories', 'catalog', () => import('./screens/categories/CategoriesScreen.tsx'), {
    label: 'admin.categories.title',
    icon: 'tag',
    group: 'catalog',
  }),
  screen('/categories/{id}', 'catalog', () => import('./screens/categories/CategoryProductsScreen.tsx')),
  screen('/content', 'catalog', () => import('./screens/content/ContentListScreen.tsx'), {
    label: 'admin.content.title',
    icon: 'edit',
    group: 'catalog',
  }),
  screen('/content/{key}', 'catalog', () => import('./screens/content/ContentScreen.tsx')),
  screen('/import', 'catalog', () => import('./screens/import/ImportsScreen.tsx'), {
    label: 'admin.import.title',
    icon: 'copy',
    group: 'catalog',
  }),
  screen('/old-addresses', 'catalog', () => import('./screens/import/RedirectsScreen.tsx')),
  screen('/import/{id}', 'catalog', () => import('./screens/import/ImportScreen.tsx')),
  screen('/staff', 'staff', () => import('./screens/staff/StaffScreen.tsx'), {
    label: 'admin.staff.title',
    icon: 'lock',
    group: 'shop',
  }),
  screen('/changes', 'staff', () => import('./screens/staff/ChangesScreen.tsx'), {
    label: 'admin.changes.title',
    icon: 'history',
    group: 'shop',
  }),
  screen('/security', 'member', () => import('./screens/staff/SecurityScreen.tsx')),
]
