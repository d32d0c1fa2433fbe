/** Occasions with one day a year, which a customer may give a person gifts for. */
export const yearlyOccasions = [
  'christmas',
  'st-nicholas',
  'valentines-day',
  'womens-day',
  'mothers-day',
  'fathers-day',
  'grandparents-day',
  'childrens-day',
  'teachers-day',
  'easter',
  'orthodox-easter',
] as const
export type YearlyOccasion = (typeof yearlyOccasions)[number]
