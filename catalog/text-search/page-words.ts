// Words of queries that mean a page about the shop, besides its title. A page is found by its key.
import type { Locale } from '#domain/markets/locale.ts'

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
