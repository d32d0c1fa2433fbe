// Czech words of price limits.
import type { PriceWords } from '../price-words.ts'

export const cs: PriceWords = {
  below:
    'ne vice nez|ne drazsi nez|ne nad|nanejvys|maximum|do vyse|v cene do|cena do|rozpocet do|rozpocet|rozpoctem|za mene nez|levneji nez|za min nez|nepresahujici|nepresahne|nizsi nez|ne vic nez|nejvyse|nejvys|mene nez|min nez|levnejsi nez|maximalne|max|pod|do',
  above:
    'drazsi nez|aspon|od cca|vyssi nez|nejmin|prinejmensim|draz nez|vice nez|vic nez|nad|pres|alespon|minimalne|nejmene|?od',
  between: [
    ['', 'az'],
    ['od', 'az|az do'],
    ['v rozmezi', '-|az|do|a'],
    ['mezi', 'a|-'],
    ['od', 'do'],
    ['', 'do|-'],
  ],
  around:
    'priblizne|zhruba|?tak za|?tak|?nejakych|plus minus|v okoli|tak kolem|circa|cirka|kolem|okolo|asi|cca',
  belowAfter: 'a mene|a min|nebo levnejsi|maximum|nejvyse|nanejvys|nebo mene|nebo min|maximalne|max',
  aboveAfter: 'vyse|a vyse|nahoru|a draz|minimalne|a nahoru|nebo vice|nebo vic|a vice|a vic',
  aroundAfter: 'cca|priblizne|plus minus|zhruba',
  not: 'ne|nesmi byt|zadne',
  budget: 'rozpocet|rozpoctem|cena|v cene|v rozmezi|rozmezi',
  lead: String.raw`za|po|v|s|o|na|od|do|cen[aeyu]|v cene|rozpocet|rozpoctem|v rozmezi|rozmezi|hodnot\w+|stoji|cca\.?|max\.?|muj|tak|ktery|kterou|v hodnote`,
  tail: 'rozpocet',
  currency: 'korunu|,- ?kc|korunach|kacek|kacky|korunami|korun|koruny|koruna|kc|eur|euro',
}
