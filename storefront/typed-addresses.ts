// Addresses that people type or know from other shops, and the page of this shop that each one means. A page of that
// address, such as a product, goes first.
const meanings: Readonly<Record<string, string>> = {
  '/': 'home index.html index.php',
  '/search': 'shop products gifts all-gifts',
  '/cart': 'basket bag shopping-cart',
  '/wishlist': 'wish-list favorites favourites saved',
  '/trackOrder': 'track tracking track-order track-my-order order-tracking order-status',
  '/user/center': 'account my-account user login log-in signin sign-in register signup sign-up profile',
  '/user/order': 'order orders my-orders order-history account/orders user/orders',
  '/user/address': 'address addresses account/addresses',
  '/user/coupon': 'coupon coupons vouchers',
  '/user/points': 'points rewards loyalty',
  '/user/people': 'people birthdays reminders',
  '/user/setting': 'settings user/settings account/settings',
  '/contact-us': 'contact contactus support',
  '/rich/faq': 'faq faqs help help-center customer-service',
  '/rich/delivery': 'delivery shipping shipping-policy',
  '/rich/returns': 'return returns refund refunds returns-policy refund-policy',
  '/rich/payment': 'payment payments payment-methods',
  '/rich/about': 'about about-us aboutus',
  '/rich/blog': 'blog blogs news journal',
  '/rich/terms': 'terms terms-of-service terms-and-conditions',
  '/rich/privacy': 'privacy privacy-policy',
  '/rich/affiliate': 'affiliate affiliates',
  '/bulk-gifts': 'bulk wholesale corporate corporate-gifts',
  '/gift-finder': 'finder gift-ideas',
}

export const typedAddresses: ReadonlyMap<string, string> = new Map(
  Object.entries(meanings).flatMap(([path, typed]) =>
    typed.split(' ').map((each) => [`/${each}`, path] as const),
  ),
)
