// Words of queries that ask for any gift.
import type { Locale } from '#domain/markets/locale.ts'

/**
 * Words that describe no product: presents, ideas, and whom they are for. Beside another word they only raise the score of
 * products that contain them; alone they find everything.
 */
export const giftWords: Partial<Record<Locale, string>> = {
  us: `love adores adore enjoys enjoy help treat gift gifts present idea surprise something anything thing nice cute special unique perfect lovely small little
    best good cool great grandma grandmother granny nana grandpa grandfather granddad dad daddy father husband wife
    girlfriend boyfriend partner friend bestie sister brother aunt uncle niece nephew son daughter cousin boss coworker
    colleague neighbor neighbour teacher nurse woman women man men her him girl boy lady guy lover fan someone who likes
    loves family couple parents birthday person`,
  zh: '小东西 东西 女儿 儿子 送给 的人 喜欢 爱喝 爱吃 人 礼物 礼品 送礼 小礼物 奶奶 外婆 爷爷 外公 爸爸 父亲 丈夫 老公 妻子 老婆 女朋友 女友 男朋友 男友 朋友 闺蜜 姐姐 妹妹 哥哥 弟弟 老师 同事 老板 女生 男生 长辈',
  ja: '大人 人 大好き プレゼント 贈り物 ギフト おばあちゃん 祖母 おじいちゃん 祖父 お父さん 彼女 彼氏 恋人 友達 友人 先生 同僚 上司 女性 男性 好き 好きな',
  ar: `محب محبي عاشق عشاق يحب تحب لمحب لعشاق هدية هدايا فكرة افكار مفاجأة شيء مميز جدتي جدة جدي جد ابي اب والدي زوجي زوج زوجتي زوجة صديقتي صديقة صديقي صديق
    حبيبتي حبيبي اختي اخت اخي اخ معلمة معلم زميل زميلة مدير رجل رجال امراة نساء بنت ولد`,
  fr: `adore aiment adorent cadeau idée surprise quelque chose original mignon petit mamie grand mère papi père papa mari femme copine copain
    petite petit ami amie sœur frère tante oncle fils fille collègue patron maîtresse maître voisin voisine homme
    quelqu'un aime passionné fan couple parents`,
  pt: `adora adoram ama amante amantes gostam prenda presente oferta ideia surpresa algo original avó avô pai marido esposa mulher namorada namorado amiga amigo
    irmã irmão tia tio filho filha colega chefe professora professor vizinha homem alguém quem gosta casal pais`,
  it: `adora amante amanti regalo idea sorpresa qualcosa originale carino piccolo nonna nonno papà padre marito moglie fidanzata fidanzato
    ragazza ragazzo amica amico sorella fratello zia zio figlio figlia collega capo maestra maestro vicina donna uomo
    chi ama coppia genitori lei lui`,
  es: `encanta encantan adora amante amantes regalo idea sorpresa algo original pequeño abuela abuelo papá padre marido esposa mujer novia novio amiga
    amigo hermana hermano tía tío hijo hija compañera compañero jefe jefa profesora profesor profe maestra vecina hombre
    alguien quien gusta pareja padres`,
  de: `lieben mögen Geschenk Geschenkidee Idee Überraschung etwas kleines schönes besonderes Mitbringsel Aufmerksamkeit Oma
    Großmutter Opa Großvater Papa Vater Mann Ehemann Frau Ehefrau Freundin Freund Schwester Bruder Tante Onkel Sohn
    Tochter Kollegin Kollege Chef Chefin Lehrerin Lehrer Erzieherin Nachbarin Nachbar Männer Frauen jemand liebt mag
    Liebhaber Fan Paar Eltern ihn sie`,
  pl: `kocha uwielbia lubią miłośnik miłośniczka prezent upominek podarunek pomysł niespodzianka coś ładnego oryginalny babcia babci dziadek dziadka tata taty mąż
    męża żona żony dziewczyna dziewczyny chłopak chłopaka przyjaciółka przyjaciółki przyjaciel przyjaciela siostra
    siostry brat brata ciocia cioci wujek syn córka szef szefa koleżanka koleżanki kolega kolegi nauczycielka
    nauczycielki nauczyciel nauczyciela sąsiadka kobieta kobiety mężczyzna mężczyzny niej niego ktoś lubi rodzice`,
  nl: `houden gek cadeau cadeautje geschenk idee verrassing iets leuks kleins origineel oma opa papa vader man vrouw vriendin vriend
    zus zusje broer tante oom zoon dochter collega baas juf meester lerares leraar buurvrouw buurman mannen vrouwen
    iemand houdt liefhebber fan stel ouders hem haar`,
  sv: `älskare gillare present gåva idé överraskning något fint litet mormor farmor morfar farfar pappa far man make fru maka flickvän
    pojkvän vän väninna kompis syster bror moster faster farbror morbror son dotter kollega chef lärare fröken granne
    kvinna kvinnor män honom henne någon älskar gillar par föräldrar`,
  da: `elske gave gaveidé idé overraskelse noget fint lille mormor farmor morfar farfar far mand kone kæreste ven veninde søster
    bror moster faster onkel søn datter kollega chef lærer pædagog nabo kvinde kvinder mænd ham hende nogen elsker par
    forældre`,
  fi: `rakastaa rakastava tykkää pitää lahja lahjaidea idea yllätys jotain kivaa pieni mummo mummolle mummi isoäiti vaari ukki isoisä isä isälle mies
    miehelle vaimo vaimolle tyttöystävä tyttöystävälle poikaystävä poikaystävälle ystävä ystävälle kaveri kaverille
    sisko siskolle veli veljelle täti tädille setä poika tytär kollega työkaveri työkaverille pomo opettaja opettajalle
    naapuri naiselle nainen miehet naiset hänelle joku`,
  cs: `miluje milovník milovnice ráda rád dárek dáreček nápad překvapení něco hezkého malého babička babičku děda dědu tatínek tatínka táta tátu otec manžel
    manžela manželka manželku přítelkyně přítelkyni přítel přítele kamarádka kamarádku kamarád kamaráda sestra sestru
    bratr bratra teta tetu strýc syn dcera kolegyně kolegyni kolega kolegu šéf šéfa učitelka učitelku učitel učitele
    sousedka žena ženu muž muže ni něj někdo rodiče`,
}
