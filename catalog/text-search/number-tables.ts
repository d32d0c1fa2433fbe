// Number words by language: a value, and its forms. `x100` only multiplies the number before it ("dvě set"), and `+10`
// only adds. 100 and 1000 multiply without a sign. Articles are 1: "a hundred". `€`
// marks banknotes, which need no currency: "a tenner".
import type { Locale } from '#domain/markets/locale.ts'

export type NumberTable = {
  readonly numbers: string
  /** Words between the parts of a number. */
  readonly and?: string
  /** Letters before a number word that belong to it or to the phrase. */
  readonly prefixes?: string
  /** Numbers are compounded into one word, with these letters between their parts. */
  readonly joints?: string
}

export const numberTables: Readonly<Partial<Record<Locale, NumberTable>>> = {
  us: {
    and: 'and',
    numbers: `1 one a an 2 two 3 three 4 four 5 five fiver€ 6 six 7 seven 8 eight 9 nine 10 ten tenner€ 12 twelve dozen 15 fifteen
      18 eighteen 20 twenty 30 thirty 40 forty fourty 50 fifty 60 sixty 70 seventy 80 eighty 90 ninety 100 hundred
      1000 thousand`,
  },
  ar: {
    prefixes: 'و ب بال ال',
    numbers: `1 واحد 2 اثنين اثنان 3 ثلاثة ثلاث 4 أربعة أربع 5 خمسة خمس 6 ستة ست 7 سبعة سبع 8 ثمانية ثمان 9 تسعة تسع
      10 عشرة عشر 15 خمستاشر 20 عشرين عشرون 30 ثلاثين ثلاثون 40 أربعين أربعون 50 خمسين خمسون 60 ستين ستون
      70 سبعين سبعون 80 ثمانين ثمانون 90 تسعين تسعون 100 مئة مائة مية ميه 200 مئتين مئتي مئتان ميتين مائتين مائتي
      300 ثلاثمئة ثلاثمائة ثلاثمية 400 أربعمئة أربعمائة أربعمية 500 خمسمئة خمسمائة خمسمية 1000 ألف`,
  },
  fr: {
    and: 'et',
    numbers: `1 un une 2 deux 3 trois 4 quatre 5 cinq 6 six 7 sept 8 huit 9 neuf 10 dix dizaine 15 quinze quinzaine
      20 vingt vingtaine 30 trente trentaine 40 quarante quarantaine 50 cinquante cinquantaine 60 soixante soixantaine
      70 septante 80 huitante quatre-vingts 90 nonante 100 cent cents centaine 1000 mille x20 vingt vingts`,
  },
  pt: {
    and: 'e',
    numbers: `1 um uma 2 dois duas 3 três 4 quatro 5 cinco 6 seis 7 sete 8 oito 9 nove 10 dez 15 quinze 20 vinte
      30 trinta 40 quarenta 50 cinquenta cinqüenta 60 sessenta 70 setenta 80 oitenta 90 noventa 100 cem cento centena
      200 duzentos 300 trezentos 400 quatrocentos 500 quinhentos 1000 mil`,
  },
  it: {
    and: 'e',
    joints: '',
    numbers: `1 un una uno 2 due 3 tre 4 quattro 5 cinque 6 sei 7 sette 8 otto 9 nove 10 dieci decina 15 quindici quindicina
      20 venti ventina vent 30 trenta trentina trent 40 quaranta quarantina quarant 50 cinquanta cinquantina cinquant
      60 sessanta sessantina 70 settanta settantina 80 ottanta ottantina 90 novanta novantina 100 cento centinaio cent
      1000 mille mila`,
  },
  es: {
    and: 'y',
    numbers: `1 un una 2 dos 3 tres 4 cuatro 5 cinco 6 seis 7 siete 8 ocho 9 nueve 10 diez decena 15 quince 20 veinte veintena
      25 veinticinco 30 treinta treintena 40 cuarenta 50 cincuenta cincuentena 60 sesenta 70 setenta 80 ochenta
      90 noventa 100 cien ciento centenar 200 doscientos 300 trescientos 400 cuatrocientos 500 quinientos 1000 mil`,
  },
  de: {
    and: 'und',
    joints: 'und',
    numbers: `1 ein eins einen einem eine nen nem 'nen 'nem 2 zwei zwo 3 drei 4 vier 5 fünf fünfer 6 sechs 7 sieben 8 acht
      9 neun 10 zehn zehner€ 12 zwölf 15 fünfzehn 20 zwanzig zwanziger€ 30 dreißig 40 vierzig 50 fünfzig fünfziger€ fuffi€ fuffziger€
      60 sechzig 70 siebzig 80 achtzig 90 neunzig 100 hundert hunderter€ hunni€ 1000 tausend tausender€`,
  },
  pl: {
    numbers: `1 jeden jednej 2 dwa dwie dwóch dwu 3 trzy trzech 4 cztery czterech 5 pięć pięciu 6 sześć sześciu 7 siedem siedmiu
      8 osiem ośmiu 9 dziewięć dziewięciu 10 dziesięć dziesięciu dycha€ dychy€ dychę€ 15 piętnaście piętnastu
      20 dwadzieścia dwudziestu dwudziestka dwudziestki 30 trzydzieści trzydziestu
      40 czterdzieści czterdziestu 50 pięćdziesiąt pięćdziesięciu pięćdziesiątka pięćdziesiątki 60 sześćdziesiąt sześćdziesięciu
      70 siedemdziesiąt siedemdziesięciu 80 osiemdziesiąt osiemdziesięciu 90 dziewięćdziesiąt dziewięćdziesięciu
      100 sto stu stówa€ stówy€ stówę€ stówka€ stówki€ stówkę€ setka setki setkę 200 dwieście dwustu
      300 trzysta trzystu 400 czterysta czterystu 500 pięćset pięciuset 1000 tysiąc tysiąca tysiaka
      x10 dych€ dychy€ x100 stów€ stówy€ setek`,
  },
  nl: {
    joints: 'en ën',
    numbers: `1 een één 'n 2 twee 3 drie 4 vier 5 vijf 6 zes 7 zeven 8 acht 9 negen 10 tien tientje€ tientjes€ 15 vijftien
      20 twintig twintigje€ 30 dertig 40 veertig 50 vijftig vijftigje€ 60 zestig 70 zeventig 80 tachtig 90 negentig
      100 honderd honderdje€ 1000 duizend x10 tientjes€`,
  },
  sv: {
    joints: '',
    numbers: `1 en ett 2 två 3 tre 4 fyra 5 fem 6 sex 7 sju 8 åtta 9 nio 10 tio tia€ 15 femton 20 tjugo tjuga€ tjugolapp€ 30 trettio
      40 fyrtio 50 femtio femtiolapp€ 60 sextio 70 sjuttio 80 åttio 90 nittio 100 hundra hundralapp€ hundring€ hundralappar€
      1000 tusen tusenlapp€`,
  },
  da: {
    and: 'og',
    joints: 'og',
    numbers: `1 en et 2 to 3 tre 4 fire 5 fem 6 seks 7 syv 8 otte 9 ni 10 ti tier€ 15 femten 20 tyve 30 tredive 40 fyrre
      50 halvtreds halvtredser€ 60 tres 70 halvfjerds 80 firs 90 halvfems 100 hundrede hundred hundredlap€
      1000 tusind tusindlap€`,
  },
  fi: {
    joints: '',
    numbers: `1 yksi yhden 2 kaksi kahden kahdella kaks pari 3 kolme kolmen kolmella 4 neljä neljän neljällä 5 viisi viiden viidellä viis
      6 kuusi kuuden kuudella kuus 7 seitsemän seitsemällä 8 kahdeksan kahdeksalla 9 yhdeksän yhdeksällä
      10 kymmenen kymmenellä kymppi€ kympin€ kympillä€ kymppiä€ kybä€ 100 sata sadan sadalla satanen€ satasen€ satasella€ satkun€
      1000 tuhat tuhannen tuhannella tonnin€ +10 toista toistatoista
      x10 kymmentä kymmenen kymmenellä kymppiä€ kympin€ kympillä€ x100 sataa sadan sadalla`,
  },
  cs: {
    joints: 'a',
    numbers: `1 jedna jeden jedné 2 dva dvě dvou dvoj 3 tři tří 4 čtyři čtyř 5 pět pěti 6 šest šesti 7 sedm sedmi 8 osm osmi
      9 devět devíti 10 deset deseti pětka 15 patnáct patnácti 20 dvacet dvaceti dvacka€ dvacku€ 30 třicet třiceti
      40 čtyřicet čtyřiceti 50 padesát padesáti padesátka€ padesátku€ 60 šedesát šedesáti 70 sedmdesát sedmdesáti
      80 osmdesát osmdesáti 90 devadesát devadesáti 100 sto sta stovka€ stovku€ stovky€ kilo kila stem 200 dvoustovka€ dvoustovky€ dvoustovku€
      500 pětistovka€ pětistovky€ pětistovku€ pětikilo€ pětikila€ 1000 tisíc tisíce tisícovka€ tisícovky€ tisícovku€
      x100 set stě sta`,
  },
}
