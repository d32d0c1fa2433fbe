// Swedish words of price limits.
import type { PriceWords } from '../price-words.ts'

export const sv: PriceWords = {
  below:
    'inte dyrare an|inte over|upp till max|fram till|maximum|max upp till|nedanfor|budget pa|budget|?inom|for under|inte mer an|mindre an|billigare an|lagre an|hogst|maximalt|max|upp till|under',
  above: 'atminstone|minimum|hogre an|uppat|som lagst|mer an|dyrare an|over|minst|?fran',
  between: [
    ['mellan', 'och|-'],
    ['fran', 'till'],
    ['', 'till|-'],
  ],
  around: 'kring|?typ|runt om|i runda slangar|?narmare|?nara|ungefar|omkring|cirka|ca|runt',
  belowAfter: 'eller under|eller lagre|och under|maximalt|hogst|och nedat|eller mindre|eller billigare|max',
  aboveAfter: 'eller dyrare|eller over|?plus|och over|eller mer|och uppat|minst',
  aroundAfter: 'ungefar|cirka|ca|?typ',
  not: 'inte|ej|icke|aldrig',
  budget: 'budget pa|budget|prisklass|pris',
  lead: String.raw`for|till|pa|med|en|ett|min|budget(?: pa)?|pris(?:klass|et)?|som kostar|kostar|som|i|ca\.?|max\.?|varde|upp`,
  tail: 'budget|i budget|styck|st',
  currency: 'sek|kronor|krona|kr|euro|spann',
}
