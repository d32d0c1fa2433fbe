// French words of the search: phrases of topics, words of price limits, and words for a low price.
import type { PriceWords } from '../price-words.ts'
import type { TopicPhrases } from '../topics.ts'

export const topics: TopicPhrases = {
  teddy: 'nounours, ours, ourson, ours en peluche, teddy, teddy bear, petit ours',
  mug: 'tasse, tasses, gobelet, chope, bol, mug à café, bolée, tasse à thé, tasse à café, grande tasse, mazagran, mug tasse, mug',
  tumbler:
    'thermos, gourde, bouteille isotherme, tasse de voyage, mug de voyage, gobelet isotherme, thermos à café, gourde isotherme, tasse à emporter, gobelet à paille, gobelet réutilisable, mug à emporter, mug thermos, bouteille d’eau, travel mug, garder le café chaud, café chaud, café à emporter, café en route',
  necklace:
    'pendentif, chaîne, sautoir, ras de cou, médaillon, collier cœur, chaînette, pendentif cœur, médaille, chaîne en or, bijou de cou, collier',
  jewelleryBox:
    'coffret à bijoux, boîte à bijoux, écrin, porte-bijoux, range-bijoux, boîte bijoux, coffre à bijoux, mallette à bijoux, boîte à bagues, rangement bijoux',
  ringDish:
    'vide-poche, porte-bague, porte-bagues, coupelle, baguier, soucoupe, petite assiette, coupelle à bijoux, range bagues, coupelle bagues, vide-poches, plateau bijoux, présentoir à bagues, assiette à bijoux, porte bijou, ranger ses bagues, poser ses bagues, ranger bagues',
  wreath:
    'couronne de porte, décoration de porte, couronne de noël, couronne de l’avent, déco porte d’entrée, couronne sapin, porte, accrocher sur la porte, porte d’entrée, suspendre à la porte, couronne',
  baubles:
    'boules de noël, boule de sapin, boules, suspension de noël, boule de noël, boules en verre, décorations sapin, décoration sapin, suspensions, boules pour sapin',
  christmasStocking:
    'botte de noël, bas de noël, chaussette de noël, chaussette cheminée, chaussette père noël',
  snowGlobe: 'boule à neige, globe de neige, boule neigeuse, globe à neige, boule de neige',
  gingerbread:
    'pain d’épices, maison en bonbons, maisonnette, pain d’épice, maison pain d’épices, biscuit noël, bonhomme de pain d’épices',
  adventCalendar:
    'calendrier de lavent, calendrier de noël, compte à rebours Noël, compte à rebours, calendrier 24 jours, calendrier avent, calendrier à tiroirs, décompte noël',
  truffles:
    'ballotin, bouchées, boîte de chocolats, pralines, chocolats fins, rocher, ganache, pâtes de fruits, assortiment de chocolats, coffret chocolat, chocolats, coffret de chocolats, boîte chocolat, truffes au chocolat, papillotes, crottes de chocolat',
  macarons: 'macaroon, macarrons',
  cookies:
    'gâteaux secs, sablés, petits gâteaux, cookies, petits beurres, biscuits décorés, petits sablés, biscuits glacés, bredele, gâteaux',
  tea: 'thé en vrac, thé vert, tisane, infusion, boîte à thé, thés, rooibos, earl grey, camomille, sachets de thé, boîte de thé, thé bio, thé noir, thé fleuri, coffret thé, infusettes, sachet de thé',
  teaSet: 'théière, service à thé, tasses à thé',
  candle:
    'bougies, chandelle, photophore, bougie parfumée, cierge, lumignon, veilleuse, bougie senteur, bougie déco, bougie odorante, bougie de soja, chauffe-plat, bougie',
  frame:
    'cadre photo, porte-photo, encadrement, cadre, cadre photos, photo de famille, pêle-mêle, tableau, affiche',
  cushion:
    "oreiller, coussins, coussin décoratif, taie, taie d'oreiller, traversin, coussin canapé, housse de coussin, coussin brodé, polochon",
  clock:
    'pendule, horloge murale, montre, réveil, toujours en retard, jamais à l’heure, ponctuel, lire l’heure, horloge',
  vase: 'pot à fleurs, soliflore, vase',
  bouquet: 'gerbe, fleurs coupées, bouquets, fleurs fraîches, composition florale, livraison fleurs, brassée',
  roses: 'roses rouges, roses',
  daffodils: 'jonquilles, narcisses, bulbes',
  succulent: 'plante grasse, plantes grasses, cactée, échevéria',
  garland: 'fanions, banderole, guirlande de fanions, guirlande',
  basket: 'panier, corbeille, panière, panier garni',
  egg: 'oeufs, oeuf de pâques, oeufs décorés, œufs décorés, œuf peint, œufs peints, œuf déco',
  bunny: 'lapinou, lièvre, lapereau, figurine, figurines, lapins',
  musicBox: 'manège, boîte à musique, tourne-manège, berceuse, jouet musical, boîte musicale, comptine',
  giftBox:
    'emballage cadeau, boîte vide, coffret, boîte, panier garni, panier cadeau, panier gourmand, coffret garni, boîte à cadeau, boite cadeau, coffret vide, paquet cadeau, papier cadeau, box cadeau',
  card: 'carte de fête, carte à message, carte, cartes',
  notebook:
    'cahier, calepin, bloc, journal, agenda, répertoire, carnet de voyage, carnet de notes, bloc notes, cahier de notes, bullet journal, cahier d’écriture, carnet',
  balloons:
    'ballon, baudruche, ballons hélium, ballon de baudruche, ballons cœur, ballons anniversaire, ballon coeur',
  spaSet:
    'coffret bain, soins, produits de bain, cosmétique, coffret beauté, beauté, cocooning, soin du corps, crème mains, coffret détente, moment détente, lait corps, gommage, coffret spa, kit spa, bain moussant, gel douche, coffret soin, produits de beauté, sels de bain coffret, box beauté, crème visage, masque visage',
  perfume:
    'eau de toilette, fragrance, cologne, eau de parfum, sent-bon, parfum femme, eau de cologne, flacon',
  starTree: 'arbre en bois, sapin en bois',
  wedding:
    'mariage, mariée, marié, mariés, noces, noces d’or, noces d’argent, anniversaire de mariage, fiançailles, fiancés, fiancée, jeunes mariés, témoin, demoiselle d’honneur, evjf, pacs, ans de mariage, se marient, cadeau de mariage, futurs mariés, enterrement de vie de jeune fille, fiancé, demande en mariage, noces de coton, noces d’étain, témoins, invités mariage, wedding, couple, dit oui, va se marier, vont se marier, s’est fiancée, union, vin d’honneur, cérémonie laïque',
  baby: 'bébé, naissance, baby shower, babyshower, baby gift, nouveau-né, baptême, enceinte, grossesse, future maman, jeunes parents, filleul, filleule, poupon, maternité, tata pour la première fois, accouchement, accouché, accoucher, vient d’accoucher, jeune maman, bébé fille, bébé garçon, cadeau de naissance, gender reveal, futurs parents, nouveau bébé, petite puce, devenir mamie, devenir papa, congé maternité, nourrisson, bout de chou, a eu un bébé, eu une fille, eu un garçon, devient papa, devient maman, devient grand-mère, jumeaux, jumelles, bébé est né, née, vient de naître, jeune papa, heureux événement, petit dernier, congé parental',
  home: 'crémaillère, pendaison de crémaillère, emménagement, emménager, déménagement, nouvelle maison, nouvel appartement, nouvel appart, premier appartement, premier appart, nouveau logement, chez soi, colocation, achat maison, première maison, emménage, déménage, s’installe, nid douillet, cadeau crémaillère, studio étudiant, nouvelle déco, nouveau chez-soi, acheté une maison, acheté un appart, nouveau quartier, nouvelle cuisine, propriétaire, emménagé, déménagé, aménagement, nouvelle ville, changement de maison',
  birthday:
    'anniversaire, anniv, fête d’anniversaire, bougies d’anniversaire, annif, 18 ans, 30 ans, 40 ans, 50 ans, 60 ans, majorité, cadeau d’anniversaire, joyeux anniversaire, bon anniversaire',
  graduation:
    'diplôme, diplômé, remise de diplôme, bac, examen, réussite, permis, nouveau travail, nouveau job, promotion, études, brevet, bac en poche, concours, soutenance, licence, master, permis de conduire, félicitations, nouveau poste, embauche, a eu son bac, a réussi, admis, premier emploi, promue, embauchée, fin d’études',
  school: 'rentrée, rentrée scolaire, premier jour d’école, écolier, écolière, étudiant, école, maternelle',
  farewell:
    'retraite, départ en retraite, départ, pot de départ, au revoir, collègue qui part, adieu, mutation, départ à la retraite, retraité, retraitée, fin de stage, fin de contrat, départ collègue, cadeau de départ, quitte l’entreprise, dernier jour de travail, change de poste, quitte le bureau',
  recovery:
    'bon rétablissement, malade, hôpital, convalescence, remonter le moral, réconfort, opération, réconforter, bon courage, soigner, après une opération, remonte moral, plâtre, hospitalisé, rupture, coup de blues, prompt rétablissement, maladie, opérée, jambe cassée, alitée, convalescente, covid, angine, rhume, chagrin d’amour, chimio, mal en point, période difficile, moment difficile, passe difficile, coup dur, coup de mou, mauvaise passe',
  sympathy:
    'condoléances, deuil, obsèques, enterrement, en mémoire, décès, sincères condoléances, perte d’un proche, hommage',
  thanks:
    'merci, remercier, remerciement, remerciements, maîtresse, maître, instit, professeur, prof, nounou, babysitter, baby-sitter, assistante maternelle, voisine, voisin, infirmière, médecin, gardienne, puéricultrice, petite attention, coach, atsem, facteur, merci beaucoup, gratitude, cadeau maîtresse, fin d’année maîtresse, nounous, tatie, aide soignante, infirmier, sage-femme, médecin traitant, pédiatre, crèche, concierge, coiffeuse, kiné, éboueur, voisins, garde chat, moniteur, éducatrice, animatrice, remercie, arrosé les plantes, gardé le chat, gardé le chien, aidé à déménager, secrétaire, ambulancier, pompier, dentiste, bibliothécaire, cantinière, avs, aesh, femme de ménage, aide ménagère, accompagnatrice, bénévoles',
  communion: 'communion, première communion, confirmation, profession de foi',
  love: 'amour, amoureux, amoureuse, romantique, saint valentin, chérie, chéri, ma femme, copine, je t’aime, rendez-vous, petite amie, épouse, âme soeur, mon cœur, ma chérie, mon chéri, st valentin, saint-valentin, st-valentin, déclaration, meuf, nana, ma moitié, coup de foudre, conjointe',
  apology:
    'pardon, excuse, excuses, désolé, me faire pardonner, réconciliation, m’excuser, s’excuser, excuse-moi, se réconcilier',
  christmas:
    'noël, sapin, déco de noël, décoration de noël, décorations de noël, fêtes de fin d’année, réveillon, père noël, fêtes, marché de noël, cadeau de noël, sous le sapin, papa noël, lutin, fin d’année, réveillon de noël, veille de noël, déco sapin',
  nicholas:
    'saint nicolas, st nicolas, petits cadeaux de noël, garnir la chaussette, st-nicolas, saint-nicolas, petit cadeau noël, père fouettard',
  secretSanta:
    'père noël secret, secret santa, cadeau collègues, échange de cadeaux, noël au bureau, pollyanna, secret santa collègue, pere noel secret, cadeau commun, petit cadeau collègue',
  host: 'hôte, hôtesse, invité à dîner, invitation à dîner, cadeau d’invité, dîner chez des amis, chez des amis, invités à dîner, cadeau d’hôte, remercier ses hôtes, apéro, crémant, maîtresse de maison',
  advent: 'avent, calendrier de l’avent, attente de noël, sainte lucie',
  easter: 'pâques, chasse aux oeufs, déco de pâques, lapin de pâques',
  women: 'journée de la femme, droits des femmes, 8 mars, fête des femmes',
  mother:
    'maman, mère, belle-mère, belle-maman, fête des mères, môman, mamounette, mamoune, belle mère, mère poule, ma mère',
  man: 'papa, père, beau-père, mari, copain, homme, mec, frère, oncle, tonton, grand-père, papi, papy, patron, chef, fils, fête des pères, parrain, monsieur, papounet, grand père, beau père, keum, mon homme, frérot, pépé, pépère, papou, gendre',
  grandparent:
    'mamie, mamy, mémé, grand-mère, grands-parents, tante, tata, marraine, mémère, bonne-maman, mamé, grand mère, papy et mamie, nona, aïeule, personne âgée, grands parents',
  friend:
    'amie, meilleure amie, soeur, collègue, bff, coloc, cousine, copines, belle-soeur, pote, amies, besta, meilleure pote, sœurette, frangine, belle sœur, collègues',
  teenager: 'ado, adolescent, adolescente',
  nameDay: 'fête du prénom, bonne fête, saint patron',
  guests:
    'invités, goûter, brunch, petit déjeuner, petit-déj, heure du thé, salon de thé, repas de famille, convives',
  cosy: 'cocooning, cosy, cocoon, soirée d’hiver, soirée cocooning, douillet, plaid, chaleureux, hygge, soirée film, réconfortant, cocon, cheminée, hiver, soirée canapé, chaud, frileuse, a toujours froid, froid, mains froides, réchauffer, frileux',
  relax:
    'détente, relaxation, se détendre, bien-être, stress, stressé, zen, prendre soin, se relaxer, moment pour soi, pause, cocoon spa, sommeil, longue journée, dure journée, se chouchouter, chouchouter, chill, repos, se reposer, fatigue, fatiguée, décompresser, lâcher prise, méditation, burn out, se faire du bien, instant bien-être, bien être, détox, sérénité, soirée spa, pour moi, me faire plaisir, se faire plaisir, se détresser, surmenée, débordée, épuisée, calmer ses nerfs, anxieuse, apaiser, apaisant, moment de calme, très occupée, maman débordée, n’a jamais le temps, course partout, surmené',
  coffee:
    'café, amateur de café, chocolat chaud, boisson chaude, expresso, pause café, accro au café, buveur de café, cappuccino, latte, kawa, cafetière',
  office:
    'bureau, télétravail, travail, accessoire de bureau, cadeau collègue, open space, clients, entreprise, collaborateurs, cadeau d’entreprise',
  travel:
    'voyage, voyageur, randonnée, nomade, camping, pique-nique, déplacement, accessoires sortie, sortie, sorties, balade, vacances',
  bag: 'courses, cabas, sac, sac à main, sac de plage, sac en toile, tote, sac en tissu, sac de courses, sac fourre-tout, sac shopping, sac à commissions, totebag, besace',
  decoration:
    'décoration, déco, décorer, salon, intérieur, bibelot, décoration murale, mur, entrée, objet déco, objets déco, déco maison, déco intérieure, déco murale, déco table, bibelots, cadeau déco, chambre',
  nursery: 'chambre d’enfant, chambre de bébé, chambre bébé, berceuse, dodo, veilleuse, coucher',
  bath: 'bain, salle de bain, savon, sels de bain, baignoire, douche, huile de bain',
  plants:
    "plante, plantes, jardin, jardinage, jardinier, main verte, plante verte, plante d’intérieur, balcon, plante d'intérieur, plante en pot, plante d’appartement, petite plante, végétal, jungle, potager",
  easyPlant:
    "plante facile, sans entretien, facile d’entretien, cactus, pas la main verte, plante verte, plante d'intérieur",
  flowers: 'fleur, fleurs, fleuriste, bouquet de fleurs',
  firstSteps: 'apprend à marcher, premiers pas, jouet à tirer, marcher',
  plush: 'peluche, doudou, lapin peluche, doudou lapin, toutou, pelouche, nin-nin',
  children:
    'enfant, enfants, gamin, petit garçon, petite fille, tout-petit, petit-fils, petite-fille, neveu, nièce, jouet, jouets, jeu, bambin, gosse, kids, loulou, loulous, minot, gone, mioche, petiot, petit bout, fillette, garçonnet, enfant de 3 ans, kid, gamine, gosses, joujou',
  sweets:
    'sucreries, douceurs, gourmandises, gourmandise, gourmand, gourmande, bonbons, friandises, confiserie, pâtisserie, dessert, petites douceurs, bec sucré, à grignoter, gâteries, bonbecs, cochonneries, trucs sucrés, quelque chose de sucré, becs sucrés, douceur, plaisirs sucrés, grignotage',
  easterSweets: 'chocolats de pâques, chocolat de pâques, bonbons de pâques',
  stationery:
    'papeterie, écrire, écriture, calepin, agenda, planner, bloc-notes, fournitures, journal intime, répertoire, carnet de voyage, carnet et stylo, scrapbooking, stylo, papier à lettres, fournitures de bureau',
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
  reading:
    'lecture, lectrice, lecteur, lire, livres, livre, bouquins, aime lire, rat de bibliothèque, dévore les livres',
  cooking:
    'cuisine, cuisiner, cuisinière, pâtissière, aime cuisiner, aime pâtisser, pâtisser, fourneaux, popote',
  sport:
    'sport, sportive, sportif, yoga, fitness, course à pied, coureuse, salle de sport, randonneuse, pilates, cycliste',
}

