// Italian words of price limits.
import type { PriceWords } from '../price-words.ts'

export const it: PriceWords = {
  below:
    'fino ai|inferiore ai|inferiori a|non superi i|non superi|non superiore a|senza superare i|senza superare|che non superi i|massimo di|sotto gli|budget massimo|budget|spesa massima|a meno di|meno di|non piu di|al di sotto dei|sotto ai|sotto i|sotto|inferiore a|fino a|al massimo|massimo|max|?entro i|?entro',
  above:
    'piu caro di|superiori a|superiore ai|dai|almeno|piu di|sopra ai|sopra i|sopra|oltre i|oltre|superiore a|a partire da|minimo|min',
  between: [
    ['dai', 'ai'],
    ['fra i', 'e i|e'],
    ['tra i|tra|fra i|fra', 'e i|e|-'],
    ['da', 'a'],
    ['', 'a|-'],
  ],
  around: String.raw`attorno ai|attorno a|piu o meno|all\.?incirca|approssimativamente|intorno a|circa|intorno ai|sui`,
  belowAfter: 'al max|massimi|in giu|o meno|al massimo|massimo|max',
  aboveAfter: 'o superiore|e oltre|almeno|o piu|in su|in poi|minimo|min',
  aroundAfter: 'piu o meno|o giu di li|circa',
  not: 'non costi|non costa|non',
  budget: 'budget di|budget|fascia di prezzo|fascia|prezzo|spesa',
  lead: 'da|dai|di|a|ai|con|per|un|una|il|i|budget(?: di)?|prezzo|che cost[ia]|che|cost[ia]|fascia(?: di prezzo)?|entro|spesa|sui|al prezzo di|mio|sul|in',
  tail: 'di budget|di spesa|circa',
  currency: 'di euro|eur|euro|dollari|e',
}
