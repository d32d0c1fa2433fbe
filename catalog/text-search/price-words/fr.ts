// French words of price limits.
import type { PriceWords } from '../price-words.ts'

export const fr: PriceWords = {
  below:
    'jusqu.?aux?|pas plus cher que|moins cheres? que|ne depassant pas|ne depasse pas|sans depasser|en-dessous de|au-dessous de|au maximum|max de|maximum de|pour moins de|sous les|budget max|budget|a moins de|moins de|moins cher que|pas plus de|en dessous de|au dessous de|inferieurs? a|jusqu.?a|maximum|maxi|max|sous',
  above:
    'au-dessus de|au dela de|plus cher que|plus cheres? que|au minimum|plus de|au dessus de|superieurs? a|a partir de|au moins|minimum|mini|min|?des',
  between: [
    ['entre les', 'et les|et'],
    ['entre', 'et|-'],
    ['de', 'a'],
    ['', 'a|-'],
  ],
  around:
    'aux environs de|aux alentours des|autour des|?dans les|a peu pres|approximativement|plus ou moins|?pres de|?quelque|environ|autour de|aux alentours de|?vers',
  belowAfter:
    'grand max|tout au plus|au plus|au maximum|au max|ou en dessous|et en dessous|ou moins|et moins|maximum|maxi|max',
  aboveAfter: 'et au[ -]dela|et au[ -]dessus|au moins|ou plus|et plus|minimum|mini|min',
  aroundAfter: 'environ|a peu pres|plus ou moins',
  not: 'pas|ne pas|ni|non',
  budget: 'budget de|budget|fourchette de|fourchette|prix',
  lead: String.raw`a|de|d'|du|pour|au|avec|un|une|budget(?: de)?|prix|qui|coute|coutant|ne|fourchette(?: de)?|dans les|les|mon|environ|ca\.?|tarif|gamme`,
  tail: 'de budget|budget|environ|seulement',
  currency: String.raw`d'euros|eur|€uros?|euros|euro|balles|dollars|e`,
}
