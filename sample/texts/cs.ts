// The sample shop's words in Czech.
import type { SampleTexts } from './sample-texts.ts'

export const cs: SampleTexts = {
  products: {
    'tulip-bouquet-vase': {
      title: 'Jarní kytice tulipánů v keramické váze',
      description: [
        'Patnáct tulipánů v růžové, broskvové a slonovinové barvě, řezaných v poupatech ráno v den odeslání a rovnou naaranžovaných ve váze. Rozkvetou během dvou tří dnů, nakloní se k oknu a ve vodě ještě kousek povyrostou, jak už to tulipány dělají.',
        'Váza je z kameniny s matnou, jemně kropenatou glazurou. Hrdlo je vytočené do úzka, takže i volná kytice stojí sama. Právě po ní sáhnete ještě dlouho poté, co tulipány odkvetou.',
        'Malá kytice má devět stonků, střední patnáct a velká dvacet pět ve vyšší váze.',
      ],
      details: {
        contents: 'Řezané tulipány, kameninová váza, výživa pro květiny, kartička s radami',
        material: 'Váza: glazovaná kamenina',
        size: 'Výška vázy 22 cm (velká: 28 cm), hrdlo 8 cm',
        keeps: 'Sedm až devět dní v čerstvé vodě',
        origin: 'Tulipány pěstované v Nizozemsku',
        care: 'Stonky o centimetr zastřihněte a každé dva dny vyměňte vodu. Držte dál od ovoce a topení. Vázu můžete mýt v myčce.',
        safety: 'Není určeno ke konzumaci. Tulipány jsou pro kočky a psy jedovaté.',
      },
      alts: ['Růžové, broskvové a slonovinové tulipány v kulaté bílé keramické váze'],
    },
    'rose-bouquet-kraft': {
      title: 'Kytice zahradních růží v kraftovém papíru',
      description: [
        'Pudrové, slonovinové a korálové zahradní růže se snítkami eukalyptu a šateru, ručně vázané do spirály, takže kytice drží tvar, i když ji odložíte. Zahradní růže jsou plnější než ty běžné a opravdu voní.',
        'Stonky balíme do vlhkého papíru a pak do kraftového papíru se saténovou stuhou: kytici můžete předat tak, jak přijde. Střední má dvanáct růží, velká dvacet.',
      ],
      details: {
        contents: 'Řezané růže, eukalyptus, šater, výživa pro květiny, kartička s radami',
        material: 'Recyklovatelný kraftový papír, saténová stuha',
        size: 'Výška asi 40 cm, šířka 28 cm (velká: 45 × 36 cm)',
        keeps: 'Šest až osm dní v čerstvé vodě',
        origin: 'Růže pěstované v Keni, vázané v Nizozemsku',
        care: 'Stonky seřízněte šikmo, odstraňte listy pod hladinou a každé dva dny vyměňte vodu.',
        safety: 'Není určeno ke konzumaci. Stonky mohou mít trny.',
      },
      alts: ['Pudrové, slonovinové a korálové růže s eukalyptem v kraftovém papíru s korálovou stuhou'],
    },
    'daffodil-pot': {
      title: 'Narcisy v glazovaném květináči',
      description: [
        'Devět narcisů se sytě oranžovou trubkou, které rostou ve vlastní hlíně a nejsou řezané. Přijdou zčásti rozkvetlé a zčásti v poupatech a kuchyňský stůl rozjasní asi na dva týdny.',
        'Cibulky pak můžete přesadit na zahradu nebo do truhlíku na balkon: zasazené do trojnásobku své výšky se vracejí každé jaro. Glazovaný květináč skrývá vnitřní nádobu, takže na stůl nic nekape.',
      ],
      details: {
        contents: 'Devět kvetoucích cibulek narcisů, glazovaný květináč, návod k výsadbě',
        material: 'Glazovaná keramika',
        size: 'Květináč o průměru 14 cm, výška 13 cm; rostlina asi 35 cm',
        keeps: 'Uvnitř kvete dva týdny, venku roky',
        origin: 'Cibulky i květináč z Nizozemska',
        care: 'Světlé a chladné místo. Zalijte, když je povrch hlíny na dotek suchý.',
        safety:
          'Není určeno ke konzumaci. Cibulky jsou jedovaté pro lidi i zvířata; šťáva může dráždit pokožku.',
      },
      alts: ['Žluté narcisy s oranžovým středem v blankytném glazovaném květináči'],
    },
    'potted-succulent': {
      title: 'Dvojice sukulentů v hliněných květináčích',
      description: [
        'Dvě růžice echeverie s narůžovělými špičkami, jedna větší a jedna menší, každá v ručně točeném hliněném květináči. Vedle sebe vypadají jako pár, který spolu bydlel odjakživa.',
        'Odpustí skoro všechno: dovolenou, zapomnětlivost i týden na poště. Postavte je k světlému oknu a jednou za dva týdny jim dejte trochu vody.',
      ],
      details: {
        contents: 'Dvě echeverie v květináčích, kartička s radami',
        material: 'Pálená hlína, neglazovaná a s bílou glazurou',
        size: 'Květináče o průměru 11 cm a 8 cm',
        origin: 'Rostliny z Nizozemska, květináče točené v Portugalsku',
        care: 'Hodně světla, málo vody: mezi zaléváním nechte hlínu úplně vyschnout. Ne pod 5 °C.',
        safety: 'Není určeno ke konzumaci.',
      },
      alts: ['Dva sukulenty s narůžovělými špičkami, jeden v pudrovém a druhý v bílém květináči'],
    },
    'chocolate-bunny': {
      title: 'Čokoládový zajíček s mašlí',
      description: [
        'Dutý zajíček s dlouhýma ušima, ručně litý do formy, která v dílně slouží šedesát let. Stěny jsou dost silné, aby pořádně křuply, a dost tenké, aby se dal sníst celý.',
        'Mléčná čokoláda má 38 % kakaa a chutná po karamelu; hořká má 64 % a je hořká jen trochu. K zajíčkovi patří tři pralinková vajíčka ve fólii a saténovou mašli váže někdo, kdo jich o Velikonocích uváže opravdu hodně.',
      ],
      details: {
        contents: 'Dutý čokoládový zajíček, tři pralinková vajíčka ve fólii, saténová stuha',
        size: 'Výška 19 cm',
        weight: '200 g',
        ingredients: [
          'Zajíček z mléčné čokolády: Třtinový cukr, kakaové máslo, sušené plnotučné MLÉKO, kakaová hmota, LÍSKOVÉ OŘECHY, emulgátor (SÓJOVÝ lecitin), vanilkový extrakt.',
          'Zajíček z hořké čokolády: Kakaová hmota, třtinový cukr, kakaové máslo, LÍSKOVÉ OŘECHY, emulgátor (SÓJOVÝ lecitin), vanilkový extrakt.',
          'Pralinková vajíčka: Třtinový cukr, LÍSKOVÉ OŘECHY, kakaové máslo, sušené plnotučné MLÉKO, kakaová hmota, emulgátor (SÓJOVÝ lecitin), vanilkový extrakt.',
        ],
        allergens: [
          'Zajíček z mléčné čokolády: obsahuje mléko, lískové ořechy a sóju.',
          'Zajíček z hořké čokolády: obsahuje lískové ořechy a sóju. Může obsahovat mléko.',
          'Pralinková vajíčka, přiložená k oběma zajíčkům: obsahují mléko, lískové ořechy a sóju.',
          'Všechno může obsahovat jiné ořechy a lepek.',
        ],
        'shelf-life': 'Nejméně čtyři měsíce při 15–18 °C, mimo slunce',
        origin: 'Vyrobeno v Belgii',
        safety: 'Než zajíčka sníte, sejměte stuhu a fólii. Malá vajíčka nejsou vhodná pro děti do tří let.',
      },
      alts: ['Čokoládový zajíček s korálovou saténovou mašlí a tři malá vajíčka ve fólii'],
    },
    'gold-foil-bunny': {
      title: 'Čokoládový zajíček ve zlaté fólii',
      description: [
        'Zajíček, kterého každý zná z velikonoční snídaně: jemná mléčná čokoláda v šustivé zlaté fólii a kolem krku stuha barvy lesních plodů. Že se začíná loupat od uší, je tradice, o které nediskutujeme.',
        'Sluší mu to na talíři, v hnízdě i v kapse kabátu a je tak malý, že se vejde ke každému šálku.',
      ],
      details: {
        contents: 'Dutý zajíček z mléčné čokolády ve fólii',
        size: 'Výška 14 cm',
        weight: '150 g',
        ingredients:
          'Cukr, kakaové máslo, sušené plnotučné MLÉKO, kakaová hmota, sušené odstředěné MLÉKO, emulgátor (SÓJOVÝ lecitin), vanilkový extrakt. Kakao: nejméně 32 %.',
        allergens: 'Obsahuje mléko a sóju. Může obsahovat ořechy a lepek.',
        'shelf-life': 'Nejméně šest měsíců v chladu a suchu',
        origin: 'Vyrobeno v Belgii',
        safety: 'Než zajíčka sníte, sejměte fólii a stuhu.',
      },
      alts: ['Čokoládový zajíček v lesklé zlaté fólii s červenou stuhou a tři vajíčka ve fólii'],
    },
    'truffle-box': {
      title: 'Dvanáct čokoládových lanýžů v krabičce',
      description: [
        'Dvanáct lanýžů ve čtyřech druzích: hořké s mořskou solí, mléčné s lískovou pralinkou, ruby s malinou a bílé s matchou. Každý kulíme, máčíme a zdobíme ručně, takže dva stejné proužky nenajdete.',
        'Krabička má barvu tmavé čokolády a na vnitřní straně víčka zlaté „for you“, které se ukáže až po otevření. Klasická náplň má v hořkých lanýžích lžičku koňaku; v druhé krabičce alkohol není.',
      ],
      details: {
        contents: 'Dvanáct lanýžů v pevné dárkové krabičce',
        size: 'Krabička 20 × 15 × 4 cm',
        weight: '168 g',
        ingredients:
          'Kakaová hmota, kakaové máslo, cukr, SMETANA, sušené plnotučné MLÉKO, LÍSKOVÉ OŘECHY, glukózový sirup, malinový prášek, čaj matcha, MÁSLO, emulgátor (SÓJOVÝ lecitin), mořská sůl. Klasická: koňak (2 %).',
        allergens: 'Obsahuje mléko, lískové ořechy a sóju. Může obsahovat jiné ořechy, lepek a vejce.',
        'shelf-life': 'Pět týdnů při 14–18 °C; nejlepší do tří',
        origin: 'Vyrobeno v Belgii',
      },
      alts: ['Otevřená hnědá dárková krabička s dvanácti zdobenými lanýži, ve víčku zlaté „for you“'],
    },
    'macaron-box': {
      title: 'Dvanáct makronek v krabičce',
      description: [
        'Mandlové makronky, jejichž skořápka křupne a střed povolí: růže, pistácie, citron, černý rybíz, meruňka a vanilka, od každé dvě. Pečou se v pondělí a ve středu a ještě týž večer vyrážejí na cestu.',
        'V dárkové krabičce stojí na hraně ve třech řadách, takže dorazí celé. Větší krabička má druhé patro.',
      ],
      details: {
        contents: 'Dvanáct nebo dvacet čtyři makronek v dárkové krabičce',
        size: 'Krabička 21 × 15 × 5 cm',
        weight: '190 g (24 ks: 380 g)',
        ingredients:
          'MANDLE, cukr, VAJEČNÝ bílek, MÁSLO, SMETANA, bílá čokoláda (cukr, kakaové máslo, sušené MLÉKO, SÓJOVÝ lecitin), PISTÁCIE, ovocná pyré, růžová voda, vanilka, barviva: červená řepa, spirulina, kurkumin.',
        allergens: 'Obsahuje mandle, pistácie, vejce, mléko a sóju. Může obsahovat jiné ořechy a lepek.',
        'shelf-life': 'Šest dní v lednici. Vyndejte půl hodiny před podáváním.',
        origin: 'Upečeno ve Francii',
      },
      alts: ['Otevřená dárková krabička s řadami pastelových makronek, vpředu jedna růžová a jedna zelená'],
    },
    'iced-sugar-cookies': {
      title: 'Šest zdobených velikonočních sušenek',
      description: [
        'Šest máslových sušenek, silně vykrojených, upečených právě do zlatova na okraji a ručně zdobených: tři vajíčka, zajíček, květina a srdce. Královská glazura je na dotek suchá, s nádechem citronu.',
        'Napište nám slovo na srdce, nejvýš osm písmen. Nejčastěji píšeme „Máma“, na druhém místě jsou jména.',
      ],
      details: {
        contents: 'Šest zdobených sušenek v krabičce s okénkem',
        size: 'Sušenky 7–9 cm, krabička 26 × 18 cm',
        weight: '240 g',
        ingredients:
          'PŠENIČNÁ mouka, MÁSLO, moučkový cukr, cukr, VEJCE, sušený VAJEČNÝ bílek, citronová šťáva, vanilka, sůl, barviva: červená řepa, spirulina, světlice barvířská.',
        allergens: 'Obsahuje pšenici, mléko a vejce. Může obsahovat ořechy a sóju.',
        'shelf-life': 'Šest týdnů v plechovce',
        origin: 'Upečeno ve Francii',
      },
      personalisation: 'Slovo na srdce',
      alts: [
        'Šest zdobených sušenek: tři vzorovaná vajíčka, hlava zajíčka, fialková květina a srdce s nápisem „mum“',
      ],
    },
    'tea-tin': {
      title: 'Sypaný čaj „Jarní zahrada“',
      description: [
        'Zelený čaj s okvětními lístky růže, mátou klasnatou a heřmánkem: lehký, trochu sladký a tak jemný, že se hodí i na pozdní odpoledne. Listy jsou celé a velké, takže vydrží dva nálevy.',
        'Šalvějově zelená plechovka těsně zavírá a díky malému zlatému knoflíku se příjemně otevírá. Uvnitř je buková odměrka; jedna zarovnaná stačí na jeden šálek.',
      ],
      details: {
        contents: 'Sypaný čaj v plechovce, buková odměrka',
        material: 'Pocínovaný plech, buk',
        size: 'Plechovka o průměru 9 cm, výška 14 cm',
        weight: '100 g asi na 45 šálků; 200 g s náhradní náplní',
        ingredients:
          'Zelený čaj (62 %), máta klasnatá, květ heřmánku, okvětní lístky růže, chrpa. Z ekologického zemědělství.',
        'shelf-life': '18 měsíců v suchu a uzavřený',
        origin: 'Namícháno v Dánsku',
        care: 'Louhujte při 80 °C dvě až tři minuty.',
      },
      alts: [
        'Šalvějově zelená plechovka čaje s květinovou etiketou, vpředu dřevěná odměrka čaje s poupaty růží',
      ],
    },
    'painted-eggs-nest': {
      title: 'Ručně malovaná velikonoční vajíčka v hnízdě',
      description: [
        'Šest dřevěných vajíček, ručně malovaných proužky, puntíky, sedmikráskami a špetkou zlata, v hnízdě z vrbového proutí. Jsou soustružená z lípy a váží a měří tolik co opravdové vejce.',
        'Hnízdo položte doprostřed stolu, nebo vajíčka po jednom poschovávejte: noc v mokré trávě přežijí. Za rok vyjdou z krabice stejná, jako jsou letos.',
      ],
      details: {
        contents: 'Šest malovaných vajíček, vrbové hnízdo, úložná krabice',
        material: 'Lípa, barva na vodní bázi, vrba',
        size: 'Hnízdo o průměru 24 cm; vajíčka 6 cm',
        origin: 'Vyrobeno v Německu',
        care: 'Otírejte suchým hadříkem.',
        safety: 'Dekorace, ne hračka.',
      },
      alts: ['Pastelově malovaná vajíčka s puntíky, proužky a sedmikráskami v kulatém vrbovém hnízdě'],
    },
    'ceramic-bunny-pair': {
      title: 'Dvojice keramických zajíčků',
      description: [
        'Velký bílý zajíček a malý pudrový, s glazurou tak hladkou, že chytá světlo od okna. Obličej má každý namalovaný třemi tahy a ty tahy nejsou nikdy úplně stejné.',
        'Na polici stojí celý rok, a nevypadají přitom jako velikonoční výzdoba, kterou někdo zapomněl uklidit.',
      ],
      details: {
        contents: 'Dvě figurky',
        material: 'Glazovaná keramika, plstěné podložky',
        size: 'Výška 21 cm a 14 cm',
        origin: 'Ručně vyrobeno v Portugalsku',
        care: 'Otírejte vlhkým hadříkem.',
        safety: 'Dekorace, ne hračka.',
      },
      alts: ['Vysoký bílý a menší růžový glazovaný zajíček sedí vedle sebe'],
    },
    'personalised-name-egg': {
      title: 'Dřevěné vajíčko se jménem',
      description: [
        'Ploché dřevěné vajíčko na okno nebo na větvičku se zajíčkem, malovanou girlandou a jménem z vystouplých bílých písmen. Pod jménem stojí „Easter“ a letošní rok.',
        'Rodiny si obvykle objednají jedno pro každé dítě a pak další, kdykoli někdo přibude. Na klice mu to sluší stejně jako na větvičce zlatého deště.',
        'Až dvanáct písmen, i s háčky a čárkami.',
      ],
      details: {
        material: 'Březová překližka z certifikovaných lesů, barva na vodní bázi, saténová stuha',
        size: '12 × 16 cm, tloušťka 6 mm',
        origin: 'Vyřezáno a malováno v Německu',
        care: 'Dovnitř, za suchého počasí i ven. Otírejte suchým hadříkem.',
        safety: 'Dekorace, ne hračka. Stuha není vhodná pro děti do tří let.',
      },
      personalisation: 'Jméno na vajíčko',
      alts: ['Dřevěné vajíčko na růžové stuze se zajíčkem, jménem Emma a malovanou květinovou girlandou'],
    },
    'easter-basket': {
      title: 'Košík na hledání vajíček',
      description: [
        'Kulatý košík s krouceným držadlem, dost velký na celé dopoledne hledání a dost lehký pro čtyřleté dítě. Přijde s papírovou trávou a šesti zdobenými vajíčky ke schování, na boku má širokou mašli.',
        'Vyberte barvu mašle a jméno na dřevěnou visačku, která na ní visí. Košík je pletený z celých vrbových prutů: šišky a autíčka v něm budou jezdit ještě dlouho po Velikonocích.',
      ],
      details: {
        contents: 'Košík, šest zdobených vajíček, papírová tráva, mašle, dřevěná jmenovka',
        material: 'Vrba, bavlněná stuha, vajíčka z lípy',
        size: 'Průměr 28 cm, výška s držadlem 32 cm',
        origin: 'Upleteno v Německu',
        age: 'Od tří let',
        care: 'Uchovávejte v suchu; čistěte měkkým kartáčem.',
        safety: 'Nevhodné pro děti do tří let: stuha a malé části.',
      },
      personalisation: 'Jméno na visačku',
      alts: ['Kulatý proutěný košík s krouceným držadlem a růžovou mašlí, plný pastelových vajíček'],
    },
    'felt-egg-garland': {
      title: 'Girlanda z plstěných vajíček',
      description: [
        'Sedm vajíček z vlněné plsti v barvách mandlí v cukru, vyšitých řadami předního stehu a navlečených mezi dřevěné korálky. S délkou 1,8 metru se klene přes okno, krbovou římsu nebo stěnu u postýlky.',
        'Šňůrka je z přírodní bavlny a má na obou koncích poutko, takže stačí dva připínáčky. Neváží skoro nic a dobře se posílá poštou.',
      ],
      details: {
        contents: 'Girlanda se sedmi vajíčky',
        material: 'Vlněná plst, bavlna, bukové korálky',
        size: 'Délka 1,8 m; vajíčka 7 cm',
        origin: 'Ušito ve Švédsku',
        care: 'Vyklepejte; žehlete vlažně přes látku.',
        safety: 'Dekorace, ne hračka. Zavěste mimo dosah malých dětí.',
      },
      alts: ['Girlanda ze sedmi pastelových vajíček s bílým prošíváním mezi dřevěnými korálky na šňůrce'],
    },
    'name-mug': {
      title: 'Kameninový hrnek se jménem',
      description: [
        'Velký hrnek se zaobleným dnem a uchem na tři prsty. Glazura je zvenku jemná a polomatná, uvnitř lesklá, a jméno na ní je psané rukou.',
        'Písmo je vypálené do glazury, ne natištěné na ní: vydrží myčku i deset let pondělků. „Máma“, „Táta“ a jména jsou klasika, ale hodí se jakékoli slovo do dvanácti písmen.',
      ],
      details: {
        material: 'Glazovaná kamenina',
        size: 'Průměr 9 cm, výška 9,5 cm',
        capacity: '380 ml',
        weight: '390 g',
        origin: 'Točeno a zdobeno v Portugalsku',
        care: 'Do myčky i do mikrovlnky',
      },
      personalisation: 'Jméno nebo slovo na hrnek',
      alts: ['Krémový kameninový hrnek s ručně psaným hnědým jménem'],
    },
    'teapot-for-two': {
      title: 'Kameninová čajová souprava pro dva',
      description: [
        'Baculatá konvice v kropenaté bílé s dubovým knoflíkem a dva blankytné šálky na bílých podšálcích. Konvice vydá tři šálky, tak akorát pro dva, kteří se zdrží.',
        'Hubičku jsme překreslovali čtyřikrát, než přestala kapat. Pod víčkem je ocelové sítko; když ho vyndáte, vejde se dovnitř celý svazek máty.',
      ],
      details: {
        contents: 'Konvice se sítkem, dva šálky, dva podšálky',
        material: 'Glazovaná kamenina, olejovaný dub, nerezová ocel',
        size: 'Konvice 24 cm s hubičkou, výška 17 cm',
        capacity: 'Konvice 700 ml, šálky 200 ml',
        weight: '1,8 kg',
        origin: 'Vyrobeno v Portugalsku',
        care: 'Do myčky bez víčka; knoflík jednou ročně potřete olejem.',
      },
      alts: ['Bílá konvice s dřevěným knoflíkem a dva blankytné šálky čaje na bílých podšálcích'],
    },
    'scented-candle': {
      title: 'Vonná svíčka ze sójového vosku',
      description: [
        'Sójový vosk ručně litý do těžkého tónovaného skla s bavlněným knotem, který hoří rovnoměrně až k okraji. Vůni ucítíte, když vejdete do pokoje, a u jídla nepřekáží.',
        'Pivoňka je svěží a trochu zelená; levandule suchá jako prádelník; fík je spíš list než plod; čisté prádlo voní, jako když schne venku na šňůře.',
        'Na etiketu patří jméno nebo slovo podle vás, nejvýš čtrnáct písmen. Až svíčka dohoří, zbytek vosku pustí v teplé vodě a ze skla bude dobrá sklenice.',
      ],
      details: {
        contents: 'Svíčka ve skle, víčko proti prachu',
        material: 'Sójový vosk, bavlněný knot, sklo',
        size: 'Průměr 8,5 cm, výška 9,5 cm',
        weight: '220 g vosku',
        'burn-time': 'Asi 45 hodin',
        origin: 'Lito ve Finsku',
        care: 'Poprvé nechte povrch roztát až k okraji, asi dvě hodiny. Knot zkraťte na 5 mm.',
        safety:
          'Hořící svíčku nikdy nenechávejte bez dozoru. Držte dál od dětí, zvířat a záclon. Může vyvolat alergickou kožní reakci; uchovávejte mimo dosah dětí.',
      },
      personalisation: 'Jméno nebo slovo na etiketu',
      alts: ['Hořící svíčka v růžovém skle s etiketou „Peony“, vedle ní dva okvětní lístky'],
    },
    'photo-frame-oak': {
      title: 'Dubový rám s uměleckým tiskem',
      description: [
        'Rám z masivního dubu se širokou bílou paspartou, která dá i malé fotografii prostor k nadechnutí. Je v něm tisk kopců při východu slunce, takže může viset už dnes a vlastní obrázek dostane zítra.',
        'Rohy jsou seříznuté na pokos a lepené, sklo je opravdové sklo. Na spodní hranu vyryjeme řádek do třiceti písmen: datum, místo, dvě jména.',
      ],
      details: {
        contents: 'Rám s paspartou, sklo, umělecký tisk, závěs',
        material: 'Olejovaný dub, nekyselý karton, sklo',
        size: 'A4: vnější rozměr 28 × 36 cm; A5: 21 × 27 cm',
        origin: 'Vyrobeno v Německu',
        care: 'Prach stírejte suchým hadříkem; čistič na sklo na hadřík, ne na rám.',
        safety: 'Obsahuje sklo.',
      },
      personalisation: 'Řádek vyrytý na rám',
      alts: ['Dubový rám s bílou paspartou a tiskem kopců pod korálovým sluncem'],
    },
    'embroidered-cushion': {
      title: 'Vyšívaný lněný polštář',
      description: [
        'Lněný polštář s jedním slovem v hustém plném stehu, pod ním řádek drobného písma a dole tři květiny. Okraj lemuje paspule v barvě nitě.',
        'Len je předepraný, takže je měkký hned první večer a v pračce se nesrazí. Slovo je „Máma“, pokud nám nedáte jiné: Oma, Mamma, Máma i Äiti se letos na jaře už vydaly na cestu.',
      ],
      details: {
        contents: 'Povlak se zipem, výplň bez peří',
        material: 'Povlak: 100 % len. Výplň: recyklovaný polyester',
        size: '45 × 45 cm',
        origin: 'Ušito ve Švédsku',
        care: 'Povlak: perte naruby na 40 °C, žehlete po rubu. Výplň: 30 °C.',
      },
      personalisation: 'Slovo na polštář',
      alts: ['Krémový lněný polštář s výšivkou „Máma“, „you are home“ a třemi korálovými květinami'],
    },
    'oak-wall-clock': {
      title: 'Dubové nástěnné hodiny',
      description: [
        'Jasný bílý ciferník, mosazné značky a obruba ohnutá z jediného pruhu dubu. Ručičky běží plynule bez tikání, takže mohou viset i v ložnici.',
        'Pod dvanáctku vsadíme váš řádek, nejvýš osmnáct písmen: „Spolu od roku 1984“, příjmení, jméno domu. Je tak malý, že ho hosté objeví sami.',
      ],
      details: {
        contents: 'Hodiny, baterie AA, vrut a hmoždinka',
        material: 'Dub, lakovaná ocel, mosaz, sklo',
        size: 'Průměr 30 cm, hloubka 5 cm',
        weight: '1,1 kg',
        origin: 'Vyrobeno v Německu',
        care: 'Prach stírejte suchým hadříkem.',
        safety: 'Použité baterie odevzdejte na sběrném místě.',
      },
      personalisation: 'Řádek na ciferník',
      alts: ['Kulaté nástěnné hodiny s dubovou obrubou, černými číslicemi a drobným řádkem na ciferníku'],
    },
    'heart-necklace': {
      title: 'Náhrdelník s baculatým srdcem',
      description: [
        'Malé zaoblené srdce na jemném ankrovém řetízku, vyleštěné, až se v něm zrcadlí pokoj. Je duté, takže neváží skoro nic a dá se nosit každý den, aniž byste o něm věděli.',
        'Na zadní stranu se vejdou tři písmena: iniciály, nebo první písmena tří dětí. Řetízek se zapíná na 42 nebo 45 centimetrech.',
      ],
      details: {
        contents: 'Náhrdelník v dárkovém sáčku',
        material: 'Stříbro 925; zlatá varianta pozlacená 18karátovým zlatem, 2 mikrony. Bez niklu',
        size: 'Srdce 14 mm; řetízek 42–45 cm',
        weight: '3,1 g',
        origin: 'Vyrobeno v italském Arezzu',
        care: 'Před plaváním a parfémem sundejte. Leštěte měkkým hadříkem.',
        safety: 'Nevhodné pro děti do tří let.',
      },
      personalisation: 'Iniciály na zadní stranu',
      alts: ['Zlaté baculaté srdce na jemném řetízku na pudrovém stojanu'],
    },
    'ring-dish': {
      title: 'Miska na prstýnky ve tvaru srdce',
      description: [
        'Mělké porcelánové srdce se zlatým okrajem pro prstýnky, které se sundávají, než se začne hníst těsto. Své místo má u dřezu, na nočním stolku nebo vedle klíčů.',
        'Dovnitř ručně napíšeme jméno nebo krátké slovo a vypálíme je pod glazuru, kam mýdlo ani prstýnky nedosáhnou.',
      ],
      details: {
        material: 'Glazovaný porcelán, okraj z 12karátového zlata',
        size: '12 × 11 cm, hloubka 2,5 cm',
        weight: '140 g',
        origin: 'Vyrobeno v Portugalsku',
        care: 'Myjte ručně. Kvůli zlatu ne do mikrovlnky.',
        safety: 'Dekorace; ne na potraviny.',
      },
      personalisation: 'Slovo do misky',
      alts: ['Bílá porcelánová miska ve tvaru srdce se zlatým okrajem, uvnitř jméno a dva prstýnky'],
    },
    'velvet-jewellery-box': {
      title: 'Sametová šperkovnice',
      description: [
        'Šperkovnice z krátkého hustého sametu se zrcadlem přes celé víko. Uvnitř je pět válečků na prstýnky, dvě přihrádky na náušnice a kapsička, ve které se řetízek nezauzlí.',
        'Zavírá se tichým cvaknutím a vejde se do zásuvky i do víkendové tašky. Na víko můžeme zlatou nití vyšít jméno, nejvýš dvanáct písmen.',
      ],
      details: {
        material: 'Bavlněný samet na dřevovláknité desce, skleněné zrcadlo, mosazný pant',
        size: '22 × 15 × 8 cm',
        weight: '640 g',
        origin: 'Vyrobeno v Itálii',
        care: 'Kartáčujte kartáčem na šaty po směru vlasu.',
        safety: 'Obsahuje sklo.',
      },
      personalisation: 'Jméno na víko',
      alts: ['Otevřená růžová sametová šperkovnice se zrcadlem ve víku a prstýnky na válečcích'],
    },
    'plush-bunny': {
      title: 'Plyšový zajíček na mazlení',
      description: [
        'Krémový zajíček s dlouhýma růžově podšitýma ušima a saténovou mašlí, vycpaný tak štědře, že sedí, a tak volně, že se dá nosit za jednu packu. Kožíšek je hustý a krátký a ani v malých rukou nepouští chlupy.',
        'Oči jsou vyšité, není co utrhnout a celý zajíček může do pračky, což nakonec rozhoduje. Jméno vyšijeme na levou tlapku.',
      ],
      details: {
        material: 'Potah i výplň: polyester, z poloviny recyklovaný',
        size: '32 cm vsedě, s ušima',
        weight: '260 g',
        age: 'Od narození',
        origin: 'Ušito v Česku',
        care: 'Perte v pračce na 30 °C, sušte volně na vzduchu.',
        safety:
          'Označení CE, zkoušeno podle EN 71. Než zajíčka dáte dítěti, odstraňte obal a visačku na stužce.',
      },
      personalisation: 'Jméno na tlapku',
      alts: ['Huňatý krémový plyšový zajíček s růžovýma ušima a světle modrou mašlí'],
    },
    'plush-teddy': {
      title: 'Medový plyšový medvídek',
      description: [
        'Medvěd ze staré školy: karamelový kožíšek, krémové tlapky, vážný čumák a červená mašle. Tlapky jsou přišité tak, že se trochu hýbou, takže může sedět u stolu nebo se opírat o polštář.',
        'Malý medvěd se vejde pod paži, velký si řekne o vlastní židli. Na pravou zadní tlapku vyšijeme jméno, nejvýš deset písmen.',
      ],
      details: {
        material: 'Polyesterový plyš, zčásti recyklovaná výplň, polyesterový satén',
        size: 'Malý 30 cm, velký 48 cm, vsedě',
        weight: 'Malý 400 g, velký 840 g',
        age: 'Od narození',
        origin: 'Ušito v Česku',
        care: 'Perte v pračce na 30 °C v pracím sáčku, sušte volně na vzduchu.',
        safety: 'Označení CE, zkoušeno podle EN 71. Než medvídka dáte dítěti, odstraňte obal.',
      },
      personalisation: 'Jméno na zadní tlapku',
      alts: ['Karamelový medvídek s krémovými tlapkami a velkou červenou mašlí'],
    },
    'wooden-pull-bunny': {
      title: 'Dřevěný zajíček na tahání',
      description: [
        'Bukový zajíček na čtyřech šalvějově zelených kolečkách, s bílým ocáskem a korálkem na konci šňůrky. Osy jsou trochu mimo střed: když ho táhnete, hopká.',
        'Hrany jsou zaoblené a broušené, až jsou na dotek jako oblázek, a olej i barvy jsou bezpečné pro dítě, které všechno nejdřív ochutná. Jméno vypálíme do boku vedle srdce.',
      ],
      details: {
        material: 'Buk z certifikovaných lesů, barvy na vodní bázi, bavlněná šňůrka',
        size: '18 × 8 × 17 cm; šňůrka 60 cm s bezpečnostní sponou',
        weight: '470 g',
        age: 'Od 12 měsíců',
        origin: 'Vyrobeno v Seiffenu v Německu',
        care: 'Otírejte vlhkým hadříkem; jednou ročně natřete lněným olejem.',
        safety: 'Označení CE, zkoušeno podle EN 71. Kvůli šňůrce používejte pod dohledem dospělého.',
      },
      personalisation: 'Jméno na bok',
      alts: ['Bukový zajíček na šalvějově zelených kolečkách se šňůrkou a zeleným korálkem'],
    },
    'carousel-music-box': {
      title: 'Hrací skříňka „Zaječí kolotoč“',
      description: [
        'Pět zajíčků krouží pod pruhovanou stříškou a skříňka hraje Brahmsovu ukolébavku. Natáhněte podstavec a bude se točit asi dvě a půl minuty, nakonec pomaleji, jako každý z nás.',
        'Strojek má osmnáct tónů a ocelový hřeben. Figurky i stříška jsou z lité pryskyřice s leskem porcelánu, ručně malované a zlatě linkované.',
      ],
      details: {
        material: 'Litá pryskyřice, ocelový strojek, plstěná podložka',
        size: 'Průměr 15 cm, výška 24 cm',
        weight: '950 g',
        age: 'Ozdoba na polici; jako hračka od osmi let',
        origin: 'Sestaveno v Itálii, strojek ze Švýcarska',
        care: 'Prach stírejte měkkým štětcem. Pero nepřetáčejte.',
        safety: 'Nevhodné pro děti do tří let: malé části.',
      },
      alts: ['Hrací kolotoč s růžovobíle pruhovanou stříškou a malými bílými zajíčky'],
    },
    'signature-gift-box': {
      title: 'Dárková krabice se saténovou mašlí',
      description: [
        'Pevná slonovinová krabice s víkem, které sedí, jak víko sedět má, a širokou růžovou saténovou stuhou uvázanou do plné mašle. Vejde se do ní hrnek, svíčka a přání a ještě zbude místo.',
        'Vezměte si ji prázdnou a naplňte sami, nebo si vyberte hedvábný papír a papírovou výplň v pudrové barvě, aby nic nechrastilo. Na víko můžeme zlatým inkoustem napsat jméno, nejvýš šestnáct písmen.',
        'Většina z nich nakonec uchovává dopisy a fotografie, a proto je děláme pevné.',
      ],
      details: {
        contents: 'Krabice s víkem a stuhou; s výplní: osm archů hedvábného papíru, papírová výplň',
        material: 'Šedá lepenka potažená recyklovaným papírem, polyesterový satén',
        size: 'Vnitřní rozměr 26 × 22 × 14 cm',
        weight: '580 g',
        origin: 'Vyrobeno ve Velké Británii',
        care: 'Uchovávejte v suchu. Stuhu lze stáhnout bez rozvazování.',
      },
      personalisation: 'Jméno na víko',
      alts: ['Slonovinová dárková krabice s růžovou saténovou stuhou a velkou mašlí'],
    },
    'mothers-day-card': {
      title: 'Přání ke Dni matek s obálkou',
      description: [
        'Věneček z drobných papírových květů ve tvaru srdce, ručně vystřižených a lepených nad růžovým nápisem. Papír je tak pevný, že přání vydrží na polici stát celé týdny, a obvykle tam také stojí.',
        'Nápis na přední straně si zvolíte: až osmnáct znaků, od „Super máma“ po její jméno. Uvnitř je přání prázdné a čeká na vaše pero. Kraftovou obálku zavírá vosková pečeť.',
      ],
      details: {
        contents: 'Přání, kraftová obálka, vosková pečeť',
        material: 'Bavlněný papír 300 g/m²; papírové květy',
        size: '12 × 17 cm po složení',
        weight: '40 g',
        origin: 'Vyrobeno ve Velké Británii',
      },
      personalisation: 'Nápis na přední straně',
      alts: [
        'Přání se srdcem z papírových květů a nápisem „Happy Mother’s Day“, vedle zapečetěná kraftová obálka',
      ],
    },
    'linen-notebook': {
      title: 'Lněný zápisník s perem',
      description: [
        'Zápisník, který se na každé stránce rozevře naplocho, vázaný ve lnu a se jménem raženým zlatou fólií. Gumička ho drží zavřený, stužka hlídá místo a kapsa v zadní desce schová, co se nemá ztratit.',
        'Papír snese plnicí pero, aniž by se inkoust propíjel. K zápisníku patří bílozlaté kuličkové pero, dost těžké na to, aby působilo jako opravdové.',
      ],
      details: {
        contents: 'Zápisník, kuličkové pero s modrou náplní',
        material: 'Len na lepence, krémový papír 100 g/m², pero z mosazi s lakem',
        size: 'A5, 192 stran',
        weight: '370 g',
        origin: 'Svázáno ve Velké Británii',
        care: 'Otírejte suchým hadříkem.',
      },
      personalisation: 'Jméno na desky',
      alts: ['Růžový lněný zápisník se zlatým jménem Emma a vedle něj bílozlaté pero'],
    },
    'heart-balloons': {
      title: 'Tři balonky ve tvaru srdce',
      description: [
        'Tři fóliová srdce v růžové, korálové a zlaté na dlouhých saténových stuhách drží malý dárek, který je dost těžký, aby to zvládl. Hotová ozdoba ke snídani, ke školní bráně i do nemocničního pokoje.',
        'Přijdou naplocho v obálce. Heliem je naplní každé květinářství nebo obchod s party zbožím a se vzduchem na tyčce jim to sluší také. S heliem létají asi týden.',
      ],
      details: {
        contents: 'Tři fóliové balonky, saténové stuhy, závaží, brčko k nafouknutí',
        material: 'Polyamidová fólie, polyesterová stuha, karton',
        size: 'Nafouknutá srdce 45 cm',
        origin: 'Vyrobeno ve Španělsku',
        care: 'Plyn vypusťte a balonky uložte naplocho: dají se naplnit znovu.',
        safety:
          'Nevhodné pro děti do tří let: stuhy a malé části. Balonky nikdy nepouštějte venku ani v blízkosti elektrického vedení. Helium není součástí.',
      },
      alts: ['Tři lesklé balonky ve tvaru srdce, růžový, korálový a zlatý, přivázané k malému dárku'],
    },
    'tote-bag': {
      title: 'Plátěná taška „Super máma“',
      description: [
        'Taška ze silného přírodního plátna s dlouhými uchy, která drží na rameni. Nápis a květinový lem jsou tištěné barvou na vodní bázi, příjemnou na dotek a stálou v praní.',
        'Bez reptání unese dvanáct kilo nákupu a složí se do kapsy kabátu. Stojí na ní „Super máma“; dejte nám jiná slova, pokud je nejlepší babička, učitelka nebo teta.',
      ],
      details: {
        material: '100 % plátno z biobavlny, 280 g/m²',
        size: '38 × 42 cm, ucha 68 cm',
        weight: '160 g',
        origin: 'Ušito a potištěno ve Švédsku',
        care: 'Perte naruby na 30 °C, žehlete po rubu.',
      },
      personalisation: 'Slova na tašce',
      alts: ['Přírodní plátěná taška s nápisem „Super máma“ a třemi růžovými květinami'],
    },
    'name-tumbler': {
      title: 'Cestovní hrnek s gravírováním',
      description: [
        'Dvoustěnný ocelový hrnek, který udrží kávu horkou šest hodin a vodu studenou dvanáct. Dole se zužuje, aby se vešel do držáku v autě, na kočárku i na kole.',
        'Jméno gravírujeme skrz lak až na ocel, takže se neloupe ani nebledne. Součástí je víčko, brčko a malý kartáček na brčko.',
      ],
      details: {
        contents: 'Hrnek, víčko, brčko, kartáček na brčko',
        material: 'Nerezová ocel 18/8, práškový lak, polypropylen bez BPA',
        size: 'Průměr 8,5 cm, výška 22 cm; dno 6,8 cm',
        capacity: '600 ml',
        weight: '340 g',
        origin: 'Vyrobeno v japonském Tsubame',
        care: 'Myjte ručně, ať barva zůstane svěží; víčko smí do myčky.',
        safety: 'Horké nápoje pijte otvorem, ne brčkem. Ne do mikrovlnky.',
      },
      personalisation: 'Jméno vygravírované na hrnek',
      alts: ['Šalvějově zelený cestovní hrnek s brčkem a jménem Emma'],
    },
    'spa-gift-set': {
      title: 'Levandulová dárková sada do koupele',
      description: [
        'Všechno na hodinu za zavřenými dveřmi: dva silné ručníky, dvě mýdla, sklenice koupelové soli a lahvička koupelového oleje z jantarového skla s levandulí z kopců nad Manosque.',
        'Všechno leží na dubovém podnose, který pak na okraji vany podrží šálek čaje. Voní levandulí tak, jak roste, trochu bylinně, ne tou ze zásuvky.',
      ],
      details: {
        contents:
          'Dva ručníky, dvě mýdla (po 100 g), koupelová sůl (200 g), koupelový olej (150 ml), dubový podnos',
        material: 'Ručníky: 100 % bavlna, 550 g/m². Podnos: olejovaný dub',
        size: 'Podnos 36 × 18 cm; ručníky 30 × 50 cm a 50 × 90 cm',
        composition:
          'Koupelový olej: Prunus Amygdalus Dulcis Oil, Helianthus Annuus Seed Oil, Lavandula Angustifolia Oil, Tocopherol, Linalool, Limonene. Mýdlo: Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Lavandula Angustifolia Oil, Linalool. Sůl: Sodium Chloride, Lavandula Angustifolia Flower.',
        allergens: 'Obsahuje mandlový olej, linalool a limonen.',
        keeps: '12 měsíců po otevření',
        origin: 'Vyrobeno ve Francii',
        care: 'Ručníky perte na 60 °C. Podnos utřete do sucha.',
        safety: 'Jen k zevnímu použití. Chraňte oči. Vana může klouzat.',
      },
      alts: [
        'Dubový podnos s bílým a růžovým ručníkem, dvěma mýdly, sklenicí koupelové soli a jantarovou lahvičkou',
      ],
    },
    'perfume-bottle': {
      title: 'Parfémovaná voda „Fleur“',
      description: [
        'Růže a pivoňka, ale spíš za teplého večera než v kytici: nejdřív bergamot, uprostřed okvětní lístky a v základu cedr a bílé pižmo, které na šátku vydrží do druhého dne.',
        'Flakon je z těžkého skla s mosazným límcem a víčkem s oblými rameny. S třiceti mililitry se dobře cestuje; padesát vydrží asi rok, když si je dopřejete obden.',
      ],
      details: {
        contents: 'Parfémovaná voda ve skleněném flakonu s rozprašovačem, krabička',
        size: '30 ml nebo 50 ml',
        composition:
          'Alcohol Denat., Parfum, Aqua, Citronellol, Geraniol, Hydroxycitronellal, Limonene, Linalool, Citral.',
        allergens: 'Obsahuje citronellol, geraniol, hydroxycitronellal, limonen, linalool a citral.',
        keeps: '36 měsíců po otevření, chraňte před světlem',
        origin: 'Vyrobeno ve Francii',
        safety:
          'Vysoce hořlavá kapalina a páry. Chraňte před ohněm a teplem, uchovávejte mimo dosah dětí. Jen k zevnímu použití.',
      },
      alts: ['Hranatý skleněný flakon s nápisem „Fleur“ a bílým víčkem, vedle okvětní lístky růže'],
    },
    'glass-bauble-set': {
      title: 'Šest skleněných baněk se jménem',
      description: [
        'Šest ručně foukaných baněk v barvě jedle, lesních plodů, zlata, růžové, šalvěje a perly. Každá je ručně malovaná a trochu jiná než ta vedle. Zelená nese bílým písmem jméno, které nám napíšete.',
        'Leží v zelené krabičce se zlatým „Merry Christmas“ uvnitř víka a každý leden se do ní vracejí.',
      ],
      details: {
        contents: 'Šest baněk se stuhou, dárková krabička',
        material: 'Ručně foukané sklo, ručně malované',
        size: 'Baňky o průměru 7 cm, krabička 24 × 17 × 8,5 cm',
        origin: 'Foukáno a malováno v Německu',
        care: 'Prach otřete měkkým suchým štětcem.',
        safety: 'Sklo. Dekorace, není pro děti do tří let.',
      },
      personalisation: 'Jméno na zelenou baňku',
      alts: ['Otevřená zelená krabička se šesti skleněnými baňkami, na zelené je napsáno Emma'],
    },
    'knitted-stocking': {
      title: 'Pletená vánoční punčocha se jménem',
      description: [
        'Silná vlněná punčocha v barvě lesních plodů a smetany se vzorem srdce, upletená tak hustě, že drží tvar i s pomerančem ve špičce. Jméno je vyšité na lemu.',
        'Poutko ji udrží na krbu, na zábradlí i na posteli. Pro každého jednu, každý rok stejnou: tak začíná tradice.',
      ],
      details: {
        contents: 'Punčocha, bez náplně',
        material: '100 % vlna, bavlněná podšívka',
        size: 'Délka 45 cm, otvor 16 cm',
        origin: 'Upleteno ve Švédsku',
        care: 'Prát ručně ve studené vodě, sušit vleže.',
      },
      personalisation: 'Jméno na lem',
      alts: ['Červená pletená punčocha se smetanovým lemem s vyšitým Noah, naplněná jedlovými větvičkami'],
    },
    'fir-wreath': {
      title: 'Věnec na dveře z jedle s bobulemi',
      description: [
        'Bohatý věnec z jedle se šiškami, červenými bobulemi a saténovou mašlí. Vážeme ho ručně na slámu den před odesláním, takže dorazí zelený a voní lesem.',
        'Venku vydrží dlouho po Novém roce, ve vytopené místnosti asi tři týdny. Visí na poutku vzadu.',
      ],
      details: {
        contents: 'Věnec s mašlí, připravený k zavěšení',
        material: 'Jedle, šišky, bobule, sláma, polyesterový satén',
        size: 'Průměr 40 cm',
        keeps: 'Šest týdnů venku, tři doma',
        origin: 'Vázáno v Nizozemsku',
        care: 'Občas postříkejte vodou.',
        safety: 'Bobule a větve nejsou jedlé. Nedávejte ke svíčkám.',
      },
      alts: ['Kulatý jedlový věnec se šiškami, červenými bobulemi a saténovou mašlí'],
    },
    'snow-globe': {
      title: 'Sněžítko s chaloupkou',
      description: [
        'Chaloupka s rozsvícenými okny, sněhulák a tři jedle pod sklem. Jednou je otočíte a téměř minutu sněží.',
        'Na zeleném podstavci stojí zlatě „let it snow“. Váží jako pořádné těžítko a na parapetu stojí stejně pevně.',
      ],
      details: {
        contents: 'Sněžítko ve vystlané krabičce',
        material: 'Sklo, pryskyřice, čištěná voda',
        size: 'Výška 15 cm, průměr 10 cm',
        origin: 'Plněno a uzavřeno v Německu',
        care: 'Otřete vlhkým hadříkem. Chraňte před mrazem.',
        safety: 'Dekorace, není to hračka. Nestavte na přímé slunce.',
      },
      alts: ['Sněžítko s chaloupkou, jedlemi a sněhulákem na zeleném podstavci s nápisem let it snow'],
    },
    'gingerbread-house': {
      title: 'Perníková chaloupka',
      description: [
        'Kořeněný perník zdobený ručně: střecha z bílé a růžové polevy, cukrové hůlky u dveří a tři stromky na dvorku. Přijde sestavená, na kulatém prkénku.',
        'Do Štědrého dne je ozdobou stolu. Pak někdo ulomí první kousek střechy a nikdo už nedokáže přestat.',
      ],
      details: {
        contents: 'Perníková chaloupka na dřevěném prkénku, v krabici s okénkem',
        size: '22 × 18 × 24 cm',
        weight: '850 g',
        ingredients:
          'PŠENIČNÁ mouka, cukr, med, MÁSLO, VAJEČNÝ bílek, koření (skořice, zázvor, hřebíček, kardamom), glukózový sirup, přírodní barviva.',
        allergens: 'Obsahuje pšenici, mléko a vejce. Může obsahovat ořechy a sóju.',
        'shelf-life': 'Osm týdnů v suchu',
        origin: 'Upečeno ve Francii',
      },
      alts: [
        'Perníková chaloupka se střechou z bílé a růžové polevy, cukrovými hůlkami a stromky na dřevěném prkénku',
      ],
    },
    'advent-calendar-box': {
      title: 'Adventní kalendář, domek s 24 šuplíky',
      description: [
        'Dřevěný domek se čtyřiadvaceti očíslovanými šuplíky v zelené, vínové, růžové a smetanové. Naplníte je sami: čokoládou, vzkazem nebo dílkem skládačky, která je hotová 24.',
        'Je udělaný tak, aby se vracel každý prosinec. Na cedulku pod střechou vyryjeme jméno nebo slovo.',
      ],
      details: {
        contents: 'Domek s 24 prázdnými šuplíky',
        material: 'Buková překližka, vodou ředitelná barva',
        size: '52 × 30 × 12 cm, šuplíky 4 × 4,5 × 9 cm',
        origin: 'Vyrobeno v Německu',
        care: 'Otřete suchým hadříkem.',
        age: 'Od tří let',
      },
      personalisation: 'Jméno na cedulku',
      alts: ['Dřevěný domek s 24 očíslovanými šuplíky v zelené, vínové, růžové a smetanové, jeden otevřený'],
    },
    'heart-chocolate-box': {
      title: 'Srdce s dvaceti pralinkami',
      description: [
        'Dvacet pralinek ve vínovém srdci: malinová ganache, slaný karamel, lískový ořech a hořká čokoláda s růží. Každá je zdobená ručně.',
        'Na víku jsou slova ze zlaté fólie: „with love“, nebo vaše vlastní. Až pralinky dojdou, krabička bude schovávat dopisy.',
      ],
      details: {
        contents: 'Dvacet pralinek v pevné krabičce ve tvaru srdce',
        size: 'Krabička 22 × 20 × 5 cm',
        weight: '250 g',
        ingredients:
          'Cukr, kakaové máslo, kakaová hmota, sušené plnotučné MLÉKO, SMETANA, LÍSKOVÉ OŘECHY, glukózový sirup, maliny, MÁSLO, emulgátor (SÓJOVÝ lecitin), mořská sůl, růžový olej.',
        allergens: 'Obsahuje mléko, lískové ořechy a sóju. Může obsahovat jiné ořechy, lepek a vejce.',
        'shelf-life': 'Šest týdnů při 14–18 °C',
        origin: 'Vyrobeno v Belgii',
      },
      personalisation: 'Slova na víko',
      alts: ['Otevřené vínové srdce s pralinkami, na víku zlatě with love'],
    },
    'wooden-star-tree': {
      title: 'Dřevěný stromek z hvězd',
      description: [
        'Bukové hvězdy od největší po nejmenší, navlečené na mosazné tyčce se zlatými a malovanými korálky. Každou hvězdu trochu pootočte a stromek změní tvar.',
        'Neopadává a nechce vodu: na stole stojí od první adventní neděle a v lednu se vejde do krabice od bot.',
      ],
      details: {
        contents: 'Hvězdy, korálky a mosazná hvězda ke skládání, s návodem',
        material: 'Olejovaný buk, mosaz',
        size: 'Výška 30 cm, průměr 20 cm',
        origin: 'Soustruženo v Německu',
        care: 'Otřete suchým hadříkem.',
        safety: 'Malé části. Není pro děti do tří let.',
      },
      alts: [
        'Stromek z naskládaných dřevěných hvězd se zlatými a barevnými korálky a mosaznou hvězdou nahoře',
      ],
    },
  },
  categories: {
    easter: {
      name: 'Velikonoce',
      description:
        'Ke snídani, na hledání v zahradě i na větvičky v okně: zajíčci, vajíčka, jarní květiny a něco k rozbalení.',
    },
    'easter-decoration': {
      name: 'Velikonoční dekorace',
      description: 'Malovaná vajíčka, girlandy a hnízda, která každé jaro vylezou z krabice.',
    },
    'easter-bunnies': {
      name: 'Velikonoční zajíčci',
      description: 'K snědku, k mazlení, k tahání i na polici.',
    },
    'mothers-day': {
      name: 'Den matek',
      description:
        'Dárky, které to řeknou lépe než telefonát: květiny, něco s jejím jménem nebo hodina jen pro ni.',
    },
    flowers: {
      name: 'Květiny a rostliny',
      description: 'Ráno řezané nebo stále rostoucí, připravené k předání tak, jak přijdou.',
    },
    sweets: {
      name: 'Sladkosti a čaj',
      description:
        'Čokoláda, makronky, sušenky a plechovka dobrého čaje od malých výrobců, kteří se pod své krabičky podepisují.',
    },
    chocolate: {
      name: 'Čokoláda',
      description: 'Zajíčci a lanýže z dílny v Gentu.',
    },
    'bakes-and-tea': {
      name: 'Sladké pečivo a čaj',
      description: 'Čerstvě upečené a k tomu něco k pití.',
    },
    home: {
      name: 'Domov',
      description: 'Kamenina, dub, len a světlo svíček: věci, které se denně používají a zůstávají.',
    },
    candles: {
      name: 'Svíčky a vůně',
      description: 'Sójový vosk, levandule a růže, lité a míchané ručně.',
    },
    kitchen: {
      name: 'Kuchyň a stůl',
      description: 'Hrnky, konvice a to, co do nich patří.',
    },
    decoration: {
      name: 'Dekorace',
      description: 'Na stěny, police, okna a do oblíbeného rohu pohovky.',
    },
    'jewellery-and-keepsakes': {
      name: 'Šperky a dárky na památku',
      description: 'Drobnosti, které si člověk nechává dlouho.',
    },
    jewellery: {
      name: 'Šperky',
      description: 'Srdce na krk a místo, kam ho na noc odložit.',
    },
    keepsakes: {
      name: 'Na památku',
      description: 'Rámy, krabičky a jména ve dřevě a porcelánu.',
    },
    personalised: {
      name: 'Dárky se jménem',
      description: 'Se jménem, slovem nebo datem, psané, ryté nebo vyšívané jen pro jednoho člověka.',
    },
    'for-children': {
      name: 'Pro děti',
      description: 'Měkké, bezpečné a na hraní, od prvního dne.',
    },
    wellness: {
      name: 'Pohoda a krása',
      description: 'Ke koupeli, na tichý večer a pro vůni, která zůstane na šátku.',
    },
    cards: {
      name: 'Přání, papír a oslavy',
      description: 'Přání, zápisníky, krabice a balonky: co dělá z věci dárek.',
    },
    'out-and-about': {
      name: 'Na cesty',
      description: 'Tašky, cestovní hrnky a zápisníky na cestu.',
    },
    'gift-boxes': {
      name: 'Dárkové balíčky',
      description: 'Kompletní, převázané a připravené k darování.',
    },
  },
  tags: {
    'advent-calendar': 'Adventní kalendáře',
    anniversary: 'Výročí',
    birthday: 'Narozeniny',
    bunny: 'Se zajíčkem',
    ceramic: 'Keramika',
    chocolate: 'Čokoláda',
    eggs: 'Vajíčka',
    floral: 'Květiny',
    handmade: 'Ruční práce',
    heart: 'Srdce',
    'new-baby': 'K narození',
    'new-home': 'Do nového domova',
    scented: 'Vonné',
    textile: 'Textil',
    'thank-you': 'Poděkování',
    toy: 'Hračky',
    vegan: 'Veganské',
    wood: 'Dřevo',
  },
  options: {
    colour: {
      name: 'Barva',
      values: {
        ivory: 'Slonovinová',
        white: 'Bílá',
        oat: 'Ovesná',
        blush: 'Pudrová',
        rose: 'Růžová',
        coral: 'Korálová',
        sky: 'Blankytná',
        ink: 'Inkoustová',
        sage: 'Šalvějová',
        forest: 'Lesní zelená',
        gold: 'Zlatá',
        silver: 'Stříbrná',
      },
    },
    size: {
      name: 'Velikost',
      values: {
        small: 'Malá',
        medium: 'Střední',
        large: 'Velká',
        a4: 'A4',
        a5: 'A5',
        '100g': '100 g',
        '200g': '200 g',
        '30ml': '30 ml',
        '50ml': '50 ml',
        '12-pieces': '12 ks',
        '24-pieces': '24 ks',
      },
    },
    scent: {
      name: 'Vůně',
      values: { peony: 'Pivoňka', lavender: 'Levandule', fig: 'Fíkový list', linen: 'Čisté prádlo' },
    },
    chocolate: {
      name: 'Čokoláda',
      values: {
        milk: 'Mléčná',
        dark: 'Hořká',
      },
    },
    variety: {
      name: 'Varianta',
      values: {
        classic: 'Klasická',
        'alcohol-free': 'Bez alkoholu',
      },
    },
    filling: { name: 'Výplň', values: { empty: 'Bez výplně', tissue: 'Hedvábný papír a papírová výplň' } },
    pages: { name: 'Stránky', values: { lined: 'Linkované', dotted: 'Tečkované', blank: 'Čisté' } },
  },
  closeUp: 'Detail: {title}',
  details: {
    contents: 'V balení',
    material: 'Materiál',
    size: 'Rozměry',
    capacity: 'Objem',
    weight: 'Hmotnost',
    'burn-time': 'Doba hoření',
    ingredients: 'Složení',
    composition: 'Složení',
    allergens: 'Alergeny',
    'shelf-life': 'Vydrží',
    keeps: 'Vydrží',
    origin: 'Původ',
    age: 'Věk',
    care: 'Péče',
    safety: 'Dobré vědět',
    maker: 'Výrobce',
    responsible: 'Odpovědná osoba v EU',
  },
}
