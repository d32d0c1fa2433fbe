// German words of the search: phrases of topics, words of price limits, and words for a low price.
import type { PriceWords } from '../price-words.ts'
import type { TopicPhrases } from '../topics.ts'

export const topics: TopicPhrases = {
  teddy:
    'Teddy, Teddybär, Bär, Bärli, Bärchen, Kuschelbär, Plüschbär, Stoffbär, Schmusebär, Knuddelbär, Brummbär',
  mug: 'Kaffeetasse, Teetasse, Tasse, Kaffeebecher, Henkelbecher, Häferl, Tassen, Humpen, Riesentasse, Trinkbecher, Kakaotasse, Tassl, Becher',
  tumbler:
    'Thermoskanne, Isolierbecher, Reisebecher, Trinkflasche, Thermosflasche, Kaffeebecher to go, Mehrwegbecher, To-go-Becher, Isobecher, Wasserflasche, Isolierflasche, Trinkbecher mit Strohhalm, Coffee-to-go-Becher, Kaffee unterwegs, Kaffee warm halten, bleibt warm, warmhalten',
  necklace:
    'Kette, Anhänger, Halskettchen, Collier, Halsschmuck, Kettchen, Medaillon, Schmuckstück, Herzkette, Herzanhänger, Halsketterl, Amulett',
  jewelleryBox:
    'Schatulle, Schmuckschatulle, Schmuckdose, Schmuckkassette, Schmuckbox, Schmuckaufbewahrung, Ringbox, Schmuckkoffer, Ohrringbox, Schmuckkästchen, Schmuckkiste',
  ringDish:
    'Ringhalter, Ringschälchen, Schälchen, Schmuckschale, Ringteller, Ringablage, Schmuckteller, Ringschüssel, Schlüsselschale, Ringschale, Tellerchen, Ablageschale, Ringe ablegen, Ringe aufbewahren, Ring verloren',
  wreath:
    'Türschmuck, Haustürkranz, Tannenkranz, Weihnachtskranz, Türkranz, Kranzerl, Türdeko, Haustür, Tür, an die Tür hängen, Wohnungstür, Eingangstür, Kranz, Kränze',
  baubles:
    'Christbaumkugel, Weihnachtskugel, Baumkugel, Christbaumkugeln, Weihnachtskugeln, Baumkugeln, Glaskugeln, Kugerl, Baumanhänger, Kugeln',
  christmasStocking:
    'Nikolausstrumpf, Weihnachtssocke, Kaminsocke, Nikolaussocke, Weihnachtsstrumpf, Kaminstrumpf',
  snowGlobe: 'Schüttelkugel, Schneekugeln, Glitzerkugel, Schneekugel, Schneeglas',
  gingerbread:
    'Pfefferkuchen, Pfefferkuchenhaus, Knusperhaus, Hexenhaus, Lebkuchenhaus, Lebkuchen, Honigkuchen',
  adventCalendar:
    'Weihnachtskalender, Kalender zum Befüllen, Türchenkalender, 24 Türchen, Kalender mit Türchen, Adventkalender',
  truffles:
    'Pralinenschachtel, Konfekt, Bonboniere, Pralinés, Schokopralinen, Nougat, Schokokugeln, Schokoladentrüffel, Bonbonniere, Pralinenbox, edle Schokolade',
  macarons: 'Makronen, Baisergebäck, Baiser, französisches Gebäck, Patisserie, Törtchen',
  cookies:
    'Plätzchen, Guetzli, Keks, Kekse, Zuckerkekse, Gutsle, Biscuits, Zuckerguss, Butterkekse, Mürbeteig, Gebäck, Weihnachtsplätzchen, Kekserl, Keksdose, Loibla',
  tea: 'Teedose, Teeblätter, Kräutertee, Grüntee, Teemischung, Tee, Schwarztee, Früchtetee, Earl Grey, Teebeutel, Kamille, Rooibos, Teegeschenk',
  teaSet: 'Teeset, Teekanne, Teegeschirr, Teetassen, Kanne, Teeservice, Geschirrset',
  candle:
    'Duftlicht, Aromakerze, Kerzenglas, Teelicht, Kerzerl, Wachslicht, Stumpenkerze, Kerzenlicht, Raumduft, Duftkerze, Windlicht, Kerze, Kerzen',
  frame: 'Fotorahmen, Rahmen, Bilderrahmen, Fotohalter, Bild, Wandbild, Bildrahmen, Fotogeschenk, Poster',
  cushion:
    'Kissen, Zierkissen, Dekokissen, Sofakissen, Polster, Kopfkissen, Kissenbezug, Kissenhülle, Bezug, Pölster, Zierpolster',
  clock:
    'Wanduhr, Küchenuhr, Zeitmesser, Uhr, Holzuhr, Wecker, Zeitanzeige, unpünktlich, kommt immer zu spät, pünktlich, Uhrzeit',
  vase: 'Blumenvase, Gefäß, Vase',
  bouquet:
    'Strauß, Blumenstrauß, Bouquet, Rosenstrauß, Tulpenstrauß, Blumengruß, Blumengebinde, Sträußchen, Blumensträuße',
  roses: 'rote Rosen, Rosen',
  daffodils:
    'Osterglocken, Osterglocke, Narzisse, Frühlingszwiebeln, Frühlingsblumen, Frühblüher, Zwiebelblumen',
  succulent: 'Kakteen, Echeverie, Dickblattgewächs, Fettpflanze',
  garland: 'Wimpelkette, Hängedeko, Fensterdeko, Girlanden, Eierkette, Wimpel, Fähnchen, Girlande',
  basket: 'Korb, Körbchen, Osterkorb, Geschenkkorb, Osternestchen',
  egg: 'Ostereier, Eier, Dekoei',
  bunny: 'Hase, Kaninchen, Häschen, Stallhase, Figur, Dekofigur, Dekofiguren, Hasenfigur',
  musicBox:
    'Spieldose, Musikdose, Karussell, Musikspieluhr, Schlaflied, Wiegenlied, Musikspielzeug, Einschlafhilfe',
  giftBox:
    'Geschenkschachtel, Geschenkkarton, Schachtel, Präsentbox, Geschenkverpackung, Geschenkset, Präsentkorb, Geschenkpaket, Überraschungsbox, Geschenkbox, Geschenkschachterl',
  card: 'Glückwunschkarte, Klappkarte, Grußkarte, Billett, Karte, Karten',
  notebook:
    'Heft, Kladde, Notizheft, Tagebuch, Schreibheft, Journal, Kalenderbuch, Bullet Journal, Reisetagebuch, Notizbuch, Notizblock, Büchlein, Schreibblock, Poesiealbum, Gästebuch',
  balloons: 'Luftballon, Heliumballon, Ballons, Folienballon, Ballon, Heliumballons, Luftballons, Herzballon',
  spaSet:
    'Badeset, Pflegeset, Wellnessset, Körperpflege, Kosmetik, Badezusätze, Pflegeprodukte, Handcreme, Bodylotion, Duschgel, Kosmetikset, Beautyset, Wohlfühlset, Badekugeln, Schaumbad, Wellness-Set, Verwöhnset, Verwöhnpaket, Beautybox, Kosmetikbox, Peeling, Gesichtsmaske',
  perfume:
    'Eau de Toilette, Duftwasser, Damenduft, Parfüm, Duftwasserl, Eau de Parfum, EdT, EdP, Kölnisch Wasser',
  starTree: 'Holzbaum, Tischbaum, Deko-Tannenbaum',
  wedding:
    'Hochzeit, Hochzeitstag, Jahrestag, Trauung, Braut, Bräutigam, Brautpaar, Polterabend, Verlobung, verlobt, verheiratet, geheiratet, heiraten, frisch vermählt, Silberhochzeit, Silberne Hochzeit, Goldene Hochzeit, Goldhochzeit, Trauzeuge, Trauzeugin, Ehejubiläum, Jubiläum, Ehejahre, JGA, Junggesellinnenabschied, Standesamt, Heirat, Hochzig, Traugeschenk, Hochzeiter, Hochzeitsgeschenk, Brautleute, Trauzeugen, frisch verheiratet, Rosenhochzeit, Rubinhochzeit, Diamanthochzeit, Petersilienhochzeit, Ja gesagt, Antrag, Verlobungsgeschenk, sich verlobt, sagen ja, Kirchliche Trauung, heiratet, Eheversprechen, Hochzeitsgäste, Sektempfang',
  baby: 'Baby, Geburt, Babyparty, Taufe, Täufling, Neugeborenes, Neugeborene, schwanger, Schwangerschaft, Nachwuchs, werdende Mama, werdende Eltern, junge Eltern, frischgebackene Eltern, Patenkind, Kindstaufe, Baby Shower, Säugling, Bébé, Wochenbett, zum ersten Mal Tante, Babygeschenk, zur Geburt, Geburtsgeschenk, Mama geworden, Oma geworden, Opa geworden, Papa geworden, Baby da, Baby bekommen, frischgebackene Mama, Babybauch, Gender Reveal, Butzerl, kleiner Erdenbürger, Täuferl, entbunden, Baby auf der Welt, Tochter geboren, Sohn geboren, wird Papa, wird Mama, wird Vater, wird Oma, Zwillinge, Entbindung, ist Mutter geworden, Nachwuchs bekommen, Kind bekommen, Stammhalter, Elternzeit',
  home: 'Einzug, Einweihung, Einweihungsfeier, Umzug, umgezogen, neue Wohnung, erste Wohnung, eigene Wohnung, neues Haus, neues Zuhause, Eigenheim, Richtfest, Hausbau, zieht ein, zieht um, eingezogen, WG, Housewarming, Wohnungseinweihung, Einzugsgeschenk, Wohnungsübergabe, Wohnungseinzug, Brot und Salz, Zuhause, Studentenbude, erste eigene Wohnung, Hauskauf, Haus gekauft, Umzugsgeschenk, neu eingezogen, Hauseinweihung, neu gebaut, gebaut, Wohnung gekauft, neue Küche, frisch umgezogen, Schlüsselübergabe, neue Bude, neue Nachbarschaft, zusammengezogen, Dachgleiche',
  birthday:
    'Geburtstag, Geburi, Geburtstagskind, Wiegenfest, Ehrentag, B-Day, runder Geburtstag, volljährig, Geburtstagsgeschenk, Burzeltag, Purzeltag, 18. Geburtstag, 30. Geburtstag, 40. Geburtstag, 50. Geburtstag, 60. Geburtstag, 70. Geburtstag, Namensvetter',
  graduation:
    'Abschluss, Abitur, Abi, Matura, Prüfung, bestanden, Bachelor, Master, Studium, Doktor, Diplom, Beförderung, neuer Job, Führerschein, Examen, Schulabschluss, Lehrabschluss, Gesellenprüfung, Maturageschenk, Abi geschafft, Prüfung bestanden, Uniabschluss, Masterabschluss, Lehrabschlussprüfung, Meisterprüfung, Promotion, Doktorarbeit, Sponsion, bestandene Prüfung, Prüfung geschafft, Studium abgeschlossen, befördert, Traumjob, Ausbildung fertig, Jobzusage, ausgelernt',
  school:
    'Einschulung, Schulanfang, Schulkind, Schulstart, Schultüte, Zuckertüte, erster Schultag, ABC-Schütze, Kindergartenstart',
  farewell:
    'Abschied, Rente, Ruhestand, Pension, Pensionierung, Verabschiedung, Kollege geht, Kollegin geht, Firmenjubiläum, Dienstjubiläum, Jobwechsel, Abschiedsgeschenk, Pensionist, Rentner, in Rente, in Pension, Arbeitskollege geht, Ausstand, letzter Arbeitstag, Lebewohl, geht in Ruhestand, Kollegin verabschieden, Versetzung, letzter Schultag',
  recovery:
    'gute Besserung, Genesung, krank, Krankenhaus, Spital, aufmuntern, Aufmunterung, Trost, trösten, OP, Krankenbesuch, baldige Genesung, im Spital, im Krankenhaus, Kopf hoch, Seelentröster, Trostpflaster, Liebeskummer, Beinbruch, nach der OP, aufheitern, kranke Freundin, operiert, Knie-OP, im Bett liegt, Gips, aufbauen, Schnupfen, Erkältung, Grippe, Reha, Kummer, schwere Zeit, harte Zeit, schwierige Zeit, geht es nicht gut, Seelentrost',
  sympathy: 'Beileid, Trauer, Trauerfall, Beerdigung, Begräbnis, Kondolenz, Gedenken, in Erinnerung an',
  thanks:
    'danke, Dankeschön, bedanken, Dank, Erzieher, Erzieherin, Lehrer, Lehrerin, Lehrkraft, Babysitter, Tagesmutter, Nachbar, Nachbarin, Pflegekraft, Krankenschwester, Ärztin, Arzt, Hebamme, Trainer, Trainerin, Postbote, Mitbringsel, Aufmerksamkeit, kleine Geste, Kindergärtnerin, Danksagung, vielen Dank, merci, Vergelts Gott, Kindergartenpädagogin, Tagesmama, Leihoma, Klassenlehrerin, Pfleger, Pflegerin, Physiotherapeutin, Putzfrau, Reinigungskraft, Friseurin, Müllmann, Paketbote, Nachbarin Blumen gießen, Katzensitter, Babysitterin, Trinkgeld, Schwester im Krankenhaus, Zahnarzt, Hausarzt, Altenpflegerin, Blumen gegossen, Hund aufgepasst, auf die Katze aufgepasst, beim Umzug geholfen, Sekretärin, Postbotin, Postlerin, Rettungssanitäter, Zahnarzthelferin, Arzthelferin, Schulbegleitung, Nachhilfelehrerin, Kindergartentante, Elternbeirat, Fußpflegerin, Feuerwehr',
  communion: 'Kommunion, Erstkommunion, Konfirmation, Firmung, Jugendweihe, Firmling, Konfi',
  love: 'romantisch, Romantik, Liebe, verliebt, Liebste, Liebster, Valentinstag, Valentin, Schatz, Frau, Ehefrau, Freundin, Herzensmensch, ich liebe dich, erstes Date, Partnerin, Liebesgeschenk, Schatzi, Liebling, Herzblatt, Traumfrau, Kennenlerntag, Valentinsgeschenk, Pärchen, Partner, Gspusi, Hasi',
  apology: 'Entschuldigung, entschuldigen, Verzeihung, tut mir leid, sorry, wiedergutmachen, Versöhnung',
  christmas:
    'Weihnachten, Weihnacht, Weihnachtsdeko, Weihnachtsschmuck, Christbaum, Christbaumschmuck, Weihnachtsbaum, Baumschmuck, Heiligabend, Bescherung, Christkind, Xmas, Weihnachtsmann, Fest, festlich, Weihnachtsstern, X-Mas, Weihnachtsgeschenk, Christmette, Weihnachtsmarkt, Christkindl, Julfest, Tannenbaum, Weihnachtsfeier, Heiliger Abend, hl. Abend, unterm Baum, Adventsmarkt',
  nicholas:
    'Nikolaus, Nikolausstiefel, Stiefel füllen, Samichlaus, Krampus, Nikoläuse, Adventskalender füllen, Nikolo, Niklo, Nikolausgeschenk, Nikolaussackerl',
  secretSanta:
    'Wichteln, Wichtelgeschenk, Schrottwichteln, Julklapp, Engerl-Bengerl, Kollegenwichteln, Engerl und Bengerl, Wichtelpartner, Kollegengeschenk, Weihnachtsfeier Büro',
  host: 'Gastgeber, Gastgeberin, Gastgeschenk, Essenseinladung, Einladung zum Essen, eingeladen, Gastgebergeschenk, zum Essen eingeladen, Gartenparty, Grillabend, Mitbringsl, zu Besuch, Dinnerparty',
  advent: 'Advent, Adventszeit, Adventssonntag, Adventskranz, Adventkranz, Lucia, Vorweihnachtszeit',
  easter: 'Ostern, österlich, Osterdeko, Osterdekoration, Osterhase, Osterbrunch, Ostersachen, Osternest',
  women: 'Frauentag, Weltfrauentag, Internationaler Frauentag',
  mother:
    'Mama, Mami, Mutti, Mutter, Muttertag, Mutter, Schwiegermutter, Mamma, Mum, Mamsch, Mütterchen, Schwiegermama, Mama to be, Muddi, Mamme, Muetter',
  man: 'Papa, Papi, Vati, Vater, Vatertag, Ehemann, Mann, Männer, Freund, Bruder, Schwager, Schwiegervater, Onkel, Chef, Sohn, Opa, Großvater, Opi, Papsi, Daddy, Vadder, Schwiegerpapa, Göttergatte, Kumpel, Herren, Göti, Schwiegersohn, Bruderherz, Babba, Herrchen, Typ',
  grandparent:
    'Oma, Omi, Großmutter, Großeltern, Grosi, Tante, Patentante, Gotte, Nonna, Omama, Opapa, Großmama, Uroma, Ahne, Godi, Goti, Großtante, Senioren, Seniorin, ältere Dame, Taufpatin',
  friend:
    'beste Freundin, Freundin, Schwester, Kollegin, Mitbewohnerin, BFF, Cousine, Schwägerin, Arbeitskollegin, Busenfreundin, Mädels, Mädelsabend, Schwesterherz, Freundinnen, Mitbewohner, ABF, Bestie, Schulfreundin',
  teenager: 'Teenager, Teenie, Jugendliche, Jugendlicher',
  nameDay: 'Namenstag',
  guests:
    'Gäste, Besuch, Kaffeeklatsch, Kaffeekränzchen, Teestunde, Brunch, Frühstück, Kaffee und Kuchen, Familientreffen',
  cosy: 'gemütlich, kuschelig, Gemütlichkeit, Hygge, Winterabend, Winterabende, dunkle Abende, Sofa, behaglich, Kuscheln, Filmabend, Regentag, Kuschelabend, Couch, Kamin, mollig, Winterzeit, Heimelig, Gmiatlich, kuschlig, friert, immer kalt, kalte Hände, Frostbeule, kalte Füße, verfroren',
  relax:
    'entspannen, Entspannung, Auszeit, Erholung, Wellness, abschalten, gestresst, Stress, verwöhnen, Selfcare, Feierabend, harter Tag, anstrengender Tag, langer Tag, runterkommen, Ruhe, Schlaf, Selbstfürsorge, Ausspannen, chillen, Entschleunigung, zur Ruhe kommen, Me-Time, Achtsamkeit, Meditation, Auszeit vom Alltag, ausgebrannt, Erschöpfung, müde, gestresste Mama, Verwöhnmoment, Spa-Abend, Spaabend, Wellnessabend, für mich selbst, mir selbst, Nerven beruhigen, Nerven, ruhige Stunde, Seele baumeln, Feierabend genießen, Belohnung, überarbeitet, erschöpft, viel um die Ohren, viel zu tun, viel beschäftigt, Powermama, keine Zeit',
  coffee:
    'Kaffee, Kaffeetrinker, Kaffeeliebhaber, Kakao, Heißgetränk, Coffee to go, Häferl, Kaffeehäferl, Haferl, Pott, Kaffeetante, Kaffeejunkie, Espresso, Cappuccino, Kaffeesüchtig, Kaffeefan, Melange',
  office:
    'Büro, Schreibtisch, Arbeitsplatz, Homeoffice, Arbeit, Bürokollegen, Mitarbeitergeschenk, Kundengeschenk, Arbeitsplatzdeko, Schreibtischdeko, Mitarbeiter, Kunden, Firma',
  travel:
    'Reise, Reisen, unterwegs, Ausflug, Wandern, Camping, Pendler, Weltenbummler, Urlaub, Picknick, Outdoor',
  bag: 'Einkaufen, Einkaufstasche, Einkaufsbeutel, Handtasche, Sackerl, Stofftasche, Baumwolltasche, Strandtasche, Einkäufe, Stoffbeutel, Jutebeutel, Jutetasche, Tragetasche, Umhängetasche, Badetasche, Sackl, Einkaufssackerl',
  decoration:
    'Dekoration, Deko, dekorieren, Wohnaccessoire, Wohnaccessoires, Wohnzimmer, Einrichtung, Wandschmuck, Wanddeko, Raumdeko, Flur, Wohndeko, Dekoartikel, Staubfänger, Dekozeug, Tischdeko, Nippes, Dekoidee, Herbstdeko, Heimdeko, Raumschmuck',
  nursery: 'Kinderzimmer, Babyzimmer, Einschlafhilfe, Schlaflied, Wiegenlied, Gute Nacht',
  bath: 'Bad, Badezimmer, Baden, Badewanne, Seife, Badesalz, Badeöl, Dusche, Badezusatz',
  plants:
    'Pflanze, Pflanzen, Garten, Gärtnern, Gärtnerin, grüner Daumen, Zimmerpflanze, Grünpflanze, Topfpflanze, Balkon',
  easyPlant: 'pflegeleichte Pflanze, pflegeleicht, kein grüner Daumen, Büropflanze, Kaktus, Pflanzenkiller',
  flowers:
    'Blume, Blumen, Blumenstrauß, Blümchen, Schnittblumen, Florist, Blumengruß, Blumenbouquet, Bluman, Blümle, Blumengeschenk, frische Blumen',
  firstSteps:
    'laufen lernen, lernt laufen, erste Schritte, Lauflernspielzeug, Ziehtier, Nachziehtier, Nachziehspielzeug, Ziehspielzeug, Schiebespielzeug, Laufspielzeug',
  plush:
    'Kuscheltier, Stofftier, Plüschtier, Schmusetier, Kuscheltierchen, Kuschelhase, Schnuffeltier, Knuddeltier, Schmusehase, Schmusetuch, Kuscheli, Plüschi, Stoffhase',
  children:
    'Kind, Kinder, Kleinkind, Enkel, Enkelin, Enkelkind, Neffe, Nichte, Mädchen, Junge, Bub, Spielzeug, Spielsachen, Kinderspielzeug, Spielen, Kids, Kita, Knirps, Zwerg, Kiddies, Enkerl, Göttikind, Gottikind, Zwergerl, Dreikäsehoch, kleine Prinzessin, Kleinkinder, Bubi, Mäderl, Dirndl, Kindergartenkind',
  sweets:
    'Süßes, Süßigkeiten, naschen, Nascherei, Leckereien, Naschkatze, Leckerei, Schleckerei, Schleckermaul, Süßkram, Gebäck, Dessert, Schoggi, Zuckerl, Confiserie, Knabberei, süße Versuchung, Schmankerl, Naschzeug, Naschwerk, Naschsachen, Schoki, Schoko, Leckerli, Zuckerle, Süßwaren, Guatsle, Gutsl, Knabberzeug, was Süßes, Nervennahrung',
  easterSweets: 'Osterschokolade, Ostersüßigkeiten, Oster-Schoggi',
  stationery:
    'Papeterie, Schreibwaren, Schreiben, schreibt, Schreibset, Notizen, Planer, Kalender, Bürobedarf, Briefpapier, Tagebuch, Bullet Journal, Skizzenbuch',
  jewellery: 'Schmuck, Accessoire, Accessoires, Modeschmuck, Geschmeide, Juwelen',
  scent: 'Duft, Düfte, Raumduft, Parfum, riecht gut, Aroma, Duftwasser, Wohlgeruch, Aromatherapie',
  keepsake:
    'Erinnerung, Erinnerungen, Andenken, Fotos, Erinnerungsstück, Erinnerungsbox, Souvenir, Erinnerungskiste',
  post: 'Grußkarte, Postkarte, Brief, per Post, im Umschlag, Briefkasten, Glückwunschkarte',
  name: 'mit Namen, Name, personalisiert, Initialen, Monogramm, graviert, Gravur, Wunschname',
  party: 'Party, Feier, Partydeko, Fete, Kindergeburtstag, Feierdeko',
  wool: 'Wolle, Wollfilz, Filz, Strick, gestrickt, wollig, Schurwolle',
  cotton: 'Baumwolle, Stoff, Canvas, Segeltuch, Jute, Textil',
  clay: 'Terrakotta, Terracotta, Ton, Tontopf, Irdenware',
  wicker: 'Weide, Korbgeflecht, Rattan, geflochten, Flechtkorb, Weidenkorb',
  oak: 'Eiche, Eichenholz, Echtholz, Massivholz',
  lightWood: 'Birke, Birkenholz, Buche, Buchenholz, Ahorn, Linde, Lindenholz',
  wood: 'Holz, hölzern, Holzspielzeug',
  steel: 'Edelstahl, Stahl, Metall, isoliert, doppelwandig',
  silver: 'Silber, silbern, Sterlingsilber, vergoldet',
  porcelain: 'Porzellan',
  ceramic: 'Keramik, Steingut, Töpferei, getöpfert, Geschirr',
  glass: 'Glas, gläsern, Kristall, mundgeblasen',
  linen: 'Leinen, Leinenstoff',
  velvet: 'Samt, samtig, Velours',
  wax: 'Wachs, Sojawachs, Bienenwachs, Soja',
  paper: 'Papier, Karton, Pappe, Kraftpapier',
  satin: 'Satin, Seide, seidig',
  brass: 'Messing',
  reading:
    'Leseratte, Bücherwurm, Leserin, lesen, liest gern, Buch, Bücher, Bücherfreund, Lesefreunde, Leseabend',
  cooking: 'kochen, Koch, Köchin, backen, Hobbykoch, Hobbyköchin, Bäckerin, kocht gern, backt gern, Küche',
  sport:
    'Sport, Sportler, Sportlerin, Yoga, Fitness, joggen, Läufer, Läuferin, Radfahrer, Fitnessstudio, Pilates',
}

