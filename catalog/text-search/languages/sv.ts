// Swedish words of the search: phrases of topics, words of price limits, and words for a low price.
import type { PriceWords } from '../price-words.ts'
import type { TopicPhrases } from '../topics.ts'

export const topics: TopicPhrases = {
  teddy: 'nalle, nallebjörn, björn, teddybjörn, gosenalle, mjukisbjörn',
  mug: 'kopp, kaffekopp, tekopp, muggar, kåsa, temugg, kaffemugg, tepåsemugg, bägare, mugg',
  tumbler:
    'termos, resemugg, vattenflaska, termosflaska, to go-mugg, take away mugg, to go mugg, kaffetermos, drickflaska, termoskopp, mugg med sugrör, take away-mugg, hålla kaffet varmt, varmt kaffe, kaffe på väg, kaffe på språng',
  necklace:
    'hänge, kedja, berlock, halskedja, hängsmycke, medaljong, hjärthalsband, silverkedja, guldkedja, halsband',
  jewelleryBox:
    'smyckeskrin, smyckeask, smyckeslåda, smyckesförvaring, smyckesask, ringask, smyckesskrin, skrin',
  ringDish:
    'ringskål, ringhållare, smyckesfat, skål, fat, ringfat, smyckesskål, litet fat, förvara ringar, lägga ringar, lägga ringarna',
  wreath:
    'dörrkrans, julkrans, dörrdekoration, adventskrans, grankrans, krans till dörren, dörr, dörren, hänga på dörren, ytterdörr, ytterdörren, krans',
  baubles:
    'julgranskulor, julkulor, julgransprydnad, julgransprydnader, prydnader, granprydnad, glaskulor, julgransdekoration',
  christmasStocking: 'julstrumpa, strumpor, julsocka, tomtestrumpa',
  snowGlobe: 'snökula, skakkula, glasglob, glitterkula, snöglob, skakglob',
  gingerbread: 'pepparkaka, pepparkakor, lebkuchen, lebkuchenhus, godishus, pepparkakshus, pepparkaksgubbe',
  adventCalendar: 'julkalender, kalender, adventskalender, chokladkalender, paketkalender, lådkalender',
  truffles:
    'praliner, tryffel, chokladask, konfekt, chokladbitar, chokladpraliner, tryfflar, aladdin, paradis, lyxchoklad',
  macarons: 'makaroner, mandelmaränger, mandelkakor, franska kakor, bakelser, makroner, petit four',
  cookies: 'småkakor, kakor, kex, sockerkakor, glaserade kakor',
  tea: 'te, grönt te, örtte, teburk, lösviktste, teblad, löste, svart te, tepåsar, earl grey, te i burk',
  teaSet: 'tekanna, teset, tekoppar, tepotta, tekopp, téservis, teservis, tekanna med koppar',
  candle: 'ljus, stearinljus, värmeljus, doftljus, aromaljus, blockljus, levande ljus, sojaljus, ljus i glas',
  frame: 'fotoram, ram, tavla, bildram, tavelram, fotohållare, poster, ram med tryck',
  cushion: 'kuddar, prydnadskudde, soffkudde, örngott, kuddfodral, huvudkudde, kudde',
  clock: 'ur, väggur, klocka, väckarklocka, alltid sen, punktlig, försenad',
  vase: 'blomvas, kruka, vas',
  bouquet: 'blombukett, blommor bukett, blomsterbukett, blombud',
  roses: 'röda rosor, rosbukett, rosor',
  daffodils: 'narcisser, påskliljor, lökväxter, vårblommor, vårlökar',
  succulent: 'kaktus, taklök, echeveria, inomhusväxt, planta, grön växt, minikaktus',
  garland: 'vimpel, vimplar, girlanger',
  basket: 'korgar, flätkorg, påskkorg',
  egg: 'ägg, påskägg, dekorägg, prydnadsägg',
  bunny:
    'kanin, gosekanin, harar, hare, figur, figurer, prydnadsfigur, prydnadskaniner, prydnadskanin, kaniner',
  musicBox: 'karusell, musikdosa, vaggvisa, godnattvisa, musikleksak',
  giftBox:
    'presentbox, gåvobox, presentförpackning, låda, presentlåda, gåvolåda, presentkorg, presentkartong, presentpaket, presentask, överraskningslåda, paket, ask',
  card: 'gratulationskort, kort, hälsningskort, tackkort',
  notebook:
    'anteckningsblock, skrivbok, dagbok, block, kalender, planeringskalender, skissbok, kollegieblock, skrivblock, häfte',
  balloons: 'ballong, ballonger, heliumballonger, hjärtballong, folieballong, heliumballong',
  spaSet:
    'badset, hudvård, skönhet, kroppsvård, badprodukter, spapaket, handkräm, hudkräm, duschgel, badbomb, skönhetsset, spakit, badbomber, badskum, duschkräm, ansiktsmask, spabox, må bra-paket',
  perfume: 'parfym, eau de toilette, doftvatten, damparfym, eau de parfum',
  starTree: 'trägran, bordsgran, liten gran, granar',
  wedding:
    'bröllop, bröllopspresent, bröllopsdag, brud, brudgum, brudpar, förlovning, förlovad, gift, gifter sig, silverbröllop, guldbröllop, möhippa, tärna, brudtärna, vigsel, årsdag, nygifta, lysningspresent, år tillsammans, svensexa, förlovningspresent, frieri, ska gifta sig, sagt ja, har förlovat sig, borgerlig vigsel, bröllopsfest',
  baby: 'baby, bebis, nyfödd, dop, doppresent, babyshower, gravid, graviditet, blivande föräldrar, nyblivna föräldrar, gudbarn, namngivning, födelse, nyblivna mamma, blivande mamma, faster för första gången, bb, nybliven mamma, gender reveal, föräldraledig, bebispresent, fått barn, fått bebis, magen, liten på väg, bli mormor, bli pappa, blir pappa, blir mamma, blir mormor, blir farmor, har fått barn, har fött, fött barn, fick en dotter, fick en son, fått en dotter, fått en son, tvillingar, tillökning, mammaledig, pappaledig, väntar barn, nybliven pappa, fött',
  home: 'inflyttning, inflyttningspresent, inflyttningsfest, flytt, flyttar hemifrån, nytt hem, ny lägenhet, första lägenhet, nytt hus, flytta ihop, egen lägenhet, flyttat, första lägenheten, egen lya, studentrum, bostadsrätt, husköp, gå-bort, köpt hus, köpt lägenhet, nytt kök, flyttat ihop, flyttar ihop, nya grannskapet, ny bostad, första egna lägenheten, nyinflyttad',
  birthday:
    'födelsedag, födelsedagspresent, fyller år, kalas, födelsedagsbarn, grattis, fylla år, jämna år, 18-årspresent, 30 år, 40 år, 50-årspresent, 60 år',
  graduation:
    'student, studenten, studentpresent, examen, examenspresent, körkort, nytt jobb, befordran, disputation, klarat provet, klarat tentan, tagit examen, första jobbet, drömjobb, befordrad, tagit körkort',
  school: 'skolstart, första skoldagen, skolbarn, skola, student, förskola',
  farewell:
    'pension, pensionering, avtackning, avsked, avskedspresent, slutar jobbet, farväl, jubileum, pensionär, sista dagen, avtacka, går i pension, byter jobb, lämnar företaget, sista arbetsdagen, kollega slutar',
  recovery:
    'krya på dig, sjuk, sjukhus, tröst, trösta, muntra upp, uppmuntran, tillfrisknande, operation, krya, pigga upp, konvalescent, influensa, hjärtesorg, opererad, brutit benet, sängliggande, förkyld, förkylning, gips, cellgift, covid, nedstämd, kärlekssorg, återhämta, har det tufft, tufft, tuff tid, svår tid, jobbig tid, jobbigt',
  sympathy: 'kondoleans, sorg, begravning, minnesstund, beklagar sorgen, deltagande, beklagar',
  thanks:
    'tack, tacka, tackpresent, tackgåva, fröken, lärare, lärarinna, pedagog, förskollärare, barnvakt, granne, sjuksköterska, läkare, barnmorska, tränare, liten uppmärksamhet, dagmamma, dagisfröken, frisör, städare, hemtjänst, ledare, stort tack, tacksam, skolavslutning, handledare, brevbärare, hjälp, kattvakt, vattnat blommorna, vattna blommorna, passat hunden, passat katten, hjälpt med flytten, sekreterare, receptionist, tandläkare, tandhygienist, bibliotekarie, brandman, ambulans, städerska, busschaufför, sjukgymnast, fritidsledare, elevassistent, vaktmästare, volontär',
  communion: 'konfirmation, konfirmand, nattvard',
  love: 'kärlek, romantisk, romantik, förälskad, kär, alla hjärtans, alla hjärtans dag, valentin, flickvän, fru, älskling, dejt, hjärtevän, sambo, hjärtat, raring, partner, käresta, sötnos',
  apology: 'förlåt, ursäkt, be om ursäkt, försoning, ledsen, förlåtelse, gottgöra',
  christmas:
    'jul, julpynt, julgran, juldekoration, julsaker, julgranspynt, julafton, tomten, helgerna, julpyssel, granpynt, julklapp, julpresent, adventsmys, julstök',
  nicholas:
    'sankt nikolaus, strumpa, fylla strumpan, kalenderpresent, klapp, adventspresent, strumpfyllare, liten julklapp, lucka, kalendergåva',
  secretSanta:
    'julklappsbyte, hemlig tomte, julklappslek, julklappsspel, paketlek, secret santa, klappspel, kollegapresent, rimklapp',
  host: 'värdinna, värd, gå bort present, gåbortpresent, gå-bort-present, middagsbjudning, bortbjuden, värdinnepresent, gå bort-present, gå bort, gästfri',
  advent:
    'advent, lucia, luciafirande, luciafika, nedräkning, julkalender, adventsljus, glögg, adventsfika, adventspynt',
  easter: 'påsk, påskpynt, påskris, äggjakt, påskpresent',
  women: 'kvinnodagen, internationella kvinnodagen',
  mother:
    'mamma, mor, morsa, svärmor, mors dag, morsdag, morsdagspresent, morsan, mams, mamsen, mammas, mamma till be',
  man: 'pappa, far, farsa, man, make, pojkvän, bror, farbror, morbror, morfar, farfar, chef, son, svärfar, fars dag, kille, snubbe, gubbe, farsan, paps, gubben, brorsan, gudfar, grabb, polare, svåger, herr, gammelfar',
  grandparent:
    'mormor, farmor, moster, faster, gudmor, farföräldrar, morföräldrar, gammelmormor, mommo, mor- och farföräldrar, äldre, tant, far- och morföräldrar',
  friend:
    'vän, väninna, bästa vän, bästis, syster, syrra, kollega, arbetskamrat, kompis, kusin, svägerska, tjejkompis, syrran, tjejer, bästa kompisen',
  teenager: 'tonåring, tonåringar, tonårstjej',
  nameDay: 'namnsdag',
  guests: 'gäster, fika, brunch, frukost, besök, kafferep, tekalas, släkten, släktmiddag',
  cosy: 'mysig, mysigt, mys, hemmakväll, vinterkväll, mörka kvällar, kura skymning, soffa, fredagsmys, gosig, filmkväll, hygge, hemtrevlig, myskväll, brasa, höstmys, frusen, fryser, alltid kall, kalla händer, kall, frusna fötter',
  relax:
    'avkoppling, avslappning, koppla av, slappna av, slappna, relax, relaxa, spa, stress, stressad, varva ner, skämma bort, egentid, välmående, lugn, sömn, lång dag, jobbig dag, slappa, utbränd, trött, vila, återhämtning, mindfulness, meditation, spakväll, hemmaspa, till mig själv, lugna nerverna, nerver, slutkörd, utmattad, överarbetad, egen tid, må bra, unna sig, unna dig, stilla stund, kvällsro, upptagen mamma, upptagen, ont om tid, stressad mamma',
  coffee: 'kaffe, kaffemugg, kaffeälskare, varm choklad, varm dryck, kaffekopp, kaffetår, espresso, latte',
  office:
    'kontor, skrivbord, jobb, hemmakontor, arbete, kontorspresent, personalpresent, kundgåva, medarbetare, chefen, företagspresent, anställda',
  travel: 'resa, resor, pendlare, utflykt, vandring, camping, friluftsliv, picknick, semester, på språng',
  bag: 'handla, shopping, matkasse, handväska, tygkasse, tygväska, strandväska, kasse, axelväska, väska, tygpåse, shoppingväska, bärkasse',
  decoration:
    'inredning, dekoration, pynt, prydnad, vardagsrum, vägg, väggdekoration, inredningsdetalj, hall, prydnadssak, prydnadssaker, heminredning, pynta, hemmapynt, dekor, hylla, sovrum, hempyssel',
  nursery: 'barnrum, barnkammare, bebisrum, vaggvisa, läggdags',
  bath: 'bad, badrum, tvål, badsalt, badkar, badolja, dusch',
  plants:
    'växt, växter, blomkruka, trädgård, odling, gröna fingrar, krukväxt, odla, balkong, inomhusväxt, planta',
  easyPlant: 'lättskött växt, lättskött, inga gröna fingrar, kaktus',
  flowers: 'blomma, blommor, bukett, blombukett, florist, morsdagsblommor, snittblommor',
  firstSteps: 'lära sig gå, lär sig gå, första stegen, dragleksak, dragdjur',
  plush: 'gosedjur, mjukisdjur, kramdjur, snutte, mjukiskanin, gosekanin, snuttefilt, mjukdjur',
  children:
    'barn, barnbarn, unge, ungar, leksak, leksaker, syskonbarn, brorson, systerdotter, pojke, flicka, småbarn, lek, barnpresent, kids, kid, brorsdotter, systerson, liten flicka, liten kille, tjejbebis, småttingar, knodd, treåring, dagisbarn',
  sweets:
    'godis, sötsaker, snask, gott, efterrätt, dessert, godsaker, sötsug, sött, gottegris, bakverk, praliner, fikabröd, lördagsgodis, nåt sött, något sött, choklad',
  easterSweets: 'påskgodis, påskchoklad, påskägg med godis',
  stationery:
    'pappersvaror, skriva, kontorsmaterial, planerare, kalender, dagbok, anteckningar, brevpapper, bullet journal, papper och penna',
  jewellery: 'smycke, smycken, accessoarer, juveler, accessoar, bijouterier',
  scent: 'doft, dofter, doftar gott, rumsdoft, parfym, luktar gott, aromaterapi',
  keepsake: 'minne, minnen, minnessak, foton, foto, minneslåda, souvenir',
  post: 'gratulationskort, vykort, brev, på posten, i ett kuvert, brevlåda',
  name: 'med namn, namn, personlig, initialer, graverad, gravyr, monogram',
  party: 'fest, kalaspynt, festdekoration, barnkalas',
  wool: 'ull, filt, tovad, stickad, filtad',
  cotton: 'bomull, kanvas, tyg, textil',
  clay: 'terrakotta, lera, lergods',
  wicker: 'pil, rotting, flätad, korgflätad',
  oak: 'ek, ekträ, massivt trä',
  lightWood: 'björk, björkträ, bok, bokträ, lind, lönn',
  wood: 'trä, av trä',
  steel: 'stål, rostfritt, rostfritt stål, metall',
  silver: 'silver, silverfärgad, förgylld',
  porcelain: 'porslin',
  ceramic: 'keramik, stengods, drejad',
  glass: 'glas, kristall, munblåst',
  linen: 'linne, lin',
  velvet: 'sammet',
  wax: 'vax, sojavax, bivax, soja',
  paper: 'papper, kartong',
  satin: 'satin, siden',
  brass: 'mässing',
  reading: 'bokmal, läsare, läsa, läser, böcker, boklover, bokälskare, läsning, bokcirkel',
  cooking: 'matlagning, laga mat, kock, baka, bakar, hobbykock, matälskare, kokar, älskar att laga mat',
  sport: 'sport, träning, tränar, yoga, gym, löpare, löpning, fitness, cyklist, idrott, pilates',
}

