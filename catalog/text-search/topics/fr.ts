// French phrases of topics.
import type { TopicPhrases } from '../topics.ts'

export const fr: TopicPhrases = {
  mug: 'tasse, tasses, gobelet, chope, bol, mug à café',
  tumbler: 'thermos, gourde, bouteille isotherme, tasse de voyage, mug de voyage, gobelet isotherme',
  necklace: 'pendentif, chaîne, sautoir, ras de cou, médaillon',
  jewelleryBox: 'coffret à bijoux, boîte à bijoux, écrin, porte-bijoux, range-bijoux',
  ringDish:
    'vide-poche, porte-bague, porte-bagues, coupelle, baguier, soucoupe, petite assiette, coupelle à bijoux, range bagues',
  wreath: 'couronne de porte, décoration de porte',
  baubles: 'boules de noël, boule de sapin, boules, suspension de noël',
  christmasStocking: 'botte de noël, bas de noël, chaussette de noël',
  snowGlobe: 'boule à neige, globe de neige',
  gingerbread: 'pain d’épices, maison en bonbons, maisonnette',
  adventCalendar:
    'calendrier de lavent, calendrier de noël, compte à rebours Noël, compte à rebours, calendrier 24 jours',
  truffles:
    'ballotin, bouchées, boîte de chocolats, pralines, chocolats fins, rocher, ganache, pâtes de fruits, assortiment de chocolats, coffret chocolat',
  macarons: 'macaroon, macarrons',
  cookies: 'gâteaux secs, sablés, petits gâteaux, cookies, petits beurres',
  tea: 'thé en vrac, thé vert, tisane, infusion, boîte à thé, thés, rooibos, earl grey, camomille, sachets de thé',
  teaSet: 'théière, service à thé, tasses à thé',
  candle: 'bougies, chandelle, photophore, bougie parfumée, cierge, lumignon, veilleuse',
  frame: 'cadre photo, porte-photo, encadrement, cadre',
  cushion: "oreiller, coussins, coussin décoratif, taie, taie d'oreiller, traversin",
  clock: 'pendule, horloge murale, montre, réveil',
  vase: 'pot à fleurs, soliflore',
  bouquet: 'gerbe, fleurs coupées, bouquets',
  roses: 'roses rouges',
  daffodils: 'jonquilles, narcisses, bulbes',
  succulent: 'plante grasse, plantes grasses, cactée, échevéria',
  garland: 'fanions, banderole, guirlande de fanions',
  basket: 'panier, corbeille, panière, panier garni',
  egg: 'oeufs, oeuf de pâques, oeufs décorés, œufs décorés, œuf peint, œufs peints, œuf déco',
  bunny: 'lapinou, lièvre, lapereau, figurine, figurines, lapins',
  musicBox: 'manège, boîte à musique, tourne-manège, berceuse, jouet musical, boîte musicale, comptine',
  giftBox:
    'emballage cadeau, boîte vide, coffret, boîte, panier garni, panier cadeau, panier gourmand, coffret garni',
  card: 'carte de fête, carte à message',
  notebook: 'cahier, calepin, bloc, journal, agenda, répertoire, carnet de voyage',
  balloons: 'ballon, baudruche, ballons hélium',
  spaSet:
    'coffret bain, soins, produits de bain, cosmétique, coffret beauté, beauté, cocooning, soin du corps, crème mains, coffret détente, moment détente, lait corps, gommage',
  perfume: 'eau de toilette, fragrance, cologne',
  starTree: 'arbre en bois, sapin en bois',
  wedding:
    'mariage, mariée, marié, mariés, noces, noces d’or, noces d’argent, anniversaire de mariage, fiançailles, fiancés, fiancée, jeunes mariés, témoin, demoiselle d’honneur, evjf, pacs, ans de mariage, se marient',
  baby: 'bébé, naissance, baby shower, babyshower, baby gift, nouveau-né, baptême, enceinte, grossesse, future maman, jeunes parents, filleul, filleule, poupon, maternité, tata pour la première fois',
  home: 'crémaillère, pendaison de crémaillère, emménagement, emménager, déménagement, nouvelle maison, nouvel appartement, nouvel appart, premier appartement, premier appart, nouveau logement, chez soi, colocation',
  birthday: 'anniversaire, anniv, fête d’anniversaire, bougies d’anniversaire',
  graduation:
    'diplôme, diplômé, remise de diplôme, bac, examen, réussite, permis, nouveau travail, nouveau job, promotion, études',
  school: 'rentrée, rentrée scolaire, premier jour d’école, écolier, écolière, étudiant, école, maternelle',
  farewell:
    'retraite, départ en retraite, départ, pot de départ, au revoir, collègue qui part, adieu, mutation',
  recovery:
    'bon rétablissement, malade, hôpital, convalescence, remonter le moral, réconfort, opération, réconforter',
  sympathy: 'condoléances, deuil, obsèques, enterrement, en mémoire',
  thanks:
    'merci, remercier, remerciement, remerciements, maîtresse, maître, instit, professeur, prof, nounou, babysitter, baby-sitter, assistante maternelle, voisine, voisin, infirmière, médecin, gardienne, puéricultrice, petite attention, coach, atsem, facteur',
  communion: 'communion, première communion, confirmation, profession de foi',
  love: 'amour, amoureux, amoureuse, romantique, saint valentin, chérie, chéri, ma femme, copine, je t’aime, rendez-vous, petite amie, épouse, âme soeur',
  apology: 'pardon, excuse, excuses, désolé, me faire pardonner, réconciliation',
  christmas:
    'noël, sapin, déco de noël, décoration de noël, décorations de noël, fêtes de fin d’année, réveillon, père noël, fêtes, marché de noël',
  nicholas: 'saint nicolas, st nicolas, petits cadeaux de noël, garnir la chaussette',
  secretSanta: 'père noël secret, secret santa, cadeau collègues, échange de cadeaux, noël au bureau',
  host: 'hôte, hôtesse, invité à dîner, invitation à dîner, cadeau d’invité, dîner chez des amis',
  advent: 'avent, calendrier de l’avent, attente de noël, sainte lucie',
  easter: 'pâques, chasse aux oeufs, déco de pâques, lapin de pâques',
  women: 'journée de la femme, droits des femmes, 8 mars, fête des femmes',
  mother: 'maman, mère, belle-mère, belle-maman, fête des mères, môman',
  man: 'papa, père, beau-père, mari, copain, homme, mec, frère, oncle, tonton, grand-père, papi, papy, patron, chef, fils, fête des pères, parrain, monsieur',
  grandparent: 'mamie, mamy, mémé, grand-mère, grands-parents, tante, tata, marraine, mémère, bonne-maman',
  friend: 'amie, meilleure amie, soeur, collègue, bff, coloc, cousine, copines, belle-soeur',
  teenager: 'ado, adolescent, adolescente',
  nameDay: 'fête du prénom, bonne fête, saint patron',
  guests:
    'invités, goûter, brunch, petit déjeuner, petit-déj, heure du thé, salon de thé, repas de famille, convives',
  cosy: 'cocooning, cosy, cocoon, soirée d’hiver, soirée cocooning, douillet, plaid, chaleureux, hygge, soirée film, réconfortant',
  relax:
    'détente, relaxation, se détendre, bien-être, stress, stressé, zen, prendre soin, se relaxer, moment pour soi, pause, cocoon spa, sommeil, longue journée, dure journée, se chouchouter, chouchouter',
  coffee: 'café, amateur de café, chocolat chaud, boisson chaude, expresso, pause café',
  office: 'bureau, télétravail, travail, accessoire de bureau',
  travel:
    'voyage, voyageur, randonnée, nomade, camping, pique-nique, déplacement, accessoires sortie, sortie, sorties, balade, vacances',
  bag: 'courses, cabas, sac, sac à main, sac de plage, sac en toile, tote',
  decoration:
    'décoration, déco, décorer, salon, intérieur, bibelot, décoration murale, mur, entrée, objet déco',
  nursery: 'chambre d’enfant, chambre de bébé, chambre bébé, berceuse, dodo, veilleuse, coucher',
  bath: 'bain, salle de bain, savon, sels de bain, baignoire, douche, huile de bain',
  plants:
    "plante, plantes, jardin, jardinage, jardinier, main verte, plante verte, plante d’intérieur, balcon, plante d'intérieur, plante en pot",
  easyPlant:
    "plante facile, sans entretien, facile d’entretien, cactus, pas la main verte, plante verte, plante d'intérieur",
  flowers: 'fleur, fleurs, fleuriste, bouquet de fleurs',
  firstSteps: 'apprend à marcher, premiers pas, jouet à tirer, marcher',
  plush: 'peluche, doudou, nounours',
  children:
    'enfant, enfants, gamin, petit garçon, petite fille, tout-petit, petit-fils, petite-fille, neveu, nièce, jouet, jouets, jeu, bambin, gosse, kids',
  sweets:
    'sucreries, douceurs, gourmandises, gourmandise, gourmand, gourmande, bonbons, friandises, confiserie, pâtisserie, dessert, petites douceurs, bec sucré, à grignoter',
  easterSweets: 'chocolats de pâques, chocolat de pâques, bonbons de pâques',
  stationery:
    'papeterie, écrire, écriture, calepin, agenda, planner, bloc-notes, fournitures, journal intime, répertoire, carnet de voyage',
  jewellery: 'bijou, bijoux, accessoire, accessoires, parure, bijouterie',
  scent:
    'parfum, senteur, senteurs, parfum d’intérieur, odeur, sent bon, bougies parfumées, aromathérapie, eau de toilette',
  keepsake: 'souvenir, souvenirs, mémoire, photo, photos, boîte à souvenirs',
  post: 'carte de voeux, carte postale, par la poste, enveloppe, lettre, courrier, à glisser dans une enveloppe',
  name: 'prénom, avec prénom, personnalisé, initiales, gravé, monogramme, sur mesure',
  party: 'fête, soirée, déco de fête, décoration de fête',
  wool: 'laine, feutre, feutrine, tricot, tricoté, lainage',
  cotton: 'coton, toile, tissu, textile',
  clay: 'terre cuite, argile, terracotta',
  wicker: 'osier, rotin, tressé, vannerie',
  oak: 'chêne, bois massif',
  lightWood: 'bouleau, hêtre, tilleul, érable',
  wood: 'bois, en bois',
  steel: 'inox, acier, métal, isotherme',
  silver: 'argent, argenté, plaqué or, doré',
  porcelain: 'porcelaine',
  ceramic: 'céramique, grès, poterie, faïence, vaisselle',
  glass: 'verre, cristal, verre soufflé',
  linen: 'lin',
  velvet: 'velours',
  wax: 'cire, soja, cire d’abeille',
  paper: 'papier, carton, papier kraft',
  satin: 'satin, soie',
  brass: 'laiton',
}
