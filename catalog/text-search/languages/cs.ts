// Czech words of the search: phrases of topics, words of price limits, and words for a low price.
import type { PriceWords } from '../price-words.ts'
import type { TopicPhrases } from '../topics.ts'

export const topics: TopicPhrases = {
  teddy: 'medvídek, méďa, medvěd, plyšový medvěd, plyšový medvídek, medvídek plyšový',
  mug: 'šálek, hrníček, hrneček, koflík, hrnky, kafáč, buclák, hrneček na čaj, hrníčky, čajový hrnek, velký hrnek, hrnek',
  tumbler:
    'termoska, termohrnek, cestovní hrnek, láhev, termolahev, pítko, lahev na vodu, hrnek s brčkem, kelímek, termohrneček, teplá káva, aby káva nevychladla, káva na cestu, káva s sebou',
  necklace:
    'řetízek, přívěsek, medailonek, náhrdelníček, náhrdelník srdce, řetízek se srdcem, přívěsek srdce, stříbrný řetízek, zlatý řetízek, ozdoba na krk, náhrdelník',
  jewelleryBox:
    'šperkovnice, krabička na šperky, kazeta na šperky, truhlička, krabička na prsteny, šperkovnička, skříňka na šperky, organizér na šperky',
  ringDish:
    'miska, mistička, talířek, miska na prstýnky, stojánek na prsteny, miska na prsteny, odkládací miska, talířek na šperky, miska na šperky, odkládat prstýnky, odložit prsteny, prstýnky, uložit prsteny',
  wreath:
    'věneček, věnec na dveře, ozdoba na dveře, adventní věnec, vánoční věnec, dekorace na dveře, dveře, na dveře, pověsit na dveře, vchodové dveře, věnec',
  baubles: 'baňky, baňka, vánoční koule, koule na stromek, vánoční baňky, skleněné ozdoby, skleněné baňky',
  christmasStocking: 'punčocha, vánoční ponožka, mikulášská punčocha, vánoční punčocha',
  snowGlobe: 'sněžítko, sněhová koule, skleněná koule, těžítko, sněžná koule',
  gingerbread: 'perníček, perníčky, perníková chaloupka, chaloupka, perník, perníkový domeček, zázvorky',
  adventCalendar: 'vánoční kalendář, kalendář na vánoce, šuplíkový kalendář',
  truffles: 'bonboniéra, bonboniera, pralinky, čokoládové bonbony, lanýže, luxusní čokoláda',
  macarons: 'makronky, pusinky, francouzské sušenky, zákusky, zákusek, dortíky',
  cookies: 'sušenky, keksy, cukroví, sušenka, vánoční cukroví, linecké, zdobené perníčky, pečivo',
  tea: 'čaj, zelený čaj, bylinkový čaj, sypaný čaj, dóza na čaj, plechovka čaje, černý čaj, heřmánek, čaj v sáčcích, earl grey, čaj v plechovce, sáčky čaje, čajík',
  teaSet: 'konvice, čajník, čajová souprava, čajový servis, konvička, čajová konvice',
  candle:
    'svíčka, svíčky, svíce, vonná svíčka, čajová svíčka, svíčička, vosková svíčka, svíčka ve skle, sojová svíčka, svícínek',
  frame: 'rámeček, fotorámeček, rám na fotku, obrázek, obraz, plakát, rámeček na fotku, rám',
  cushion:
    'polštář, polštářek, dekorační polštář, povlak na polštář, povlak, polštář na gauč, vyšívaný polštář',
  clock: 'hodiny, nástěnné hodiny, hodinky, chodí pozdě, pozdě, dochvilný, opozdilec',
  vase: 'váza, vázička',
  bouquet: 'kytička, kytice růží, řezané květiny, rozvoz květin',
  roses: 'červené růže, pugét růží, růže',
  daffodils: 'narcisy, cibuloviny, narciska, jarní květiny, jarní kytky, tulipány v květináči',
  succulent: 'kaktusy, sukulenty, netřesk',
  garland: 'vlaječky, řetěz, girlandy, praporky',
  basket: 'košík, koš, proutěný košík, košíček, ošatka, ošatky, pomlázkový košík',
  egg: 'vajíčko, vajíčka, vejce',
  bunny: 'králík, králíček, zajíček, zajíc, figurka, figurky, zajíci',
  musicBox: 'kolotoč, hrací skříňka, hrací strojek, ukolébavka, hudební hračka',
  giftBox:
    'krabice, dárková krabička, dárkové balení, krabička, dárková krabice, krabice na dárek, balení, dárkový koš, překvapení v krabici, dárkový box',
  card: 'pohled, přání, kartička, přáníčko',
  notebook: 'sešit, zápisníček, deník, blok, bloček, deníček, notýsek, poznámkový blok, skicák',
  balloons:
    'balonek, balonky, balón, balónek, balónky, nafukovací balónky, srdíčkové balónky, balónky s heliem',
  spaSet:
    'koupelová sada, kosmetika, péče o tělo, krása, krém na ruce, sprchový gel, tělové mléko, kosmetický balíček, peeling, koupelový set, bomby do koupele, pěna do koupele, dárková kosmetika, mýdla, maska, domácí spa, dárková sada kosmetiky',
  perfume: 'parfém, voňavka, toaletní voda, dámský parfém, kolínská',
  starTree: 'dřevěný stromeček, dřevěný strom',
  wedding:
    'svatba, svatební, nevěsta, ženich, novomanželé, snoubenci, výročí, výročí svatby, zásnuby, stříbrná svatba, zlatá svatba, rozlučka, svědkyně, brát se, vdávat, let spolu, svatební dar, rozlučka se svobodou, žádost o ruku, zasnoubili se, řekla ano, budou se brát, berou se, občanský sňatek, svatebčané',
  baby: 'miminko, mimino, narození, narození miminka, křtiny, křest, těhotná, těhotenství, budoucí maminka, baby shower, novorozenec, kmotřenec, kmotřenka, novopečení rodiče, hello baby, poprvé teta, k narození, novorozeně, gender reveal, čerstvá maminka, narodilo se, porod, porodila, vítání občánků, budu babička, budu táta, mimčo, narodil se syn, narodila se dcera, porodila dceru, porodila syna, bude táta, bude máma, bude babička, dvojčata, přírůstek do rodiny, čeká miminko, mateřská, rodičovská, čerství rodiče, čerstvý tatínek',
  home: 'kolaudace, stěhování, nový byt, nový dům, nové bydlení, nový domov, vlastní byt, nastěhování, vlastní bydlení, zabydlení, kolej, koupili dům, přestěhovala se, přestěhovali se, koupili byt, koupila byt, nová kuchyň, sestěhovali se, nová čtvrť, nastěhovali se, vlastní domek, novostavba',
  birthday:
    'narozeniny, narozeninový, oslavenec, oslavenkyně, osmnáctiny, kulatiny, narozky, 18 let, třicetiny, čtyřicetiny, padesátiny, šedesátiny, k narozeninám, všechno nejlepší',
  graduation:
    'promoce, maturita, státnice, zkouška, diplom, absolvent, nová práce, povýšení, řidičák, vysvědčení, studium, maturant, státnicím, titul, inženýr, odmaturovala, udělala zkoušku, odpromovala, první práce, vysněná práce, povýšili ji, dodělala školu',
  school: 'první školní den, začátek školy, prvňáček, školák, škola, student, školka',
  farewell:
    'důchod, odchod do důchodu, rozloučení, rozlučkový, odchod z práce, na rozloučenou, penze, důchodce, do penze, loučení, poslední den v práci, odchází z práce, mění práci, odchází z firmy, končí v práci, poslední pracovní den',
  recovery:
    'brzké uzdravení, uzdravení, nemoc, nemocný, nemocnice, útěcha, potěšení, na povzbuzení, operace, brzy se uzdrav, nemocná, povzbuzení, marod, zlomená noha, chřipka, rozchod, po operaci kolene, zlomila si nohu, leží v posteli, rýma, nachlazení, sádra, chemoterapie, covid, smutná, rehabilitace, těžké období, těžká doba, má to těžké, těžké chvíle',
  sympathy: 'soustrast, smutek, pohřeb, kondolence, upřímnou soustrast, úmrtí',
  thanks:
    'děkuji, poděkování, poděkovat, díky, učitelka, učitel, paní učitelka, chůva, hlídání, sousedka, soused, sestřička, lékař, doktor, pozornost, malá pozornost, trenér, asistentka, porodní asistentka, děkuju, mockrát děkuji, učitelka v školce, zdravotní sestra, doktorka, kadeřnice, uklízečka, pošťačka, konec školního roku, družinářka, lektorka, vděčnost, zalévala kytky, zalévání květin, hlídala psa, hlídala kočku, pomoc se stěhováním, sekretářka, recepční, zubařka, dentální hygienistka, knihovnice, hasič, záchranář, školník, řidič autobusu, dobrovolník, fyzioterapeutka',
  communion: 'přijímání, první přijímání, biřmování',
  love: 'láska, romantický, romantika, valentýn, zamilovaný, přítelkyně, manželka, miluji tě, rande, milovaná, drahá polovička, miláček, zlato, valentýna, k valentýnu, holka, moje žena, moje přítelkyně, snoubenka, zamilovaní',
  apology: 'omluva, omluvit, promiň, odpuštění, usmíření, odpusť, na usmířenou, omlouvám se',
  christmas:
    'vánoce, vánoční, vánoční ozdoby, stromek, stromeček, vánoční stromek, štědrý den, ježíšek, pod stromeček, ozdoby na stromeček, vánoční stůl, svátky, ježíškovi, vánoční dárek, vánoční stromeček',
  nicholas: 'mikuláš, mikulášský, čert, do punčochy, nadílka, mikulášská nadílka, k mikuláši, balíček',
  secretSanta:
    'tajný santa, losování dárků, firemní dárek, dárek pro kolegy, tajný ježíšek, dárek pro kolegyni do 300, vánoční večírek',
  host: 'hostitelka, hostitel, na návštěvu, pozvání na večeři, pro hostitele, na návštěvě',
  advent: 'advent, adventní, adventní kalendář, odpočítávání',
  easter: 'velikonoce, velikonoční, pomlázka, hledání vajíček, kraslice',
  women: 'mdž, den žen, mezinárodní den žen, 8. března',
  mother: 'maminka, máma, matka, mamka, tchyně, den matek, mamča, mamina, matinka',
  man: 'tatínek, táta, otec, taťka, manžel, přítel, muž, chlap, bratr, brácha, strýc, děda, dědeček, šéf, syn, tchán, den otců, tatík, strejda, kmotr, švagr, kámoš, pánové, muži',
  grandparent:
    'babička, babča, babi, prarodiče, teta, kmotra, bábi, prababička, senioři, děda a babička, tetička',
  friend:
    'kamarádka, nejlepší kamarádka, přítelkyně, sestra, ségra, kolegyně, sestřenice, spolubydlící, švagrová, kámoška, kámošky, holky',
  teenager: 'puberťák, puberťačka, teenager, dospívající, náctiletá',
  nameDay: 'svátek, k svátku, jmeniny',
  guests: 'hosté, návštěva, snídaně, brunch, čajový dýchánek, svačina, rodinná sešlost',
  cosy: 'útulno, útulný, pohoda, zimní večer, gauč, deka, hřejivý, příjemný večer, hygge, tmavé večery, filmový večer, krb, pohodlí, domácí pohoda, zimomřivá, zimomřivý, je jí zima, zima, studené ruce, mrzne',
  relax:
    'relax, relaxace, relaxační, relaxační balíček, odpočinek, odpočinout, wellness, spa, stres, hýčkání, rozmazlování, uvolnění, péče o sebe, spánek, klid, těžkém dni, náročném dni, odreagování, unavená, unavený, ve stresu, meditace, čas pro sebe, zrelaxovat, vypnout, spa večer, wellness večer, na nervy, nervy, vyčerpaná, přepracovaná, vyhořelá, klidná chvilka, uklidnění, relaxační večer, dopřát si, zklidnění, uspěchaná, zaneprázdněná, nemá čas, zaneprázdněná máma, vytížená',
  coffee:
    'káva, kávy, kafe, milovník kávy, kakao, horký nápoj, horká čokoláda, kávička, kafíčko, espresso, cappuccino, kafař',
  office: 'kancelář, stůl, práce, home office, pracovní stůl, zaměstnanci, pro šéfa, klienti, kolegové',
  travel: 'cestování, cestovatel, cesta, výlet, turistika, kempování, piknik, dovolená, na cesty',
  bag: 'nákup, nákupní taška, kabelka, plátěná taška, plážová taška, na nákup, plátěnka, taška přes rameno, látková taška, igelitka',
  decoration:
    'dekorace, ozdoba, výzdoba, obývák, obývací pokoj, interiér, stěna, bytové doplňky, předsíň, doplňky, ozdůbka, do bytu, ložnice, polička, serepetička',
  nursery: 'dětský pokoj, pokojíček, ukolébavka, na dobrou noc',
  bath: 'koupel, koupelna, mýdlo, sůl do koupele, vana, sprcha',
  plants: 'rostlina, rostliny, zahrada, zahradník, zahrádkář, pokojovka, pokojová rostlina, květináč, balkon',
  easyPlant: 'nenáročná rostlina, nenáročný, nenáročná květina, kaktus',
  flowers: 'květina, květiny, kytka, kytky, kytice, květinářství, pugét',
  firstSteps: 'učí se chodit, první krůčky, první kroky, tahací, tahací hračka, tahadlo, hračka na provázku',
  plush: 'plyšák, plyšová hračka, mazlíček, plyšáček, plyšový králíček, mazlík',
  children:
    'dítě, děti, vnouče, vnuk, vnučka, vnoučata, synovec, neteř, hračka, hračky, holčička, kluk, dětský, batole, prcek, dítko, děcko, mrně, caparti, chlapeček, tříletý, dětičky, pro holku, pro kluka, školkáček',
  sweets:
    'sladkosti, sladké, mlsání, mlsoun, cukroví, bonbony, dezert, dobroty, pamlsky, něco sladkého, pochoutka, mlsky, čoko, pamlsek, čokoláda, laskominy, bonbóny, mňamka, cukrovinky',
  easterSweets: 'velikonoční čokoláda, velikonoční sladkosti',
  stationery:
    'papírnictví, psaní, píše, psát, rád píše, diář, plánovač, deník, sešit, psací potřeby, kancelářské potřeby',
  jewellery: 'šperk, šperky, bižuterie, doplňky, ozdoby na krk, klenot',
  scent: 'vůně, voní, voňavý, parfém, voňavka, bytová vůně, aromaterapie',
  keepsake: 'vzpomínka, vzpomínky, památka, fotky, fotografie, krabička vzpomínek, suvenýr',
  post: 'přáníčko, blahopřání, pohlednice, dopis, poštou, v obálce',
  name: 'se jménem, jméno, personalizovaný, iniciály, gravírovaný, rytý, monogram',
  party: 'oslava, večírek, párty, dekorace na oslavu',
  wool: 'vlna, vlněný, plst, plstěný, pletený, filc',
  cotton: 'bavlna, bavlněný, plátno, plátěný, látka',
  clay: 'terakota, hlína, hliněný, pálená hlína',
  wicker: 'proutí, proutěný, ratan, pletený košík, vrba',
  oak: 'dub, dubový, masiv',
  lightWood: 'bříza, březový, buk, bukový, lípa, lipový',
  wood: 'dřevo, dřevěný',
  steel: 'nerez, nerezový, ocel, kov, kovový',
  silver: 'stříbro, stříbrný, pozlacený',
  porcelain: 'porcelán, porcelánový',
  ceramic: 'keramika, keramický, kamenina, nádobí',
  glass: 'sklo, skleněný, křišťál, foukané sklo',
  linen: 'len, lněný',
  velvet: 'samet, sametový',
  wax: 'vosk, voskový, sója, sójový',
  paper: 'papír, papírový, karton',
  satin: 'satén, saténový, hedvábí',
  brass: 'mosaz, mosazný',
  reading: 'knihomol, čtenářka, čtenář, číst, knihy, kniha, rád čte, ráda čte, čtení, miluje knihy',
  cooking: 'vaření, vařit, kuchař, kuchařka, péct, pečení, ráda peče, rád vaří, cukrářka',
  sport: 'sport, sportovec, jóga, posilovna, běžec, běhání, fitness, cyklista, cvičení, pilates',
}

