// Id of the reviews section on a product page.
export const reviewsId = 'reviews'
