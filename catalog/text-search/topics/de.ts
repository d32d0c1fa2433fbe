// German phrases of topics.
import type { TopicPhrases } from '../topics.ts'

export const de: TopicPhrases = {
  mug: 'Kaffeetasse, Teetasse, Tasse, Kaffeebecher, Henkelbecher, Häferl, Tassen',
  tumbler:
    'Thermoskanne, Isolierbecher, Reisebecher, Trinkflasche, Thermosflasche, Kaffeebecher to go, Mehrwegbecher',
  necklace: 'Kette, Anhänger, Halskettchen, Collier, Halsschmuck, Kettchen, Medaillon, Schmuckstück',
  jewelleryBox:
    'Schatulle, Schmuckschatulle, Schmuckdose, Schmuckkassette, Schmuckbox, Schmuckaufbewahrung, Ringbox, Schmuckkoffer, Ohrringbox',
  ringDish:
    'Ringhalter, Ringschälchen, Schälchen, Schmuckschale, Ringteller, Ringablage, Schmuckteller, Ringschüssel, Schlüsselschale',
  wreath: 'Türschmuck, Haustürkranz, Tannenkranz, Weihnachtskranz',
  baubles: 'Christbaumkugel, Weihnachtskugel, Baumkugel, Christbaumkugeln',
  christmasStocking: 'Nikolausstrumpf, Weihnachtssocke, Kaminsocke, Nikolaussocke',
  snowGlobe: 'Schüttelkugel, Schneekugeln, Glitzerkugel',
  gingerbread: 'Pfefferkuchen, Pfefferkuchenhaus, Knusperhaus, Hexenhaus',
  adventCalendar:
    'Weihnachtskalender, Kalender zum Befüllen, Türchenkalender, 24 Türchen, Kalender mit Türchen',
  truffles: 'Pralinenschachtel, Konfekt, Bonboniere, Pralinés, Schokopralinen, Nougat, Schokokugeln',
  macarons: 'Makronen, Baisergebäck, Baiser, französisches Gebäck, Patisserie, Törtchen',
  cookies:
    'Plätzchen, Guetzli, Keks, Kekse, Zuckerkekse, Gutsle, Biscuits, Zuckerguss, Butterkekse, Mürbeteig, Gebäck',
  tea: 'Teedose, Teeblätter, Kräutertee, Grüntee, Teemischung, Tee, Schwarztee, Früchtetee, Earl Grey, Teebeutel, Kamille, Rooibos',
  teaSet: 'Teeset, Teekanne, Teegeschirr, Teetassen, Kanne',
  candle:
    'Duftlicht, Aromakerze, Kerzenglas, Teelicht, Kerzerl, Wachslicht, Stumpenkerze, Kerzenlicht, Raumduft',
  frame: 'Fotorahmen, Rahmen, Bilderrahmen, Fotohalter',
  cushion: 'Kissen, Zierkissen, Dekokissen, Sofakissen, Polster, Kopfkissen, Kissenbezug, Kissenhülle, Bezug',
  clock: 'Wanduhr, Küchenuhr, Zeitmesser, Uhr, Holzuhr, Wecker, Zeitanzeige',
  vase: 'Blumenvase, Gefäß',
  bouquet: 'Strauß, Blumenstrauß, Bouquet, Rosenstrauß, Tulpenstrauß, Blumengruß',
  roses: 'rote Rosen, Rosen',
  daffodils:
    'Osterglocken, Osterglocke, Narzisse, Frühlingszwiebeln, Frühlingsblumen, Frühblüher, Zwiebelblumen',
  succulent: 'Kakteen, Echeverie, Dickblattgewächs, Fettpflanze',
  garland: 'Wimpelkette, Hängedeko, Fensterdeko, Girlanden, Eierkette, Wimpel, Fähnchen',
  basket: 'Korb, Körbchen, Osterkorb, Geschenkkorb, Osternestchen',
  egg: 'Ostereier, Eier, Dekoei',
  bunny: 'Hase, Kaninchen, Häschen, Stallhase, Figur, Dekofigur, Dekofiguren, Hasenfigur',
  musicBox:
    'Spieldose, Musikdose, Karussell, Musikspieluhr, Schlaflied, Wiegenlied, Musikspielzeug, Einschlafhilfe',
  giftBox:
    'Geschenkschachtel, Geschenkkarton, Schachtel, Präsentbox, Geschenkverpackung, Geschenkset, Präsentkorb, Geschenkpaket, Überraschungsbox',
  card: 'Glückwunschkarte, Klappkarte, Grußkarte, Billett',
  notebook:
    'Heft, Kladde, Notizheft, Tagebuch, Schreibheft, Journal, Kalenderbuch, Bullet Journal, Reisetagebuch',
  balloons: 'Luftballon, Heliumballon, Ballons, Folienballon',
  spaSet:
    'Badeset, Pflegeset, Wellnessset, Körperpflege, Kosmetik, Badezusätze, Pflegeprodukte, Handcreme, Bodylotion, Duschgel, Kosmetikset, Beautyset, Wohlfühlset',
  perfume: 'Eau de Toilette, Duftwasser, Damenduft, Parfüm',
  starTree: 'Holzbaum, Tischbaum, Deko-Tannenbaum',
  wedding:
    'Hochzeit, Hochzeitstag, Jahrestag, Trauung, Braut, Bräutigam, Brautpaar, Polterabend, Verlobung, verlobt, verheiratet, geheiratet, heiraten, frisch vermählt, Silberhochzeit, Silberne Hochzeit, Goldene Hochzeit, Goldhochzeit, Trauzeuge, Trauzeugin, Ehejubiläum, Jubiläum, Ehejahre, JGA, Junggesellinnenabschied, Standesamt, Heirat, Hochzig',
  baby: 'Baby, Geburt, Babyparty, Taufe, Täufling, Neugeborenes, Neugeborene, schwanger, Schwangerschaft, Nachwuchs, werdende Mama, werdende Eltern, junge Eltern, frischgebackene Eltern, Patenkind, Kindstaufe, Baby Shower, Säugling, Bébé, Wochenbett, zum ersten Mal Tante',
  home: 'Einzug, Einweihung, Einweihungsfeier, Umzug, umgezogen, neue Wohnung, erste Wohnung, eigene Wohnung, neues Haus, neues Zuhause, Eigenheim, Richtfest, Hausbau, zieht ein, zieht um, eingezogen, WG, Housewarming, Wohnungseinweihung',
  birthday: 'Geburtstag, Geburi, Geburtstagskind, Wiegenfest, Ehrentag, B-Day, runder Geburtstag, volljährig',
  graduation:
    'Abschluss, Abitur, Abi, Matura, Prüfung, bestanden, Bachelor, Master, Studium, Doktor, Diplom, Beförderung, neuer Job, Führerschein, Examen, Schulabschluss, Lehrabschluss, Gesellenprüfung',
  school:
    'Einschulung, Schulanfang, Schulkind, Schulstart, Schultüte, Zuckertüte, erster Schultag, ABC-Schütze, Kindergartenstart',
  farewell:
    'Abschied, Rente, Ruhestand, Pension, Pensionierung, Verabschiedung, Kollege geht, Kollegin geht, Firmenjubiläum, Dienstjubiläum, Jobwechsel, Abschiedsgeschenk',
  recovery:
    'gute Besserung, Genesung, krank, Krankenhaus, Spital, aufmuntern, Aufmunterung, Trost, trösten, OP, Krankenbesuch',
  sympathy: 'Beileid, Trauer, Trauerfall, Beerdigung, Begräbnis, Kondolenz, Gedenken, in Erinnerung an',
  thanks:
    'danke, Dankeschön, bedanken, Dank, Erzieher, Erzieherin, Lehrer, Lehrerin, Lehrkraft, Babysitter, Tagesmutter, Nachbar, Nachbarin, Pflegekraft, Krankenschwester, Ärztin, Arzt, Hebamme, Trainer, Trainerin, Postbote, Mitbringsel, Aufmerksamkeit, kleine Geste, Kindergärtnerin',
  communion: 'Kommunion, Erstkommunion, Konfirmation, Firmung, Jugendweihe, Firmling, Konfi',
  love: 'romantisch, Romantik, Liebe, verliebt, Liebste, Liebster, Valentinstag, Valentin, Schatz, Frau, Ehefrau, Freundin, Herzensmensch, ich liebe dich, erstes Date, Partnerin',
  apology: 'Entschuldigung, entschuldigen, Verzeihung, tut mir leid, sorry, wiedergutmachen, Versöhnung',
  christmas:
    'Weihnachten, Weihnacht, Weihnachtsdeko, Weihnachtsschmuck, Christbaum, Christbaumschmuck, Weihnachtsbaum, Baumschmuck, Heiligabend, Bescherung, Christkind, Xmas, Weihnachtsmann, Fest, festlich, Weihnachtsstern, X-Mas',
  nicholas:
    'Nikolaus, Nikolausstiefel, Stiefel füllen, Samichlaus, Krampus, Nikoläuse, Adventskalender füllen',
  secretSanta: 'Wichteln, Wichtelgeschenk, Schrottwichteln, Julklapp, Engerl-Bengerl, Kollegenwichteln',
  host: 'Gastgeber, Gastgeberin, Gastgeschenk, Essenseinladung, Einladung zum Essen, eingeladen',
  advent: 'Advent, Adventszeit, Adventssonntag, Adventskranz, Adventkranz, Lucia, Vorweihnachtszeit',
  easter: 'Ostern, österlich, Osterdeko, Osterdekoration, Osterhase, Osterbrunch, Ostersachen, Osternest',
  women: 'Frauentag, Weltfrauentag, Internationaler Frauentag',
  mother: 'Mama, Mami, Mutti, Mutter, Muttertag, Mutter, Schwiegermutter, Mamma, Mum',
  man: 'Papa, Papi, Vati, Vater, Vatertag, Ehemann, Mann, Männer, Freund, Bruder, Schwager, Schwiegervater, Onkel, Chef, Sohn, Opa, Großvater, Opi',
  grandparent: 'Oma, Omi, Großmutter, Großeltern, Grosi, Tante, Patentante, Gotte, Nonna',
  friend:
    'beste Freundin, Freundin, Schwester, Kollegin, Mitbewohnerin, BFF, Cousine, Schwägerin, Arbeitskollegin',
  teenager: 'Teenager, Teenie, Jugendliche, Jugendlicher',
  nameDay: 'Namenstag',
  guests:
    'Gäste, Besuch, Kaffeeklatsch, Kaffeekränzchen, Teestunde, Brunch, Frühstück, Kaffee und Kuchen, Familientreffen',
  cosy: 'gemütlich, kuschelig, Gemütlichkeit, Hygge, Winterabend, Winterabende, dunkle Abende, Sofa, behaglich, Kuscheln, Filmabend, Regentag',
  relax:
    'entspannen, Entspannung, Auszeit, Erholung, Wellness, abschalten, gestresst, Stress, verwöhnen, Selfcare, Feierabend, harter Tag, anstrengender Tag, langer Tag, runterkommen, Ruhe, Schlaf, Selbstfürsorge',
  coffee:
    'Kaffee, Kaffeetrinker, Kaffeeliebhaber, Kakao, Heißgetränk, Coffee to go, Häferl, Kaffeehäferl, Haferl, Pott',
  office: 'Büro, Schreibtisch, Arbeitsplatz, Homeoffice, Arbeit',
  travel:
    'Reise, Reisen, unterwegs, Ausflug, Wandern, Camping, Pendler, Weltenbummler, Urlaub, Picknick, Outdoor',
  bag: 'Einkaufen, Einkaufstasche, Einkaufsbeutel, Handtasche, Sackerl, Stofftasche, Baumwolltasche, Strandtasche, Einkäufe',
  decoration:
    'Dekoration, Deko, dekorieren, Wohnaccessoire, Wohnaccessoires, Wohnzimmer, Einrichtung, Wandschmuck, Wanddeko, Raumdeko, Flur, Wohndeko, Dekoartikel, Staubfänger',
  nursery: 'Kinderzimmer, Babyzimmer, Einschlafhilfe, Schlaflied, Wiegenlied, Gute Nacht',
  bath: 'Bad, Badezimmer, Baden, Badewanne, Seife, Badesalz, Badeöl, Dusche, Badezusatz',
  plants:
    'Pflanze, Pflanzen, Garten, Gärtnern, Gärtnerin, grüner Daumen, Zimmerpflanze, Grünpflanze, Topfpflanze, Balkon',
  easyPlant: 'pflegeleichte Pflanze, pflegeleicht, kein grüner Daumen, Büropflanze, Kaktus, Pflanzenkiller',
  flowers: 'Blume, Blumen, Blumenstrauß, Blümchen, Schnittblumen, Florist, Blumengruß',
  firstSteps:
    'laufen lernen, lernt laufen, erste Schritte, Lauflernspielzeug, Ziehtier, Nachziehtier, Nachziehspielzeug, Ziehspielzeug, Schiebespielzeug, Laufspielzeug',
  plush:
    'Kuscheltier, Stofftier, Plüschtier, Schmusetier, Kuscheltierchen, Kuschelhase, Bär, Schnuffeltier, Knuddeltier, Schmusehase',
  children:
    'Kind, Kinder, Kleinkind, Enkel, Enkelin, Enkelkind, Neffe, Nichte, Mädchen, Junge, Bub, Spielzeug, Spielsachen, Kinderspielzeug, Spielen, Kids, Kita',
  sweets:
    'Süßes, Süßigkeiten, naschen, Nascherei, Leckereien, Naschkatze, Leckerei, Schleckerei, Schleckermaul, Süßkram, Gebäck, Dessert, Schoggi, Zuckerl, Confiserie, Knabberei, süße Versuchung',
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
}