export const prices: PriceWords = {
  below:
    'ne vice nez|ne drazsi nez|ne nad|nanejvys|maximum|do vyse|v cene do|cena do|rozpocet do|rozpocet|rozpoctem|za mene nez|levneji nez|za min nez|nepresahujici|nepresahne|nizsi nez|ne vic nez|nejvyse|nejvys|mene nez|min nez|levnejsi nez|maximalne|max|pod|do',
  above:
    'drazsi nez|aspon|od cca|vyssi nez|nejmin|prinejmensim|draz nez|vice nez|vic nez|nad|pres|alespon|minimalne|nejmene|?od',
  between: [
    ['', 'az'],
    ['od', 'az|az do'],
    ['v rozmezi', '-|az|do|a'],
    ['mezi', 'a|-'],
    ['od', 'do'],
    ['', 'do|-'],
  ],
  around:
    'priblizne|zhruba|?tak za|?tak|?nejakych|plus minus|v okoli|tak kolem|circa|cirka|kolem|okolo|asi|cca',
  belowAfter: 'a mene|a min|nebo levnejsi|maximum|nejvyse|nanejvys|nebo mene|nebo min|maximalne|max',
  aboveAfter: 'vyse|a vyse|nahoru|a draz|minimalne|a nahoru|nebo vice|nebo vic|a vice|a vic',
  aroundAfter: 'cca|priblizne|plus minus|zhruba',
  not: 'ne|nesmi byt|zadne',
  budget: 'rozpocet|rozpoctem|cena|v cene|v rozmezi|rozmezi',
  lead: String.raw`za|po|v|s|o|na|od|do|cen[aeyu]|v cene|rozpocet|rozpoctem|v rozmezi|rozmezi|hodnot\w+|stoji|cca\.?|max\.?|muj|tak|ktery|kterou|v hodnote`,
  tail: 'rozpocet',
  currency: 'korunu|,- ?kc|korunach|kacek|kacky|korunami|korun|koruny|koruna|kc|eur|euro',
}

export const cheap = String.raw`levnejsi\w*|nejlevnejsi\w*|levnych|levnou|levneho|lacino|za malo penez|za par korun|nedrah[eya]|nizkou cenu|nizke ceny|dostupn[aey] cen[aye]|mal[yey]m? rozpoct\w+|cenove vyhodn\w+|levn(?:e|y|a|ou|eho|ych|ejsi)|lacin[eya]|vyhodn[eya]|cenove dostupn[eya]|nizka cena|ne (?:moc )?drah[eya]|maly rozpocet`
