// Amounts that shoppers write as words: "under twenty". Chinese and Japanese numerals are read by
// price-phrase.ts.
import type { Locale } from '#domain/markets/locale.ts'
import { fold } from './fold.ts'

const values = [10, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 200, 500, 1000] as const

/** In the order of the values; forms of one value are joined by `/`. */
const words: Partial<Record<Locale, string>> = {
  us: 'ten fifteen twenty twenty-five thirty forty fifty sixty seventy eighty ninety hundred - - thousand',
  ar: 'عشرة/عشره - عشرين/عشرون - ثلاثين/ثلاثون اربعين/اربعون خمسين/خمسون ستين/ستون سبعين/سبعون ثمانين/ثمانون تسعين/تسعون مئة/مائة/مية/ميه/مئه/مائه مئتين/مئتي/ميتين خمسمئة/خمسمائة/خمسميه/خمسمئه الف',
  fr: 'dix quinze vingt vingt-cinq trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent - - mille',
  pt: 'dez quinze vinte - trinta quarenta cinquenta sessenta setenta oitenta noventa cem duzentos quinhentos mil',
  it: 'dieci quindici venti venticinque trenta quaranta cinquanta sessanta settanta ottanta novanta cento duecento cinquecento mille',
  es: 'diez quince veinte veinticinco treinta cuarenta cincuenta sesenta setenta ochenta noventa cien/ciento doscientos quinientos mil',
  de: 'zehn funfzehn zwanzig funfundzwanzig dreißig vierzig funfzig sechzig siebzig achtzig neunzig hundert/einhundert zweihundert funfhundert tausend',
  pl: 'dziesięć/dziesieciu pietnascie/pietnastu dwadziescia/dwudziestu - trzydziesci/trzydziestu czterdziesci/czterdziestu piecdziesiat/piecdziesieciu szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat sto/stu dwiescie/dwustu piecset/pieciuset tysiac/tysiaca',
  nl: 'tien vijftien twintig vijfentwintig dertig veertig vijftig zestig zeventig tachtig negentig honderd tweehonderd vijfhonderd duizend',
  sv: 'tio femton tjugo tjugofem trettio fyrtio femtio sextio sjuttio attio nittio hundra/etthundra tvahundra femhundra tusen',
  da: 'ti femten tyve femogtyve tredive fyrre halvtreds tres halvfjerds firs halvfems hundrede/hundred tohundrede femhundrede tusind',
  fi: 'kymmenen viisitoista kaksikymmenta kaksikymmentaviisi kolmekymmenta neljakymmenta viisikymmenta kuusikymmenta seitsemankymmenta kahdeksankymmenta yhdeksankymmenta sata kaksisataa viisisataa tuhat',
  cs: 'deset/deseti patnact/patnacti dvacet/dvaceti petadvacet tricet/triceti ctyricet/ctyriceti padesat/padesati sedesat/sedesati sedmdesat/sedmdesati osmdesat/osmdesati devadesat/devadesati sto/sta dveste - tisic/tisice',
}

const tables = new Map<Locale, ReadonlyMap<string, number>>()

/** Arabic and Persian digits as Latin ones. */
export function withLatinDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

/** The text with amounts in digits; `text` is folded. */
export function withDigits(text: string, locale: Locale): string {
  let table = tables.get(locale)
  if (!table) tables.set(locale, (table = tableOf(locale)))
  return text.replaceAll(/[\p{L}-]+/gu, (word) => String(table.get(word) ?? word))
}

function tableOf(locale: Locale): ReadonlyMap<string, number> {
  const forms = words[locale]?.split(' ') ?? []
  return new Map(
    forms.flatMap((list, at) => list.split('/').map((form) => [fold(form), values[at]!] as const)),
  )
}
