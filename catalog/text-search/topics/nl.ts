// Dutch phrases of topics.
import type { TopicPhrases } from '../topics.ts'

export const nl: TopicPhrases = {
  wedding:
    'bruiloft, huwelijk, trouwen, trouwdag, getrouwd, bruid, bruidegom, bruidspaar, verloving, verloofd, jubileum, huwelijksjubileum, zilveren bruiloft, gouden bruiloft, vrijgezellenfeest, getuige, trouwfeest, trouwerij, jaar samen, huwelijksverjaardag',
  baby: 'baby, geboorte, kraamcadeau, kraambezoek, babyshower, doop, doopsel, zwanger, zwangerschap, geboren, pasgeboren, petekind, metekind, kraamfeest, babyborrel, kersverse ouders, aanstaande moeder, geboortecadeau, eerste keer tante',
  home: 'housewarming, verhuizing, verhuisd, verhuizen, nieuw huis, nieuwe woning, eerste huis, eigen huis, op kamers, nieuw appartement, inwijding, inwijdingsfeest, samenwonen',
  birthday: 'verjaardag, verjaardagscadeau, jarig, jarige, verjaardagsfeest, bday, sarah, abraham',
  graduation:
    'afgestudeerd, afstuderen, geslaagd, diploma, examen, rijbewijs, nieuwe baan, promotie, diploma-uitreiking, proclamatie',
  school: 'eerste schooldag, school, schoolkind, student, terug naar school, kleuter, peuterklas',
  farewell:
    'pensioen, afscheid, afscheidscadeau, vertrek, collega vertrekt, gaat met pensioen, dienstjubileum',
  recovery:
    'beterschap, ziek, ziekenhuis, opkikker, opkikkertje, opbeuren, sterkte, herstel, hart onder de riem, operatie',
  sympathy: 'condoleance, rouw, overlijden, begrafenis, deelneming, troost',
  thanks:
    'bedankt, bedankje, bedanken, dank, juf, meester, leraar, lerares, leerkracht, oppas, babysit, gastouder, buurvrouw, buurman, buren, verpleegkundige, dokter, vroedvrouw, begeleidster, kleinigheidje, attentie, onthaalmoeder, op de kat passen, paste op de kat, trainer, postbode',
  communion: 'communie, eerste communie, vormsel, lentefeest, plechtige communie',
  love: 'romantisch, liefde, verliefd, valentijn, valentijnsdag, vriendin, vrouw, lief, geliefde, schat, ik hou van jou, date, echtgenote',
  apology: 'sorry, excuses, excuus, spijt, goedmaken, vergeef me',
  christmas:
    'kerst, kerstmis, kerstboom, kerstversiering, kerstdecoratie, kerstspullen, feestdagen, kerstavond, kerstman, kerstpakket',
  nicholas:
    'sinterklaas, sint, pakjesavond, schoencadeau, schoencadeautje, schoentje, schoen zetten, zwarte piet, sint-nicolaas, surprise, sinterklaasavond, strooigoed',
  secretSanta: 'lootjes, lootjes trekken, secret santa, cadeautjesspel, dobbelspel, kerstcadeau collega',
  host: 'gastvrouw, gastheer, etentje, uitgenodigd voor het eten, bij mensen eten, gastencadeau',
  advent: 'advent, aftellen, adventskalender, sint lucia',
  easter:
    'pasen, paascadeau, paasspullen, paasdecoratie, eieren zoeken, paasversiering, paasontbijt, paastak',
  women: 'vrouwendag, internationale vrouwendag',
  mother: 'mama, moeder, mam, mams, schoonmoeder, moederdag, moeke, mamma',
  man: 'papa, vader, pap, man, echtgenoot, vriend, broer, oom, nonkel, opa, grootvader, bompa, baas, zoon, schoonvader, vaderdag, peter, vent, kerel',
  grandparent: 'oma, grootmoeder, grootouders, bomma, tante, meter, omi',
  friend: 'beste vriendin, vriendin, zus, collega, huisgenoot, nicht, schoonzus, zusje',
  teenager: 'tiener, puber, tieners',
  nameDay: 'naamdag',
  guests: 'gasten, visite, bezoek, high tea, theekransje, brunch, ontbijt, koffiekransje, familiebezoek',
  cosy: 'gezellig, gezelligheid, knus, winteravond, donkere avonden, bank, behaaglijk, warmte, hygge, filmavond',
  relax:
    'ontspannen, ontspanning, relaxen, verwennen, verwennerij, wellness, stress, tot rust, me-time, zelfzorg, rust, slapen, bijkomen',
  coffee: 'koffie, koffieliefhebber, koffieleut, warme chocolademelk, warme drank, tas koffie',
  office: 'kantoor, bureau, thuiswerken, werkplek, werk',
  travel: 'reizen, reis, onderweg, wandelen, kamperen, forens, uitstapje, picknick, vakantie',
  bag: 'boodschappen, boodschappentas, handtas, draagtas, tas, katoenen tas, strandtas, shopper, zak',
  decoration:
    'decoratie, versiering, woonaccessoire, woonaccessoires, woonkamer, interieur, wanddecoratie, muur, inrichting, gang, aankleding, woondecoratie',
  nursery: 'kinderkamer, babykamer, slaapliedje, wiegeliedje, slapengaan',
  bath: 'bad, badkamer, zeep, badzout, badolie, douche, in bad',
  plants: 'plant, planten, tuin, tuinieren, groene vingers, kamerplant, potplant, balkon, plantje',
  easyPlant:
    'makkelijke plant, weinig onderhoud, geen groene vingers, onderhoudsvriendelijk, cactus, vetplantje',
  flowers: 'bloem, bloemen, bloemetje, boeket, bos bloemen, bloemist',
  firstSteps: 'leren lopen, leert lopen, eerste stapjes, trekdier, trekspeelgoed, trekfiguur',
  plush: 'knuffel, knuffeldier, knuffelbeest, pluche',
  children:
    'kind, kinderen, peuter, kleinkind, kleinzoon, kleindochter, neefje, nichtje, meisje, jongen, speelgoed, spelen, kids, kindje, dreumes',
  sweets:
    'zoet, zoetigheid, snoep, snoepgoed, lekkers, lekkernij, lekkernijen, zoetekauw, gebak, dessert, snoepjes, chocolaatjes, pralines, snoeperij, iets lekkers',
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
}
