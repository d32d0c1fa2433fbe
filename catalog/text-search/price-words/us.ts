// English words of price limits.
import type { PriceWords } from '../price-words.ts'

export const us: PriceWords = {
  below:
    'maximum of|max of|no higher than|not exceeding|not to exceed|cheaper|costs? less than|costing under|beneath|budget|no more than|not more than|less than|cheaper than|lower than|at most|up to|under|below|?within|maximum|max|not over',
  above:
    'minimum of|higher than|upwards of|upward of|exceed(?:ing)?|north of|pricier than|more expensive than|no less than|more than|at least|starting at|starting from|over|above|minimum|min|?from',
  between: [
    ['between', 'to|-'],
    ['anywhere from', 'to|-'],
    ['between', 'and'],
    ['from', 'to'],
    ['', 'to|-'],
  ],
  around:
    'in the neighborhood of|?close to|?near|?give or take|around|about|approximately|approx|roughly|circa',
  belowAfter:
    'or cheaper|or lower|at most|or so max|and less|budget|or less|or under|or below|and under|and below|max|maximum|tops',
  aboveAfter: 'or higher|and higher|upwards|or more|or over|and up|and over|and above|?plus',
  aroundAfter: '-?ish|or so|?give or take|more or less',
  not: String.raw`not|no|does not cost|doesn'?t cost|doesnt cost|do not|don'?t|won'?t|isn'?t|is not|never`,
  budget: 'budget of|budget is|budget|price range of|price range|price',
  lead: String.raw`for|at|a|an|of|in the|in|priced|price(?: range)?|that|which|costs?|costing|is|with|within|my|budget|spend|spending|anything|range|us|approx\.?|only`,
  tail: 'budget|price range|range|dollars?|bucks|each|total',
  currency: 'quid|us dollars?|dollars|dollar|bucks?|euros|euro|pounds|pound',
}
