// Dutch words of price limits.
import type { PriceWords } from '../price-words.ts'

export const nl: PriceWords = {
  below:
    'tot en met|t/m|tot aan|tot maximaal|tot max|maximum|hooguit|ten hoogste|minder als|niet meer als|niet boven de|budget van|budget|?binnen|beneden|niet meer dan|minder dan|goedkoper dan|onder de|onder|beneden de|maximaal|hoogstens|max|tot',
  above:
    'meer als|ten minste|tenminste|minimum|hoger dan|boven|op zijn minst|meer dan|duurder dan|boven de|minstens|minimaal|vanaf|min',
  between: [
    ['tussen de', 'en de|en'],
    ['van', 't/m|tot en met'],
    ['tussen de|tussen', 'en|-'],
    ['van', 'tot'],
    ['', 'tot|-'],
  ],
  around: String.raw`?zo'?n|om en nabij|om en nabij de|bij benadering|?een euro of|ca|?richting de|zo rond de|?tegen de|ongeveer|rond de|rond|circa`,
  belowAfter: 'of goedkoper|of lager|maximum|hooguit|of minder|en minder|maximaal|max',
  aboveAfter: 'of hoger|of duurder|en hoger|minimum|?plus|of meer|en meer|minimaal',
  aroundAfter: 'ongeveer|ofzo|of zo',
  not: 'niet|geen|nooit',
  budget: 'budget van|budget|prijsklasse|prijs',
  lead: String.raw`voor|van|een|met|mijn|budget(?: van)?|prijs(?:klasse)?|tot|in de|in|de|kost|kosten|a|rond|is|max\.?|ter waarde van|tussen`,
  tail: 'budget|aan budget|per stuk',
  currency: 'eurootjes|eur|pietjes|piek|euro.?tjes|euri|euro.?s|euro|e',
}
