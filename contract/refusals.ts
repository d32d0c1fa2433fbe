// All refusals: reason, code on the wire, and HTTP status for faults of the call itself. Texts are in messages/, under
// `refusal.<reason>`.

/**
 * Below 1000: the call. 1000s: cart. 2000s: checkout and payment. 3000s: orders. 4000s: catalogue. 5000s: messages to
 * the shop. 6000s: accounts.
 */
export const refusalCodes = {
  'operation-unknown': 100,
  'method-wrong': 101,
  'input-invalid': 102,
  'body-unreadable': 103,
  'body-too-large': 104,
  'session-missing': 105,
  'origin-foreign': 106,
  'too-many-requests': 107,
  'idempotency-key-missing': 108,
  'idempotency-key-reused': 109,
  'media-type-wrong': 110,
  'not-found': 111,
  'sign-in-needed': 112,
  busy: 120,
  fault: 199,
  'out-of-stock': 1001,
  'not-enough-stock': 1002,
  'quantity-out-of-range': 1003,
  'cart-full': 1004,
  'line-unknown': 1005,
  'product-gone': 1006,
  'personalisation-not-possible': 1007,
  'personalisation-too-long': 1008,
  'personalisation-bad-characters': 1009,
  'gift-message-too-long': 1010,
  'gift-message-bad-characters': 1011,
  'wrap-not-possible': 1012,
  'personalisation-not-in-alphabet': 1014,
  'personalisation-missing': 1015,
  'coupon-empty': 1020,
  'coupon-unknown': 1021,
  'coupon-not-started': 1022,
  'coupon-expired': 1023,
  'coupon-used-up': 1024,
  'coupon-already-used': 1025,
  'coupon-does-not-fit': 1026,
  'coupon-not-combinable': 1027,
  'coupon-not-needed': 1028,
  'promotion-already-used': 1029,
  'cart-empty': 2001,
  'address-invalid': 2002,
  'shipping-method-unknown': 2003,
  'total-changed': 2004,
  'cart-changed': 2005,
  'too-many-deliveries': 2006,
  'sharing-wrong': 2007,
  'day-not-possible': 2008,
  'payment-unavailable': 2010,
  'unpaid-orders-many': 2011,
  'unpaid-gifts-many': 2012,
  'email-format': 2020,
  'order-unknown': 3001,
  'order-already-there': 3002,
  'order-cannot-move': 3003,
  'order-not-yours-to-move': 3004,
  'order-not-cancellable': 3005,
  'link-expired': 3006,
  'link-masked': 3007,
  'payment-confirming': 3008,
  'return-not-possible': 3009,
  'review-not-possible': 3010,
  'recipient-unknown': 3011,
  'gift-code-unknown': 3012,
  'exchange-not-possible': 3013,
  'product-unknown': 4001,
  'category-unknown': 4002,
  'message-invalid': 5001,
  'newsletter-link-over': 5010,
  'code-wrong': 6001,
  'password-wrong': 6002,
  'password-too-short': 6003,
  'password-too-long': 6004,
  'password-common': 6005,
  'proof-needed': 6006,
  'username-format': 6010,
  'username-taken': 6011,
  'profile-invalid': 6012,
  'address-unknown': 6020,
  'address-book-full': 6021,
  'points-too-few': 6030,
  'person-invalid': 6040,
  'person-unknown': 6041,
  'people-full': 6042,
} as const

export type RefusalCode = keyof typeof refusalCodes

/** Codes of the specification: done, created, refused silently. */
export const doneCode = 0
export const createdCode = 201
export const silentCode = 3

const statuses: Partial<Record<RefusalCode, number>> = {
  'operation-unknown': 404,
  'method-wrong': 405,
  'input-invalid': 400,
  'body-unreadable': 400,
  'body-too-large': 413,
  'session-missing': 400,
  'origin-foreign': 403,
  'too-many-requests': 429,
  'idempotency-key-missing': 400,
  'idempotency-key-reused': 422,
  'media-type-wrong': 415,
  'sign-in-needed': 401,
  busy: 503,
  fault: 500,
}

/** HTTP status of a refusal: 200 for refusals by the shop's rules, because the call itself was valid. */
export function httpStatusOf(code: RefusalCode): number {
  return statuses[code] ?? 200
}
