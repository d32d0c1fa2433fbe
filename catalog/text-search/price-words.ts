// How shoppers write price limits, by language, in folded spelling. Alternatives are separated by `|`. A word with `?`
// has other meanings too: it limits a price only beside a currency ("from 5 €", not "from 5 years").
import type { Locale } from '#domain/markets/locale.ts'

export type PriceWords = {
  /** Before an amount that is the highest price. */
  readonly below: string
  /** Before an amount that is the lowest price. */
  readonly above: string
  /** `between … and`: before the first amount, and before the second. */
  readonly between: readonly (readonly [before: string, and: string])[]
  /** Before an amount that is neither limit. */
  readonly around: string
  /** The same after the amount. */
  readonly belowAfter?: string
  readonly aboveAfter?: string
  readonly aroundAfter?: string
  /** After the second amount: 之间. */
  readonly betweenAfter?: string
  /** Words for a low price without an amount. */
  readonly cheap?: string
  /** Names of currencies in every form. */
  readonly currency: string
}

/** Signs and codes that every language uses. `.-` and `:-` follow whole amounts in Nordic and Czech prices. */
export const currencySigns = String.raw`€|r\$|\$|£|¥|eur|usd|gbp|chf|brl|jpy|cny|rmb|aed|pln|sek|dkk|czk|,-|:-|\.-`

/** For a language without an entry: amounts with a currency sign. */
export const noPriceWords: PriceWords = {
  below: '',
  above: '',
  between: [['', '-']],
  around: '',
  currency: 'euro',
}

