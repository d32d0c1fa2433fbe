// Dutch words of the search: phrases of topics, words of price limits, and words for a low price.
import type { PriceWords } from '../price-words.ts'
import type { TopicPhrases } from '../topics.ts'

export const topics: TopicPhrases = {
  teddy: 'beer, beertje, teddybeer, knuffelbeer, teddy, knuffelbeertje',
  mug: 'mug, beker, kop, kopje, koffiekop, theemok, tas, mokken, koffiemok, theeglas, koffietas, theekopje, drinkbeker, tasje koffie, mok',
  tumbler:
    'thermosfles, thermos, reisbeker, drinkfles, koffiebeker to go, isoleerbeker, meeneembeker, bidon, waterfles, beker met rietje, thermoskan, koffie to go, reismok, waterflesje, dubbelwandige beker, to-go beker, isoleerfles, koffie warm houden, warm houden, koffie onderweg, koffie warm',
  necklace:
    'hanger, kettinkje, collier, hangertje, halssnoer, halssieraad, medaillon, bedel, sieraad voor hals, ketting met hartje, halskettinkje, hartketting, zilveren ketting, gouden ketting, hangertje hart, ketting',
  jewelleryBox:
    'sieradendoos, juwelenkistje, bijouteriedoos, juwelendoos, sieradenkistje, bijouteriekist, ringendoosje, sieradenkist, sieradenbox, juwelenkoffertje, bijouteriedoosje, sieradenopberger, doosje voor sieraden, sieradenkoffer',
  ringDish:
    'ringschaaltje, ringbakje, schaaltje, bakje, ringhouder, schoteltje, bordje, sieradenbakje, ringenschaaltje, sieradenschaaltje, sieradenbordje, schaaltje voor ringen, ringen opbergen, ringen bewaren, ringen kwijt',
  wreath:
    'deurkrans, kerstkrans, deurdecoratie, voordeurkrans, dennenkrans, adventskrans, kransje, kerstkrans deur, deur, voordeur, aan de deur hangen, voordeur versieren, krans',
  baubles:
    'kerstballen, kerstbal, kerstboomballen, ballen, kerstboomversiering, boomversiering, kersthanger, kersthangers, glazen ballen, kerstornament, kerstornamenten, kerstboomhanger, boomballen',
  christmasStocking: 'kerstsok, kerstkous, kousje',
  snowGlobe: 'sneeuwbol, schudbol, sneeuwglobe, glazen sneeuwbol, sneeuwbal',
  gingerbread:
    'peperkoekhuisje, koekhuisje, speculaas, snoephuisje, koekenhuisje, speculaashuisje, peperkoek, taaitaai, kruidkoek, gemberkoekhuisje, gingerbread huisje, speculaaspop',
  adventCalendar: 'aftelkalender, kerstkalender, kerst aftelkalender, adventkalender, kalender met laatjes',
  truffles:
    'bonbons, pralines, chocolaatjes, doos bonbons, bonbon, chocoladebonbons, bonbondoos, doosje bonbons, truffels, chocola, chocolade truffels, luxe chocolade, chocoladedoos, pralinen',
  macarons: 'makarons, schuimkoekjes, bitterkoekjes, gebakjes, petitfours, franse lekkernij',
  cookies:
    'koekjes, koekje, biscuitjes, zandkoekjes, versierde koekjes, glazuurkoekjes, boterkoekjes, koek, biscuit, kletskop, koekblik',
  tea: 'losse thee, groene thee, kruidenthee, theeblik, theeblaadjes, zwarte thee, earl grey, theezakjes, rooibos, kamille, theeliefhebber, blikje thee, vruchtenthee, theemelange',
  teaSet: 'theeset, theepot, theeservies, theekopjes',
  candle:
    'geurkaars, kaars, kaarsje, waxinelicht, theelichtje, stompkaars, geurkaarsje, kaarsen, huiskaars, lantaarn, sojakaars, geurlicht',
  frame:
    'fotokader, lijst, fotolijst, kader, lijstje, foto in lijst, fotokadertje, wissellijst, schilderijtje, poster, fotolijstje',
  cushion:
    'kussentje, sierkussen, sofakussen, hoofdkussen, kussensloop, kussenhoes, bankkussen, kussens, slaapkussen, sierkussentje, geborduurd kussen, kussen',
  clock: 'wandklok, uurwerk, klok, keukenklok, wekker, altijd te laat, te laat, stipt',
  vase: 'bloemenvaas, pot, vaas',
  bouquet:
    'bloemen, boeket, bosje, snijbloemen, bosje bloemen, bloemstuk, bloemetjes, boeketje, ruiker, verse bloemen, bloemen bezorgen, bos rozen',
  roses: 'rode rozen, rozen',
  daffodils: 'paasbloemen, bollen, narcissen',
  succulent: 'vetplanten, cactussen, echeveria',
  garland: 'vlaggetjes, vlaggenlijn, slinger, slingers',
  basket: 'mandje, mand, rieten mand, paasmand',
  egg: 'eieren, paaseieren, eitjes, sier eieren, siereieren, versierde eieren',
  bunny: 'konijn, konijntje, haasje, paashaas, beeldje, beeldjes',
  musicBox: 'draaimolen, muziekdoosje, speeldoos, slaapliedje, wiegeliedje, muziekspeelgoed, muziekmobiel',
  giftBox:
    'cadeaudoos, geschenkdoos, geschenkverpakking, doosje, kadobox, cadeaupakket, cadeaumand, kadodoos, geschenkset, pakket, kadodoosje, kadoverpakking, cadeauverpakking, inpakken, cadeaudoosje, lege doos, verrassingspakket, kadootje inpakken, geschenkmand',
  card: 'kaart, kaartje, felicitatiekaart, kaarten',
  notebook:
    'schriftje, schrift, agenda, dagboek, notitieblok, opschrijfboekje, notitieboekje, aantekenboek, schrijfblok, schetsboek, notitieschrift, cahier',
  balloons:
    'ballon, ballonnen, heliumballonnen, hartjesballon, ballonnetjes, ballontrosje, feestballonnen, luchtballon',
  spaSet:
    'badset, verzorgingsset, cosmetica, beauty, badproducten, verwenpakket, wellnesspakket, verwenset, handcrème, bodylotion, douchegel, beautypakket, huidverzorging, badbruisballen, bruisbal, badschuim, scrub, gezichtsmasker, verwendoos, verwenbox, spa pakket, zeepjes, bad pakket, wellness pakket, bodycrème',
  perfume:
    'parfum, eau de toilette, odeur, luchtje, parfummetje, reukwater, damesparfum, dames geurtje, eau de parfum, eau de cologne',
  starTree: 'houten boom, tafelboom, kerstboompje, kunstboompje',
  wedding:
    'bruiloft, huwelijk, trouwen, trouwdag, getrouwd, bruid, bruidegom, bruidspaar, verloving, verloofd, jubileum, huwelijksjubileum, zilveren bruiloft, gouden bruiloft, vrijgezellenfeest, getuige, trouwfeest, trouwerij, jaar samen, huwelijksverjaardag, huwelijkscadeau, trouwcadeau, trouwkado, aanzoek, ten huwelijk, getuigen, ceremoniemeester, bruidsmeisje, koperen bruiloft, koppel, pasgetrouwd, huwelijksfeest, gaan trouwen, gaat trouwen, ja-woord, ten huwelijk gevraagd, zich verloofd, burgerlijk huwelijk, receptie bruiloft',
  baby: 'baby, geboorte, kraamcadeau, kraambezoek, babyshower, doop, doopsel, zwanger, zwangerschap, geboren, pasgeboren, petekind, metekind, kraamfeest, babyborrel, kersverse ouders, aanstaande moeder, geboortecadeau, eerste keer tante, kraamkado, kraamtijd, baby geboren, babymeisje, babyjongen, gender reveal, zwangerschapsverlof, kersverse mama, nieuwe mama, bevallen, bevalling, beschuit met muisjes, doopsuiker, pril geluk, oma worden, opa worden, papa worden, kleintje op komst, in verwachting, baby is geboren, nichtje geboren, neefje geboren, dochter gekregen, zoon gekregen, baby gekregen, wordt papa, wordt mama, wordt vader, wordt oma, tweeling, gezinsuitbreiding, kindje gekregen, ooievaar, bevallingsverlof',
  home: 'housewarming, verhuizing, verhuisd, verhuizen, nieuw huis, nieuwe woning, eerste huis, eigen huis, op kamers, nieuw appartement, inwijding, inwijdingsfeest, samenwonen, housewarming kado, nieuw stekje, nieuwe stek, huis gekocht, nieuw huisje, verhuiscadeau, inwijdingscadeau, studentenkamer, nestje, kot, appartement, huisje gekocht, appartement gekocht, nieuwe keuken, nieuwe buurt, net verhuisd, verhuisden, gaan samenwonen, sleuteloverdracht, nieuwbouw, appartementje',
  birthday:
    'verjaardag, verjaardagscadeau, jarig, jarige, verjaardagsfeest, bday, sarah, abraham, verjaardagskado, verjaardagje, 18 jaar, 30 jaar, 40 jaar, 50 jaar, 60 jaar, jarige job, verjaren, sweet sixteen',
  graduation:
    'afgestudeerd, afstuderen, geslaagd, diploma, examen, rijbewijs, nieuwe baan, promotie, diploma-uitreiking, proclamatie, afstudeercadeau, geslaagde, eindexamen, bul, scriptie, master, bachelor, zwemdiploma, nieuwe job, promotie gemaakt, diploma gehaald, examen gehaald, eerste baan, droombaan, promotie gekregen, rijbewijs gehaald',
  school: 'eerste schooldag, school, schoolkind, student, terug naar school, kleuter, peuterklas',
  farewell:
    'pensioen, afscheid, afscheidscadeau, vertrek, collega vertrekt, gaat met pensioen, dienstjubileum, afscheidskado, laatste werkdag, pensioenfeest, met pensioen, gepensioneerd, afscheid collega, gaat weg, vaarwel, prepensioen, verlaat het bedrijf, nieuwe functie, stopt met werken, laatste dag werk',
  recovery:
    'beterschap, ziek, ziekenhuis, opkikker, opkikkertje, opbeuren, sterkte, herstel, hart onder de riem, operatie, beterschapscadeau, van harte beterschap, in het ziekenhuis, gebroken been, opgenomen, griep, liefdesverdriet, troostcadeau, zieke vriendin, snel beter, geopereerd, heupoperatie, verkouden, gips, hart gebroken, gebroken hart, chemo, covid, revalidatie, verdriet, moeilijke tijd, zware tijd, moeilijke periode, het zwaar hebben, dipje',
  sympathy:
    'condoleance, rouw, overlijden, begrafenis, deelneming, troost, innige deelneming, gecondoleerd, overleden, rouwen, uitvaart, afscheid nemen',
  thanks:
    'bedankt, bedankje, bedanken, dank, juf, meester, leraar, lerares, leerkracht, oppas, babysit, gastouder, buurvrouw, buurman, buren, verpleegkundige, dokter, vroedvrouw, begeleidster, kleinigheidje, attentie, onthaalmoeder, op de kat passen, paste op de kat, trainer, postbode, dankjewel, dank je wel, bedankje meester, juffendag, juf kado, einde schooljaar, kinderopvang, crèche, thuiszorg, verpleegster, huisarts, tandarts, kapster, kinesist, vrijwilliger, leidster, peuterjuf, pleegouders, vuilnisman, poetsvrouw, schoonmaakster, leraren, merci, trainers, poppenjuf, planten water gegeven, op de hond gepast, op de hond passen, geholpen met verhuizen, secretaresse, receptioniste, tandartsassistente, bibliothecaresse, brandweer, ambulance, huishoudhulp, interieurverzorgster, buschauffeur, fysiotherapeut, conciërge, vrijwilligers',
  communion: 'communie, eerste communie, vormsel, lentefeest, plechtige communie',
  love: 'romantisch, liefde, verliefd, valentijn, valentijnsdag, vriendin, vrouw, lief, geliefde, schat, ik hou van jou, date, echtgenote, schatje, liefje, valentijnskado, valentijnscadeau, mijn vrouw, mijn vriendin, liefste, geliefden, verkering, samen, liefdescadeau, romantiek, vriendje',
  apology:
    'sorry, excuses, excuus, spijt, goedmaken, vergeef me, het spijt me, vergeving, vergeef mij, goedmakertje',
  christmas:
    'kerst, kerstmis, kerstboom, kerstversiering, kerstdecoratie, kerstspullen, feestdagen, kerstavond, kerstman, kerstpakket, kerstcadeau, kerstkado, kerstpakketten, kerstdiner, kerstig, kerstdagen, onder de boom, kerstmarkt',
  nicholas:
    'sinterklaas, sint, pakjesavond, schoencadeau, schoencadeautje, schoentje, schoen zetten, zwarte piet, sint-nicolaas, surprise, sinterklaasavond, strooigoed, sinterklaascadeau, sinterklaaskado, sintcadeau, 5 december, chocoladeletter, pepernoten, kruidnoten, schoenkado, sinterklaasgedicht',
  secretSanta:
    'lootjes, lootjes trekken, secret santa, cadeautjesspel, dobbelspel, kerstcadeau collega, lootje, cadeaus trekken, collega kado, kerst lootjes, kadospel, cadeautje collega',
  host: 'gastvrouw, gastheer, etentje, uitgenodigd voor het eten, bij mensen eten, gastencadeau, bij vrienden eten, eten bij vrienden, gastvrouw cadeau, iets meenemen, uitgenodigd, borrel, logeren',
  advent: 'advent, aftellen, adventskalender, sint lucia',
  easter:
    'pasen, paascadeau, paasspullen, paasdecoratie, eieren zoeken, paasversiering, paasontbijt, paastak',
  women: 'vrouwendag, internationale vrouwendag',
  mother:
    'mama, moeder, mam, mams, schoonmoeder, moederdag, moeke, mamma, moeders, mammie, schoonmama, schoonma, ons mam, ma',
  man: 'papa, vader, pap, man, echtgenoot, vriend, broer, oom, nonkel, opa, grootvader, bompa, baas, zoon, schoonvader, vaderdag, peter, vent, kerel, paps, pa, pappie, schoonpa, opaatje, gozer, maat, schoonbroer, bonpa, vake, zwager, mannen, heren, jongens, peetoom',
  grandparent:
    'oma, grootmoeder, grootouders, bomma, tante, meter, omi, omaatje, bonma, grootje, peettante, moemoe, meme, oudtante, ouderen, senioren, tantetje',
  friend:
    'beste vriendin, vriendin, zus, collega, huisgenoot, nicht, schoonzus, zusje, vriendinnen, hartsvriendin, bestie, zussen, collegaatje, maatje, vriendinnendag, beste vriend',
  teenager: 'tiener, puber, tieners',
  nameDay: 'naamdag',
  guests: 'gasten, visite, bezoek, high tea, theekransje, brunch, ontbijt, koffiekransje, familiebezoek',
  cosy: 'gezellig, gezelligheid, knus, winteravond, donkere avonden, bank, behaaglijk, warmte, hygge, filmavond, dekentje, open haard, winter, kneuterig, lekker warm, bankhangen, heeft het koud, altijd koud, koukleum, koude handen, koude voeten, kouwelijk',
  relax:
    'ontspannen, ontspanning, relaxen, verwennen, verwennerij, wellness, stress, tot rust, me-time, zelfzorg, rust, slapen, bijkomen, zware dag, lange dag, chillen, uitrusten, moe, ontstressen, rustmoment, mindfulness, meditatie, momentje voor jezelf, vermoeid, onthaasten, slapeloos, rust nemen, spa-avond, wellnessavond, voor mezelf, mezelf verwennen, zenuwen, overspannen, uitgeput, burn-out, kalmte, tot zichzelf, moment voor zichzelf, bad avond, drukke moeder, druk, druk leven, geen tijd, drukke vrouw, overwerkt',
  coffee:
    'koffie, koffieliefhebber, koffieleut, warme chocolademelk, warme drank, tas koffie, bakkie, bakje koffie, cappuccino, espresso, koffiedrinker, koffieverslaafd',
  office:
    'kantoor, bureau, thuiswerken, werkplek, werk, relatiegeschenk, personeel, medewerkers, klanten, werknemers, kantoorgenoot',
  travel: 'reizen, reis, onderweg, wandelen, kamperen, forens, uitstapje, picknick, vakantie',
  bag: 'boodschappen, boodschappentas, handtas, draagtas, tas, katoenen tas, strandtas, shopper, zak, boodschappentasje, katoenen tasje, linnen tas, schoudertas, canvas tas, zakje',
  decoration:
    'decoratie, versiering, woonaccessoire, woonaccessoires, woonkamer, interieur, wanddecoratie, muur, inrichting, gang, aankleding, woondecoratie, deco, huisdecoratie, decoratieartikelen, siervoorwerp, slaapkamer, hebbedingetje, snuisterij, raamdecoratie',
  nursery: 'kinderkamer, babykamer, slaapliedje, wiegeliedje, slapengaan',
  bath: 'bad, badkamer, zeep, badzout, badolie, douche, in bad',
  plants: 'plant, planten, tuin, tuinieren, groene vingers, kamerplant, potplant, balkon, plantje',
  easyPlant:
    'makkelijke plant, weinig onderhoud, geen groene vingers, onderhoudsvriendelijk, cactus, vetplantje',
  flowers: 'bloem, bloemen, bloemetje, boeket, bos bloemen, bloemist',
  firstSteps: 'leren lopen, leert lopen, eerste stapjes, trekdier, trekspeelgoed, trekfiguur',
  plush:
    'knuffel, knuffeldier, knuffelbeest, pluche, knuffels, knuffeltje, knuffeldoekje, knuffelkonijn, troetel, knuffie, speelbeest',
  children:
    'kind, kinderen, peuter, kleinkind, kleinzoon, kleindochter, neefje, nichtje, meisje, jongen, speelgoed, spelen, kids, kindje, dreumes, kleintje, kleuters, ukkie, ukje, peuters, meisje van 3, kleinkinderen, kapoen, petekindje, speeltje, speelgoedje, knulletje',
  sweets:
    'zoet, zoetigheid, snoep, snoepgoed, lekkers, lekkernij, lekkernijen, zoetekauw, gebak, dessert, snoepjes, chocolaatjes, pralines, snoeperij, iets lekkers, snoepie, chocolaatje, lekkere dingen, lekker, zoetje, snaaien, versnapering, suikergoed, iets zoets, traktatie',
  easterSweets: 'paaschocolade, paassnoep, paaseitjes',
  stationery:
    'papierwaren, schrijven, schrijfwaren, agenda, planner, dagboek, kantoorartikelen, schrift, notities, kaartjes, bullet journal',
  jewellery: 'sieraad, sieraden, juwelen, juweel, accessoires, bijoux',
  scent:
    'geur, geuren, geurtjes, geurtje, luchtje, parfum, huisparfum, lekker ruiken, ruikt lekker, aroma, aromatherapie',
  keepsake: 'herinnering, herinneringen, aandenken, foto’s, herinneringsdoos, souvenir',
  post: 'wenskaart, ansichtkaart, brief, brievenbus, brievenbuscadeau, per post, in een envelop',
  name: 'met naam, naam, gepersonaliseerd, initialen, gegraveerd, gravure, monogram',
  party: 'feest, feestje, feestversiering, kinderfeestje',
  wool: 'wol, wollen, vilt, gebreid, breisel',
  cotton: 'katoen, canvas, stof, doek, textiel',
  clay: 'terracotta, klei, aardewerk',
  wicker: 'riet, rieten, wilg, wilgentenen, rotan, gevlochten',
  oak: 'eik, eiken, eikenhout, massief hout',
  lightWood: 'berk, berken, beuk, beuken, linde, esdoorn',
  wood: 'hout, houten',
  steel: 'staal, rvs, roestvrij staal, metaal',
  silver: 'zilver, zilveren, verguld',
  porcelain: 'porselein',
  ceramic: 'keramiek, steengoed, servies, pottenbakken',
  glass: 'glas, glazen, kristal, mondgeblazen',
  linen: 'linnen',
  velvet: 'fluweel, velours',
  wax: 'was, sojawas, bijenwas, soja',
  paper: 'papier, karton',
  satin: 'satijn, zijde',
  brass: 'messing, koper',
  reading: 'boekenwurm, lezer, lezen, leest graag, boeken, boek, leesclub, boekenliefhebber, leesgek',
  cooking: 'koken, kok, bakken, kookt graag, bakt graag, hobbykok, keukenprinses, chef, thuiskok',
  sport: 'sport, sporten, sporter, sportschool, yoga, hardlopen, hardloper, fitness, fietser, pilates',
}

