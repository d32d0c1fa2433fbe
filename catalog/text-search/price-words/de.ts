// German words of price limits.
import type { PriceWords } from '../price-words.ts'

export const de: PriceWords = {
  below:
    'unter den|unterhalb von|maximal bis|maximum|nicht teurer als|?keine|bis maximal|bis hochstens|bis hin zu|budget bis|budget von|budget|preis bis|?innerhalb von|weniger als|nicht mehr als|gunstiger als|billiger als|hochstens|maximal|max|bis zu|bis|unter',
  above: 'teurer als|oberhalb von|ab ca|wenigstens|mehr als|mindestens|minimum|min|uber|?ab',
  between: [
    ['zwischen den', 'und'],
    ['zwischen', 'und|-'],
    ['von|ab', 'bis'],
    ['', 'bis|-'],
  ],
  around:
    'um die|so um die|?so|in etwa|schatzungsweise|?an die|cirka|?rund um|?knapp|ungefahr|etwa|circa|ca|rund|?um',
  belowAfter:
    'oder billiger|oder drunter|und darunter|oder darunter|tops|hochstens|maximum|oder weniger|und weniger|oder gunstiger|maximal|max',
  aboveAfter: 'oder daruber|und daruber|?plus|und aufwarts|oder hoher|oder mehr|und mehr|aufwarts|mindestens',
  aroundAfter: '?rum|?herum|circa|ca|ungefahr',
  not: 'nicht|keinesfalls|kein|nie',
  budget: 'budget von|budget|preisspanne|preisklasse|preisrahmen|preis',
  lead: String.raw`fur|von|zu|bis|im|in|der|den|einem|ein|mit|mein|budget(?: von)?|preis(?:spanne|klasse|lage|rahmen|bereich)?|kosten|kostet|ist|so|ca\.?|etwa|um|gunstig|wert|rahmen|max\.?`,
  tail: 'budget|im preis|pro person|oder so',
  currency: 'eus|eur|chf|stutz|euros|euro|dollar|franken',
}
