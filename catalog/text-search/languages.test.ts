// Queries in each language, with the products that they find. Queries have other forms of a word, its beginning,
// mistakes, missing accents, or the head of a compound.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales, type Locale } from '#domain/markets/locale.ts'
import { createCatalogIndex } from '../catalog-index.ts'

/** A line for each product: its title / what finds it first. */
const languages: Partial<Record<Locale, string>> = {
  us: `
    Scented soy candle / candles | CANDLE | cand | canlde | scent candle
    Ribbed glass vase / vases | glass vas | vaze
    Mother's Day gift basket / mothers day | mother’s day basket | giftbasket | baskets for gifts
    Silver leaf necklace / necklaces with leaves | neklace | silver necklase
    Box of dark chocolates / choclate | chocolate boxes | dark choc
    Personalised mug for knitters / personalized mugs | knitter
  `,
  zh: `
    香薰蜡烛 / 蜡烛 | 香薰 | lazhu | xiangxun lazhu
    玻璃花瓶 / 花瓶 | 瓶 | 玻璃的花瓶
    母亲节礼品篮 / 母亲节 | 礼品篮
    银叶项链 / 项链 | yinyexianglian
    黑巧克力礼盒 / 巧克力 | 黑色巧克力
    定制马克杯 / 马克杯 | 定制的杯
  `,
  ja: `
    ソイキャンドル / キャンドル | ｷｬﾝﾄﾞﾙ | キャン | kyandoru
    ガラスの花瓶 ベルベットのディスク / 花瓶 | ガラス | ヴェルヴェット | デイスク
    卵の母の日ギフトバスケット / 母の日 | バスケット | エッグ | たまご | 玉子
    シルバーリーフのネックレス / ネックレス | シルバーのネックレス
    ダークチョコレート詰め合わせ / チョコ | チョコレート
    名入れマグカップ / マグ | 名入れ | magukappu
  `,
  ar: `
    شمعة معطرة / الشمعة | شمعه | شَمْعَة | شمعات
    مزهرية زجاجية / المزهرية | مزهريه
    سلة هدايا عيد الأم / عيد الام | السلة
    قلادة فضية / القلادة | قـلادة
    علبة شوكولاتة داكنة / شوكولاته | شوكلاتة
    كوب مخصص / الكوب
  `,
  fr: `
    Bougie parfumée / bougies | bougi | bouggie | bougies parfumees
    Vase en verre côtelé / vases | cotele
    Panier-cadeau fête des mères / paniers | cadeaux | fete des meres | fête mère
    Collier feuille d'argent / colliers | argent | l’argent | coliers
    Coffret de chocolats noirs / chocolat noir | chocolta
    Tasse personnalisée / tasses | personnalisé | personalisée
  `,
  pt: `
    Vela perfumada de coração / velas | corações | coracao | perfumado
    Jarra de vidro / jarras | vidros
    Cesto de presentes para a mãe / cestos | presente mãe | mae
    Colar de prata / colares | prat
    Caixa de chocolates negros / chocolate negro | chocolat
    Caneca personalizada / canecas | personalizado | cannecas
  `,
  it: `
    Candela profumata / candele | candele profumate | canedla
    Vaso di vetro / vasi | vasi di vetro
    Cesto regalo festa della mamma / cesti | regali | festa mamma
    Collana con foglia d'argento / collane | foglie | argento
    Scatola di cioccolatini fondenti / cioccolatino | ciocolatini | ciocc
    Tazza personalizzata / tazze | tazze personalizzate
  `,
  es: `
    Vela aromática / velas | velas aromaticas
    Jarrón de cristal / jarrones | jarron | jarr
    Cesta de regalo para el Día de la Madre / cestas | regalos | dia de la madre
    Collar de plata con corazón / collares | corazones | colar
    Caja de bombones / bombón | bonbones
    Taza personalizada / tazas | personalizado
  `,
  de: `
    Duftkerze aus Sojawachs / Kerze | Kerzen | Duftkerzen | Duftkrze | Schlummerkerze
    Blumenvase aus Glas / Vase | Vasen | Blume | Gläser
    Geschenkkorb zum Muttertag / Korb | Körbe | Geschenkkörbe | Geschenk | Gescenkkorb
    Silberkette mit Herz / Kette | Ketten | Silber | Herzen
    Schokoladenpralinen / Pralinen | Schoko | Schokolade
    Personalisierter Becher / Bechern | personalisiert
  `,
  pl: `
    Świeca zapachowa / świece | swieca | świec zapachowych
    Szklany wazon / wazony | szklane wazony | wazn
    Kosz prezentowy na Dzień Matki / kosze | dzien matki
    Srebrny naszyjnik / naszyjniki | srebrne
    Czekoladki z ciemnej czekolady / czekoladka | czekolada | czekolda
    Kubek z imieniem / kubki | kubków
  `,
  nl: `
    Geurkaars van soja / kaars | kaarsen | geurkaarsen | geurkars | schemerkaars
    Glazen bloemenvaas / vaas | vazen | bloem | bloemen
    Geschenkmand voor Moederdag / mand | manden | geschenk | moederdag
    Zilveren ketting met hart / kettingen | hartje | hartjes
    Doos chocolaatjes / dozen | choco | chocolaatje
    Gepersonaliseerde mok / mokken | gepersonaliseerd
  `,
  sv: `
    Doftljus av sojavax / ljus | doftljuset | dofljus | mysljus
    Blomvas i glas / vas | vaser | vasen
    Presentkorg till mors dag / korg | korgar | korgen | present
    Silverhalsband med hjärta / halsband | hjärtan | hjarta | silver
    Ask med chokladpraliner / praliner | choklad
    Personlig mugg / muggar | personliga
  `,
  da: `
    Duftlys af sojavoks / lys | duftlyset | duftlis
    Blomstervase i glas / vase | vaser | blomst
    Gavekurv til mors dag / kurv | kurve | gave
    Sølvhalskæde med hjerte / halskæde | halskæder | perlehalskæde | halksæde | hjerter | sølv | solv
    Æske med chokolader / chokolade | æsker
    Personlig kop / kopper | personlige
  `,
  fi: `
    Tuoksukynttilä / kynttilä | kynttilät | kynttilöitä | tuoksukynttila | tuoksukyntilä | saunakynttilä
    Lasinen kukkamaljakko / maljakko | maljakot | kukka
    Äitienpäivän lahjakori / kori | lahja | äitienpäivä
    Hopeinen kaulakoru / koru | korut | kaulakorut
    Suklaarasia / suklaa | suklaat | rasia
    Persoonallinen muki / mukit | mukin
  `,
  cs: `
    Vonná svíčka / svíčky | svicka | svíček | vonné svíčky
    Skleněná váza / vázy | vaza | sklenene vazy
    Dárkový koš ke Dni matek / koše | dárkové koše | den matek
    Stříbrný náhrdelník / náhrdelníky | nahrdelnik | náhrdeník
    Čokoládové pralinky / pralinka | pralinek | čoko
    Hrnek se jménem / hrnky | hrnků
  `,
}