export const prices: PriceWords = {
  below:
    'tot en met|t/m|tot aan|tot maximaal|tot max|maximum|hooguit|ten hoogste|minder als|niet meer als|niet boven de|budget van|budget|?binnen|beneden|niet meer dan|minder dan|goedkoper dan|onder de|onder|beneden de|maximaal|hoogstens|max|tot',
  above:
    'meer als|ten minste|tenminste|minimum|hoger dan|boven|op zijn minst|meer dan|duurder dan|boven de|minstens|minimaal|vanaf|min',
  between: [
    ['tussen de', 'en de|en'],
    ['van', 't/m|tot en met'],
    ['tussen de|tussen', 'en|-'],
    ['van', 'tot'],
    ['', 'tot|-'],
  ],
  around: String.raw`?zo'?n|om en nabij|om en nabij de|bij benadering|?een euro of|ca|?richting de|zo rond de|?tegen de|ongeveer|rond de|rond|circa`,
  belowAfter: 'of goedkoper|of lager|maximum|hooguit|of minder|en minder|maximaal|max',
  aboveAfter: 'of hoger|of duurder|en hoger|minimum|?plus|of meer|en meer|minimaal',
  aroundAfter: 'ongeveer|ofzo|of zo',
  not: 'niet|geen|nooit',
  budget: 'budget van|budget|prijsklasse|prijs',
  lead: String.raw`voor|van|een|met|mijn|budget(?: van)?|prijs(?:klasse)?|tot|in de|in|de|kost|kosten|a|rond|is|max\.?|ter waarde van|tussen`,
  tail: 'budget|aan budget|per stuk',
  currency: 'eurootjes|eur|pietjes|piek|euro.?tjes|euri|euro.?s|euro|e',
}

export const cheap = String.raw`goedkoopste|goedkoopje|koopje|lage prijs|laag budget|budgetvriendelijke?|niet (?:zo |al te )?duur|schappelijke?|weinig geld|spotgoedkope?|goedko(?:op|pe|per|opste)|voordelig(?:e)?|budget|niet (?:te )?duur|betaalbaar|betaalbare|laaggeprijsde?|klein budget`