export const prices: PriceWords = {
  below:
    'unter den|unterhalb von|maximal bis|maximum|nicht teurer als|?keine|bis maximal|bis hochstens|bis hin zu|budget bis|budget von|budget|preis bis|?innerhalb von|weniger als|nicht mehr als|gunstiger als|billiger als|hochstens|maximal|max|bis zu|bis|unter',
  above: 'teurer als|oberhalb von|ab ca|wenigstens|mehr als|mindestens|minimum|min|uber|?ab',
  between: [
    ['zwischen den', 'und'],
    ['zwischen', 'und|-'],
    ['von|ab', 'bis'],
    ['', 'bis|-'],
  ],
  around:
    'um die|so um die|?so|in etwa|schatzungsweise|?an die|cirka|?rund um|?knapp|ungefahr|etwa|circa|ca|rund|?um',
  belowAfter:
    'oder billiger|oder drunter|und darunter|oder darunter|tops|hochstens|maximum|oder weniger|und weniger|oder gunstiger|maximal|max',
  aboveAfter: 'oder daruber|und daruber|?plus|und aufwarts|oder hoher|oder mehr|und mehr|aufwarts|mindestens',
  aroundAfter: '?rum|?herum|circa|ca|ungefahr',
  not: 'nicht|keinesfalls|kein|nie',
  budget: 'budget von|budget|preisspanne|preisklasse|preisrahmen|preis',
  lead: String.raw`fur|von|zu|bis|im|in|der|den|einem|ein|mit|mein|budget(?: von)?|preis(?:spanne|klasse|lage|rahmen|bereich)?|kosten|kostet|ist|so|ca\.?|etwa|um|gunstig|wert|rahmen|max\.?`,
  tail: 'budget|im preis|pro person|oder so',
  currency: 'eus|eur|chf|stutz|euros|euro|dollar|franken',
}

export const cheap = String.raw`kostengunstig(?:e[rsnm]?)?|gunstiger?e[rsnm]?|billiges?|niedrigpreis|niedriger preis|kleine[sn]? geld|wenig geld|sparsam|bezahlbar(?:e[rsnm]?)?|nicht (?:allzu )?teuer|budgetfreundlich(?:e[rsnm]?)?|(?:preis)?gunstig(?:e[rsnm]?|ste[rsnm]?)?|billig(?:e[rsnm]?|ste[rsnm]?)?|preiswert(?:e[rsnm]?)?|nicht (?:so |zu )?teuer|kleines budget|kleiner preis|schnappchen|erschwinglich(?:e[rsnm]?)?`