const written = locales.filter((locale) => languages[locale])

type Sample = { readonly id: string; readonly title: string; readonly queries: readonly string[] }

/** Products of a language; the same line is the same product in every language. */
function samplesOf(locale: Locale): Sample[] {
  const lines = (languages[locale] ?? '').split('\n').filter((line) => line.includes(' / '))
  return lines.map((line, at) => {
    const [title = '', queries = ''] = line.trim().split(' / ')
    return { id: `product-${at}`, title, queries: queries.split(' | ') }
  })
}

const index = createCatalogIndex()
index.load(
  samplesOf('us').map(({ id }, at) => ({
    id,
    categories: [],
    tags: [],
    prices: { EUR: 100 },
    inStock: true,
    sold: 0,
    views: 0,
    fingerprint: 1,
    createdAt: 1,
    texts: Object.fromEntries(
      written.map((locale) => [locale, { title: samplesOf(locale)[at]!.title, text: '', words: '' }]),
    ),
  })),
)

for (const locale of written) {
  test(`shoppers in ${locale} find what they typed, whatever its form`, () => {
    const missed = samplesOf(locale).flatMap(({ id, title, queries }) =>
      queries.filter((query) => firstFor(locale, query) !== id).map((query) => `${query}: not ${title}`),
    )
    assert.deepEqual(missed, [])
  })
}

function firstFor(locale: Locale, query: string): string | undefined {
  const page = { filters: {}, sort: 'relevance', page: 1, pageSize: 1 } as const
  return index.list({ locale, currency: 'EUR', query, ...page }).ids[0]
}

test('Chinese and Japanese words are completed', () => {
  const completionsOf = (locale: Locale, typed: string) =>
    index.suggest({ locale, text: typed, currency: 'EUR' }, 5).completions
  assert.deepEqual(completionsOf('zh', '香'), ['香薰蜡烛'])
  assert.deepEqual(completionsOf('zh', '黑巧'), ['黑巧克力礼盒', '黑巧克力'])
  assert.deepEqual(completionsOf('ja', 'シルバーネ'), ['シルバーネックレス'])
  assert.deepEqual(completionsOf('ja', 'ﾁｮｺ'), [])
})

test('unknown words beside a word for gifts find any gift; alone they find nothing', () => {
  const page = {
    locale: 'us',
    currency: 'EUR',
    filters: {},
    sort: 'relevance',
    page: 1,
    pageSize: 1,
  } as const
  assert.equal(index.list({ ...page, query: 'gift for a skydiver' }).ids.length, 1)
  assert.equal(index.list({ ...page, query: 'skydiver' }).ids.length, 0)
})
