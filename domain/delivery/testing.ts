// A product of the tests of delivery.
export const sentProduct = {
  handlingDays: 3,
  weightGrams: 430,
  tags: [],
  markets: null,
  freshDays: null,
  requiresShipping: true,
}
