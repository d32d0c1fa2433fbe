// Words of colours, in families: a blue mug may be called sky or ink. The words of one family find each other. Beside
// another word they order its hits, so that a mug of another colour is better than a blue candle. Words that also name a
// flower, a fruit or a metal are missing: rose, orange, gold. Pairs of characters find those of Chinese and Japanese.
import type { Locale } from '#domain/markets/locale.ts'

const colourWords: Partial<Record<Locale, string>> = {
  us: `blue navy sky ink azure teal turquoise aqua bluish indigo cobalt | green sage forest olive mint emerald greenish
    | red crimson scarlet burgundy maroon berry | pink blush fuchsia magenta pinkish | white ivory snowy offwhite
    | black ebony | gray grey charcoal | yellow mustard | purple violet lilac mauve | brown chestnut caramel tan
    | beige cream oat sand ecru taupe | golden gilded | silvery | colorful multicolor rainbow pastel`,
  de: `blau himmelblau tintenblau hellblau dunkelblau marineblau türkis petrol hellblaue bläulich
    | grün salbei salbeigrün waldgrün hellgrün dunkelgrün olivgrün oliv mintgrün mint tannengrün
    | rot dunkelrot weinrot bordeaux beerenrot rötlich | rosa zartrosa rosé pink altrosa hellrosa rosarot
    | weiß weiss elfenbein cremeweiß schneeweiß | schwarz | grau anthrazit hellgrau | gelb senfgelb
    | lila violett flieder | braun dunkelbraun karamell | beige hafer creme cremefarben sand natur
    | golden goldfarben goldig | silberfarben | bunt mehrfarbig regenbogen pastell | koralle korallenrot`,
  fr: `bleu marine azur turquoise ciel encre bleuté | vert sauge forêt olive menthe émeraude kaki
    | rouge bordeaux cramoisi carmin | fuchsia poudré | blanc ivoire | noir | gris anthracite | jaune moutarde
    | violet lilas mauve pourpre | marron brun chocolaté | beige crème avoine écru sable | doré | argenté
    | multicolore coloré pastel | corail`,
  es: `azul celeste marino turquesa cielo tinta | verde salvia bosque oliva menta esmeralda
    | rojo granate burdeos carmesí colorado | rosado fucsia | blanco marfil | negro | gris | amarillo mostaza
    | morado violeta lila púrpura | marrón castaño | beige crema avena arena crudo | dorado | plateado
    | colorido multicolor pastel | coral`,
  it: `blu azzurro celeste turchese inchiostro cielo | verde salvia bosco oliva menta smeraldo
    | rosso bordeaux cremisi | fucsia cipria | bianco avorio | nero | grigio | giallo senape | viola lilla porpora
    | marrone bruno | beige crema avena sabbia panna | dorato | argentato | colorato multicolore pastello | corallo`,
  pt: `azul celeste marinho turquesa tinta céu | verde salva floresta oliva menta esmeralda
    | vermelho encarnado bordô carmim grená | cor-de-rosa rosado pink fúcsia | branco marfim | preto negro
    | cinzento cinza | amarelo mostarda | roxo violeta lilás | castanho marrom | bege creme aveia areia
    | dourado | prateado | colorido multicolor pastel | coral`,
  nl: `blauw hemelsblauw inktblauw lichtblauw donkerblauw marineblauw turquoise turkoois
    | groen saliegroen bosgroen lichtgroen donkergroen olijfgroen mintgroen mint
    | rood donkerrood bordeauxrood bessenrood | roze zachtroze lichtroze oudroze fuchsia | wit ivoor gebroken-wit
    | zwart | grijs antraciet | geel okergeel | paars lila violet | bruin karamel | beige haver crème zand ecru
    | gouden goudkleurig | zilveren zilverkleurig | kleurrijk veelkleurig pastel | koraal`,
  sv: `blå blått himmelsblå bläckblå ljusblå ljusblått mörkblå mörkblått marinblå marin turkos
    | grön grönt salviagrön skogsgrön ljusgrön ljusgrönt mörkgrön mörkgrönt olivgrön mintgrön
    | röd rött mörkröd vinröd bärröd | puderrosa ljusrosa rosa cerise | vit vitt elfenben | svart | grå grått
    | gul gult senapsgul | lila violett | brun brunt | beige havre krämvit gräddvit sand | gyllene guldig
    | silvrig | färgglad flerfärgad pastell | korall`,
  da: `blå blåt himmelblå blækblå lyseblå lyseblåt mørkeblå mørkeblåt marineblå turkis
    | grøn grønt salviegrøn skovgrøn lysegrøn lysegrønt mørkegrøn mørkegrønt olivengrøn mintgrøn
    | rød rødt mørkerød vinrød bærrød | pudderrosa lyserød lyserødt rosa pink | hvid hvidt elfenben | sort | grå gråt
    | gul gult sennepsgul | lilla violet | brun brunt | beige havre creme sand | gylden | sølvfarvet
    | farverig flerfarvet pastel | koral`,
  fi: `sininen taivaansininen musteensininen vaaleansininen tummansininen laivastonsininen turkoosi sinertävä
    | vihreä metsänvihreä salvia vaaleanvihreä tummanvihreä oliivinvihreä mintunvihreä minttu
    | punainen tummanpunainen viininpunainen marjanpunainen | vaaleanpunainen puuteri pinkki roosa
    | valkoinen norsunluu luonnonvalkoinen | musta | harmaa | keltainen | violetti lila liila purppura | ruskea
    | beige kaura kerma hiekka | kullanvärinen kultainen | hopeanvärinen hopeinen | värikäs monivärinen pastelli
    | koralli`,
  pl: `niebieski błękitny atramentowy granatowy turkusowy lazurowy morski
    | zielony szałwiowy zieleń oliwkowy miętowy szmaragdowy | czerwony bordowy malinowy karmazynowy
    | różowy róż pudrowy fuksja | biały słoniowa | czarny | szary popielaty | żółty musztardowy
    | fioletowy liliowy | brązowy karmelowy | beżowy kremowy owsiany ecru | złocisty | srebrzysty
    | kolorowy wielokolorowy tęczowy pastelowy | koralowy`,
  cs: `modrý blankytný inkoustový tmavomodrý světlemodrý námořnický tyrkysový azurový
    | zelený šalvějový zeleň tmavozelený olivový mátový smaragdový | červený rudý vínový bordó
    | růžový pudrový fuchsiový | bílý slonovinový | černý | šedý šedivý antracitový | žlutý hořčicový
    | fialový lila | hnědý karamelový | béžový krémový ovesný pískový | zlatavý | stříbřitý
    | barevný pestrý duhový pastelový | korálový`,
  ar: `أزرق سماوي كحلي حبري تركواز فيروزي زرقاء لبني | أخضر زيتي زيتوني نعناعي خضراء زمردي
    | أحمر حمراء عنابي خمري قرمزي | وردي زهري بمبي بينك فوشيا | أبيض عاجي بيضاء | أسود سوداء | رمادي رصاصي
    | أصفر صفراء خردلي | بنفسجي موف ليلكي أرجواني | بني بنية كراميل | بيج كريمي شوفاني سكري رملي
    | ملون ملونة | مرجاني`,
}

/** The families of a language, each as a list of words. */
export function colourFamilies(locale: Locale): string[][] {
  return (colourWords[locale] ?? '').split('|').map((family) => family.trim().split(/\s+/))
}
