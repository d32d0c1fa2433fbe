// The sample shop's words in Swedish.
import type { SampleTexts } from './sample-texts.ts'

export const sv: SampleTexts = {
  products: {
    'tulip-bouquet-vase': {
      title: 'Vårtulpaner i keramikvas',
      description: [
        'Femton tulpaner i rosa, persika och elfenben, skurna i knopp samma morgon som vi skickar dem och redan arrangerade i sin vas. De slår ut under två, tre dagar, lutar sig mot fönstret och fortsätter växa lite i vattnet, som tulpaner gör.',
        'Vasen är i stengods med matt, lätt prickig glasyr. Halsen är drejad smal så att en luftig bukett står av sig själv. Det blir den vas du tar fram långt efter att tulpanerna har vissnat.',
        'Den lilla buketten har nio stjälkar, den mellanstora femton, den stora tjugofem i en högre vas.',
      ],
      details: {
        contents: 'Snittulpaner, stengodsvas, blomnäring, skötselkort',
        material: 'Vas: glaserat stengods',
        size: 'Vas 22 cm hög (stor: 28 cm), öppning 8 cm',
        keeps: 'Sju till nio dagar i färskt vatten',
        origin: 'Tulpaner odlade i Nederländerna',
        care: 'Snitta stjälkarna en centimeter och byt vatten varannan dag. Ställ dem inte nära frukt eller element. Vasen tål maskindisk.',
        safety: 'Inte ätbara. Tulpaner är giftiga för katter och hundar.',
      },
      alts: ['Tulpaner i rosa, persika och elfenben i en rund vit keramikvas'],
    },
    'rose-bouquet-kraft': {
      title: 'Bukett trädgårdsrosor i kraftpapper',
      description: [
        'Trädgårdsrosor i puderrosa, elfenben och korall med kvistar av eukalyptus och brudslöja, bundna för hand i spiral så att buketten håller formen när du ställer ner den. Trädgårdsrosor är fylligare än de vanliga från floristen, och de doftar.',
        'Vi slår in stjälkarna i vått papper och sedan i kraftpapper med satinband: buketten kan ges precis som den kommer. Den mellanstora buketten har tolv rosor, den stora tjugo.',
      ],
      details: {
        contents: 'Snittrosor, eukalyptus, brudslöja, blomnäring, skötselkort',
        material: 'Återvinningsbart kraftpapper, satinband',
        size: 'Cirka 40 cm hög, 28 cm bred (stor: 45 × 36 cm)',
        keeps: 'Sex till åtta dagar i färskt vatten',
        origin: 'Rosor odlade i Kenya, bundna i Nederländerna',
        care: 'Snitta stjälkarna snett, ta bort blad under vattenlinjen och byt vatten varannan dag.',
        safety: 'Inte ätbara. Stjälkarna kan ha taggar.',
      },
      alts: ['Rosor i puderrosa, elfenben och korall med eukalyptus, i kraftpapper med korallfärgat band'],
    },
    'daffodil-pot': {
      title: 'Påskliljor i glaserad kruka',
      description: [
        'Nio påskliljor med djupt orange trumpeter, inte snittade utan växande i sin egen jord. Några har slagit ut när de kommer och andra är i knopp, och de lyser upp köksbordet i ungefär två veckor.',
        'Sedan kan lökarna flytta ut i trädgården eller balkonglådan: planterade på ett djup av tre gånger sin egen höjd kommer de tillbaka varje vår. Den glaserade krukan döljer en innerkruka, så inget droppar på bordet.',
      ],
      details: {
        contents: 'Nio blommande påskliljelökar, glaserad kruka, planteringskort',
        material: 'Glaserad keramik',
        size: 'Kruka 14 cm i diameter, 13 cm hög; planta cirka 35 cm',
        keeps: 'Två veckor i blom inomhus, år efter år utomhus',
        origin: 'Lökar och kruka från Nederländerna',
        care: 'Ljust och svalt. Vattna när jorden känns torr på ytan.',
        safety: 'Inte ätbara. Lökarna är giftiga för människor och husdjur; växtsaften kan irritera huden.',
      },
      alts: ['Gula påskliljor med orange mitt i en himmelsblå glaserad kruka'],
    },
    'potted-succulent': {
      title: 'Två suckulenter i lerkrukor',
      description: [
        'Två echeveriarosetter med rosa spetsar, en större och en mindre, var och en i en handdrejad lerkruka. Sida vid sida ser de ut som ett par som alltid har bott ihop.',
        'De förlåter nästan allt: semester, glömska, en vecka hos posten. Ställ dem i ett ljust fönster och ge dem lite vatten varannan vecka.',
      ],
      details: {
        contents: 'Två echeveria i kruka, skötselkort',
        material: 'Oglaserat och vitglaserat lergods',
        size: 'Krukor 11 cm och 8 cm i diameter',
        origin: 'Plantor från Nederländerna, krukor drejade i Portugal',
        care: 'Mycket ljus, lite vatten: låt jorden torka ut helt emellan. Inte under 5 °C.',
        safety: 'Inte ätbara.',
      },
      alts: ['Två suckulenter med rosa bladspetsar, en i puderrosa och en i vit kruka'],
    },
    'chocolate-bunny': {
      title: 'Chokladhare med rosett',
      description: [
        'En ihålig hare med långa öron, gjuten för hand i en form som har stått i verkstaden i sextio år. Väggarna är tjocka nog för att knäckas med ett rejält knak och tunna nog för att ätas upp.',
        'Mjölkchokladen har 38 % kakao och smakar kola; den mörka har 64 % och är bara lite besk. Tre pralinägg i folie följer med, och satinrosetten knyts av någon som knyter väldigt många av dem till påsk.',
      ],
      details: {
        contents: 'En ihålig chokladhare, tre pralinägg i folie, satinband',
        size: '19 cm hög',
        weight: '200 g',
        ingredients: [
          'Hare av mjölkchoklad: Rörsocker, kakaosmör, HELMJÖLKSPULVER, kakaomassa, HASSELNÖTTER, emulgeringsmedel (SOJALECITIN), vaniljextrakt.',
          'Hare av mörk choklad: Kakaomassa, rörsocker, kakaosmör, HASSELNÖTTER, emulgeringsmedel (SOJALECITIN), vaniljextrakt.',
          'Pralinägg: Rörsocker, HASSELNÖTTER, kakaosmör, HELMJÖLKSPULVER, kakaomassa, emulgeringsmedel (SOJALECITIN), vaniljextrakt.',
        ],
        allergens: [
          'Haren av mjölkchoklad: innehåller mjölk, hasselnötter och soja.',
          'Haren av mörk choklad: innehåller hasselnötter och soja. Kan innehålla mjölk.',
          'Pralinäggen, med båda hararna: innehåller mjölk, hasselnötter och soja.',
          'Alla kan innehålla andra nötter och gluten.',
        ],
        'shelf-life': 'Minst fyra månader, i 15–18 °C, skyddad från solljus',
        origin: 'Tillverkad i Belgien',
        safety: 'Ta av rosett och folie innan du äter. Små ägg är inte för barn under tre år.',
      },
      alts: ['Chokladhare med korallfärgad satinrosett bredvid tre små ägg i folie'],
    },
    'gold-foil-bunny': {
      title: 'Chokladhare i guldfolie',
      description: [
        'Haren som alla känner igen från påskfrukosten: len mjölkchoklad i prasslande guldfolie, med ett bärrött band om halsen. Att skala öronen först är en tradition som vi inte ifrågasätter.',
        'Den trivs på ett fat, i ett bo eller i en rockficka, och den är liten nog att ställa en vid varje kopp.',
      ],
      details: {
        contents: 'En ihålig hare av mjölkchoklad i folie',
        size: '14 cm hög',
        weight: '150 g',
        ingredients:
          'Socker, kakaosmör, HELMJÖLKSPULVER, kakaomassa, SKUMMJÖLKSPULVER, emulgeringsmedel (SOJALECITIN), vaniljextrakt. Kakao: minst 32 %.',
        allergens: 'Innehåller mjölk och soja. Kan innehålla nötter och gluten.',
        'shelf-life': 'Minst sex månader, svalt och torrt',
        origin: 'Tillverkad i Belgien',
        safety: 'Ta av folie och band innan du äter.',
      },
      alts: ['Chokladhare i blank guldfolie med rött band och tre ägg i folie'],
    },
    'truffle-box': {
      title: 'Ask med tolv chokladtryfflar',
      description: [
        'Tolv tryfflar av fyra sorter: mörk med havssalt, mjölkchoklad med hasselnötspralin, ruby med hallon och vit med matcha. Var och en rullas, doppas och dekoreras för hand, så inga ränder är lika.',
        'Asken är djupt chokladbrun med ”for you” i guld på insidan av locket, där det syns först när den öppnas. I den klassiska asken finns en sked konjak i de mörka tryfflarna; den andra är alkoholfri.',
      ],
      details: {
        contents: 'Tolv tryfflar i en stadig presentask',
        size: 'Ask 20 × 15 × 4 cm',
        weight: '168 g',
        ingredients:
          'Kakaomassa, kakaosmör, socker, GRÄDDE, HELMJÖLKSPULVER, HASSELNÖTTER, glukossirap, hallonpulver, matchate, SMÖR, emulgeringsmedel (SOJALECITIN), havssalt. Klassisk: konjak (2 %).',
        allergens: 'Innehåller mjölk, hasselnötter och soja. Kan innehålla andra nötter, gluten och ägg.',
        'shelf-life': 'Fem veckor i 14–18 °C; godast inom tre',
        origin: 'Tillverkad i Belgien',
      },
      alts: ['Öppen brun presentask med tolv dekorerade tryfflar, ”for you” i guld i locket'],
    },
    'macaron-box': {
      title: 'Ask med tolv macarons',
      description: [
        'Mandelmacarons med ett frasigt skal och ett mjukt hjärta: ros, pistage, citron, svarta vinbär, aprikos och vanilj, två av varje. De bakas på måndagar och onsdagar och ger sig av samma kväll.',
        'I presentasken står de på högkant i tre rader, så de kommer fram hela. Den större asken har ett andra lager.',
      ],
      details: {
        contents: 'Tolv eller tjugofyra macarons i presentask',
        size: 'Ask 21 × 15 × 5 cm',
        weight: '190 g (24 stycken: 380 g)',
        ingredients:
          'MANDEL, socker, ÄGGVITA, SMÖR, GRÄDDE, vit choklad (socker, kakaosmör, MJÖLKPULVER, SOJALECITIN), PISTAGENÖTTER, fruktpuréer, rosenvatten, vanilj, färgämnen: rödbeta, spirulina, kurkumin.',
        allergens:
          'Innehåller mandel, pistagenötter, ägg, mjölk och soja. Kan innehålla andra nötter och gluten.',
        'shelf-life': 'Sex dagar i kylskåp. Ta fram dem en halvtimme före servering.',
        origin: 'Bakade i Frankrike',
      },
      alts: ['Öppen presentask med rader av pastellfärgade macarons, en rosa och en grön framför'],
    },
    'iced-sugar-cookies': {
      title: 'Sex glaserade påskkakor',
      description: [
        'Sex tjockt utstuckna smörkakor, gräddade tills kanten är precis gyllene och glaserade för hand: tre ägg, en hare, en blomma och ett hjärta. Glasyren är en kristyr, torr på ytan och med en aning citron.',
        'Berätta vilket ord du vill ha på hjärtat, upp till åtta bokstäver. ”Mamma” spritsar vi oftast; namn kommer tvåa.',
      ],
      details: {
        contents: 'Sex glaserade kakor i ask med fönster',
        size: 'Kakor 7–9 cm, ask 26 × 18 cm',
        weight: '240 g',
        ingredients:
          'VETEMJÖL, SMÖR, florsocker, socker, ÄGG, ÄGGVITEPULVER, citronjuice, vanilj, salt, färgämnen: rödbeta, spirulina, safflor.',
        allergens: 'Innehåller vete, mjölk och ägg. Kan innehålla nötter och soja.',
        'shelf-life': 'Sex veckor i burk',
        origin: 'Bakade i Frankrike',
      },
      personalisation: 'Ord på hjärtat',
      alts: [
        'Sex glaserade kakor: tre mönstrade ägg, ett harhuvud, en lila blomma och ett hjärta med ordet ”mum”',
      ],
    },
    'tea-tin': {
      title: 'Grönt lösviktste ”Vårträdgård”',
      description: [
        'Grönt te med rosenblad, grönmynta och kamomill: lätt, lite sött och milt nog för sen eftermiddag. Bladen är hela och stora, så de räcker till två bryggningar.',
        'Den salviagröna burken sluter tätt och är skön att öppna med sin lilla guldknopp. I den ligger ett mått av bok; ett struket mått är lagom till en kopp.',
      ],
      details: {
        contents: 'Lösviktste i burk, mått av bok',
        material: 'Bleckplåt, bok',
        size: 'Burk 9 cm i diameter, 14 cm hög',
        weight: '100 g till cirka 45 koppar; 200 g med påfyllningspåse',
        ingredients:
          'Grönt te (62 %), grönmynta, kamomillblommor, rosenblad, blåklint. Från ekologisk odling.',
        'shelf-life': '18 månader, torrt och väl tillslutet',
        origin: 'Blandat i Danmark',
        care: 'Brygg i 80 °C i två till tre minuter.',
      },
      alts: ['Salviagrön teburk med blommig etikett, framför en träskopa te med rosenknoppar'],
    },
    'painted-eggs-nest': {
      title: 'Handmålade påskägg i bo',
      description: [
        'Sex träägg målade för hand med ränder, prickar, prästkragar och en gnutta guld, i ett bo av flätad pil. De är svarvade i lind och väger lika mycket och är lika stora som riktiga ägg.',
        'Ställ boet mitt på bordet, eller göm äggen ett och ett: de klarar en natt i vått gräs. Nästa år kommer de upp ur asken lika fina som i år.',
      ],
      details: {
        contents: 'Sex målade ägg, pilbo, förvaringsask',
        material: 'Lind, vattenbaserad färg, pil',
        size: 'Bo 24 cm i diameter, ägg 6 cm',
        origin: 'Tillverkade i Tyskland',
        care: 'Torka av med torr trasa.',
        safety: 'Dekoration, ingen leksak.',
      },
      alts: ['Pastellfärgade ägg med prickar, ränder och prästkragar i ett runt pilbo'],
    },
    'ceramic-bunny-pair': {
      title: 'Två keramikharar',
      description: [
        'En stor vit hare och en liten puderrosa, så blankt glaserade att de fångar ljuset från fönstret. Ansiktena är målade med tre penseldrag var, och dragen blir aldrig riktigt likadana.',
        'De står på hyllan hela året utan att det ser ut som en påsk som någon glömde plocka undan.',
      ],
      details: {
        contents: 'Två figurer',
        material: 'Glaserat lergods, filttassar',
        size: '21 cm och 14 cm höga',
        origin: 'Gjorda för hand i Portugal',
        care: 'Torka av med fuktig trasa.',
        safety: 'Dekoration, ingen leksak.',
      },
      alts: ['En hög vit och en mindre rosa glaserad keramikhare som sitter bredvid varandra'],
    },
    'personalised-name-egg': {
      title: 'Träägg med namn',
      description: [
        'Ett platt träägg att hänga i ett fönster eller på en kvist, med en hare, en målad girland och ett namn i upphöjda vita bokstäver. Under namnet står ”Easter” och årtalet.',
        'Familjer brukar beställa ett per barn och sedan ett till varje gång familjen växer. De hänger lika fint på ett dörrhandtag som i påskriset.',
        'Upp till tolv bokstäver, även å, ä, ö och accenter.',
      ],
      details: {
        material: 'Björkplywood från certifierade skogar, vattenbaserad färg, satinband',
        size: '12 × 16 cm, 6 mm tjockt',
        origin: 'Utskuret och målat i Tyskland',
        care: 'Inomhus, eller utomhus i torrt väder. Torka av med torr trasa.',
        safety: 'Dekoration, ingen leksak. Bandet är inte för barn under tre år.',
      },
      personalisation: 'Namn på ägget',
      alts: ['Träägg i rosa band med en hare, namnet Emma och en målad blomstergirland'],
    },
    'easter-basket': {
      title: 'Korg för äggjakten',
      description: [
        'En rund korg med tvinnat handtag, stor nog för en hel förmiddags äggjakt och lätt nog för en fyraåring. Den kommer fylld med pappersgräs och sex dekorerade ägg att gömma, och med en bred rosett på sidan.',
        'Du väljer rosettens färg och namnet på träbrickan som hänger från den. Korgen är flätad av hela pilgrenar: den bär kottar och leksaksbilar långt efter påsk.',
      ],
      details: {
        contents: 'Korg, sex dekorerade ägg, pappersgräs, rosett, namnbricka i trä',
        material: 'Pil, bomullsband, ägg i lind',
        size: '28 cm i diameter, 32 cm hög med handtag',
        origin: 'Flätad i Tyskland',
        age: 'Från tre år',
        care: 'Förvaras torrt; borsta ur med en mjuk borste.',
        safety: 'Inte för barn under tre år: band och smådelar.',
      },
      personalisation: 'Namn på brickan',
      alts: ['Rund flätad korg med tvinnat handtag och rosa rosett, full av dekorerade pastellägg'],
    },
    'felt-egg-garland': {
      title: 'Girland med filtägg',
      description: [
        'Sju ägg i ullfilt i färger som mandeldragéer, broderade med förstygn och upphängda mellan träpärlor. Med sina 1,8 meter räcker den över ett fönster, en spiselhylla eller väggen vid spjälsängens fotände.',
        'Snöret är i naturvit bomull med en ögla i varje ände, så två häftstift är allt som behövs. Den väger nästan ingenting och är lätt att skicka.',
      ],
      details: {
        contents: 'Girland med sju ägg',
        material: 'Ullfilt, bomull, pärlor av bok',
        size: '1,8 m lång, ägg 7 cm',
        origin: 'Sydd i Sverige',
        care: 'Skaka ur; stryk på låg värme under en duk.',
        safety: 'Dekoration, ingen leksak. Häng den utom räckhåll för små barn.',
      },
      alts: ['Girland med sju pastellfärgade ägg med vita stygn mellan träpärlor på ett snöre'],
    },
    'name-mug': {
      title: 'Stengodsmugg med namn',
      description: [
        'En rejäl mugg med rundad fot och ett öra som rymmer tre fingrar. Glasyren är mjuk och lätt matt utanpå, blank inuti, och namnet är textat för hand.',
        'Texten är inbränd i glasyren, inte tryckt ovanpå: den håller för diskmaskinen och tio år av måndagar. ”Mamma”, ”Pappa” och namn är klassikerna, men vilket ord som helst upp till tolv bokstäver går bra.',
      ],
      details: {
        material: 'Glaserat stengods',
        size: '9 cm i diameter, 9,5 cm hög',
        capacity: '380 ml',
        weight: '390 g',
        origin: 'Drejad och textad i Portugal',
        care: 'Tål diskmaskin och mikrovågsugn',
      },
      personalisation: 'Namn eller ord på muggen',
      alts: ['Gräddvit stengodsmugg med ett namn i brun handtextning'],
    },
    'teapot-for-two': {
      title: 'Teservis i stengods för två',
      description: [
        'En rundmagad tekanna i prickigt vitt med ekknopp och två himmelsblå koppar på vita fat. Kannan rymmer tre koppar, lagom för två som stannar en stund.',
        'Pipen ritades om fyra gånger innan den slutade droppa. I locket sitter en sil av stål; lyft ur den, så får en hel bunt mynta plats.',
      ],
      details: {
        contents: 'Tekanna med sil, två koppar, två fat',
        material: 'Glaserat stengods, oljad ek, rostfritt stål',
        size: 'Kanna 24 cm med pip, 17 cm hög',
        capacity: 'Kanna 700 ml, koppar 200 ml',
        weight: '1,8 kg',
        origin: 'Tillverkad i Portugal',
        care: 'Tål maskindisk utan lock; olja knoppen en gång om året.',
      },
      alts: ['Vit tekanna med träknopp och två himmelsblå koppar te på vita fat'],
    },
    'scented-candle': {
      title: 'Doftljus i sojavax',
      description: [
        'Sojavax, gjutet för hand i ett tungt, tonat glas, med en bomullsveke som brinner jämnt ut till kanten. Doften finns där när du kommer in i rummet och är inte i vägen när ni sätter er till bords.',
        'Pion är frisk och lite grön, lavendel är torr som ett linneskåp, fikon är bladet snarare än frukten, och ren tvätt doftar lakan på tork.',
        'Etiketten bestämmer du: ett namn eller ett ord på upp till fjorton bokstäver. När ljuset har brunnit ner lossnar resten av vaxet i varmt vatten, och glaset blir ett bra dricksglas.',
      ],
      details: {
        contents: 'Ljus i glas, dammskydd',
        material: 'Sojavax, bomullsveke, glas',
        size: '8,5 cm i diameter, 9,5 cm högt',
        weight: '220 g vax',
        'burn-time': 'Cirka 45 timmar',
        origin: 'Gjutet i Finland',
        care: 'Låt ytan smälta ut till kanten första gången, ungefär två timmar. Klipp veken till 5 mm.',
        safety:
          'Lämna aldrig ett brinnande ljus utan uppsikt. Håll det borta från barn, husdjur och gardiner. Kan orsaka allergisk hudreaktion; förvaras oåtkomligt för barn.',
      },
      personalisation: 'Namn eller ord på etiketten',
      alts: ['Brinnande ljus i rosatonat glas med etiketten ”Peony”, två kronblad bredvid'],
    },
    'photo-frame-oak': {
      title: 'Tavelram i ek med konsttryck',
      description: [
        'En ram i massiv ek med bred vit passepartout som ger även ett litet fotografi luft. Ett tryck med kullar i soluppgång följer med, så den kan hänga redan i dag och få din egen bild i morgon.',
        'Hörnen är geringssågade och limmade, och glaset är riktigt glas. Vi graverar en rad med upp till trettio bokstäver längs nederkanten: ett datum, en plats, två namn.',
      ],
      details: {
        contents: 'Ram med passepartout, glas, konsttryck och upphängning',
        material: 'Oljad ek, syrafri kartong, glas',
        size: 'A4: yttermått 28 × 36 cm; A5: 21 × 27 cm',
        origin: 'Tillverkad i Tyskland',
        care: 'Damma med torr trasa; ta fönsterputs på trasan, inte på ramen.',
        safety: 'Innehåller glas.',
      },
      personalisation: 'Graverad rad på ramen',
      alts: ['Ekram med vit passepartout och ett tryck av kullar under en korallröd sol'],
    },
    'embroidered-cushion': {
      title: 'Broderad kudde ”Mamma”',
      description: [
        'En linnekudde med ett ord i tjock plattsöm, en rad små bokstäver under och tre blommor nederst. Runt kanten löper en passpoal i trådens färg.',
        'Linnet är förtvättat, så det är mjukt från första kvällen och krymper inte i tvätten. Ordet är ”Mamma” om du inte ger oss ett annat: Oma, Mamma, Máma och Äiti har alla lämnat verkstaden i vår.',
      ],
      details: {
        contents: 'Kuddfodral med dragkedja, fjäderfri innerkudde',
        material: 'Fodral: 100 % linne. Innerkudde: återvunnen polyester',
        size: '45 × 45 cm',
        origin: 'Sydd i Sverige',
        care: 'Fodral: tvätta ut och in i 40 °C, stryk på baksidan. Innerkudde: 30 °C.',
      },
      personalisation: 'Ord på kudden',
      alts: ['Gräddvit linnekudde broderad med ”Mamma, you are home” och tre korallfärgade blommor'],
    },
    'oak-wall-clock': {
      title: 'Väggklocka i ek',
      description: [
        'En ren vit urtavla, timstreck i mässing och en kant böjd av en enda remsa ek. Visarna glider utan att ticka, så klockan kan hänga i ett sovrum.',
        'Under tolvan sätter vi en egen rad, upp till arton tecken: ”Ihop sedan 1984”, ett efternamn, namnet på ett hus. Raden är så liten att gästerna upptäcker den själva.',
      ],
      details: {
        contents: 'Klocka, AA-batteri, skruv och plugg',
        material: 'Ek, lackat stål, mässing, glas',
        size: '30 cm i diameter, 5 cm djup',
        weight: '1,1 kg',
        origin: 'Tillverkad i Tyskland',
        care: 'Damma med torr trasa.',
        safety: 'Lämna uttjänta batterier till batteriinsamling.',
      },
      personalisation: 'Rad på urtavlan',
      alts: ['Rund väggklocka med ekkant, svarta siffror och en liten textrad på urtavlan'],
    },
    'heart-necklace': {
      title: 'Halsband med kupat hjärta',
      description: [
        'Ett litet rundat hjärta på en fin ankarkedja, polerat tills det speglar rummet. Det är ihåligt, väger nästan inget och kan bäras varje dag utan att märkas.',
        'Tre bokstäver får plats på baksidan: initialer, eller första bokstaven i tre barns namn. Kedjan stängs vid 42 eller 45 centimeter.',
      ],
      details: {
        contents: 'Halsband i presentpåse',
        material: '925 sterlingsilver; guldversionen förgylld med 18 karats guld, 2 mikrometer. Nickelfritt',
        size: 'Hjärta 14 mm; kedja 42–45 cm',
        weight: '3,1 g',
        origin: 'Tillverkat i Arezzo, Italien',
        care: 'Ta av det innan du badar eller tar på parfym. Putsa med en mjuk trasa.',
        safety: 'Inte för barn under tre år.',
      },
      personalisation: 'Initialer på baksidan',
      alts: ['Kupat guldhjärta på en fin kedja, visat på en puderrosa byst'],
    },
    'ring-dish': {
      title: 'Hjärtformat ringfat',
      description: [
        'Ett grunt porslinshjärta med guldkant, för ringarna som tas av innan degen knådas. Det har sin plats vid diskhon, på nattduksbordet eller bredvid nycklarna.',
        'Ett namn eller ett kort ord skrivs för hand på insidan och bränns under glasyren, där varken tvål eller ringar kommer åt.',
      ],
      details: {
        material: 'Glaserat porslin, kant av 12 karats guld',
        size: '12 × 11 cm, 2,5 cm djupt',
        weight: '140 g',
        origin: 'Tillverkat i Portugal',
        care: 'Diska för hand. Tål inte mikrovågsugn, på grund av guldet.',
        safety: 'Dekoration; inte för livsmedel.',
      },
      personalisation: 'Ord i fatet',
      alts: ['Vitt hjärtformat porslinsfat med guldkant, ett namn och två ringar i'],
    },
    'velvet-jewellery-box': {
      title: 'Smyckesskrin i sammet',
      description: [
        'Ett skrin i kort, tät sammet med en spegel som fyller hela locket. Inuti finns fem rullar för ringar, två fack för örhängen och en ficka där en kedja ligger utan att trassla sig.',
        'Det stängs med ett tyst klick och får plats i en låda eller en weekendväska. Ett namn med upp till tolv bokstäver kan broderas på locket i guldtråd.',
      ],
      details: {
        material: 'Bomullssammet på träfiber, glasspegel, gångjärn i mässing',
        size: '22 × 15 × 8 cm',
        weight: '640 g',
        origin: 'Tillverkat i Italien',
        care: 'Borsta med en klädborste i luggens riktning.',
        safety: 'Innehåller glas.',
      },
      personalisation: 'Namn på locket',
      alts: ['Öppet rosa sammetsskrin med spegel i locket och ringar på rullar'],
    },
    'plush-bunny': {
      title: 'Gosig plyschkanin',
      description: [
        'En gräddvit kanin med långa rosafodrade öron och satinrosett, så välstoppad att den sitter själv och så mjuk att den kan bäras i ena armen. Pälsen är tät och kort och lossnar inte i små händer.',
        'Ögonen är broderade, det finns inget att dra loss, och hela kaninen kan tvättas i maskin. Det är ju det som avgör till slut. Vi broderar namnet på vänster tass.',
      ],
      details: {
        material: 'Överdrag och fyllning: polyester, till hälften återvunnen',
        size: '32 cm sittande, med öron',
        weight: '260 g',
        age: 'Från födseln',
        origin: 'Sydd i Tjeckien',
        care: 'Maskintvätt i 30 °C, lufttorkas.',
        safety:
          'CE-märkt, testad enligt standarden EN 71. Ta bort förpackning och bandetikett innan barnet får den.',
      },
      personalisation: 'Namn på tassen',
      alts: ['Fluffig gräddvit plyschkanin med rosa öron och ljusblå rosett'],
    },
    'plush-teddy': {
      title: 'Honungsfärgad nalle',
      description: [
        'En björn av den gamla sorten: kolafärgad plysch, gräddvita tassar, en allvarlig nos och en röd rosett. Armar och ben är fastsydda så att de går att röra lite, så den kan sitta vid bordet eller luta sig mot en kudde.',
        'Den lilla björnen får plats under armen; den stora behöver en egen stol. Ett namn med upp till tio bokstäver broderas på höger fot.',
      ],
      details: {
        material: 'Polyesterplysch, fyllning delvis återvunnen, polyestersatin',
        size: 'Liten 30 cm, stor 48 cm, sittande',
        weight: 'Liten 400 g, stor 840 g',
        age: 'Från födseln',
        origin: 'Sydd i Tjeckien',
        care: 'Maskintvätt i 30 °C i tvättpåse, lufttorkas.',
        safety: 'CE-märkt, testad enligt standarden EN 71. Ta bort förpackningen innan barnet får den.',
      },
      personalisation: 'Namn på foten',
      alts: ['Kolafärgad nalle med gräddvita tassar och en stor röd rosett'],
    },
    'wooden-pull-bunny': {
      title: 'Dragkanin i trä',
      description: [
        'En kanin i bok på fyra salviagröna hjul, med vit svanstofs och en pärla i änden av snöret. Hjulaxlarna sitter lite utanför mitten: när kaninen dras skuttar den.',
        'Kanterna är rundade och slipade tills de känns som en kiselsten, och oljan och färgerna är ofarliga för barn som smakar på allt först. Vi bränner in namnet i sidan, bredvid hjärtat.',
      ],
      details: {
        material: 'Bok från certifierade skogar, vattenbaserade färger, bomullssnöre',
        size: '18 × 8 × 17 cm; snöre 60 cm med säkerhetslås',
        weight: '470 g',
        age: 'Från 12 månader',
        origin: 'Tillverkad i Seiffen, Tyskland',
        care: 'Torka av med fuktig trasa; gnid in med linolja en gång om året.',
        safety:
          'CE-märkt, testad enligt standarden EN 71. Används under uppsikt av en vuxen på grund av snöret.',
      },
      personalisation: 'Namn på sidan',
      alts: ['Kanin i bok på salviagröna hjul med dragsnöre och grön pärla'],
    },
    'carousel-music-box': {
      title: 'Speldosa med kaninkarusell',
      description: [
        'Fem kaniner åker runt under en randig baldakin medan dosan spelar Brahms vaggvisa. Dra upp den med foten, så snurrar den i ungefär två och en halv minut och saktar in mot slutet, som vi alla gör.',
        'Spelverket har arton toner och stålkam. Figurer och baldakin är gjutna i konstharts med porslinets lyster, målade för hand och kantade med guld.',
      ],
      details: {
        material: 'Gjuten konstharts, spelverk i stål, filtbotten',
        size: '15 cm i diameter, 24 cm hög',
        weight: '950 g',
        age: 'Ett minne för hyllan; som leksak från åtta år',
        origin: 'Monterad i Italien, spelverk från Schweiz',
        care: 'Damma med en mjuk pensel. Dra inte upp den för hårt.',
        safety: 'Inte för barn under tre år: smådelar.',
      },
      alts: ['Speldosa som en karusell med rosa- och vitrandig baldakin och små vita kaniner'],
    },
    'signature-gift-box': {
      title: 'Presentask med satinrosett',
      description: [
        'En stadig elfenbensvit ask med ett lock som sluter som lock ska, och ett brett rosa satinband knutet till en fyllig rosett. Den rymmer en mugg, ett ljus och ett kort med plats över.',
        'Ta den tom och fyll den själv, eller välj den med silkespapper och pappersull i puderrosa så att inget skramlar. Ett namn kan skrivas på locket med guldbläck, upp till sexton bokstäver.',
        'De flesta slutar som gömma för brev och fotografier, och därför gör vi dem så stadiga.',
      ],
      details: {
        contents: 'Ask med lock och band; med fyllning: åtta ark silkespapper, pappersull',
        material: 'Gråpapp klädd med återvunnet papper, polyestersatin',
        size: 'Invändigt 26 × 22 × 14 cm',
        weight: '580 g',
        origin: 'Tillverkad i Storbritannien',
        care: 'Förvaras torrt. Bandet glider av utan att knytas upp.',
      },
      personalisation: 'Namn på locket',
      alts: ['Elfenbensvit presentask med rosa satinband och en stor rosett'],
    },
    'mothers-day-card': {
      title: 'Mors dag-kort med kuvert',
      description: [
        'En krans av pyttesmå pappersblommor i form av ett hjärta, klippta och satta för hand ovanför text i rosa. Kortet är tjockt nog att stå på en hylla i veckor, och det gör det oftast.',
        'Orden på framsidan väljer du: upp till arton tecken, från ”Bästa mamma” till hennes namn. Insidan är tom, för din egen penna. Kraftkuvertet försluts med ett lacksigill.',
      ],
      details: {
        contents: 'Kort, kraftkuvert, lacksigill',
        material: 'Bomullspapper, 300 g/m²; pappersblommor',
        size: '12 × 17 cm vikt',
        weight: '40 g',
        origin: 'Tillverkat i Storbritannien',
      },
      personalisation: 'Ord på framsidan',
      alts: [
        'Kort med ett hjärta av pappersblommor och orden ”Happy Mother’s Day”, ett förseglat kraftkuvert bredvid',
      ],
    },
    'linen-notebook': {
      title: 'Anteckningsbok i linne med penna',
      description: [
        'En anteckningsbok som ligger platt vilken sida du än slår upp, bunden i linne med ett namn präglat i guldfolie. En resår håller den stängd, ett märkband visar sidan, och i fickan längst bak ligger det som inte får tappas bort.',
        'Papperet tål reservoarpenna utan att bläcket slår igenom. En kulspetspenna i vitt och guld följer med, tung nog att kännas som en riktig penna.',
      ],
      details: {
        contents: 'Anteckningsbok, kulspetspenna med blå patron',
        material: 'Linne på papp, gräddvitt papper 100 g/m², penna i mässing och lack',
        size: 'A5, 192 sidor',
        weight: '370 g',
        origin: 'Bunden i Storbritannien',
        care: 'Torka av med torr trasa.',
      },
      personalisation: 'Namn på omslaget',
      alts: ['Rosa anteckningsbok i linne med namnet Emma i guld, en penna i vitt och guld bredvid'],
    },
    'heart-balloons': {
      title: 'Tre hjärtballonger',
      description: [
        'Tre foliehjärtan i rosa, korall och guld på långa satinband, hållna på plats av en liten presentask som är tung nog för att de inte ska flyga i väg. Redo för frukostbordet, skolgården eller sjukhusrummet.',
        'De kommer platta i ett kuvert. Vilken blomsterhandel eller partybutik som helst fyller dem med helium, och med luft och på en pinne gör de sig också mycket bra. Med helium svävar de i ungefär en vecka.',
      ],
      details: {
        contents: 'Tre folieballonger, satinband, tyngd, sugrör för luft',
        material: 'Polyamidfolie, polyesterband, kartong',
        size: 'Hjärtan 45 cm breda när de är fyllda',
        origin: 'Tillverkade i Spanien',
        care: 'Släpp ut gasen och förvara dem platta: de kan fyllas igen.',
        safety:
          'Inte för barn under tre år: band och smådelar. Släpp aldrig ballonger utomhus eller nära kraftledningar. Helium ingår inte.',
      },
      alts: ['Tre blanka hjärtballonger i rosa, korall och guld fästa vid en liten presentask'],
    },
    'tote-bag': {
      title: 'Tygkasse ”Bästa mamma”',
      description: [
        'En kasse i kraftig naturfärgad canvas med långa handtag som ligger bra på axeln. Texten och blombården är tryckta med vattenbaserad färg, mjuk att ta på och tvättäkta.',
        'Den bär tolv kilo matvaror utan att klaga och går att vika ner i en rockficka. ”Bästa mamma” står det; ge oss andra ord till världens bästa mormor, lärare eller faster.',
      ],
      details: {
        material: 'Canvas av 100 % ekologisk bomull, 280 g/m²',
        size: '38 × 42 cm, handtag 68 cm',
        weight: '160 g',
        origin: 'Sydd och tryckt i Sverige',
        care: 'Tvätta ut och in i 30 °C, stryk på baksidan.',
      },
      personalisation: 'Ord på kassen',
      alts: ['Naturfärgad tygkasse med trycket ”Bästa mamma” och tre rosa blommor'],
    },
    'name-tumbler': {
      title: 'Graverad termosmugg',
      description: [
        'En dubbelväggig stålmugg som håller kaffe varmt i sex timmar och vatten kallt i tolv. Den smalnar av nedtill för att passa i hållaren i bilen, på barnvagnen eller cykeln.',
        'Namnet graveras genom färgen ner till stålet, så det kan varken flagna eller blekna. Lock, sugrör och en liten borste till sugröret ingår.',
      ],
      details: {
        contents: 'Mugg, lock, sugrör, sugrörsborste',
        material: 'Rostfritt stål 18/8, pulverlack, BPA-fri polypropen',
        size: '8,5 cm i diameter, 22 cm hög; fot 6,8 cm',
        capacity: '600 ml',
        weight: '340 g',
        origin: 'Tillverkad i Tsubame, Japan',
        care: 'Diska för hand så håller sig färgen klar; locket tål maskindisk.',
        safety: 'Drick varma drycker ur öppningen, inte genom sugröret. Inte i mikrovågsugn.',
      },
      personalisation: 'Namn graverat på muggen',
      alts: ['Salviagrön termosmugg med sugrör och namnet Emma'],
    },
    'spa-gift-set': {
      title: 'Spaset med lavendel',
      description: [
        'Allt för en timme med stängd dörr: två tjocka handdukar, två tvålar, en burk badsalt och en bärnstensfärgad flaska badolja med lavendel från kullarna ovanför Manosque.',
        'Det ligger på en ekbricka som sedan kan bära en kopp te på badkarskanten. Doften är lavendel från fältet, lite örtig, inte den från byrålådan.',
      ],
      details: {
        contents: 'Två handdukar, två tvålar (100 g vardera), badsalt (200 g), badolja (150 ml), ekbricka',
        material: 'Handdukar: 100 % bomull, 550 g/m². Bricka: oljad ek',
        size: 'Bricka 36 × 18 cm; handdukar 30 × 50 cm och 50 × 90 cm',
        composition:
          'Badolja: Prunus Amygdalus Dulcis Oil, Helianthus Annuus Seed Oil, Lavandula Angustifolia Oil, Tocopherol, Linalool, Limonene. Tvål: Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Lavandula Angustifolia Oil, Linalool. Salt: Sodium Chloride, Lavandula Angustifolia Flower.',
        allergens: 'Innehåller mandelolja, linalool och limonen.',
        keeps: '12 månader efter öppning',
        origin: 'Tillverkat i Frankrike',
        care: 'Tvätta handdukarna i 60 °C. Torka brickan torr.',
        safety: 'Endast för utvärtes bruk. Undvik kontakt med ögonen. Badkaret kan bli halt.',
      },
      alts: [
        'Ekbricka med en vit och en rosa handduk, två tvålar, en burk badsalt och en bärnstensfärgad flaska',
      ],
    },
    'perfume-bottle': {
      title: 'Fleur eau de parfum',
      description: [
        'Ros och pion, men en varm kväll snarare än i en bukett: först bergamott, kronblad i mitten och en bas av ceder och vit mysk som sitter kvar i en halsduk till nästa dag.',
        'Flaskan är i tungt glas med mässingskrage och ett lock med runda axlar. Trettio milliliter är lätta att resa med; femtio räcker i ungefär ett år om du använder parfymen varannan dag.',
      ],
      details: {
        contents: 'Eau de parfum i glasflaska med spray, kartong',
        size: '30 ml eller 50 ml',
        composition:
          'Alcohol Denat., Parfum, Aqua, Citronellol, Geraniol, Hydroxycitronellal, Limonene, Linalool, Citral.',
        allergens: 'Innehåller citronellol, geraniol, hydroxicitronellal, limonen, linalool och citral.',
        keeps: '36 månader efter öppning, skyddad från ljus',
        origin: 'Tillverkad i Frankrike',
        safety:
          'Mycket brandfarlig vätska och ånga. Håll borta från lågor och värme, och förvara oåtkomligt för barn. Endast för utvärtes bruk.',
      },
      alts: ['Fyrkantig parfymflaska i glas med etiketten ”Fleur” och vitt lock, rosenblad bredvid'],
    },
    'glass-bauble-set': {
      title: 'Sex julkulor av glas med namn',
      description: [
        'Sex munblåsta kulor i gran, bär, guld, rosa, salvia och pärlemor, handmålade och var och en lite olik nästa. Den gröna bär namnet du väljer, i vit skrift.',
        'De ligger i en grön ask med ”Merry Christmas” i guld i locket, och dit återvänder de varje januari.',
      ],
      details: {
        contents: 'Sex kulor med band, presentask',
        material: 'Munblåst glas, handmålat',
        size: 'Kulor 7 cm i diameter, ask 24 × 17 × 8,5 cm',
        origin: 'Blåsta och målade i Tyskland',
        care: 'Damma av med en mjuk, torr pensel.',
        safety: 'Av glas. Dekoration, inte för barn under tre år.',
      },
      personalisation: 'Namn på den gröna kulan',
      alts: ['Öppen grön ask med sex glaskulor, på den gröna står Emma'],
    },
    'knitted-stocking': {
      title: 'Stickad julstrumpa med namn',
      description: [
        'En rejäl strumpa av ull i bär och gräddvitt med hjärtmönster, så tätt stickad att den håller formen även med en apelsin i tån. Namnet är broderat på skaftet.',
        'Öglan håller den vid spisen, trappräcket eller sängen. En till var och en, samma varje år: så börjar en tradition.',
      ],
      details: {
        contents: 'Strumpa, utan innehåll',
        material: '100 % ull, foder av bomull',
        size: '45 cm lång, öppning 16 cm',
        origin: 'Stickad i Sverige',
        care: 'Handtvätt i kallt vatten, plantorkas.',
      },
      personalisation: 'Namn på skaftet',
      alts: ['Bärröd stickad strumpa med gräddvitt skaft, broderat Noah, fylld med grankvistar'],
    },
    'fir-wreath': {
      title: 'Dörrkrans av gran med bär',
      description: [
        'En fyllig krans av nobilisgran med kottar, röda bär och en bärröd satinrosett. Bunden för hand på halm dagen före avresan, så den kommer grön och doftar skog.',
        'Ute håller den långt in på nyåret, i ett varmt rum ungefär tre veckor. Den hängs i öglan på baksidan.',
      ],
      details: {
        contents: 'Krans med rosett, klar att hänga upp',
        material: 'Nobilisgran, kottar, bär, halm, polyestersatin',
        size: '40 cm i diameter',
        keeps: 'Sex veckor ute, tre inne',
        origin: 'Bunden i Nederländerna',
        care: 'Spraya med vatten då och då.',
        safety: 'Bär och kvistar är inte ätliga. Håll borta från levande ljus.',
      },
      alts: ['Rund grankrans med kottar, röda bär och bärröd satinrosett'],
    },
    'snow-globe': {
      title: 'Snöglob med stuga',
      description: [
        'En stuga med tända fönster, en snögubbe och tre granar under glas. Vänd på den och det snöar i nästan en minut.',
        'På den gröna sockeln står ”let it snow” i guld. Den väger som en riktig brevpress och står lika stadigt i fönstret.',
      ],
      details: {
        contents: 'Snöglob i vadderad ask',
        material: 'Glas, harts, renat vatten',
        size: '15 cm hög, 10 cm i diameter',
        origin: 'Fylld och förseglad i Tyskland',
        care: 'Torkas med fuktig trasa. Skydda mot frost.',
        safety: 'Dekoration, ingen leksak. Ställ den inte i direkt sol.',
      },
      alts: ['Snöglob med stuga, granar och snögubbe på grön sockel med texten let it snow'],
    },
    'gingerbread-house': {
      title: 'Pepparkakshus',
      description: [
        'Kryddig pepparkaka, dekorerad för hand: ett tak av vit och rosa kristyr, polkagriskäppar vid dörren och tre små träd på gården. Det kommer färdigbyggt, på en rund bricka.',
        'Fram till julafton står det mitt på bordet. Sedan bryter någon av den första takbiten, och ingen kan sluta.',
      ],
      details: {
        contents: 'Pepparkakshus på träbricka, i ask med fönster',
        size: '22 × 18 × 24 cm',
        weight: '850 g',
        ingredients:
          'VETEMJÖL, socker, honung, SMÖR, ÄGGVITA, kryddor (kanel, ingefära, nejlika, kardemumma), glukossirap, naturliga färgämnen.',
        allergens: 'Innehåller vete, mjölk och ägg. Kan innehålla nötter och soja.',
        'shelf-life': 'Åtta veckor på torr plats',
        origin: 'Bakat i Frankrike',
      },
      alts: ['Pepparkakshus med tak av vit och rosa kristyr, polkagriskäppar och små träd på en träbricka'],
    },
    'advent-calendar-box': {
      title: 'Adventskalenderhus med 24 luckor',
      description: [
        'Ett trähus med tjugofyra numrerade lådor i grönt, bär, rosa och gräddvitt. Du fyller dem själv: med choklad, med en lapp, med en bit av ett pussel som blir klart den 24:e.',
        'Det är gjort för att komma tillbaka varje december. På skylten under taket graverar vi ett namn eller ett ord.',
      ],
      details: {
        contents: 'Hus med 24 tomma lådor',
        material: 'Bokplywood, vattenbaserad färg',
        size: '52 × 30 × 12 cm, lådor 4 × 4,5 × 9 cm',
        origin: 'Tillverkat i Tyskland',
        care: 'Torkas med torr trasa.',
        age: 'Från tre år',
      },
      personalisation: 'Namn på skylten',
      alts: ['Trähus med 24 numrerade lådor i grönt, bär, rosa och gräddvitt, en låda öppen'],
    },
    'heart-chocolate-box': {
      title: 'Pralinhjärta med tjugo bitar',
      description: [
        'Tjugo praliner i ett bärrött hjärta: hallonganache, saltkola, hasselnöt och mörk choklad med ros. Var och en är dekorerad för hand.',
        'Locket har ord i guldfolie: ”with love” eller dina egna. När pralinerna är slut förvarar asken brev.',
      ],
      details: {
        contents: 'Tjugo praliner i en styv hjärtask',
        size: 'Ask 22 × 20 × 5 cm',
        weight: '250 g',
        ingredients:
          'Socker, kakaosmör, kakaomassa, helMJÖLKSPULVER, GRÄDDE, HASSELNÖTTER, glukossirap, hallon, SMÖR, emulgeringsmedel (SOJALECITIN), havssalt, rosenolja.',
        allergens: 'Innehåller mjölk, hasselnötter och soja. Kan innehålla andra nötter, gluten och ägg.',
        'shelf-life': 'Sex veckor i 14–18 °C',
        origin: 'Tillverkad i Belgien',
      },
      personalisation: 'Ord på locket',
      alts: ['Öppet bärrött hjärta med praliner, with love i guld på locket'],
    },
    'wooden-star-tree': {
      title: 'Stjärngran av trä',
      description: [
        'Stjärnor av bok, från stor till liten, staplade på en mässingsstav med guldfärgade och målade kulor emellan. Vrid varje stjärna lite och granen får en ny form.',
        'Inga barr, ingen vattning: den står på bordet från första advent och ryms i en skokartong i januari.',
      ],
      details: {
        contents: 'Stjärnor, kulor och mässingsstjärna att stapla, med anvisning',
        material: 'Oljad bok, mässing',
        size: '30 cm hög, 20 cm i diameter',
        origin: 'Svarvad i Tyskland',
        care: 'Torkas med torr trasa.',
        safety: 'Små delar. Inte för barn under tre år.',
      },
      alts: ['Gran av staplade trästjärnor med guldfärgade och målade kulor och en mässingsstjärna i toppen'],
    },
  },
  categories: {
    easter: {
      name: 'Påsk',
      description:
        'Till frukostbordet, äggjakten i trädgården och påskriset i fönstret: harar, ägg, vårblommor och något att öppna.',
    },
    'easter-decoration': {
      name: 'Påskpynt',
      description: 'Målade ägg, girlander och bon som kommer fram ur sin ask varje vår.',
    },
    'easter-bunnies': {
      name: 'Påskharar',
      description: 'Att äta, krama, dra efter sig eller ställa på hyllan.',
    },
    'mothers-day': {
      name: 'Mors dag',
      description:
        'Presenter som säger det bättre än ett telefonsamtal: blommor, något med hennes namn eller en timme bara för henne.',
    },
    flowers: {
      name: 'Blommor & växter',
      description: 'Skurna på morgonen eller kvar i sin kruka, och redo att ges bort som de kommer.',
    },
    sweets: {
      name: 'Sött & te',
      description:
        'Choklad, macarons, kakor och en burk gott te, från små tillverkare som signerar sina askar.',
    },
    chocolate: {
      name: 'Choklad',
      description: 'Harar och tryfflar från en verkstad i Gent.',
    },
    'bakes-and-tea': {
      name: 'Bakverk & te',
      description: 'Nybakat, och något att dricka till.',
    },
    home: {
      name: 'Hemmet',
      description: 'Stengods, ek, linne och levande ljus: sådant som används varje dag och får stanna.',
    },
    candles: {
      name: 'Ljus & dofter',
      description: 'Sojavax, lavendel och ros, gjutet och blandat för hand.',
    },
    kitchen: {
      name: 'Kök & dukning',
      description: 'Muggar, tekannor och det som ska i dem.',
    },
    decoration: {
      name: 'Inredning',
      description: 'Till väggar, hyllor, fönster och det bästa soffhörnet.',
    },
    'jewellery-and-keepsakes': {
      name: 'Smycken & minnen',
      description: 'Små saker att spara länge.',
    },
    jewellery: {
      name: 'Smycken',
      description: 'Ett hjärta att bära, och fina platser att lägga det på kvällen.',
    },
    keepsakes: {
      name: 'Minnen',
      description: 'Ramar, askar och namn i trä och porslin.',
    },
    personalised: {
      name: 'Personligt',
      description:
        'Med ett namn, ett ord eller ett datum, skrivet, graverat eller broderat för en enda person.',
    },
    'for-children': {
      name: 'För barn',
      description: 'Mjukt, säkert och gjort för lek, från första dagen.',
    },
    wellness: {
      name: 'Spa & skönhet',
      description: 'Till ett bad, en lugn kväll och doften som stannar i en halsduk.',
    },
    cards: {
      name: 'Kort, papper & fest',
      description: 'Kort, anteckningsböcker, askar och ballonger: allt som gör fest av en present.',
    },
    'out-and-about': {
      name: 'På språng',
      description: 'Kassar, muggar och anteckningsböcker för vägen dit.',
    },
    'gift-boxes': {
      name: 'Presentaskar',
      description: 'Kompletta, med rosett och klara att ge bort.',
    },
  },
  tags: {
    'advent-calendar': 'Adventskalendrar',
    anniversary: 'Bröllopsdag',
    birthday: 'Födelsedag',
    bunny: 'Med hare eller kanin',
    ceramic: 'Keramik',
    chocolate: 'Choklad',
    eggs: 'Ägg',
    floral: 'Blommigt',
    handmade: 'Handgjort',
    heart: 'Hjärtan',
    'new-baby': 'Nyfödd',
    'new-home': 'Inflyttning',
    scented: 'Doftande',
    textile: 'Textil',
    'thank-you': 'Tack',
    toy: 'Leksaker',
    vegan: 'Veganskt',
    wood: 'Trä',
  },
  options: {
    colour: {
      name: 'Färg',
      values: {
        ivory: 'Elfenben',
        white: 'Vit',
        oat: 'Havre',
        blush: 'Puderrosa',
        rose: 'Rosa',
        coral: 'Korall',
        sky: 'Himmelsblå',
        ink: 'Bläckblå',
        sage: 'Salviagrön',
        forest: 'Skogsgrön',
        gold: 'Guld',
        silver: 'Silver',
      },
    },
    size: {
      name: 'Storlek',
      values: {
        small: 'Liten',
        medium: 'Mellan',
        large: 'Stor',
        a4: 'A4',
        a5: 'A5',
        '100g': '100 g',
        '200g': '200 g',
        '30ml': '30 ml',
        '50ml': '50 ml',
        '12-pieces': '12 stycken',
        '24-pieces': '24 stycken',
      },
    },
    scent: {
      name: 'Doft',
      values: { peony: 'Pion', lavender: 'Lavendel', fig: 'Fikonblad', linen: 'Ren tvätt' },
    },
    chocolate: {
      name: 'Choklad',
      values: {
        milk: 'Mjölkchoklad',
        dark: 'Mörk choklad',
      },
    },
    variety: {
      name: 'Variant',
      values: {
        classic: 'Klassisk',
        'alcohol-free': 'Utan alkohol',
      },
    },
    filling: { name: 'Fyllning', values: { empty: 'Ingen', tissue: 'Silkespapper och pappersull' } },
    pages: { name: 'Sidor', values: { lined: 'Linjerade', dotted: 'Prickade', blank: 'Olinjerade' } },
  },
  closeUp: 'Närbild: {title}',
  details: {
    contents: 'Innehåll',
    material: 'Material',
    size: 'Mått',
    capacity: 'Rymmer',
    weight: 'Vikt',
    'burn-time': 'Brinntid',
    ingredients: 'Ingredienser',
    composition: 'Ingredienser',
    allergens: 'Allergener',
    'shelf-life': 'Hållbarhet',
    keeps: 'Hållbarhet',
    origin: 'Ursprung',
    age: 'Ålder',
    care: 'Skötsel',
    safety: 'Bra att veta',
    maker: 'Tillverkare',
    responsible: 'Ansvarig person i EU',
  },
}
