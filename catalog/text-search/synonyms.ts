// Synonyms of the shop's words: with `mug: cup`, cup finds mugs and mug finds cups. They are in ordinary spelling; the
// stemmer unifies their forms. Chinese and Japanese words are replaced everywhere by the first word of the entry, so
// they must not be part of another word.
import type { Locale } from '#domain/markets/locale.ts'

export const synonyms: Partial<Record<Locale, string>> = {
  us: `mum: mom mommy mummy mother mama
    bunny: rabbit hare
    biscuit: cookie
    plush: stuffed stuffie cuddly
    teddy: teddybear
    necklace: pendant neckless
    mug: cup
    photo: picture
    jewellery: jewelry jewelery
    personalised: personalized customized custom
    flower: floral bouquet`,
  zh: `母亲: 妈妈 媽媽 妈咪
    兔: 兔子
    杯: 杯子 水杯
    毛绒: 毛绒玩具 毛绒玩偶 公仔
    熊: 小熊 熊熊
    首饰: 珠宝
    定制: 订制 定做 刻字
    钟: 时钟
    刺绣: 绣花`,
  ja: `キャンドル: ろうそく ロウソク 蝋燭
    カード: バースデーカード
    誕生日: バースデー
    バニー: うさぎ 兎 ラビット
    くま: 熊 テディベア ベア
    名入れ: 名前入り 名入り
    花束: ブーケ
    お茶: 紅茶 緑茶
    鉢: 植木鉢
    マグ: マグカップ
    香水: オードパルファム パフューム`,
  ar: `حقيبة: حقائب شنطة شنط
    وسادة: وسائد مخدة
    لعبة: ألعاب العاب دمية دمى
    كوب: أكواب فنجان فناجين مج
    شمعة: شموع
    قلادة: قلائد عقد سلسال
    أرنب: أرانب
    باقة: بوكيه
    ورد: ورود زهور زهرة وردة
    بيض: بيضة
    قلب: قلوب
    دبدوب: دب دبدوبة
    بطاقة: كرت كارت
    أم: ماما والدة
    طفل: أطفال
    علبة: علب صندوق
    عطر: عطور برفيوم بارفان
    هدية: هدايا`,
  fr: `mère: maman
    peluche: doudou
    ours: nounours
    mug: tasse
    bijou: joaillerie
    biscuit: gâteau sablé
    ballon: baudruche`,
  pt: `mãe: mamã
    caneca: chávena
    bolacha: biscoito
    oferta: prenda presente
    peluche: pelúcia`,
  it: `mamma: madre
    biglietto: cartolina
    bouquet: mazzo
    orso: orsacchiotto
    tè: the
    tartufo: cioccolatino pralina
    portagioie: portagioielli
    cioccolato: cioccolata
    uovo: uova
    gioia: gioiello
    profumo: parfum`,
  es: `mamá: madre
    trufa: bombón
    cojín: almohada
    carta: tarjeta
    oso: osito`,
  de: `Becher: Tasse
    Muttertag: Mama Mutter Mutti Mum
    Hase: Kaninchen
    Schachtel: Box Dose
    Kästchen: Kasten
    Teddy: Teddybär Teddybaer
    Plüsch: Kuscheltier Stofftier Plüschtier
    Ballon: Luftballon
    Truffel: Praline
    Keks: Plätzchen`,
  pl: `świeca: świeczka
    zając: zajączek
    czekolada: czekoladowy czekoladka
    Wielkanoc: wielkanocny
    drewno: drewniany
    królik: króliczek
    jajko: pisanka jajeczko
    serce: serduszko
    mama: matka
    szkatułka: kasetka
    miś: misiu niedźwiadek
    prezent: upominek podarunek`,
  nl: `mok: beker
    knuffel: knuffeldier
    teddybeer: beer knuffelbeer
    haas: konijn
    hart: hartje
    moederdag: mama moeder mam
    koek: koekje
    klok: uurwerk`,
  sv: `mugg: kopp
    nalle: nallebjörn björn
    plysch: gosedjur mjukisdjur
    hare: kanin
    väska: kasse
    skrin: låda
    mors: mor mamma
    dag: dags
    kaka: kex
    tryfflar: tryffel pralin`,
  da: `krus: kop
    bamse: teddybjørn
    hare: kanin
    mors: mor mamma
    dag: dags
    skrin: æske
    småkage: kage kiks
    pose: taske`,
  fi: `muki: kuppi
    nalle: teddykarhu
    pupu: jänis kani
    äitienpäivä: äiti äidille äidin äideille
    muistikirja: vihko
    rasia: lipas`,
  cs: `svíčka: svíce
    srdce: srdíčko
    zajíc: zajíček králík králíček
    vejce: vajíčko vajíčka
    matka: maminka máma
    velikonoce: velikonoční
    čokoláda: čokoládový
    dřevo: dřevěný
    hrnek: hrníček
    plyšový: plyšák
    taška: kabelka
    dárek: dárky dar`,
}

/** Words without meaning in a gift shop: beside another word they only raise the score of products that contain them. */
export const giftWords: Partial<Record<Locale, string>> = {
  us: 'gift present',
  zh: '礼物 礼品',
  ja: 'プレゼント 贈り物 ギフト',
  ar: 'هدية هدايا',
  fr: 'cadeau',
  pt: 'prenda presente oferta',
  it: 'regalo',
  es: 'regalo',
  de: 'Geschenk',
  pl: 'prezent upominek',
  nl: 'cadeau cadeautje geschenk',
  sv: 'present gåva',
  da: 'gave',
  fi: 'lahja',
  cs: 'dárek',
}
