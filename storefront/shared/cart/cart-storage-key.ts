// Storage key of the cart.
export const cartStorageKey = 'cart'
