// The sample shop's words in Finnish.
import type { SampleTexts } from './sample-texts.ts'

export const fi: SampleTexts = {
  products: {
    'tulip-bouquet-vase': {
      title: 'Kevään tulppaanikimppu keramiikkamaljakossa',
      description: [
        'Viisitoista tulppaania vaaleanpunaisena, persikkana ja norsunluunvalkoisena, leikattu nupulla lähetysaamuna ja aseteltu valmiiksi maljakkoon. Ne avautuvat parissa kolmessa päivässä, kallistuvat ikkunaan päin ja kasvavat vedessä vielä hiukan, kuten tulppaanit tekevät.',
        'Maljakko on kivitavaraa, ja sen lasite on matta ja hennosti pilkullinen. Kaula on dreijattu kapeaksi, joten väljäkin kimppu pysyy itsekseen pystyssä. Siksi siihen tartut vielä kauan sen jälkeen, kun tulppaanit ovat kuihtuneet.',
        'Pienessä kimpussa on yhdeksän kukkaa, keskikokoisessa viisitoista ja suuressa kaksikymmentäviisi korkeammassa maljakossa.',
      ],
      details: {
        contents: 'Leikkotulppaanit, kivitavaramaljakko, leikkokukkaravinne, hoitokortti',
        material: 'Maljakko: lasitettu kivitavara',
        size: 'Maljakon korkeus 22 cm (suuri: 28 cm), suuaukko 8 cm',
        keeps: 'Seitsemästä yhdeksään päivää raikkaassa vedessä',
        origin: 'Tulppaanit kasvatettu Alankomaissa',
        care: 'Leikkaa varsista sentti ja vaihda vesi joka toinen päivä. Pidä kaukana hedelmistä ja pattereista. Maljakon voi pestä astianpesukoneessa.',
        safety: 'Ei syötäväksi. Tulppaanit ovat myrkyllisiä kissoille ja koirille.',
      },
      alts: [
        'Vaaleanpunaisia, persikanvärisiä ja valkoisia tulppaaneja pyöreässä valkoisessa keramiikkamaljakossa',
      ],
    },
    'rose-bouquet-kraft': {
      title: 'Puutarharuusukimppu voimapaperissa',
      description: [
        'Puuterinsävyisiä, norsunluunvalkoisia ja korallinpunaisia puutarharuusuja eukalyptuksen ja harsokukan kera. Kimppu on sidottu käsin spiraaliin, joten se säilyttää muotonsa, kun sen laskee pöydälle. Puutarharuusut ovat tuuheampia kuin tavalliset, ja ne tuoksuvat.',
        'Käärimme varret kosteaan paperiin ja sitten voimapaperiin satiininauhalla: kimpun voi ojentaa sellaisenaan. Keskikokoisessa on kaksitoista ruusua, suuressa kaksikymmentä.',
      ],
      details: {
        contents: 'Leikkoruusut, eukalyptus, harsokukka, leikkokukkaravinne, hoitokortti',
        material: 'Kierrätettävä voimapaperi, satiininauha',
        size: 'Korkeus noin 40 cm, leveys 28 cm (suuri: 45 × 36 cm)',
        keeps: 'Kuudesta kahdeksaan päivää raikkaassa vedessä',
        origin: 'Ruusut kasvatettu Keniassa, kimppu sidottu Alankomaissa',
        care: 'Leikkaa varret viistosti, poista veden alle jäävät lehdet ja vaihda vesi joka toinen päivä.',
        safety: 'Ei syötäväksi. Varsissa voi olla piikkejä.',
      },
      alts: [
        'Puuterinsävyisiä, valkoisia ja korallinpunaisia ruusuja ja eukalyptusta voimapaperissa, korallinvärinen nauha',
      ],
    },
    'daffodil-pot': {
      title: 'Narsissit lasitetussa ruukussa',
      description: [
        'Yhdeksän narsissia, joilla on syvänoranssi torvi. Ne kasvavat omassa mullassaan, eivät leikattuina. Perille tullessa osa on auki ja osa nupulla, ja ne ilahduttavat keittiön pöydällä parisen viikkoa.',
        'Kukinnan jälkeen sipulit voi siirtää puutarhaan tai parvekelaatikkoon: kun ne istuttaa kolme kertaa korkeutensa syvyyteen, ne palaavat joka kevät. Lasitetussa ruukussa on piilossa sisäruukku, joten pöydälle ei tipu mitään.',
      ],
      details: {
        contents: 'Yhdeksän kukkivaa narsissin sipulia, lasitettu ruukku, istutusohje',
        material: 'Lasitettu keramiikka',
        size: 'Ruukun halkaisija 14 cm, korkeus 13 cm; kasvi noin 35 cm',
        keeps: 'Kukkii sisällä kaksi viikkoa, ulkona vuosia',
        origin: 'Sipulit ja ruukku Alankomaista',
        care: 'Valoisa ja viileä paikka. Kastele, kun mullan pinta tuntuu kuivalta.',
        safety:
          'Ei syötäväksi. Sipulit ovat myrkyllisiä ihmisille ja lemmikeille; kasvineste voi ärsyttää ihoa.',
      },
      alts: ['Keltaisia, oranssikeskustaisia narsisseja taivaansinisessä lasitetussa ruukussa'],
    },
    'potted-succulent': {
      title: 'Mehikasvipari saviruukuissa',
      description: [
        'Kaksi ekeveriaruusuketta, joiden kärjet punertavat, suurempi ja pienempi, kumpikin käsin dreijatussa saviruukussa. Vierekkäin ne näyttävät parilta, joka on aina asunut yhdessä.',
        'Ne antavat anteeksi melkein kaiken: lomat, unohtelun ja viikon postissa. Aseta ne valoisalle ikkunalle ja anna tilkka vettä kahden viikon välein.',
      ],
      details: {
        contents: 'Kaksi ekeveriaa ruukuissa, hoitokortti',
        material: 'Keramiikka, lasittamaton ja valkolasitteinen',
        size: 'Ruukkujen halkaisijat 11 cm ja 8 cm',
        origin: 'Kasvit Alankomaista, ruukut dreijattu Portugalissa',
        care: 'Paljon valoa, vähän vettä: anna mullan kuivua kastelujen välillä kokonaan. Ei alle 5 °C.',
        safety: 'Ei syötäväksi.',
      },
      alts: [
        'Kaksi mehikasvia, joiden lehdenkärjet punertavat, toinen puuterinsävyisessä ja toinen valkoisessa ruukussa',
      ],
    },
    'chocolate-bunny': {
      title: 'Suklaapupu rusetilla',
      description: [
        'Ontto, pitkäkorvainen pupu, valettu käsin muotissa, joka on palvellut pajassa kuusikymmentä vuotta. Seinämä on niin paksu, että se napsahtaa kunnolla, ja niin ohut, että sen jaksaa syödä loppuun.',
        'Maitosuklaassa on 38 % kaakaota ja se maistuu karamellilta; tummassa on 64 % ja vain aavistus kitkeryyttä. Mukana on kolme folioon käärittyä praliinimunaa, ja satiininauhan solmii joku, joka solmii niitä pääsiäisenä hyvin monta.',
      ],
      details: {
        contents: 'Ontto suklaapupu, kolme folioon käärittyä praliinimunaa, satiininauha',
        size: 'Korkeus 19 cm',
        weight: '200 g',
        ingredients: [
          'Maitosuklaapupu: Ruokosokeri, kaakaovoi, täysMAITOjauhe, kaakaomassa, HASSELPÄHKINÄ, emulgointiaine (SOIJAlesitiini), vaniljauute.',
          'Tumma suklaapupu: Kaakaomassa, ruokosokeri, kaakaovoi, HASSELPÄHKINÄ, emulgointiaine (SOIJAlesitiini), vaniljauute.',
          'Praliinimunat: Ruokosokeri, HASSELPÄHKINÄ, kaakaovoi, täysMAITOjauhe, kaakaomassa, emulgointiaine (SOIJAlesitiini), vaniljauute.',
        ],
        allergens: [
          'Maitosuklaapupu: sisältää maitoa, hasselpähkinää ja soijaa.',
          'Tumma suklaapupu: sisältää hasselpähkinää ja soijaa. Saattaa sisältää maitoa.',
          'Praliinimunat, mukana kummankin pupun kanssa: sisältävät maitoa, hasselpähkinää ja soijaa.',
          'Kaikki saattavat sisältää muita pähkinöitä ja gluteenia.',
        ],
        'shelf-life': 'Vähintään neljä kuukautta 15–18 °C:ssa auringolta suojattuna',
        origin: 'Valmistettu Belgiassa',
        safety: 'Poista nauha ja folio ennen syömistä. Pienet munat eivät sovi alle kolmivuotiaille.',
      },
      alts: ['Suklaapupu korallinvärisellä satiininauhalla ja kolme pientä foliomunaa'],
    },
    'gold-foil-bunny': {
      title: 'Suklaapupu kultafoliossa',
      description: [
        'Pupu, jonka kaikki tuntevat pääsiäisen aamiaispöydästä: sileää maitosuklaata rapisevassa kultafoliossa, kaulassa marjanpunainen nauha. Se, että korvat kuoritaan ensin, on perinne, jota emme kyseenalaista.',
        'Se viihtyy lautasella, pesässä tai takintaskussa ja on niin pieni, että jokaisen kupin viereen mahtuu oma.',
      ],
      details: {
        contents: 'Ontto maitosuklaapupu foliossa',
        size: 'Korkeus 14 cm',
        weight: '150 g',
        ingredients:
          'Sokeri, kaakaovoi, täysMAITOjauhe, kaakaomassa, rasvaton MAITOjauhe, emulgointiaine (SOIJAlesitiini), vaniljauute. Kaakaota vähintään 32 %.',
        allergens: 'Sisältää maitoa ja soijaa. Saattaa sisältää pähkinöitä ja gluteenia.',
        'shelf-life': 'Vähintään kuusi kuukautta viileässä ja kuivassa',
        origin: 'Valmistettu Belgiassa',
        safety: 'Poista folio ja nauha ennen syömistä.',
      },
      alts: ['Suklaapupu kiiltävässä kultafoliossa, punainen nauha ja kolme foliomunaa'],
    },
    'truffle-box': {
      title: 'Kaksitoista suklaatryffeliä rasiassa',
      description: [
        'Kaksitoista tryffeliä, neljä makua: tumma merisuolalla, maitosuklaa hasselpähkinäpraliinilla, ruby vadelmalla ja valkoinen matchalla. Jokainen pyöritellään, kastetaan ja viimeistellään käsin, joten kahta samanlaista raitaa ei ole.',
        'Rasia on syvän suklaanruskea, ja kannen sisäpuolella lukee kullalla ”for you”, näkyvissä vasta avatessa. Klassisessa rasiassa tummiin tryffeleihin tulee lusikallinen konjakkia; toisessa rasiassa alkoholia ei ole.',
      ],
      details: {
        contents: 'Kaksitoista tryffeliä tukevassa lahjarasiassa',
        size: 'Rasia 20 × 15 × 4 cm',
        weight: '168 g',
        ingredients:
          'Kaakaomassa, kaakaovoi, sokeri, KERMA, täysMAITOjauhe, HASSELPÄHKINÄ, glukoosisiirappi, vadelmajauhe, matchatee, VOI, emulgointiaine (SOIJAlesitiini), merisuola. Klassinen: konjakki (2 %).',
        allergens:
          'Sisältää maitoa, hasselpähkinää ja soijaa. Saattaa sisältää muita pähkinöitä, gluteenia ja kananmunaa.',
        'shelf-life': 'Viisi viikkoa 14–18 °C:ssa; parhaimmillaan kolmen viikon sisällä',
        origin: 'Valmistettu Belgiassa',
      },
      alts: ['Avoin ruskea lahjarasia, kaksitoista koristeltua tryffeliä ja kannessa kullalla ”for you”'],
    },
    'macaron-box': {
      title: 'Kaksitoista macaron-leivosta rasiassa',
      description: [
        'Mantelimacaroneja, joiden kuori rasahtaa ja sisus antaa periksi: ruusu, pistaasi, sitruuna, mustaherukka, aprikoosi ja vanilja, kaksi kutakin. Ne leivotaan maanantaina ja keskiviikkona, ja ne lähtevät matkaan samana iltana.',
        'Lahjarasiassa ne seisovat kyljellään kolmessa rivissä ja tulevat perille ehjinä. Suuressa rasiassa on toinen kerros.',
      ],
      details: {
        contents: 'Kaksitoista tai kaksikymmentäneljä macaronia lahjarasiassa',
        size: 'Rasia 21 × 15 × 5 cm',
        weight: '190 g (24 kpl: 380 g)',
        ingredients:
          'MANTELI, sokeri, KANANMUNANvalkuainen, VOI, KERMA, valkosuklaa (sokeri, kaakaovoi, MAITOjauhe, SOIJAlesitiini), PISTAASI, hedelmäsoseet, ruusuvesi, vanilja, värit: punajuuri, spirulina, kurkumiini.',
        allergens:
          'Sisältää mantelia, pistaasia, kananmunaa, maitoa ja soijaa. Saattaa sisältää muita pähkinöitä ja gluteenia.',
        'shelf-life': 'Kuusi päivää jääkaapissa. Ota esiin puoli tuntia ennen tarjoilua.',
        origin: 'Leivottu Ranskassa',
      },
      alts: ['Avoin lahjarasia, riveittäin pastellinvärisiä macaroneja, edessä vaaleanpunainen ja vihreä'],
    },
    'iced-sugar-cookies': {
      title: 'Kuusi kuorrutettua pääsiäiskeksiä',
      description: [
        'Kuusi paksua voikeksiä, joiden reunat ovat juuri ja juuri kullanruskeat, käsin kuorrutettuina: kolme munaa, pupu, kukka ja sydän. Kuorrute on kovettunutta pikeeriä, jossa on aavistus sitruunaa.',
        'Kerro, mikä sana sydämeen tulee, enintään kahdeksan kirjainta. Useimmin pursotamme sanan ”Äiti”, toiseksi useimmin nimen.',
      ],
      details: {
        contents: 'Kuusi kuorrutettua keksiä ikkunallisessa rasiassa',
        size: 'Keksit 7–9 cm, rasia 26 × 18 cm',
        weight: '240 g',
        ingredients:
          'VEHNÄjauho, VOI, tomusokeri, sokeri, KANANMUNA, KANANMUNANvalkuaisjauhe, sitruunamehu, vanilja, suola, värit: punajuuri, spirulina, saflori.',
        allergens: 'Sisältää vehnää, maitoa ja kananmunaa. Saattaa sisältää pähkinöitä ja soijaa.',
        'shelf-life': 'Kuusi viikkoa peltirasiassa',
        origin: 'Leivottu Ranskassa',
      },
      personalisation: 'Sana sydämeen',
      alts: [
        'Kuusi kuorrutettua keksiä: kolme kuviollista munaa, pupun kasvot, lila kukka ja sydän, jossa lukee ”mum”',
      ],
    },
    'tea-tin': {
      title: 'Kevätpuutarhan irtotee',
      description: [
        'Vihreää teetä, ruusun terälehtiä, viherminttua ja kamomillaa: kevyttä, hieman makeaa ja niin mietoa, että sen voi juoda myöhään iltapäivällä. Lehdet ovat kokonaisia ja suuria, joten niistä haudutetaan kahdesti.',
        'Salvianvihreä purkki sulkeutuu tiiviisti, ja pienestä kultaisesta nupista se on mukava avata. Sisällä on pyökkimitta; yksi tasainen mitallinen riittää kupilliseen.',
      ],
      details: {
        contents: 'Irtotee peltipurkissa, pyökkimitta',
        material: 'Pelti, pyökki',
        size: 'Purkin halkaisija 9 cm, korkeus 14 cm',
        weight: '100 g noin 45 kupilliseen; 200 g täyttöpussin kanssa',
        ingredients:
          'Vihreä tee (62 %), viherminttu, kamomillankukka, ruusun terälehdet, ruiskaunokki. Luomuviljeltyä.',
        'shelf-life': '18 kuukautta kuivassa ja suljettuna',
        origin: 'Sekoitettu Tanskassa',
        care: 'Hauduta 80 °C:ssa kahdesta kolmeen minuuttia.',
      },
      alts: ['Salvianvihreä teepurkki kukkaetiketillä, edessä puulusikallinen teetä ja ruusunnuppuja'],
    },
    'painted-eggs-nest': {
      title: 'Käsinmaalatut pääsiäismunat pesässä',
      description: [
        'Kuusi puumunaa, käsin maalattuina raidoin, pilkuin, päivänkakkaroin ja hippusella kultaa, punotussa pajupesässä. Ne on sorvattu lehmuksesta ja ovat oikean munan painoisia ja kokoisia.',
        'Aseta pesä keskelle pöytää tai piilota munat yksitellen: ne kestävät yön märässä nurmikossa. Ensi vuonna ne tulevat laatikosta samannäköisinä kuin tänä vuonna.',
      ],
      details: {
        contents: 'Kuusi maalattua munaa, pajupesä, säilytyslaatikko',
        material: 'Lehmus, vesiohenteinen maali, paju',
        size: 'Pesän halkaisija 24 cm; munat 6 cm',
        origin: 'Valmistettu Saksassa',
        care: 'Pyyhi kuivalla liinalla.',
        safety: 'Koriste, ei lelu.',
      },
      alts: ['Pastellinvärisiä munia pilkuin, raidoin ja päivänkakkaroin pyöreässä pajupesässä'],
    },
    'ceramic-bunny-pair': {
      title: 'Keraaminen pupupari',
      description: [
        'Suuri valkoinen ja pieni puuterinsävyinen pupu, joiden sileä lasite poimii ikkunasta valon. Kasvot on maalattu kolmella vedolla, eivätkä vedot ole koskaan aivan samat.',
        'Ne seisovat hyllyllä koko vuoden näyttämättä siltä, että pääsiäinen on unohtunut korjata pois.',
      ],
      details: {
        contents: 'Kaksi figuuria',
        material: 'Lasitettu savitavara, huopapohja',
        size: 'Korkeus 21 cm ja 14 cm',
        origin: 'Tehty käsin Portugalissa',
        care: 'Pyyhi kostealla liinalla.',
        safety: 'Koriste, ei lelu.',
      },
      alts: ['Korkea valkoinen ja pienempi vaaleanpunainen lasitettu keramiikkapupu vierekkäin'],
    },
    'personalised-name-egg': {
      title: 'Puinen nimimuna',
      description: [
        'Litteä puumuna ikkunaan tai oksaan ripustettavaksi: pupu, maalattu köynnös ja nimi valkoisin kohokirjaimin. Nimen alla lukee ”Easter” ja kuluva vuosi.',
        'Perheet tilaavat yleensä yhden joka lapselle ja sitten uuden aina, kun perhe kasvaa. Se sopii ovenkahvaan yhtä hyvin kuin koivunoksaan.',
        'Enintään kaksitoista kirjainta, myös ä, ö ja muut tarkkeelliset.',
      ],
      details: {
        material: 'Koivuvaneri sertifioiduista metsistä, vesiohenteinen maali, satiininauha',
        size: '12 × 16 cm, paksuus 6 mm',
        origin: 'Leikattu ja maalattu Saksassa',
        care: 'Sisälle, kuivalla säällä myös ulos. Pyyhi kuivalla liinalla.',
        safety: 'Koriste, ei lelu. Nauha ei sovi alle kolmivuotiaille.',
      },
      personalisation: 'Nimi munaan',
      alts: ['Puumuna vaaleanpunaisessa nauhassa, pupu, nimi Emma ja maalattu kukkaköynnös'],
    },
    'easter-basket': {
      title: 'Pääsiäiskori munajahtiin',
      description: [
        'Pyöreä kori, jossa on kierretty sanka: riittävän suuri kokonaisen aamun munajahtiin ja riittävän kevyt nelivuotiaalle. Korissa on valmiina paperiruohoa ja kuusi koristeltua munaa piilotettavaksi, sivussa leveä rusetti.',
        'Valitse rusetin väri ja nimi siitä roikkuvaan puulappuun. Kori on punottu kokonaisista pajunvitsoista: se kantaa käpyjä ja pikkuautoja vielä kauan pääsiäisen jälkeen.',
      ],
      details: {
        contents: 'Kori, kuusi koristeltua munaa, paperiruohoa, rusetti, puinen nimilappu',
        material: 'Paju, puuvillanauha, lehmusmunat',
        size: 'Halkaisija 28 cm, korkeus sankoineen 32 cm',
        origin: 'Punottu Saksassa',
        age: 'Kolmesta vuodesta alkaen',
        care: 'Säilytä kuivassa; harjaa pehmeällä harjalla.',
        safety: 'Ei alle kolmivuotiaille: nauha ja pieniä osia.',
      },
      personalisation: 'Nimi lappuun',
      alts: ['Pyöreä pajukori, kierretty sanka ja vaaleanpunainen rusetti, täynnä pastellinvärisiä munia'],
    },
    'felt-egg-garland': {
      title: 'Pääsiäisköynnös huopamunista',
      description: [
        'Seitsemän villahuopamunaa sokerimantelien sävyissä, kirjailtuina etupistorivein ja puuhelmien väliin pujotettuina. 1,8 metriä yltää ikkunan, takanreunuksen tai pinnasängyn päätyseinän yli.',
        'Nyöri on luonnonpuuvillaa ja kummassakin päässä on lenkki, joten kaksi nastaa riittää. Köynnös ei paina juuri mitään ja kulkee hyvin postissa.',
      ],
      details: {
        contents: 'Köynnös, jossa seitsemän munaa',
        material: 'Villahuopa, puuvilla, pyökkihelmet',
        size: 'Pituus 1,8 m; munat 7 cm',
        origin: 'Ommeltu Ruotsissa',
        care: 'Ravistele; silitä viileällä raudalla liinan läpi.',
        safety: 'Koriste, ei lelu. Ripusta pienten lasten ulottumattomiin.',
      },
      alts: ['Nyöriin pujotettu köynnös: seitsemän pastellimunaa valkoisin pistoin puuhelmien välissä'],
    },
    'name-mug': {
      title: 'Nimikoitu kivitavaramuki',
      description: [
        'Reilun kokoinen muki, jossa on pyöristetty pohja ja korva kolmelle sormelle. Lasite on ulkoa pehmeän puolimatta ja sisältä kiiltävä, ja nimi on kirjoitettu käsin.',
        'Teksti on poltettu lasitteeseen, ei painettu sen päälle: se kestää astianpesukoneen ja kymmenen vuoden maanantait. ”Äiti”, ”Isi” ja nimet ovat klassikoita, mutta mikä tahansa enintään kahdentoista kirjaimen sana käy.',
      ],
      details: {
        material: 'Lasitettu kivitavara',
        size: 'Halkaisija 9 cm, korkeus 9,5 cm',
        capacity: '380 ml',
        weight: '390 g',
        origin: 'Dreijattu ja tekstattu Portugalissa',
        care: 'Kestää astianpesukoneen ja mikron',
      },
      personalisation: 'Nimi tai sana mukiin',
      alts: ['Kermanvärinen kivitavaramuki, jossa käsin tekstattu ruskea nimi'],
    },
    'teapot-for-two': {
      title: 'Teeastiasto kahdelle',
      description: [
        'Pyöreävatsainen, pilkullisen valkoinen teekannu tamminupilla ja kaksi taivaansinistä kuppia valkoisilla aluslautasilla. Kannusta riittää kolme kupillista, juuri sopivasti kahdelle, joilla ei ole kiire.',
        'Nokka piirrettiin uudelleen neljä kertaa, kunnes se lakkasi tippumasta. Kannen alla on terässiivilä; kun sen nostaa pois, kannuun mahtuu kokonainen minttukimppu.',
      ],
      details: {
        contents: 'Teekannu ja siivilä, kaksi kuppia, kaksi aluslautasta',
        material: 'Lasitettu kivitavara, öljytty tammi, ruostumaton teräs',
        size: 'Kannu nokkineen 24 cm, korkeus 17 cm',
        capacity: 'Kannu 700 ml, kupit 200 ml',
        weight: '1,8 kg',
        origin: 'Valmistettu Portugalissa',
        care: 'Kestää astianpesukoneen ilman kantta; pyyhi nuppi öljyllä kerran vuodessa.',
      },
      alts: ['Valkoinen teekannu puunupilla ja kaksi taivaansinistä teekuppia valkoisilla aluslautasilla'],
    },
    'scented-candle': {
      title: 'Tuoksukynttilä soijavahasta',
      description: [
        'Soijavahaa, joka on valettu käsin raskaaseen sävytettyyn lasiin, ja puuvillasydän, joka palaa tasaisesti reunaan asti. Tuoksun huomaa huoneeseen tullessa, mutta ruokapöydässä se ei häiritse.',
        'Pioni on raikas ja hiukan vihreä, laventeli kuiva kuin liinavaatekaappi; viikuna on lehti eikä hedelmä, ja puhdas pyykki tuoksuu kuin suoraan narulta.',
        'Etiketin sanat valitset itse: nimi tai sana, enintään neljätoista kirjainta. Kun kynttilä on palanut loppuun, lämmin vesi irrottaa lopun vahan ja lasista tulee hyvä juomalasi.',
      ],
      details: {
        contents: 'Kynttilä lasissa, pölykansi',
        material: 'Soijavaha, puuvillasydän, lasi',
        size: 'Halkaisija 8,5 cm, korkeus 9,5 cm',
        weight: '220 g vahaa',
        'burn-time': 'Noin 45 tuntia',
        origin: 'Valettu Suomessa',
        care: 'Anna pinnan sulaa ensimmäisellä kerralla reunaan asti, noin kaksi tuntia. Lyhennä sydän 5 mm:iin.',
        safety:
          'Älä jätä palavaa kynttilää ilman valvontaa. Pidä kaukana lapsista, lemmikeistä ja verhoista. Voi aiheuttaa allergisen ihoreaktion; säilytä lasten ulottumattomissa.',
      },
      personalisation: 'Nimi tai sana etikettiin',
      alts: ['Palava kynttilä vaaleanpunaisessa lasissa, etiketissä ”Peony”, vieressä kaksi terälehteä'],
    },
    'photo-frame-oak': {
      title: 'Tammikehys ja taidejuliste',
      description: [
        'Kehys massiivitammea ja leveä valkoinen paspartuuri, joka antaa pienellekin kuvalle tilaa hengittää. Mukana on juliste, jossa aurinko nousee kukkuloiden takaa: ripusta se tänään ja vaihda oma kuva huomenna.',
        'Kulmat on jiirattu ja liimattu, ja lasi on oikeaa lasia. Kaiverramme alareunaan rivin, enintään kolmekymmentä kirjainta: päivän, paikan tai kaksi nimeä.',
      ],
      details: {
        contents: 'Kehys ja paspartuuri, lasi, taidejuliste, ripustin',
        material: 'Öljytty tammi, hapoton kartonki, lasi',
        size: 'A4: ulkomitat 28 × 36 cm; A5: 21 × 27 cm',
        origin: 'Valmistettu Saksassa',
        care: 'Pyyhi pölyt kuivalla liinalla; lasinpuhdistusaine liinaan, ei kehykseen.',
        safety: 'Sisältää lasia.',
      },
      personalisation: 'Kehykseen kaiverrettava rivi',
      alts: ['Tammikehys, valkoinen paspartuuri ja juliste: kukkuloita korallinvärisen auringon alla'],
    },
    'embroidered-cushion': {
      title: 'Kirjailtu pellavatyyny',
      description: [
        'Pellavatyyny, jossa on yksi sana paksuin laakapistoin, sen alla rivi pientä tekstiä ja alareunassa kolme kukkaa. Reunaa kiertää langan värinen terenauha.',
        'Pellava on esipesty, joten se on pehmeä heti ensimmäisenä iltana eikä kutistu pesussa. Sana on ”Äiti”, ellet anna toista: tänä keväänä matkaan ovat lähteneet niin Oma, Mamma, Máma kuin Äitikin.',
      ],
      details: {
        contents: 'Vetoketjullinen tyynynpäällinen, höyhenetön sisätyyny',
        material: 'Päällinen: 100 % pellavaa. Sisätyyny: kierrätettyä polyesteriä',
        size: '45 × 45 cm',
        origin: 'Ommeltu Ruotsissa',
        care: 'Päällinen: pese nurin päin 40 °C:ssa, silitä nurjalta. Sisätyyny: 30 °C.',
      },
      personalisation: 'Sana tyynyyn',
      alts: ['Kermanvärinen pellavatyyny, kirjailtu ”Äiti”, ”you are home” ja kolme korallinväristä kukkaa'],
    },
    'oak-wall-clock': {
      title: 'Tamminen seinäkello',
      description: [
        'Selkeä valkoinen taulu, messinkiset tuntimerkit ja yhdestä tammilistasta taivutettu kehä. Viisarit liukuvat äänettä, joten kello sopii makuuhuoneeseenkin.',
        'Kahdentoista alle tulee oma rivisi, enintään kahdeksantoista kirjainta: ”Sinä ja minä 1984”, sukunimi tai talon nimi. Se on niin pieni, että vieraat löytävät sen itse.',
      ],
      details: {
        contents: 'Kello, AA-paristo, ruuvi ja tulppa',
        material: 'Tammi, lakattu teräs, messinki, lasi',
        size: 'Halkaisija 30 cm, syvyys 5 cm',
        weight: '1,1 kg',
        origin: 'Valmistettu Saksassa',
        care: 'Pyyhi pölyt kuivalla liinalla.',
        safety: 'Palauta käytetyt paristot keräyspisteeseen.',
      },
      personalisation: 'Rivi kellotauluun',
      alts: ['Pyöreä tammireunainen seinäkello, mustat numerot ja pieni tekstirivi taulussa'],
    },
    'heart-necklace': {
      title: 'Kaulakoru, jossa on pyöreä sydän',
      description: [
        'Pieni pyöreä sydän ohuessa ankkuriketjussa, kiillotettu niin, että huone heijastuu siitä. Se on ontto eikä paina melkein mitään: sitä voi pitää joka päivä huomaamattaan.',
        'Taakse mahtuu kolme kirjainta: nimikirjaimet tai kolmen lapsen alkukirjaimet. Ketjun saa kiinni 42 tai 45 senttimetriin.',
      ],
      details: {
        contents: 'Kaulakoru lahjapussissa',
        material:
          '925-sterlinghopea; kultainen versio kullattu 18 karaatin kullalla, 2 mikrometriä. Nikkelitön',
        size: 'Sydän 14 mm; ketju 42–45 cm',
        weight: '3,1 g',
        origin: 'Valmistettu Arezzossa Italiassa',
        care: 'Riisu ennen uintia ja hajuvettä. Kiillota pehmeällä liinalla.',
        safety: 'Ei alle kolmivuotiaille.',
      },
      personalisation: 'Nimikirjaimet taakse',
      alts: ['Kultainen pyöreä sydän ohuessa ketjussa puuterinsävyisellä korutelineellä'],
    },
    'ring-dish': {
      title: 'Sydämenmuotoinen sormuslautanen',
      description: [
        'Matala posliinisydän kultareunalla niille sormuksille, jotka riisutaan ennen taikinan vaivaamista. Sen paikka on tiskialtaan vieressä, yöpöydällä tai avainten luona.',
        'Kirjoitamme sisään käsin nimen tai lyhyen sanan ja poltamme sen lasitteen alle, minne saippua ja sormukset eivät yllä.',
      ],
      details: {
        material: 'Lasitettu posliini, 12 karaatin kultareuna',
        size: '12 × 11 cm, syvyys 2,5 cm',
        weight: '140 g',
        origin: 'Valmistettu Portugalissa',
        care: 'Pese käsin. Ei mikroon kullan vuoksi.',
        safety: 'Koriste; ei ruoalle.',
      },
      personalisation: 'Sana lautaseen',
      alts: ['Valkoinen posliinisydän kultareunalla, sisällä nimi ja kaksi sormusta'],
    },
    'velvet-jewellery-box': {
      title: 'Samettinen korurasia',
      description: [
        'Rasia lyhyttä, tiheää samettia ja peili, joka täyttää koko kannen. Sisällä on viisi rullaa sormuksille, kaksi lokeroa korvakoruille ja tasku, jossa ketju ei mene solmuun.',
        'Se sulkeutuu hiljaa napsahtaen ja mahtuu laatikkoon tai viikonloppulaukkuun. Kanteen voi kirjailla kultalangalla nimen, enintään kaksitoista kirjainta.',
      ],
      details: {
        material: 'Puuvillasametti puukuitulevyllä, lasipeili, messinkisarana',
        size: '22 × 15 × 8 cm',
        weight: '640 g',
        origin: 'Valmistettu Italiassa',
        care: 'Harjaa vaateharjalla nukan suuntaan.',
        safety: 'Sisältää lasia.',
      },
      personalisation: 'Nimi kanteen',
      alts: ['Avoin ruusunpunainen samettirasia, kannessa peili ja rullilla sormuksia'],
    },
    'plush-bunny': {
      title: 'Halipupu',
      description: [
        'Kermanvärinen pupu, jolla on pitkät vaaleanpunavuoriset korvat ja satiinirusetti. Täytettä on niin runsaasti, että se istuu, ja niin väljästi, että sitä voi kantaa yhdestä käpälästä. Turkki on tiheä ja lyhyt, eikä se irtoa pieniin käsiin.',
        'Silmät on kirjailtu, mitään irti vedettävää ei ole, ja koko pupun voi pestä koneessa, mikä lopulta ratkaisee. Nimen kirjailemme vasempaan tassuun.',
      ],
      details: {
        material: 'Päällinen ja täyte: polyesteriä, puolet kierrätettyä',
        size: '32 cm istuvana, korvat mukaan lukien',
        weight: '260 g',
        age: 'Syntymästä alkaen',
        origin: 'Ommeltu Tšekissä',
        care: 'Konepesu 30 °C, ilmakuivaus.',
        safety:
          'CE-merkitty, testattu EN 71 -standardin mukaan. Poista pakkaus ja nauhassa oleva lappu, ennen kuin annat pupun lapselle.',
      },
      personalisation: 'Nimi tassuun',
      alts: ['Pörröinen kermanvärinen pehmopupu, vaaleanpunaiset korvat ja vaaleansininen rusetti'],
    },
    'plush-teddy': {
      title: 'Hunajanalle',
      description: [
        'Vanhan ajan nalle: karamellinvärinen turkki, kermanväriset tassut, vakava nenä ja punainen rusetti. Käpälät on ommeltu niin, että ne liikkuvat hieman, joten nalle voi istua pöydässä tai nojata tyynyyn.',
        'Pieni nalle mahtuu kainaloon, suuri tarvitsee oman tuolin. Oikeaan takakäpälään kirjaillaan nimi, enintään kymmenen kirjainta.',
      ],
      details: {
        material: 'Polyesteriplyysi, osin kierrätetty täyte, polyesterisatiini',
        size: 'Pieni 30 cm, suuri 48 cm istuvana',
        weight: 'Pieni 400 g, suuri 840 g',
        age: 'Syntymästä alkaen',
        origin: 'Ommeltu Tšekissä',
        care: 'Konepesu 30 °C pesupussissa, ilmakuivaus.',
        safety:
          'CE-merkitty, testattu EN 71 -standardin mukaan. Poista pakkaus, ennen kuin annat nallen lapselle.',
      },
      personalisation: 'Nimi takakäpälään',
      alts: ['Karamellinvärinen nalle, kermanväriset tassut ja suuri punainen rusetti'],
    },
    'wooden-pull-bunny': {
      title: 'Puinen vetopupu',
      description: [
        'Pyökkipupu neljällä salvianvihreällä pyörällä, valkoinen töpöhäntä ja narun päässä helmi. Akselit ovat hieman epäkeskot: kun pupua vetää, se hyppii.',
        'Reunat on pyöristetty ja hiottu sileiksi kuin rantakivi, ja öljy ja värit sopivat lapselle, joka maistaa kaikkea ensin. Nimen poltamme kylkeen sydämen viereen.',
      ],
      details: {
        material: 'Pyökki sertifioiduista metsistä, vesiohenteiset värit, puuvillanaru',
        size: '18 × 8 × 17 cm; naru 60 cm, turvalukko',
        weight: '470 g',
        age: '12 kuukaudesta alkaen',
        origin: 'Valmistettu Seiffenissä Saksassa',
        care: 'Pyyhi kostealla liinalla; käsittele pellavaöljyllä kerran vuodessa.',
        safety:
          'CE-merkitty, testattu EN 71 -standardin mukaan. Käytetään narun vuoksi aikuisen valvonnassa.',
      },
      personalisation: 'Nimi kylkeen',
      alts: ['Pyökkipupu salvianvihreillä pyörillä, vetonaru ja vihreä helmi'],
    },
    'carousel-music-box': {
      title: 'Pupukaruselli-soittorasia',
      description: [
        'Viisi pupua kiertää raidallisen katoksen alla, kun rasia soittaa Brahmsin kehtolaulua. Vedä koneisto jalustasta, ja karuselli pyörii noin kaksi ja puoli minuuttia, lopussa hidastuen niin kuin me kaikki.',
        'Koneistossa on kahdeksantoista säveltä ja teräskampa. Hahmot ja katos ovat valettua hartsia, joka hohtaa kuin posliini, käsin maalattuina ja kultarajauksin.',
      ],
      details: {
        material: 'Valettu hartsi, teräskoneisto, huopapohja',
        size: 'Halkaisija 15 cm, korkeus 24 cm',
        weight: '950 g',
        age: 'Muistoesine hyllylle; leluna kahdeksasta vuodesta alkaen',
        origin: 'Koottu Italiassa, koneisto Sveitsistä',
        care: 'Pyyhi pölyt pehmeällä siveltimellä. Älä vedä liian kireälle.',
        safety: 'Ei alle kolmivuotiaille: pieniä osia.',
      },
      alts: ['Soittorasiakaruselli, vaaleanpuna-valkoraitainen katos ja pieniä valkoisia pupuja'],
    },
    'signature-gift-box': {
      title: 'Lahjarasia satiinirusetilla',
      description: [
        'Tukeva norsunluunvalkoinen rasia, jonka kansi istuu niin kuin kannen kuuluu, ja leveä ruusunpunainen satiininauha täydellä rusetilla. Mukaan mahtuu muki, kynttilä ja kortti, ja tilaa jää.',
        'Ota se tyhjänä ja täytä itse, tai puuterinsävyisen silkkipaperin ja paperisilpun kanssa, niin mikään ei kolise. Kanteen voi kirjoittaa kultamusteella nimen, enintään kuusitoista kirjainta.',
        'Useimmat rasiat päätyvät kirjeiden ja valokuvien kodiksi, ja siksi teemme niistä vahvoja.',
      ],
      details: {
        contents: 'Rasia, kansi ja nauha; täytteellä: kahdeksan arkkia silkkipaperia, paperisilppua',
        material: 'Harmaapahvi, päällä kierrätyspaperi; polyesterisatiini',
        size: 'Sisämitat 26 × 22 × 14 cm',
        weight: '580 g',
        origin: 'Valmistettu Isossa-Britanniassa',
        care: 'Säilytä kuivassa. Nauhan voi liu’uttaa pois avaamatta rusettia.',
      },
      personalisation: 'Nimi kanteen',
      alts: ['Norsunluunvalkoinen lahjarasia, ruusunpunainen satiininauha ja suuri rusetti'],
    },
    'mothers-day-card': {
      title: 'Äitienpäiväkortti ja kirjekuori',
      description: [
        'Pienistä paperikukista koottu sydämenmuotoinen seppele, käsin leikattu ja aseteltu, alla vaaleanpunaiset kirjaimet. Kortti on niin paksu, että se seisoo hyllyllä viikkoja, ja yleensä niin käykin.',
        'Etupuolen sanat valitset itse: enintään kahdeksantoista merkkiä, vaikkapa ”Paras äiti” tai hänen nimensä. Sisäpuoli on tyhjä omaa kynääsi varten. Voimapaperinen kuori suljetaan vahasinetillä.',
      ],
      details: {
        contents: 'Kortti, voimapaperinen kirjekuori, vahasinetti',
        material: 'Puuvillapaperi 300 g/m²; paperikukat',
        size: '12 × 17 cm taitettuna',
        weight: '40 g',
        origin: 'Valmistettu Isossa-Britanniassa',
      },
      personalisation: 'Etupuolen sanat',
      alts: [
        'Kortti, jossa paperikukkasydän ja teksti ”Happy Mother’s Day”, vieressä sinetöity ruskea kuori',
      ],
    },
    'linen-notebook': {
      title: 'Pellavakantinen muistikirja ja kynä',
      description: [
        'Muistikirja, joka aukeaa tasaiseksi miltä sivulta tahansa, sidottu pellavaan ja nimi painettu kultafoliolla. Kuminauha pitää sen kiinni, nauha paikan muistissa, ja takakannen taskussa säilyy se, mikä ei saa kadota.',
        'Paperi kestää täytekynän ilman, että muste lyö läpi. Mukana on valko-kultainen kuulakärkikynä, joka tuntuu kädessä oikealta kynältä.',
      ],
      details: {
        contents: 'Muistikirja, kuulakärkikynä (sininen muste)',
        material: 'Pellava kartongilla, kermanvärinen paperi 100 g/m², messinki- ja lakkakynä',
        size: 'A5, 192 sivua',
        weight: '370 g',
        origin: 'Sidottu Isossa-Britanniassa',
        care: 'Pyyhi kuivalla liinalla.',
      },
      personalisation: 'Nimi kanteen',
      alts: ['Ruusunpunainen pellavamuistikirja, kullalla nimi Emma, vieressä valko-kultainen kynä'],
    },
    'heart-balloons': {
      title: 'Kolme sydänilmapalloa',
      description: [
        'Kolme foliosydäntä, ruusu, koralli ja kulta, pitkissä satiininauhoissa. Niitä pitelee pieni lahjapaketti, joka on kyllin painava tehtäväänsä. Valmiina aamiaispöytään, koulun portille tai sairaalahuoneeseen.',
        'Ne tulevat litteinä kirjekuoressa. Kukkakaupat ja juhlatarvikeliikkeet täyttävät ne heliumilla, ja ilmalla täytettyinä kepin nenässä nekin ovat hienoja. Heliumilla ne leijuvat noin viikon.',
      ],
      details: {
        contents: 'Kolme foliopalloa, satiininauhat, paino, pilli täyttöön',
        material: 'Polyamidifolio, polyesterinauha, kartonki',
        size: 'Sydämet täytettyinä 45 cm',
        origin: 'Valmistettu Espanjassa',
        care: 'Päästä kaasu pois ja säilytä litteinä: pallot voi täyttää uudelleen.',
        safety:
          'Ei alle kolmivuotiaille: nauhoja ja pieniä osia. Älä koskaan päästä palloja ulos tai sähkölinjojen lähelle. Helium ei sisälly.',
      },
      alts: ['Kolme kiiltävää sydänpalloa, ruusu, koralli ja kulta, sidottu pieneen lahjapakettiin'],
    },
    'tote-bag': {
      title: 'Paras äiti -kangaskassi',
      description: [
        'Paksua luonnonväristä puuvillakangasta ja pitkät sangat, jotka pysyvät olalla. Teksti ja kukkareunus on painettu vesiohenteisella painovärillä, joka on pehmeää koskea ja kestää pesun.',
        'Kassi kantaa valittamatta kaksitoista kiloa ostoksia ja taittuu takintaskuun. Siinä lukee ”Paras äiti”; anna meille muut sanat, jos paras onkin mummi, opettaja tai täti.',
      ],
      details: {
        material: '100 % luomupuuvillakangasta, 280 g/m²',
        size: '38 × 42 cm, sangat 68 cm',
        weight: '160 g',
        origin: 'Ommeltu ja painettu Ruotsissa',
        care: 'Pese nurin päin 30 °C:ssa, silitä nurjalta.',
      },
      personalisation: 'Sanat kassissa',
      alts: ['Luonnonvärinen kangaskassi, painettu ”Paras äiti” ja kolme vaaleanpunaista kukkaa'],
    },
    'name-tumbler': {
      title: 'Termosmuki omalla kaiverruksella',
      description: [
        'Kaksiseinäinen teräsmuki pitää kahvin kuumana kuusi tuntia ja veden kylmänä kaksitoista. Se kapenee alas, joten se mahtuu auton, rattaiden ja pyörän telineeseen.',
        'Nimi kaiverretaan maalipinnan läpi teräkseen, joten se ei kuoriudu eikä haalistu. Mukana kansi, pilli ja pieni harja pillille.',
      ],
      details: {
        contents: 'Muki, kansi, pilli, pilliharja',
        material: 'Ruostumaton teräs 18/8, jauhemaali, BPA-vapaa polypropeeni',
        size: 'Halkaisija 8,5 cm, korkeus 22 cm; pohja 6,8 cm',
        capacity: '600 ml',
        weight: '340 g',
        origin: 'Valmistettu Tsubamessa Japanissa',
        care: 'Pese käsin, niin väri pysyy kirkkaana; kannen voi pestä koneessa.',
        safety: 'Juo kuumat juomat suuaukosta, ei pillillä. Ei mikroon.',
      },
      personalisation: 'Mukiin kaiverrettava nimi',
      alts: ['Salvianvihreä termosmuki, pilli ja nimi Emma'],
    },
    'spa-gift-set': {
      title: 'Laventelintuoksuinen kylpylahja',
      description: [
        'Kaikki tuntiin suljetun oven takana: kaksi paksua pyyhettä, kaksi saippuaa, purkki kylpysuolaa ja ruskea pullo kylpyöljyä, jonka laventeli kasvaa Manosquen kukkuloilla.',
        'Se on katettu tammitarjottimelle, joka myöhemmin pitää teekupin kylpyammeen reunalla. Tuoksu on laventelia niin kuin se kasvaa, hieman yrttistä, ei sitä lipaston laatikosta.',
      ],
      details: {
        contents:
          'Kaksi pyyhettä, kaksi saippuaa (100 g kumpikin), kylpysuola (200 g), kylpyöljy (150 ml), tammitarjotin',
        material: 'Pyyhkeet: 100 % puuvillaa, 550 g/m². Tarjotin: öljytty tammi',
        size: 'Tarjotin 36 × 18 cm; pyyhkeet 30 × 50 cm ja 50 × 90 cm',
        composition:
          'Kylpyöljy: Prunus Amygdalus Dulcis Oil, Helianthus Annuus Seed Oil, Lavandula Angustifolia Oil, Tocopherol, Linalool, Limonene. Saippua: Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Lavandula Angustifolia Oil, Linalool. Suola: Sodium Chloride, Lavandula Angustifolia Flower.',
        allergens: 'Sisältää manteliöljyä, linaloolia ja limoneenia.',
        keeps: '12 kuukautta avaamisesta',
        origin: 'Valmistettu Ranskassa',
        care: 'Pese pyyhkeet 60 °C:ssa. Pyyhi tarjotin kuivaksi.',
        safety: 'Vain ulkoiseen käyttöön. Varo silmiä. Kylpyamme voi tulla liukkaaksi.',
      },
      alts: [
        'Tammitarjotin, valkoinen ja vaaleanpunainen pyyhe, kaksi saippuaa, kylpysuolapurkki ja ruskea pullo',
      ],
    },
    'perfume-bottle': {
      title: 'Fleur Eau de Parfum',
      description: [
        'Ruusua ja pionia, mutta lämpimänä iltana eikä kimpussa: ensin bergamottia, keskellä terälehtiä ja pohjalla setriä ja valkoista myskiä, joka viipyy huivissa seuraavaan päivään.',
        'Pullo on raskasta lasia, kaulus messinkiä ja korkki pyöreähartiainen. Kolmekymmentä millilitraa kulkee hyvin matkassa; viisikymmentä riittää noin vuoden, kun sitä käyttää joka toinen päivä.',
      ],
      details: {
        contents: 'Eau de parfum lasisessa suihkepullossa, pahvikotelo',
        size: '30 ml tai 50 ml',
        composition:
          'Alcohol Denat., Parfum, Aqua, Citronellol, Geraniol, Hydroxycitronellal, Limonene, Linalool, Citral.',
        allergens:
          'Sisältää sitronellolia, geraniolia, hydroksisitronellaalia, limoneenia, linaloolia ja sitraalia.',
        keeps: '36 kuukautta avaamisesta valolta suojattuna',
        origin: 'Valmistettu Ranskassa',
        safety:
          'Helposti syttyvä neste ja höyry. Suojaa avotulelta ja kuumuudelta, säilytä lasten ulottumattomissa. Vain ulkoiseen käyttöön.',
      },
      alts: [
        'Neliskulmainen lasinen hajuvesipullo, etiketissä ”Fleur”, valkoinen korkki, vieressä ruusun terälehtiä',
      ],
    },
    'glass-bauble-set': {
      title: 'Kuusi lasista joulupalloa nimellä',
      description: [
        'Kuusi suupuhallettua palloa kuusenvihreänä, marjanpunaisena, kultana, roosana, salviana ja helmenä, käsin maalattuja ja jokainen hieman erilainen. Vihreässä on valitsemasi nimi valkoisin kirjaimin.',
        'Ne lepäävät vihreässä rasiassa, jonka kannessa lukee kullalla ”Merry Christmas”, ja palaavat sinne joka tammikuu.',
      ],
      details: {
        contents: 'Kuusi palloa nauhoineen, lahjarasia',
        material: 'Suupuhallettua lasia, käsin maalattu',
        size: 'Pallon halkaisija 7 cm, rasia 24 × 17 × 8,5 cm',
        origin: 'Puhallettu ja maalattu Saksassa',
        care: 'Pyyhi pölyt pehmeällä, kuivalla siveltimellä.',
        safety: 'Lasia. Koriste, ei alle kolmivuotiaille.',
      },
      personalisation: 'Nimi vihreään palloon',
      alts: ['Avoin vihreä rasia, jossa on kuusi lasipalloa, vihreässä lukee Emma'],
    },
    'knitted-stocking': {
      title: 'Neulottu joulusukka nimellä',
      description: [
        'Paksu villasukka marjan ja kerman sävyissä sydänkuviolla, niin tiiviiksi neulottu, että se pitää muotonsa, vaikka kärjessä olisi appelsiini. Nimi on kirjottu varteen.',
        'Lenkistä se ripustetaan takkaan, kaiteeseen tai sängynpäätyyn. Jokaiselle oma, sama joka vuosi: niin perinne alkaa.',
      ],
      details: {
        contents: 'Sukka, ilman täytettä',
        material: '100 % villaa, vuori puuvillaa',
        size: 'Pituus 45 cm, suu 16 cm',
        origin: 'Neulottu Ruotsissa',
        care: 'Käsinpesu kylmässä, kuivataan tasossa.',
      },
      personalisation: 'Nimi varteen',
      alts: [
        'Marjanpunainen neulottu joulusukka, kermanvalkoisessa varressa kirjottuna Noah, sukassa kuusenoksia',
      ],
    },
    'fir-wreath': {
      title: 'Ovikranssi kuusesta ja marjoista',
      description: [
        'Tuuhea kranssi jalopihdasta, käpyjä, punaisia marjoja ja marjanpunainen satiinirusetti. Se sidotaan käsin oljelle lähtöä edeltävänä päivänä, joten se saapuu vihreänä ja tuoksuu metsälle.',
        'Ulkona se kestää pitkälle uuteenvuoteen, lämpimässä huoneessa noin kolme viikkoa. Se ripustetaan takana olevasta lenkistä.',
      ],
      details: {
        contents: 'Kranssi ja rusetti, valmis ripustettavaksi',
        material: 'Jalopihta, kävyt, marjat, olki, polyesterisatiini',
        size: 'Halkaisija 40 cm',
        keeps: 'Kuusi viikkoa ulkona, kolme sisällä',
        origin: 'Sidottu Alankomaissa',
        care: 'Sumuta vettä silloin tällöin.',
        safety: 'Marjat ja oksat eivät ole syötäviä. Pidä loitolla kynttilöistä.',
      },
      alts: ['Pyöreä havukranssi, jossa on käpyjä, punaisia marjoja ja marjanpunainen satiinirusetti'],
    },
    'snow-globe': {
      title: 'Lumisadepallo ja mökki',
      description: [
        'Mökki, jonka ikkunoissa on valo, lumiukko ja kolme kuusta lasin alla. Käännä kerran, ja lunta sataa melkein minuutin.',
        'Vihreässä jalustassa lukee kullalla ”let it snow”. Se painaa kuin kunnon paperipaino ja seisoo ikkunalaudalla yhtä tukevasti.',
      ],
      details: {
        contents: 'Lumisadepallo pehmustetussa rasiassa',
        material: 'Lasi, hartsi, puhdistettu vesi',
        size: 'Korkeus 15 cm, halkaisija 10 cm',
        origin: 'Täytetty ja suljettu Saksassa',
        care: 'Pyyhi kostealla liinalla. Suojaa pakkaselta.',
        safety: 'Koriste, ei lelu. Älä aseta suoraan auringonvaloon.',
      },
      alts: ['Lumisadepallo, jossa on mökki, kuusia ja lumiukko, vihreässä jalustassa lukee let it snow'],
    },
    'gingerbread-house': {
      title: 'Piparkakkutalo',
      description: [
        'Maustettua piparia, käsin koristeltu: katto valkoista ja vaaleanpunaista kuorrutetta, karkkikepit ovella ja kolme pientä puuta pihalla. Talo saapuu koottuna pyöreällä laudalla.',
        'Jouluaattoon asti se on pöydän keskipiste. Sitten joku murtaa ensimmäisen palan katosta, eikä kukaan osaa lopettaa.',
      ],
      details: {
        contents: 'Piparkakkutalo puulaudalla, ikkunallisessa rasiassa',
        size: '22 × 18 × 24 cm',
        weight: '850 g',
        ingredients:
          'VEHNÄJAUHO, sokeri, hunaja, VOI, KANANMUNANVALKUAINEN, mausteet (kaneli, inkivääri, neilikka, kardemumma), glukoosisiirappi, luontaiset väriaineet.',
        allergens: 'Sisältää vehnää, maitoa ja kananmunaa. Saattaa sisältää pähkinöitä ja soijaa.',
        'shelf-life': 'Kahdeksan viikkoa kuivassa',
        origin: 'Leivottu Ranskassa',
      },
      alts: [
        'Piparkakkutalo, jossa on valkoinen ja vaaleanpunainen kuorrutekatto, karkkikeppejä ja pieniä puita, puulaudalla',
      ],
    },
    'advent-calendar-box': {
      title: 'Joulukalenteritalo, 24 laatikkoa',
      description: [
        'Puinen talo, jossa on kaksikymmentäneljä numeroitua laatikkoa vihreänä, marjana, roosana ja kermana. Täytät ne itse: suklaalla, viestillä tai palapelin palalla, joka valmistuu 24. päivänä.',
        'Se on tehty palaamaan joka joulukuu. Katon alla olevaan kylttiin kaiverramme nimen tai sanan.',
      ],
      details: {
        contents: 'Talo ja 24 tyhjää laatikkoa',
        material: 'Pyökkivaneri, vesiohenteinen maali',
        size: '52 × 30 × 12 cm, laatikot 4 × 4,5 × 9 cm',
        origin: 'Valmistettu Saksassa',
        care: 'Pyyhi kuivalla liinalla.',
        age: 'Kolmesta vuodesta',
      },
      personalisation: 'Nimi kylttiin',
      alts: ['Puutalo, jossa on 24 numeroitua laatikkoa vihreänä, marjana, roosana ja kermana, yksi auki'],
    },
    'heart-chocolate-box': {
      title: 'Sydänrasia, kaksikymmentä konvehtia',
      description: [
        'Kaksikymmentä konvehtia marjanpunaisessa sydämessä: vadelmaganache, suolakaramelli, hasselpähkinä ja tumma suklaa ruusulla. Jokainen on koristeltu käsin.',
        'Kannessa on sanat kultafoliolla: ”with love” tai omasi. Kun konvehdit on syöty, rasia säilyttää kirjeet.',
      ],
      details: {
        contents: 'Kaksikymmentä konvehtia tukevassa sydänrasiassa',
        size: 'Rasia 22 × 20 × 5 cm',
        weight: '250 g',
        ingredients:
          'Sokeri, kaakaovoi, kaakaomassa, täysMAITOJAUHE, KERMA, HASSELPÄHKINÄT, glukoosisiirappi, vadelmat, VOI, emulgointiaine (SOIJALESITIINI), merisuola, ruusuöljy.',
        allergens:
          'Sisältää maitoa, hasselpähkinää ja soijaa. Saattaa sisältää muita pähkinöitä, gluteenia ja kananmunaa.',
        'shelf-life': 'Kuusi viikkoa 14–18 °C:ssa',
        origin: 'Valmistettu Belgiassa',
      },
      personalisation: 'Sanat kanteen',
      alts: ['Avoin marjanpunainen sydänrasia konvehteineen, kannessa kullalla with love'],
    },
    'wooden-star-tree': {
      title: 'Puinen tähtikuusi',
      description: [
        'Pyökkitähtiä suurimmasta pienimpään messinkitangossa, välissä kultaisia ja maalattuja helmiä. Käännä jokaista tähteä vähän, ja kuusi muuttaa muotoaan.',
        'Ei neulasia, ei kastelua: se seisoo pöydällä ensimmäisestä adventista ja mahtuu tammikuussa kenkälaatikkoon.',
      ],
      details: {
        contents: 'Tähdet, helmet ja messinkitähti pinottavaksi, ohje',
        material: 'Öljytty pyökki, messinki',
        size: 'Korkeus 30 cm, halkaisija 20 cm',
        origin: 'Sorvattu Saksassa',
        care: 'Pyyhi kuivalla liinalla.',
        safety: 'Pieniä osia. Ei alle kolmivuotiaille.',
      },
      alts: ['Pinotuista puutähdistä tehty kuusi, kultaisia ja värillisiä helmiä, latvassa messinkitähti'],
    },
  },
  categories: {
    easter: {
      name: 'Pääsiäinen',
      description:
        'Aamiaispöytään, munajahtiin ja ikkunan oksiin: pupuja, munia, kevätkukkia ja jotakin avattavaa.',
    },
    'easter-decoration': {
      name: 'Pääsiäiskoristeet',
      description: 'Maalattuja munia, köynnöksiä ja pesiä, jotka tulevat laatikosta joka kevät.',
    },
    'easter-bunnies': {
      name: 'Pääsiäispuput',
      description: 'Syötäväksi, halattavaksi, vedettäväksi tai hyllylle.',
    },
    'mothers-day': {
      name: 'Äitienpäivä',
      description:
        'Lahjoja, jotka sanovat sen paremmin kuin puhelu: kukkia, jotakin omalla nimellä tai tunti ihan itselle.',
    },
    flowers: {
      name: 'Kukat ja kasvit',
      description: 'Aamulla leikattuina tai yhä kasvavina, valmiina ojennettaviksi.',
    },
    sweets: {
      name: 'Makeiset ja tee',
      description:
        'Suklaata, macaroneja, keksejä ja purkki hyvää teetä pieniltä tekijöiltä, jotka signeeraavat rasiansa.',
    },
    chocolate: {
      name: 'Suklaa',
      description: 'Pupuja ja tryffeleitä gentiläisestä pajasta.',
    },
    'bakes-and-tea': {
      name: 'Leivonnaiset ja tee',
      description: 'Vastaleivottua ja jotakin juotavaa kaveriksi.',
    },
    home: {
      name: 'Koti',
      description:
        'Kivitavaraa, tammea, pellavaa ja kynttilänvaloa: esineitä, joita käytetään joka päivä ja jotka kestävät.',
    },
    candles: {
      name: 'Kynttilät ja tuoksut',
      description: 'Soijavahaa, laventelia ja ruusua, käsin valettuna ja sekoitettuna.',
    },
    kitchen: {
      name: 'Keittiö ja kattaus',
      description: 'Mukeja, teekannuja ja sitä, mitä niihin kaadetaan.',
    },
    decoration: {
      name: 'Sisustus',
      description: 'Seinille, hyllyille, ikkunoihin ja sohvan parhaaseen nurkkaan.',
    },
    'jewellery-and-keepsakes': {
      name: 'Korut ja muistot',
      description: 'Pieniä esineitä, jotka on tarkoitettu pidettäviksi pitkään.',
    },
    jewellery: {
      name: 'Korut',
      description: 'Sydän kaulaan ja paikka, johon sen laskee yöksi.',
    },
    keepsakes: {
      name: 'Muistoesineet',
      description: 'Kehyksiä, rasioita ja nimiä puussa ja posliinissa.',
    },
    personalised: {
      name: 'Nimikoidut lahjat',
      description:
        'Nimi, sana tai päivä, kirjoitettuna, kaiverrettuna tai kirjailtuna vain yhtä ihmistä varten.',
    },
    'for-children': {
      name: 'Lapsille',
      description: 'Pehmeää, turvallista ja leikkiin tehtyä, heti ensimmäisestä päivästä.',
    },
    wellness: {
      name: 'Hemmottelu ja kauneus',
      description: 'Kylpyyn, hiljaiseen iltaan ja tuoksuksi, joka jää huiviin.',
    },
    cards: {
      name: 'Kortit, paperi ja juhlat',
      description: 'Kortteja, muistikirjoja, rasioita ja ilmapalloja: se, mikä tekee esineestä lahjan.',
    },
    'out-and-about': {
      name: 'Menossa mukana',
      description: 'Kasseja, termosmukeja ja muistikirjoja matkan varrelle.',
    },
    'gift-boxes': {
      name: 'Lahjapaketit',
      description: 'Valmiita, rusetilla sidottuja, heti annettaviksi.',
    },
  },
  tags: {
    'advent-calendar': 'Joulukalenterit',
    anniversary: 'Vuosipäivä',
    birthday: 'Syntymäpäivä',
    bunny: 'Puput aiheena',
    ceramic: 'Keramiikka',
    chocolate: 'Suklaa',
    eggs: 'Munat',
    floral: 'Kukat',
    handmade: 'Käsintehty',
    heart: 'Sydämet',
    'new-baby': 'Vauvalle',
    'new-home': 'Tupaantuliaiset',
    scented: 'Tuoksuva',
    textile: 'Tekstiilit',
    'thank-you': 'Kiitos',
    toy: 'Lelut',
    vegan: 'Vegaaninen',
    wood: 'Puu',
  },
  options: {
    colour: {
      name: 'Väri',
      values: {
        ivory: 'Norsunluu',
        white: 'Valkoinen',
        oat: 'Kaura',
        blush: 'Puuteri',
        rose: 'Ruusu',
        coral: 'Koralli',
        sky: 'Taivaansininen',
        ink: 'Musteensininen',
        sage: 'Salvia',
        forest: 'Metsänvihreä',
        gold: 'Kulta',
        silver: 'Hopea',
      },
    },
    size: {
      name: 'Koko',
      values: {
        small: 'Pieni',
        medium: 'Keskikoko',
        large: 'Suuri',
        a4: 'A4',
        a5: 'A5',
        '100g': '100 g',
        '200g': '200 g',
        '30ml': '30 ml',
        '50ml': '50 ml',
        '12-pieces': '12 kpl',
        '24-pieces': '24 kpl',
      },
    },
    scent: {
      name: 'Tuoksu',
      values: { peony: 'Pioni', lavender: 'Laventeli', fig: 'Viikunanlehti', linen: 'Puhdas pyykki' },
    },
    chocolate: {
      name: 'Suklaa',
      values: {
        milk: 'Maitosuklaa',
        dark: 'Tumma suklaa',
      },
    },
    variety: {
      name: 'Sisältö',
      values: {
        classic: 'Klassinen',
        'alcohol-free': 'Alkoholiton',
      },
    },
    filling: { name: 'Täyte', values: { empty: 'Ei täytettä', tissue: 'Silkkipaperi ja paperisilppu' } },
    pages: { name: 'Sivut', values: { lined: 'Viivoitetut', dotted: 'Pisteelliset', blank: 'Tyhjät' } },
  },
  closeUp: 'Lähikuva: {title}',
  details: {
    contents: 'Pakkauksessa',
    material: 'Materiaali',
    size: 'Koko',
    capacity: 'Tilavuus',
    weight: 'Paino',
    'burn-time': 'Paloaika',
    ingredients: 'Ainesosat',
    composition: 'Ainesosat',
    allergens: 'Allergeenit',
    'shelf-life': 'Säilyvyys',
    keeps: 'Säilyvyys',
    origin: 'Alkuperä',
    age: 'Ikä',
    care: 'Hoito',
    safety: 'Hyvä tietää',
    maker: 'Valmistaja',
    responsible: 'Vastuuhenkilö EU:ssa',
  },
}
