// Keys of the owners of carts, wishlists and recent views. Handles of visitors have no colon. So no visitor can name
// the cart of a customer, or one that serves a single order. A visitor's own cart has the handle as its key.

export const ownerOfCustomer = (customerId: string): string => `customer:${customerId}`

/** Of wishlist and recent views. */
export const ownerOfSession = (session: string): string => `session:${session}`

/** Of the cart for a table of recipients. */
export const ownerOfTable = (session: string): string => `bulk:${session}`

/** Of the cart with the gifts for a registry. */
export const ownerOfGifts = (session: string): string => `registry:${session}`

/** Of the cart of an order that staff prepare. */
export const ownerOfDraft = (draft: string): string => `staff:${draft}`
