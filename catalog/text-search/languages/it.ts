// Italian words of the search: phrases of topics, words of price limits, and words for a low price.
import type { PriceWords } from '../price-words.ts'
import type { TopicPhrases } from '../topics.ts'

export const topics: TopicPhrases = {
  teddy: 'orsetto, orso, orsacchiotto, orsetto di peluche, orso di peluche, teddy, orsacchiotto di peluche',
  mug: 'tazza, tazze, tazzina, tazzone, boccale, mug, tazzina da caffè, tazza da tè, tazza grande, tazza colazione, bicchiere',
  tumbler:
    'thermos, borraccia, termos, tazza da viaggio, bicchiere termico, tazza termica, thermos caffè, borraccia termica, tazza da asporto, bicchiere con cannuccia, bottiglia termica, bottiglia d’acqua, travel mug, mug termica, caffè caldo, tenere caldo, caffè da asporto, caffè in viaggio',
  necklace:
    'ciondolo, catenina, pendente, girocollo, medaglione, collanina, collier, catena, medaglietta, ciondolo cuore, collana cuore, catenella, collana',
  jewelleryBox:
    'portagioie, portagioielli, scrigno, cofanetto, cofanetto gioielli, scatola gioielli, scatolina gioielli, cofanetto per gioielli, portagioia, scatola per gioielli, beauty gioielli, cofanetto portagioie, porta gioielli, bauletto',
  ringDish:
    'svuotatasche, portaanelli, porta anelli, piattino, ciotolina, vassoio gioielli, piattino gioielli, piattino per anelli, ciotola gioielli, porta gioie, vassoietto, piattino portagioie, svuota tasche, mettere gli anelli, riporre gli anelli, appoggiare anelli',
  wreath:
    "fuori porta, fuoriporta, ghirlanda natalizia, corona natalizia, corona dell'avvento, corona porta, ghirlanda porta, ghirlanda, coroncina, corona d’avvento, decorazione porta, porta, appendere alla porta, porta d’ingresso, ingresso di casa, portone",
  baubles:
    'palline, pallina, palla di natale, palline di natale, palle di natale, decorazioni albero, palle albero, addobbi albero, palle di vetro, palline albero, decorazioni per albero, palline di vetro',
  christmasStocking: 'calza, calza di natale, calzettone, calzetta, calza camino, calze natale',
  snowGlobe:
    'palla di neve, sfera di neve, boule de neige, palla con neve, sfera con neve, globo di neve, palla di vetro con neve',
  gingerbread:
    'pan di zenzero, casetta di pan di zenzero, pandizenzero, casa di biscotto, casetta di biscotto, casetta biscotti, omino di pan di zenzero, pan di spezie, biscotto allo zenzero, casetta dolce',
  adventCalendar: 'calendario avvento, calendario natalizio, calendario cassettini, calendario di natale',
  truffles:
    'cioccolatini, praline, scatola di cioccolatini, bonbon, tartufini, gianduiotti, baci, boeri, scatola cioccolatini, assortimento cioccolatini, cioccolatini assortiti, scatola praline, cioccolato artigianale',
  macarons: 'macaroon, macarones, pasticcini, pasticceria, dolcetti, bignè',
  cookies:
    'biscottini, pasticcini, frollini, biscotti glassati, biscotti decorati, frolla, pastefrolle, cantucci, biscotteria',
  tea: 'tè, tè verde, infuso, tisana, tè sfuso, barattolo di tè, scatola di tè, tè nero, camomilla, bustine tè, tè in foglie, infusi, tisane, tè inglese, barattolo tè, teina',
  teaSet: 'teiera, servizio da tè, tazze da tè',
  candle:
    'candela, candeline, lumino, cero, candelina, candele, candela profumata, candela alla soia, cera profumata, candeletta',
  frame:
    'portafoto, portaritratti, cornicetta, quadretto, cornice foto, quadro, stampa, portafotografie, foto ricordo, cornice',
  cushion:
    'federa, cuscini, guanciale, copricuscino, cuscinetto, cuscino divano, cuscino decorativo, cuscino ricamato, cuscino',
  clock: 'orologio, orologio da parete, pendolo, sempre in ritardo, ritardo, puntuale, ritardatario',
  vase: 'portafiori, vasetto, vaso da fiori, vaso',
  bouquet:
    'mazzo, mazzolino, mazzo di rose, fiori freschi, fiori a domicilio, composizione floreale, mazzetto',
  roses: 'rose rosse, rose',
  daffodils: 'giunchiglie, bulbi, narciso',
  succulent: 'piantina grassa, succulente, cactus, echeveria, piantina, pianta da appartamento',
  garland: 'festone, bandierine, ghirlande',
  basket: 'cestino, cesto, canestro, paniere',
  egg: 'uovo, uova, ovetti, uova decorate, uova colorate, uovo dipinto',
  bunny: 'coniglio, coniglietto, leprotto, statuina, statuine, conigli',
  musicBox: 'scatola musicale, giostra, giostrina, carillon, ninna nanna, gioco musicale',
  giftBox:
    'scatola regalo, confezione regalo, scatolina, scatola, cesto regalo, cesto dono, pacco regalo, box regalo, scatola vuota, scatola con fiocco, pacchetto, carta regalo, confezione, box sorpresa',
  card: 'cartoncino, bigliettino, biglietto',
  notebook:
    'quaderno, taccuino, agenda, diario, block notes, quadernetto, taccuino appunti, blocchetto, libretto, notes, agendina, quaderno appunti',
  balloons:
    'palloncino, palloncini, palloni, palloncini cuore, palloncino cuore, palloncini elio, palloncini compleanno',
  spaSet:
    'set bagno, prodotti da bagno, cosmetici, bellezza, cura del corpo, crema mani, bagnoschiuma, beauty, scrub, kit bagno, set spa, cofanetto benessere, cofanetto bellezza, bombe da bagno, saponi, maschera viso, crema corpo, doccia schiuma, trattamento',
  perfume:
    'profumo, essenza, eau de toilette, colonia, profumo donna, acqua di colonia, eau de parfum, profumino, acqua profumata',
  starTree: 'albero di legno, alberello',
  wedding:
    'matrimonio, nozze, nozze d’oro, nozze d’argento, sposi, sposa, sposo, testimone di nozze, testimone, damigella, anniversario, anniversario di matrimonio, fidanzamento, addio al nubilato, novelli sposi, sposati, si sposano, sposarsi, sposini, regalo di nozze, matrimonio amici, testimoni, bomboniere, bomboniera, anniversario nozze, nozze di corallo, coppia, proposta di matrimonio, sposa futura, si è fidanzata, si sposa, promessi sposi, rito civile, confettata',
  baby: 'neonato, neonata, bebè, nascita, baby shower, battesimo, incinta, gravidanza, futura mamma, neogenitori, figlioccio, bimbo appena nato, dolce attesa, divento zia, nascituro, parto, partorito, ha partorito, neomamma, neo mamma, appena nato, appena nata, baby gender reveal, pancione, corredino, fiocco rosa, fiocco azzurro, lieto evento, diventare nonna, diventare papà, ha avuto un bambino, ha avuto una bambina, avuto un figlio, è nato, è nata, diventa papà, diventa mamma, diventa nonna, gemelli, nuovo arrivo, arrivo di un bebè, in arrivo un bimbo, cicogna, maternità',
  home: 'casa nuova, inaugurazione casa, trasloco, nuova casa, primo appartamento, nuovo appartamento, va a vivere da solo, convivenza, inaugurazione, si trasferisce, traslocare, appartamento, regalo inaugurazione, monolocale, nuovo nido, comprato casa, cambia casa, comprato casa nuova, casa in affitto, cucina nuova, nuovo quartiere, si è trasferita, si sono trasferiti, cambiato casa, nuova sistemazione, primo nido',
  birthday:
    'compleanno, compleanni, diciottesimo, 18 anni, compleanno amica, 30 anni, 40 anni, 50 anni, 60 anni, festeggiata, festeggiato, buon compleanno, genetliaco',
  graduation:
    'laurea, laureata, laureato, esame, maturità, diploma, nuovo lavoro, promozione, patente, università, neolaureata, neolaureato, laureando, tesi, esame di maturità, diplomata, assunzione, promosso, dottorato, corona d’alloro, passato l’esame, si laurea, primo lavoro, promossa, assunta, superato l’esame',
  school: 'primo giorno di scuola, scuola, studente, studentessa, asilo, ritorno a scuola',
  farewell:
    'pensione, pensionamento, addio, va in pensione, collega che parte, saluto, arrivederci, neopensionato, saluto collega, ultimo giorno, addio collega, cambio lavoro, va via, pensionata, lascia l’azienda, cambia ufficio, saluto ai colleghi, ultimo giorno di lavoro',
  recovery:
    'pronta guarigione, malato, malata, ospedale, tirare su, conforto, convalescenza, operazione, guarisci presto, rimettersi, influenza, operata, ricoverata, tirarsi su, giù di morale, convalescente, malattia, rottura, operato, gamba rotta, raffreddore, mal d’amore, febbre, chemio, covid, in ospedale, in ripresa, momento difficile, periodo difficile, brutto periodo, sta passando, giù di corda',
  sympathy: 'condoglianze, lutto, funerale, in memoria, scomparsa, morte, defunto, vicinanza',
  thanks:
    'grazie, ringraziare, ringraziamento, maestra, maestre, insegnante, professoressa, prof, babysitter, baby-sitter, tata, vicina, vicino, infermiera, dottoressa, medico, educatrice, pensierino, pensiero, allenatore, catechista, portinaia, grazie mille, ringrazio, maestra asilo, regalo maestre, fine anno scolastico, infermieri, dottore, pediatra, ostetrica, portiere, parrucchiera, estetista, istruttore, tutor, insegnanti, prof di liceo, gratitudine, riconoscenza, vicini di casa, postino, annaffiato le piante, tenuto il cane, tenuto il gatto, aiutato nel trasloco, segretaria, dentista, bibliotecaria, pompiere, ambulanza, signora delle pulizie, colf, badante, autista, fisioterapista, volontari, custode',
  communion: 'comunione, prima comunione, cresima, cresima e comunione, cresimanda',
  love: 'amore, romantico, romantica, san valentino, innamorati, innamorata, fidanzata, moglie, ragazza, ti amo, appuntamento, compagna, dolce metà, amore mio, tesoro, morosa, moroso, mia moglie, la mia ragazza, anima gemella, 14 febbraio, san valentino regalo, compagno, dichiarazione',
  apology:
    'scusa, scuse, perdono, mi dispiace, farsi perdonare, fare pace, chiedere scusa, perdonami, scusami, riconciliazione',
  christmas:
    'natale, natalizio, natalizia, natalizie, albero di natale, addobbi, decorazioni natalizie, vigilia, babbo natale, feste, addobbi natalizi, regalo di natale, natale regalo, vigilia di natale, sotto l’albero, feste natalizie, presepe, capodanno, natalino',
  nicholas:
    'san nicola, santa lucia, befana, epifania, calza della befana, pensierini di natale, la befana, sei gennaio, san nicolò, calza piena, carbone',
  secretSanta:
    'babbo natale segreto, amico segreto, scambio di regali, secret santa, regalo tra colleghi, regalo colleghi, pesca regali, scambio regali, lotteria regali',
  host: 'padrona di casa, padroni di casa, invito a cena, cena da amici, invitati a cena, da portare a cena, ospite, cena amici, padrone di casa, invitato a cena, chi ospita',
  advent: 'avvento, calendario dell’avvento, attesa del natale',
  easter: 'pasqua, pasquale, pasquali, caccia alle uova, pasquetta, coniglietto pasquale',
  women: 'festa della donna, 8 marzo, otto marzo, mimosa',
  mother: 'mamma, madre, mammina, suocera, festa della mamma, mammona, mia mamma, mà',
  man: 'papà, babbo, padre, marito, fidanzato, uomo, fratello, zio, nonno, capo, figlio, suocero, cognato, festa del papà, ragazzo, papino, babbino, maschio, nonnino, fratellone, zietto, compare, uomini, signore, genero, padrino',
  grandparent:
    'nonna, nonni, nonnina, zia, madrina, nonnetta, zietta, bisnonna, anziana, anziani, comare, nonni materni',
  friend:
    'amica, migliore amica, amica del cuore, sorella, collega, coinquilina, cugina, cognata, amichetta, migliore amico, amiche, sorellina, bestie, collega amica, amica speciale, socia',
  teenager: 'adolescente, adolescenti, teenager',
  nameDay: 'onomastico',
  guests: 'ospiti, merenda, colazione, brunch, tè delle cinque, ora del tè, pranzo di famiglia',
  cosy: 'accogliente, coccola, coccole, serata invernale, divano, copertina, calore, intimo, serata film, plaid, camino, inverno, calduccio, serata divano, coccoloso, freddolosa, ha sempre freddo, freddo, mani fredde, freddoloso',
  relax:
    'rilassarsi, rilassante, rilassamento, relax, benessere, coccolarsi, stress, stressata, staccare, cura di sé, momento per sé, dormire, giornata dura, lunga giornata, riposo, riposare, stanca, stanco, meditazione, staccare la spina, insonnia, spa, antistress, rilasso, serata spa, per me stessa, coccolarmi, calmare i nervi, nervi, ansia, esaurita, sfinita, stressato, tranquillità, momento zen, viziarmi, viziarsi, mamma impegnata, impegnata, senza tempo, indaffarata, presissima',
  coffee:
    'caffè, amante del caffè, cioccolata calda, bevanda calda, caffettiera, caffeinomane, cappuccino, espresso, amanti del caffè, pausa caffè',
  office:
    'ufficio, scrivania, lavoro, smart working, regalo aziendale, dipendenti, clienti, scrivania ufficio, smartworking',
  travel: 'viaggio, viaggi, viaggiatrice, viaggiatore, escursione, gita, campeggio, picnic, vacanza',
  bag: 'spesa, shopper, borsa, borsetta, borsa della spesa, borsa di tela, sporta, borsa da spiaggia, borsa di stoffa, sacchetto, busta, borsone, shopper di tela, tracolla, borsa mare',
  decoration:
    'decorazione, decorazioni, decorare, arredo, arredamento, soggiorno, salotto, soprammobile, soprammobili, parete, casa, ingresso, complemento d’arredo, oggetto decorativo, decorazione casa, cose per la casa, complementi arredo, camera, mensola, oggettistica, mobili',
  nursery: 'cameretta, camera dei bambini, ninna nanna, culla, nanna',
  bath: 'bagno, vasca, sapone, sali da bagno, doccia',
  plants: 'pianta, piante, giardino, giardinaggio, pollice verde, pianta da interno, balcone',
  easyPlant: 'pianta facile, poca manutenzione, facile da curare, pianta grassa, piante grasse, cactus',
  flowers: 'fiore, fiori, fiorista, mazzo di fiori, mazzo',
  firstSteps:
    'impara a camminare, primi passi, camminare, trainabile, gioco da trainare, gioco da tirare, gioco trainabile, gioco con ruote',
  plush: 'peluche, pupazzo, pelouche, pupazzetto, coniglietto peluche, morbidoso, pupazzi',
  children:
    'bambino, bambina, bambini, bimbo, bimba, bimbi, nipote, nipotino, nipotina, giocattolo, giocattoli, gioco, giochi, piccoli, cucciolo, bimbetto, nipotini, figlioccia, ragazzino, bambino di 3 anni, bimbi piccoli, fanciulla, pargolo',
  sweets:
    'dolci, dolciumi, dolcetti, golosa, goloso, caramelle, pasticceria, leccornie, golosità, qualcosa di dolce, cioccolatini, dessert, dolcetto, golosi, schifezze, cose buone, qualcosa di buono, cioccolata, zuccherini',
  easterSweets: 'cioccolato di pasqua, dolci di pasqua, uovo di cioccolato',
  stationery: 'cancelleria, cartoleria, scrivere, agenda, planner, quaderno, diario, taccuino, blocco',
  jewellery: 'gioiello, gioielli, gioielleria, bigiotteria, accessorio, accessori, monili',
  scent: 'fragranza, profumo, aroma, profumi per la casa, odore, profuma, essenza, aromaterapia, profumatore',
  keepsake: 'ricordo, ricordi, foto, fotografie, scatola dei ricordi',
  post: 'biglietto di auguri, cartolina, lettera, per posta, in una busta',
  name: 'con nome, nome, personalizzato, iniziali, inciso, monogramma',
  party: 'festa, festicciola, addobbi per festa',
  wool: 'lana, feltro, maglia, lavorato a maglia',
  cotton: 'cotone, tela, stoffa, tessuto',
  clay: 'terracotta, argilla, coccio',
  wicker: 'vimini, rattan, intrecciato',
  oak: 'rovere, quercia, legno massello',
  lightWood: 'betulla, faggio, tiglio, acero',
  wood: 'legno, in legno',
  steel: 'acciaio, inox, metallo',
  silver: 'argento, argentato, placcato oro, dorato',
  porcelain: 'porcellana',
  ceramic: 'ceramica, gres, terraglia, stoviglie',
  glass: 'vetro, cristallo, vetro soffiato',
  linen: 'lino',
  velvet: 'velluto',
  wax: 'cera, soia, cera d’api',
  paper: 'carta, cartone',
  satin: 'raso, seta',
  brass: 'ottone',
  reading:
    'lettrice, lettore, leggere, ama leggere, libri, libro, lettura, topo di biblioteca, divoratrice di libri',
  cooking:
    'cucinare, cuoca, cuoco, cucina, ama cucinare, pasticcera, chef, ama fare dolci, fornelli, infornare',
  sport: 'sport, sportiva, sportivo, yoga, palestra, corsa, corridore, fitness, ciclista, pilates, correre',
}

