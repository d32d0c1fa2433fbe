// Danish words of the search: phrases of topics, words of price limits, and words for a low price.
import type { PriceWords } from '../price-words.ts'
import type { TopicPhrases } from '../topics.ts'

export const topics: TopicPhrases = {
  teddy: 'bjørn, teddybjørn, krammebjørn, bamsebjørn, bamse',
  mug: 'kop, kaffekop, tekop, kopper, krusse, tekrus, kaffekrus, krus, bæger',
  tumbler:
    'termokop, rejsekrus, termoflaske, drikkedunk, to go-kop, vandflaske, termokrus, take away kop, kaffekop to go, to-go kop, rejsekop, kop med sugerør, holde kaffen varm, varm kaffe, kaffe på farten, kaffe i bilen',
  necklace:
    'vedhæng, kæde, halssmykke, medaljon, halskæde, halskædevedhæng, hjertehalskæde, guldkæde, sølvkæde, hjertevedhæng, smykke til halsen',
  jewelleryBox:
    'smykkeskrin, smykkeæske, smykkeboks, smykkeopbevaring, smykkekasse, ringæske, skrin til smykker',
  ringDish:
    'ringskål, ringholder, smykkeskål, skål, fad, lille skål, smykkebakke, lille fad, ringfad, smykkefad, fad til ringe, opbevare ringe, lægge ringe, ringe fra sig',
  wreath:
    'dørkrans, julekrans, dørpynt, grankrans, krans til døren, dør, døren, hænge på døren, hoveddør, gadedør, yderdør, krans',
  baubles:
    'julekugler, juletræskugler, juletræspynt, kugler, glaskugler, julekugle, træpynt, kugler til juletræet, julepynt til træet',
  christmasStocking: 'julesok, julestrømpe, nissesok, gavesok, nissehue, strømpe til julen',
  snowGlobe: 'snekugle, rystekugle, sneglobus, glaskugle',
  gingerbread:
    'honningkage, honningkagehus, peberkage, peberkager, brunkager, honninghjerte, honningkagehjerte',
  adventCalendar: 'julekalender, pakkekalender, chokoladekalender, låge kalender, kalender med skuffer',
  truffles:
    'chokoladeæske, fyldte chokolader, konfekt, trøfler, pralineer, pralinéer, fyldt chokolade, konfektæske, lækker chokolade, luksuschokolade, bland selv',
  macarons: 'makroner, franske kager, petitfours',
  cookies: 'småkager, kiks, vaniljekranse, cookies, julesmåkager, pyntede kager',
  tea: 'te, grøn te, urtete, tedåse, teblade, sort te, tebreve, løs te, te på dåse',
  teaSet: 'tekande, tesæt, tekopper, tepotte, testel',
  candle: 'lys, stearinlys, fyrfadslys, duftlys, bloklys, lys i glas, sojalys',
  frame: 'fotoramme, billedramme, ramme, plakat, billede, ramme med billede',
  cushion: 'puder, sofapude, pyntepude, hovedpude, pudebetræk, broderet pude, pude',
  clock: 'ur, vægur, klokke, køkkenur, træur, vækkeur, altid for sent, kommer for sent, punktlig, forsinket',
  vase: 'blomstervase, urtepotte, vase',
  bouquet: 'buketter, blomsterhilsen, blomsterlevering, snitblomster',
  roses: 'røde roser, roser',
  daffodils: 'narcisser, påskeliljer, løgplanter, forårsblomster, forårsløg',
  succulent: 'kaktus, stenurt, echeveria, grøn plante, lille plante, minikaktus',
  garland: 'flagranke, vimpler, guirlander',
  basket: 'kurv, flettet kurv, påskekurv',
  egg: 'æg, påskeæg, graveret æg, pynteæg, dekorerede æg',
  bunny: 'kanin, harer, figur, figurer, pyntefigur',
  musicBox: 'karrusel, musikdåse, vuggevise, godnatsang, musiklegetøj',
  giftBox:
    'gavekasse, gavepakke, kasse, boks, gavekurv, gavesæt, kurv med lækkerier, gaveæske, gaveboks, gaveindpakning, overraskelsesboks, tom æske, gavepose',
  card: 'kort, lykønskning',
  notebook: 'notesblok, notesbog, dagbog, skrivebog, kladdehæfte, skitsebog, kladdebog, hæfte, logbog',
  balloons: 'ballon, balloner, heliumballoner, hjerteballon, folieballon',
  spaSet:
    'badesæt, hudpleje, skønhed, kropspleje, wellnesspakke, håndcreme, hudcreme, bodylotion, forkælelsespakke, plejesæt, spa-sæt, spasæt, badebomber, badeskum, skumbad, ansigtsmaske, sæber, hudplejesæt, velværesæt, forkælelsesboks, bodyscrub',
  perfume:
    'parfume, eau de toilette, duftvand, dameparfume, eau de parfum, eau de cologne, parfume til kvinder',
  starTree: 'trætræ, bordjuletræ',
  wedding:
    'bryllup, bryllupsgave, bryllupsdag, brud, brudgom, brudepar, forlovelse, forlovet, gift, gifte, sølvbryllup, guldbryllup, kobberbryllup, polterabend, brudepige, jubilæum, nygifte, år sammen, forlovelsesgave, skal giftes, forlover, frieri, vielse, bryllupsgæst, skal giftes snart, sagt ja, blevet forlovet, borgerlig vielse, bryllupsfest',
  baby: 'baby, nyfødt, barnedåb, dåb, dåbsgave, barselsgave, babyshower, gravid, graviditet, fødsel, kommende forældre, nybagte forældre, gudbarn, barsel, navngivning, nybagt mor, moster for første gang, babygave, navnefest, gender reveal, født, fået barn, gravid veninde, blive mormor, blive far, lille ny, fødselsgave, baby dreng, baby pige, født en søn, født en datter, har født, lige født, bliver far, bliver mor, bliver mormor, bliver farmor, tvillinger, familieforøgelse, fået en søn, fået en datter, venter barn, på barsel, nybagt far',
  home: 'indflytning, indflytter, indflyttergave, housewarming, flytning, nyt hjem, ny lejlighed, første lejlighed, nyt hus, flytter hjemmefra, flyttet, eget hjem, ny bolig, flytter, flyttegave, købt hus, eget sted, kollegie, flyttet sammen, indflyttergaven, købt lejlighed, købt bolig, nyt køkken, nyt kvarter, bor alene, egen lejlighed, eget hus, flyttet ind, netop flyttet, nyindflyttet',
  birthday:
    'fødselsdag, fødselsdagsgave, fylder år, fødselar, rund fødselsdag, tillykke, børnefødselsdag, rund dag, 18 år, 30 år, 40 år, 50 år, 60 år, tillykke med fødselsdagen, fødder',
  graduation:
    'student, studentergave, studenterhue, eksamen, svendeprøve, kørekort, nyt job, forfremmelse, dimission, translokation, dimittend, kandidat, eksamensgave, bestået, svendebrev, nyt arbejde, forfremmet, ph.d, bestået eksamen, blevet student, færdiguddannet, første job, drømmejob, taget kørekort',
  school: 'skolestart, første skoledag, skolebarn, skole, studerende, børnehave',
  farewell:
    'pension, afsked, afskedsgave, fratræden, farvel, otium, reception, jobskifte, pensionist, går på pension, sidste arbejdsdag, afsked med kollega, fratrædelse, farvelgave, ny tjans, skifter job, forlader firmaet, sidste dag på jobbet, stopper på arbejdet',
  recovery:
    'god bedring, syg, hospital, sygehus, trøst, trøste, opmuntring, opmuntre, operation, rask, syg veninde, brækket ben, hospitalet, indlagt, kærestesorger, trøstegave, opereret, brækket benet, sengeliggende, forkølet, gips, kemo, covid, nedtrykt, hjertesorg, svær tid, hård tid, har det svært, svært, hård periode',
  sympathy: 'kondolence, sorg, begravelse, bisættelse, medfølelse, kondolerer, dødsfald, savn, tab, mindes',
  thanks:
    'tak, takke, takkegave, lærer, pædagog, dagplejer, barnepige, babysitter, nabo, sygeplejerske, læge, jordemoder, træner, lille opmærksomhed, lærergave, vuggestue, tusind tak, mange tak, dagplejemor, dagplejen, vuggestuen, børnehavelærer, skolelærer, gymnasielærer, hjemmehjælper, frisør, rengøringsdame, naboer, passe kat, kattepasser, fysioterapeut, praktikvejleder, tak for hjælpen, skraldemand, passet hunden, passe hunden, vandet blomster, vandet planterne, passet katten, hjulpet med flytning, sekretær, receptionist, tandlæge, tandplejer, bibliotekar, brandmand, redder, rengøringshjælp, buschauffør, pedel, frivillig, skolepædagog',
  communion: 'konfirmation, konfirmationsgave, konfirmand, nonfirmation',
  love: 'kærlighed, romantisk, romantik, forelsket, valentinsdag, valentin, kæreste, kone, elskede, date, skat, hustru, elskling, valentinsgave, kærestepar, min kone, min kæreste, årsdag, samlever, hjerteven, valentine',
  apology:
    'undskyld, undskyldning, tilgiv mig, forsoning, ked af det, undskyld mig, tilgivelse, beklager, gøre det godt igen',
  christmas:
    'jul, julepynt, juletræ, juledekoration, juleting, juletræspynt, juleaften, julemand, juletræsfod, julestue, julehygge, julegave, nisse, julemanden, lillejuleaften, jul i butikken, juletid',
  nicholas:
    'julestrømpe, pakkekalender, kalendergave, kalendergaver, mandelgave, mandelgaver, adventsgave, sankt nikolaus, strømpegave, lille julegave, pakkekalendergave',
  secretSanta:
    'pakkeleg, nissegave, julenisse, drillenisse, nisseven, secret santa, hemmelig ven, julefrokost, kollegagave, pakkespil',
  host: 'værtinde, værtindegave, vært, middagsinvitation, inviteret til middag, værtsgave, middagsgæst, inviteret, tage med til middag, gå i byen gave, gæstfrihed',
  advent: 'advent, adventskrans, kalenderlys, nedtælling, lucia, luciadag, adventskalender',
  easter: 'påske, påskepynt, æggejagt, påskefrokost, påskegave',
  women: 'kvindernes kampdag, kvindernes internationale kampdag, 8. marts',
  mother: 'mor, mor, mama, svigermor, mors dag, morsdag, mutter, mutti, muttern, morlil, min mor, mødre',
  man: 'far, fatter, mand, ægtemand, kæreste mand, bror, onkel, morfar, farfar, bedstefar, chef, søn, svigerfar, fars dag, fyr, farmand, gubbe, mandfolk, brormand, gudfar, kammerat, svoger, mænd',
  grandparent:
    'mormor, farmor, bedstemor, bedsteforældre, moster, faster, tante, gudmor, bedste, oldemor, ældre',
  friend:
    'veninde, ven, bedste veninde, søster, kollega, bofælle, kusine, svigerinde, veninder, søs, kollegaer, bedste ven, tøser',
  teenager: 'teenager, teenagere, teenagepige',
  nameDay: 'navnedag',
  guests: 'gæster, kaffebord, brunch, morgenmad, besøg, te selskab, eftermiddagste, familiehygge',
  cosy: 'hygge, hyggelig, hyggeligt, mørke aftener, vinteraften, sofa, hjemmehygge, lun, råhygge, filmaften, hyggeaften, tæppe, pejs, hyggekrog, vinterhygge, hyggestund, filmhygge, fryser, altid kold, kolde hænder, kuldskær, kolde fødder, frossenpind',
  relax:
    'afslapning, slappe af, slappe, afslappende, afstresning, wellness, spa, stress, stresset, forkæle, forkælelse, egenomsorg, velvære, ro, søvn, lang dag, hård dag, egentid, træt, hvile, afstresse, mindfulness, meditation, selvforkælelse, forkæl, ro på, pause, spa-aften, spaaften, hjemmespa, til mig selv, nerver, udmattet, udbrændt, overbebyrdet, mig-tid, alenetid, stille stund, velværeaften, selvkærlighed, travl mor, travl, ingen tid, stresset mor',
  coffee:
    'kaffe, kaffekop, kaffekrus, kaffeelsker, varm kakao, varm chokolade, varm drik, kaffenørd, kaffetørstig, kaffedrikker, kaffe latte, espresso, kaffepause',
  office:
    'kontor, skrivebord, arbejde, hjemmekontor, job, firmagave, medarbejdergave, kundegave, personalegave, kontorgave, medarbejdere',
  travel: 'rejse, rejser, pendler, udflugt, vandretur, camping, friluftsliv, picnic, ferie, på farten',
  bag: 'indkøb, indkøbstaske, indkøbsnet, håndtaske, net, stofpose, strandtaske, taske, skuldertaske, stofnet, mulepose, indkøbspose, lærredspose, skuldernet, totebag',
  decoration:
    'pynt, dekoration, boligindretning, boligtilbehør, indretning, stue, væg, vægpynt, nips, entre, interiør, bolig, boligpynt, pynteting, til hjemmet, boligartikler, dekorationsting, hylde, soveværelse, pynt til hjemmet',
  nursery: 'børneværelse, babyværelse, vuggevise, godnat, sengetid',
  bath: 'bad, badeværelse, sæbe, badesalt, badekar, badeolie, brusebad',
  plants: 'plante, planter, have, havearbejde, grønne fingre, potteplante, stueplante, altan, grøn plante',
  easyPlant: 'nem plante, let at passe, ingen grønne fingre, kaktus',
  flowers: 'blomst, blomster, buket, blomsterbuket, florist, afskårne blomster',
  firstSteps: 'lære at gå, lærer at gå, første skridt, trækdyr, træklegetøj',
  plush: 'tøjdyr, krammedyr, plysdyr, sovedyr, sutteklud, krammebamse, kaninbamse, nusseklud, plysbamse',
  children:
    'barn, børn, barnebarn, børnebørn, unge, legetøj, leg, nevø, niece, dreng, pige, småbørn, børnegave, tumling, tumlinger, unger, guldklump, poder, podekind, 3 årig, legesager, børnehavebarn',
  sweets:
    'slik, søde sager, lækkerier, godter, dessert, sød tand, guf, sødt, kager, snacks, lækkersulten, noget sødt, slikkerier, guffer, kage, chokolade, søde ting, godteposer, lækkert, slikmund, knas, mums',
  easterSweets: 'påskeslik, påskechokolade',
  stationery:
    'papirvarer, skrive, kontorartikler, planner, kalender, dagbog, noter, brevpapir, bullet journal',
  jewellery: 'smykke, smykker, accessories, juveler, tilbehør',
  scent: 'duft, dufte, dufter godt, rumduft, parfume, boligduft, lugter godt, aromaterapi',
  keepsake: 'minde, minder, mindeting, fotos, billeder, erindring, souvenir, mindeæske',
  post: 'lykønskningskort, postkort, brev, med posten, i en kuvert, postkasse',
  name: 'med navn, navn, personlig, initialer, graveret, gravering, monogram',
  party: 'fest, festpynt, festlig, fødselsdagspynt',
  wool: 'uld, filt, strik, strikket',
  cotton: 'bomuld, kanvas, lærred, stof, tekstil',
  clay: 'terrakotta, ler, lertøj',
  wicker: 'pil, pileflet, flet, flettet, rattan',
  oak: 'eg, egetræ, massivt træ',
  lightWood: 'birk, birketræ, bøg, bøgetræ, lind, ahorn',
  wood: 'træ, af træ',
  steel: 'stål, rustfrit, rustfrit stål, metal',
  silver: 'sølv, forgyldt',
  porcelain: 'porcelæn',
  ceramic: 'keramik, stentøj, drejet',
  glass: 'glas, krystal, mundblæst',
  linen: 'hør, linned',
  velvet: 'fløjl, velour',
  wax: 'voks, sojavoks, bivoks, soja',
  paper: 'papir, pap, karton',
  satin: 'satin, silke',
  brass: 'messing',
  reading: 'bogorm, læser, læse, læsehest, bøger, bog, bogelsker, læsning, læseklub',
  cooking: 'madlavning, lave mad, kok, bage, bager, hobbykok, madelsker, kokkerere, elsker at bage',
  sport: 'sport, træning, træner meget, yoga, fitness, løber, løb, cyklist, motion, fitnesscenter, pilates',
}

