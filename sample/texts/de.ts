// The sample shop's words in German.
import type { SampleTexts } from './sample-texts.ts'

export const de: SampleTexts = {
  products: {
    'tulip-bouquet-vase': {
      title: 'Frühlingstulpen in der Keramikvase',
      description: [
        'Fünfzehn Tulpen in Rosa, Pfirsich und Elfenbein, am Morgen des Versands knospig geschnitten und schon in ihrer Vase arrangiert. Sie öffnen sich über zwei, drei Tage, neigen sich zum Fenster und wachsen im Wasser noch ein wenig weiter, wie Tulpen das eben tun.',
        'Die Vase ist aus Steinzeug mit matter, zart gesprenkelter Glasur. Ihr Hals ist eng gedreht, damit ein lockerer Strauß von selbst steht. So wird sie die Vase, nach der du noch greifst, wenn die Tulpen längst verblüht sind.',
        'Der kleine Strauß hat neun Stiele, der mittlere fünfzehn, der große fünfundzwanzig in einer höheren Vase.',
      ],
      details: {
        contents: 'Schnitttulpen, Steinzeugvase, Blumennahrung, Pflegekarte',
        material: 'Vase: glasiertes Steinzeug',
        size: 'Vase 22 cm hoch (groß: 28 cm), Öffnung 8 cm',
        keeps: 'Sieben bis neun Tage in frischem Wasser',
        origin: 'Tulpen aus den Niederlanden',
        care: 'Alle zwei Tage die Stiele einen Zentimeter kürzen und das Wasser wechseln. Nicht neben Obst oder Heizung stellen. Die Vase darf in die Spülmaschine.',
        safety: 'Nicht zum Verzehr geeignet. Tulpen sind für Katzen und Hunde giftig.',
      },
      alts: ['Tulpen in Rosa, Pfirsich und Elfenbein in einer runden weißen Keramikvase'],
    },
    'rose-bouquet-kraft': {
      title: 'Gartenrosen in Kraftpapier',
      description: [
        'Gartenrosen in Zartrosa, Elfenbein und Koralle mit Eukalyptus und Schleierkraut, von Hand spiralförmig gebunden, damit der Strauß seine Form behält, wenn du ihn abstellst. Gartenrosen sind voller als die üblichen aus dem Blumenladen, und sie duften.',
        'Die Stiele schlagen wir in feuchtes Papier ein, dann in Kraftpapier mit Satinband: So, wie er ankommt, kannst du ihn überreichen. Mittel hat zwölf Rosen, Groß zwanzig.',
      ],
      details: {
        contents: 'Schnittrosen, Eukalyptus, Schleierkraut, Blumennahrung, Pflegekarte',
        material: 'Recycelbares Kraftpapier, Satinband',
        size: 'Etwa 40 cm hoch, 28 cm breit (groß: 45 × 36 cm)',
        keeps: 'Sechs bis acht Tage in frischem Wasser',
        origin: 'Rosen aus Kenia, gebunden in den Niederlanden',
        care: 'Stiele schräg anschneiden, Blätter unter der Wasserlinie entfernen und alle zwei Tage das Wasser wechseln.',
        safety: 'Nicht zum Verzehr geeignet. Die Stiele können Dornen haben.',
      },
      alts: [
        'Rosen in Zartrosa, Elfenbein und Koralle mit Eukalyptus, in Kraftpapier mit korallfarbenem Band',
      ],
    },
    'daffodil-pot': {
      title: 'Narzissen im glasierten Topf',
      description: [
        'Neun Narzissen mit tieforangen Trompeten, nicht geschnitten, sondern in der eigenen Erde gewachsen. Einige sind bei der Ankunft schon offen, andere noch in der Knospe, und rund zwei Wochen lang machen sie den Küchentisch heller.',
        'Danach dürfen die Zwiebeln in den Garten oder in den Balkonkasten: Dreimal so tief gesetzt, wie sie hoch sind, kommen sie jedes Frühjahr wieder. Im glasierten Topf steckt unsichtbar ein zweiter, so tropft nichts auf den Tisch.',
      ],
      details: {
        contents: 'Neun blühende Narzissenzwiebeln, glasierter Topf, Pflanzkarte',
        material: 'Glasierte Keramik',
        size: 'Topf 14 cm Durchmesser, 13 cm hoch; Pflanze etwa 35 cm',
        keeps: 'Zwei Wochen Blüte im Haus, Jahre im Freien',
        origin: 'Zwiebeln und Topf aus den Niederlanden',
        care: 'Hell und kühl stellen. Gießen, wenn sich die Erde oben trocken anfühlt.',
        safety:
          'Nicht zum Verzehr geeignet. Die Zwiebeln sind für Menschen und Haustiere giftig, der Pflanzensaft kann die Haut reizen.',
      },
      alts: ['Gelbe Narzissen mit orangefarbener Mitte in einem himmelblau glasierten Topf'],
    },
    'potted-succulent': {
      title: 'Sukkulenten-Duo in Tontöpfen',
      description: [
        'Zwei Echeverien mit rosig angehauchten Spitzen, eine größere und eine kleinere, jede in einem von Hand gedrehten Tontopf. Nebeneinander sehen sie aus wie ein Paar, das schon immer zusammenwohnt.',
        'Sie verzeihen fast alles: Urlaub, Vergesslichkeit, eine Woche beim Paketdienst. Stell sie an ein helles Fenster und gib ihnen alle vierzehn Tage etwas Wasser.',
      ],
      details: {
        contents: 'Zwei Echeverien im Topf, Pflegekarte',
        material: 'Irdenware, unglasiert und weiß glasiert',
        size: 'Töpfe 11 cm und 8 cm Durchmesser',
        origin: 'Pflanzen aus den Niederlanden, Töpfe in Portugal gedreht',
        care: 'Volles Licht, wenig Wasser: Die Erde zwischendurch ganz austrocknen lassen. Nicht unter 5 °C.',
        safety: 'Nicht zum Verzehr geeignet.',
      },
      alts: ['Zwei Sukkulenten mit rosa Blattspitzen, eine im zartrosa und eine im weißen Topf'],
    },
    'chocolate-bunny': {
      title: 'Schokohase mit Schleife',
      description: [
        'Ein Hohlhase mit langen Ohren, von Hand gegossen in einer Form, die seit sechzig Jahren in der Werkstatt steht. Die Wände sind dick genug für ein ordentliches Knacken und dünn genug, um ihn aufzuessen.',
        'Die Vollmilchschokolade hat 38 % Kakao und schmeckt nach Karamell, die dunkle hat 64 % und ist nur ein wenig herb. Drei Pralinéeier in Folie sind dabei, und die Satinschleife bindet jemand, der zu Ostern sehr viele davon bindet.',
      ],
      details: {
        contents: 'Ein Hohlhase aus Schokolade, drei Pralinéeier in Folie, Satinband',
        size: '19 cm hoch',
        weight: '200 g',
        ingredients: [
          'Vollmilchhase: Rohrzucker, Kakaobutter, VOLLMILCHPULVER, Kakaomasse, HASELNÜSSE, Emulgator (SOJALECITHIN), Vanilleextrakt.',
          'Zartbitterhase: Kakaomasse, Rohrzucker, Kakaobutter, HASELNÜSSE, Emulgator (SOJALECITHIN), Vanilleextrakt.',
          'Pralinéeier: Rohrzucker, HASELNÜSSE, Kakaobutter, VOLLMILCHPULVER, Kakaomasse, Emulgator (SOJALECITHIN), Vanilleextrakt.',
        ],
        allergens: [
          'Vollmilchhase: enthält Milch, Haselnüsse und Soja.',
          'Zartbitterhase: enthält Haselnüsse und Soja. Kann Milch enthalten.',
          'Pralinéeier, bei beiden Hasen dabei: enthalten Milch, Haselnüsse und Soja.',
          'Alle können andere Schalenfrüchte und Gluten enthalten.',
        ],
        'shelf-life': 'Mindestens vier Monate bei 15–18 °C, vor Sonne geschützt',
        origin: 'Hergestellt in Belgien',
        safety:
          'Schleife und Folie vor dem Verzehr entfernen. Kleine Eier sind nichts für Kinder unter drei Jahren.',
      },
      alts: ['Schokoladenhase mit korallfarbener Satinschleife neben drei kleinen Eiern in Folie'],
    },
    'gold-foil-bunny': {
      title: 'Schokohase in Goldfolie',
      description: [
        'Der Hase, den alle vom Osterfrühstück kennen: zarte Vollmilchschokolade in knisternder Goldfolie, mit einem beerenroten Band um den Hals. Dass man zuerst die Ohren auspackt, ist eine Tradition, die wir nicht infrage stellen.',
        'Er macht sich gut auf dem Teller, im Nest oder in der Manteltasche, und er ist klein genug, um neben jeder Tasse einen hinzustellen.',
      ],
      details: {
        contents: 'Ein Hohlhase aus Vollmilchschokolade in Folie',
        size: '14 cm hoch',
        weight: '150 g',
        ingredients:
          'Zucker, Kakaobutter, VOLLMILCHPULVER, Kakaomasse, MAGERMILCHPULVER, Emulgator (SOJALECITHIN), Vanilleextrakt. Kakao: mindestens 32 %.',
        allergens: 'Enthält Milch und Soja. Kann Schalenfrüchte und Gluten enthalten.',
        'shelf-life': 'Mindestens sechs Monate, kühl und trocken',
        origin: 'Hergestellt in Belgien',
        safety: 'Folie und Band vor dem Verzehr entfernen.',
      },
      alts: ['Schokoladenhase in glänzender Goldfolie mit rotem Band und drei Folieneiern'],
    },
    'truffle-box': {
      title: 'Zwölf Schokoladentrüffel in der Schachtel',
      description: [
        'Zwölf Trüffel in vier Sorten: Zartbitter mit Meersalz, Vollmilch mit Haselnusspraliné, Ruby mit Himbeere und Weiß mit Matcha. Jeder wird von Hand gerollt, getaucht und verziert, darum gleicht kein Streifen dem anderen.',
        'Die Schachtel ist tief schokoladenbraun, und innen im Deckel steht in Gold „for you“, wo man es erst beim Öffnen sieht. In der klassischen Füllung steckt ein Löffel Cognac in den dunklen Trüffeln; die andere Schachtel kommt ohne aus.',
      ],
      details: {
        contents: 'Zwölf Trüffel in fester Geschenkschachtel',
        size: 'Schachtel 20 × 15 × 4 cm',
        weight: '168 g',
        ingredients:
          'Kakaomasse, Kakaobutter, Zucker, SAHNE, VOLLMILCHPULVER, HASELNÜSSE, Glukosesirup, Himbeerpulver, Matchatee, BUTTER, Emulgator (SOJALECITHIN), Meersalz. Klassisch: Cognac (2 %).',
        allergens: 'Enthält Milch, Haselnüsse und Soja. Kann andere Schalenfrüchte, Gluten und Ei enthalten.',
        'shelf-life': 'Fünf Wochen bei 14–18 °C; am besten innerhalb von drei',
        origin: 'Hergestellt in Belgien',
      },
      alts: ['Offene braune Schachtel mit zwölf verzierten Trüffeln, „for you“ in Gold im Deckel'],
    },
    'macaron-box': {
      title: 'Zwölf Macarons in der Schachtel',
      description: [
        'Mandelmacarons mit einer Schale, die knackt, und einer Mitte, die nachgibt: Rose, Pistazie, Zitrone, Schwarze Johannisbeere, Aprikose und Vanille, von jeder Sorte zwei. Gebacken wird montags und mittwochs, und am selben Abend gehen sie auf die Reise.',
        'In der Geschenkschachtel stehen sie hochkant in drei Reihen, so kommen sie heil an. Die größere Schachtel hat eine zweite Lage.',
      ],
      details: {
        contents: 'Zwölf oder vierundzwanzig Macarons in der Geschenkschachtel',
        size: 'Schachtel 21 × 15 × 5 cm',
        weight: '190 g (24 Stück: 380 g)',
        ingredients:
          'MANDELN, Zucker, HÜHNEREIWEISS, BUTTER, SAHNE, weiße Schokolade (Zucker, Kakaobutter, MILCHPULVER, SOJALECITHIN), PISTAZIEN, Fruchtpürees, Rosenwasser, Vanille, Farbstoffe: Rote Bete, Spirulina, Kurkumin.',
        allergens:
          'Enthält Mandeln, Pistazien, Ei, Milch und Soja. Kann andere Schalenfrüchte und Gluten enthalten.',
        'shelf-life': 'Sechs Tage im Kühlschrank. Eine halbe Stunde vor dem Servieren herausnehmen.',
        origin: 'Gebacken in Frankreich',
      },
      alts: ['Offene Schachtel mit Reihen pastellfarbener Macarons, davor ein rosa und ein grünes'],
    },
    'iced-sugar-cookies': {
      title: 'Sechs verzierte Osterkekse',
      description: [
        'Sechs dick ausgestochene Butterkekse, gebacken, bis der Rand gerade golden ist, und von Hand glasiert: drei Eier, ein Hase, eine Blume und ein Herz. Der Guss ist Eiweißglasur, fest getrocknet und mit einem Hauch Zitrone.',
        'Verrate uns das Wort für das Herz, bis zu acht Buchstaben. „Mama“ spritzen wir am häufigsten, gleich danach kommen Namen.',
      ],
      details: {
        contents: 'Sechs verzierte Kekse in einer Schachtel mit Sichtfenster',
        size: 'Kekse 7–9 cm, Schachtel 26 × 18 cm',
        weight: '240 g',
        ingredients:
          'WEIZENMEHL, BUTTER, Puderzucker, Zucker, EI, EIKLARPULVER, Zitronensaft, Vanille, Salz, Farbstoffe: Rote Bete, Spirulina, Färberdistel.',
        allergens: 'Enthält Weizen, Milch und Ei. Kann Schalenfrüchte und Soja enthalten.',
        'shelf-life': 'Sechs Wochen in der Dose',
        origin: 'Gebacken in Frankreich',
      },
      personalisation: 'Wort auf dem Herz',
      alts: [
        'Sechs verzierte Kekse: drei gemusterte Eier, ein Hasengesicht, eine lila Blume und ein Herz mit dem Wort „mum“',
      ],
    },
    'tea-tin': {
      title: 'Loser Tee „Frühlingsgarten“',
      description: [
        'Grüntee mit Rosenblüten, Krauseminze und Kamille: leicht, ein wenig süß und ruhig genug für den späten Nachmittag. Die Blätter sind groß und ganz, darum reichen sie für zwei Aufgüsse.',
        'Die salbeigrüne Dose schließt dicht und lässt sich am kleinen goldenen Knauf angenehm öffnen. Innen liegt ein Löffel aus Buche; ein gestrichener ist richtig für eine Tasse.',
      ],
      details: {
        contents: 'Loser Tee in der Dose, Buchenlöffel',
        material: 'Weißblech, Buche',
        size: 'Dose 9 cm Durchmesser, 14 cm hoch',
        weight: '100 g für etwa 45 Tassen; 200 g mit Nachfüllbeutel',
        ingredients:
          'Grüner Tee (62 %), Krauseminze, Kamillenblüten, Rosenblütenblätter, Kornblume. Aus ökologischem Anbau.',
        'shelf-life': '18 Monate, trocken und geschlossen',
        origin: 'Gemischt in Dänemark',
        care: 'Mit 80 °C heißem Wasser aufgießen, zwei bis drei Minuten ziehen lassen.',
      },
      alts: ['Salbeigrüne Teedose mit Blumenetikett, davor ein Holzlöffel Tee mit Rosenknospen'],
    },
    'painted-eggs-nest': {
      title: 'Handbemalte Ostereier im Nest',
      description: [
        'Sechs Holzeier, von Hand bemalt mit Streifen, Punkten, Gänseblümchen und einer Spur Gold, in einem geflochtenen Weidennest. Sie sind aus Lindenholz gedrechselt und so schwer und so groß wie echte Eier.',
        'Stell das Nest mitten auf den Tisch oder versteck die Eier einzeln: Eine Nacht im nassen Gras überstehen sie gut. Nächstes Jahr kommen sie aus der Schachtel und sehen aus wie in diesem.',
      ],
      details: {
        contents: 'Sechs bemalte Eier, Weidennest, Aufbewahrungsschachtel',
        material: 'Lindenholz, Farbe auf Wasserbasis, Weide',
        size: 'Nest 24 cm Durchmesser, Eier 6 cm',
        origin: 'Hergestellt in Deutschland',
        care: 'Mit einem trockenen Tuch abwischen.',
        safety: 'Dekoration, kein Spielzeug.',
      },
      alts: ['Pastellfarbene Eier mit Punkten, Streifen und Gänseblümchen in einem runden Weidennest'],
    },
    'ceramic-bunny-pair': {
      title: 'Hasenpaar aus Keramik',
      description: [
        'Ein großer weißer Hase und ein kleiner zartrosa Hase, so glatt glasiert, dass sie das Licht vom Fenster einfangen. Ihre Gesichter bestehen aus je drei Pinselstrichen, und die sind nie ganz gleich.',
        'Sie stehen das ganze Jahr im Regal, ohne dass es aussieht, als hätte jemand vergessen, Ostern wegzuräumen.',
      ],
      details: {
        contents: 'Zwei Figuren',
        material: 'Glasierte Irdenware, Filzfüße',
        size: '21 cm und 14 cm hoch',
        origin: 'Von Hand gemacht in Portugal',
        care: 'Mit einem feuchten Tuch abwischen.',
        safety: 'Dekoration, kein Spielzeug.',
      },
      alts: ['Ein großer weißer und ein kleinerer rosa Keramikhase, nebeneinander sitzend'],
    },
    'personalised-name-egg': {
      title: 'Holzei mit Namen',
      description: [
        'Ein flaches Holzei für Fenster oder Zweig, mit einem Hasen, einer gemalten Girlande und einem Namen in erhabenen weißen Buchstaben. Unter dem Namen stehen „Ostern“ und die Jahreszahl.',
        'Familien bestellen meist eines pro Kind und dann jedes Mal ein weiteres, wenn jemand dazukommt. An der Türklinke hängen sie so schön wie am Forsythienzweig.',
        'Bis zu zwölf Buchstaben, auch mit Umlauten und Akzenten.',
      ],
      details: {
        material: 'Birkensperrholz aus zertifizierten Wäldern, Farbe auf Wasserbasis, Satinband',
        size: '12 × 16 cm, 6 mm stark',
        origin: 'Geschnitten und bemalt in Deutschland',
        care: 'Für drinnen, bei trockenem Wetter auch für draußen. Mit einem trockenen Tuch abwischen.',
        safety: 'Dekoration, kein Spielzeug. Das Band ist nichts für Kinder unter drei Jahren.',
      },
      personalisation: 'Name auf dem Ei',
      alts: ['Holzei am rosa Band mit Hase, dem Namen Emma und gemalter Blumengirlande'],
    },
    'easter-basket': {
      title: 'Osterkörbchen für die Eiersuche',
      description: [
        'Ein runder Korb mit gedrehtem Henkel, groß genug für eine ergiebige Eiersuche und leicht genug für eine Vierjährige. Er kommt gefüllt mit Papiergras und sechs verzierten Eiern zum Verstecken, und an einer Seite sitzt eine breite Schleife.',
        'Du wählst die Farbe der Schleife und den Namen für den Holzanhänger daran. Der Korb ist aus ganzen Weidenruten geflochten: Noch lange nach Ostern trägt er Tannenzapfen und Spielzeugautos.',
      ],
      details: {
        contents: 'Korb, sechs verzierte Eier, Papiergras, Schleife, Namensanhänger aus Holz',
        material: 'Weide, Baumwollband, Eier aus Lindenholz',
        size: '28 cm Durchmesser, mit Henkel 32 cm hoch',
        origin: 'Geflochten in Deutschland',
        age: 'Ab drei Jahren',
        care: 'Trocken halten, mit einer weichen Bürste ausbürsten.',
        safety: 'Nicht für Kinder unter drei Jahren: Band und Kleinteile.',
      },
      personalisation: 'Name auf dem Anhänger',
      alts: ['Runder Weidenkorb mit gedrehtem Henkel und rosa Schleife, voller verzierter Pastelleier'],
    },
    'felt-egg-garland': {
      title: 'Ostereier-Girlande aus Filz',
      description: [
        'Sieben Eier aus Wollfilz in den Farben von Zuckermandeln, mit Reihen von Vorstichen bestickt und zwischen Holzperlen aufgehängt. Mit 1,8 Metern reicht sie über ein Fenster, einen Kaminsims oder die Wand am Fußende des Kinderbetts.',
        'Die Kordel ist aus naturbelassener Baumwolle mit einer Schlaufe an jedem Ende, zwei Reißzwecken genügen also. Die Girlande wiegt fast nichts und lässt sich gut verschicken.',
      ],
      details: {
        contents: 'Girlande mit sieben Eiern',
        material: 'Wollfilz, Baumwolle, Buchenperlen',
        size: '1,8 m lang, Eier 7 cm',
        origin: 'Genäht in Schweden',
        care: 'Ausschütteln; lauwarm unter einem Tuch bügeln.',
        safety: 'Dekoration, kein Spielzeug. Außer Reichweite kleiner Kinder aufhängen.',
      },
      alts: [
        'Girlande aus sieben pastellfarbenen Eiern mit weißen Stichen zwischen Holzperlen an einer Kordel',
      ],
    },
    'name-mug': {
      title: 'Steinzeugbecher mit Namen',
      description: [
        'Ein großer Becher mit rundem Fuß und einem Henkel, in den drei Finger passen. Die Glasur ist außen samtig und leicht matt, innen glänzend, und der Name steht darauf in Handschrift.',
        'Die Schrift ist in die Glasur eingebrannt, nicht aufgedruckt: Sie übersteht die Spülmaschine und zehn Jahre Montage. „Mama“, „Papa“ und Namen sind die Klassiker, aber jedes Wort bis zwölf Buchstaben ist willkommen.',
      ],
      details: {
        material: 'Glasiertes Steinzeug',
        size: '9 cm Durchmesser, 9,5 cm hoch',
        capacity: '380 ml',
        weight: '390 g',
        origin: 'Gedreht und beschriftet in Portugal',
        care: 'Für Spülmaschine und Mikrowelle geeignet',
      },
      personalisation: 'Name oder Wort auf dem Becher',
      alts: ['Cremefarbener Steinzeugbecher mit einem Namen in brauner Handschrift'],
    },
    'teapot-for-two': {
      title: 'Teeservice für zwei aus Steinzeug',
      description: [
        'Eine rundbauchige Teekanne in gesprenkeltem Weiß mit Eichenknauf, dazu zwei himmelblaue Tassen auf weißen Untertassen. Die Kanne fasst drei Tassen, und das ist genau richtig für zwei, die eine Weile bleiben.',
        'Die Tülle wurde viermal neu gezeichnet, bis sie nicht mehr tropfte. Im Deckel sitzt ein Sieb aus Edelstahl; nimm es heraus, und ein ganzer Bund Minze passt hinein.',
      ],
      details: {
        contents: 'Teekanne mit Sieb, zwei Tassen, zwei Untertassen',
        material: 'Glasiertes Steinzeug, geölte Eiche, Edelstahl',
        size: 'Kanne 24 cm mit Tülle, 17 cm hoch',
        capacity: 'Kanne 700 ml, Tassen 200 ml',
        weight: '1,8 kg',
        origin: 'Hergestellt in Portugal',
        care: 'Ohne Deckel spülmaschinenfest; den Knauf einmal im Jahr mit Öl einreiben.',
      },
      alts: ['Weiße Teekanne mit Holzknauf und zwei himmelblaue Tassen Tee auf weißen Untertassen'],
    },
    'scented-candle': {
      title: 'Duftkerze aus Sojawachs',
      description: [
        'Sojawachs, von Hand in ein schweres getöntes Glas gegossen, mit einem Baumwolldocht, der gleichmäßig bis zum Rand abbrennt. Der Duft ist da, wenn du ins Zimmer kommst, und stört nicht, wenn ihr euch zum Essen setzt.',
        'Pfingstrose ist frisch und ein wenig grün, Lavendel trocken wie ein Wäscheschrank, Feige eher das Blatt als die Frucht, und Frische Wäsche riecht nach Laken auf der Leine.',
        'Auf das Etikett kommt, was du möchtest: ein Name oder ein Wort mit bis zu vierzehn Buchstaben. Ist die Kerze heruntergebrannt, löst warmes Wasser den Rest Wachs, und das Glas wird ein gutes Trinkglas.',
      ],
      details: {
        contents: 'Kerze im Glas, Staubdeckel',
        material: 'Sojawachs, Baumwolldocht, Glas',
        size: '8,5 cm Durchmesser, 9,5 cm hoch',
        weight: '220 g Wachs',
        'burn-time': 'Etwa 45 Stunden',
        origin: 'Gegossen in Finnland',
        care: 'Beim ersten Mal brennen lassen, bis das Wachs bis zum Rand geschmolzen ist, etwa zwei Stunden. Docht auf 5 mm kürzen.',
        safety:
          'Brennende Kerzen nie unbeaufsichtigt lassen. Von Kindern, Haustieren und Vorhängen fernhalten. Kann allergische Hautreaktionen verursachen. Darf nicht in die Hände von Kindern gelangen.',
      },
      personalisation: 'Name oder Wort auf dem Etikett',
      alts: ['Brennende Kerze in rosa getöntem Glas mit dem Etikett „Peony“, daneben zwei Blütenblätter'],
    },
    'photo-frame-oak': {
      title: 'Bilderrahmen aus Eiche mit Kunstdruck',
      description: [
        'Ein massiver Eichenrahmen mit breitem weißem Passepartout, das auch einem kleinen Foto Luft lässt. Ein Druck von Hügeln bei Sonnenaufgang ist dabei: Heute kann er schon hängen, morgen nimmt er dein eigenes Bild auf.',
        'Die Ecken sind auf Gehrung geleimt, und das Glas ist echtes Glas. In die untere Leiste gravieren wir eine Zeile mit bis zu dreißig Buchstaben: ein Datum, einen Ort, zwei Namen.',
      ],
      details: {
        contents: 'Rahmen mit Passepartout, Glas, Kunstdruck und Aufhänger',
        material: 'Geölte Eiche, säurefreier Karton, Glas',
        size: 'A4: außen 28 × 36 cm; A5: 21 × 27 cm',
        origin: 'Hergestellt in Deutschland',
        care: 'Mit einem trockenen Tuch abstauben; Glasreiniger aufs Tuch geben, nicht auf den Rahmen.',
        safety: 'Enthält Glas.',
      },
      personalisation: 'Gravur auf dem Rahmen',
      alts: ['Eichenrahmen mit weißem Passepartout und einem Druck von Hügeln unter korallroter Sonne'],
    },
    'embroidered-cushion': {
      title: 'Besticktes Leinenkissen „Mama“',
      description: [
        'Ein Leinenkissen mit einem Wort in dickem Plattstich, einer Zeile kleiner Schrift darunter und drei Blumen am unteren Rand. Rundum läuft eine Paspel in der Farbe des Garns.',
        'Das Leinen ist vorgewaschen, also vom ersten Abend an weich, und es läuft in der Wäsche nicht ein. Gestickt wird „Mama“, wenn du uns kein anderes Wort nennst: Oma, Mamma, Máma und Äiti sind in diesem Frühjahr alle schon auf die Reise gegangen.',
      ],
      details: {
        contents: 'Kissenhülle mit Reißverschluss, federfreies Innenkissen',
        material: 'Hülle: 100 % Leinen. Innenkissen: recyceltes Polyester',
        size: '45 × 45 cm',
        origin: 'Genäht in Schweden',
        care: 'Hülle: auf links bei 40 °C waschen, von der Rückseite bügeln. Innenkissen: 30 °C.',
      },
      personalisation: 'Wort auf dem Kissen',
      alts: [
        'Cremefarbenes Leinenkissen, bestickt mit „Mama“, „you are home“ und drei korallfarbenen Blumen',
      ],
    },
    'oak-wall-clock': {
      title: 'Wanduhr aus Eiche',
      description: [
        'Ein klares weißes Zifferblatt, Stundenzeichen aus Messing und ein Rand, aus einem einzigen Streifen Eiche gebogen. Die Zeiger gleiten, ohne zu ticken, so darf sie auch im Schlafzimmer hängen.',
        'Unter die Zwölf setzen wir deine eigene Zeile, bis zu achtzehn Buchstaben: „Zusammen seit 1984“, einen Nachnamen, den Namen eines Hauses. Sie ist klein genug, dass Gäste sie von selbst entdecken.',
      ],
      details: {
        contents: 'Uhr, AA-Batterie, Schraube und Dübel',
        material: 'Eiche, lackierter Stahl, Messing, Glas',
        size: '30 cm Durchmesser, 5 cm tief',
        weight: '1,1 kg',
        origin: 'Hergestellt in Deutschland',
        care: 'Mit einem trockenen Tuch abstauben.',
        safety: 'Leere Batterien an einer Sammelstelle abgeben.',
      },
      personalisation: 'Zeile auf dem Zifferblatt',
      alts: ['Runde Wanduhr mit Eichenrand, schwarzen Ziffern und einer kleinen Schriftzeile im Zifferblatt'],
    },
    'heart-necklace': {
      title: 'Halskette mit Herzanhänger',
      description: [
        'Ein kleines gewölbtes Herz an feiner Ankerkette, poliert, bis sich das Zimmer darin spiegelt. Es ist hohl, wiegt darum fast nichts und lässt sich jeden Tag tragen, ohne dass man es spürt.',
        'Auf die Rückseite passen drei Buchstaben: Initialen oder die Anfangsbuchstaben von drei Kindern. Die Kette lässt sich bei 42 oder 45 Zentimetern schließen.',
      ],
      details: {
        contents: 'Halskette im Geschenkbeutel',
        material: '925er Sterlingsilber; goldene Variante 18-karätig vergoldet, 2 Mikrometer. Nickelfrei',
        size: 'Herz 14 mm, Kette 42–45 cm',
        weight: '3,1 g',
        origin: 'Hergestellt in Arezzo, Italien',
        care: 'Vor dem Schwimmen und vor dem Parfümieren ablegen. Mit einem weichen Tuch polieren.',
        safety: 'Nicht für Kinder unter drei Jahren.',
      },
      personalisation: 'Initialen auf der Rückseite',
      alts: ['Gewölbtes goldenes Herz an feiner Kette auf einer zartrosa Büste'],
    },
    'ring-dish': {
      title: 'Ringschale in Herzform',
      description: [
        'Ein flaches Herz aus Porzellan mit Goldrand, für die Ringe, die abgelegt werden, bevor der Teig geknetet wird. Seinen Platz hat es an der Spüle, auf dem Nachttisch oder neben den Schlüsseln.',
        'Ein Name oder ein kurzes Wort wird von Hand hineingeschrieben und unter der Glasur gebrannt, wo weder Seife noch Ringe hinkommen.',
      ],
      details: {
        material: 'Glasiertes Porzellan, 12-karätiger Goldrand',
        size: '12 × 11 cm, 2,5 cm tief',
        weight: '140 g',
        origin: 'Hergestellt in Portugal',
        care: 'Von Hand spülen. Wegen des Goldes nicht für die Mikrowelle.',
        safety: 'Dekoration; nicht für Lebensmittel.',
      },
      personalisation: 'Wort in der Schale',
      alts: ['Weiße Herzschale aus Porzellan mit Goldrand, darin ein Name und zwei Ringe'],
    },
    'velvet-jewellery-box': {
      title: 'Schmuckkästchen aus Samt',
      description: [
        'Ein Kästchen aus kurzem, dichtem Samt mit einem Spiegel, der den ganzen Deckel füllt. Innen sind fünf Rollen für Ringe, zwei Fächer für Ohrringe und eine Tasche, in der eine Kette liegt, ohne sich zu verknoten.',
        'Es schließt mit leisem Klicken und passt in eine Schublade oder ins Wochenendgepäck. Auf den Deckel sticken wir in Goldgarn einen Namen mit bis zu zwölf Buchstaben.',
      ],
      details: {
        material: 'Baumwollsamt auf Holzfaser, Glasspiegel, Messingscharnier',
        size: '22 × 15 × 8 cm',
        weight: '640 g',
        origin: 'Hergestellt in Italien',
        care: 'Mit einer Kleiderbürste in Strichrichtung ausbürsten.',
        safety: 'Enthält Glas.',
      },
      personalisation: 'Name auf dem Deckel',
      alts: ['Offenes roséfarbenes Samtkästchen mit Spiegel im Deckel und Ringen auf Rollen'],
    },
    'plush-bunny': {
      title: 'Kuscheliger Plüschhase',
      description: [
        'Ein cremefarbener Hase mit langen, rosa gefütterten Ohren und Satinschleife, so gut gefüllt, dass er sitzt, und so locker, dass man ihn an einem Arm tragen kann. Das Fell ist dicht und kurz und geht auch in kleinen Händen nicht aus.',
        'Die Augen sind gestickt, abreißen lässt sich nichts, und der ganze Hase darf in die Waschmaschine, worauf es am Ende ja ankommt. Den Namen sticken wir auf die linke Pfote.',
      ],
      details: {
        material: 'Hülle und Füllung: Polyester, zur Hälfte recycelt',
        size: '32 cm im Sitzen, mit Ohren',
        weight: '260 g',
        age: 'Von Geburt an',
        origin: 'Genäht in Tschechien',
        care: 'Bei 30 °C in der Maschine waschen, an der Luft trocknen.',
        safety:
          'CE-Kennzeichnung, geprüft nach EN 71. Verpackung und Anhänger am Band entfernen, bevor ein Kind ihn bekommt.',
      },
      personalisation: 'Name auf der Pfote',
      alts: ['Flauschiger cremefarbener Plüschhase mit rosa Ohren und hellblauer Schleife'],
    },
    'plush-teddy': {
      title: 'Honigbrauner Teddybär',
      description: [
        'Ein Bär vom alten Schlag: karamellfarbener Plüsch, cremefarbene Pfoten, eine ernste Nase und eine rote Schleife. Arme und Beine sind leicht beweglich angenäht, damit er am Tisch sitzen oder am Kissen lehnen kann.',
        'Der kleine Bär passt unter den Arm, der große braucht einen eigenen Stuhl. Ein Name mit bis zu zehn Buchstaben wird auf den rechten Fuß gestickt.',
      ],
      details: {
        material: 'Polyesterplüsch, Füllung teilweise recycelt, Polyestersatin',
        size: 'Klein 30 cm, groß 48 cm, im Sitzen',
        weight: 'Klein 400 g, groß 840 g',
        age: 'Von Geburt an',
        origin: 'Genäht in Tschechien',
        care: 'Bei 30 °C im Wäschenetz in der Maschine waschen, an der Luft trocknen.',
        safety: 'CE-Kennzeichnung, geprüft nach EN 71. Verpackung entfernen, bevor ein Kind ihn bekommt.',
      },
      personalisation: 'Name auf dem Fuß',
      alts: ['Karamellfarbener Teddybär mit cremefarbenen Pfoten und großer roter Schleife'],
    },
    'wooden-pull-bunny': {
      title: 'Nachziehhase aus Holz',
      description: [
        'Ein Buchenhase auf vier salbeigrünen Rädern, mit weißem Stummelschwanz und einer Perle am Ende der Schnur. Die Achsen sitzen leicht außermittig: Wird er gezogen, hoppelt er.',
        'Die Kanten sind gerundet und geschliffen, bis sie sich anfühlen wie ein Kieselstein, und Öl und Farben sind unbedenklich für Kinder, die alles erst einmal kosten. Den Namen brennen wir neben das Herz in die Seite.',
      ],
      details: {
        material: 'Buche aus zertifizierten Wäldern, Farben auf Wasserbasis, Baumwollschnur',
        size: '18 × 8 × 17 cm; Schnur 60 cm mit Sicherheitsverschluss',
        weight: '470 g',
        age: 'Ab 12 Monaten',
        origin: 'Hergestellt in Seiffen, Deutschland',
        care: 'Mit einem feuchten Tuch abwischen; einmal im Jahr mit Leinöl einreiben.',
        safety:
          'CE-Kennzeichnung, geprüft nach EN 71. Wegen der Schnur nur unter Aufsicht von Erwachsenen benutzen.',
      },
      personalisation: 'Name auf der Seite',
      alts: ['Buchenhase auf salbeigrünen Rädern mit Zugschnur und grüner Perle'],
    },
    'carousel-music-box': {
      title: 'Spieluhr „Hasenkarussell“',
      description: [
        'Fünf Hasen fahren unter einem gestreiften Baldachin im Kreis, während die Spieluhr das Wiegenlied von Brahms spielt. Am Sockel aufgezogen, dreht sie sich etwa zweieinhalb Minuten und wird am Ende langsamer, wie wir alle.',
        'Das Werk hat achtzehn Töne und einen Stahlkamm. Figuren und Baldachin sind aus Kunstharz gegossen, mit dem Schimmer von Porzellan, von Hand bemalt und mit goldenen Linien.',
      ],
      details: {
        material: 'Gegossenes Kunstharz, Spielwerk aus Stahl, Filzboden',
        size: '15 cm Durchmesser, 24 cm hoch',
        weight: '950 g',
        age: 'Ein Andenken fürs Regal; als Spielzeug ab acht Jahren',
        origin: 'Zusammengebaut in Italien, Werk aus der Schweiz',
        care: 'Mit einem weichen Pinsel abstauben. Nicht überdrehen.',
        safety: 'Nicht für Kinder unter drei Jahren: Kleinteile.',
      },
      alts: ['Spieluhr als Karussell mit rosa-weiß gestreiftem Baldachin und kleinen weißen Hasen'],
    },
    'signature-gift-box': {
      title: 'Geschenkbox mit Satinschleife',
      description: [
        'Eine stabile elfenbeinfarbene Box mit einem Deckel, der so sitzt, wie Deckel sitzen sollten, und einem breiten Satinband in Rosé, zu einer vollen Schleife gebunden. Ein Becher, eine Kerze und eine Karte passen hinein, und es bleibt noch Platz.',
        'Nimm sie leer und füll sie selbst, oder mit Seidenpapier und Papierwolle in Zartrosa, damit nichts klappert. Auf den Deckel schreiben wir mit Goldtinte einen Namen, bis zu sechzehn Buchstaben.',
        'Die meisten bewahren am Ende Briefe und Fotos auf, darum machen wir sie so stabil.',
      ],
      details: {
        contents: 'Box mit Deckel und Band; mit Füllung: acht Bogen Seidenpapier, Papierwolle',
        material: 'Graupappe mit Recyclingpapier bezogen, Polyestersatin',
        size: 'Innen 26 × 22 × 14 cm',
        weight: '580 g',
        origin: 'Hergestellt im Vereinigten Königreich',
        care: 'Trocken halten. Das Band lässt sich abstreifen, ohne die Schleife zu lösen.',
      },
      personalisation: 'Name auf dem Deckel',
      alts: ['Elfenbeinfarbene Geschenkbox mit Satinband in Rosé und großer Schleife'],
    },
    'mothers-day-card': {
      title: 'Muttertagskarte mit Umschlag',
      description: [
        'Ein Kranz aus winzigen Papierblumen in Herzform, von Hand geschnitten und über rosa Schrift gesetzt. Die Karte ist fest genug, um wochenlang im Regal zu stehen, und meistens tut sie das auch.',
        'Was vorn steht, bestimmst du: bis zu achtzehn Zeichen, von „Beste Mama“ bis zu ihrem Namen. Innen ist sie leer, für deine eigenen Zeilen. Der Kraftpapierumschlag wird mit Wachs versiegelt.',
      ],
      details: {
        contents: 'Karte, Kraftpapierumschlag, Wachssiegel',
        material: 'Baumwollpapier, 300 g/m²; Papierblumen',
        size: '12 × 17 cm gefaltet',
        weight: '40 g',
        origin: 'Hergestellt im Vereinigten Königreich',
      },
      personalisation: 'Worte auf der Vorderseite',
      alts: [
        'Karte mit einem Herz aus Papierblumen und den Worten „Happy Mother’s Day“, daneben ein versiegelter Kraftpapierumschlag',
      ],
    },
    'linen-notebook': {
      title: 'Notizbuch mit Leineneinband und Stift',
      description: [
        'Ein Notizbuch, das auf jeder Seite flach aufliegt, in Leinen gebunden und mit einem Namen in Goldprägung. Ein Gummiband hält es zu, ein Lesebändchen merkt sich die Stelle, und in der Tasche hinten liegt, was nicht verloren gehen soll.',
        'Das Papier verträgt Füller, ohne dass die Tinte durchschlägt. Ein Kugelschreiber in Weiß und Gold ist dabei, schwer genug, um gut in der Hand zu liegen.',
      ],
      details: {
        contents: 'Notizbuch, Kugelschreiber mit blauer Mine',
        material: 'Leinen auf Pappe, cremefarbenes Papier 100 g/m², Stift aus Messing und Lack',
        size: 'A5, 192 Seiten',
        weight: '370 g',
        origin: 'Gebunden im Vereinigten Königreich',
        care: 'Mit einem trockenen Tuch abwischen.',
      },
      personalisation: 'Name auf dem Einband',
      alts: ['Roséfarbenes Leinennotizbuch mit dem Namen Emma in Gold, daneben ein Stift in Weiß und Gold'],
    },
    'heart-balloons': {
      title: 'Herzballon-Trio',
      description: [
        'Drei Folienherzen in Rosé, Koralle und Gold an langen Satinbändern, gehalten von einem Geschenkkästchen, das schwer genug für seine Aufgabe ist. Bereit für den Frühstückstisch, das Schultor oder das Krankenzimmer.',
        'Sie kommen flach im Umschlag. Jeder Blumen- oder Partyladen füllt sie mit Helium, und mit Luft und Stab machen sie sich auch sehr gut. Mit Helium schweben sie etwa eine Woche.',
      ],
      details: {
        contents: 'Drei Folienballons, Satinbänder, Gewicht, Halm zum Aufblasen',
        material: 'Polyamidfolie, Polyesterband, Karton',
        size: 'Herzen gefüllt 45 cm breit',
        origin: 'Hergestellt in Spanien',
        care: 'Gas ablassen und flach aufbewahren: Sie lassen sich wieder füllen.',
        safety:
          'Nicht für Kinder unter drei Jahren: Bänder und Kleinteile. Ballons nie ins Freie oder in die Nähe von Stromleitungen lassen. Helium ist nicht enthalten.',
      },
      alts: ['Drei glänzende Herzballons in Rosé, Koralle und Gold an einem kleinen Geschenkkästchen'],
    },
    'tote-bag': {
      title: 'Stofftasche „Beste Mama“',
      description: [
        'Eine Tasche aus schwerem Naturcanvas mit langen Henkeln, die gut auf der Schulter sitzen. Schrift und Blumenrand sind mit Farbe auf Wasserbasis gedruckt, weich im Griff und waschecht.',
        'Zwölf Kilo Einkauf trägt sie klaglos, und zusammengefaltet passt sie in die Manteltasche. „Beste Mama“ steht darauf; nenn uns andere Worte, wenn es um die beste Oma, Lehrerin oder Tante geht.',
      ],
      details: {
        material: 'Canvas aus 100 % Bio-Baumwolle, 280 g/m²',
        size: '38 × 42 cm, Henkel 68 cm',
        weight: '160 g',
        origin: 'Genäht und bedruckt in Schweden',
        care: 'Auf links bei 30 °C waschen, von der Rückseite bügeln.',
      },
      personalisation: 'Worte auf der Tasche',
      alts: ['Naturfarbene Stofftasche mit dem Aufdruck „Beste Mama“ und drei rosa Blumen'],
    },
    'name-tumbler': {
      title: 'Thermobecher mit Gravur',
      description: [
        'Ein doppelwandiger Edelstahlbecher, der Kaffee sechs Stunden heiß und Wasser zwölf Stunden kalt hält. Am Fuß wird er schmaler, damit er in den Halter im Auto, am Kinderwagen oder am Fahrrad passt.',
        'Der Name wird durch die Farbe bis auf den Stahl graviert, er kann also weder abblättern noch verblassen. Deckel, Trinkhalm und eine kleine Bürste für den Halm sind dabei.',
      ],
      details: {
        contents: 'Becher, Deckel, Trinkhalm, Halmbürste',
        material: 'Edelstahl 18/8, Pulverbeschichtung, BPA-freies Polypropylen',
        size: '8,5 cm Durchmesser, 22 cm hoch; Fuß 6,8 cm',
        capacity: '600 ml',
        weight: '340 g',
        origin: 'Hergestellt in Tsubame, Japan',
        care: 'Von Hand spülen, damit die Farbe frisch bleibt; der Deckel darf in die Spülmaschine.',
        safety: 'Heiße Getränke aus der Öffnung trinken, nicht durch den Halm. Nicht für die Mikrowelle.',
      },
      personalisation: 'Gravierter Name auf dem Becher',
      alts: ['Salbeigrüner Thermobecher mit Trinkhalm und dem Namen Emma'],
    },
    'spa-gift-set': {
      title: 'Lavendel-Wellness-Set',
      description: [
        'Alles für eine Stunde hinter geschlossener Tür: zwei dicke Handtücher, zwei Stück Seife, ein Glas Badesalz und eine Braunglasflasche Badeöl mit Lavendel von den Hügeln über Manosque.',
        'Das Ganze liegt auf einem Eichentablett, das danach am Wannenrand die Teetasse trägt. Der Duft ist Lavendel, wie er wächst, ein wenig krautig, nicht der aus der Schublade.',
      ],
      details: {
        contents: 'Zwei Handtücher, zwei Seifen (je 100 g), Badesalz (200 g), Badeöl (150 ml), Eichentablett',
        material: 'Handtücher: 100 % Baumwolle, 550 g/m². Tablett: geölte Eiche',
        size: 'Tablett 36 × 18 cm; Handtücher 30 × 50 cm und 50 × 90 cm',
        composition:
          'Badeöl: Prunus Amygdalus Dulcis Oil, Helianthus Annuus Seed Oil, Lavandula Angustifolia Oil, Tocopherol, Linalool, Limonene. Seife: Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Lavandula Angustifolia Oil, Linalool. Salz: Sodium Chloride, Lavandula Angustifolia Flower.',
        allergens: 'Enthält Mandelöl, Linalool und Limonene.',
        keeps: '12 Monate nach dem Öffnen',
        origin: 'Hergestellt in Frankreich',
        care: 'Handtücher bei 60 °C waschen. Tablett trocken wischen.',
        safety: 'Nur zur äußerlichen Anwendung. Augenkontakt vermeiden. Die Wanne kann rutschig werden.',
      },
      alts: [
        'Eichentablett mit einem weißen und einem rosa Handtuch, zwei Seifen, einem Glas Badesalz und einer Braunglasflasche',
      ],
    },
    'perfume-bottle': {
      title: 'Eau de Parfum „Fleur“',
      description: [
        'Rose und Pfingstrose, aber wie an einem warmen Abend, nicht wie im Strauß: zuerst Bergamotte, in der Mitte Blütenblätter und eine Basis aus Zeder und weißem Moschus, die bis zum nächsten Tag im Schal bleibt.',
        'Der Flakon ist aus schwerem Glas mit Messingkragen und einer Kappe mit runden Schultern. Dreißig Milliliter reisen gut; fünfzig reichen jeden zweiten Tag etwa ein Jahr.',
      ],
      details: {
        contents: 'Eau de Parfum im Glasflakon mit Zerstäuber, Faltschachtel',
        size: '30 ml oder 50 ml',
        composition:
          'Alcohol Denat., Parfum, Aqua, Citronellol, Geraniol, Hydroxycitronellal, Limonene, Linalool, Citral.',
        allergens: 'Enthält Citronellol, Geraniol, Hydroxycitronellal, Limonene, Linalool und Citral.',
        keeps: '36 Monate nach dem Öffnen, vor Licht geschützt',
        origin: 'Hergestellt in Frankreich',
        safety:
          'Flüssigkeit und Dampf leicht entzündbar. Von Flammen und Hitze fernhalten. Darf nicht in die Hände von Kindern gelangen. Nur zur äußerlichen Anwendung.',
      },
      alts: ['Eckiger Parfümflakon aus Glas mit dem Etikett „Fleur“ und weißer Kappe, daneben Rosenblätter'],
    },
    'glass-bauble-set': {
      title: 'Sechs Glaskugeln mit Namen',
      description: [
        'Sechs mundgeblasene Christbaumkugeln in Tanne, Beere, Gold, Rosé, Salbei und Perle, jede von Hand bemalt und ein wenig anders als die nächste. Die tannengrüne trägt in weißer Schrift den Namen, den du uns gibst.',
        'Sie liegen in einer grünen Schachtel mit goldenem „Merry Christmas“ im Deckel. Dorthin kehren sie jeden Januar zurück.',
      ],
      details: {
        contents: 'Sechs Kugeln mit Band, Geschenkschachtel',
        material: 'Mundgeblasenes Glas, von Hand bemalt',
        size: 'Kugeln 7 cm Durchmesser, Schachtel 24 × 17 × 8,5 cm',
        origin: 'In Deutschland geblasen und bemalt',
        care: 'Mit einem weichen, trockenen Pinsel abstauben.',
        safety: 'Aus Glas. Dekoration, nicht für Kinder unter drei Jahren.',
      },
      personalisation: 'Name auf der grünen Kugel',
      alts: ['Offene grüne Schachtel mit sechs Glaskugeln, auf der grünen steht Emma'],
    },
    'knitted-stocking': {
      title: 'Gestrickter Weihnachtsstrumpf mit Namen',
      description: [
        'Ein dicker Strumpf aus Wolle in Beere und Creme mit Herzmuster, so dicht gestrickt, dass er auch mit einer Orange in der Spitze die Form behält. Der Name ist auf den Umschlag gestickt.',
        'An seiner Schlaufe hängt er am Kamin, am Geländer oder am Bettpfosten. Einer für jeden, jedes Jahr derselbe: So fängt eine Tradition an.',
      ],
      details: {
        contents: 'Strumpf ohne Füllung',
        material: '100 % Wolle, Futter aus Baumwolle',
        size: '45 cm lang, Öffnung 16 cm',
        origin: 'In Schweden gestrickt',
        care: 'Kalt von Hand waschen, liegend trocknen.',
      },
      personalisation: 'Name auf dem Umschlag',
      alts: [
        'Beerenroter Strickstrumpf mit cremefarbenem Umschlag, Noah eingestickt, gefüllt mit Tannenzweigen',
      ],
    },
    'fir-wreath': {
      title: 'Türkranz aus Tanne mit Beeren',
      description: [
        'Ein voller Kranz aus Edeltanne mit Zapfen, roten Beeren und einer Satinschleife in Beere. Am Tag vor dem Versand von Hand auf Stroh gebunden, kommt er grün an und riecht nach Wald.',
        'Draußen hält er bis nach Neujahr, im geheizten Zimmer etwa drei Wochen. Er hängt an der Schlaufe auf seiner Rückseite.',
      ],
      details: {
        contents: 'Kranz mit Schleife, zum Aufhängen',
        material: 'Edeltanne, Zapfen, Beeren, Stroh, Polyestersatin',
        size: '40 cm Durchmesser',
        keeps: 'Sechs Wochen draußen, drei im Haus',
        origin: 'In den Niederlanden gebunden',
        care: 'Ab und zu mit Wasser besprühen.',
        safety: 'Beeren und Zweige nicht essen. Von Kerzen fernhalten.',
      },
      alts: ['Runder Tannenkranz mit Zapfen, roten Beeren und beerenfarbener Satinschleife'],
    },
    'snow-globe': {
      title: 'Schneekugel mit Häuschen',
      description: [
        'Ein Häuschen mit hellen Fenstern, ein Schneemann und drei Tannen unter Glas. Einmal umdrehen, und es schneit fast eine Minute lang.',
        'Auf dem grünen Sockel steht in Gold „let it snow“. Sie ist schwer wie ein echter Briefbeschwerer und steht genauso fest auf der Fensterbank.',
      ],
      details: {
        contents: 'Schneekugel in gepolsterter Schachtel',
        material: 'Glas, Kunstharz, gereinigtes Wasser',
        size: '15 cm hoch, 10 cm Durchmesser',
        origin: 'In Deutschland gefüllt und verschlossen',
        care: 'Feucht abwischen. Vor Frost schützen.',
        safety: 'Dekoration, kein Spielzeug. Nicht in die direkte Sonne stellen.',
      },
      alts: ['Schneekugel mit Häuschen, Tannen und Schneemann auf grünem Sockel mit der Schrift let it snow'],
    },
    'gingerbread-house': {
      title: 'Lebkuchenhaus',
      description: [
        'Gewürzter Lebkuchen, von Hand verziert: ein Dach aus weißen und rosa Zuckergusswellen, Zuckerstangen an der Tür und drei Bäumchen im Hof. Es kommt fertig zusammengesetzt auf einem runden Brett.',
        'Bis Heiligabend schmückt es den Tisch. Dann bricht jemand das erste Stück Dach ab, und keiner kann aufhören.',
      ],
      details: {
        contents: 'Lebkuchenhaus auf Holzbrett, in einer Schachtel mit Fenster',
        size: '22 × 18 × 24 cm',
        weight: '850 g',
        ingredients:
          'WEIZENMEHL, Zucker, Honig, BUTTER, EIWEISS, Gewürze (Zimt, Ingwer, Nelken, Kardamom), Glukosesirup, natürliche Farbstoffe.',
        allergens: 'Enthält Weizen, Milch und Ei. Kann Schalenfrüchte und Soja enthalten.',
        'shelf-life': 'Acht Wochen, trocken gelagert',
        origin: 'In Frankreich gebacken',
      },
      alts: [
        'Lebkuchenhaus mit Dach aus weißem und rosa Zuckerguss, Zuckerstangen und Bäumchen auf einem Holzbrett',
      ],
    },
    'advent-calendar-box': {
      title: 'Adventskalenderhaus mit 24 Schubladen',
      description: [
        'Ein Holzhaus mit vierundzwanzig nummerierten Schubladen in Grün, Beere, Rosé und Creme. Du füllst sie selbst: mit Schokolade, mit einem Zettel, mit dem Teil eines Puzzles, das am 24. fertig ist.',
        'Es ist dafür gemacht, jeden Dezember wiederzukommen. In das Schild unter dem Dach gravieren wir einen Namen oder ein Wort.',
      ],
      details: {
        contents: 'Haus mit 24 leeren Schubladen',
        material: 'Buchensperrholz, Farbe auf Wasserbasis',
        size: '52 × 30 × 12 cm, Schubladen 4 × 4,5 × 9 cm',
        origin: 'In Deutschland hergestellt',
        care: 'Mit einem trockenen Tuch abwischen.',
        age: 'Ab drei Jahren',
      },
      personalisation: 'Name auf dem Schild',
      alts: ['Holzhaus mit 24 nummerierten Schubladen in Grün, Beere, Rosé und Creme, eine davon offen'],
    },
    'heart-chocolate-box': {
      title: 'Pralinenherz, zwanzig Stück',
      description: [
        'Zwanzig Pralinen in einem beerenroten Herz: Himbeerganache, Salzkaramell, Haselnuss und dunkle Schokolade mit Rose. Jede ist von Hand verziert.',
        'Auf dem Deckel stehen Worte in Goldfolie: „with love“ oder deine eigenen. Sind die Pralinen gegessen, bewahrt die Schachtel Briefe auf.',
      ],
      details: {
        contents: 'Zwanzig Pralinen in einer festen Herzschachtel',
        size: 'Schachtel 22 × 20 × 5 cm',
        weight: '250 g',
        ingredients:
          'Zucker, Kakaobutter, Kakaomasse, VOLLMILCHPULVER, SAHNE, HASELNÜSSE, Glukosesirup, Himbeeren, BUTTER, Emulgator (SOJALECITHIN), Meersalz, Rosenöl.',
        allergens: 'Enthält Milch, Haselnüsse und Soja. Kann andere Schalenfrüchte, Gluten und Ei enthalten.',
        'shelf-life': 'Sechs Wochen bei 14–18 °C',
        origin: 'In Belgien hergestellt',
      },
      personalisation: 'Worte auf dem Deckel',
      alts: ['Offenes beerenrotes Herz mit Pralinen, auf dem Deckel with love in Gold'],
    },
    'wooden-star-tree': {
      title: 'Sternenbaum aus Holz',
      description: [
        'Sterne aus Buche, vom größten zum kleinsten auf einen Messingstab gesteckt, dazwischen goldene und bemalte Perlen. Drehst du jeden Stern ein Stück, bekommt der Baum eine neue Form.',
        'Er nadelt nicht und will kein Wasser: Ab dem ersten Advent steht er auf dem Tisch, im Januar passt er in einen Schuhkarton.',
      ],
      details: {
        contents: 'Sterne, Perlen und Messingstern zum Stecken, mit Anleitung',
        material: 'Geölte Buche, Messing',
        size: '30 cm hoch, 20 cm Durchmesser',
        origin: 'In Deutschland gedrechselt',
        care: 'Mit einem trockenen Tuch abwischen.',
        safety: 'Kleine Teile. Nicht für Kinder unter drei Jahren.',
      },
      alts: [
        'Baum aus gestapelten Holzsternen mit goldenen und bunten Perlen und einem Messingstern an der Spitze',
      ],
    },
  },
  categories: {
    easter: {
      name: 'Ostern',
      description:
        'Für den Frühstückstisch, die Eiersuche im Garten und die Zweige am Fenster: Hasen, Eier, Frühlingsblumen und etwas zum Auspacken.',
    },
    'easter-decoration': {
      name: 'Osterdeko',
      description: 'Bemalte Eier, Girlanden und Nester, die jedes Frühjahr aus der Schachtel kommen.',
    },
    'easter-bunnies': {
      name: 'Osterhasen',
      description: 'Zum Essen, Drücken, Nachziehen oder Hinstellen.',
    },
    'mothers-day': {
      name: 'Muttertag',
      description:
        'Geschenke, die es besser sagen als ein Anruf: Blumen, etwas mit ihrem Namen oder eine Stunde für sich.',
    },
    flowers: {
      name: 'Blumen & Pflanzen',
      description:
        'Am Morgen geschnitten oder noch am Wachsen, und so, wie sie ankommen, zum Überreichen bereit.',
    },
    sweets: {
      name: 'Süßes & Tee',
      description:
        'Schokolade, Macarons, Kekse und eine Dose guter Tee, von kleinen Manufakturen, die ihre Schachteln signieren.',
    },
    chocolate: {
      name: 'Schokolade',
      description: 'Hasen und Trüffel aus einer Werkstatt in Gent.',
    },
    'bakes-and-tea': {
      name: 'Gebäck & Tee',
      description: 'Frisch Gebackenes und etwas, das man dazu trinkt.',
    },
    home: {
      name: 'Zuhause',
      description: 'Steinzeug, Eiche, Leinen und Kerzenlicht: Dinge, die man jeden Tag benutzt und behält.',
    },
    candles: {
      name: 'Kerzen & Düfte',
      description: 'Sojawachs, Lavendel und Rose, von Hand gegossen und gemischt.',
    },
    kitchen: {
      name: 'Küche & Tisch',
      description: 'Becher, Teekannen und was hineinkommt.',
    },
    decoration: {
      name: 'Deko',
      description: 'Für Wände, Regale, Fenster und die Lieblingsecke auf dem Sofa.',
    },
    'jewellery-and-keepsakes': {
      name: 'Schmuck & Andenken',
      description: 'Kleine Dinge, die lange aufgehoben werden wollen.',
    },
    jewellery: {
      name: 'Schmuck',
      description: 'Ein Herz zum Tragen und schöne Plätze, um es abends abzulegen.',
    },
    keepsakes: {
      name: 'Andenken',
      description: 'Rahmen, Kästchen und Namen in Holz und Porzellan.',
    },
    personalised: {
      name: 'Personalisiert',
      description:
        'Mit einem Namen, einem Wort oder einem Datum, geschrieben, graviert oder gestickt für genau einen Menschen.',
    },
    'for-children': {
      name: 'Für Kinder',
      description: 'Weich, sicher und zum Spielen gemacht, vom ersten Tag an.',
    },
    wellness: {
      name: 'Wellness & Beauty',
      description: 'Für ein Bad, einen ruhigen Abend und den Duft, der im Schal bleibt.',
    },
    cards: {
      name: 'Karten, Papier & Party',
      description: 'Karten, Notizbücher, Boxen und Ballons: alles, was eine Gabe zum Geschenk macht.',
    },
    'out-and-about': {
      name: 'Unterwegs',
      description: 'Taschen, Becher und Notizbücher für den Weg.',
    },
    'gift-boxes': {
      name: 'Geschenkboxen',
      description: 'Fertig gepackt, mit Schleife und bereit zum Verschenken.',
    },
  },
  tags: {
    'advent-calendar': 'Adventskalender',
    anniversary: 'Jahrestag',
    birthday: 'Geburtstag',
    bunny: 'Mit Hasen',
    ceramic: 'Keramik',
    chocolate: 'Schokolade',
    eggs: 'Eier',
    floral: 'Blumig',
    handmade: 'Handgemacht',
    heart: 'Herzen',
    'new-baby': 'Zur Geburt',
    'new-home': 'Zum Einzug',
    scented: 'Duftend',
    textile: 'Textilien',
    'thank-you': 'Dankeschön',
    toy: 'Spielzeug',
    vegan: 'Vegan',
    wood: 'Holz',
  },
  options: {
    colour: {
      name: 'Farbe',
      values: {
        ivory: 'Elfenbein',
        white: 'Weiß',
        oat: 'Hafer',
        blush: 'Zartrosa',
        rose: 'Rosé',
        coral: 'Koralle',
        sky: 'Himmelblau',
        ink: 'Tintenblau',
        sage: 'Salbei',
        forest: 'Waldgrün',
        gold: 'Gold',
        silver: 'Silber',
      },
    },
    size: {
      name: 'Größe',
      values: {
        small: 'Klein',
        medium: 'Mittel',
        large: 'Groß',
        a4: 'A4',
        a5: 'A5',
        '100g': '100 g',
        '200g': '200 g',
        '30ml': '30 ml',
        '50ml': '50 ml',
        '12-pieces': '12 Stück',
        '24-pieces': '24 Stück',
      },
    },
    scent: {
      name: 'Duft',
      values: { peony: 'Pfingstrose', lavender: 'Lavendel', fig: 'Feigenblatt', linen: 'Frische Wäsche' },
    },
    chocolate: {
      name: 'Schokolade',
      values: {
        milk: 'Vollmilch',
        dark: 'Zartbitter',
      },
    },
    variety: {
      name: 'Ausführung',
      values: {
        classic: 'Klassisch',
        'alcohol-free': 'Ohne Alkohol',
      },
    },
    filling: { name: 'Füllung', values: { empty: 'Ohne', tissue: 'Seidenpapier und Papierwolle' } },
    pages: { name: 'Seiten', values: { lined: 'Liniert', dotted: 'Gepunktet', blank: 'Blanko' } },
  },
  closeUp: 'Nahaufnahme: {title}',
  details: {
    contents: 'Lieferumfang',
    material: 'Material',
    size: 'Maße',
    capacity: 'Volumen',
    weight: 'Gewicht',
    'burn-time': 'Brenndauer',
    ingredients: 'Zutaten',
    composition: 'Zutaten',
    allergens: 'Allergene',
    'shelf-life': 'Haltbarkeit',
    keeps: 'Haltbarkeit',
    origin: 'Herkunft',
    age: 'Alter',
    care: 'Pflege',
    safety: 'Gut zu wissen',
    maker: 'Hersteller',
    responsible: 'Verantwortlich in der EU',
  },
}
