// Finnish words of price limits.
import type { PriceWords } from '../price-words.ts'

export const fi: PriceWords = {
  below:
    'halvempi kuin|halvempaa kuin|ei kalliimpi kuin|ei enempaa kuin|vahemman kuin|hinta alle|hintaan|maksimi|budjetti on|budjetti|ylarajana|maksimihinta|alle|enintaan|korkeintaan|maksimissaan|maks|max',
  above: 'kalliimpi kuin|kalliimpaa kuin|alkaen|enemman kuin|minimi|vahintaan|yli|min',
  between: [
    ['', 'ja'],
    ['valilta', '-|ja'],
    ['', '-|ja'],
  ],
  around: String.raw`suunnilleen|n\.|arviolta|noin|?lahes|?reilu|?vajaa|n`,
  belowAfter:
    'tai vahemman|tai halvempi|maksimissaan|maks|korkeintaan|budjetilla|budjetti|hintaan|?sisalla|tai alle|asti|saakka|max',
  aboveAfter: 'tai kalliimpi|?plus|ja ylospain|ja yli|tai enemman|tai yli|alkaen|ylospain',
  betweenAfter: 'valilta|valilla',
  aroundAfter: 'paikkeilla|tienoilla|luokkaa|hujakoilla|suunnilleen|kieppeilla|seutuvilla|noin',
  not: 'ei|ei saa olla|eika',
  budget: 'budjetti on|budjetti|hinta|hintaluokka|hintahaarukka',
  lead: String.raw`hinta|hintaan|hintaluokka|hintaluokassa|budjetti(?: on)?|budjetilla|joka maksaa|maksaa|maksavat|n\.?|max\.?|saa maksaa|enintaan|hintahaarukka|haarukka|arvo|mun|minun`,
  tail: 'budjetilla|budjetti|hintainen|hintaiset|arvoinen|hintaan|luokka',
  currency: 'euroa|euron|eurolla|eurosta|euroon|eurosella|euroja|euroilla|euroo|euro|eur|egee|eggee|e',
}
