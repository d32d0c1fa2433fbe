// Finnish words of the search: phrases of topics, words of price limits, and words for a low price.
import type { PriceWords } from '../price-words.ts'
import type { TopicPhrases } from '../topics.ts'

export const topics: TopicPhrases = {
  teddy: 'nalle, nallekarhu, karhu, pehmonalle, teddykarhu, pehmokarhu',
  mug: 'kuppi, kahvikuppi, teekuppi, mukit, kahvimuki, teemuki, nimikkomuki, kaakaomuki, nimimuki, kupponen, muki',
  tumbler:
    'termos, termospullo, matkamuki, juomapullo, take away -muki, termosmuki, vesipullo, to go -muki, pillimuki, kahvitermari, termari, pitää kahvin kuumana, kuuma kahvi, kahvi mukaan, kahvia matkalle',
  necklace:
    'riipus, ketju, kaulaketju, medaljonki, kaulakoru, sydänriipus, sydänkaulakoru, hopeaketju, kultaketju',
  jewelleryBox:
    'korurasia, korulipas, koruarkku, korulaatikko, korujen säilytys, korusäilytys, sormusrasia, korusalkku, koruteline, korukotelo',
  ringDish:
    'sormusvati, sormusalusta, koruvati, vati, kulho, sormusteline, sormuskuppi, korukuppi, korukulho, pikkulautanen, sormuslautanen, sormuskulho, korulautanen, säilyttää sormukset, laittaa sormukset, sormukset',
  wreath:
    'ovikranssi, joulukranssi, kranssi, havukranssi, ovikoriste, adventtikranssi, kranssi oveen, ovi, oveen, ovelle, ulko-ovi, ulko-oveen, oven koriste',
  baubles:
    'joulupallot, kuusenpallot, joulupallo, kuusenkoriste, joulukuusenpallo, joulukuusen koristeet, lasipallot',
  christmasStocking: 'joulusukat, sukka, takkasukka, tontun sukka',
  snowGlobe: 'lumisadepallo, lumipallo, ravistettava pallo, ravistuspallo, lasipallo lumi',
  gingerbread: 'piparkakku, piparkakut, pipari, piparitalo, piparkakkutalo, piparit',
  adventCalendar: 'joulukalenteri, luukkukalenteri, adventtikalenteri, suklaakalenteri',
  truffles:
    'konvehdit, suklaarasia, suklaakonvehti, tryffelit, konvehtirasia, suklaapallot, suklaapallo, praliini, suklaalajitelma, herkkusuklaa',
  macarons:
    'makaronit, mantelileivokset, leivokset, leivos, mantelileivos, konditoria, ranskalainen leivonnainen',
  cookies:
    'keksit, pikkuleivät, pikkuleipä, keksi, koristellut keksit, sokerikeksit, kuorrutetut keksit, murokeksit, keksejä, pikkuleivät koristeltu, kahvileipä',
  tea: 'tee, vihreä tee, yrttitee, teepurkki, irtotee, teenlehdet, teepussit, kamomilla, musta tee, teetä',
  teaSet: 'teekannu, teesetti, teekupit, teekalusto, teeastiasto',
  candle:
    'kynttilä, kynttilät, tuikku, tuoksukynttilä, aromikynttilä, lämpökynttilä, pöytäkynttilä, tuikut, lasikynttilä, soijakynttilä',
  frame: 'kehys, valokuvakehys, taulukehys, kehykset, taulu, juliste, kuvakehys',
  cushion: 'tyynyt, koristetyyny, sohvatyyny, tyynynpäällinen, tyynyliina, nimikkotyyny, tyyny',
  clock:
    'kello, seinäkello, herätyskello, taulukello, puukello, aina myöhässä, myöhässä, täsmällinen, myöhästyy',
  vase: 'maljakko, kukkamaljakko, ruukku',
  bouquet: 'kimput, ruusukimppu, kukkapuska, kukkalähetys',
  roses: 'ruusut, punaiset ruusut, ruusu, ruusuja',
  daffodils: 'narsissit, pääsiäislilja, sipulikukat, kevätkukat',
  succulent: 'kaktukset, mehikasvit, kaktus, viherkasvi, pieni kasvi',
  garland: 'viirinauha, viirit, köynnös, pääsiäisnauha, koristenauha, lippunauha, lippusiima',
  basket: 'kori, punoskori, pääsiäiskori',
  egg: 'munat, pääsiäismunat, muna, koristemunat, koristemuna',
  bunny:
    'pupu, kani, jänis, kultapupu, kultapuput, figuuri, hahmo, posliinipupu, pupupatsaat, pupupatsas, pupukoriste, jänikset, koristepupu',
  musicBox: 'karuselli, soittorasia, musiikkirasia, tuutulaulu, musiikkilelu, kehtolaulu',
  giftBox:
    'lahjalaatikko, lahjarasia, lahjapakkaus, laatikko, lahjakori, lahjasetti, lahjapaketti, herkkukori, yllätyslaatikko, paketti, tyhjä laatikko',
  card: 'kortti, toivotuskortti, tervehdyskortti, kiitoskortti, onnentoivotus',
  notebook:
    'vihko, muistivihko, päiväkirja, lehtiö, muistilehtiö, luonnoskirja, suunnittelukirja, luonnosvihko',
  balloons: 'ilmapallo, ilmapallot, heliumpallot, sydänilmapallo, foliopallo, heliumpallo, vappupallot',
  spaSet:
    'kylpysetti, ihonhoito, kosmetiikka, kauneus, kylpytuotteet, iholle, ihonhoitotuotteet, hoitosetti, hemmottelusetti, hemmottelulahja, käsivoide, vartalovoide, kosmetiikkapakkaus, kylpypommi, kylpypommit, vaahtokylpy, kasvonaamio, hemmottelupaketti, saippuat, hemmottelulaatikko, saunatuotteet',
  perfume: 'hajuvesi, parfyymi, eau de toilette, naisten tuoksu, eau de parfum, hajuveden',
  starTree: 'puukuusi, pöytäkuusi, pieni joulukuusi, minikuusi, pikkukuusi, pieni kuusi',
  wedding:
    'häät, häälahja, häihin, hääpäivä, hopeahäät, kultahäät, morsian, sulhanen, hääpari, kihlajaiset, kihlattu, naimisiin, naimisissa, polttarit, vuosipäivä, kaaso, vihkiäiset, vastanaineet, vuotta yhdessä, kihlajaislahja, kosinta, pariskunta, menevät naimisiin, menee naimisiin, meni kihloihin, kihloissa, siviilivihkiminen, hääjuhla',
  baby: 'vauva, vauvalahja, vauvajuhlat, vauvakutsut, ristiäiset, ristiäislahja, nimiäiset, kaste, vastasyntynyt, raskaana, raskaus, äitiyslahja, kummilapsi, syntymä, babyshower, tuore äiti, tädiksi, odottaja, baby shower, äitiysloma, tuoreet vanhemmat, gender reveal, pieni tulokas, synnytys, synnyttänyt, saanut vauvan, mummoksi, isäksi, rotinat, sai vauvan, sai tytön, sai pojan, synnytti, tulee isäksi, tulee äidiksi, tulee mummoksi, kaksoset, perheenlisäys, odottaa vauvaa, vanhempainvapaa, vauva syntyi, syntyi, esikoinen',
  home: 'tupaantuliaiset, tuparit, tupari, tuparilahja, tupaantuliaislahja, muutto, uusi koti, uuteen kotiin, ensimmäinen asunto, oma koti, oma asunto, uusi asunto, muuttaa, ensiasunto, uusi talo, muuttolahja, opiskelijaboksi, muuttanut, tupaantuliaisiin, muutti uuteen kotiin, muutti, osti asunnon, osti talon, uusi keittiö, muuttivat yhteen, uusi kämppä, uuteen asuntoon, omakotitalo',
  birthday:
    'syntymäpäivä, syntymäpäivälahja, synttärit, synttärilahja, synttärisankari, synttäri, täyttää vuosia, päivänsankari, pyöreät vuodet, 18-vuotias, 30-vuotis, 40-vuotis, 50-vuotislahja, 60 vuotta, onnea',
  graduation:
    'valmistujaiset, valmistujaislahja, ylioppilas, ylioppilasjuhlat, lakkiaiset, tutkinto, ajokortti, uusi työ, ylennys, yo-lahja, valmistunut, rippilahja, yo-juhlat, tohtori, maisteri, läpäisi kokeen, valmistui, ensimmäinen työpaikka, unelmatyö, sai ylennyksen, sai ajokortin',
  school:
    'koulun alku, ensimmäinen koulupäivä, koululainen, koulu, opiskelija, eskari, päiväkoti, koulutielle',
  farewell:
    'eläke, eläkkeelle, eläköityvä, läksiäiset, läksiäislahja, jäähyväiset, jäähyväislahja, viimeinen työpäivä, eläkelahja, lähtölahja, eroaminen, eläkeläinen, vaihtaa työpaikkaa, jää eläkkeelle, lähtee talosta, viimeinen päivä töissä',
  recovery:
    'parane pian, sairas, sairaala, piristys, piristää, toipilas, lohdutus, leikkaus, piristyslahja, kipeä, flunssa, toipumiseen, sydänsurut, leikattu, murtunut jalka, vuodepotilas, nuha, kipsi, syöpä, korona, alakuloinen, sydänsuru, toipua, vaikea aika, rankkaa, raskas aika, vaikeaa, rankka aika',
  sympathy: 'osanotto, suru, hautajaiset, muistotilaisuus, surunvalittelu, muistolahja, kuolema',
  thanks:
    'kiitos, kiittää, kiitoslahja, opettaja, opettajalle, ope, opelle, päiväkodin täti, hoitaja, lastenhoitaja, naapuri, lääkäri, kätilö, valmentaja, pieni muistaminen, muistaminen, varhaiskasvattaja, kiitos opettajalle, opettajalahja, sairaanhoitaja, kampaaja, siivooja, kerhonohjaaja, eskariope, kevätjuhla, kiitollisuus, postinkantaja, apu, kissanhoitaja, ohjaaja, suuri kiitos, kiitti, kasteli kukat, hoiti koiraa, hoiti kissaa, auttoi muutossa, sihteeri, vastaanottovirkailija, hammaslääkäri, suuhygienisti, kirjastonhoitaja, palomies, ensihoitaja, kotiapu, bussikuski, fysioterapeutti, talonmies, vapaaehtoinen, koulunkäyntiavustaja',
  communion: 'rippijuhlat, konfirmaatio, rippilahja, ripille',
  love: 'rakkaus, romanttinen, romantiikka, rakastunut, ystävänpäivä, tyttöystävä, vaimo, kulta, treffit, rakkaalle, rakas, puoliso, ystävänpäivälahja, avopuoliso, muru, avovaimo, mussukka',
  apology: 'anteeksi, anteeksipyyntö, sovinto, pahoittelut, pyydän anteeksi, hyvitys',
  christmas:
    'joulu, joulukoriste, joulukoristeet, joulukuusi, kuusenkoriste, jouluaatto, joulupukki, joululahja, pikkujoulut, pikkujoulu, jouluinen, joulutavarat, joulusomiste, kuusenkoristeet, tonttu, joulumieli, pukinkontti, kuusen alle',
  nicholas:
    'joulusukka, kalenterilahja, sukantäyte, pikkulahja, sankt nikolaus, sukkaan, pikkulahja jouluksi, joulukalenterilahja',
  secretSanta:
    'pakettileikki, joulusalaisuus, salainen ystävä, tonttuleikki, pikkujoululahja, pikkujoulupaketti, secret santa, salainen joulupukki, tonttuilu, työkaverilahja, lahjaleikki',
  host: 'emäntä, isäntä, kylälahja, kyläily, kylään, illalliskutsu, tuliainen, tuliaiset, viemiset, vieminen, emäntälahja, tuliaisiksi, viemisiksi',
  advent: 'adventti, adventtiaika, lucia, lucianpäivä, joulukalenteri, glögi, glögijuhlat',
  easter: 'pääsiäinen, pääsiäiskoriste, pääsiäiskoristeet, munajahti, pääsiäislahja, virpominen',
  women: 'naistenpäivä, kansainvälinen naistenpäivä',
  mother: 'äiti, äidille, äitienpäivä, anoppi, mutsi, äippä, äiskä, äitee, äitini, mamma',
  man: 'isä, isälle, isi, iskä, faija, mies, miehelle, aviomies, poikaystävä, veli, setä, eno, ukki, vaari, pappa, isoisä, pomo, poika, appi, isänpäivä, kundi, isukki, appiukko, ukko, äijä, jätkä, veljelle, kummisetä, poikaystävälle, miehet',
  grandparent:
    'mummo, mummi, mummu, isoäiti, isovanhemmat, täti, kummitäti, mammalle, vanhus, mummille, isomummo',
  friend:
    'ystävä, ystävälle, paras ystävä, kaveri, kaverille, kaverilla, sisko, siskolle, kollega, työkaveri, serkku, käly, bestis, kämppis, tyttöporukka, systeri',
  teenager: 'teini, nuori, teini-ikäinen, nuorelle',
  nameDay: 'nimipäivä, nimppari, nimpparit',
  guests: 'vieraat, vieraille, kahvikutsut, brunssi, aamiainen, teehetki, vieraskahvit, kahvittelu',
  cosy: 'kodikas, kotoisa, tunnelmallinen, tunnelma, pimeät illat, talvi-ilta, koti-ilta, sohva, mukava ilta, hygge, leffailta, lämmin, viltti, takkatuli, syysilta, palelee, vilukissa, aina kylmä, kylmät kädet, palelija, kylmä',
  relax:
    'rentoutuminen, rentoutua, rentoutumiseen, rentouttava, rentoutus, hemmottelu, kylpylä, stressi, stressaantunut, hyvinvointi, oma aika, palautuminen, uni, lepo, itsehoito, väsynyt, mindfulness, meditaatio, rauhoittuminen, rentous, töiden jälkeen, kylpyläilta, spailta, itselle, itselleni, hermot, uupunut, loppuunpalanut, ylityöt, omaa aikaa, hemmotteluilta, rauhoittua, rauhaa, kiireinen äiti, kiireinen, kiire, ei aikaa',
  coffee:
    'kahvi, kahvikuppi, kahvimuki, kahvinystävä, kaakao, kuuma juoma, aamukahvi, kahvittelija, kahvin ystävä, kahvihammas, latte, espresso',
  office:
    'toimisto, työpöytä, työ, etätyö, konttori, työlahja, yrityslahja, henkilöstölahja, henkilökunta, asiakaslahja',
  travel: 'matka, matkustaja, matkalle, retki, retkeily, vaellus, telttailu, eväsretki, loma, menossa mukana',
  bag: 'ostokset, kauppakassi, ostoskassi, käsilaukku, kangaskassi, kassi, rantakassi, kauppareissu, olkalaukku, kestokassi, laukku, kangaslaukku, puuvillakassi',
  decoration:
    'sisustus, koriste, koristeet, somiste, olohuone, seinä, sisustusesine, koriste-esine, kodin sisustus, eteinen, sisustaminen, makuuhuone, hylly, somistus',
  nursery: 'lastenhuone, vauvanhuone, kehtolaulu, tuutulaulu, nukkumaanmeno',
  bath: 'kylpy, kylpyhuone, saippua, kylpysuola, kylpyamme, suihku, sauna, kylpyöljy',
  plants: 'kasvi, kasvit, puutarha, puutarhuri, viherpeukalo, huonekasvi, viherkasvi, ruukkukasvi, parveke',
  easyPlant: 'helppohoitoinen, helppohoitoinen kasvi, helppo kasvi, kaktus',
  flowers: 'kukka, kukat, kukkia, kimppu, kukkakimppu, kukkakauppa, leikkokukat',
  firstSteps: 'oppii kävelemään, kävelemään opettelu, ensiaskeleet, vetolelu, vedettävä lelu',
  plush:
    'pehmolelu, pehmoeläin, pehmo, unilelu, karhunalle, unikaveri, halinalle, halikaveri, unipehmo, uninalle, pehmopupu, pehmokani, uniriepu',
  children:
    'lapsi, lapset, lastenlahjat, lasten, lapselle, lapsenlapsi, pikkulapsi, taapero, lelu, lelut, leikki, tyttö, poika, veljenpoika, siskontyttö, naperot, muksu, pikkutyttö, pikkupoika, 3-vuotias, leikkikalu, muksut, tenava, kersa',
  sweets:
    'makeiset, makeinen, karkki, karkit, herkku, herkut, herkkusuu, makea, jälkiruoka, namut, namit, leivonnaiset, makeanhimo, suklaakonvehdit, karkkia, herkkuja, makeaa, jotain makeaa, namia, nami, suklaata, naposteltavaa, makeisia, herkuttelu',
  easterSweets: 'pääsiäissuklaa, pääsiäisherkut, pääsiäiskarkit, suklaamuna, mignon',
  stationery:
    'paperitavara, paperitavarat, kirjoittaa, kirjoittaminen, kalenteri, vihko, päiväkirja, muistiinpanot, planneri, toimistotarvikkeet, bullet journal',
  jewellery: 'koru, korut, asusteet, asuste, jalokivi, kaulaketju, kaulakorut',
  scent: 'tuoksu, tuoksut, huonetuoksu, hajuvesi, parfyymi, kodin tuoksu, tuoksuu hyvältä, aromaterapia',
  keepsake: 'muisto, muistot, muistoesine, valokuvat, muistolaatikko, matkamuisto',
  post: 'onnittelukortti, postikortti, kirje, postissa, kirjekuoressa, postilaatikko',
  name: 'nimellä, nimi, nimikoitu, nimikirjaimet, kaiverrus, kaiverrettu, monogrammi',
  party: 'juhlat, juhla, juhlakoristeet, bileet, kestit',
  wool: 'villa, villainen, huopa, neule, neulottu',
  cotton: 'puuvilla, kangas, kanvas, tekstiili',
  clay: 'terrakotta, savi, saviruukku',
  wicker: 'paju, rottinki, punos, punottu, pajukori',
  oak: 'tammi, tamminen, massiivipuu',
  lightWood: 'koivu, pyökki, lehmus, vaahtera',
  wood: 'puu, puinen, puusta',
  steel: 'teräs, ruostumaton teräs, metalli',
  silver: 'hopea, hopeinen, kullattu',
  porcelain: 'posliini',
  ceramic: 'keramiikka, kivitavara, keraaminen, astiat',
  glass: 'lasi, lasinen, kristalli, suupuhallettu',
  linen: 'pellava, pellavainen',
  velvet: 'sametti',
  wax: 'vaha, soijavaha, mehiläisvaha, soija',
  paper: 'paperi, pahvi, kartonki',
  satin: 'satiini, silkki',
  brass: 'messinki',
  reading: 'lukutoukka, lukija, lukea, lukemista, kirjat, kirja, rakastaa lukemista, lukeminen, lukupiiri',
  cooking: 'ruoanlaitto, kokki, kokata, leipoa, leipuri, leivonta, kotikokki, tykkää kokata, leipominen',
  sport:
    'urheilu, urheilija, jooga, kuntosali, treeni, juoksija, juoksu, fitness, pyöräilijä, liikunta, pilates',
}