export const priceWords: Readonly<Partial<Record<Locale, PriceWords>>> = {
  us: {
    below:
      'no more than|not more than|less than|cheaper than|lower than|at most|up to|under|below|within|maximum|max|not over',
    above: 'no less than|more than|at least|starting at|starting from|over|above|minimum|min|from?',
    between: [
      ['between', 'and'],
      ['from', 'to'],
      ['', 'to|-'],
    ],
    around: 'around|about|approximately|approx|roughly|circa',
    belowAfter: 'or less|or under|or below|and under|and below|max|maximum|tops',
    aboveAfter: 'or more|or over|and up|and over|and above|plus?',
    cheap: String.raw`cheap(?:er|est|ies?)?|inexpensive|affordable|low[ -]cost|low[ -]budget|budget[ -]friendly|on a budget|(?:tight|small) budget|not (?:too )?expensive|bargains?|dirt cheap`,
    currency: 'quid|us dollars|dollars|dollar|bucks|euros|euro|pounds|pound',
  },
  zh: {
    below: '不超过|不多于|不到|低于|少于|小于|最多|最高',
    above: '不低于|不少于|超过|高于|大于|多于|至少|最低',
    between: [['', '到|至|-']],
    around: '大约|大概|约',
    belowAfter: '及以下|以下|以内|之内|之下|内',
    aboveAfter: '及以上|以上|起',
    aroundAfter: '左右|上下',
    betweenAfter: '之间',
    cheap: String.raw`便宜|实惠|平价|低价|廉价|性价比高?|不贵`,
    currency: '元人民币|元钱|块钱|人民币|日元|欧元|美元|元|块|円',
  },
  ja: {
    below: '最大|上限',
    above: '最低|下限',
    between: [['', 'から|-']],
    around: '約|およそ|だいたい',
    belowAfter: 'くらいまで|ぐらいまで|ほどまで|程度まで|くらい以内|以下|以内|まで|未満|で買える|で収まる',
    aboveAfter: '以上|から|超',
    aroundAfter: '前後|くらい|ぐらい|程度|ほど|台',
    betweenAfter: 'までの間|の間|まで',
    cheap: String.raw`安い|安く|安め|安価な?|格安|お手頃な?|手頃な?|プチプラ|リーズナブルな?|低価格|お値打ち|高くない`,
    currency: '円|えん|ユーロ|ドル|元',
  },
  ar: {
    below: 'باقل من|اقل من|ارخص من|لا يتجاوز|لا يزيد عن|بحد اقصي|تحت|دون|حتي',
    above: 'باكثر من|اكثر من|اعلي من|لا يقل عن|بحد ادني|ابتداء من|فوق|من?',
    between: [
      ['ما بين|بين', 'و|-'],
      ['من', 'الي|حتي|-'],
      ['', '-|الي'],
    ],
    around: 'حوالي|تقريبا|بحدود|في حدود',
    belowAfter: 'او اقل|فاقل|وما دون|كحد اقصي',
    aboveAfter: 'او اكثر|فاكثر|وما فوق|كحد ادني',
    cheap: String.raw`رخيص(?:ه|ين)?|الرخيص(?:ه)?|ارخص|اقتصادي(?:ه)?|بسعر مناسب|سعر مناسب|غير غالي|مش غالي|مو غالي|باسعار مناسبه|ميزانيه محدوده`,
    currency: 'درهما اماراتيا|درهم اماراتي|دراهم|درهما|درهم|يورو|دولار|ريال|د.ا',
  },
  fr: {
    below:
      'a moins de|moins de|moins cher que|pas plus de|en dessous de|au dessous de|inferieurs? a|jusqu.?a|maximum|maxi|max|sous',
    above: 'plus de|au dessus de|superieurs? a|a partir de|au moins|minimum|mini|min|des?',
    between: [
      ['entre', 'et|-'],
      ['de', 'a'],
      ['', 'a|-'],
    ],
    around: 'environ|autour de|aux alentours de|vers?',
    belowAfter: 'ou moins|et moins|maximum|maxi|max',
    aboveAfter: 'ou plus|et plus|minimum|mini|min',
    cheap: String.raw`(?:pas|moins|peu) cher(?:es?|s)?|bon marche|petits? budgets?|petits? prix|economiques?|abordables?|a bas prix|pas couteux|pas trop cher`,
    currency: 'euros|euro|balles|dollars|e',
  },
  pt: {
    below: 'por menos de|menos de|nao mais de|abaixo de|inferior a|no maximo|maximo|max|ate a|ate',
    above: 'mais de|acima de|superior a|a partir de|pelo menos|no minimo|minimo|min|desde?',
    between: [
      ['entre', 'e|-'],
      ['de', 'a|ate'],
      ['', 'a|-'],
    ],
    around: 'cerca de|por volta de|a volta de|aproximadamente',
    belowAfter: 'ou menos|no maximo|maximo|max',
    aboveAfter: 'ou mais|no minimo|minimo|min',
    cheap: String.raw`(?:mais )?barat(?:o|a|os|as|inho|inha|inhos|inhas)|em conta|economic[oa]s?|acessive(?:l|is)|baixo custo|pouco dinheiro|nao muito caro`,
    currency: 'contos|pilas?|euros|euro|dolares|reais|e',
  },
  it: {
    below:
      'a meno di|meno di|non piu di|al di sotto dei|sotto ai|sotto i|sotto|inferiore a|fino a|al massimo|massimo|max|entro i|entro',
    above: 'piu di|sopra ai|sopra i|sopra|oltre i|oltre|superiore a|a partire da|almeno|minimo|min|da?',
    between: [
      ['tra i|tra|fra i|fra', 'e i|e|-'],
      ['da', 'a'],
      ['', 'a|-'],
    ],
    around: 'circa|intorno ai|sui',
    belowAfter: 'o meno|al massimo|massimo|max',
    aboveAfter: 'o piu|in su|in poi|minimo|min',
    aroundAfter: 'circa',
    cheap: String.raw`economic(?:o|a|i|he)|a buon mercato|poco costos[oaie]|low[ -]cost|a poco prezzo|a basso costo|a prezzo basso|convenient[ei]|poca spesa|non (?:troppo )?caro`,
    currency: 'euro|dollari|e',
  },
  es: {
    below:
      'por menos de|menos de|no mas de|mas barato que|por debajo de|inferior a|hasta|como maximo|maximo|max',
    above: 'por mas de|mas de|por encima de|superior a|a partir de|al menos|minimo|min|desde?',
    between: [
      ['entre', 'y|-'],
      ['de', 'a'],
      ['', 'a|-'],
    ],
    around: 'alrededor de|cerca de|unos|aproximadamente',
    belowAfter: 'o menos|como maximo|maximo|max',
    aboveAfter: 'o mas|como minimo|minimo|min',
    cheap: String.raw`(?:mas )?barat(?:o|a|os|as|ito|ita|itos|itas)|economic[oa]s?|asequibles?|low[ -]cost|a buen precio|bajo costo|poco dinero|no muy caro`,
    currency: 'pesos|pavos|euros|euro|dolares|e',
  },
  de: {
    below:
      'weniger als|nicht mehr als|gunstiger als|billiger als|hochstens|maximal|max|bis maximal|bis zu|bis|unter',
    above: 'mehr als|teurer als|mindestens|minimum|min|uber|ab?|von?',
    between: [
      ['zwischen', 'und|-'],
      ['von|ab', 'bis'],
      ['', 'bis|-'],
    ],
    around: 'ungefahr|etwa|circa|ca|rund|um?',
    belowAfter: 'oder weniger|und weniger|oder gunstiger|maximal|hochstens|max',
    aboveAfter: 'oder mehr|und mehr|aufwarts|mindestens',
    cheap: String.raw`(?:preis)?gunstig(?:e[rsnm]?|ste[rsnm]?)?|billig(?:e[rsnm]?|ste[rsnm]?)?|preiswert(?:e[rsnm]?)?|nicht (?:so |zu )?teuer|kleines budget|kleiner preis|schnappchen|erschwinglich(?:e[rsnm]?)?`,
    currency: 'stutz|euros|euro|dollar|franken',
  },
  pl: {
    below:
      'w cenie do|nie wiecej niz|mniej niz|tansze niz|tanszy niz|taniej niz|ponizej|maksymalnie|maks|max|do',
    above: 'wiecej niz|drozsze niz|powyzej|ponad|co najmniej|minimum|min|od?',
    between: [
      ['pomiedzy|miedzy', 'a|i|-'],
      ['od', 'do'],
      ['', 'do|-'],
    ],
    around: 'okolo|ok|mniej wiecej',
    belowAfter: 'lub mniej|maksymalnie|maks|max',
    aboveAfter: 'lub wiecej|i wiecej|wzwyz',
    cheap: String.raw`tani(?:e|a|o|ej|ch|e?go|ą)?|tanich|niedrog(?:i|ie|o|a|ich)|niedroga|w niskiej cenie|ekonomiczn[yae]|budzetow[yae]|tansz[yae]|najtansz[yae]`,
    currency: 'zlotowek|zlotowki|zlotych|zlotego|zlote|zloty|zl|euro',
  },
  nl: {
    below:
      'niet meer dan|minder dan|goedkoper dan|onder de|onder|beneden de|beneden|maximaal|hoogstens|max|tot',
    above: 'meer dan|duurder dan|boven de|boven|minstens|minimaal|vanaf|min|van?',
    between: [
      ['tussen de|tussen', 'en|-'],
      ['van', 'tot'],
      ['', 'tot|-'],
    ],
    around: 'ongeveer|rond de|rond|circa|ca',
    belowAfter: 'of minder|en minder|maximaal|max',
    aboveAfter: 'of meer|en meer|minimaal',
    cheap: String.raw`goedko(?:op|pe|per|opste)|voordelig(?:e)?|budget|niet (?:te )?duur|betaalbaar|betaalbare|laaggeprijsde?|klein budget`,
    currency: 'euro.?tjes|euri|euro.?s|euro|e',
  },
  sv: {
    below: 'inte mer an|mindre an|billigare an|lagre an|hogst|maximalt|max|upp till|under',
    above: 'mer an|dyrare an|over|minst|fran?',
    between: [
      ['mellan', 'och|-'],
      ['fran', 'till'],
      ['', 'till|-'],
    ],
    around: 'ungefar|omkring|cirka|ca|runt',
    belowAfter: 'eller mindre|eller billigare|max',
    aboveAfter: 'eller mer|och uppat|minst',
    cheap: String.raw`billig(?:t|a|ast|are)?|prisvard(?:a|t)?|lagpris|inte (?:sa )?dyr[ta]?|budget|till ett bra pris|liten budget`,
    currency: 'kronor|krona|kr|euro|spann',
  },
  da: {
    below: 'ikke mere end|mindre end|billigere end|hojst|maksimalt|maks|max|op til|under',
    above: 'mere end|dyrere end|over|mindst|fra?',
    between: [
      ['mellem', 'og|-'],
      ['fra', 'til'],
      ['', 'til|-'],
    ],
    around: 'omkring|cirka|ca|rundt om',
    belowAfter: 'eller mindre|eller billigere|maks|max',
    aboveAfter: 'eller mere|og op|mindst',
    cheap: String.raw`billig(?:t|e|ere|st|ste)?|prisvenlig(?:t|e)?|lavpris|ikke (?:sa )?dyr[te]?|budgetvenlig(?:t|e)?|budget|lille budget`,
    currency: 'kroner|krone|kr|euro',
  },
  fi: {
    below: 'alle|enintaan|korkeintaan|maksimissaan|maks|max',
    above: 'yli|vahintaan|min',
    between: [
      ['valilta', '-|ja'],
      ['', '-|ja'],
    ],
    around: 'noin|n',
    belowAfter: 'tai alle|asti|saakka|max',
    aboveAfter: 'tai enemman|tai yli|alkaen|ylospain',
    betweenAfter: 'valilta|valilla',
    cheap: String.raw`halpa|halva[nt]?|halpoj[ae]n?|halvat|halvin|halvempi|edulli(?:nen|sen|set|sia|sta)|budjetti|edukas|ei kallis|pikkurahalla`,
    currency: 'euroa|euron|eurolla|eurosta|euroon|euro|e',
  },
  cs: {
    below: 'ne vic nez|nejvyse|nejvys|mene nez|min nez|levnejsi nez|maximalne|max|pod|do',
    above: 'vice nez|vic nez|drazsi nez|nad|pres|alespon|minimalne|nejmene|od?',
    between: [
      ['mezi', 'a|-'],
      ['od', 'do'],
      ['', 'do|-'],
    ],
    around: 'kolem|okolo|asi|cca',
    belowAfter: 'nebo mene|nebo min|maximalne|max',
    aboveAfter: 'nebo vice|nebo vic|a vice|a vic',
    cheap: String.raw`levn(?:e|y|a|ou|eho|ych|ejsi)|lacin[eya]|vyhodn[eya]|cenove dostupn[eya]|nizka cena|ne (?:moc )?drah[eya]|maly rozpocet`,
    currency: 'korunach|kacek|kacky|korunami|korun|koruny|koruna|kc|eur|euro',
  },
}
