// The sample shop's words in Danish.
import type { SampleTexts } from './sample-texts.ts'

export const da: SampleTexts = {
  products: {
    'tulip-bouquet-vase': {
      title: 'Forårstulipaner i keramikvase',
      description: [
        'Femten tulipaner i lyserød, fersken og elfenben, skåret i knop samme morgen, som vi sender dem, og allerede arrangeret i deres vase. De springer ud i løbet af to-tre dage, læner sig mod vinduet og vokser lidt videre i vandet, som tulipaner nu gør.',
        'Vasen er af stentøj med en mat, let spættet glasur. Halsen er drejet smal, så en løs buket står af sig selv. Det bliver den vase, du tager frem, længe efter at tulipanerne er visnet.',
        'Den lille buket har ni stilke, den mellemstore femten, den store femogtyve i en højere vase.',
      ],
      details: {
        contents: 'Afskårne tulipaner, stentøjsvase, blomsternæring, plejekort',
        material: 'Vase: glaseret stentøj',
        size: 'Vase 22 cm høj (stor: 28 cm), åbning 8 cm',
        keeps: 'Syv til ni dage i friskt vand',
        origin: 'Tulipaner dyrket i Nederlandene',
        care: 'Skær en centimeter af stilkene, og skift vandet hver anden dag. Stil dem ikke ved frugt eller radiatorer. Vasen tåler opvaskemaskine.',
        safety: 'Må ikke spises. Tulipaner er giftige for katte og hunde.',
      },
      alts: ['Tulipaner i lyserød, fersken og elfenben i en rund hvid keramikvase'],
    },
    'rose-bouquet-kraft': {
      title: 'Buket haveroser i kraftpapir',
      description: [
        'Haveroser i pudderrosa, elfenben og koral med kviste af eukalyptus og brudeslør, bundet i hånden i en spiral, så buketten holder formen, når du stiller den fra dig. Haveroser er fyldigere end de almindelige fra blomsterhandleren, og de dufter.',
        'Vi pakker stilkene i vådt papir og derefter i kraftpapir med satinbånd: Buketten kan gives videre, præcis som den kommer. Den mellemstore buket har tolv roser, den store tyve.',
      ],
      details: {
        contents: 'Afskårne roser, eukalyptus, brudeslør, blomsternæring, plejekort',
        material: 'Genanvendeligt kraftpapir, satinbånd',
        size: 'Cirka 40 cm høj, 28 cm bred (stor: 45 × 36 cm)',
        keeps: 'Seks til otte dage i friskt vand',
        origin: 'Roser dyrket i Kenya, bundet i Nederlandene',
        care: 'Skær stilkene skråt, fjern blade under vandlinjen, og skift vandet hver anden dag.',
        safety: 'Må ikke spises. Der kan være torne på stilkene.',
      },
      alts: ['Roser i pudderrosa, elfenben og koral med eukalyptus, i kraftpapir med et koralfarvet bånd'],
    },
    'daffodil-pot': {
      title: 'Påskeliljer i glaseret potte',
      description: [
        'Ni påskeliljer med dybt orange trompeter, ikke afskåret, men voksende i deres egen jord. Nogle er sprunget ud, når de kommer, andre er i knop, og de lyser op på køkkenbordet i omkring to uger.',
        'Bagefter kan løgene komme i haven eller altankassen: Plantet tre gange så dybt, som de er høje, kommer de igen hvert forår. Den glaserede potte skjuler en inderpotte, så intet drypper på bordet.',
      ],
      details: {
        contents: 'Ni blomstrende påskeliljeløg, glaseret potte, plantekort',
        material: 'Glaseret keramik',
        size: 'Potte 14 cm i diameter, 13 cm høj; plante cirka 35 cm',
        keeps: 'To uger i blomst indendørs, år efter år udendørs',
        origin: 'Løg og potte fra Nederlandene',
        care: 'Lyst og køligt. Vand, når jorden føles tør på overfladen.',
        safety:
          'Må ikke spises. Løgene er giftige for mennesker og kæledyr; plantesaften kan irritere huden.',
      },
      alts: ['Gule påskeliljer med orange midte i en himmelblå glaseret potte'],
    },
    'potted-succulent': {
      title: 'To sukkulenter i lerpotter',
      description: [
        'To echeveriarosetter med rosa spidser, en større og en mindre, hver i sin hånddrejede lerpotte. Side om side ligner de et par, der altid har boet sammen.',
        'De tilgiver næsten alt: ferie, glemsomhed, en uge hos posten. Stil dem i et lyst vindue, og giv dem lidt vand hver fjortende dag.',
      ],
      details: {
        contents: 'To echeveria i potte, plejekort',
        material: 'Uglaseret og hvidglaseret lertøj',
        size: 'Potter 11 cm og 8 cm i diameter',
        origin: 'Planter fra Nederlandene, potter drejet i Portugal',
        care: 'Fuldt lys, lidt vand: Lad jorden tørre helt ud ind imellem. Ikke under 5 °C.',
        safety: 'Må ikke spises.',
      },
      alts: ['To sukkulenter med rosa bladspidser, den ene i en pudderrosa og den anden i en hvid potte'],
    },
    'chocolate-bunny': {
      title: 'Chokoladehare med sløjfe',
      description: [
        'En hul hare med lange ører, støbt i hånden i en form, der har stået i værkstedet i tres år. Væggene er tykke nok til et ordentligt knæk og tynde nok til at blive spist op.',
        'Mælkechokoladen har 38 % kakao og smager af karamel; den mørke har 64 % og er kun en smule bitter. Tre pralinéæg i folie følger med, og satinsløjfen bindes af en, der binder rigtig mange af dem til påske.',
      ],
      details: {
        contents: 'En hul chokoladehare, tre pralinéæg i folie, satinbånd',
        size: '19 cm høj',
        weight: '200 g',
        ingredients: [
          'Hare af mælkechokolade: Rørsukker, kakaosmør, SØDMÆLKSPULVER, kakaomasse, HASSELNØDDER, emulgator (SOJALECITHIN), vaniljeekstrakt.',
          'Hare af mørk chokolade: Kakaomasse, rørsukker, kakaosmør, HASSELNØDDER, emulgator (SOJALECITHIN), vaniljeekstrakt.',
          'Pralinéæg: Rørsukker, HASSELNØDDER, kakaosmør, SØDMÆLKSPULVER, kakaomasse, emulgator (SOJALECITHIN), vaniljeekstrakt.',
        ],
        allergens: [
          'Haren af mælkechokolade: indeholder mælk, hasselnødder og soja.',
          'Haren af mørk chokolade: indeholder hasselnødder og soja. Kan indeholde mælk.',
          'Pralinéæggene, sammen med begge harer: indeholder mælk, hasselnødder og soja.',
          'Alle kan indeholde andre nødder og gluten.',
        ],
        'shelf-life': 'Mindst fire måneder ved 15–18 °C og uden for sollys',
        origin: 'Fremstillet i Belgien',
        safety: 'Fjern sløjfe og folie, før den spises. Små æg er ikke for børn under tre år.',
      },
      alts: ['Chokoladehare med koralfarvet satinsløjfe ved siden af tre små æg i folie'],
    },
    'gold-foil-bunny': {
      title: 'Chokoladehare i guldfolie',
      description: [
        'Haren, som alle kender fra påskebordet: blød mælkechokolade i knitrende guldfolie med et bærrødt bånd om halsen. At man pakker ørerne ud først, er en tradition, vi ikke stiller spørgsmål ved.',
        'Den tager sig godt ud på en tallerken, i en rede eller i en frakkelomme, og den er lille nok til at stå ved hver kop.',
      ],
      details: {
        contents: 'En hul hare af mælkechokolade i folie',
        size: '14 cm høj',
        weight: '150 g',
        ingredients:
          'Sukker, kakaosmør, SØDMÆLKSPULVER, kakaomasse, SKUMMETMÆLKSPULVER, emulgator (SOJALECITHIN), vaniljeekstrakt. Kakao: mindst 32 %.',
        allergens: 'Indeholder mælk og soja. Kan indeholde nødder og gluten.',
        'shelf-life': 'Mindst seks måneder, køligt og tørt',
        origin: 'Fremstillet i Belgien',
        safety: 'Fjern folie og bånd, før den spises.',
      },
      alts: ['Chokoladehare i blank guldfolie med rødt bånd og tre æg i folie'],
    },
    'truffle-box': {
      title: 'Æske med tolv chokoladetrøfler',
      description: [
        'Tolv trøfler i fire slags: mørk med havsalt, mælkechokolade med hasselnøddepraliné, ruby med hindbær og hvid med matcha. Hver af dem rulles, dyppes og pyntes i hånden, så ingen to striber er ens.',
        'Æsken er dyb chokoladebrun med »for you« i guld på indersiden af låget, hvor man først ser det, når den åbnes. I den klassiske udgave er der en skefuld cognac i de mørke trøfler; den anden er uden alkohol.',
      ],
      details: {
        contents: 'Tolv trøfler i en stiv gaveæske',
        size: 'Æske 20 × 15 × 4 cm',
        weight: '168 g',
        ingredients:
          'Kakaomasse, kakaosmør, sukker, FLØDE, SØDMÆLKSPULVER, HASSELNØDDER, glukosesirup, hindbærpulver, matchate, SMØR, emulgator (SOJALECITHIN), havsalt. Klassisk: cognac (2 %).',
        allergens: 'Indeholder mælk, hasselnødder og soja. Kan indeholde andre nødder, gluten og æg.',
        'shelf-life': 'Fem uger ved 14–18 °C; bedst inden for tre',
        origin: 'Fremstillet i Belgien',
      },
      alts: ['Åben brun gaveæske med tolv pyntede trøfler, »for you« i guld i låget'],
    },
    'macaron-box': {
      title: 'Æske med tolv macarons',
      description: [
        'Mandelmacarons med en sprød skal og en blød midte: rose, pistacie, citron, solbær, abrikos og vanilje, to af hver. De bages mandag og onsdag og bliver sendt af sted samme aften.',
        'I gaveæsken står de på højkant i tre rækker, så de kommer hele frem. Den store æske har et lag mere.',
      ],
      details: {
        contents: 'Tolv eller fireogtyve macarons i gaveæske',
        size: 'Æske 21 × 15 × 5 cm',
        weight: '190 g (24 stk.: 380 g)',
        ingredients:
          'MANDLER, sukker, ÆGGEHVIDE, SMØR, FLØDE, hvid chokolade (sukker, kakaosmør, MÆLKEPULVER, SOJALECITHIN), PISTACIENØDDER, frugtpuréer, rosenvand, vanilje, farvestoffer: rødbede, spirulina, curcumin.',
        allergens:
          'Indeholder mandler, pistacienødder, æg, mælk og soja. Kan indeholde andre nødder og gluten.',
        'shelf-life': 'Seks dage i køleskab. Tag dem ud en halv time før servering.',
        origin: 'Bagt i Frankrig',
      },
      alts: ['Åben gaveæske med rækker af pastelfarvede macarons, en lyserød og en grøn ligger foran'],
    },
    'iced-sugar-cookies': {
      title: 'Seks påskekager med glasur',
      description: [
        'Seks tykke småkager med smør, bagt, til kanten lige er gylden, og glaseret i hånden: tre æg, en hare, en blomst og et hjerte. Glasuren er royal icing, tør at røre ved og med et strejf af citron.',
        'Fortæl os, hvilket ord der skal stå på hjertet, op til otte bogstaver. »Mor« er det, vi skriver oftest; navne kommer på andenpladsen.',
      ],
      details: {
        contents: 'Seks glaserede kager i æske med rude',
        size: 'Kager 7–9 cm, æske 26 × 18 cm',
        weight: '240 g',
        ingredients:
          'HVEDEMEL, SMØR, flormelis, sukker, ÆG, ÆGGEHVIDEPULVER, citronsaft, vanilje, salt, farvestoffer: rødbede, spirulina, saflor.',
        allergens: 'Indeholder hvede, mælk og æg. Kan indeholde nødder og soja.',
        'shelf-life': 'Seks uger i dåse',
        origin: 'Bagt i Frankrig',
      },
      personalisation: 'Ord på hjertet',
      alts: [
        'Seks glaserede kager: tre mønstrede æg, et harehoved, en lilla blomst og et hjerte med ordet »mum«',
      ],
    },
    'tea-tin': {
      title: 'Løs grøn te »Forårshave«',
      description: [
        'Grøn te med rosenblade, grøn mynte og kamille: let, lidt sød og mild nok til sen eftermiddag. Bladene er hele og store, så de kan trække to gange.',
        'Den salviegrønne dåse lukker tæt og er rar at åbne med sin lille guldknop. Indeni ligger en ske af bøg; én strøget ske passer til én kop.',
      ],
      details: {
        contents: 'Løs te i dåse, ske af bøg',
        material: 'Hvidblik, bøg',
        size: 'Dåse 9 cm i diameter, 14 cm høj',
        weight: '100 g til cirka 45 kopper; 200 g med genopfyldningspose',
        ingredients:
          'Grøn te (62 %), grøn mynte, kamilleblomster, rosenblade, kornblomst. Fra økologisk landbrug.',
        'shelf-life': '18 måneder, tørt og godt lukket',
        origin: 'Blandet i Danmark',
        care: 'Bryg ved 80 °C i to til tre minutter.',
      },
      alts: ['Salviegrøn tedåse med blomstret etiket, foran en træske te med rosenknopper'],
    },
    'painted-eggs-nest': {
      title: 'Håndmalede påskeæg i rede',
      description: [
        'Seks trææg malet i hånden med striber, prikker, margueritter og et strejf af guld, i en rede af flettet pil. De er drejet af lindetræ og har vægt og størrelse som et rigtigt æg.',
        'Stil reden midt på bordet, eller gem æggene et ad gangen: De klarer en nat i vådt græs. Næste år kommer de op af æsken lige så fine som i år.',
      ],
      details: {
        contents: 'Seks malede æg, pilerede, opbevaringsæske',
        material: 'Lindetræ, vandbaseret maling, pil',
        size: 'Rede 24 cm i diameter, æg 6 cm',
        origin: 'Fremstillet i Tyskland',
        care: 'Tør af med en tør klud.',
        safety: 'Pynt, ikke legetøj.',
      },
      alts: ['Pastelfarvede æg med prikker, striber og margueritter i en rund pilerede'],
    },
    'ceramic-bunny-pair': {
      title: 'To keramikharer',
      description: [
        'En stor hvid hare og en lille pudderrosa, så glat glaseret, at de fanger lyset fra vinduet. Ansigterne er malet med tre strøg hver, og strøgene er aldrig helt ens.',
        'De står på hylden hele året uden at ligne en påske, som nogen har glemt at pakke væk.',
      ],
      details: {
        contents: 'To figurer',
        material: 'Glaseret lertøj, filtfødder',
        size: '21 cm og 14 cm høje',
        origin: 'Lavet i hånden i Portugal',
        care: 'Tør af med en fugtig klud.',
        safety: 'Pynt, ikke legetøj.',
      },
      alts: ['En høj hvid og en mindre lyserød glaseret keramikhare, der sidder side om side'],
    },
    'personalised-name-egg': {
      title: 'Trææg med navn',
      description: [
        'Et fladt trææg til vinduet eller en gren, med en hare, en malet guirlande og et navn i ophøjede hvide bogstaver. Under navnet står »Easter« og årstallet.',
        'Familier plejer at bestille ét pr. barn og så et til, hver gang familien vokser. De hænger lige så godt på et dørhåndtag som på en forsythiagren.',
        'Op til tolv bogstaver, også æ, ø, å og accenter.',
      ],
      details: {
        material: 'Birkekrydsfiner fra certificerede skove, vandbaseret maling, satinbånd',
        size: '12 × 16 cm, 6 mm tykt',
        origin: 'Skåret og malet i Tyskland',
        care: 'Indendørs, eller udendørs i tørvejr. Tør af med en tør klud.',
        safety: 'Pynt, ikke legetøj. Båndet er ikke for børn under tre år.',
      },
      personalisation: 'Navn på ægget',
      alts: ['Trææg i lyserødt bånd med en hare, navnet Emma og en malet blomsterguirlande'],
    },
    'easter-basket': {
      title: 'Kurv til æggejagten',
      description: [
        'En rund kurv med snoet hank, stor nok til en hel formiddags æggejagt og let nok til en fireårig. Den kommer fyldt med papirgræs og seks pyntede æg til at gemme, og med en bred sløjfe på siden.',
        'Du vælger sløjfens farve og navnet på træskiltet, der hænger i den. Kurven er flettet af hele pileris: Den bærer grankogler og legetøjsbiler længe efter påske.',
      ],
      details: {
        contents: 'Kurv, seks pyntede æg, papirgræs, sløjfe, navneskilt af træ',
        material: 'Pil, bomuldsbånd, æg af lindetræ',
        size: '28 cm i diameter, 32 cm høj med hank',
        origin: 'Flettet i Tyskland',
        age: 'Fra tre år',
        care: 'Holdes tør; børst ud med en blød børste.',
        safety: 'Ikke for børn under tre år: bånd og små dele.',
      },
      personalisation: 'Navn på skiltet',
      alts: ['Rund flettet kurv med snoet hank og lyserød sløjfe, fuld af pyntede pastelæg'],
    },
    'felt-egg-garland': {
      title: 'Guirlande med filtæg',
      description: [
        'Syv æg af uldfilt i farver som franske mandler, broderet med forsting og hængt op mellem træperler. Med sine 1,8 meter når den over et vindue, en kaminhylde eller væggen for enden af en tremmeseng.',
        'Snoren er naturfarvet bomuld med en løkke i hver ende, så to tegnestifter er alt, hvad der skal til. Den vejer næsten ingenting og er nem at sende.',
      ],
      details: {
        contents: 'Guirlande med syv æg',
        material: 'Uldfilt, bomuld, perler af bøg',
        size: '1,8 m lang, æg 7 cm',
        origin: 'Syet i Sverige',
        care: 'Ryst den; stryg ved lav varme under et klæde.',
        safety: 'Pynt, ikke legetøj. Hæng den uden for små børns rækkevidde.',
      },
      alts: ['Guirlande med syv pastelfarvede æg med hvide sting mellem træperler på en snor'],
    },
    'name-mug': {
      title: 'Stentøjskrus med navn',
      description: [
        'Et rummeligt krus med rund fod og en hank til tre fingre. Glasuren er blød og let mat udenpå, blank indeni, og navnet er skrevet på i hånden.',
        'Skriften er brændt ind i glasuren, ikke trykt ovenpå: Den holder til opvaskemaskinen og ti års mandage. »Mor«, »Far« og navne er klassikerne, men ethvert ord på op til tolv bogstaver går an.',
      ],
      details: {
        material: 'Glaseret stentøj',
        size: '9 cm i diameter, 9,5 cm højt',
        capacity: '380 ml',
        weight: '390 g',
        origin: 'Drejet og håndskrevet i Portugal',
        care: 'Tåler opvaskemaskine og mikroovn',
      },
      personalisation: 'Navn eller ord på kruset',
      alts: ['Cremefarvet stentøjskrus med et navn i brun håndskrift'],
    },
    'teapot-for-two': {
      title: 'Testel i stentøj til to',
      description: [
        'En rund tepotte i spættet hvid med egeknop og to himmelblå kopper på hvide underkopper. Potten rummer tre kopper, og det er lige til to, der bliver siddende lidt.',
        'Tuden blev tegnet om fire gange, indtil den holdt op med at dryppe. I låget sidder en stålsi; løft den ud, og der er plads til et helt bundt mynte.',
      ],
      details: {
        contents: 'Tepotte med si, to kopper, to underkopper',
        material: 'Glaseret stentøj, olieret eg, rustfrit stål',
        size: 'Potte 24 cm med tud, 17 cm høj',
        capacity: 'Potte 700 ml, kopper 200 ml',
        weight: '1,8 kg',
        origin: 'Fremstillet i Portugal',
        care: 'Tåler opvaskemaskine uden låg; giv knoppen lidt olie en gang om året.',
      },
      alts: ['Hvid tepotte med træknop og to himmelblå kopper te på hvide underkopper'],
    },
    'scented-candle': {
      title: 'Duftlys af sojavoks',
      description: [
        'Sojavoks hældt i hånden i et tungt, tonet glas, med en bomuldsvæge, der brænder jævnt ud til kanten. Duften er der, når du kommer ind i stuen, og er ikke i vejen, når I sætter jer til bords.',
        'Pæon er frisk og lidt grøn; lavendel er tør som et linnedskab; figen er bladet snarere end frugten; og ren vask dufter af lagener på snoren.',
        'Etiketten er din: et navn eller et ord på op til fjorten bogstaver. Når lyset er brændt ned, fjerner varmt vand resten af voksen, og glasset bliver et godt drikkeglas.',
      ],
      details: {
        contents: 'Lys i glas, låg mod støv',
        material: 'Sojavoks, bomuldsvæge, glas',
        size: '8,5 cm i diameter, 9,5 cm højt',
        weight: '220 g voks',
        'burn-time': 'Cirka 45 timer',
        origin: 'Støbt i Finland',
        care: 'Lad overfladen smelte helt ud til kanten første gang, cirka to timer. Klip vægen til 5 mm.',
        safety:
          'Lad aldrig et tændt lys være uden opsyn. Hold det væk fra børn, kæledyr og gardiner. Kan forårsage allergisk hudreaktion; opbevares utilgængeligt for børn.',
      },
      personalisation: 'Navn eller ord på etiketten',
      alts: ['Tændt lys i lyserødt tonet glas med etiketten »Peony«, to kronblade ved siden af'],
    },
    'photo-frame-oak': {
      title: 'Billedramme i eg med kunsttryk',
      description: [
        'En ramme i massiv eg med en bred hvid passepartout, der giver selv et lille foto luft. Der følger et tryk med bakker ved solopgang med, så den kan hænge allerede i dag og få dit eget billede i morgen.',
        'Hjørnerne er skåret i gering og limet, og glasset er rigtigt glas. Vi graverer en linje på op til tredive bogstaver langs den nederste kant: en dato, et sted, to navne.',
      ],
      details: {
        contents: 'Ramme med passepartout, glas, kunsttryk og ophæng',
        material: 'Olieret eg, syrefrit karton, glas',
        size: 'A4: udvendigt 28 × 36 cm; A5: 21 × 27 cm',
        origin: 'Fremstillet i Tyskland',
        care: 'Støv af med en tør klud; kom glasrens på kluden, ikke på rammen.',
        safety: 'Indeholder glas.',
      },
      personalisation: 'Linje graveret på rammen',
      alts: ['Egeramme med hvid passepartout og et tryk af bakker under en koralrød sol'],
    },
    'embroidered-cushion': {
      title: 'Broderet pude »Mor«',
      description: [
        'En hørpude med ét ord i tyk fladsyning, en linje små bogstaver nedenunder og tre blomster forneden. Rundt i kanten løber en paspel i trådens farve.',
        'Hørren er forvasket, så den er blød fra første aften og ikke krymper i vask. Ordet er »Mor«, medmindre du giver os et andet: Oma, Mamma, Máma og Äiti har alle forladt værkstedet i dette forår.',
      ],
      details: {
        contents: 'Pudebetræk med lynlås, fjerfri inderpude',
        material: 'Betræk: 100 % hør. Inderpude: genanvendt polyester',
        size: '45 × 45 cm',
        origin: 'Syet i Sverige',
        care: 'Betræk: vaskes med vrangen ud ved 40 °C, stryges på vrangen. Inderpude: 30 °C.',
      },
      personalisation: 'Ord på puden',
      alts: ['Cremefarvet hørpude broderet med »Mor, you are home« og tre koralfarvede blomster'],
    },
    'oak-wall-clock': {
      title: 'Vægur i eg',
      description: [
        'En klar hvid urskive, timestreger i messing og en kant bøjet af én enkelt strimmel eg. Viserne glider uden at tikke, så uret kan hænge i et soveværelse.',
        'Under tolvtallet sætter vi din egen linje, op til atten tegn: »Sammen siden 1984«, et efternavn, navnet på et hus. Linjen er så lille, at gæsterne selv opdager den.',
      ],
      details: {
        contents: 'Ur, AA-batteri, skrue og rawlplug',
        material: 'Eg, lakeret stål, messing, glas',
        size: '30 cm i diameter, 5 cm dybt',
        weight: '1,1 kg',
        origin: 'Fremstillet i Tyskland',
        care: 'Støv af med en tør klud.',
        safety: 'Aflever brugte batterier til batteriindsamling.',
      },
      personalisation: 'Linje på urskiven',
      alts: ['Rundt vægur med egekant, sorte tal og en lille linje skrift på urskiven'],
    },
    'heart-necklace': {
      title: 'Halskæde med buet hjerte',
      description: [
        'Et lille afrundet hjerte på en fin ankerkæde, poleret, til det spejler stuen. Det er hult, så det vejer næsten ingenting og kan bæres hver dag uden at mærkes.',
        'Der er plads til tre bogstaver på bagsiden: initialer eller forbogstaverne på tre børn. Kæden lukkes ved 42 eller 45 centimeter.',
      ],
      details: {
        contents: 'Halskæde i gavepose',
        material: '925 sterlingsølv; guldudgaven forgyldt med 18 karat guld, 2 mikron. Nikkelfri',
        size: 'Hjerte 14 mm; kæde 42–45 cm',
        weight: '3,1 g',
        origin: 'Fremstillet i Arezzo, Italien',
        care: 'Tag den af, før du bader eller tager parfume på. Poler med en blød klud.',
        safety: 'Ikke for børn under tre år.',
      },
      personalisation: 'Initialer på bagsiden',
      alts: ['Buet guldhjerte på en fin kæde, vist på en pudderrosa buste'],
    },
    'ring-dish': {
      title: 'Hjerteformet ringskål',
      description: [
        'Et lavt porcelænshjerte med guldkant til de ringe, du tager af, før du ælter dej. Det har sin plads ved vasken, på natbordet eller ved siden af nøglerne.',
        'Et navn eller et kort ord skrives i hånden på indersiden og brændes under glasuren, hvor hverken sæbe eller ringe kan nå det.',
      ],
      details: {
        material: 'Glaseret porcelæn, kant af 12 karat guld',
        size: '12 × 11 cm, 2,5 cm dyb',
        weight: '140 g',
        origin: 'Fremstillet i Portugal',
        care: 'Vaskes op i hånden. Tåler ikke mikroovn på grund af guldet.',
        safety: 'Pynt; ikke til fødevarer.',
      },
      personalisation: 'Ord i skålen',
      alts: ['Hvid hjerteskål af porcelæn med guldkant, et navn og to ringe i'],
    },
    'velvet-jewellery-box': {
      title: 'Smykkeskrin i fløjl',
      description: [
        'Et skrin i kort, tæt fløjl med et spejl, der fylder hele låget. Indeni er der fem ruller til ringe, to rum til øreringe og en lomme, hvor en kæde ligger uden at filtre sig.',
        'Det lukker med et stille klik og kan være i en skuffe eller en weekendtaske. Et navn på op til tolv bogstaver kan broderes på låget med guldtråd.',
      ],
      details: {
        material: 'Bomuldsfløjl på træfiber, glasspejl, messinghængsel',
        size: '22 × 15 × 8 cm',
        weight: '640 g',
        origin: 'Fremstillet i Italien',
        care: 'Børst med en tøjbørste i luvens retning.',
        safety: 'Indeholder glas.',
      },
      personalisation: 'Navn på låget',
      alts: ['Åbent rosa fløjlsskrin med spejl i låget og ringe på ruller'],
    },
    'plush-bunny': {
      title: 'Blød plyskanin',
      description: [
        'En cremefarvet kanin med lange, lyserødt forede ører og satinsløjfe, fyldig nok til at sidde selv og blød nok til at blive båret i den ene arm. Pelsen er tæt og kort og bliver ikke hængende i små hænder.',
        'Øjnene er broderet, der er ikke noget at rive af, og hele kaninen kan komme i vaskemaskinen. Det er jo det, der afgør den slags i sidste ende. Vi broderer navnet på venstre pote.',
      ],
      details: {
        material: 'Betræk og fyld: polyester, halvt genanvendt',
        size: '32 cm siddende, med ører',
        weight: '260 g',
        age: 'Fra fødslen',
        origin: 'Syet i Tjekkiet',
        care: 'Maskinvask ved 30 °C, lufttørres.',
        safety:
          'CE-mærket, testet efter standarden EN 71. Fjern emballagen og båndet med mærket, før barnet får den.',
      },
      personalisation: 'Navn på poten',
      alts: ['Blød cremefarvet plyskanin med lyserøde ører og lyseblå sløjfe'],
    },
    'plush-teddy': {
      title: 'Honningfarvet bamse',
      description: [
        'En bamse af den gamle slags: karamelfarvet pels, cremefarvede poter, en alvorlig snude og en rød sløjfe. Arme og ben er syet på, så de kan bevæges lidt, og den kan sidde ved bordet eller læne sig mod en pude.',
        'Den lille bamse kan være under armen; den store skal have en stol for sig selv. Et navn på op til ti bogstaver broderes på højre fod.',
      ],
      details: {
        material: 'Polyesterplys, fyld delvist genanvendt, polyestersatin',
        size: 'Lille 30 cm, stor 48 cm, siddende',
        weight: 'Lille 400 g, stor 840 g',
        age: 'Fra fødslen',
        origin: 'Syet i Tjekkiet',
        care: 'Maskinvask ved 30 °C i vaskepose, lufttørres.',
        safety: 'CE-mærket, testet efter standarden EN 71. Fjern emballagen, før barnet får den.',
      },
      personalisation: 'Navn på foden',
      alts: ['Karamelfarvet bamse med cremefarvede poter og en stor rød sløjfe'],
    },
    'wooden-pull-bunny': {
      title: 'Trækkanin i træ',
      description: [
        'En kanin af bøg på fire salviegrønne hjul, med hvid halestump og en perle for enden af snoren. Akslerne sidder en anelse forskudt: Når kaninen trækkes, hopper den.',
        'Kanterne er rundet og slebet, til de føles som en strandsten, og olien og farverne er uskadelige for et barn, der smager på alting først. Vi brænder navnet ind i siden, ved siden af hjertet.',
      ],
      details: {
        material: 'Bøg fra certificerede skove, vandbaserede farver, bomuldssnor',
        size: '18 × 8 × 17 cm; snor 60 cm med sikkerhedslås',
        weight: '470 g',
        age: 'Fra 12 måneder',
        origin: 'Fremstillet i Seiffen, Tyskland',
        care: 'Tør af med en fugtig klud; gnid den ind i linolie en gang om året.',
        safety:
          'CE-mærket, testet efter standarden EN 71. Bruges under opsyn af en voksen på grund af snoren.',
      },
      personalisation: 'Navn på siden',
      alts: ['Kanin af bøg på salviegrønne hjul med træksnor og grøn perle'],
    },
    'carousel-music-box': {
      title: 'Spilledåse med kaninkarrusel',
      description: [
        'Fem kaniner kører rundt under en stribet baldakin, mens dåsen spiller Brahms’ vuggevise. Træk den op i foden, så drejer den i cirka to et halvt minut og sætter farten ned til sidst, som vi alle gør.',
        'Spilleværket har atten toner og en stålkam. Figurer og baldakin er støbt i kunstharpiks med et skær af porcelæn, malet i hånden og kantet med guld.',
      ],
      details: {
        material: 'Støbt kunstharpiks, spilleværk i stål, filtbund',
        size: '15 cm i diameter, 24 cm høj',
        weight: '950 g',
        age: 'Et minde til hylden; som legetøj fra otte år',
        origin: 'Samlet i Italien, spilleværk fra Schweiz',
        care: 'Støv af med en blød pensel. Træk den ikke for hårdt op.',
        safety: 'Ikke for børn under tre år: små dele.',
      },
      alts: ['Spilledåse som karrusel med lyserød- og hvidstribet baldakin og små hvide kaniner'],
    },
    'signature-gift-box': {
      title: 'Gaveæske med satinsløjfe',
      description: [
        'En solid elfenbenshvid æske med et låg, der slutter, som låg skal, og et bredt rosa satinbånd bundet i en fyldig sløjfe. Den rummer et krus, et lys og et kort med plads til overs.',
        'Tag den tom, og fyld den selv, eller vælg den med silkepapir og papiruld i pudderrosa, så intet rasler. Et navn kan skrives på låget med guldblæk, op til seksten bogstaver.',
        'De fleste ender med at gemme på breve og fotografier, og derfor laver vi dem så solide.',
      ],
      details: {
        contents: 'Æske med låg og bånd; med fyld: otte ark silkepapir, papiruld',
        material: 'Gråpap beklædt med genbrugspapir, polyestersatin',
        size: 'Indvendigt 26 × 22 × 14 cm',
        weight: '580 g',
        origin: 'Fremstillet i Storbritannien',
        care: 'Holdes tør. Båndet glider af uden at skulle løsnes.',
      },
      personalisation: 'Navn på låget',
      alts: ['Elfenbenshvid gaveæske med rosa satinbånd og en stor sløjfe'],
    },
    'mothers-day-card': {
      title: 'Mors dag-kort med kuvert',
      description: [
        'En krans af bittesmå papirblomster i form af et hjerte, klippet og sat i hånden over en tekst i lyserødt. Kortet er tykt nok til at stå på en hylde i ugevis, og det gør det som regel.',
        'Ordene på forsiden er dine: op til atten tegn, fra »Bedste mor« til hendes navn. Indersiden er blank, til din egen pen. Kraftkuverten lukkes med et laksegl.',
      ],
      details: {
        contents: 'Kort, kraftkuvert, laksegl',
        material: 'Bomuldspapir, 300 g/m²; papirblomster',
        size: '12 × 17 cm foldet',
        weight: '40 g',
        origin: 'Fremstillet i Storbritannien',
      },
      personalisation: 'Ord på forsiden',
      alts: [
        'Kort med et hjerte af papirblomster og ordene »Happy Mother’s Day«, en forseglet kraftkuvert ved siden af',
      ],
    },
    'linen-notebook': {
      title: 'Notesbog i hør med pen',
      description: [
        'En notesbog, der ligger fladt, uanset hvor du slår op, indbundet i hør med et navn præget i guldfolie. En elastik holder den lukket, et mærkebånd viser siden, og i lommen bagi ligger det, der ikke må blive væk.',
        'Papiret tåler fyldepen, uden at blækket slår igennem. En kuglepen i hvid og guld følger med, tung nok til at føles som en rigtig pen.',
      ],
      details: {
        contents: 'Notesbog, kuglepen med blå patron',
        material: 'Hør på pap, cremefarvet papir 100 g/m², pen i messing og lak',
        size: 'A5, 192 sider',
        weight: '370 g',
        origin: 'Indbundet i Storbritannien',
        care: 'Tør af med en tør klud.',
      },
      personalisation: 'Navn på omslaget',
      alts: ['Rosa notesbog i hør med navnet Emma i guld, en pen i hvid og guld ved siden af'],
    },
    'heart-balloons': {
      title: 'Tre hjerteballoner',
      description: [
        'Tre foliehjerter i rosa, koral og guld på lange satinbånd, holdt nede af en lille gaveæske, der er tung nok til at holde dem på plads. Klar til morgenbordet, skolegården eller sygestuen.',
        'De kommer flade i en kuvert. Enhver blomsterhandler eller festbutik fylder dem med helium, og med luft og på en pind tager de sig også fint ud. Med helium svæver de i cirka en uge.',
      ],
      details: {
        contents: 'Tre folieballoner, satinbånd, vægt, sugerør til luft',
        material: 'Polyamidfolie, polyesterbånd, karton',
        size: 'Hjerter 45 cm brede, når de er fyldt',
        origin: 'Fremstillet i Spanien',
        care: 'Luk gassen ud, og gem dem flade: De kan fyldes igen.',
        safety:
          'Ikke for børn under tre år: bånd og små dele. Slip aldrig balloner udendørs eller nær højspændingsledninger. Helium følger ikke med.',
      },
      alts: ['Tre blanke hjerteballoner i rosa, koral og guld bundet til en lille gaveæske'],
    },
    'tote-bag': {
      title: 'Stofpose »Bedste mor«',
      description: [
        'En pose i kraftigt naturfarvet kanvas med lange hanke, der bliver på skulderen. Skriften og blomsterborten er trykt med vandbaseret farve, blød at røre ved og vaskeægte.',
        'Den bærer tolv kilo indkøb uden at brokke sig og kan foldes ned i en frakkelomme. Der står »Bedste mor«; giv os andre ord, hvis det gælder den bedste bedstemor, lærer eller tante.',
      ],
      details: {
        material: 'Kanvas af 100 % økologisk bomuld, 280 g/m²',
        size: '38 × 42 cm, hanke 68 cm',
        weight: '160 g',
        origin: 'Syet og trykt i Sverige',
        care: 'Vaskes med vrangen ud ved 30 °C, stryges på vrangen.',
      },
      personalisation: 'Ord på posen',
      alts: ['Naturfarvet stofpose med trykket »Bedste mor« og tre lyserøde blomster'],
    },
    'name-tumbler': {
      title: 'Termokrus med graveret navn',
      description: [
        'Et dobbeltvægget stålkrus, der holder kaffe varm i seks timer og vand koldt i tolv. Det smalner til forneden, så det passer i holderen i bilen, på barnevognen eller cyklen.',
        'Navnet graveres gennem farven ned til stålet, så det hverken kan skalle af eller falme. Låg, sugerør og en lille børste til sugerøret følger med.',
      ],
      details: {
        contents: 'Krus, låg, sugerør, sugerørsbørste',
        material: 'Rustfrit stål 18/8, pulverlak, BPA-fri polypropylen',
        size: '8,5 cm i diameter, 22 cm højt; fod 6,8 cm',
        capacity: '600 ml',
        weight: '340 g',
        origin: 'Fremstillet i Tsubame, Japan',
        care: 'Vask det op i hånden, så farven holder sig klar; låget tåler opvaskemaskine.',
        safety: 'Drik varme drikke af åbningen, ikke gennem sugerøret. Tåler ikke mikroovn.',
      },
      personalisation: 'Navn graveret på kruset',
      alts: ['Salviegrønt termokrus med sugerør og navnet Emma'],
    },
    'spa-gift-set': {
      title: 'Spasæt med lavendel',
      description: [
        'Alt til en time bag lukket dør: to tykke håndklæder, to stykker sæbe, et glas badesalt og en ravgul flaske badeolie med lavendel fra bakkerne over Manosque.',
        'Det ligger på en egebakke, der bagefter kan bære en kop te på badekarskanten. Duften er lavendel fra marken, lidt urteagtig, ikke den fra skuffen.',
      ],
      details: {
        contents: 'To håndklæder, to sæber (100 g hver), badesalt (200 g), badeolie (150 ml), egebakke',
        material: 'Håndklæder: 100 % bomuld, 550 g/m². Bakke: olieret eg',
        size: 'Bakke 36 × 18 cm; håndklæder 30 × 50 cm og 50 × 90 cm',
        composition:
          'Badeolie: Prunus Amygdalus Dulcis Oil, Helianthus Annuus Seed Oil, Lavandula Angustifolia Oil, Tocopherol, Linalool, Limonene. Sæbe: Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Lavandula Angustifolia Oil, Linalool. Salt: Sodium Chloride, Lavandula Angustifolia Flower.',
        allergens: 'Indeholder mandelolie, linalool og limonen.',
        keeps: '12 måneder efter åbning',
        origin: 'Fremstillet i Frankrig',
        care: 'Vask håndklæderne ved 60 °C. Tør bakken af.',
        safety: 'Kun til udvortes brug. Undgå kontakt med øjnene. Badekarret kan blive glat.',
      },
      alts: [
        'Egebakke med et hvidt og et lyserødt håndklæde, to sæber, et glas badesalt og en ravgul flaske',
      ],
    },
    'perfume-bottle': {
      title: 'Fleur eau de parfum',
      description: [
        'Rose og pæon, men på en varm aften snarere end i en buket: først bergamot, kronblade i midten og en bund af ceder og hvid moskus, der bliver i et tørklæde til næste dag.',
        'Flakonen er af tungt glas med messingkrave og et låg med runde skuldre. Tredive milliliter er gode at rejse med; halvtreds rækker cirka et år, hvis du bruger den hver anden dag.',
      ],
      details: {
        contents: 'Eau de parfum i glasflakon med spray, æske',
        size: '30 ml eller 50 ml',
        composition:
          'Alcohol Denat., Parfum, Aqua, Citronellol, Geraniol, Hydroxycitronellal, Limonene, Linalool, Citral.',
        allergens: 'Indeholder citronellol, geraniol, hydroxycitronellal, limonen, linalool og citral.',
        keeps: '36 måneder efter åbning, beskyttet mod lys',
        origin: 'Fremstillet i Frankrig',
        safety:
          'Meget brandfarlig væske og damp. Holdes væk fra flammer og varme, og opbevares utilgængeligt for børn. Kun til udvortes brug.',
      },
      alts: ['Firkantet parfumeflakon i glas med etiketten »Fleur« og hvidt låg, rosenblade ved siden af'],
    },
    'glass-bauble-set': {
      title: 'Seks julekugler af glas med navn',
      description: [
        'Seks mundblæste kugler i gran, bær, guld, rosa, salvie og perlemor, malet i hånden og hver lidt anderledes end den næste. Den grønne bærer navnet, du vælger, i hvid skrift.',
        'De ligger i en grøn æske med »Merry Christmas« i guld i låget, og dér vender de tilbage hver januar.',
      ],
      details: {
        contents: 'Seks kugler med bånd, gaveæske',
        material: 'Mundblæst glas, malet i hånden',
        size: 'Kugler 7 cm i diameter, æske 24 × 17 × 8,5 cm',
        origin: 'Blæst og malet i Tyskland',
        care: 'Støves af med en blød, tør pensel.',
        safety: 'Af glas. Pynt, ikke til børn under tre år.',
      },
      personalisation: 'Navn på den grønne kugle',
      alts: ['Åben grøn æske med seks glaskugler, på den grønne står Emma'],
    },
    'knitted-stocking': {
      title: 'Strikket julesok med navn',
      description: [
        'En tyk sok af uld i bær og creme med hjertemønster, strikket så tæt, at den holder formen selv med en appelsin i tåen. Navnet er broderet på kanten.',
        'Strikken holder den ved pejsen, gelænderet eller sengen. En til hver, den samme hvert år: sådan begynder en tradition.',
      ],
      details: {
        contents: 'Sok, uden indhold',
        material: '100 % uld, for af bomuld',
        size: '45 cm lang, åbning 16 cm',
        origin: 'Strikket i Sverige',
        care: 'Håndvask koldt, tørres liggende.',
      },
      personalisation: 'Navn på kanten',
      alts: ['Bærrød strikket julesok med cremefarvet kant, broderet Noah, fyldt med grankviste'],
    },
    'fir-wreath': {
      title: 'Dørkrans af gran med bær',
      description: [
        'En fyldig krans af nobilis med kogler, røde bær og en bærrød satinsløjfe. Bundet i hånden på halm dagen før afsendelsen, så den kommer grøn og dufter af skov.',
        'Udenfor holder den til langt efter nytår, i en varm stue cirka tre uger. Den hænger i løkken på bagsiden.',
      ],
      details: {
        contents: 'Krans med sløjfe, klar til at hænge op',
        material: 'Nobilis, kogler, bær, halm, polyestersatin',
        size: '40 cm i diameter',
        keeps: 'Seks uger ude, tre inde',
        origin: 'Bundet i Holland',
        care: 'Sprøjt med vand en gang imellem.',
        safety: 'Bær og kviste kan ikke spises. Hold væk fra levende lys.',
      },
      alts: ['Rund grankrans med kogler, røde bær og bærrød satinsløjfe'],
    },
    'snow-globe': {
      title: 'Snekugle med hus',
      description: [
        'Et lille hus med lys i vinduerne, en snemand og tre graner under glas. Vend den, og det sner i næsten et minut.',
        'På den grønne sokkel står »let it snow« i guld. Den er tung som en rigtig brevpresser og står lige så fast i vindueskarmen.',
      ],
      details: {
        contents: 'Snekugle i polstret æske',
        material: 'Glas, kunstharpiks, renset vand',
        size: '15 cm høj, 10 cm i diameter',
        origin: 'Fyldt og forseglet i Tyskland',
        care: 'Tørres af med en fugtig klud. Beskyt mod frost.',
        safety: 'Pynt, ikke legetøj. Stil den ikke i direkte sol.',
      },
      alts: ['Snekugle med hus, graner og snemand på grøn sokkel med teksten let it snow'],
    },
    'gingerbread-house': {
      title: 'Honningkagehus',
      description: [
        'Krydret honningkage, pyntet i hånden: et tag af hvid og rosa glasur, sukkerstokke ved døren og tre små træer i gården. Det kommer samlet, på et rundt bræt.',
        'Indtil juleaften står det midt på bordet. Så brækker nogen det første stykke af taget, og ingen kan stoppe.',
      ],
      details: {
        contents: 'Honningkagehus på træbræt, i æske med rude',
        size: '22 × 18 × 24 cm',
        weight: '850 g',
        ingredients:
          'HVEDEMEL, sukker, honning, SMØR, ÆGGEHVIDE, krydderier (kanel, ingefær, nellike, kardemomme), glukosesirup, naturlige farvestoffer.',
        allergens: 'Indeholder hvede, mælk og æg. Kan indeholde nødder og soja.',
        'shelf-life': 'Otte uger på et tørt sted',
        origin: 'Bagt i Frankrig',
      },
      alts: ['Honningkagehus med tag af hvid og rosa glasur, sukkerstokke og små træer på et træbræt'],
    },
    'advent-calendar-box': {
      title: 'Julekalenderhus med 24 skuffer',
      description: [
        'Et træhus med fireogtyve nummererede skuffer i grøn, bær, rosa og creme. Du fylder dem selv: med chokolade, med en seddel, med en brik til et puslespil, der er færdigt den 24.',
        'Det er lavet til at komme igen hver december. I skiltet under taget graverer vi et navn eller et ord.',
      ],
      details: {
        contents: 'Hus med 24 tomme skuffer',
        material: 'Bøgekrydsfiner, vandbaseret maling',
        size: '52 × 30 × 12 cm, skuffer 4 × 4,5 × 9 cm',
        origin: 'Fremstillet i Tyskland',
        care: 'Tørres af med en tør klud.',
        age: 'Fra tre år',
      },
      personalisation: 'Navn på skiltet',
      alts: ['Træhus med 24 nummererede skuffer i grøn, bær, rosa og creme, én skuffe åben'],
    },
    'heart-chocolate-box': {
      title: 'Hjerte med tyve pralineer',
      description: [
        'Tyve pralineer i et bærrødt hjerte: hindbærganache, saltkaramel, hasselnød og mørk chokolade med rose. Hver er pyntet i hånden.',
        'Låget har ord i guldfolie: »with love« eller dine egne. Når pralineerne er spist, gemmer æsken breve.',
      ],
      details: {
        contents: 'Tyve pralineer i en stiv hjerteæske',
        size: 'Æske 22 × 20 × 5 cm',
        weight: '250 g',
        ingredients:
          'Sukker, kakaosmør, kakaomasse, sødMÆLKSPULVER, FLØDE, HASSELNØDDER, glukosesirup, hindbær, SMØR, emulgator (SOJALECITIN), havsalt, rosenolie.',
        allergens: 'Indeholder mælk, hasselnødder og soja. Kan indeholde andre nødder, gluten og æg.',
        'shelf-life': 'Seks uger ved 14–18 °C',
        origin: 'Fremstillet i Belgien',
      },
      personalisation: 'Ord på låget',
      alts: ['Åbent bærrødt hjerte med pralineer, with love i guld på låget'],
    },
    'wooden-star-tree': {
      title: 'Stjernetræ af træ',
      description: [
        'Stjerner af bøg, fra stor til lille, stablet på en messingstang med gyldne og malede perler imellem. Drej hver stjerne lidt, og træet skifter form.',
        'Ingen nåle, ingen vanding: det står på bordet fra første søndag i advent og kan være i en skoæske i januar.',
      ],
      details: {
        contents: 'Stjerner, perler og messingstjerne til at stable, med vejledning',
        material: 'Olieret bøg, messing',
        size: '30 cm højt, 20 cm i diameter',
        origin: 'Drejet i Tyskland',
        care: 'Tørres af med en tør klud.',
        safety: 'Små dele. Ikke til børn under tre år.',
      },
      alts: ['Træ af stablede træstjerner med gyldne og farvede perler og en messingstjerne i toppen'],
    },
  },
  categories: {
    easter: {
      name: 'Påske',
      description:
        'Til morgenbordet, æggejagten i haven og grenene i vinduet: harer, æg, forårsblomster og noget at pakke op.',
    },
    'easter-decoration': {
      name: 'Påskepynt',
      description: 'Malede æg, guirlander og reder, der kommer op af æsken hvert forår.',
    },
    'easter-bunnies': {
      name: 'Påskeharer',
      description: 'Til at spise, kramme, trække efter sig eller stille på hylden.',
    },
    'mothers-day': {
      name: 'Mors dag',
      description:
        'Gaver, der siger det bedre end et telefonopkald: blomster, noget med hendes navn på eller en time helt for hende selv.',
    },
    flowers: {
      name: 'Blomster & planter',
      description: 'Skåret samme morgen eller stadig i potten, og klar til at give, som de kommer.',
    },
    sweets: {
      name: 'Sødt & te',
      description:
        'Chokolade, macarons, kager og en dåse god te fra små producenter, der signerer deres æsker.',
    },
    chocolate: {
      name: 'Chokolade',
      description: 'Harer og trøfler fra et værksted i Gent.',
    },
    'bakes-and-tea': {
      name: 'Bagværk & te',
      description: 'Nybagt, og noget at drikke til.',
    },
    home: {
      name: 'Hjemmet',
      description: 'Stentøj, eg, hør og levende lys: ting, der bruges hver dag og bliver.',
    },
    candles: {
      name: 'Lys & dufte',
      description: 'Sojavoks, lavendel og rose, støbt og blandet i hånden.',
    },
    kitchen: {
      name: 'Køkken & bord',
      description: 'Krus, tepotter og det, der skal i dem.',
    },
    decoration: {
      name: 'Pynt',
      description: 'Til vægge, hylder, vinduer og den gode krog i sofaen.',
    },
    'jewellery-and-keepsakes': {
      name: 'Smykker & minder',
      description: 'Små ting, der er til at gemme længe.',
    },
    jewellery: {
      name: 'Smykker',
      description: 'Et hjerte at bære, og gode steder at lægge det om aftenen.',
    },
    keepsakes: {
      name: 'Minder',
      description: 'Rammer, æsker og navne i træ og porcelæn.',
    },
    personalised: {
      name: 'Med navn',
      description: 'Med et navn, et ord eller en dato, skrevet, graveret eller broderet til ét menneske.',
    },
    'for-children': {
      name: 'Til børn',
      description: 'Blødt, sikkert og lavet til leg, fra første dag.',
    },
    wellness: {
      name: 'Velvære & skønhed',
      description: 'Til et bad, en stille aften og duften, der bliver i et tørklæde.',
    },
    cards: {
      name: 'Kort, papir & fest',
      description: 'Kort, notesbøger, æsker og balloner: alt det, der gør en gave til en fest.',
    },
    'out-and-about': {
      name: 'På farten',
      description: 'Poser, krus og notesbøger til turen.',
    },
    'gift-boxes': {
      name: 'Gaveæsker',
      description: 'Komplette, med sløjfe og klar til at give.',
    },
  },
  tags: {
    'advent-calendar': 'Julekalendere',
    anniversary: 'Bryllupsdag',
    birthday: 'Fødselsdag',
    bunny: 'Med hare eller kanin',
    ceramic: 'Keramik',
    chocolate: 'Chokolade',
    eggs: 'Æg',
    floral: 'Blomstret',
    handmade: 'Håndlavet',
    heart: 'Hjerter',
    'new-baby': 'Nyfødt',
    'new-home': 'Nyt hjem',
    scented: 'Med duft',
    textile: 'Tekstil',
    'thank-you': 'Tak',
    toy: 'Legetøj',
    vegan: 'Vegansk',
    wood: 'Træ',
  },
  options: {
    colour: {
      name: 'Farve',
      values: {
        ivory: 'Elfenben',
        white: 'Hvid',
        oat: 'Havre',
        blush: 'Pudderrosa',
        rose: 'Rosa',
        coral: 'Koral',
        sky: 'Himmelblå',
        ink: 'Blækblå',
        sage: 'Salviegrøn',
        forest: 'Skovgrøn',
        gold: 'Guld',
        silver: 'Sølv',
      },
    },
    size: {
      name: 'Størrelse',
      values: {
        small: 'Lille',
        medium: 'Mellem',
        large: 'Stor',
        a4: 'A4',
        a5: 'A5',
        '100g': '100 g',
        '200g': '200 g',
        '30ml': '30 ml',
        '50ml': '50 ml',
        '12-pieces': '12 stk.',
        '24-pieces': '24 stk.',
      },
    },
    scent: {
      name: 'Duft',
      values: { peony: 'Pæon', lavender: 'Lavendel', fig: 'Figenblad', linen: 'Ren vask' },
    },
    chocolate: {
      name: 'Chokolade',
      values: {
        milk: 'Mælkechokolade',
        dark: 'Mørk chokolade',
      },
    },
    variety: {
      name: 'Variant',
      values: {
        classic: 'Klassisk',
        'alcohol-free': 'Uden alkohol',
      },
    },
    filling: { name: 'Fyld', values: { empty: 'Uden', tissue: 'Silkepapir og papiruld' } },
    pages: { name: 'Sider', values: { lined: 'Linjerede', dotted: 'Prikkede', blank: 'Uden linjer' } },
  },
  closeUp: 'Nærbillede: {title}',
  details: {
    contents: 'Indhold',
    material: 'Materiale',
    size: 'Mål',
    capacity: 'Rummer',
    weight: 'Vægt',
    'burn-time': 'Brændetid',
    ingredients: 'Ingredienser',
    composition: 'Ingredienser',
    allergens: 'Allergener',
    'shelf-life': 'Holdbarhed',
    keeps: 'Holdbarhed',
    origin: 'Oprindelse',
    age: 'Alder',
    care: 'Pleje',
    safety: 'Godt at vide',
    maker: 'Producent',
    responsible: 'Ansvarlig person i EU',
  },
}
