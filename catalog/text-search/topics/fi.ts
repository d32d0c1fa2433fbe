// Finnish phrases of topics.
import type { TopicPhrases } from '../topics.ts'

export const fi: TopicPhrases = {
  mug: 'kuppi, kahvikuppi, teekuppi, mukit, kahvimuki, teemuki, nimikkomuki, kaakaomuki',
  tumbler: 'termos, termospullo, matkamuki, juomapullo, take away -muki',
  necklace: 'riipus, ketju, kaulaketju, medaljonki',
  jewelleryBox:
    'korurasia, korulipas, koruarkku, korulaatikko, korujen säilytys, korusäilytys, sormusrasia, korusalkku',
  ringDish:
    'sormusvati, sormusalusta, koruvati, vati, kulho, sormusteline, sormuskuppi, korukuppi, korukulho, pikkulautanen',
  wreath: 'ovikranssi, joulukranssi, kranssi, havukranssi, ovikoriste',
  baubles: 'joulupallot, kuusenpallot, joulupallo, kuusenkoriste',
  christmasStocking: 'joulusukat, sukka',
  snowGlobe: 'lumisadepallo, lumipallo, ravistettava pallo',
  gingerbread: 'piparkakku, piparkakut, pipari, piparitalo',
  adventCalendar: 'joulukalenteri, luukkukalenteri',
  truffles:
    'konvehdit, suklaarasia, suklaakonvehti, tryffelit, konvehtirasia, suklaapallot, suklaapallo, praliini, suklaalajitelma',
  macarons:
    'makaronit, mantelileivokset, leivokset, leivos, mantelileivos, konditoria, ranskalainen leivonnainen',
  cookies:
    'keksit, pikkuleivät, pikkuleipä, keksi, koristellut keksit, sokerikeksit, kuorrutetut keksit, murokeksit',
  tea: 'tee, vihreä tee, yrttitee, teepurkki, irtotee, teenlehdet, teepussit, kamomilla',
  teaSet: 'teekannu, teesetti, teekupit, teekalusto',
  candle: 'kynttilä, kynttilät, tuikku, tuoksukynttilä, aromikynttilä, lämpökynttilä, pöytäkynttilä',
  frame: 'kehys, valokuvakehys, taulukehys, kehykset, taulu',
  cushion: 'tyynyt, koristetyyny, sohvatyyny, tyynynpäällinen, tyynyliina, nimikkotyyny',
  clock: 'kello, seinäkello, herätyskello, taulukello, puukello',
  vase: 'maljakko, kukkamaljakko, ruukku',
  bouquet: 'kimput',
  roses: 'ruusut, punaiset ruusut, ruusu',
  daffodils: 'narsissit, pääsiäislilja, sipulikukat, kevätkukat',
  succulent: 'kaktukset, mehikasvit, kaktus, viherkasvi, pieni kasvi',
  garland: 'viirinauha, viirit, köynnös, pääsiäisnauha, koristenauha, lippunauha, lippusiima',
  basket: 'kori, punoskori, pääsiäiskori',
  egg: 'munat, pääsiäismunat, muna, koristemunat, koristemuna',
  bunny:
    'pupu, kani, jänis, kultapupu, kultapuput, figuuri, hahmo, posliinipupu, pupupatsaat, pupupatsas, pupukoriste, jänikset, koristepupu',
  musicBox: 'karuselli, soittorasia, musiikkirasia, tuutulaulu, musiikkilelu, kehtolaulu',
  giftBox:
    'lahjalaatikko, lahjarasia, lahjapakkaus, laatikko, lahjakori, lahjasetti, lahjapaketti, herkkukori',
  card: 'kortti, toivotuskortti, tervehdyskortti, kiitoskortti, onnentoivotus',
  notebook: 'vihko, muistivihko, päiväkirja, lehtiö, muistilehtiö, luonnoskirja, suunnittelukirja',
  balloons: 'ilmapallo, ilmapallot, heliumpallot',
  spaSet:
    'kylpysetti, ihonhoito, kosmetiikka, kauneus, kylpytuotteet, iholle, ihonhoitotuotteet, hoitosetti, hemmottelusetti, hemmottelulahja, käsivoide, vartalovoide, kosmetiikkapakkaus, kylpypommi',
  perfume: 'hajuvesi, parfyymi, eau de toilette',
  starTree: 'puukuusi, pöytäkuusi, pieni joulukuusi, minikuusi, pikkukuusi, pieni kuusi',
  wedding:
    'häät, häälahja, häihin, hääpäivä, hopeahäät, kultahäät, morsian, sulhanen, hääpari, kihlajaiset, kihlattu, naimisiin, naimisissa, polttarit, vuosipäivä, kaaso, vihkiäiset, vastanaineet, vuotta yhdessä',
  baby: 'vauva, vauvalahja, vauvajuhlat, vauvakutsut, ristiäiset, ristiäislahja, nimiäiset, kaste, vastasyntynyt, raskaana, raskaus, äitiyslahja, kummilapsi, syntymä, babyshower, tuore äiti, tädiksi, odottaja',
  home: 'tupaantuliaiset, tuparit, tupari, tuparilahja, tupaantuliaislahja, muutto, uusi koti, uuteen kotiin, ensimmäinen asunto, oma koti, oma asunto, uusi asunto, muuttaa, ensiasunto',
  birthday:
    'syntymäpäivä, syntymäpäivälahja, synttärit, synttärilahja, synttärisankari, synttäri, täyttää vuosia, päivänsankari',
  graduation:
    'valmistujaiset, valmistujaislahja, ylioppilas, ylioppilasjuhlat, lakkiaiset, tutkinto, ajokortti, uusi työ, ylennys, yo-lahja, valmistunut, rippilahja',
  school:
    'koulun alku, ensimmäinen koulupäivä, koululainen, koulu, opiskelija, eskari, päiväkoti, koulutielle',
  farewell:
    'eläke, eläkkeelle, eläköityvä, läksiäiset, läksiäislahja, jäähyväiset, jäähyväislahja, viimeinen työpäivä',
  recovery: 'parane pian, sairas, sairaala, piristys, piristää, toipilas, lohdutus, leikkaus',
  sympathy: 'osanotto, suru, hautajaiset, muistotilaisuus, surunvalittelu',
  thanks:
    'kiitos, kiittää, kiitoslahja, opettaja, opettajalle, ope, opelle, päiväkodin täti, hoitaja, lastenhoitaja, naapuri, lääkäri, kätilö, valmentaja, pieni muistaminen, muistaminen, varhaiskasvattaja',
  communion: 'rippijuhlat, konfirmaatio, rippilahja, ripille',
  love: 'rakkaus, romanttinen, romantiikka, rakastunut, ystävänpäivä, tyttöystävä, vaimo, kulta, treffit, rakkaalle, rakas, puoliso',
  apology: 'anteeksi, anteeksipyyntö, sovinto, pahoittelut',
  christmas:
    'joulu, joulukoriste, joulukoristeet, joulukuusi, kuusenkoriste, jouluaatto, joulupukki, joululahja, pikkujoulut, pikkujoulu, jouluinen, joulutavarat, joulusomiste, kuusenkoristeet',
  nicholas: 'joulusukka, kalenterilahja, sukantäyte, pikkulahja, sankt nikolaus',
  secretSanta:
    'pakettileikki, joulusalaisuus, salainen ystävä, tonttuleikki, pikkujoululahja, pikkujoulupaketti, secret santa',
  host: 'emäntä, isäntä, kylälahja, kyläily, kylään, illalliskutsu, tuliainen, tuliaiset, viemiset, vieminen',
  advent: 'adventti, adventtiaika, lucia, lucianpäivä, joulukalenteri, glögi, glögijuhlat',
  easter: 'pääsiäinen, pääsiäiskoriste, pääsiäiskoristeet, munajahti, pääsiäislahja, virpominen',
  women: 'naistenpäivä, kansainvälinen naistenpäivä',
  mother: 'äiti, äidille, äitienpäivä, anoppi, mutsi, äippä, äiskä',
  man: 'isä, isälle, isi, iskä, faija, mies, miehelle, aviomies, poikaystävä, veli, setä, eno, ukki, vaari, pappa, isoisä, pomo, poika, appi, isänpäivä, kundi',
  grandparent: 'mummo, mummi, mummu, isoäiti, isovanhemmat, täti, kummitäti, mammalle',
  friend:
    'ystävä, ystävälle, paras ystävä, kaveri, kaverille, kaverilla, sisko, siskolle, kollega, työkaveri, serkku, käly, bestis',
  teenager: 'teini, nuori, teini-ikäinen, nuorelle',
  nameDay: 'nimipäivä, nimppari, nimpparit',
  guests: 'vieraat, vieraille, kahvikutsut, brunssi, aamiainen, teehetki, vieraskahvit, kahvittelu',
  cosy: 'kodikas, kotoisa, tunnelmallinen, tunnelma, pimeät illat, talvi-ilta, koti-ilta, sohva, mukava ilta, hygge, leffailta, lämmin',
  relax:
    'rentoutuminen, rentoutua, rentoutumiseen, rentouttava, rentoutus, hemmottelu, kylpylä, stressi, stressaantunut, hyvinvointi, oma aika, palautuminen, uni, lepo, itsehoito',
  coffee: 'kahvi, kahvikuppi, kahvimuki, kahvinystävä, kaakao, kuuma juoma, aamukahvi',
  office: 'toimisto, työpöytä, työ, etätyö, konttori',
  travel: 'matka, matkustaja, matkalle, retki, retkeily, vaellus, telttailu, eväsretki, loma, menossa mukana',
  bag: 'ostokset, kauppakassi, ostoskassi, käsilaukku, kangaskassi, kassi, rantakassi, kauppareissu, olkalaukku, kestokassi, laukku, kangaslaukku',
  decoration:
    'sisustus, koriste, koristeet, somiste, olohuone, seinä, sisustusesine, koriste-esine, kodin sisustus, eteinen, sisustaminen',
  nursery: 'lastenhuone, vauvanhuone, kehtolaulu, tuutulaulu, nukkumaanmeno',
  bath: 'kylpy, kylpyhuone, saippua, kylpysuola, kylpyamme, suihku, sauna, kylpyöljy',
  plants: 'kasvi, kasvit, puutarha, puutarhuri, viherpeukalo, huonekasvi, viherkasvi, ruukkukasvi, parveke',
  easyPlant: 'helppohoitoinen, helppohoitoinen kasvi, helppo kasvi, kaktus',
  flowers: 'kukka, kukat, kukkia, kimppu, kukkakimppu, kukkakauppa, leikkokukat',
  firstSteps: 'oppii kävelemään, kävelemään opettelu, ensiaskeleet, vetolelu, vedettävä lelu',
  plush:
    'pehmolelu, pehmoeläin, pehmo, pehmonalle, unilelu, karhu, karhunalle, unikaveri, halinalle, halikaveri, unipehmo, uninalle',
  children:
    'lapsi, lapset, lastenlahjat, lasten, lapselle, lapsenlapsi, pikkulapsi, taapero, lelu, lelut, leikki, tyttö, poika, veljenpoika, siskontyttö, naperot, muksu',
  sweets:
    'makeiset, makeinen, karkki, karkit, herkku, herkut, herkkusuu, makea, jälkiruoka, namut, namit, leivonnaiset, makeanhimo, suklaakonvehdit',
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
}
