// Tags: purpose, material or motif of products, across categories.
export const sampleTags = [
  'advent-calendar',
  'anniversary',
  'birthday',
  'bunny',
  'ceramic',
  'chocolate',
  'eggs',
  'floral',
  'handmade',
  'heart',
  'new-baby',
  'new-home',
  'scented',
  'textile',
  'thank-you',
  'toy',
  'vegan',
  'wood',
] as const

export type TagKey = (typeof sampleTags)[number]