export const prices: PriceWords = {
  below:
    'halvempi kuin|halvempaa kuin|ei kalliimpi kuin|ei enempaa kuin|vahemman kuin|hinta alle|hintaan|maksimi|budjetti on|budjetti|ylarajana|maksimihinta|alle|enintaan|korkeintaan|maksimissaan|maks|max',
  above: 'kalliimpi kuin|kalliimpaa kuin|alkaen|enemman kuin|minimi|vahintaan|yli|min',
  between: [
    ['', 'ja'],
    ['valilta', '-|ja'],
    ['', '-|ja'],
  ],
  around: String.raw`suunnilleen|n\.|arviolta|noin|?lahes|?reilu|?vajaa|n`,
  belowAfter:
    'tai vahemman|tai halvempi|maksimissaan|maks|korkeintaan|budjetilla|budjetti|hintaan|?sisalla|tai alle|asti|saakka|max',
  aboveAfter: 'tai kalliimpi|?plus|ja ylospain|ja yli|tai enemman|tai yli|alkaen|ylospain',
  betweenAfter: 'valilta|valilla',
  aroundAfter: 'paikkeilla|tienoilla|luokkaa|hujakoilla|suunnilleen|kieppeilla|seutuvilla|noin',
  not: 'ei|ei saa olla|eika',
  budget: 'budjetti on|budjetti|hinta|hintaluokka|hintahaarukka',
  lead: String.raw`hinta|hintaan|hintaluokka|hintaluokassa|budjetti(?: on)?|budjetilla|joka maksaa|maksaa|maksavat|n\.?|max\.?|saa maksaa|enintaan|hintahaarukka|haarukka|arvo|mun|minun`,
  tail: 'budjetilla|budjetti|hintainen|hintaiset|arvoinen|hintaan|luokka',
  currency: 'euroa|euron|eurolla|eurosta|euroon|eurosella|euroja|euroilla|euroo|euro|eur|egee|eggee|e',
}

export const cheap = String.raw`halpoja|halvalla|halvemmalla|edullisesti|edullise[nmt]\w*|edullisi\w+|pieni budjetti|pienella budjetilla|pienelle budjetille|halpis|ei (?:liian )?kallis|ei (?:liian )?kalli\w+|halvim\w+|halvemp\w+|halpa\w*|halpa|halva[nt]?|halpoj[ae]n?|halvat|halvin|halvempi|edulli(?:nen|sen|set|sia|sta)|budjetti|edukas|ei kallis|pikkurahalla`