export const prices: PriceWords = {
  below:
    'inte dyrare an|inte over|upp till max|fram till|maximum|max upp till|nedanfor|budget pa|budget|?inom|for under|inte mer an|mindre an|billigare an|lagre an|hogst|maximalt|max|upp till|under',
  above: 'atminstone|minimum|hogre an|uppat|som lagst|mer an|dyrare an|over|minst|?fran',
  between: [
    ['mellan', 'och|-'],
    ['fran', 'till'],
    ['', 'till|-'],
  ],
  around: 'kring|?typ|runt om|i runda slangar|?narmare|?nara|ungefar|omkring|cirka|ca|runt',
  belowAfter: 'eller under|eller lagre|och under|maximalt|hogst|och nedat|eller mindre|eller billigare|max',
  aboveAfter: 'eller dyrare|eller over|?plus|och over|eller mer|och uppat|minst',
  aroundAfter: 'ungefar|cirka|ca|?typ',
  not: 'inte|ej|icke|aldrig',
  budget: 'budget pa|budget|prisklass|pris',
  lead: String.raw`for|till|pa|med|en|ett|min|budget(?: pa)?|pris(?:klass|et)?|som kostar|kostar|som|i|ca\.?|max\.?|varde|upp`,
  tail: 'budget|i budget|styck|st',
  currency: 'sek|kronor|krona|kr|euro|spann',
}

export const cheap = String.raw`billigaste|billigt|lagt pris|laga priser|lagbudget|budgetvanlig(?:t|a)?|overkomlig(?:t|a)?|inte (?:for )?dyr[ta]?|fynd|prisbillig(?:t|a)?|billig(?:t|a|ast|are)?|prisvard(?:a|t)?|lagpris|inte (?:sa )?dyr[ta]?|budget|till ett bra pris|liten budget`
