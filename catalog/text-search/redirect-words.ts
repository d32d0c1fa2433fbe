// Queries that mean a page of the shop, not a product. Each leads to its page, as the redirects of the merchant do.
import type { Locale } from '#domain/markets/locale.ts'

const redirectWords: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  us: {
    '/trackOrder':
      'track order, track my order, order tracking, tracking, tracking number, where is my order, order status, track parcel, track package',
    '/user/center': 'account, my account, login, log in, sign in, register, sign up',
    '/wishlist': 'wishlist, wish list, my wishlist, favorites, saved items',
    '/contact-us': 'contact, contact us, customer service, customer support, email address, phone number',
    '/gift-finder': 'gift finder, help me choose, what to give, gift guide',
    '/bulk-gifts': 'bulk order, bulk orders, corporate gifts, business gifts, wholesale, client gifts',
    '/newsletter': 'newsletter',
    '/cart': 'cart, my cart, basket, checkout',
  },
  zh: {
    '/trackOrder': '查询订单, 订单查询, 物流查询, 查快递, 我的订单在哪, 订单状态, 追踪订单',
    '/user/center': '账户, 账号, 我的账户, 登录, 注册, 个人中心',
    '/wishlist': '心愿单, 愿望清单, 收藏, 我的收藏',
    '/contact-us': '联系我们, 联系, 客服, 客服电话, 联系方式',
    '/gift-finder': '送什么, 礼物指南',
    '/bulk-gifts': '批量订购, 企业礼品, 商务礼品, 批发, 团购',
    '/newsletter': '订阅, 电子报',
    '/cart': '购物车, 结账',
  },
  ja: {
    '/trackOrder': '注文状況, 配送状況, 荷物追跡, 追跡番号, 注文追跡, 配達状況',
    '/user/center': 'ログイン, 会員登録, マイページ, マイアカウント, アカウント',
    '/wishlist': 'お気に入り, ほしい物リスト, 欲しいものリスト, ウィッシュリスト',
    '/contact-us': 'お問い合わせ, 問い合わせ, 連絡先, カスタマーサービス',
    '/gift-finder': 'ギフト診断, プレゼント診断, ギフトガイド',
    '/bulk-gifts': '法人ギフト, 大量注文, まとめ買い, 法人注文, 卸売',
    '/newsletter': 'メルマガ, ニュースレター',
    '/cart': 'カート, 買い物かご',
  },
  ar: {
    '/trackOrder': 'تتبع الطلب, تتبع طلبي, أين طلبي, حالة الطلب, تتبع الشحنة, رقم التتبع',
    '/user/center': 'حسابي, الحساب, تسجيل الدخول, تسجيل, إنشاء حساب',
    '/wishlist': 'قائمة الأمنيات, قائمة الرغبات, المفضلة',
    '/contact-us': 'اتصل بنا, تواصل معنا, خدمة العملاء, رقم الهاتف',
    '/gift-finder': 'دليل الهدايا, ماذا أهدي',
    '/bulk-gifts': 'هدايا الشركات, طلبات الجملة, جملة, هدايا الموظفين',
    '/newsletter': 'النشرة البريدية, النشرة الإخبارية',
    '/cart': 'سلة التسوق, السلة, عربة التسوق',
  },
  fr: {
    '/trackOrder':
      'suivi de commande, suivre ma commande, suivi colis, où est ma commande, numéro de suivi, suivre mon colis',
    '/user/center': 'compte, mon compte, connexion, se connecter, créer un compte, inscription',
    '/wishlist': 'liste d’envies, liste de souhaits, mes favoris, favoris, wishlist',
    '/contact-us': 'contact, contactez-nous, nous contacter, service client, numéro de téléphone',
    '/gift-finder': 'guide cadeaux, quoi offrir, trouver un cadeau',
    '/bulk-gifts': 'cadeaux d’entreprise, cadeau d’entreprise, commande groupée, grossiste, cadeaux clients',
    '/newsletter': 'newsletter, lettre d’information, infolettre',
    '/cart': 'panier, mon panier',
  },
  pt: {
    '/trackOrder':
      'seguir encomenda, rastrear encomenda, onde está a minha encomenda, estado da encomenda, rastreio, número de rastreio, rastrear pedido',
    '/user/center': 'conta, minha conta, iniciar sessão, entrar, login, registar, criar conta',
    '/wishlist': 'lista de desejos, favoritos, wishlist',
    '/contact-us': 'contacto, contactos, fale connosco, apoio ao cliente, número de telefone',
    '/gift-finder': 'o que oferecer, guia de presentes',
    '/bulk-gifts':
      'brindes empresariais, presentes corporativos, ofertas para empresas, encomenda em quantidade, grossista',
    '/newsletter': 'newsletter, boletim informativo',
    '/cart': 'carrinho, cesto de compras',
  },
  it: {
    '/trackOrder':
      'traccia ordine, tracciare ordine, stato ordine, dov’è il mio ordine, tracking, numero di tracciamento, traccia pacco',
    '/user/center': 'account, il mio account, accedi, accesso, login, registrati, registrazione',
    '/wishlist': 'lista dei desideri, preferiti, i miei preferiti, wishlist',
    '/contact-us': 'contatti, contattaci, assistenza clienti, servizio clienti, numero di telefono',
    '/gift-finder': 'cosa regalare, guida ai regali, trova un regalo',
    '/bulk-gifts': 'regali aziendali, regalistica aziendale, ordini all’ingrosso, ingrosso, omaggi aziendali',
    '/newsletter': 'newsletter',
    '/cart': 'carrello, il mio carrello',
  },
  es: {
    '/trackOrder':
      'seguir pedido, seguimiento de pedido, rastrear pedido, dónde está mi pedido, estado del pedido, número de seguimiento',
    '/user/center': 'cuenta, mi cuenta, iniciar sesión, login, registrarse, crear cuenta',
    '/wishlist': 'lista de deseos, favoritos, mis favoritos, wishlist',
    '/contact-us': 'contacto, contactar, atención al cliente, servicio al cliente, teléfono de contacto',
    '/gift-finder': 'qué regalar, guía de regalos',
    '/bulk-gifts':
      'regalos de empresa, regalos corporativos, pedido al por mayor, venta al por mayor, mayorista',
    '/newsletter': 'newsletter, boletín',
    '/cart': 'carrito, cesta de la compra',
  },
  de: {
    '/trackOrder':
      'Sendungsverfolgung, Bestellung verfolgen, Paket verfolgen, wo ist meine Bestellung, Bestellstatus, Sendungsnummer, Lieferstatus',
    '/user/center': 'Konto, mein Konto, Anmelden, Anmeldung, Login, Registrieren, Einloggen, Kundenkonto',
    '/wishlist': 'Wunschliste, Wunschzettel, Merkliste, Merkzettel, Favoriten',
    '/contact-us': 'Kontakt, Kontaktformular, Kundenservice, Kundendienst, Telefonnummer, Ansprechpartner',
    '/gift-finder': 'Geschenkfinder, Geschenkberater, was schenken, Geschenk finden',
    '/bulk-gifts':
      'Firmengeschenke, Kundengeschenke, Sammelbestellung, Großbestellung, Großhandel, Mitarbeitergeschenke',
    '/newsletter': 'Newsletter',
    '/cart': 'Warenkorb, Einkaufswagen, Kasse',
  },
  pl: {
    '/trackOrder':
      'śledzenie zamówienia, śledź zamówienie, śledzenie przesyłki, gdzie jest moje zamówienie, status zamówienia, śledzenie paczki, numer przesyłki',
    '/user/center': 'konto, moje konto, logowanie, zaloguj się, rejestracja, załóż konto',
    '/wishlist': 'lista życzeń, ulubione, schowek',
    '/contact-us': 'kontakt, skontaktuj się, obsługa klienta, numer telefonu, infolinia',
    '/gift-finder': 'co podarować, co kupić na prezent, jaki prezent',
    '/bulk-gifts': 'prezenty firmowe, upominki firmowe, zamówienie hurtowe, hurt, gadżety dla firm',
    '/newsletter': 'newsletter, biuletyn',
    '/cart': 'koszyk, mój koszyk',
  },
  nl: {
    '/trackOrder':
      'bestelling volgen, volg bestelling, pakket volgen, waar is mijn bestelling, bestelstatus, track and trace, zending volgen',
    '/user/center': 'account, mijn account, inloggen, aanmelden, login, registreren',
    '/wishlist': 'verlanglijst, verlanglijstje, favorieten, bewaard',
    '/contact-us': 'contact, contact opnemen, klantenservice, telefoonnummer',
    '/gift-finder': 'cadeauwijzer, wat geven, cadeautips, cadeauzoeker',
    '/bulk-gifts': 'relatiegeschenken, zakelijke geschenken, bulkbestelling, groothandel, bedrijfsgeschenken',
    '/newsletter': 'nieuwsbrief',
    '/cart': 'winkelwagen, winkelmand, mandje',
  },
  sv: {
    '/trackOrder':
      'spåra beställning, spåra order, spåra paket, var är min beställning, orderstatus, spårningsnummer, spåra försändelse',
    '/user/center': 'konto, mitt konto, logga in, inloggning, registrera, skapa konto',
    '/wishlist': 'önskelista, favoriter, mina favoriter',
    '/contact-us': 'kontakt, kontakta oss, kundtjänst, kundservice, telefonnummer',
    '/gift-finder': 'presenttips, vad ska jag ge, presentguide, hitta present',
    '/bulk-gifts': 'företagsgåvor, företagspresenter, storbeställning, grossist, personalgåvor',
    '/newsletter': 'nyhetsbrev',
    '/cart': 'varukorg, kundvagn, kassa',
  },
  da: {
    '/trackOrder':
      'spor ordre, spor pakke, track and trace, hvor er min ordre, hvor er min pakke, ordrestatus, følg ordre, sporingsnummer',
    '/user/center': 'konto, min konto, log ind, login, opret konto, tilmeld',
    '/wishlist': 'ønskeliste, ønskeseddel, favoritter, mine favoritter',
    '/contact-us': 'kontakt, kontakt os, kundeservice, telefonnummer',
    '/gift-finder': 'gaveguide, hvad skal jeg give, find gave',
    '/bulk-gifts': 'firmagaver, erhvervsgaver, medarbejdergaver, storordre, engros',
    '/newsletter': 'nyhedsbrev',
    '/cart': 'kurv, indkøbskurv',
  },
  fi: {
    '/trackOrder':
      'seuraa tilausta, tilauksen seuranta, lähetyksen seuranta, missä tilaukseni on, tilauksen tila, seurantakoodi, seuraa pakettia',
    '/user/center': 'tili, oma tili, omat sivut, kirjaudu, kirjaudu sisään, rekisteröidy, luo tili',
    '/wishlist': 'toivelista, suosikit, omat suosikit',
    '/contact-us': 'yhteystiedot, ota yhteyttä, asiakaspalvelu, puhelinnumero, palaute',
    '/gift-finder': 'lahjavinkit, mitä lahjaksi, lahjaopas',
    '/bulk-gifts': 'yrityslahjat, liikelahjat, suurtilaus, tukku, henkilöstölahjat',
    '/newsletter': 'uutiskirje',
    '/cart': 'ostoskori, ostoskärry, kassa',
  },
  cs: {
    '/trackOrder':
      'sledovat objednávku, sledování objednávky, sledování zásilky, kde je moje objednávka, stav objednávky, sledovat zásilku, číslo zásilky',
    '/user/center': 'účet, můj účet, přihlášení, přihlásit se, registrace, zaregistrovat se',
    '/wishlist': 'seznam přání, oblíbené, moje oblíbené',
    '/contact-us':
      'kontakt, kontakty, kontaktujte nás, zákaznický servis, zákaznická podpora, telefonní číslo',
    '/gift-finder': 'co darovat, průvodce dárky, jaký dárek',
    '/bulk-gifts': 'firemní dárky, reklamní dárky, hromadná objednávka, velkoobchod, dárky pro zaměstnance',
    '/newsletter': 'newsletter, zpravodaj',
    '/cart': 'košík, můj košík, nákupní košík',
  },
}

export type RedirectPhrases = { readonly path: string; readonly queries: readonly string[] }

/** Queries of a language with the paths to which every shop leads them. */
export function redirectPhrases(locale: Locale): RedirectPhrases[] {
  return Object.entries(redirectWords[locale] ?? {}).map(([path, phrases]) => ({
    path,
    queries: phrases.split(', '),
  }))
}