export const prices: PriceWords = {
  below:
    'ikke dyrere end|ikke over|under de|op til max|maksimum|maximum|hojest|hoejst|hoejest|budget pa|budget|?inden for|?indenfor|for under|ikke mere end|mindre end|billigere end|hojst|maksimalt|maks|max|op til|under',
  above: 'minimum|i hvert fald|hojere end|over de|mere end|dyrere end|over|mindst|?fra',
  between: [
    ['mellem', 'og|-'],
    ['fra', 'til'],
    ['', 'til|-'],
  ],
  around: String.raw`rundt regnet|i omegnen af|omtrent|ca|cirka|ca\.|rundt om de|?tat pa|?naesten|?sadan|omkring|rundt om`,
  belowAfter:
    'eller derunder|og derunder|eller under|og ned|hojst|maksimum|eller mindre|eller billigere|maks|max',
  aboveAfter: 'og opefter|eller derover|og derover|og opad|?plus|eller mere|og op|mindst',
  aroundAfter: 'cirka|ca|eller deromkring|omtrent',
  not: 'ikke|ej|aldrig',
  budget: 'budget pa|budget|prisklasse|pris',
  lead: String.raw`for|til|pa|med|en|et|mit|budget(?: pa)?|pris(?:klasse|en)?|der koster|koster|som|der|i|ca\.?|max\.?|maks\.?|vaerdi|op`,
  tail: 'budget|stykket|stk',
  currency: String.raw`kr\.|bobs|dkk|kronor|kroner|krone|kr|euro`,
}

export const cheap = String.raw`billigste|lav pris|lave priser|lavt budget|overkommelig(?:e|t)?|rimelig pris|ikke (?:for )?dyr[te]?|prisbillig(?:t|e)?|et fund|billig(?:t|e|ere|st|ste)?|prisvenlig(?:t|e)?|lavpris|ikke (?:sa )?dyr[te]?|budgetvenlig(?:t|e)?|budget|lille budget`
