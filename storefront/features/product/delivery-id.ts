// Id of the delivery dates on a product page. Visited screens stay in the document: each product has its own.
export const deliveryId = (productKey: string): string => `delivery-${productKey}`