export const prices: PriceWords = {
  below:
    'fino ai|inferiore ai|inferiori a|non superi i|non superi|non superiore a|senza superare i|senza superare|che non superi i|massimo di|sotto gli|budget massimo|budget|spesa massima|a meno di|meno di|non piu di|al di sotto dei|sotto ai|sotto i|sotto|inferiore a|fino a|al massimo|massimo|max|?entro i|?entro',
  above:
    'piu caro di|superiori a|superiore ai|dai|almeno|piu di|sopra ai|sopra i|sopra|oltre i|oltre|superiore a|a partire da|minimo|min',
  between: [
    ['dai', 'ai'],
    ['fra i', 'e i|e'],
    ['tra i|tra|fra i|fra', 'e i|e|-'],
    ['da', 'a'],
    ['', 'a|-'],
  ],
  around: String.raw`attorno ai|attorno a|piu o meno|all\.?incirca|approssimativamente|intorno a|circa|intorno ai|sui`,
  belowAfter: 'al max|massimi|in giu|o meno|al massimo|massimo|max',
  aboveAfter: 'o superiore|e oltre|almeno|o piu|in su|in poi|minimo|min',
  aroundAfter: 'piu o meno|o giu di li|circa',
  not: 'non costi|non costa|non',
  budget: 'budget di|budget|fascia di prezzo|fascia|prezzo|spesa',
  lead: 'da|dai|di|a|ai|con|per|un|una|il|i|budget(?: di)?|prezzo|che cost[ia]|che|cost[ia]|fascia(?: di prezzo)?|entro|spesa|sui|al prezzo di|mio|sul|in',
  tail: 'di budget|di spesa|circa',
  currency: 'di euro|eur|euro|dollari|e',
}

export const cheap = String.raw`economicissim[oaie]|prezz[oi] bass[oi]|a buon prezzo|a prezzi bassi|accessibil[ei]|abbordabil[ei]|piccolo budget|budget ridotto|non (?:troppo )?car[oaie]|risparmio|low budget|economic(?:o|a|i|he)|a buon mercato|poco costos[oaie]|low[ -]cost|a poco prezzo|a basso costo|a prezzo basso|convenient[ei]|poca spesa|non (?:troppo )?caro`
