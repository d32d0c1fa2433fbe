// HTTP methods of the operations. GET: public reads. POST: creates and personal reads, most operations. PUT: changes.
// DELETE: idempotent removals.

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** All others are posted. */
export const methods: Readonly<Record<string, Method | undefined>> = {
  'catalog.list': 'GET',
  'catalog.search': 'GET',
  'catalog.suggest': 'GET',
  'catalog.letterings': 'GET',
  'catalog.places': 'GET',
  'catalog.gifts': 'GET',
  'catalog.recommended': 'GET',
  'catalog.product': 'GET',
  'catalog.delivery': 'GET',
  'catalog.category': 'GET',
  'catalog.categories': 'GET',
  'cart.changeQuantity': 'PUT',
  'cart.changeGift': 'PUT',
  'cart.changeText': 'PUT',
  'cart.remove': 'DELETE',
  'cart.applyCoupon': 'PUT',
  'cart.removeCoupon': 'DELETE',
  'order.cancel': 'PUT',
  'order.confirmDelivery': 'PUT',
  'order.changeAddress': 'PUT',
  'order.changeMessage': 'PUT',
  'order.changeDay': 'PUT',
  'catalog.content': 'GET',
  'shop.seller': 'GET',
  'shop.pages': 'GET',
  'catalog.posts': 'GET',
  'catalog.reviews': 'GET',
  'catalog.latestReviews': 'GET',
  'wishlist.setNotices': 'PUT',
  'wishlist.add': 'PUT',
  'wishlist.remove': 'DELETE',
  'recent.add': 'PUT',
  'recent.forget': 'DELETE',
  'account.changeProfile': 'PUT',
  'account.setPassword': 'PUT',
  'account.setNewsletter': 'PUT',
  'account.changeEmail': 'PUT',
  'account.delete': 'DELETE',
  'address.change': 'PUT',
  'address.remove': 'DELETE',
  'person.change': 'PUT',
  'person.remove': 'DELETE',
  'person.setReminders': 'PUT',
  'coupon.collect': 'PUT',
  'session.end': 'DELETE',
  'cart.orderAgain': 'PUT',
}

export function methodOf(name: string): Method {
  return methods[name] ?? 'POST'
}
