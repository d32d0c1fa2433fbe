// Where the browser keeps the cart.
export const cartStorageKey = 'cart'
