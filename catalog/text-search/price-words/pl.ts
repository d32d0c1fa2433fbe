// Polish words of price limits.
import type { PriceWords } from '../price-words.ts'

export const pl: PriceWords = {
  below: String.raw`w cenie ponizej|nie drozsz[ey]\w* niz|nie drozej niz|nie przekraczajac\w+|nieprzekraczajac\w+|maksimum|najwyzej|co najwyzej|?pod|nizej niz|budzet do|budzet|budzetem|do kwoty|za mniej niz|tansz\w+ niz|w kwocie do|w cenie do|nie wiecej niz|mniej niz|tansze niz|tanszy niz|taniej niz|ponizej|maksymalnie|maks|max|do`,
  above: String.raw`drozsz\w+ niz|przynajmniej|wyzej niz|conajmniej|drozej niz|najmniej|wiecej niz|drozsze niz|powyzej|ponad|co najmniej|minimum|min|?od`,
  between: [
    ['pomiedzy|miedzy', 'do'],
    ['pomiedzy|miedzy', 'a|i|-'],
    ['od', 'do'],
    ['', 'do|-'],
  ],
  around: '?kolo|w granicach|w okolicach|?jakies|plus minus|tak za|gdzies za|okolo|ok|mniej wiecej',
  belowAfter: 'i mniej|lub taniej|maksimum|maksymalnie|lub mniej|maks|max',
  aboveAfter: 'w gore|i wyzej|lub drozej|minimum|lub wiecej|i wiecej|wzwyz',
  aroundAfter: 'mniej wiecej|plus minus|okolo',
  not: 'nie|zadne',
  budget: 'budzet|budzetem|cena|w cenie|przedziale|przedzial|kwota',
  lead: String.raw`za|po|w|z|o|na|od|do|cen[aey]|w cenie|koszt\w*|budzet(?:em)?|przedzial\w*|w przedziale|kwot\w+|ok\.?|max\.?|wartosci|moj|do wydania`,
  tail: 'budzetu|budzet|wzwyz',
  currency: 'zlociszy|zeta|zet|pln|zlotowek|zlotowki|zlotych|zlotego|zlote|zloty|zl|euro',
}
