// The sample shop's words in Italian.
import type { SampleTexts } from './sample-texts.ts'

export const it: SampleTexts = {
  products: {
    'tulip-bouquet-vase': {
      title: 'Bouquet di tulipani di primavera in vaso di ceramica',
      description: [
        'Quindici tulipani rosa, pesca e avorio, tagliati in boccio la mattina della spedizione e già sistemati nel loro vaso. Si aprono in due o tre giorni, si piegano verso la finestra e continuano a crescere un po’ nell’acqua, come fanno i tulipani.',
        'Il vaso è in grès con uno smalto opaco, appena picchiettato. Il collo stretto tiene in piedi da solo anche un mazzo sciolto: per questo è il vaso che si tira fuori ancora, molto dopo i tulipani.',
        'Il bouquet piccolo ha nove steli, il medio quindici, il grande venticinque in un vaso più alto.',
      ],
      details: {
        contents: 'Tulipani recisi, vaso in grès, nutrimento per fiori, scheda per la cura',
        material: 'Vaso: grès smaltato',
        size: 'Vaso alto 22 cm (grande: 28 cm), apertura 8 cm',
        keeps: 'Da sette a nove giorni in acqua fresca',
        origin: 'Tulipani coltivati nei Paesi Bassi',
        care: 'Accorcia gli steli di un centimetro e cambia l’acqua ogni due giorni. Lontano da frutta e termosifoni. Il vaso va in lavastoviglie.',
        safety: 'Non commestibile. I tulipani sono nocivi per cani e gatti.',
      },
      alts: ['Tulipani rosa, pesca e avorio in un vaso tondo di ceramica bianca'],
    },
    'rose-bouquet-kraft': {
      title: 'Bouquet di rose da giardino in carta kraft',
      description: [
        'Rose da giardino rosa cipria, avorio e corallo con rametti di eucalipto e gipsofila, legate a mano a spirale perché il mazzo resti in forma quando lo appoggi. Le rose da giardino sono più piene di quelle del fioraio, e profumano.',
        'Avvolgiamo gli steli nella carta bagnata e poi nella carta kraft con un nastro di raso: si regala così come arriva. Il medio ha dodici rose, il grande venti.',
      ],
      details: {
        contents: 'Rose recise, eucalipto, gipsofila, nutrimento per fiori, scheda per la cura',
        material: 'Carta kraft riciclabile, nastro di raso',
        size: 'Circa 40 cm di altezza e 28 cm di larghezza (grande: 45 × 36 cm)',
        keeps: 'Da sei a otto giorni in acqua fresca',
        origin: 'Rose coltivate in Kenya, bouquet composto nei Paesi Bassi',
        care: 'Taglia gli steli in obliquo, togli le foglie sotto il livello dell’acqua e cambia l’acqua ogni due giorni.',
        safety: 'Non commestibile. Gli steli possono avere spine.',
      },
      alts: ['Rose cipria, avorio e corallo con eucalipto, in carta kraft con un nastro corallo'],
    },
    'daffodil-pot': {
      title: 'Narcisi in vaso smaltato',
      description: [
        'Nove narcisi con la trombetta arancio intenso, non recisi ma vivi nella loro terra. Arrivano con qualche fiore aperto e qualcuno in boccio, e rallegrano il tavolo della cucina per circa due settimane.',
        'Poi i bulbi possono andare in giardino o in una cassetta sul balcone: piantati a una profondità pari a tre volte la loro altezza, tornano ogni primavera. Il vaso smaltato ne nasconde un altro all’interno, così niente gocciola sul tavolo.',
      ],
      details: {
        contents: 'Nove bulbi di narciso in fiore, vaso smaltato, istruzioni per la messa a dimora',
        material: 'Ceramica smaltata',
        size: 'Vaso di 14 cm di diametro, alto 13 cm; pianta di circa 35 cm',
        keeps: 'Due settimane in fiore in casa; per anni all’aperto',
        origin: 'Bulbi e vaso dai Paesi Bassi',
        care: 'Luce e fresco. Annaffia quando la superficie della terra è asciutta.',
        safety:
          'Non commestibile. I bulbi sono nocivi per persone e animali; la linfa può irritare la pelle.',
      },
      alts: ['Narcisi gialli dal cuore arancio in un vaso smaltato azzurro cielo'],
    },
    'potted-succulent': {
      title: 'Duo di piante grasse in vasi di terracotta',
      description: [
        'Due rosette di echeveria dalle punte rosate, una più grande e una più piccola, ognuna in un vaso di terracotta tornito a mano. Una accanto all’altra sembrano una coppia che abita insieme da sempre.',
        'Perdonano quasi tutto: le vacanze, le dimenticanze, una settimana alle poste. Mettile a una finestra luminosa e dai loro un po’ d’acqua ogni quindici giorni.',
      ],
      details: {
        contents: 'Due echeverie in vaso, scheda per la cura',
        material: 'Terracotta, non smaltata e smaltata bianca',
        size: 'Vasi di 11 cm e 8 cm di diametro',
        origin: 'Piante dai Paesi Bassi; vasi torniti in Portogallo',
        care: 'Molta luce, poca acqua: lascia asciugare del tutto la terra tra un’annaffiatura e l’altra. Non sotto i 5 °C.',
        safety: 'Non commestibile.',
      },
      alts: ['Due piante grasse dalle punte rosa, una in un vaso cipria e una in un vaso bianco'],
    },
    'chocolate-bunny': {
      title: 'Coniglietto di cioccolato con nastro',
      description: [
        'Un coniglio cavo dalle orecchie lunghe, colato a mano in uno stampo che sta in laboratorio da sessant’anni. Le pareti sono abbastanza spesse da rompersi con un bello schiocco, e abbastanza sottili perché lo si finisca.',
        'Il cioccolato al latte ha il 38% di cacao e sa di caramello; il fondente ne ha il 64% ed è appena amaro. Lo accompagnano tre ovetti al pralinato nella stagnola, e il nastro di raso lo annoda qualcuno che a Pasqua ne annoda tantissimi.',
      ],
      details: {
        contents: 'Un coniglio cavo di cioccolato, tre ovetti al pralinato nella stagnola, nastro di raso',
        size: '19 cm di altezza',
        weight: '200 g',
        ingredients: [
          'Coniglio al latte: Zucchero di canna, burro di cacao, LATTE intero in polvere, pasta di cacao, NOCCIOLE, emulsionante (lecitina di SOIA), estratto di vaniglia.',
          'Coniglio fondente: Pasta di cacao, zucchero di canna, burro di cacao, NOCCIOLE, emulsionante (lecitina di SOIA), estratto di vaniglia.',
          'Ovetti pralinati: Zucchero di canna, NOCCIOLE, burro di cacao, LATTE intero in polvere, pasta di cacao, emulsionante (lecitina di SOIA), estratto di vaniglia.',
        ],
        allergens: [
          'Coniglio al latte: contiene latte, nocciole e soia.',
          'Coniglio fondente: contiene nocciole e soia. Può contenere latte.',
          'Ovetti pralinati, inclusi con entrambi i conigli: contengono latte, nocciole e soia.',
          'Tutti possono contenere altra frutta a guscio e glutine.',
        ],
        'shelf-life': 'Almeno quattro mesi, a 15–18 °C e lontano dal sole',
        origin: 'Prodotto in Belgio',
        safety:
          'Togli nastro e stagnola prima di mangiarlo. Gli ovetti non sono adatti a bambini sotto i tre anni.',
      },
      alts: ['Coniglio di cioccolato con un nastro di raso corallo accanto a tre ovetti nella stagnola'],
    },
    'gold-foil-bunny': {
      title: 'Coniglietto di cioccolato in stagnola dorata',
      description: [
        'Il coniglietto che tutti ritrovano sulla tavola di Pasqua: vellutato cioccolato al latte in stagnola dorata che fruscia, con un nastro rosso lampone al collo. Scartare prima le orecchie è una tradizione che non mettiamo in discussione.',
        'Sta bene su un piatto, in un nido o nella tasca del cappotto, ed è abbastanza piccolo da metterne uno accanto a ogni tazza.',
      ],
      details: {
        contents: 'Un coniglietto cavo di cioccolato al latte nella stagnola',
        size: '14 cm di altezza',
        weight: '150 g',
        ingredients:
          'Zucchero, burro di cacao, LATTE intero in polvere, pasta di cacao, LATTE scremato in polvere, emulsionante (lecitina di SOIA), estratto di vaniglia. Cacao: 32% minimo.',
        allergens: 'Contiene latte e soia. Può contenere frutta a guscio e glutine.',
        'shelf-life': 'Almeno sei mesi, al fresco e all’asciutto',
        origin: 'Prodotto in Belgio',
        safety: 'Togli stagnola e nastro prima di mangiarlo.',
      },
      alts: [
        'Coniglietto di cioccolato in stagnola dorata lucida con un nastro rosso e tre ovetti nella stagnola colorata',
      ],
    },
    'truffle-box': {
      title: 'Scatola di dodici tartufi al cioccolato',
      description: [
        'Dodici tartufi di quattro tipi: fondente con sale marino, al latte con pralinato di nocciole, ruby con lampone e bianco con matcha. Ognuno è arrotolato, glassato e rifinito a mano, quindi non esistono due righe uguali.',
        'La scatola è color cioccolato intenso, con «for you» in oro all’interno del coperchio, dove si vede solo quando la si apre. Nella versione classica i tartufi fondenti contengono un cucchiaio di cognac; l’altra è senza alcol.',
      ],
      details: {
        contents: 'Dodici tartufi in una scatola regalo rigida',
        size: 'Scatola 20 × 15 × 4 cm',
        weight: '168 g',
        ingredients:
          'Pasta di cacao, burro di cacao, zucchero, PANNA, LATTE intero in polvere, NOCCIOLE, sciroppo di glucosio, lampone in polvere, tè matcha, BURRO, emulsionante (lecitina di SOIA), sale marino. Classico: cognac (2%).',
        allergens: 'Contiene latte, nocciole e soia. Può contenere altra frutta a guscio, glutine e uova.',
        'shelf-life': 'Cinque settimane a 14–18 °C; al meglio entro tre',
        origin: 'Prodotto in Belgio',
      },
      alts: ['Scatola regalo marrone aperta con dodici tartufi decorati, «for you» in oro nel coperchio'],
    },
    'macaron-box': {
      title: 'Scatola di dodici macaron',
      description: [
        'Macaron alle mandorle con un guscio che scrocchia e un cuore che si scioglie: rosa, pistacchio, limone, ribes nero, albicocca e vaniglia, due per gusto. Si infornano il lunedì e il mercoledì e partono la sera stessa.',
        'Contenuto della confezione stanno in piedi su tre file, così arrivano interi. La scatola grande ha un secondo strato.',
      ],
      details: {
        contents: 'Dodici o ventiquattro macaron in una scatola regalo',
        size: 'Scatola 21 × 15 × 5 cm',
        weight: '190 g (24 pezzi: 380 g)',
        ingredients:
          'MANDORLE, zucchero, albume d’UOVO, BURRO, PANNA, cioccolato bianco (zucchero, burro di cacao, LATTE in polvere, lecitina di SOIA), PISTACCHI, puree di frutta, acqua di rose, vaniglia, coloranti: barbabietola, spirulina, curcumina.',
        allergens:
          'Contiene mandorle, pistacchi, uova, latte e soia. Può contenere altra frutta a guscio e glutine.',
        'shelf-life': 'Sei giorni in frigorifero. Tirali fuori mezz’ora prima di servirli.',
        origin: 'Sfornati in Francia',
      },
      alts: ['Scatola regalo aperta con file di macaron pastello, uno rosa e uno verde davanti'],
    },
    'iced-sugar-cookies': {
      title: 'Sei biscotti di Pasqua glassati',
      description: [
        'Sei biscotti al burro belli spessi, appena dorati sul bordo e glassati a mano: tre uova, un coniglietto, un fiore e un cuore. La glassa è una ghiaccia reale, asciutta al tatto, con una punta di limone.',
        'Dicci la parola per il cuore, fino a otto lettere. «Mamma» è quella che scriviamo più spesso; subito dopo vengono i nomi.',
      ],
      details: {
        contents: 'Sei biscotti glassati in una scatola con finestra',
        size: 'Biscotti 7–9 cm, scatola 26 × 18 cm',
        weight: '240 g',
        ingredients:
          'Farina di FRUMENTO, BURRO, zucchero a velo, zucchero, UOVA, albume d’UOVO in polvere, succo di limone, vaniglia, sale, coloranti: barbabietola, spirulina, cartamo.',
        allergens: 'Contiene frumento, latte e uova. Può contenere frutta a guscio e soia.',
        'shelf-life': 'Sei settimane in una scatola di latta',
        origin: 'Sfornati in Francia',
      },
      personalisation: 'Parola sul cuore',
      alts: [
        'Sei biscotti glassati: tre uova decorate, un musetto di coniglio, un fiore lilla e un cuore con scritto «mum»',
      ],
    },
    'tea-tin': {
      title: 'Tè in foglia «Giardino di primavera»',
      description: [
        'Tè verde con petali di rosa, menta verde e camomilla: leggero, un po’ dolce e abbastanza rilassante per il tardo pomeriggio. Le foglie sono intere e grandi, e bastano per due infusioni.',
        'La latta verde salvia chiude bene e ha un pomellino dorato che invita ad aprirla. Dentro c’è un misurino di faggio: uno raso è la dose giusta per una tazza.',
      ],
      details: {
        contents: 'Tè sfuso in latta, misurino di faggio',
        material: 'Banda stagnata, faggio',
        size: 'Latta di 9 cm di diametro, alta 14 cm',
        weight: '100 g per circa 45 tazze; 200 g con busta di ricarica',
        ingredients:
          'Tè verde (62%), menta verde, fiori di camomilla, petali di rosa, fiordaliso. Da agricoltura biologica.',
        'shelf-life': '18 mesi, all’asciutto e ben chiuso',
        origin: 'Miscelato in Danimarca',
        care: 'In infusione a 80 °C per due o tre minuti.',
      },
      alts: [
        'Latta da tè color verde salvia con etichetta fiorita; davanti, un misurino di legno con tè e boccioli di rosa',
      ],
    },
    'painted-eggs-nest': {
      title: 'Uova di Pasqua dipinte a mano nel nido',
      description: [
        'Sei uova di legno dipinte a mano con fasce, puntini, margherite e un tocco d’oro, in un nido di vimini intrecciato. Sono tornite in legno di tiglio e hanno il peso e la misura di un uovo vero.',
        'Metti il nido al centro della tavola, oppure nascondi le uova una a una: reggono una notte nell’erba bagnata. L’anno prossimo usciranno dalla scatola tali e quali.',
      ],
      details: {
        contents: 'Sei uova dipinte, nido di vimini, scatola per riporle',
        material: 'Legno di tiglio, colori ad acqua, vimini',
        size: 'Nido di 24 cm di diametro; uova di 6 cm',
        origin: 'Prodotte in Germania',
        care: 'Pulisci con un panno asciutto.',
        safety: 'Decorazione, non è un giocattolo.',
      },
      alts: ['Uova color pastello con puntini, righe e margherite in un nido tondo di vimini'],
    },
    'ceramic-bunny-pair': {
      title: 'Coppia di coniglietti in ceramica',
      description: [
        'Un coniglio grande bianco e uno piccolo color cipria, con uno smalto così liscio da catturare la luce della finestra. I musetti sono dipinti con tre pennellate ciascuno, e le pennellate non sono mai proprio uguali.',
        'Stanno su una mensola tutto l’anno senza sembrare una Pasqua che qualcuno ha dimenticato di riporre.',
      ],
      details: {
        contents: 'Due statuine',
        material: 'Terraglia smaltata, piedini di feltro',
        size: 'Alti 21 cm e 14 cm',
        origin: 'Fatti a mano in Portogallo',
        care: 'Pulisci con un panno umido.',
        safety: 'Decorazione, non è un giocattolo.',
      },
      alts: [
        'Un coniglio alto bianco e uno più piccolo rosa in ceramica smaltata, seduti uno accanto all’altro',
      ],
    },
    'personalised-name-egg': {
      title: 'Uovo di legno con nome',
      description: [
        'Un uovo piatto di legno da appendere alla finestra o a un ramo, con un coniglietto, una ghirlanda dipinta e un nome in lettere bianche in rilievo. Sotto il nome c’è scritto «Easter» con l’anno in corso.',
        'Di solito le famiglie ne ordinano uno per bambino, e poi un altro ogni volta che la famiglia cresce. Stanno bene su una maniglia come su un ramo di forsizia.',
        'Fino a dodici lettere, accenti compresi.',
      ],
      details: {
        material: 'Compensato di betulla da foreste certificate, colori ad acqua, nastro di raso',
        size: '12 × 16 cm, spessore 6 mm',
        origin: 'Tagliato e dipinto in Germania',
        care: 'Per interni, o all’aperto con tempo asciutto. Pulisci con un panno asciutto.',
        safety: 'Decorazione, non è un giocattolo. Il nastro non è adatto a bambini sotto i tre anni.',
      },
      personalisation: 'Nome sull’uovo',
      alts: ['Uovo di legno con nastro rosa, un coniglietto, il nome Emma e una ghirlanda di fiori dipinta'],
    },
    'easter-basket': {
      title: 'Cestino per la caccia alle uova',
      description: [
        'Un cestino tondo dal manico ritorto, abbastanza grande per una bella mattinata di caccia e abbastanza leggero per chi ha quattro anni. Arriva pieno di erba di carta e di sei uova decorate da nascondere, con un gran fiocco su un lato.',
        'Scegli il colore del fiocco e il nome per la targhetta di legno che vi è appesa. Il cestino è intrecciato con vimini interi: porterà pigne e macchinine ancora per molto dopo Pasqua.',
      ],
      details: {
        contents: 'Cestino, sei uova decorate, erba di carta, fiocco, targhetta di legno con nome',
        material: 'Vimini, nastro di cotone, uova in legno di tiglio',
        size: '28 cm di diametro, 32 cm di altezza con il manico',
        origin: 'Intrecciato in Germania',
        age: 'Dai tre anni',
        care: 'Tieni all’asciutto; spazzola con una spazzola morbida.',
        safety: 'Non adatto a bambini sotto i tre anni: nastro e piccole parti.',
      },
      personalisation: 'Nome sulla targhetta',
      alts: [
        'Cestino tondo di vimini con manico ritorto e fiocco rosa, pieno di uova decorate color pastello',
      ],
    },
    'felt-egg-garland': {
      title: 'Ghirlanda di uova in feltro',
      description: [
        'Sette uova in feltro di lana nei colori dei confetti, ricamate con file di punto filza e appese tra perline di legno. Lunga 1,8 metri, basta per una finestra, la mensola di un camino o la parete accanto a un lettino.',
        'Il cordoncino è di cotone naturale con un’asola a ogni estremità: bastano due puntine. Pesa quasi niente e viaggia bene per posta.',
      ],
      details: {
        contents: 'Ghirlanda con sette uova',
        material: 'Feltro di lana, cotone, perline di faggio',
        size: 'Lunga 1,8 m; uova di 7 cm',
        origin: 'Cucita in Svezia',
        care: 'Scuotila; stirala a bassa temperatura sotto un panno.',
        safety: 'Decorazione, non è un giocattolo. Appendere fuori dalla portata dei bambini piccoli.',
      },
      alts: ['Ghirlanda di sette uova pastello con ricami bianchi tra perline di legno su un cordoncino'],
    },
    'name-mug': {
      title: 'Tazza in grès con nome',
      description: [
        'Una tazza generosa con la base arrotondata e un manico che accoglie tre dita. Lo smalto è morbido e un po’ opaco fuori, lucido dentro, e il nome è scritto a mano.',
        'Le lettere sono cotte nello smalto, non stampate sopra: resistono alla lavastoviglie e a dieci anni di lunedì. «Mamma», «Papà» e i nomi sono i classici, ma va bene qualunque parola fino a dodici lettere.',
      ],
      details: {
        material: 'Grès smaltato',
        size: '9 cm di diametro, 9,5 cm di altezza',
        capacity: '380 ml',
        weight: '390 g',
        origin: 'Tornita e decorata a mano in Portogallo',
        care: 'Adatta a lavastoviglie e microonde',
      },
      personalisation: 'Nome o parola sulla tazza',
      alts: ['Tazza in grès color crema con un nome scritto a mano in marrone'],
    },
    'teapot-for-two': {
      title: 'Servizio da tè in grès per due',
      description: [
        'Una teiera panciuta in bianco picchiettato con pomello di rovere e due tazze azzurro cielo su piattini bianchi. La teiera contiene tre tazze: giusto per due persone che si fermano un po’.',
        'Il beccuccio è stato ridisegnato quattro volte, finché non ha smesso di gocciolare. Sotto il coperchio c’è un filtro d’acciaio; toglilo e ci sta un intero mazzo di menta.',
      ],
      details: {
        contents: 'Teiera con filtro, due tazze, due piattini',
        material: 'Grès smaltato, rovere oliato, acciaio inox',
        size: 'Teiera 24 cm con il beccuccio, alta 17 cm',
        capacity: 'Teiera 700 ml, tazze 200 ml',
        weight: '1,8 kg',
        origin: 'Prodotto in Portogallo',
        care: 'In lavastoviglie senza il coperchio; passa un po’ d’olio sul pomello una volta l’anno.',
      },
      alts: ['Teiera bianca con pomello di legno e due tazze azzurro cielo piene di tè su piattini bianchi'],
    },
    'scented-candle': {
      title: 'Candela profumata in cera di soia',
      description: [
        'Cera di soia colata a mano in un bicchiere colorato e pesante, con uno stoppino di cotone che brucia in modo uniforme fino al bordo. Il profumo si sente quando entri nella stanza, e non disturba quando ti siedi a tavola.',
        'La peonia è fresca e un po’ verde; la lavanda è asciutta, come un armadio della biancheria; il fico è più la foglia che il frutto; il bucato fresco sa di panni stesi.',
        'L’etichetta la scrivi tu: un nome o una parola, fino a quattordici lettere. Quando la candela è finita, con l’acqua calda si toglie il resto della cera, e rimane un bel bicchiere.',
      ],
      details: {
        contents: 'Candela in bicchiere, coperchio salvapolvere',
        material: 'Cera di soia, stoppino di cotone, vetro',
        size: '8,5 cm di diametro, 9,5 cm di altezza',
        weight: '220 g di cera',
        'burn-time': 'Circa 45 ore',
        origin: 'Colata in Finlandia',
        care: 'La prima volta lascia sciogliere la superficie fino al bordo, circa due ore. Accorcia lo stoppino a 5 mm.',
        safety:
          'Non lasciare mai una candela accesa incustodita. Lontano da bambini, animali e tende. Può provocare una reazione allergica cutanea; tenere fuori dalla portata dei bambini.',
      },
      personalisation: 'Nome o parola sull’etichetta',
      alts: ['Candela accesa in un bicchiere rosa con l’etichetta «Peony», due petali accanto'],
    },
    'photo-frame-oak': {
      title: 'Cornice in rovere con stampa',
      description: [
        'Una cornice in rovere massello con un largo passe-partout bianco che lascia respirare anche una foto piccola. Arriva con una stampa di colline all’alba: può stare appesa oggi e accogliere la tua foto domani.',
        'Gli angoli sono tagliati a 45 gradi e incollati, e il vetro è vetro vero. Lungo il bordo inferiore incidiamo una riga fino a trenta lettere: una data, un luogo, due nomi.',
      ],
      details: {
        contents: 'Cornice con passe-partout, vetro, stampa e gancio',
        material: 'Rovere oliato, cartoncino senza acidi, vetro',
        size: 'A4: esterno 28 × 36 cm; A5: 21 × 27 cm',
        origin: 'Prodotta in Germania',
        care: 'Spolvera con un panno asciutto; il detergente per vetri sul panno, non sulla cornice.',
        safety: 'Contiene vetro.',
      },
      personalisation: 'Riga incisa sulla cornice',
      alts: ['Cornice in rovere con passe-partout bianco e una stampa di colline sotto un sole corallo'],
    },
    'embroidered-cushion': {
      title: 'Cuscino ricamato per la mamma',
      description: [
        'Un cuscino di lino con una sola parola a fitto punto raso, una riga piccola sotto e tre fiori in basso. Un profilo del colore del filo corre lungo il bordo.',
        'Il lino è prelavato: è morbido fin dalla prima sera e non si restringe in lavatrice. La parola è «Mamma», se non ce ne dai un’altra: in primavera sono già partiti Oma, Mamma, Máma e Äiti.',
      ],
      details: {
        contents: 'Federa con cerniera, imbottitura senza piume',
        material: 'Federa: 100% lino. Imbottitura: poliestere riciclato',
        size: '45 × 45 cm',
        origin: 'Cucito in Svezia',
        care: 'Federa: lavare al rovescio a 40 °C, stirare al rovescio. Imbottitura: 30 °C.',
      },
      personalisation: 'Parola sul cuscino',
      alts: ['Cuscino di lino crema ricamato con «Mamma, you are home» e tre fiori corallo'],
    },
    'oak-wall-clock': {
      title: 'Orologio da parete in rovere',
      description: [
        'Un quadrante bianco e chiaro, indici d’ottone e un bordo curvato da un’unica striscia di rovere. Le lancette scorrono senza ticchettio, quindi l’orologio può stare anche in camera da letto.',
        'Sotto le dodici aggiungiamo una riga tutta tua, fino a diciotto caratteri: «Insieme dal 1984», un cognome, il nome di una casa. È così piccola che gli ospiti la scoprono da soli.',
      ],
      details: {
        contents: 'Orologio, pila AA, vite e tassello',
        material: 'Rovere, acciaio verniciato, ottone, vetro',
        size: '30 cm di diametro, 5 cm di profondità',
        weight: '1,1 kg',
        origin: 'Prodotto in Germania',
        care: 'Spolvera con un panno asciutto.',
        safety: 'Porta le pile scariche in un punto di raccolta.',
      },
      personalisation: 'Riga sul quadrante',
      alts: ['Orologio da parete tondo con bordo in rovere, numeri neri e una piccola scritta sul quadrante'],
    },
    'heart-necklace': {
      title: 'Collana con cuore bombato',
      description: [
        'Un piccolo cuore arrotondato su una sottile catena forzatina, lucidato fino a riflettere la stanza. È cavo, quindi non pesa quasi nulla e si porta tutti i giorni senza accorgersene.',
        'Sul retro stanno tre lettere: le iniziali, o la prima lettera di tre figli. La catena si chiude a 42 o 45 centimetri.',
      ],
      details: {
        contents: 'Collana in sacchetto regalo',
        material: 'Argento 925; versione dorata placcata in oro 18 carati, 2 micron. Senza nichel',
        size: 'Cuore 14 mm; catena 42–45 cm',
        weight: '3,1 g',
        origin: 'Prodotta ad Arezzo, Italia',
        care: 'Toglila prima di nuotare e di profumarti. Lucida con un panno morbido.',
        safety: 'Non adatta a bambini sotto i tre anni.',
      },
      personalisation: 'Iniziali sul retro',
      alts: ['Cuore dorato bombato su una catenina sottile, esposto su un busto color cipria'],
    },
    'ring-dish': {
      title: 'Piattino porta-anelli a cuore',
      description: [
        'Un cuore di porcellana poco profondo con il bordo d’oro, per gli anelli che si tolgono prima di impastare. Il suo posto è accanto al lavello, sul comodino o vicino alle chiavi.',
        'All’interno scriviamo a mano un nome o una parola breve e la cuociamo sotto lo smalto, dove sapone e anelli non arrivano.',
      ],
      details: {
        material: 'Porcellana smaltata, bordo in oro 12 carati',
        size: '12 × 11 cm, profondità 2,5 cm',
        weight: '140 g',
        origin: 'Prodotto in Portogallo',
        care: 'Lava a mano. Non per microonde, a causa dell’oro.',
        safety: 'Decorazione; non per alimenti.',
      },
      personalisation: 'Parola nel piattino',
      alts: ['Piattino a cuore di porcellana bianca con bordo d’oro, all’interno un nome e due anelli'],
    },
    'velvet-jewellery-box': {
      title: 'Portagioie in velluto',
      description: [
        'Un cofanetto in velluto corto e fitto con uno specchio che riempie il coperchio. Dentro ci sono cinque rulli per anelli, due scomparti per orecchini e una tasca dove una catenina non si annoda.',
        'Si chiude con un clic discreto e sta in un cassetto o nella borsa da weekend. Sul coperchio si può ricamare in filo d’oro un nome fino a dodici lettere.',
      ],
      details: {
        material: 'Velluto di cotone su fibra di legno, specchio in vetro, cerniera d’ottone',
        size: '22 × 15 × 8 cm',
        weight: '640 g',
        origin: 'Prodotto in Italia',
        care: 'Spazzola con una spazzola per abiti nel verso del pelo.',
        safety: 'Contiene vetro.',
      },
      personalisation: 'Nome sul coperchio',
      alts: ['Portagioie di velluto rosa aperto con specchio nel coperchio e anelli sui rulli'],
    },
    'plush-bunny': {
      title: 'Coniglietto di peluche',
      description: [
        'Un coniglietto crema dalle lunghe orecchie foderate di rosa e con un fiocco di raso, imbottito quanto basta per stare seduto e con la morbidezza giusta per farsi portare per un braccio. Il pelo è fitto e corto e non resta nelle mani dei piccoli.',
        'Gli occhi sono ricamati, non c’è niente da strappare, e tutto il coniglio va in lavatrice: alla fine è questo che decide. Ricamiamo il nome sulla zampa sinistra.',
      ],
      details: {
        material: 'Rivestimento e imbottitura: poliestere, per metà riciclato',
        size: '32 cm seduto, orecchie comprese',
        weight: '260 g',
        age: 'Dalla nascita',
        origin: 'Cucito in Cechia',
        care: 'Lavare in lavatrice a 30 °C, asciugare all’aria.',
        safety:
          'Marchio CE, testato secondo la norma EN 71. Togli la confezione e il nastrino con l’etichetta prima di darlo a un bambino.',
      },
      personalisation: 'Nome sulla zampa',
      alts: ['Morbido coniglietto di peluche crema con orecchie rosa e fiocco azzurro'],
    },
    'plush-teddy': {
      title: 'Orsetto di peluche color miele',
      description: [
        'Un orso come quelli di una volta: pelo caramello, zampe crema, naso serio e fiocco rosso. Braccia e gambe sono cucite in modo da muoversi un po’, così può sedersi a tavola o appoggiarsi a un cuscino.',
        'Il piccolo sta sotto il braccio; il grande vuole una sedia tutta sua. Sul piede destro si ricama un nome fino a dieci lettere.',
      ],
      details: {
        material: 'Peluche di poliestere, imbottitura in parte riciclata, raso di poliestere',
        size: 'Piccolo 30 cm, grande 48 cm, seduto',
        weight: 'Piccolo 400 g, grande 840 g',
        age: 'Dalla nascita',
        origin: 'Cucito in Cechia',
        care: 'Lavare in lavatrice a 30 °C in un sacchetto per bucato, asciugare all’aria.',
        safety:
          'Marchio CE, testato secondo la norma EN 71. Togli la confezione prima di darlo a un bambino.',
      },
      personalisation: 'Nome sul piede',
      alts: ['Orsetto caramello con zampe crema e un grande fiocco rosso'],
    },
    'wooden-pull-bunny': {
      title: 'Coniglietto di legno da trainare',
      description: [
        'Un coniglietto di faggio su quattro ruote verde salvia, con la codina bianca e una perlina in fondo al cordino. Gli assi delle ruote sono un po’ fuori centro: quando lo si tira, saltella.',
        'Gli spigoli sono arrotondati e levigati fino a sembrare un sasso di fiume, e l’olio e i colori sono sicuri per chi prima di tutto assaggia. Il nome lo incidiamo a fuoco sul fianco, accanto al cuore.',
      ],
      details: {
        material: 'Faggio da foreste certificate, colori ad acqua, cordino di cotone',
        size: '18 × 8 × 17 cm; cordino di 60 cm con chiusura di sicurezza',
        weight: '470 g',
        age: 'Da 12 mesi',
        origin: 'Prodotto a Seiffen, Germania',
        care: 'Pulisci con un panno umido; passa olio di lino una volta l’anno.',
        safety:
          'Marchio CE, testato secondo la norma EN 71. Usare sotto la sorveglianza di un adulto per via del cordino.',
      },
      personalisation: 'Nome sul fianco',
      alts: ['Coniglietto di faggio su ruote verde salvia con cordino da tirare e una perlina verde'],
    },
    'carousel-music-box': {
      title: 'Carillon giostra con coniglietti',
      description: [
        'Cinque coniglietti girano sotto un tendone a righe mentre il carillon suona la ninna nanna di Brahms. Carica la base e gira per circa due minuti e mezzo, rallentando alla fine, come facciamo tutti.',
        'Il meccanismo ha diciotto note e un pettine d’acciaio. Figurine e tendone sono in resina colata con la lucentezza della porcellana, dipinti a mano e profilati in oro.',
      ],
      details: {
        material: 'Resina colata, meccanismo d’acciaio, base di feltro',
        size: '15 cm di diametro, 24 cm di altezza',
        weight: '950 g',
        age: 'Un ricordo da mensola; come giocattolo, da otto anni',
        origin: 'Assemblato in Italia, meccanismo dalla Svizzera',
        care: 'Spolvera con un pennello morbido. Non forzare la carica.',
        safety: 'Non adatto a bambini sotto i tre anni: piccole parti.',
      },
      alts: ['Carillon a giostra con tendone a righe rosa e bianche e piccoli coniglietti bianchi'],
    },
    'signature-gift-box': {
      title: 'Scatola regalo con fiocco di raso',
      description: [
        'Una scatola robusta color avorio, con un coperchio che chiude come devono chiudere i coperchi e un largo nastro di raso rosa annodato in un bel fiocco ampio. Contiene comodamente una tazza, una candela e un biglietto.',
        'Prendila vuota e riempila tu, oppure sceglila con carta velina e paglia di carta color cipria, perché niente si muova. Sul coperchio si può scrivere un nome in inchiostro oro, fino a sedici lettere.',
        'La maggior parte finisce per custodire lettere e fotografie: per questo le facciamo robuste.',
      ],
      details: {
        contents:
          'Scatola con coperchio e nastro; con riempimento: otto fogli di carta velina, paglia di carta',
        material: 'Cartone grigio rivestito di carta riciclata, raso di poliestere',
        size: 'Interno 26 × 22 × 14 cm',
        weight: '580 g',
        origin: 'Prodotta nel Regno Unito',
        care: 'Tieni all’asciutto. Il nastro si sfila senza scioglierlo.',
      },
      personalisation: 'Nome sul coperchio',
      alts: ['Scatola regalo avorio legata con nastro di raso rosa e un grande fiocco'],
    },
    'mothers-day-card': {
      title: 'Biglietto per la Festa della Mamma con busta',
      description: [
        'Una corona di minuscoli fiori di carta a forma di cuore, tagliati e composti a mano sopra una scritta rosa. Il cartoncino è così spesso che può stare in piedi su una mensola per settimane, e di solito ci sta.',
        'Le parole davanti sono tue: fino a diciotto caratteri, da «Super mamma» al suo nome. L’interno è bianco, per la tua penna. La busta in carta kraft si chiude con un sigillo di ceralacca.',
      ],
      details: {
        contents: 'Biglietto, busta in carta kraft, sigillo di ceralacca',
        material: 'Carta di cotone, 300 g/m²; fiori di carta',
        size: '12 × 17 cm piegato',
        weight: '40 g',
        origin: 'Prodotto nel Regno Unito',
      },
      personalisation: 'Parole davanti',
      alts: [
        'Biglietto con un cuore di fiori di carta e le parole «Happy Mother’s Day», accanto una busta kraft sigillata',
      ],
    },
    'linen-notebook': {
      title: 'Taccuino in lino con penna',
      description: [
        'Un taccuino che si apre piatto su ogni pagina, rilegato in lino con un nome impresso in oro. Ha un elastico per tenerlo chiuso, un nastro segnalibro e una tasca nella copertina posteriore per ciò che non deve andare perso.',
        'La carta regge la stilografica senza far trapassare l’inchiostro. Lo accompagna una penna a sfera bianca e oro, con il peso di una penna vera.',
      ],
      details: {
        contents: 'Taccuino, penna a sfera con refill blu',
        material: 'Lino su cartone, carta crema da 100 g/m², penna in ottone e lacca',
        size: 'A5, 192 pagine',
        weight: '370 g',
        origin: 'Rilegato nel Regno Unito',
        care: 'Pulisci con un panno asciutto.',
      },
      personalisation: 'Nome sulla copertina',
      alts: ['Taccuino in lino rosa con il nome Emma in oro, accanto una penna bianca e oro'],
    },
    'heart-balloons': {
      title: 'Tris di palloncini a cuore',
      description: [
        'Tre cuori di foil rosa, corallo e oro su lunghi nastri di raso, trattenuti da una scatolina regalo che pesa quanto basta per non farli volare via. Pronti per la tavola della colazione, il cancello della scuola o una stanza d’ospedale.',
        'Arrivano piatti in una busta. Qualunque fioraio o negozio di articoli per feste li riempie di elio; gonfiati ad aria, su un bastoncino, fanno comunque una bella figura. Con l’elio restano sospesi per circa una settimana.',
      ],
      details: {
        contents: 'Tre palloncini di foil, nastri di raso, pesetto, cannuccia per l’aria',
        material: 'Pellicola di poliammide, nastro di poliestere, cartoncino',
        size: 'Cuori di 45 cm di larghezza, gonfi',
        origin: 'Prodotti in Spagna',
        care: 'Lascia uscire il gas e conservali piatti: si possono gonfiare di nuovo.',
        safety:
          'Non adatti a bambini sotto i tre anni: nastri e piccole parti. Non liberare mai i palloncini all’aperto o vicino a linee elettriche. Elio non incluso.',
      },
      alts: ['Tre lucidi palloncini a cuore rosa, corallo e oro legati a una scatolina regalo'],
    },
    'tote-bag': {
      title: 'Borsa di tela «Super mamma»',
      description: [
        'Una borsa in pesante tela naturale con manici lunghi che stanno bene in spalla. La scritta e la bordura di fiori sono stampate con inchiostro ad acqua, morbido al tatto e resistente ai lavaggi.',
        'Porta dodici chili di spesa senza lamentarsi e, piegata, sta nella tasca del cappotto. C’è scritto «Super mamma»; dacci altre parole se la migliore è la nonna, la maestra o la zia.',
      ],
      details: {
        material: 'Tela 100% cotone biologico, 280 g/m²',
        size: '38 × 42 cm, manici 68 cm',
        weight: '160 g',
        origin: 'Cucita e stampata in Svezia',
        care: 'Lavare al rovescio a 30 °C, stirare al rovescio.',
      },
      personalisation: 'Parole sulla borsa',
      alts: ['Borsa di tela naturale con la stampa «Super mamma» e tre fiori rosa'],
    },
    'name-tumbler': {
      title: 'Bicchiere termico inciso',
      description: [
        'Un bicchiere d’acciaio a doppia parete che tiene il caffè caldo per sei ore e l’acqua fresca per dodici. Si stringe alla base per stare nel portabicchieri dell’auto, del passeggino o della bici.',
        'Il nome è inciso attraverso il colore fino all’acciaio, così non si stacca e non sbiadisce. Coperchio, cannuccia e un piccolo scovolino per la cannuccia sono compresi.',
      ],
      details: {
        contents: 'Bicchiere, coperchio, cannuccia, scovolino per cannuccia',
        material: 'Acciaio inox 18/8, verniciatura a polvere, polipropilene senza BPA',
        size: '8,5 cm di diametro, 22 cm di altezza; base 6,8 cm',
        capacity: '600 ml',
        weight: '340 g',
        origin: 'Prodotto a Tsubame, Giappone',
        care: 'Lava a mano per mantenere vivo il colore; il coperchio può andare in lavastoviglie.',
        safety: 'Sorseggia le bevande calde dall’apertura, non dalla cannuccia. Non per microonde.',
      },
      personalisation: 'Nome inciso sul bicchiere',
      alts: ['Bicchiere termico verde salvia con cannuccia e il nome Emma'],
    },
    'spa-gift-set': {
      title: 'Set regalo spa alla lavanda',
      description: [
        'Tutto per un’ora a porta chiusa: due asciugamani spessi, due saponette, un vasetto di sali da bagno e una bottiglia ambrata di olio da bagno con lavanda delle colline sopra Manosque.',
        'È disposto su un vassoio di rovere che poi regge una tazza di tè sul bordo della vasca. Profuma di lavanda in fiore, un po’ erbacea, non di quella dei cassetti.',
      ],
      details: {
        contents:
          'Due asciugamani, due saponi (100 g ciascuno), sali da bagno (200 g), olio da bagno (150 ml), vassoio di rovere',
        material: 'Asciugamani: 100% cotone, 550 g/m². Vassoio: rovere oliato',
        size: 'Vassoio 36 × 18 cm; asciugamani 30 × 50 cm e 50 × 90 cm',
        composition:
          'Olio da bagno: Prunus Amygdalus Dulcis Oil, Helianthus Annuus Seed Oil, Lavandula Angustifolia Oil, Tocopherol, Linalool, Limonene. Sapone: Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Lavandula Angustifolia Oil, Linalool. Sali: Sodium Chloride, Lavandula Angustifolia Flower.',
        allergens: 'Contiene olio di mandorle, linalolo e limonene.',
        keeps: '12 mesi dopo l’apertura',
        origin: 'Prodotto in Francia',
        care: 'Lava gli asciugamani a 60 °C. Asciuga il vassoio con un panno.',
        safety: 'Solo per uso esterno. Evita il contatto con gli occhi. La vasca può diventare scivolosa.',
      },
      alts: [
        'Vassoio di rovere con un asciugamano bianco e uno rosa, due saponi, un vasetto di sali da bagno e una bottiglia ambrata',
      ],
    },
    'perfume-bottle': {
      title: 'Eau de parfum Fleur',
      description: [
        'Rosa e peonia, ma più in una sera calda che in un bouquet: prima il bergamotto, al centro i petali, e un fondo di cedro e muschio bianco che resta sulla sciarpa fino al giorno dopo.',
        'Il flacone è di vetro pesante, con collare d’ottone e tappo dalle spalle tonde. Trenta millilitri viaggiano bene; cinquanta durano circa un anno, usandone un giorno sì e uno no.',
      ],
      details: {
        contents: 'Eau de parfum in flacone di vetro con vaporizzatore, astuccio',
        size: '30 ml o 50 ml',
        composition:
          'Alcohol Denat., Parfum, Aqua, Citronellol, Geraniol, Hydroxycitronellal, Limonene, Linalool, Citral.',
        allergens: 'Contiene citronellolo, geraniolo, idrossicitronellale, limonene, linalolo e citrale.',
        keeps: '36 mesi dopo l’apertura, al riparo dalla luce',
        origin: 'Prodotto in Francia',
        safety:
          'Liquido e vapori facilmente infiammabili. Tenere lontano da fiamme e calore e fuori dalla portata dei bambini. Solo per uso esterno.',
      },
      alts: ['Flacone quadrato di profumo con l’etichetta «Fleur» e tappo bianco, petali di rosa accanto'],
    },
    'glass-bauble-set': {
      title: 'Sei palline di vetro con nome',
      description: [
        'Sei palline soffiate a bocca in abete, bacca, oro, rosa, salvia e perla, dipinte a mano e ognuna un po’ diversa dall’altra. Quella verde porta in lettere bianche il nome che scegli.',
        'Stanno in una scatola verde con “Merry Christmas” in oro nel coperchio, e ci tornano ogni gennaio.',
      ],
      details: {
        contents: 'Sei palline con nastro, scatola regalo',
        material: 'Vetro soffiato a bocca, dipinto a mano',
        size: 'Palline di 7 cm di diametro, scatola 24 × 17 × 8,5 cm',
        origin: 'Soffiate e dipinte in Germania',
        care: 'Spolverare con un pennello morbido e asciutto.',
        safety: 'Di vetro. Decorazione, non adatta a bambini sotto i tre anni.',
      },
      personalisation: 'Nome sulla pallina verde',
      alts: ['Scatola verde aperta con sei palline di vetro, su quella verde si legge Emma'],
    },
    'knitted-stocking': {
      title: 'Calza di Natale a maglia con nome',
      description: [
        'Una calza spessa di lana in bacca e panna con un motivo a cuore, lavorata così fitta da tenere la forma anche con un’arancia in punta. Il nome è ricamato sul risvolto.',
        'Con il suo laccio si appende al camino, alla ringhiera o al letto. Una per ciascuno, la stessa ogni anno: così nasce una tradizione.',
      ],
      details: {
        contents: 'Calza, senza ripieno',
        material: '100% lana, fodera di cotone',
        size: '45 cm di lunghezza, apertura 16 cm',
        origin: 'Lavorata in Svezia',
        care: 'Lavare a mano in acqua fredda, asciugare in piano.',
      },
      personalisation: 'Nome sul risvolto',
      alts: ['Calza a maglia rosso bacca con risvolto panna ricamato Noah e rametti di abete'],
    },
    'fir-wreath': {
      title: 'Ghirlanda di abete con bacche',
      description: [
        'Una ghirlanda piena di abete nobile con pigne, bacche rosse e un fiocco di raso color bacca. Legata a mano su paglia il giorno prima della partenza, arriva verde e profuma di bosco.',
        'All’aperto dura ben oltre Capodanno; in una stanza riscaldata, circa tre settimane. Si appende con l’asola sul retro.',
      ],
      details: {
        contents: 'Ghirlanda con fiocco, pronta da appendere',
        material: 'Abete nobile, pigne, bacche, paglia, raso di poliestere',
        size: '40 cm di diametro',
        keeps: 'Sei settimane all’aperto, tre in casa',
        origin: 'Legata nei Paesi Bassi',
        care: 'Spruzzare ogni tanto con acqua.',
        safety: 'Bacche e rami non sono commestibili. Tenere lontano dalle candele.',
      },
      alts: ['Ghirlanda rotonda di abete con pigne, bacche rosse e fiocco di raso'],
    },
    'snow-globe': {
      title: 'Palla di neve con casetta',
      description: [
        'Una casetta con le finestre accese, un pupazzo di neve e tre abeti sotto vetro. Basta capovolgerla e nevica per quasi un minuto.',
        'Sulla base verde si legge “let it snow” in oro. Pesa come un vero fermacarte e sta altrettanto salda sul davanzale.',
      ],
      details: {
        contents: 'Palla di neve in scatola imbottita',
        material: 'Vetro, resina, acqua purificata',
        size: '15 cm di altezza, 10 cm di diametro',
        origin: 'Riempita e sigillata in Germania',
        care: 'Pulire con un panno umido. Proteggere dal gelo.',
        safety: 'Decorazione, non è un giocattolo. Non esporre al sole diretto.',
      },
      alts: ['Palla di neve con casetta, abeti e pupazzo di neve su base verde con scritta let it snow'],
    },
    'gingerbread-house': {
      title: 'Casetta di pan di zenzero',
      description: [
        'Pan di zenzero speziato, decorato a mano: un tetto di glassa bianca e rosa, bastoncini di zucchero alla porta e tre alberelli in cortile. Arriva già montata, su un tagliere rotondo.',
        'Fino alla Vigilia è il centro della tavola. Poi qualcuno stacca il primo pezzo di tetto, e nessuno riesce più a fermarsi.',
      ],
      details: {
        contents: 'Casetta di pan di zenzero su tagliere di legno, in scatola con finestra',
        size: '22 × 18 × 24 cm',
        weight: '850 g',
        ingredients:
          'Farina di GRANO, zucchero, miele, BURRO, albume d’UOVO, spezie (cannella, zenzero, chiodi di garofano, cardamomo), sciroppo di glucosio, coloranti naturali.',
        allergens: 'Contiene grano, latte e uovo. Può contenere frutta a guscio e soia.',
        'shelf-life': 'Otto settimane all’asciutto',
        origin: 'Cotta in Francia',
      },
      alts: [
        'Casetta di pan di zenzero con tetto di glassa bianca e rosa, bastoncini di zucchero e alberelli su un tagliere',
      ],
    },
    'advent-calendar-box': {
      title: 'Casa dell’Avvento con 24 cassetti',
      description: [
        'Una casa di legno con ventiquattro cassetti numerati in verde, bacca, rosa e panna. La riempi tu: con cioccolato, con un biglietto, con il pezzo di un puzzle che si completa il 24.',
        'È fatta per tornare ogni dicembre. Sull’insegna sotto il tetto incidiamo un nome o una parola.',
      ],
      details: {
        contents: 'Casa con 24 cassetti vuoti',
        material: 'Compensato di faggio, vernice all’acqua',
        size: '52 × 30 × 12 cm, cassetti 4 × 4,5 × 9 cm',
        origin: 'Fatta in Germania',
        care: 'Pulire con un panno asciutto.',
        age: 'Dai tre anni',
      },
      personalisation: 'Nome sull’insegna',
      alts: ['Casa di legno con 24 cassetti numerati in verde, bacca, rosa e panna, uno aperto'],
    },
    'heart-chocolate-box': {
      title: 'Cuore con venti praline',
      description: [
        'Venti praline in un cuore rosso bacca: ganache al lampone, caramello salato, nocciola e cioccolato fondente alla rosa. Ognuna è decorata a mano.',
        'Sul coperchio ci sono parole in oro: “with love” o le tue. Finite le praline, la scatola custodisce lettere.',
      ],
      details: {
        contents: 'Venti praline in una scatola rigida a cuore',
        size: 'Scatola 22 × 20 × 5 cm',
        weight: '250 g',
        ingredients:
          'Zucchero, burro di cacao, pasta di cacao, LATTE intero in polvere, PANNA, NOCCIOLE, sciroppo di glucosio, lamponi, BURRO, emulsionante (lecitina di SOIA), sale marino, olio di rosa.',
        allergens: 'Contiene latte, nocciole e soia. Può contenere altra frutta a guscio, glutine e uovo.',
        'shelf-life': 'Sei settimane a 14–18 °C',
        origin: 'Fatto in Belgio',
      },
      personalisation: 'Parole sul coperchio',
      alts: ['Cuore rosso bacca aperto con praline e with love in oro sul coperchio'],
    },
    'wooden-star-tree': {
      title: 'Albero di stelle in legno',
      description: [
        'Stelle di faggio, dalla più grande alla più piccola, impilate su un’asta di ottone con perle dorate e dipinte. Ruota un po’ ogni stella e l’albero cambia forma.',
        'Niente aghi, niente acqua: sta in tavola dalla prima domenica di Avvento e a gennaio entra in una scatola da scarpe.',
      ],
      details: {
        contents: 'Stelle, perle e stella di ottone da impilare, con istruzioni',
        material: 'Faggio oliato, ottone',
        size: '30 cm di altezza, 20 cm di diametro',
        origin: 'Tornito in Germania',
        care: 'Pulire con un panno asciutto.',
        safety: 'Piccole parti. Non adatto a bambini sotto i tre anni.',
      },
      alts: ['Albero di stelle di legno impilate con perle dorate e colorate e una stella di ottone in cima'],
    },
  },
  categories: {
    easter: {
      name: 'Pasqua',
      description:
        'Per la tavola della colazione, la caccia in giardino e i rami alla finestra: coniglietti, uova, fiori di primavera e qualcosa da scartare.',
    },
    'easter-decoration': {
      name: 'Decorazioni di Pasqua',
      description: 'Uova dipinte, ghirlande e nidi che escono dalla scatola a ogni primavera.',
    },
    'easter-bunnies': {
      name: 'Coniglietti di Pasqua',
      description: 'Da mangiare, da abbracciare, da tirare o da mettere sulla mensola.',
    },
    'mothers-day': {
      name: 'Festa della Mamma',
      description:
        'Regali che lo dicono meglio di una telefonata: fiori, qualcosa con il suo nome o un’ora tutta per lei.',
    },
    flowers: {
      name: 'Fiori e piante',
      description: 'Tagliati al mattino o ancora nella loro terra, pronti da regalare così come arrivano.',
    },
    sweets: {
      name: 'Dolci e tè',
      description:
        'Cioccolato, macaron, biscotti e una latta di buon tè, da piccoli artigiani che firmano le loro scatole.',
    },
    chocolate: {
      name: 'Cioccolato',
      description: 'Coniglietti e tartufi da un laboratorio di Gand.',
    },
    'bakes-and-tea': {
      name: 'Biscotti e tè',
      description: 'Appena sfornati, e qualcosa da bere insieme.',
    },
    home: {
      name: 'Casa',
      description: 'Grès, rovere, lino e luce di candela: cose che si usano ogni giorno e restano.',
    },
    candles: {
      name: 'Candele e profumi',
      description: 'Cera di soia, lavanda e rosa, colate e miscelate a mano.',
    },
    kitchen: {
      name: 'Cucina e tavola',
      description: 'Tazze, teiere e quello che ci va dentro.',
    },
    decoration: {
      name: 'Decorazioni',
      description: 'Per pareti, mensole, finestre e l’angolo migliore del divano.',
    },
    'jewellery-and-keepsakes': {
      name: 'Gioielli e ricordi',
      description: 'Piccole cose fatte per essere conservate a lungo.',
    },
    jewellery: {
      name: 'Gioielli',
      description: 'Un cuore da portare, e dove posarlo la sera.',
    },
    keepsakes: {
      name: 'Ricordi',
      description: 'Cornici, scatole e nomi in legno e porcellana.',
    },
    personalised: {
      name: 'Personalizzati',
      description: 'Con un nome, una parola o una data, scritti, incisi o ricamati per una persona sola.',
    },
    'for-children': {
      name: 'Per bambini',
      description: 'Morbidi, sicuri e fatti per giocare, fin dal primo giorno.',
    },
    wellness: {
      name: 'Benessere e bellezza',
      description: 'Per un bagno, una sera tranquilla e il profumo che resta sulla sciarpa.',
    },
    cards: {
      name: 'Biglietti, carta e festa',
      description: 'Biglietti, taccuini, scatole e palloncini: ciò che fa di una cosa un regalo.',
    },
    'out-and-about': {
      name: 'Fuori casa',
      description: 'Borse, bicchieri termici e taccuini da portare con sé.',
    },
    'gift-boxes': {
      name: 'Scatole regalo',
      description: 'Complete, con il fiocco e pronte da regalare.',
    },
  },
  tags: {
    'advent-calendar': 'Calendari dell’Avvento',
    anniversary: 'Anniversario',
    birthday: 'Compleanno',
    bunny: 'Con coniglietti',
    ceramic: 'Ceramica',
    chocolate: 'Cioccolato',
    eggs: 'Uova',
    floral: 'Floreale',
    handmade: 'Fatto a mano',
    heart: 'Cuori',
    'new-baby': 'Nascita',
    'new-home': 'Casa nuova',
    scented: 'Profumato',
    textile: 'Tessile',
    'thank-you': 'Dire grazie',
    toy: 'Giocattoli',
    vegan: 'Vegano',
    wood: 'Legno',
  },
  options: {
    colour: {
      name: 'Colore',
      values: {
        ivory: 'Avorio',
        white: 'Bianco',
        oat: 'Avena',
        blush: 'Cipria',
        rose: 'Rosa',
        coral: 'Corallo',
        sky: 'Azzurro cielo',
        ink: 'Blu inchiostro',
        sage: 'Verde salvia',
        forest: 'Verde bosco',
        gold: 'Oro',
        silver: 'Argento',
      },
    },
    size: {
      name: 'Misura',
      values: {
        small: 'Piccolo',
        medium: 'Medio',
        large: 'Grande',
        a4: 'A4',
        a5: 'A5',
        '100g': '100 g',
        '200g': '200 g',
        '30ml': '30 ml',
        '50ml': '50 ml',
        '12-pieces': '12 pezzi',
        '24-pieces': '24 pezzi',
      },
    },
    scent: {
      name: 'Profumo',
      values: { peony: 'Peonia', lavender: 'Lavanda', fig: 'Foglia di fico', linen: 'Bucato fresco' },
    },
    chocolate: {
      name: 'Cioccolato',
      values: {
        milk: 'Al latte',
        dark: 'Fondente',
      },
    },
    variety: {
      name: 'Versione',
      values: {
        classic: 'Classico',
        'alcohol-free': 'Senza alcol',
      },
    },
    filling: { name: 'Riempimento', values: { empty: 'Nessuno', tissue: 'Carta velina e paglia di carta' } },
    pages: { name: 'Pagine', values: { lined: 'A righe', dotted: 'Puntinate', blank: 'Bianche' } },
  },
  closeUp: 'Primo piano: {title}',
  details: {
    contents: 'Contenuto',
    material: 'Materiale',
    size: 'Misure',
    capacity: 'Capacità',
    weight: 'Peso',
    'burn-time': 'Durata',
    ingredients: 'Ingredienti',
    composition: 'Ingredienti',
    allergens: 'Allergeni',
    'shelf-life': 'Conservazione',
    keeps: 'Conservazione',
    origin: 'Origine',
    age: 'Età',
    care: 'Cura',
    safety: 'Buono a sapersi',
    maker: 'Produttore',
    responsible: 'Persona responsabile nell’UE',
  },
}
