// Name and HTTP method of every operation. GET: public reads. POST: creates and personal reads. PUT: changes.
// DELETE: idempotent removals.

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Most operations are posted. Their names are types only, which the browser does not load. */
type PostedName =
  | 'cart.view'
  | 'cart.add'
  | 'checkout.quote'
  | 'order.place'
  | 'bulk.readTable'
  | 'bulk.quote'
  | 'bulk.place'
  | 'registry.view'
  | 'registry.quote'
  | 'registry.place'
  | 'registry.list'
  | 'registry.add'
  | 'registry.change'
  | 'registry.addWishes'
  | 'registry.changeItem'
  | 'registry.thank'
  | 'order.pay'
  | 'order.confirmPayment'
  | 'order.return'
  | 'order.withdraw'
  | 'order.confirmWithdrawal'
  | 'order.mailLink'
  | 'order.mailLinks'
  | 'order.review'
  | 'order.view'
  | 'order.viewChanges'
  | 'order.track'
  | 'gift.view'
  | 'gift.thank'
  | 'gift.exchange'
  | 'order.findPlaced'
  | 'visitor.view'
  | 'contact.send'
  | 'wishlist.view'
  | 'recent.view'
  | 'account.requestCode'
  | 'account.signIn'
  | 'account.signInByPassword'
  | 'account.signOut'
  | 'account.signOutEverywhere'
  | 'account.view'
  | 'account.overview'
  | 'account.requestEmailCode'
  | 'account.export'
  | 'account.prove'
  | 'address.list'
  | 'address.add'
  | 'person.list'
  | 'person.year'
  | 'person.nameDays'
  | 'person.add'
  | 'order.list'
  | 'coupon.list'
  | 'points.view'
  | 'points.redeem'
  | 'session.list'
  | 'session.endOthers'
  | 'newsletter.subscribe'
  | 'newsletter.confirm'
  | 'newsletter.leave'

const otherMethods = {
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
} as const satisfies Readonly<Record<string, Method>>

export type OperationName = PostedName | keyof typeof otherMethods

export function methodOf(name: OperationName): Method {
  return (otherMethods as Readonly<Partial<Record<OperationName, Method>>>)[name] ?? 'POST'
}
