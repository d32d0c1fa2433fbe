// Where the reviews stand on the page of a product.
export const reviewsId = 'reviews'
