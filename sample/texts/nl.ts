// The sample shop's words in Dutch.
import type { SampleTexts } from './sample-texts.ts'

export const nl: SampleTexts = {
  products: {
    'tulip-bouquet-vase': {
      title: 'Boeket voorjaarstulpen in keramieken vaas',
      description: [
        'Vijftien tulpen in roze, perzik en ivoor, in de knop gesneden op de ochtend van verzending en al geschikt in hun vaas. Ze gaan in twee of drie dagen open, buigen naar het raam en groeien in het water nog een beetje door, zoals tulpen dat doen.',
        'De vaas is van steengoed met een mat, licht gespikkeld glazuur. De hals is smal gedraaid, zodat een losse bos vanzelf blijft staan. Daarom pak je deze vaas er telkens weer bij, ook lang nadat de tulpen zijn uitgebloeid.',
        'Het kleine boeket heeft negen stelen, het middelgrote vijftien, het grote vijfentwintig in een hogere vaas.',
      ],
      details: {
        contents: 'Snijtulpen, vaas van steengoed, bloemenvoeding, verzorgingskaart',
        material: 'Vaas: geglazuurd steengoed',
        size: 'Vaas 22 cm hoog (groot: 28 cm), opening 8 cm',
        keeps: 'Zeven tot negen dagen in vers water',
        origin: 'Tulpen uit Nederland',
        care: 'Snijd om de twee dagen een centimeter van de stelen en ververs het water. Zet ze niet bij fruit of de verwarming. De vaas mag in de vaatwasser.',
        safety: 'Niet om te eten. Tulpen zijn giftig voor katten en honden.',
      },
      alts: ['Tulpen in roze, perzik en ivoor in een ronde witte keramieken vaas'],
    },
    'rose-bouquet-kraft': {
      title: 'Boeket tuinrozen in kraftpapier',
      description: [
        'Tuinrozen in zachtroze, ivoor en koraal met takjes eucalyptus en gipskruid, met de hand in een spiraal gebonden, zodat de bos zijn vorm houdt als je hem neerzet. Tuinrozen zijn voller dan die van de bloemist, en ze geuren.',
        'We wikkelen de stelen in nat papier en dan in kraftpapier met een satijnen lint: je geeft het boeket zoals het aankomt. Het middelgrote boeket heeft twaalf rozen, het grote twintig.',
      ],
      details: {
        contents: 'Snijrozen, eucalyptus, gipskruid, bloemenvoeding, verzorgingskaart',
        material: 'Recyclebaar kraftpapier, satijnen lint',
        size: 'Ongeveer 40 cm hoog, 28 cm breed (groot: 45 × 36 cm)',
        keeps: 'Zes tot acht dagen in vers water',
        origin: 'Rozen uit Kenia, gebonden in Nederland',
        care: 'Snijd de stelen schuin af, haal bladeren onder de waterlijn weg en ververs het water om de twee dagen.',
        safety: 'Niet om te eten. Aan de stelen kunnen doornen zitten.',
      },
      alts: ['Rozen in zachtroze, ivoor en koraal met eucalyptus, in kraftpapier met een koraalkleurig lint'],
    },
    'daffodil-pot': {
      title: 'Narcissen in geglazuurde pot',
      description: [
        'Negen narcissen met dieporanje trompetten, niet gesneden maar groeiend in hun eigen aarde. Als ze aankomen zijn sommige al open en andere nog in de knop, en een week of twee maken ze de keukentafel vrolijker.',
        'Daarna mogen de bollen de tuin of de balkonbak in: zet ze drie keer zo diep als ze hoog zijn en ze komen elk voorjaar terug. In de geglazuurde pot zit een binnenpot verstopt, dus er drupt niets op tafel.',
      ],
      details: {
        contents: 'Negen narcissenbollen in bloei, geglazuurde pot, plantkaart',
        material: 'Geglazuurd keramiek',
        size: 'Pot 14 cm doorsnee, 13 cm hoog; plant ongeveer 35 cm',
        keeps: 'Twee weken bloei binnen, jaren buiten',
        origin: 'Bollen en pot uit Nederland',
        care: 'Zet de pot licht en koel. Geef water als de aarde bovenop droog aanvoelt.',
        safety:
          'Niet om te eten. De bollen zijn giftig voor mens en huisdier; het sap kan de huid irriteren.',
      },
      alts: ['Gele narcissen met een oranje hart in een hemelsblauw geglazuurde pot'],
    },
    'potted-succulent': {
      title: 'Duo vetplanten in terracotta potten',
      description: [
        'Twee echeveria’s met roze getinte puntjes, een grotere en een kleinere, elk in een met de hand gedraaide pot. Naast elkaar zien ze eruit als een stel dat altijd al heeft samengewoond.',
        'Ze vergeven bijna alles: vakantie, vergeetachtigheid, een week bij de post. Zet ze voor een licht raam en geef ze om de twee weken een beetje water.',
      ],
      details: {
        contents: 'Twee echeveria’s in pot, verzorgingskaart',
        material: 'Ongeglazuurd en wit geglazuurd aardewerk',
        size: 'Potten 11 cm en 8 cm doorsnee',
        origin: 'Planten uit Nederland, potten gedraaid in Portugal',
        care: 'Veel licht, weinig water: laat de aarde tussendoor helemaal opdrogen. Niet onder 5 °C.',
        safety: 'Niet om te eten.',
      },
      alts: ['Twee vetplanten met roze bladpunten, één in een zachtroze en één in een witte pot'],
    },
    'chocolate-bunny': {
      title: 'Chocolade paashaas met strik',
      description: [
        'Een holle chocoladehaas met lange oren, met de hand gegoten in een vorm die al zestig jaar in het atelier staat. De wand is dik genoeg om echt te knappen, en dun genoeg om hem helemaal op te krijgen.',
        'De melkchocolade heeft 38% cacao en smaakt naar karamel; de pure heeft 64% en is maar een tikje bitter. Er horen drie pralinéeitjes in folie bij, en het satijnen lint wordt gestrikt door iemand die er met Pasen heel veel strikt.',
      ],
      details: {
        contents: 'Een holle chocoladehaas, drie pralinéeitjes in folie, satijnen lint',
        size: '19 cm hoog',
        weight: '200 g',
        ingredients: [
          'Haas van melkchocolade: Rietsuiker, cacaoboter, volle MELKPOEDER, cacaomassa, HAZELNOTEN, emulgator (SOJALECITHINE), vanille-extract.',
          'Haas van pure chocolade: Cacaomassa, rietsuiker, cacaoboter, HAZELNOTEN, emulgator (SOJALECITHINE), vanille-extract.',
          'Pralinéeitjes: Rietsuiker, HAZELNOTEN, cacaoboter, volle MELKPOEDER, cacaomassa, emulgator (SOJALECITHINE), vanille-extract.',
        ],
        allergens: [
          'Haas van melkchocolade: bevat melk, hazelnoten en soja.',
          'Haas van pure chocolade: bevat hazelnoten en soja. Kan melk bevatten.',
          'Pralinéeitjes, bij beide hazen: bevatten melk, hazelnoten en soja.',
          'Alles kan andere noten en gluten bevatten.',
        ],
        'shelf-life': 'Minstens vier maanden, bij 15–18 °C en uit de zon',
        origin: 'Gemaakt in België',
        safety:
          'Verwijder strik en folie voor het eten. Kleine eitjes zijn niet geschikt voor kinderen jonger dan drie jaar.',
      },
      alts: ['Chocoladehaas met een koraalkleurige satijnen strik naast drie kleine eitjes in folie'],
    },
    'gold-foil-bunny': {
      title: 'Chocoladehaas in goudfolie',
      description: [
        'De haas die iedereen kent van het paasontbijt: zachte melkchocolade in knisperend goudfolie, met een besrood lint om de hals. Dat je eerst de oren uitpakt, is een traditie waar wij niet aan tornen.',
        'Hij staat goed op een bord, in een nestje of in een jaszak, en hij is klein genoeg om er bij elk kopje een neer te zetten.',
      ],
      details: {
        contents: 'Een holle haas van melkchocolade in folie',
        size: '14 cm hoog',
        weight: '150 g',
        ingredients:
          'Suiker, cacaoboter, volle MELKPOEDER, cacaomassa, magere MELKPOEDER, emulgator (SOJALECITHINE), vanille-extract. Cacao: minstens 32%.',
        allergens: 'Bevat melk en soja. Kan noten en gluten bevatten.',
        'shelf-life': 'Minstens zes maanden, koel en droog',
        origin: 'Gemaakt in België',
        safety: 'Verwijder folie en lint voor het eten.',
      },
      alts: ['Chocoladehaas in glanzend goudfolie met een rood lint en drie eitjes in folie'],
    },
    'truffle-box': {
      title: 'Doos met twaalf chocoladetruffels',
      description: [
        'Twaalf truffels in vier soorten: puur met zeezout, melk met hazelnootpraliné, ruby met framboos en wit met matcha. Elke truffel wordt met de hand gerold, gedoopt en afgewerkt, dus geen twee streepjes zijn gelijk.',
        'De doos is diep chocoladebruin, met ‘for you’ in goud aan de binnenkant van het deksel, waar je het pas ziet als je hem openmaakt. In de klassieke doos zit een lepel cognac in de pure truffels; de andere is zonder alcohol.',
      ],
      details: {
        contents: 'Twaalf truffels in een stevige geschenkdoos',
        size: 'Doos 20 × 15 × 4 cm',
        weight: '168 g',
        ingredients:
          'Cacaomassa, cacaoboter, suiker, ROOM, volle MELKPOEDER, HAZELNOTEN, glucosestroop, frambozenpoeder, matchathee, BOTER, emulgator (SOJALECITHINE), zeezout. Klassiek: cognac (2%).',
        allergens: 'Bevat melk, hazelnoten en soja. Kan andere noten, gluten en ei bevatten.',
        'shelf-life': 'Vijf weken bij 14–18 °C; het lekkerst binnen drie',
        origin: 'Gemaakt in België',
      },
      alts: ['Open bruine geschenkdoos met twaalf versierde truffels, ‘for you’ in goud in het deksel'],
    },
    'macaron-box': {
      title: 'Doos met twaalf macarons',
      description: [
        'Amandelmacarons met een knapperig schilletje en een zacht hart: roos, pistache, citroen, zwarte bes, abrikoos en vanille, van elk twee. Ze worden op maandag en woensdag gebakken en gaan dezelfde avond nog op reis.',
        'In de geschenkdoos staan ze rechtop in drie rijen, zo komen ze heel aan. De grotere doos heeft een tweede laag.',
      ],
      details: {
        contents: 'Twaalf of vierentwintig macarons in een geschenkdoos',
        size: 'Doos 21 × 15 × 5 cm',
        weight: '190 g (24 stuks: 380 g)',
        ingredients:
          'AMANDELEN, suiker, EIWIT, BOTER, ROOM, witte chocolade (suiker, cacaoboter, MELKPOEDER, SOJALECITHINE), PISTACHENOTEN, vruchtenpurees, rozenwater, vanille, kleurstoffen: rode biet, spirulina, curcumine.',
        allergens: 'Bevat amandelen, pistachenoten, ei, melk en soja. Kan andere noten en gluten bevatten.',
        'shelf-life': 'Zes dagen in de koelkast. Haal ze een halfuur voor het serveren eruit.',
        origin: 'Gebakken in Frankrijk',
      },
      alts: ['Open geschenkdoos met rijen pastelkleurige macarons, een roze en een groene liggen ervoor'],
    },
    'iced-sugar-cookies': {
      title: 'Zes geglazuurde paaskoekjes',
      description: [
        'Zes dik uitgestoken boterkoekjes, gebakken tot de randen net goudbruin zijn en met de hand geglazuurd: drie eieren, een haasje, een bloem en een hart. Het glazuur is royal icing: droog als je het aanraakt, met een vleugje citroen.',
        'Geef ons het woord voor het hart, tot acht letters. ‘Mama’ spuiten we het vaakst; daarna komen namen.',
      ],
      details: {
        contents: 'Zes geglazuurde koekjes in een doos met venster',
        size: 'Koekjes 7–9 cm, doos 26 × 18 cm',
        weight: '240 g',
        ingredients:
          'TARWEBLOEM, BOTER, poedersuiker, suiker, EIEREN, EIWITPOEDER, citroensap, vanille, zout, kleurstoffen: rode biet, spirulina, saffloer.',
        allergens: 'Bevat tarwe, melk en ei. Kan noten en soja bevatten.',
        'shelf-life': 'Zes weken in een trommel',
        origin: 'Gebakken in Frankrijk',
      },
      personalisation: 'Woord op het hart',
      alts: [
        'Zes geglazuurde koekjes: drie eieren met patroon, een hazenkopje, een lila bloem en een hart met het woord ‘mum’',
      ],
    },
    'tea-tin': {
      title: 'Losse groene thee ‘Lentetuin’',
      description: [
        'Groene thee met rozenblaadjes, groene munt en kamille: licht, een beetje zoet en zacht genoeg voor de late middag. De bladeren zijn heel en groot, dus je kunt er twee keer mee zetten.',
        'Het saliegroene blik sluit goed af en gaat met zijn gouden knopje prettig open. Er ligt een beukenhouten schepje in; één afgestreken schepje is goed voor één kop.',
      ],
      details: {
        contents: 'Losse thee in blik, beukenhouten schepje',
        material: 'Blik, beukenhout',
        size: 'Blik 9 cm doorsnee, 14 cm hoog',
        weight: '100 g voor ongeveer 45 koppen; 200 g met navulzak',
        ingredients:
          'Groene thee (62%), groene munt, kamillebloemen, rozenblaadjes, korenbloem. Van biologische teelt.',
        'shelf-life': '18 maanden, droog en goed gesloten',
        origin: 'Gemelangeerd in Denemarken',
        care: 'Zet de thee bij 80 °C en laat twee tot drie minuten trekken.',
      },
      alts: ['Saliegroen theeblik met bloemenetiket, ervoor een houten schep thee met rozenknopjes'],
    },
    'painted-eggs-nest': {
      title: 'Handbeschilderde paaseieren in een nest',
      description: [
        'Zes houten eieren, met de hand beschilderd met banden, stippen, madeliefjes en een vleugje goud, in een nest van gevlochten wilgentenen. Ze zijn gedraaid uit lindehout en zo zwaar en groot als een echt ei.',
        'Zet het nest midden op tafel, of verstop de eieren één voor één: een nacht in nat gras overleven ze. Volgend jaar komen ze uit de doos zoals ze er dit jaar in gingen.',
      ],
      details: {
        contents: 'Zes beschilderde eieren, wilgennest, opbergdoos',
        material: 'Lindehout, verf op waterbasis, wilgentenen',
        size: 'Nest 24 cm doorsnee, eieren 6 cm',
        origin: 'Gemaakt in Duitsland',
        care: 'Afnemen met een droge doek.',
        safety: 'Decoratie, geen speelgoed.',
      },
      alts: ['Pastelkleurige eieren met stippen, strepen en madeliefjes in een rond wilgennest'],
    },
    'ceramic-bunny-pair': {
      title: 'Setje keramieken konijntjes',
      description: [
        'Een groot wit konijn en een klein zachtroze, zo glad geglazuurd dat ze het licht van het raam vangen. Hun gezichtjes zijn geschilderd met drie streekjes elk, en die zijn nooit helemaal hetzelfde.',
        'Ze staan het hele jaar op de plank zonder dat het lijkt alsof iemand Pasen vergat op te ruimen.',
      ],
      details: {
        contents: 'Twee beeldjes',
        material: 'Geglazuurd aardewerk, vilten voetjes',
        size: '21 cm en 14 cm hoog',
        origin: 'Met de hand gemaakt in Portugal',
        care: 'Afnemen met een vochtige doek.',
        safety: 'Decoratie, geen speelgoed.',
      },
      alts: ['Een groot wit en een kleiner roze konijn van geglazuurd keramiek, naast elkaar'],
    },
    'personalised-name-egg': {
      title: 'Houten ei met naam',
      description: [
        'Een plat houten ei voor het raam of aan een tak, met een haas, een geschilderde slinger en een naam in witte reliëfletters. Onder de naam staan ‘Easter’ en het jaartal.',
        'Gezinnen bestellen er meestal een per kind en dan weer een als het gezin groter wordt. Ze hangen even mooi aan een deurklink als aan een forsythiatak.',
        'Tot twaalf letters, ook met accenten.',
      ],
      details: {
        material: 'Berkenmultiplex uit gecertificeerde bossen, verf op waterbasis, satijnen lint',
        size: '12 × 16 cm, 6 mm dik',
        origin: 'Gesneden en beschilderd in Duitsland',
        care: 'Binnen, of buiten bij droog weer. Afnemen met een droge doek.',
        safety: 'Decoratie, geen speelgoed. Het lint is niet geschikt voor kinderen jonger dan drie jaar.',
      },
      personalisation: 'Naam op het ei',
      alts: ['Houten ei aan een roze lint met een haas, de naam Emma en een geschilderde bloemenslinger'],
    },
    'easter-basket': {
      title: 'Mandje voor het eieren zoeken',
      description: [
        'Een rond mandje met gedraaid hengsel, groot genoeg voor een ochtend eieren zoeken en licht genoeg voor een kind van vier. Het komt gevuld met papiergras en zes versierde eieren om te verstoppen, en met een brede strik opzij.',
        'Jij kiest de kleur van de strik en de naam voor het houten labeltje dat eraan hangt. Het mandje is gevlochten van hele wilgentenen: lang na Pasen draagt het nog dennenappels en speelgoedauto’s.',
      ],
      details: {
        contents: 'Mandje, zes versierde eieren, papiergras, strik, houten naamlabel',
        material: 'Wilgentenen, katoenen lint, eieren van lindehout',
        size: '28 cm doorsnee, 32 cm hoog met hengsel',
        origin: 'Gevlochten in Duitsland',
        age: 'Vanaf drie jaar',
        care: 'Droog houden; schoonmaken met een zachte borstel.',
        safety: 'Niet geschikt voor kinderen jonger dan drie jaar: lint en kleine onderdelen.',
      },
      personalisation: 'Naam op het label',
      alts: ['Rond gevlochten mandje met gedraaid hengsel en roze strik, vol versierde pasteleieren'],
    },
    'felt-egg-garland': {
      title: 'Slinger van vilten eieren',
      description: [
        'Zeven eieren van wolvilt in de kleuren van suikerboontjes, geborduurd met rijgsteken en opgehangen tussen houten kralen. Met 1,8 meter past hij over een raam, een schouw of de muur aan het voeteneind van een ledikant.',
        'Het koord is van naturel katoen met een lus aan elk eind, dus twee punaises zijn genoeg. Hij weegt bijna niets en kan prima met de post mee.',
      ],
      details: {
        contents: 'Slinger met zeven eieren',
        material: 'Wolvilt, katoen, beukenhouten kralen',
        size: '1,8 m lang, eieren 7 cm',
        origin: 'Genaaid in Zweden',
        care: 'Uitschudden; lauwwarm strijken onder een doek.',
        safety: 'Decoratie, geen speelgoed. Hang hem buiten bereik van kleine kinderen.',
      },
      alts: ['Slinger van zeven pasteleieren met witte steekjes tussen houten kralen aan een koord'],
    },
    'name-mug': {
      title: 'Mok van steengoed met naam',
      description: [
        'Een royale mok met een ronde voet en een oor waar drie vingers in passen. Het glazuur is zacht en licht mat aan de buitenkant, glanzend van binnen, en de naam staat er met de hand op geschreven.',
        'De letters zijn in het glazuur gebakken, niet erop gedrukt: ze doorstaan de vaatwasser en tien jaar maandagochtenden. ‘Mama’, ‘Papa’ en namen zijn de klassiekers, maar elk woord tot twaalf letters mag.',
      ],
      details: {
        material: 'Geglazuurd steengoed',
        size: '9 cm doorsnee, 9,5 cm hoog',
        capacity: '380 ml',
        weight: '390 g',
        origin: 'Gedraaid en beletterd in Portugal',
        care: 'Geschikt voor vaatwasser en magnetron',
      },
      personalisation: 'Naam of woord op de mok',
      alts: ['Crèmekleurige mok van steengoed met een naam in bruine handgeschreven letters'],
    },
    'teapot-for-two': {
      title: 'Theeservies van steengoed voor twee',
      description: [
        'Een bolle theepot in gespikkeld wit met een eiken knop, en twee hemelsblauwe kopjes op witte schoteltjes. In de pot passen drie koppen, precies goed voor twee mensen die er de tijd voor nemen.',
        'De tuit is vier keer opnieuw ontworpen, tot hij niet meer drupte. In het deksel zit een zeefje van staal; haal het eruit en er past een hele bos munt in.',
      ],
      details: {
        contents: 'Theepot met zeefje, twee kopjes, twee schoteltjes',
        material: 'Geglazuurd steengoed, geolied eikenhout, roestvrij staal',
        size: 'Pot 24 cm met tuit, 17 cm hoog',
        capacity: 'Pot 700 ml, kopjes 200 ml',
        weight: '1,8 kg',
        origin: 'Gemaakt in Portugal',
        care: 'Vaatwasserbestendig zonder deksel; wrijf de knop één keer per jaar in met olie.',
      },
      alts: ['Witte theepot met houten knop en twee hemelsblauwe kopjes thee op witte schoteltjes'],
    },
    'scented-candle': {
      title: 'Geurkaars van sojawas',
      description: [
        'Sojawas, met de hand gegoten in een zwaar getint glas, met een katoenen lont die gelijkmatig tot de rand brandt. De geur is er als je de kamer in komt, en zit niet in de weg als je aan tafel gaat.',
        'Pioen is fris en een beetje groen; lavendel is droog, als een linnenkast; vijg is het blad meer dan de vrucht; schone was ruikt naar lakens aan de waslijn.',
        'Op het etiket staat wat jij wilt: een naam of een woord van hoogstens veertien letters. Is de kaars op, dan spoel je met warm water de laatste was eruit en heb je een mooi drinkglas.',
      ],
      details: {
        contents: 'Kaars in glas, stofdeksel',
        material: 'Sojawas, katoenen lont, glas',
        size: '8,5 cm doorsnee, 9,5 cm hoog',
        weight: '220 g was',
        'burn-time': 'Ongeveer 45 uur',
        origin: 'Gegoten in Finland',
        care: 'Laat de eerste keer het oppervlak tot de rand smelten, ongeveer twee uur. Knip de lont af op 5 mm.',
        safety:
          'Laat een brandende kaars nooit alleen. Houd hem uit de buurt van kinderen, huisdieren en gordijnen. Kan een allergische huidreactie veroorzaken; buiten bereik van kinderen houden.',
      },
      personalisation: 'Naam of woord op het etiket',
      alts: ['Brandende kaars in roze getint glas met het etiket ‘Peony’, ernaast twee bloemblaadjes'],
    },
    'photo-frame-oak': {
      title: 'Eiken fotolijst met kunstprint',
      description: [
        'Een massief eikenhouten lijst met een breed wit passe-partout, dat ook een kleine foto de ruimte geeft. Er zit een print in van heuvels bij zonsopgang: vandaag kan hij al hangen, morgen doe je er je eigen foto in.',
        'De hoeken zijn in verstek gelijmd, en het glas is echt glas. We graveren een regel tot dertig letters langs de onderrand: een datum, een plaats, twee namen.',
      ],
      details: {
        contents: 'Lijst met passe-partout, glas, kunstprint en ophanghaakje',
        material: 'Geolied eikenhout, zuurvrij karton, glas',
        size: 'A4: buitenmaat 28 × 36 cm; A5: 21 × 27 cm',
        origin: 'Gemaakt in Duitsland',
        care: 'Afstoffen met een droge doek; doe glasreiniger op de doek, niet op de lijst.',
        safety: 'Bevat glas.',
      },
      personalisation: 'Gegraveerde regel op de lijst',
      alts: ['Eiken lijst met wit passe-partout en een print van heuvels onder een koraalrode zon'],
    },
    'embroidered-cushion': {
      title: 'Geborduurd linnen kussen',
      description: [
        'Een linnen kussen met één woord in dichte platsteek, daaronder een regel kleine letters en onderaan drie bloemen. Rondom loopt een bies in de kleur van het garen.',
        'Het linnen is voorgewassen, dus het is de eerste avond al zacht en krimpt niet in de was. Het woord is ‘Mama’, tenzij je ons een ander geeft: Oma, Mamma, Máma en Äiti gingen dit voorjaar allemaal al de deur uit.',
      ],
      details: {
        contents: 'Kussenhoes met rits, verenvrij binnenkussen',
        material: 'Hoes: 100% linnen. Binnenkussen: gerecycled polyester',
        size: '45 × 45 cm',
        origin: 'Genaaid in Zweden',
        care: 'Hoes: binnenstebuiten wassen op 40 °C, strijken op de achterkant. Binnenkussen: 30 °C.',
      },
      personalisation: 'Woord op het kussen',
      alts: [
        'Crèmekleurig linnen kussen, geborduurd met ‘Mama, you are home’ en drie koraalkleurige bloemen',
      ],
    },
    'oak-wall-clock': {
      title: 'Eiken wandklok',
      description: [
        'Een heldere witte wijzerplaat, messing uurstrepen en een rand die uit één strook eikenhout is gebogen. De wijzers lopen zonder tikken, dus de klok kan ook in de slaapkamer hangen.',
        'Onder de twaalf zetten we een regel van jou, tot achttien tekens: ‘Samen sinds 1984’, een achternaam, de naam van een huis. De regel is zo klein dat gasten hem zelf ontdekken.',
      ],
      details: {
        contents: 'Klok, AA-batterij, schroef en plug',
        material: 'Eikenhout, gelakt staal, messing, glas',
        size: '30 cm doorsnee, 5 cm diep',
        weight: '1,1 kg',
        origin: 'Gemaakt in Duitsland',
        care: 'Afstoffen met een droge doek.',
        safety: 'Lever lege batterijen in bij een inzamelpunt.',
      },
      personalisation: 'Regel op de wijzerplaat',
      alts: ['Ronde wandklok met eiken rand, zwarte cijfers en een kleine regel letters op de wijzerplaat'],
    },
    'heart-necklace': {
      title: 'Ketting met bol hartje',
      description: [
        'Een klein rond hartje aan een fijne ankerketting, gepolijst tot het de kamer weerspiegelt. Het is hol, dus het weegt bijna niets en je draagt het elke dag zonder het te merken.',
        'Op de achterkant passen drie letters: initialen, of de eerste letters van drie kinderen. De ketting sluit op 42 of 45 centimeter.',
      ],
      details: {
        contents: 'Ketting in een cadeauzakje',
        material: '925 sterlingzilver; gouden versie verguld met 18 karaat goud, 2 micron. Nikkelvrij',
        size: 'Hartje 14 mm; ketting 42 of 45 cm',
        weight: '3,1 g',
        origin: 'Gemaakt in Arezzo, Italië',
        care: 'Doe hem af voordat je gaat zwemmen of parfum opdoet. Poets met een zachte doek.',
        safety: 'Niet geschikt voor kinderen jonger dan drie jaar.',
      },
      personalisation: 'Initialen op de achterkant',
      alts: ['Bol gouden hartje aan een fijne ketting op een zachtroze buste'],
    },
    'ring-dish': {
      title: 'Ringschaaltje in hartvorm',
      description: [
        'Een ondiep porseleinen hart met gouden rand, voor de ringen die je afdoet voordat je deeg gaat kneden. Het heeft zijn plek bij de gootsteen, op het nachtkastje of naast de sleutels.',
        'Een naam of kort woord wordt er met de hand in geschreven en onder het glazuur gebakken, waar zeep en ringen er niet bij kunnen.',
      ],
      details: {
        material: 'Geglazuurd porselein, rand van 12 karaat goud',
        size: '12 × 11 cm, 2,5 cm diep',
        weight: '140 g',
        origin: 'Gemaakt in Portugal',
        care: 'Afwassen met de hand. Niet in de magnetron, vanwege het goud.',
        safety: 'Decoratie; niet voor voedsel.',
      },
      personalisation: 'Woord in het schaaltje',
      alts: ['Wit porseleinen hartschaaltje met gouden rand, een naam erin en twee ringen'],
    },
    'velvet-jewellery-box': {
      title: 'Fluwelen sieradendoosje',
      description: [
        'Een doosje van kort, dicht fluweel met een spiegel die het hele deksel vult. Binnenin zitten vijf rolletjes voor ringen, twee vakjes voor oorbellen en een zakje waarin een ketting niet in de knoop raakt.',
        'Het sluit met een zachte klik en past in een la of een weekendtas. Op het deksel borduren we met gouddraad een naam tot twaalf letters.',
      ],
      details: {
        material: 'Katoenfluweel op houtvezel, glazen spiegel, messing scharnier',
        size: '22 × 15 × 8 cm',
        weight: '640 g',
        origin: 'Gemaakt in Italië',
        care: 'Borstel met een kleerborstel in de richting van de pool.',
        safety: 'Bevat glas.',
      },
      personalisation: 'Naam op het deksel',
      alts: ['Open roze fluwelen doosje met spiegel in het deksel en ringen op rolletjes'],
    },
    'plush-bunny': {
      title: 'Pluchen knuffelkonijn',
      description: [
        'Een crèmekleurig konijn met lange, roze gevoerde oren en een satijnen strik, vol genoeg om te zitten en slap genoeg om aan één arm te worden meegenomen. De vacht is dicht en kort en laat niet los in kleine handjes.',
        'De ogen zijn geborduurd, er zit niets aan wat los kan raken, en het hele konijn mag in de wasmachine. Dat geeft uiteindelijk de doorslag. De naam borduren we op het linkerpootje.',
      ],
      details: {
        material: 'Buitenkant en vulling: polyester, voor de helft gerecycled',
        size: '32 cm zittend, met oren',
        weight: '260 g',
        age: 'Vanaf de geboorte',
        origin: 'Genaaid in Tsjechië',
        care: 'Machinewas op 30 °C, aan de lucht drogen.',
        safety:
          'CE-markering, getest volgens EN 71. Verwijder de verpakking en het lintlabel voordat je het aan een kind geeft.',
      },
      personalisation: 'Naam op het pootje',
      alts: ['Zacht crèmekleurig knuffelkonijn met roze oren en een lichtblauwe strik'],
    },
    'plush-teddy': {
      title: 'Honingkleurige teddybeer',
      description: [
        'Een beer van de oude stempel: karamelkleurige vacht, crèmekleurige poten, een ernstige neus en een rode strik. De armen en benen zijn zo aangenaaid dat ze een beetje bewegen, zodat hij aan tafel kan zitten of tegen een kussen kan leunen.',
        'De kleine beer past onder een arm; de grote wil een eigen stoel. Op de rechtervoet borduren we een naam tot tien letters.',
      ],
      details: {
        material: 'Polyester pluche, vulling deels gerecycled, polyester satijn',
        size: 'Klein 30 cm, groot 48 cm, zittend',
        weight: 'Klein 400 g, groot 840 g',
        age: 'Vanaf de geboorte',
        origin: 'Genaaid in Tsjechië',
        care: 'Machinewas op 30 °C in een waszak, aan de lucht drogen.',
        safety:
          'CE-markering, getest volgens EN 71. Verwijder de verpakking voordat je hem aan een kind geeft.',
      },
      personalisation: 'Naam op de voet',
      alts: ['Karamelkleurige teddybeer met crèmekleurige poten en een grote rode strik'],
    },
    'wooden-pull-bunny': {
      title: 'Houten trekfiguur konijn',
      description: [
        'Een beuken konijn op vier saliegroene wielen, met een wit staartje en een kraal aan het eind van het koord. De assen zitten iets uit het midden: trek je eraan, dan huppelt het.',
        'De randen zijn afgerond en geschuurd tot ze voelen als een kiezelsteen, en de olie en de verf zijn veilig voor een kind dat alles eerst proeft. De naam branden we in de zijkant, naast het hart.',
      ],
      details: {
        material: 'Beukenhout uit gecertificeerde bossen, verf op waterbasis, katoenen koord',
        size: '18 × 8 × 17 cm; koord 60 cm met veiligheidssluiting',
        weight: '470 g',
        age: 'Vanaf 12 maanden',
        origin: 'Gemaakt in Seiffen, Duitsland',
        care: 'Afnemen met een vochtige doek; één keer per jaar inwrijven met lijnolie.',
        safety:
          'CE-markering, getest volgens EN 71. Vanwege het koord gebruiken onder toezicht van een volwassene.',
      },
      personalisation: 'Naam op de zijkant',
      alts: ['Beuken konijn op saliegroene wielen met een trekkoord en een groene kraal'],
    },
    'carousel-music-box': {
      title: 'Muziekdoos konijnencarrousel',
      description: [
        'Vijf konijnen draaien rond onder een gestreept dak terwijl de doos het wiegelied van Brahms speelt. Wind de voet op en de carrousel draait ongeveer tweeënhalve minuut, tegen het eind steeds langzamer, zoals wij allemaal.',
        'Het uurwerk heeft achttien tonen en een stalen kam. Figuurtjes en dak zijn van gegoten kunsthars met de glans van porselein, met de hand beschilderd en met goud afgezet.',
      ],
      details: {
        material: 'Gegoten kunsthars, stalen uurwerk, vilten onderkant',
        size: '15 cm doorsnee, 24 cm hoog',
        weight: '950 g',
        age: 'Een aandenken voor op de plank; als speelgoed vanaf acht jaar',
        origin: 'Geassembleerd in Italië, uurwerk uit Zwitserland',
        care: 'Afstoffen met een zacht kwastje. Niet te ver opwinden.',
        safety: 'Niet geschikt voor kinderen jonger dan drie jaar: kleine onderdelen.',
      },
      alts: ['Muziekdoos als carrousel met roze-wit gestreept dak en kleine witte konijnen'],
    },
    'signature-gift-box': {
      title: 'Geschenkdoos met satijnen strik',
      description: [
        'Een stevige ivoorkleurige doos met een deksel dat sluit zoals een deksel hoort te sluiten, en een breed roze satijnen lint met een volle strik. Een mok, een kaars en een kaart passen er ruim in.',
        'Neem hem leeg en vul hem zelf, of kies hem met zijdepapier en papierwol in zachtroze zodat er niets rammelt. Op het deksel schrijven we met gouden inkt een naam, tot zestien letters.',
        'De meeste bewaren uiteindelijk brieven en foto’s, en daarom maken we ze zo sterk.',
      ],
      details: {
        contents: 'Doos met deksel en lint; met vulling: acht vellen zijdepapier, papierwol',
        material: 'Grijskarton bekleed met gerecycled papier, polyester satijn',
        size: 'Binnenmaat 26 × 22 × 14 cm',
        weight: '580 g',
        origin: 'Gemaakt in het Verenigd Koninkrijk',
        care: 'Droog houden. Het lint schuift eraf zonder dat je de strik losmaakt.',
      },
      personalisation: 'Naam op het deksel',
      alts: ['Ivoorkleurige geschenkdoos met een roze satijnen lint en een grote strik'],
    },
    'mothers-day-card': {
      title: 'Moederdagkaart met envelop',
      description: [
        'Een krans van piepkleine papieren bloemen in de vorm van een hart, met de hand geknipt en geplakt boven roze letters. De kaart is dik genoeg om weken op een plank te staan, en meestal doet hij dat ook.',
        'De woorden op de voorkant kies je zelf: tot achttien tekens, van ‘Liefste mama’ tot haar naam. De binnenkant is blanco, voor je eigen pen. De envelop van kraftpapier sluit met een lakzegel.',
      ],
      details: {
        contents: 'Kaart, envelop van kraftpapier, lakzegel',
        material: 'Katoenpapier, 300 g/m²; papieren bloemen',
        size: '12 × 17 cm gevouwen',
        weight: '40 g',
        origin: 'Gemaakt in het Verenigd Koninkrijk',
      },
      personalisation: 'Woorden op de voorkant',
      alts: [
        'Kaart met een hart van papieren bloemen en de woorden ‘Happy Mother’s Day’, ernaast een verzegelde envelop van kraftpapier',
      ],
    },
    'linen-notebook': {
      title: 'Linnen notitieboek met pen',
      description: [
        'Een notitieboek dat op elke bladzijde plat openligt, gebonden in linnen met een naam in goudfolie. Een elastiek houdt het dicht, een leeslint wijst de bladzijde aan en in het vak achterin zit wat je niet kwijt wilt.',
        'Het papier kan een vulpen aan zonder door te drukken. Er zit een balpen bij in wit en goud, zwaar genoeg om als een echte pen te voelen.',
      ],
      details: {
        contents: 'Notitieboek, balpen met blauwe vulling',
        material: 'Linnen op karton, crèmekleurig papier 100 g/m², pen van messing en lak',
        size: 'A5, 192 bladzijden',
        weight: '370 g',
        origin: 'Gebonden in het Verenigd Koninkrijk',
        care: 'Afnemen met een droge doek.',
      },
      personalisation: 'Naam op de kaft',
      alts: ['Roze linnen notitieboek met de naam Emma in goud, ernaast een pen in wit en goud'],
    },
    'heart-balloons': {
      title: 'Trio hartballonnen',
      description: [
        'Drie folieharten in roze, koraal en goud aan lange satijnen linten, vastgehouden door een cadeaudoosje dat zwaar genoeg is om ze op hun plek te houden. Klaar voor de ontbijttafel, het schoolplein of de ziekenhuiskamer.',
        'Ze komen plat in een envelop. Elke bloemist of feestwinkel vult ze met helium, maar met lucht en op een stokje staan ze ook heel leuk. Met helium zweven ze ongeveer een week.',
      ],
      details: {
        contents: 'Drie folieballonnen, satijnen linten, gewichtje, rietje voor lucht',
        material: 'Polyamidefolie, polyester lint, karton',
        size: 'Harten gevuld 45 cm breed',
        origin: 'Gemaakt in Spanje',
        care: 'Laat het gas eruit en bewaar ze plat: je kunt ze opnieuw vullen.',
        safety:
          'Niet geschikt voor kinderen jonger dan drie jaar: linten en kleine onderdelen. Laat ballonnen nooit buiten of bij hoogspanningskabels los. Helium is niet inbegrepen.',
      },
      alts: ['Drie glanzende hartballonnen in roze, koraal en goud aan een klein cadeaudoosje'],
    },
    'tote-bag': {
      title: 'Katoenen tas ‘Liefste mama’',
      description: [
        'Een tas van zwaar naturel canvas met lange hengsels die goed op de schouder blijven. De letters en de rand van bloemen zijn gedrukt met inkt op waterbasis, zacht om aan te raken en wasecht.',
        'Hij draagt twaalf kilo boodschappen zonder te klagen en past opgevouwen in een jaszak. Er staat ‘Liefste mama’ op; geef ons andere woorden voor de beste oma, juf of tante.',
      ],
      details: {
        material: 'Canvas van 100% biologisch katoen, 280 g/m²',
        size: '38 × 42 cm, hengsels 68 cm',
        weight: '160 g',
        origin: 'Genaaid en bedrukt in Zweden',
        care: 'Binnenstebuiten wassen op 30 °C, strijken op de achterkant.',
      },
      personalisation: 'Woorden op de tas',
      alts: ['Naturel canvas tas met de opdruk ‘Liefste mama’ en drie roze bloemen'],
    },
    'name-tumbler': {
      title: 'Thermosbeker met gegraveerde naam',
      description: [
        'Een dubbelwandige stalen beker die koffie zes uur heet en water twaalf uur koud houdt. Onderaan loopt hij smaller toe, zodat hij in de houder van auto, kinderwagen of fiets past.',
        'De naam wordt door de kleur heen tot op het staal gegraveerd, dus hij kan niet loslaten of vervagen. Deksel, rietje en een borsteltje voor het rietje zitten erbij.',
      ],
      details: {
        contents: 'Beker, deksel, rietje, rietborsteltje',
        material: 'Roestvrij staal (18/8), poedercoating, BPA-vrij polypropyleen',
        size: '8,5 cm doorsnee, 22 cm hoog; voet 6,8 cm',
        capacity: '600 ml',
        weight: '340 g',
        origin: 'Gemaakt in Tsubame, Japan',
        care: 'Afwassen met de hand, dan blijft de kleur helder; het deksel mag in de vaatwasser.',
        safety: 'Drink hete dranken uit de opening, niet door het rietje. Niet in de magnetron.',
      },
      personalisation: 'Naam gegraveerd op de beker',
      alts: ['Saliegroene thermosbeker met rietje en de naam Emma'],
    },
    'spa-gift-set': {
      title: 'Wellnesscadeau met lavendel',
      description: [
        'Alles voor een uur met de deur dicht: twee dikke handdoeken, twee stukken zeep, een pot badzout en een amberkleurig flesje badolie met lavendel van de heuvels boven Manosque.',
        'Het ligt op een eiken dienblad dat daarna op de badrand je kopje thee draagt. Het ruikt naar lavendel van het veld, een beetje kruidig, niet naar die uit de la.',
      ],
      details: {
        contents:
          'Twee handdoeken, twee zepen (elk 100 g), badzout (200 g), badolie (150 ml), eiken dienblad',
        material: 'Handdoeken: 100% katoen, 550 g/m². Dienblad: geolied eiken',
        size: 'Dienblad 36 × 18 cm; handdoeken 30 × 50 cm en 50 × 90 cm',
        composition:
          'Badolie: Prunus Amygdalus Dulcis Oil, Helianthus Annuus Seed Oil, Lavandula Angustifolia Oil, Tocopherol, Linalool, Limonene. Zeep: Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Lavandula Angustifolia Oil, Linalool. Zout: Sodium Chloride, Lavandula Angustifolia Flower.',
        allergens: 'Bevat amandelolie, linalool en limoneen.',
        keeps: '12 maanden na openen',
        origin: 'Gemaakt in Frankrijk',
        care: 'Was de handdoeken op 60 °C. Veeg het dienblad droog.',
        safety: 'Alleen voor uitwendig gebruik. Vermijd contact met de ogen. Het bad kan glad worden.',
      },
      alts: [
        'Eiken dienblad met een witte en een roze handdoek, twee zepen, een pot badzout en een amberkleurig flesje',
      ],
    },
    'perfume-bottle': {
      title: 'Eau de parfum Fleur',
      description: [
        'Roos en pioen, maar dan op een warme avond in plaats van in een boeket: eerst bergamot, bloemblaadjes in het midden, en een basis van ceder en witte musk die tot de volgende dag in een sjaal blijft hangen.',
        'De flacon is van zwaar glas met een messing kraag en een dop met ronde schouders. Dertig milliliter reist goed mee; met vijftig doe je ongeveer een jaar als je het om de dag gebruikt.',
      ],
      details: {
        contents: 'Eau de parfum in glazen flacon met verstuiver, doosje',
        size: '30 ml of 50 ml',
        composition:
          'Alcohol Denat., Parfum, Aqua, Citronellol, Geraniol, Hydroxycitronellal, Limonene, Linalool, Citral.',
        allergens: 'Bevat citronellol, geraniol, hydroxycitronellal, limoneen, linalool en citral.',
        keeps: '36 maanden na openen, uit het licht',
        origin: 'Gemaakt in Frankrijk',
        safety:
          'Licht ontvlambare vloeistof en damp. Verwijderd houden van vlammen en hitte, en buiten bereik van kinderen. Alleen voor uitwendig gebruik.',
      },
      alts: ['Vierkante glazen parfumflacon met het etiket ‘Fleur’ en een witte dop, ernaast rozenblaadjes'],
    },
    'glass-bauble-set': {
      title: 'Zes glazen kerstballen met naam',
      description: [
        'Zes mondgeblazen kerstballen in dennengroen, bes, goud, roze, salie en parel, elk met de hand beschilderd en net iets anders dan de volgende. Op de groene staat in witte letters de naam die je opgeeft.',
        'Ze liggen in een groene doos met gouden ‘Merry Christmas’ in het deksel. Elk jaar in januari gaan ze er weer in.',
      ],
      details: {
        contents: 'Zes kerstballen met lint, cadeaudoos',
        material: 'Mondgeblazen glas, met de hand beschilderd',
        size: 'Ballen 7 cm doorsnee, doos 24 × 17 × 8,5 cm',
        origin: 'Geblazen en beschilderd in Duitsland',
        care: 'Afstoffen met een zachte, droge kwast.',
        safety: 'Van glas. Decoratie, niet voor kinderen jonger dan drie jaar.',
      },
      personalisation: 'Naam op de groene bal',
      alts: ['Open groene doos met zes glazen kerstballen, op de groene staat Emma'],
    },
    'knitted-stocking': {
      title: 'Gebreide kerstsok met naam',
      description: [
        'Een dikke wollen sok in bes en crème met een hartjespatroon, zo dicht gebreid dat hij in vorm blijft, zelfs met een sinaasappel in de teen. De naam is op de boord geborduurd.',
        'Met het lusje hangt hij aan de schouw, de trapleuning of het bed. Voor iedereen één, elk jaar dezelfde: zo begint een traditie.',
      ],
      details: {
        contents: 'Sok, zonder vulling',
        material: '100% wol, voering van katoen',
        size: '45 cm lang, opening 16 cm',
        origin: 'Gebreid in Zweden',
        care: 'Koud met de hand wassen, liggend drogen.',
      },
      personalisation: 'Naam op de boord',
      alts: ['Besrode gebreide kerstsok met crème boord, Noah erop geborduurd, gevuld met dennentakjes'],
    },
    'fir-wreath': {
      title: 'Deurkrans van dennengroen met bessen',
      description: [
        'Een volle krans van nobilis met dennenappels, rode bessen en een satijnen strik in besrood. Met de hand op stro gebonden op de dag voor verzending, dus hij komt groen aan en ruikt naar bos.',
        'Buiten blijft hij mooi tot na Nieuwjaar, in een warme kamer zo’n drie weken. Hij hangt aan het lusje op de achterkant.',
      ],
      details: {
        contents: 'Krans met strik, klaar om op te hangen',
        material: 'Nobilis, dennenappels, bessen, stro, polyester satijn',
        size: '40 cm doorsnee',
        keeps: 'Zes weken buiten, drie binnen',
        origin: 'Gebonden in Nederland',
        care: 'Besproei hem af en toe met water.',
        safety: 'Bessen en takken zijn niet eetbaar. Uit de buurt van kaarsen houden.',
      },
      alts: ['Ronde dennenkrans met dennenappels, rode bessen en een besrode satijnen strik'],
    },
    'snow-globe': {
      title: 'Sneeuwbol met huisje',
      description: [
        'Een huisje met verlichte ramen, een sneeuwpop en drie dennen onder glas. Draai hem om en het sneeuwt bijna een minuut lang.',
        'Op de groene voet staat in goud ‘let it snow’. Hij is zo zwaar als een echte presse-papier en staat even stevig op de vensterbank.',
      ],
      details: {
        contents: 'Sneeuwbol in een gevoerde doos',
        material: 'Glas, kunsthars, gezuiverd water',
        size: '15 cm hoog, 10 cm doorsnee',
        origin: 'Gevuld en verzegeld in Duitsland',
        care: 'Afnemen met een vochtige doek. Beschermen tegen vorst.',
        safety: 'Decoratie, geen speelgoed. Niet in direct zonlicht zetten.',
      },
      alts: ['Sneeuwbol met een huisje, dennen en een sneeuwpop op een groene voet met let it snow'],
    },
    'gingerbread-house': {
      title: 'Peperkoekhuisje',
      description: [
        'Kruidige peperkoek, met de hand versierd: een dak van witte en roze glazuurschubben, zuurstokken bij de deur en drie boompjes in de tuin. Het komt kant-en-klaar aan, op een ronde plank.',
        'Tot kerstavond staat het midden op tafel. Dan breekt iemand het eerste stukje dak af, en kan niemand meer stoppen.',
      ],
      details: {
        contents: 'Peperkoekhuisje op een houten plank, in een doos met venster',
        size: '22 × 18 × 24 cm',
        weight: '850 g',
        ingredients:
          'TARWEBLOEM, suiker, honing, BOTER, EIWIT, specerijen (kaneel, gember, kruidnagel, kardemom), glucosestroop, natuurlijke kleurstoffen.',
        allergens: 'Bevat tarwe, melk en ei. Kan noten en soja bevatten.',
        'shelf-life': 'Acht weken op een droge plek',
        origin: 'Gebakken in Frankrijk',
      },
      alts: [
        'Peperkoekhuisje met een dak van wit en roze glazuur, zuurstokken en boompjes op een houten plank',
      ],
    },
    'advent-calendar-box': {
      title: 'Adventskalenderhuis met 24 laatjes',
      description: [
        'Een houten huis met vierentwintig genummerde laatjes in groen, bes, roze en crème. Je vult ze zelf: met chocolade, een briefje, of een stukje van een puzzel die op de 24e af is.',
        'Het is gemaakt om elke december terug te komen. In het bordje onder het dak graveren we een naam of een woord.',
      ],
      details: {
        contents: 'Huis met 24 lege laatjes',
        material: 'Beukentriplex, verf op waterbasis',
        size: '52 × 30 × 12 cm, laatjes 4 × 4,5 × 9 cm',
        origin: 'Gemaakt in Duitsland',
        care: 'Afnemen met een droge doek.',
        age: 'Vanaf drie jaar',
      },
      personalisation: 'Naam op het bordje',
      alts: ['Houten huis met 24 genummerde laatjes in groen, bes, roze en crème, één laatje open'],
    },
    'heart-chocolate-box': {
      title: 'Hart met twintig bonbons',
      description: [
        'Twintig bonbons in een besrood hart: frambozenganache, zoute karamel, hazelnoot en pure chocolade met roos. Elke bonbon is met de hand versierd.',
        'Op het deksel staan woorden in goudfolie: ‘with love’ of je eigen woorden. Zijn de bonbons op, dan bewaart de doos brieven.',
      ],
      details: {
        contents: 'Twintig bonbons in een stevige hartdoos',
        size: 'Doos 22 × 20 × 5 cm',
        weight: '250 g',
        ingredients:
          'Suiker, cacaoboter, cacaomassa, volle MELKPOEDER, ROOM, HAZELNOTEN, glucosestroop, frambozen, BOTER, emulgator (SOJALECITHINE), zeezout, rozenolie.',
        allergens: 'Bevat melk, hazelnoten en soja. Kan andere noten, gluten en ei bevatten.',
        'shelf-life': 'Zes weken bij 14–18 °C',
        origin: 'Gemaakt in België',
      },
      personalisation: 'Woorden op het deksel',
      alts: ['Open besrood hart met bonbons, with love in goud op het deksel'],
    },
    'wooden-star-tree': {
      title: 'Houten sterrenboom',
      description: [
        'Beukenhouten sterren, van groot naar klein op een messing staaf gestapeld, met gouden en beschilderde kralen ertussen. Draai elke ster een stukje en de boom krijgt een andere vorm.',
        'Geen naalden, geen water: vanaf de eerste advent staat hij op tafel, in januari past hij in een schoenendoos.',
      ],
      details: {
        contents: 'Sterren, kralen en messing ster om te stapelen, met uitleg',
        material: 'Geolied beukenhout, messing',
        size: '30 cm hoog, 20 cm doorsnee',
        origin: 'Gedraaid in Duitsland',
        care: 'Afnemen met een droge doek.',
        safety: 'Kleine onderdelen. Niet voor kinderen jonger dan drie jaar.',
      },
      alts: [
        'Boom van gestapelde houten sterren met gouden en gekleurde kralen en een messing ster als piek',
      ],
    },
  },
  categories: {
    easter: {
      name: 'Pasen',
      description:
        'Voor de ontbijttafel, het eieren zoeken in de tuin en de takken voor het raam: hazen, eieren, voorjaarsbloemen en iets om uit te pakken.',
    },
    'easter-decoration': {
      name: 'Paasdecoratie',
      description: 'Beschilderde eieren, slingers en nestjes die elk voorjaar uit hun doos komen.',
    },
    'easter-bunnies': {
      name: 'Paashazen',
      description: 'Om op te eten, te knuffelen, voort te trekken of op de plank te zetten.',
    },
    'mothers-day': {
      name: 'Moederdag',
      description:
        'Cadeaus die het beter zeggen dan een telefoontje: bloemen, iets met haar naam of een uur voor zichzelf.',
    },
    flowers: {
      name: 'Bloemen & planten',
      description: 'Diezelfde ochtend gesneden of nog in de pot, en klaar om te geven zoals ze aankomen.',
    },
    sweets: {
      name: 'Zoet & thee',
      description:
        'Chocolade, macarons, koekjes en een blik goede thee, van kleine makers die hun dozen signeren.',
    },
    chocolate: {
      name: 'Chocolade',
      description: 'Hazen en truffels uit een atelier in Gent.',
    },
    'bakes-and-tea': {
      name: 'Koekjes & thee',
      description: 'Vers gebakken, en iets om erbij te drinken.',
    },
    home: {
      name: 'Wonen',
      description: 'Steengoed, eiken, linnen en kaarslicht: dingen die je elke dag gebruikt en die blijven.',
    },
    candles: {
      name: 'Kaarsen & geuren',
      description: 'Sojawas, lavendel en roos, met de hand gegoten en gemengd.',
    },
    kitchen: {
      name: 'Keuken & tafel',
      description: 'Mokken, theepotten en wat je erin schenkt.',
    },
    decoration: {
      name: 'Decoratie',
      description: 'Voor muren, planken, ramen en de fijne hoek van de bank.',
    },
    'jewellery-and-keepsakes': {
      name: 'Sieraden & aandenkens',
      description: 'Kleine dingen om lang te bewaren.',
    },
    jewellery: {
      name: 'Sieraden',
      description: 'Een hart om te dragen, en mooie plekken om het ’s avonds neer te leggen.',
    },
    keepsakes: {
      name: 'Aandenkens',
      description: 'Lijsten, doosjes en namen in hout en porselein.',
    },
    personalised: {
      name: 'Gepersonaliseerd',
      description:
        'Met een naam, een woord of een datum, geschreven, gegraveerd of geborduurd voor één persoon.',
    },
    'for-children': {
      name: 'Voor kinderen',
      description: 'Zacht, veilig en gemaakt om mee te spelen, vanaf de eerste dag.',
    },
    wellness: {
      name: 'Wellness & beauty',
      description: 'Voor een bad, een rustige avond en de geur die in een sjaal blijft hangen.',
    },
    cards: {
      name: 'Kaarten, papier & feest',
      description: 'Kaarten, notitieboeken, dozen en ballonnen: alles wat een cadeau tot een feest maakt.',
    },
    'out-and-about': {
      name: 'Onderweg',
      description: 'Tassen, bekers en notitieboeken voor onderweg.',
    },
    'gift-boxes': {
      name: 'Geschenkdozen',
      description: 'Compleet, gestrikt en klaar om te geven.',
    },
  },
  tags: {
    'advent-calendar': 'Adventskalenders',
    anniversary: 'Jubileum',
    birthday: 'Verjaardag',
    bunny: 'Met haas of konijn',
    ceramic: 'Keramiek',
    chocolate: 'Chocolade',
    eggs: 'Eieren',
    floral: 'Bloemen',
    handmade: 'Handgemaakt',
    heart: 'Hartjes',
    'new-baby': 'Geboorte',
    'new-home': 'Nieuw huis',
    scented: 'Geurend',
    textile: 'Textiel',
    'thank-you': 'Bedankt',
    toy: 'Speelgoed',
    vegan: 'Veganistisch',
    wood: 'Hout',
  },
  options: {
    colour: {
      name: 'Kleur',
      values: {
        ivory: 'Ivoor',
        white: 'Wit',
        oat: 'Haver',
        blush: 'Zachtroze',
        rose: 'Roze',
        coral: 'Koraal',
        sky: 'Hemelsblauw',
        ink: 'Inktblauw',
        sage: 'Saliegroen',
        forest: 'Bosgroen',
        gold: 'Goud',
        silver: 'Zilver',
      },
    },
    size: {
      name: 'Maat',
      values: {
        small: 'Klein',
        medium: 'Middel',
        large: 'Groot',
        a4: 'A4',
        a5: 'A5',
        '100g': '100 g',
        '200g': '200 g',
        '30ml': '30 ml',
        '50ml': '50 ml',
        '12-pieces': '12 stuks',
        '24-pieces': '24 stuks',
      },
    },
    scent: {
      name: 'Geur',
      values: { peony: 'Pioen', lavender: 'Lavendel', fig: 'Vijgenblad', linen: 'Schone was' },
    },
    chocolate: {
      name: 'Chocolade',
      values: {
        milk: 'Melk',
        dark: 'Puur',
      },
    },
    variety: {
      name: 'Uitvoering',
      values: {
        classic: 'Klassiek',
        'alcohol-free': 'Zonder alcohol',
      },
    },
    filling: { name: 'Vulling', values: { empty: 'Geen', tissue: 'Zijdepapier en papierwol' } },
    pages: { name: 'Bladzijden', values: { lined: 'Gelinieerd', dotted: 'Met stippen', blank: 'Blanco' } },
  },
  closeUp: 'Close-up: {title}',
  details: {
    contents: 'Inhoud',
    material: 'Materiaal',
    size: 'Afmetingen',
    capacity: 'Volume',
    weight: 'Gewicht',
    'burn-time': 'Brandduur',
    ingredients: 'Ingrediënten',
    composition: 'Ingrediënten',
    allergens: 'Allergenen',
    'shelf-life': 'Houdbaarheid',
    keeps: 'Houdbaarheid',
    origin: 'Herkomst',
    age: 'Leeftijd',
    care: 'Onderhoud',
    safety: 'Goed om te weten',
    maker: 'Fabrikant',
    responsible: 'Verantwoordelijke persoon in de EU',
  },
}
