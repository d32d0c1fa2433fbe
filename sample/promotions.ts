// Promotions of the sample shop, and their coupon codes.
import { addDays, type PlainDate } from '#domain/calendar/calendar.ts'
import { westernEaster } from '#domain/calendar/easter.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { PromotionRule } from '#domain/pricing/promotion.ts'

type SamplePromotion = {
  readonly key: string
  readonly rule: PromotionRule
  readonly names: Readonly<Partial<Record<Locale, string>>>
  /** Valid only in the weeks before the next Easter. */
  readonly beforeEaster?: true
  /** Coupon that activates it; automatic without one. */
  readonly coupon?: { readonly code: string; readonly oncePerCustomer: boolean }
}

const fiveOff = {
  USD: 500,
  CNY: 3_500,
  JPY: 800,
  AED: 1_800,
  EUR: 500,
  PLN: 2_000,
  SEK: 5_000,
  DKK: 3_500,
  CZK: 12_000,
}
const fromForty = {
  USD: 4_000,
  CNY: 29_000,
  JPY: 6_000,
  AED: 15_000,
  EUR: 4_000,
  PLN: 16_000,
  SEK: 40_000,
  DKK: 30_000,
  CZK: 95_000,
}

export const samplePromotions: readonly SamplePromotion[] = [
  {
    key: 'buy-one-more',
    rule: { kind: 'percentage', basisPoints: 500, minQuantity: 2 },
    names: {
      us: 'Buy one more, 5% off',
      zh: '再买一件，立减 5%',
      ja: 'もう1点で5%オフ',
      ar: 'قطعة إضافية بخصم 5%',
      fr: 'Un de plus : 5 % de remise',
      pt: 'Mais um, 5% de desconto',
      it: 'Uno in più, 5% di sconto',
      es: 'Llévate uno más: 5 % de descuento',
      de: 'Eins mehr: 5 % Rabatt',
      pl: 'Weź jeszcze jeden, 5% taniej',
      nl: 'Eentje meer: 5% korting',
      sv: 'En till: 5 % rabatt',
      da: 'En mere: 5 % rabat',
      fi: 'Osta yksi lisää, saat 5 % alennusta',
      cs: 'Ještě jeden kus a máte slevu 5 %',
    },
  },
  {
    key: 'easter-basket',
    rule: {
      kind: 'buy-more',
      tiers: [
        { minQuantity: 3, basisPoints: 800 },
        { minQuantity: 5, basisPoints: 1_200 },
      ],
      categories: ['easter'],
    },
    beforeEaster: true,
    names: {
      us: 'Fill the Easter basket',
      zh: '装满复活节篮子',
      ja: 'イースターまとめ買い',
      ar: 'سلة عيد الفصح العامرة',
      fr: 'Panier de Pâques bien garni',
      pt: 'Cesto de Páscoa cheio',
      it: 'Cestino di Pasqua pieno',
      es: 'Cesta de Pascua llena',
      de: 'Volles Osternest',
      pl: 'Pełny koszyk wielkanocny',
      nl: 'Een vol paasmandje',
      sv: 'Fyll påskkorgen',
      da: 'Fyld påskekurven',
      fi: 'Täysi pääsiäiskori',
      cs: 'Plný velikonoční košík',
    },
  },
  {
    key: 'welcome',
    rule: { kind: 'percentage', basisPoints: 1_000 },
    names: {
      us: 'Welcome: 10% off',
      zh: '新客见面礼：立减 10%',
      ja: 'はじめての方へ 10%オフ',
      ar: 'أهلًا بك: خصم 10%',
      fr: 'Bienvenue : 10 % de remise',
      pt: 'Boas-vindas: 10% de desconto',
      it: 'Benvenuto: 10% di sconto',
      es: 'Bienvenida: 10 % de descuento',
      de: 'Willkommen: 10 % Rabatt',
      pl: 'Na powitanie: 10% rabatu',
      nl: 'Welkom: 10% korting',
      sv: 'Välkommen: 10 % rabatt',
      da: 'Velkommen: 10 % rabat',
      fi: 'Tervetuloa: 10 % alennusta',
      cs: 'Na uvítanou: sleva 10 %',
    },
    coupon: { code: 'WELCOME10', oncePerCustomer: true },
  },
  {
    key: 'spring',
    rule: { kind: 'amount', amounts: fiveOff, minSubtotal: fromForty },
    names: {
      us: 'Spring greeting',
      zh: '春日问候',
      ja: '春のごあいさつ',
      ar: 'تحية الربيع',
      fr: 'Clin d’œil du printemps',
      pt: 'Mimo de primavera',
      it: 'Saluto di primavera',
      es: 'Saludo de primavera',
      de: 'Frühlingsgruß',
      pl: 'Wiosenny upominek',
      nl: 'Lentegroet',
      sv: 'Vårhälsning',
      da: 'Forårshilsen',
      fi: 'Kevättervehdys',
      cs: 'Jarní pozdrav',
    },
    coupon: { code: 'SPRING5', oncePerCustomer: false },
  },
  {
    key: 'free-shipping',
    rule: { kind: 'free-shipping' },
    names: {
      us: 'Free shipping',
      zh: '免运费',
      ja: '送料無料',
      ar: 'شحن مجاني',
      fr: 'Livraison offerte',
      pt: 'Portes grátis',
      it: 'Spedizione gratuita',
      es: 'Envío gratis',
      de: 'Versandkostenfrei',
      pl: 'Darmowa dostawa',
      nl: 'Gratis verzending',
      sv: 'Fri frakt',
      da: 'Fri fragt',
      fi: 'Ilmainen toimitus',
      cs: 'Doprava zdarma',
    },
    coupon: { code: 'FREESHIP', oncePerCustomer: false },
  },
]

const easterWeeks = 6

/** The season of the next Easter, which may have begun. */
export function easterSeason(now: number): { readonly startsAt: Date; readonly endsAt: Date } {
  const [thisYear, nextYear] = [0, 1].map((ahead) => {
    const easter = westernEaster(new Date(now).getUTCFullYear() + ahead)
    return { startsAt: startOf(addDays(easter, -7 * easterWeeks)), endsAt: startOf(addDays(easter, 1)) }
  })
  return now < thisYear!.endsAt.getTime() ? thisYear! : nextYear!
}

function startOf(day: PlainDate): Date {
  return new Date(`${day}T00:00:00Z`)
}
