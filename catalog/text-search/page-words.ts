// Words of queries that mean a page about the shop, besides its title. A page is found by its key.
import type { Locale } from '#domain/markets/locale.ts'
import { fold } from './fold.ts'
import { spellingOf } from './ideographs.ts'
import type { PlainWords } from './once-for.ts'
import { giftStemsOf, stemmerOf, stopWordsOf } from './stem.ts'
import { isIdeographic, isSingleLetter, runsOf } from './words.ts'

export const pageWords: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  us: {
    delivery: 'shipping postage courier dispatch parcel',
    returns: 'return refund exchange',
    payment: 'pay card paypal invoice klarna',
    faq: 'help question support',
  },
  zh: {
    delivery: '运费 快递 发货 物流 配送',
    returns: '退货 退款 换货',
    payment: '付款 支付 支付宝 微信支付',
    faq: '帮助 问题 客服',
  },
  ja: {
    delivery: '送料 配送 発送 お届け 宅配',
    returns: '返品 返金 交換',
    payment: '支払い 決済 クレジットカード',
    faq: '質問 ヘルプ 問い合わせ',
  },
  ar: {
    delivery: 'شحن توصيل الشحن التوصيل',
    returns: 'إرجاع استرداد استبدال',
    payment: 'دفع الدفع بطاقة',
    faq: 'مساعدة أسئلة دعم',
  },
  fr: {
    delivery: 'livraison expédition envoi port colis',
    returns: 'retour remboursement échange',
    payment: 'paiement payer carte paypal',
    faq: 'aide question assistance',
  },
  pt: {
    delivery: 'envio entrega portes correio encomenda',
    returns: 'devolução reembolso troca',
    payment: 'pagamento pagar cartão multibanco',
    faq: 'ajuda pergunta apoio',
  },
  it: {
    delivery: 'spedizione consegna corriere pacco',
    returns: 'reso rimborso cambio',
    payment: 'pagamento pagare carta paypal',
    faq: 'aiuto domanda assistenza',
  },
  es: {
    delivery: 'envío entrega transporte paquete',
    returns: 'devolución reembolso cambio',
    payment: 'pago pagar tarjeta paypal',
    faq: 'ayuda pregunta soporte',
  },
  de: {
    delivery: 'Versand Versandkosten Lieferung Lieferzeit Porto Paket',
    returns: 'Rückgabe Retoure Rücksendung Erstattung Umtausch Widerruf',
    payment: 'Zahlung bezahlen Kreditkarte Rechnung paypal',
    faq: 'Hilfe Frage Kontakt',
  },
  pl: {
    delivery: 'dostawa wysyłka przesyłka paczka kurier',
    returns: 'zwrot reklamacja wymiana',
    payment: 'płatność płacić karta blik',
    faq: 'pomoc pytanie kontakt',
  },
  nl: {
    delivery: 'verzending verzendkosten levering bezorging pakket',
    returns: 'retour retourneren terugbetaling ruilen',
    payment: 'betaling betalen creditcard ideal',
    faq: 'hulp vraag contact',
  },
  sv: {
    delivery: 'frakt leverans porto paket',
    returns: 'retur återbetalning byte ångerrätt',
    payment: 'betalning betala kort swish klarna',
    faq: 'hjälp fråga kontakt',
  },
  da: {
    delivery: 'fragt levering forsendelse pakke',
    returns: 'retur returnering refusion bytte fortrydelsesret',
    payment: 'betaling betale kort mobilepay',
    faq: 'hjælp spørgsmål kontakt',
  },
  fi: {
    delivery: 'toimitus toimituskulut lähetys paketti',
    returns: 'palautus vaihto hyvitys',
    payment: 'maksu maksaminen kortti mobilepay',
    faq: 'apua kysymys yhteys',
  },
  cs: {
    delivery: 'doprava dodání zásilka balík poštovné',
    returns: 'vrácení reklamace výměna',
    payment: 'platba placení karta',
    faq: 'pomoc dotaz kontakt',
  },
}

/** A shorter last word of a query may be unfinished, but means too little. */
const minPrefixLength = 3

/**
 * Names of categories and pages that a query means: "christmas gifts" means Christmas. Places in `names`, the closest first. A name contains every word of the query, or the query contains its words.
 * Words for presents do not count.
 */
export function matchingNames(
  query: string,
  locale: Locale,
  names: readonly string[],
  plain?: PlainWords,
): number[] {
  const wordsOf = readerOf(locale, plain)
  const asked = wordsOf(query)
  if (asked.length === 0) return []
  return names
    .map((name, at) => ({ at, closeness: closenessOf(asked, wordsOf(name)) }))
    .filter(({ closeness }) => closeness > 0)
    .sort((a, b) => b.closeness - a.closeness)
    .map(({ at }) => at)
}

/** Share of words in common; 0 if neither contains all words of the other. */
function closenessOf(asked: readonly string[], name: readonly string[]): number {
  if (name.length === 0) return 0
  const holdsAll = asked.every((word) => name.some((each) => isMeant(word, each)))
  const isHeld = name.every((each) => asked.some((word) => isMeant(word, each)))
  if (!holdsAll && !isHeld) return 0
  return Math.min(asked.length, name.length) / Math.max(asked.length, name.length)
}

function isMeant(word: string, nameWord: string): boolean {
  if (word === nameWord) return true
  if (isIdeographic(word)) return word.length > 1 && (nameWord.includes(word) || word.includes(nameWord))
  return word.length >= minPrefixLength && nameWord.startsWith(word)
}

function readerOf(locale: Locale, plain?: PlainWords): (text: string) => string[] {
  const [stem, spell] = [stemmerOf(locale, plain), spellingOf(locale, plain)]
  const [stopWords, gifts] = [stopWordsOf(locale), giftStemsOf(locale, plain)]
  const read = (text: string, isSkipped: (folded: string) => boolean): string[] =>
    runsOf(text).flatMap((run) => {
      if (isIdeographic(run)) return [spell(run)]
      const folded = fold(run)
      const word = stem(folded)
      return isSingleLetter(run) || isSkipped(folded) || gifts.has(word) ? [] : [word]
    })
  return (text) => {
    const words = read(text, (folded) => stopWords.has(folded))
    // "About us" has no other words.
    return words.length > 0 ? words : read(text, () => false)
  }
}
