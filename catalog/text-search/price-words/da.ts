// Danish words of price limits.
import type { PriceWords } from '../price-words.ts'

export const da: PriceWords = {
  below:
    'ikke dyrere end|ikke over|under de|op til max|maksimum|maximum|hojest|hoejst|hoejest|budget pa|budget|?inden for|?indenfor|for under|ikke mere end|mindre end|billigere end|hojst|maksimalt|maks|max|op til|under',
  above: 'minimum|i hvert fald|hojere end|over de|mere end|dyrere end|over|mindst|?fra',
  between: [
    ['mellem', 'og|-'],
    ['fra', 'til'],
    ['', 'til|-'],
  ],
  around: String.raw`rundt regnet|i omegnen af|omtrent|ca|cirka|ca\.|rundt om de|?tat pa|?naesten|?sadan|omkring|rundt om`,
  belowAfter:
    'eller derunder|og derunder|eller under|og ned|hojst|maksimum|eller mindre|eller billigere|maks|max',
  aboveAfter: 'og opefter|eller derover|og derover|og opad|?plus|eller mere|og op|mindst',
  aroundAfter: 'cirka|ca|eller deromkring|omtrent',
  not: 'ikke|ej|aldrig',
  budget: 'budget pa|budget|prisklasse|pris',
  lead: String.raw`for|til|pa|med|en|et|mit|budget(?: pa)?|pris(?:klasse|en)?|der koster|koster|som|der|i|ca\.?|max\.?|maks\.?|vaerdi|op`,
  tail: 'budget|stykket|stk',
  currency: String.raw`kr\.|bobs|dkk|kronor|kroner|krone|kr|euro`,
}