export const prices: PriceWords = {
  below:
    'jusqu.?aux?|pas plus cher que|moins cheres? que|ne depassant pas|ne depasse pas|sans depasser|en-dessous de|au-dessous de|au maximum|max de|maximum de|pour moins de|sous les|budget max|budget|a moins de|moins de|moins cher que|pas plus de|en dessous de|au dessous de|inferieurs? a|jusqu.?a|maximum|maxi|max|sous',
  above:
    'au-dessus de|au dela de|plus cher que|plus cheres? que|au minimum|plus de|au dessus de|superieurs? a|a partir de|au moins|minimum|mini|min|?des',
  between: [
    ['entre les', 'et les|et'],
    ['entre', 'et|-'],
    ['de', 'a'],
    ['', 'a|-'],
  ],
  around:
    'aux environs de|aux alentours des|autour des|?dans les|a peu pres|approximativement|plus ou moins|?pres de|?quelque|environ|autour de|aux alentours de|?vers',
  belowAfter:
    'grand max|tout au plus|au plus|au maximum|au max|ou en dessous|et en dessous|ou moins|et moins|maximum|maxi|max',
  aboveAfter: 'et au[ -]dela|et au[ -]dessus|au moins|ou plus|et plus|minimum|mini|min',
  aroundAfter: 'environ|a peu pres|plus ou moins',
  not: 'pas|ne pas|ni|non',
  budget: 'budget de|budget|fourchette de|fourchette|prix',
  lead: String.raw`a|de|d'|du|pour|au|avec|un|une|budget(?: de)?|prix|qui|coute|coutant|ne|fourchette(?: de)?|dans les|les|mon|environ|ca\.?|tarif|gamme`,
  tail: 'de budget|budget|environ|seulement',
  currency: String.raw`d'euros|eur|€uros?|euros|euro|balles|dollars|e`,
}

export const cheap = String.raw`a prix doux|prix doux|a petits? prix|low[ -]cost|bon plan|prix mini|accessibles?|premiers? prix|budget serre|pas trop chere?s?|(?:pas|moins|peu) cher(?:es?|s)?|bon marche|petits? budgets?|petits? prix|economiques?|abordables?|a bas prix|pas couteux|pas trop cher`
