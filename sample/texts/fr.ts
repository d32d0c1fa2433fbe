// The sample shop's words in French.
import type { SampleTexts } from './sample-texts.ts'

export const fr: SampleTexts = {
  products: {
    'tulip-bouquet-vase': {
      title: 'Bouquet de tulipes de printemps et son vase en céramique',
      description: [
        'Quinze tulipes roses, pêche et ivoire, coupées en bouton le matin de l’envoi et déjà disposées dans leur vase. Elles s’ouvrent en deux ou trois jours, se penchent vers la fenêtre et continuent de pousser un peu dans l’eau, comme le font les tulipes.',
        'Le vase est en grès, à l’émail mat légèrement moucheté. Grâce à son col resserré, un bouquet y tient tout seul : c’est le vase que l’on ressort encore, longtemps après les tulipes.',
        'Le petit bouquet compte neuf tiges, le moyen quinze, le grand vingt-cinq dans un vase plus haut.',
      ],
      details: {
        contents: 'Tulipes coupées, vase en grès, nourriture pour fleurs, fiche d’entretien',
        material: 'Vase : grès émaillé',
        size: 'Vase de 22 cm de haut (grand : 28 cm), ouverture de 8 cm',
        keeps: 'Sept à neuf jours dans de l’eau fraîche',
        origin: 'Tulipes cultivées aux Pays-Bas',
        care: 'Recoupez les tiges d’un centimètre et changez l’eau tous les deux jours. Tenez-les loin des fruits et des radiateurs. Le vase passe au lave-vaisselle.',
        safety: 'Non comestible. Les tulipes sont toxiques pour les chats et les chiens.',
      },
      alts: ['Tulipes roses, pêche et ivoire dans un vase rond en céramique blanche'],
    },
    'rose-bouquet-kraft': {
      title: 'Bouquet de roses de jardin sous papier kraft',
      description: [
        'Des roses de jardin rose poudré, ivoire et corail, avec des brins d’eucalyptus et de gypsophile, liées à la main en spirale pour que le bouquet garde sa forme quand on le pose. Les roses de jardin sont plus généreuses que celles du fleuriste, et elles sentent bon.',
        'Nous enveloppons les tiges de papier humide, puis de papier kraft noué d’un ruban de satin : le bouquet s’offre tel qu’il arrive. Le moyen compte douze roses, le grand vingt.',
      ],
      details: {
        contents: 'Roses coupées, eucalyptus, gypsophile, nourriture pour fleurs, fiche d’entretien',
        material: 'Papier kraft recyclable, ruban de satin',
        size: 'Environ 40 cm de haut, 28 cm de large (grand : 45 × 36 cm)',
        keeps: 'Six à huit jours dans de l’eau fraîche',
        origin: 'Roses cultivées au Kenya, bouquet composé aux Pays-Bas',
        care: 'Coupez les tiges en biais, retirez les feuilles sous le niveau de l’eau et changez l’eau tous les deux jours.',
        safety: 'Non comestible. Les tiges peuvent porter des épines.',
      },
      alts: [
        'Roses rose poudré, ivoire et corail avec de l’eucalyptus, dans un papier kraft noué d’un ruban corail',
      ],
    },
    'daffodil-pot': {
      title: 'Jonquilles en pot émaillé',
      description: [
        'Neuf jonquilles à la trompette orange vif, non pas coupées mais plantées dans leur terre. Elles arrivent en partie ouvertes, en partie en bouton, et égayent la table de la cuisine pendant environ deux semaines.',
        'Ensuite, les bulbes vont au jardin ou dans une jardinière : plantés à trois fois leur hauteur, ils reviennent chaque printemps. Le pot émaillé en cache un second, si bien que rien ne goutte sur la table.',
      ],
      details: {
        contents: 'Neuf bulbes de jonquilles en fleur, pot émaillé, fiche de plantation',
        material: 'Céramique émaillée',
        size: 'Pot de 14 cm de diamètre, 13 cm de haut ; plante d’environ 35 cm',
        keeps: 'Deux semaines de fleurs à l’intérieur, des années dehors',
        origin: 'Bulbes et pot des Pays-Bas',
        care: 'Lumière et fraîcheur. Arrosez quand le dessus de la terre est sec au toucher.',
        safety:
          'Non comestible. Les bulbes sont toxiques pour les personnes et les animaux ; la sève peut irriter la peau.',
      },
      alts: ['Jonquilles jaunes à cœur orange plantées dans un pot émaillé bleu ciel'],
    },
    'potted-succulent': {
      title: 'Duo de succulentes en pots de terre cuite',
      description: [
        'Deux rosettes d’echeveria aux pointes rosées, une grande et une petite, chacune dans un pot de terre cuite tourné à la main. Côte à côte, elles ont l’air d’un couple qui a toujours vécu ensemble.',
        'Elles pardonnent presque tout : les vacances, les oublis, une semaine à la poste. Posez-les devant une fenêtre claire et donnez-leur un peu d’eau tous les quinze jours.',
      ],
      details: {
        contents: 'Deux echeverias en pot, fiche d’entretien',
        material: 'Terre cuite brute et terre cuite émaillée blanche',
        size: 'Pots de 11 cm et 8 cm de diamètre',
        origin: 'Plantes des Pays-Bas, pots tournés au Portugal',
        care: 'Pleine lumière, peu d’eau : laissez la terre sécher complètement entre deux arrosages. Pas en dessous de 5 °C.',
        safety: 'Non comestible.',
      },
      alts: ['Deux succulentes aux pointes roses, l’une dans un pot rose poudré, l’autre dans un pot blanc'],
    },
    'chocolate-bunny': {
      title: 'Lapin en chocolat au ruban',
      description: [
        'Un lapin creux aux longues oreilles, moulé à la main dans un moule qui a soixante ans d’atelier. Ses parois sont assez épaisses pour casser net, et assez fines pour qu’on le finisse.',
        'Le chocolat au lait contient 38 % de cacao et rappelle le caramel ; le noir en contient 64 % et n’a qu’un soupçon d’amertume. Trois œufs pralinés en papier brillant l’accompagnent, et le ruban de satin est noué par quelqu’un qui en noue beaucoup à Pâques.',
      ],
      details: {
        contents: 'Un lapin creux en chocolat, trois œufs pralinés emballés, ruban de satin',
        size: '19 cm de haut',
        weight: '200 g',
        ingredients: [
          'Lapin au lait : Sucre de canne, beurre de cacao, poudre de LAIT entier, pâte de cacao, NOISETTES, émulsifiant (lécithine de SOJA), extrait de vanille.',
          'Lapin noir : Pâte de cacao, sucre de canne, beurre de cacao, NOISETTES, émulsifiant (lécithine de SOJA), extrait de vanille.',
          'Œufs pralinés : Sucre de canne, NOISETTES, beurre de cacao, poudre de LAIT entier, pâte de cacao, émulsifiant (lécithine de SOJA), extrait de vanille.',
        ],
        allergens: [
          'Lapin au lait : contient du lait, des noisettes et du soja.',
          'Lapin noir : contient des noisettes et du soja. Peut contenir du lait.',
          'Œufs pralinés, joints aux deux lapins : contiennent du lait, des noisettes et du soja.',
          'Tous peuvent contenir d’autres fruits à coque et du gluten.',
        ],
        'shelf-life': 'Au moins quatre mois, entre 15 et 18 °C et à l’abri du soleil',
        origin: 'Fabriqué en Belgique',
        safety:
          'Retirez le ruban et l’emballage avant de déguster. Les petits œufs ne conviennent pas aux enfants de moins de trois ans.',
      },
      alts: ['Lapin en chocolat au ruban de satin corail, à côté de trois petits œufs emballés'],
    },
    'gold-foil-bunny': {
      title: 'Lapin doré en chocolat au lait',
      description: [
        'Le lapin que tout le monde a déjà vu sur une table de Pâques : un chocolat au lait tout doux dans son papier doré froissé, un ruban framboise autour du cou. Commencer par éplucher les oreilles est une tradition que nous ne discutons pas.',
        'Il se tient bien sur une assiette, dans un nid ou dans une poche de manteau, et il est assez petit pour qu’on en pose un à côté de chaque tasse.',
      ],
      details: {
        contents: 'Un lapin creux en chocolat au lait, emballé',
        size: '14 cm de haut',
        weight: '150 g',
        ingredients:
          'Sucre, beurre de cacao, poudre de LAIT entier, pâte de cacao, poudre de LAIT écrémé, émulsifiant (lécithine de SOJA), extrait de vanille. Cacao : 32 % minimum.',
        allergens: 'Contient du lait et du soja. Peut contenir des fruits à coque et du gluten.',
        'shelf-life': 'Au moins six mois, au frais et au sec',
        origin: 'Fabriqué en Belgique',
        safety: 'Retirez le papier et le ruban avant de déguster.',
      },
      alts: ['Lapin en chocolat dans un papier doré brillant, ruban rouge et trois œufs emballés'],
    },
    'truffle-box': {
      title: 'Coffret de douze truffes au chocolat',
      description: [
        'Douze truffes de quatre sortes : chocolat noir au sel marin, lait au praliné noisette, ruby à la framboise et blanc au matcha. Chacune est roulée, trempée et décorée à la main : aucune rayure ne ressemble à une autre.',
        'Le coffret est d’un brun chocolat profond, avec « for you » en lettres d’or à l’intérieur du couvercle, qu’on ne voit qu’en l’ouvrant. Dans la version classique, les truffes au chocolat noir contiennent une cuillerée de cognac ; l’autre coffret est sans alcool.',
      ],
      details: {
        contents: 'Douze truffes dans un coffret rigide',
        size: 'Coffret 20 × 15 × 4 cm',
        weight: '168 g',
        ingredients:
          'Pâte de cacao, beurre de cacao, sucre, CRÈME, poudre de LAIT entier, NOISETTES, sirop de glucose, poudre de framboise, thé matcha, BEURRE, émulsifiant (lécithine de SOJA), sel marin. Classique : cognac (2 %).',
        allergens:
          'Contient du lait, des noisettes et du soja. Peut contenir d’autres fruits à coque, du gluten et de l’œuf.',
        'shelf-life': 'Cinq semaines entre 14 et 18 °C ; à déguster de préférence dans les trois premières',
        origin: 'Fabriqué en Belgique',
      },
      alts: [
        'Coffret brun ouvert avec douze truffes décorées, « for you » en lettres d’or dans le couvercle',
      ],
    },
    'macaron-box': {
      title: 'Coffret de douze macarons',
      description: [
        'Des macarons à l’amande dont la coque craque et dont le cœur fond : rose, pistache, citron, cassis, abricot et vanille, deux de chaque. Ils sortent du four le lundi et le mercredi et partent le soir même.',
        'Dans le coffret, ils se tiennent debout sur trois rangs et arrivent entiers. Le grand coffret a un deuxième étage.',
      ],
      details: {
        contents: 'Douze ou vingt-quatre macarons en coffret cadeau',
        size: 'Coffret 21 × 15 × 5 cm',
        weight: '190 g (24 pièces : 380 g)',
        ingredients:
          'AMANDES, sucre, blanc d’ŒUF, BEURRE, CRÈME, chocolat blanc (sucre, beurre de cacao, poudre de LAIT, lécithine de SOJA), PISTACHES, purées de fruits, eau de rose, vanille, colorants : betterave, spiruline, curcumine.',
        allergens:
          'Contient des amandes, des pistaches, de l’œuf, du lait et du soja. Peut contenir d’autres fruits à coque et du gluten.',
        'shelf-life': 'Six jours au réfrigérateur. Sortez-les une demi-heure avant de servir.',
        origin: 'Confectionnés en France',
      },
      alts: ['Coffret ouvert avec des rangées de macarons pastel, un rose et un vert posés devant'],
    },
    'iced-sugar-cookies': {
      title: 'Six biscuits de Pâques décorés',
      description: [
        'Six biscuits au beurre bien épais, au bord tout juste doré, et décorés à la main : trois œufs, un lapin, une fleur et un cœur. Le glaçage est une glace royale, sèche au toucher, avec une pointe de citron.',
        'Dites-nous le mot à écrire sur le cœur, huit lettres au plus. « Maman » est celui que nous traçons le plus souvent ; les prénoms viennent juste après.',
      ],
      details: {
        contents: 'Six biscuits décorés dans une boîte à fenêtre',
        size: 'Biscuits de 7 à 9 cm, boîte 26 × 18 cm',
        weight: '240 g',
        ingredients:
          'Farine de BLÉ, BEURRE, sucre glace, sucre, ŒUF, poudre de blanc d’ŒUF, jus de citron, vanille, sel, colorants : betterave, spiruline, carthame.',
        allergens: 'Contient du blé, du lait et de l’œuf. Peut contenir des fruits à coque et du soja.',
        'shelf-life': 'Six semaines dans une boîte en fer',
        origin: 'Confectionnés en France',
      },
      personalisation: 'Mot sur le cœur',
      alts: [
        'Six biscuits décorés : trois œufs à motifs, une tête de lapin, une fleur lilas et un cœur avec le mot « mum »',
      ],
    },
    'tea-tin': {
      title: 'Thé vert en vrac « Jardin de printemps »',
      description: [
        'Un thé vert aux pétales de rose, à la menthe verte et à la camomille : léger, doux, et assez apaisant pour la fin d’après-midi. Les feuilles sont grandes et entières, elles donnent deux infusions.',
        'La boîte vert sauge ferme bien et son petit bouton doré la rend agréable à ouvrir. Une cuillère en hêtre se trouve à l’intérieur ; une cuillère rase suffit pour une tasse.',
      ],
      details: {
        contents: 'Thé en vrac dans sa boîte, cuillère en hêtre',
        material: 'Fer-blanc, hêtre',
        size: 'Boîte de 9 cm de diamètre, 14 cm de haut',
        weight: '100 g pour environ 45 tasses ; 200 g avec un sachet de recharge',
        ingredients:
          'Thé vert (62 %), menthe verte, fleurs de camomille, pétales de rose, bleuet. Issu de l’agriculture biologique.',
        'shelf-life': '18 mois au sec, boîte bien fermée',
        origin: 'Assemblé au Danemark',
        care: 'Infusez à 80 °C pendant deux à trois minutes.',
      },
      alts: [
        'Boîte à thé vert sauge à l’étiquette fleurie ; devant, une cuillère en bois remplie de thé aux boutons de rose',
      ],
    },
    'painted-eggs-nest': {
      title: 'Œufs de Pâques peints à la main dans leur nid',
      description: [
        'Six œufs en bois peints à la main de rayures, de pois, de pâquerettes et d’une touche d’or, posés dans un nid d’osier tressé. Tournés dans du tilleul, ils ont le poids et la taille d’un vrai œuf.',
        'Posez le nid au milieu de la table, ou cachez les œufs un par un : ils survivent à une nuit dans l’herbe mouillée. L’an prochain, ils sortiront de leur boîte tels qu’ils sont cette année.',
      ],
      details: {
        contents: 'Six œufs peints, nid d’osier, boîte de rangement',
        material: 'Bois de tilleul, peinture à l’eau, osier',
        size: 'Nid de 24 cm de diamètre, œufs de 6 cm',
        origin: 'Fabriqués en Allemagne',
        care: 'Essuyez avec un chiffon sec.',
        safety: 'Objet de décoration : ce n’est pas un jouet.',
      },
      alts: ['Œufs pastel à pois, rayures et pâquerettes dans un nid d’osier rond'],
    },
    'ceramic-bunny-pair': {
      title: 'Duo de lapins en céramique',
      description: [
        'Un grand lapin blanc et un petit rose poudré, à l’émail si lisse qu’ils accrochent la lumière de la fenêtre. Leur frimousse tient en trois coups de pinceau, jamais tout à fait les mêmes.',
        'Ils restent sur une étagère toute l’année sans donner l’impression que quelqu’un a oublié de ranger Pâques.',
      ],
      details: {
        contents: 'Deux figurines',
        material: 'Faïence émaillée, patins de feutre',
        size: '21 cm et 14 cm de haut',
        origin: 'Faits main au Portugal',
        care: 'Essuyez avec un chiffon humide.',
        safety: 'Objet de décoration : ce n’est pas un jouet.',
      },
      alts: ['Un grand lapin blanc et un plus petit rose en céramique émaillée, assis côte à côte'],
    },
    'personalised-name-egg': {
      title: 'Œuf en bois avec prénom',
      description: [
        'Un œuf plat en bois à suspendre à la fenêtre ou à une branche, avec un lapin, une guirlande peinte et un prénom en lettres blanches en relief. Sous le prénom figurent « Easter » et l’année en cours.',
        'Les familles en commandent souvent un par enfant, puis un autre chaque fois que la famille s’agrandit. Ils sont aussi jolis sur une poignée de porte que sur un rameau de forsythia.',
        'Jusqu’à douze lettres, accents compris.',
      ],
      details: {
        material: 'Contreplaqué de bouleau de forêts certifiées, peinture à l’eau, ruban de satin',
        size: '12 × 16 cm, 6 mm d’épaisseur',
        origin: 'Découpé et peint en Allemagne',
        care: 'À l’intérieur, ou dehors par temps sec. Essuyez avec un chiffon sec.',
        safety:
          'Objet de décoration : ce n’est pas un jouet. Le ruban ne convient pas aux enfants de moins de trois ans.',
      },
      personalisation: 'Prénom sur l’œuf',
      alts: [
        'Œuf en bois suspendu à un ruban rose, avec un lapin, le prénom Emma et une guirlande de fleurs peintes',
      ],
    },
    'easter-basket': {
      title: 'Panier pour la chasse aux œufs',
      description: [
        'Un panier rond à l’anse torsadée, assez grand pour une belle matinée de chasse et assez léger pour un enfant de quatre ans. Il arrive garni d’herbe en papier et de six œufs décorés à cacher, un large nœud sur le côté.',
        'Choisissez la couleur du nœud et le prénom de l’étiquette en bois qui y pend. Le panier est tressé de brins d’osier entiers : il transportera des pommes de pin et des petites voitures bien après Pâques.',
      ],
      details: {
        contents: 'Panier, six œufs décorés, herbe en papier, nœud, étiquette en bois à prénom',
        material: 'Osier, ruban de coton, œufs en tilleul',
        size: '28 cm de diamètre, 32 cm de haut avec l’anse',
        origin: 'Tressé en Allemagne',
        age: 'Dès trois ans',
        care: 'Gardez-le au sec ; nettoyez avec une brosse douce.',
        safety: 'Ne convient pas aux enfants de moins de trois ans : ruban et petites pièces.',
      },
      personalisation: 'Prénom sur l’étiquette',
      alts: ['Panier d’osier rond à l’anse torsadée et au nœud rose, plein d’œufs pastel décorés'],
    },
    'felt-egg-garland': {
      title: 'Guirlande d’œufs en feutre',
      description: [
        'Sept œufs en feutre de laine aux couleurs de dragées, brodés au point devant et suspendus entre des perles de bois. Longue de 1,80 mètre, elle habille une fenêtre, un manteau de cheminée ou le mur au pied d’un lit d’enfant.',
        'Le cordon est en coton naturel avec une boucle à chaque bout : deux punaises suffisent. Elle ne pèse presque rien et voyage bien par la poste.',
      ],
      details: {
        contents: 'Guirlande de sept œufs',
        material: 'Feutre de laine, coton, perles de hêtre',
        size: '1,80 m de long, œufs de 7 cm',
        origin: 'Cousue en Suède',
        care: 'Secouez-la ; repassez-la à fer tiède sous un linge.',
        safety: 'Objet de décoration : ce n’est pas un jouet. À suspendre hors de portée des jeunes enfants.',
      },
      alts: ['Guirlande de sept œufs pastel brodés de blanc, entre des perles de bois sur un cordon'],
    },
    'name-mug': {
      title: 'Mug en grès personnalisé',
      description: [
        'Un mug généreux au pied arrondi, dont l’anse accueille trois doigts. L’émail est doux et légèrement mat à l’extérieur, brillant à l’intérieur, et le prénom y est écrit à la main.',
        'L’écriture est cuite dans l’émail, pas imprimée dessus : elle résiste au lave-vaisselle et à dix ans de lundis. « Maman », « Papa » et les prénoms sont les classiques, mais tout mot de douze lettres au plus convient.',
      ],
      details: {
        material: 'Grès émaillé',
        size: '9 cm de diamètre, 9,5 cm de haut',
        capacity: '380 ml',
        weight: '390 g',
        origin: 'Tourné et calligraphié au Portugal',
        care: 'Passe au lave-vaisselle et au micro-ondes',
      },
      personalisation: 'Prénom ou mot sur le mug',
      alts: ['Mug en grès crème avec un prénom en lettres brunes écrites à la main'],
    },
    'teapot-for-two': {
      title: 'Service à thé en grès pour deux',
      description: [
        'Une théière bien ronde, blanc moucheté, au bouton de chêne, et deux tasses bleu ciel sur soucoupes blanches. La théière contient trois tasses : juste ce qu’il faut à deux personnes qui prennent leur temps.',
        'Le bec a été redessiné quatre fois, jusqu’à ce qu’il ne goutte plus. Une passoire en inox se loge sous le couvercle ; retirez-la, et la théière accueille une botte de menthe entière.',
      ],
      details: {
        contents: 'Théière avec passoire, deux tasses, deux soucoupes',
        material: 'Grès émaillé, chêne huilé, acier inoxydable',
        size: 'Théière de 24 cm avec le bec, 17 cm de haut',
        capacity: 'Théière 700 ml, tasses 200 ml',
        weight: '1,8 kg',
        origin: 'Fabriqué au Portugal',
        care: 'Passe au lave-vaisselle sans le couvercle ; huilez le bouton une fois par an.',
      },
      alts: [
        'Théière blanche au bouton de bois et deux tasses bleu ciel remplies de thé, sur soucoupes blanches',
      ],
    },
    'scented-candle': {
      title: 'Bougie parfumée à la cire de soja',
      description: [
        'De la cire de soja coulée à la main dans un verre teinté épais, avec une mèche de coton qui brûle régulièrement jusqu’au bord. Le parfum est là quand vous entrez dans la pièce, et ne gêne pas quand vous passez à table.',
        'La pivoine est fraîche et un peu verte ; la lavande, sèche comme une armoire à linge ; la figue évoque la feuille plutôt que le fruit ; le linge propre sent la lessive qui sèche au vent.',
        'L’étiquette est à écrire : un prénom ou un mot, jusqu’à quatorze lettres. Une fois la bougie consumée, un peu d’eau chaude enlève le reste de cire, et le verre devient un beau gobelet.',
      ],
      details: {
        contents: 'Bougie dans son verre, couvercle antipoussière',
        material: 'Cire de soja, mèche de coton, verre',
        size: '8,5 cm de diamètre, 9,5 cm de haut',
        weight: '220 g de cire',
        'burn-time': 'Environ 45 heures',
        origin: 'Coulée en Finlande',
        care: 'La première fois, laissez fondre la surface jusqu’au bord, environ deux heures. Coupez la mèche à 5 mm.',
        safety:
          'Ne laissez jamais une bougie allumée sans surveillance. Tenez-la loin des enfants, des animaux et des rideaux. Peut provoquer une allergie cutanée ; tenir hors de portée des enfants.',
      },
      personalisation: 'Prénom ou mot sur l’étiquette',
      alts: ['Bougie allumée dans un verre teinté rose à l’étiquette Peony, deux pétales à côté'],
    },
    'photo-frame-oak': {
      title: 'Cadre en chêne avec tirage d’art',
      description: [
        'Un cadre en chêne massif au large passe-partout blanc, qui donne de l’air même à une petite photo. Il est livré avec un tirage de collines au lever du soleil : accrochez-le aujourd’hui, glissez-y votre photo demain.',
        'Les angles sont coupés d’onglet et collés, et le verre est du vrai verre. Nous gravons une ligne de trente lettres au plus sur le bord inférieur : une date, un lieu, deux prénoms.',
      ],
      details: {
        contents: 'Cadre avec passe-partout, verre, tirage d’art et attache',
        material: 'Chêne huilé, carton sans acide, verre',
        size: 'A4 : extérieur 28 × 36 cm ; A5 : 21 × 27 cm',
        origin: 'Fabriqué en Allemagne',
        care: 'Dépoussiérez avec un chiffon sec ; mettez le produit à vitres sur le chiffon, pas sur le cadre.',
        safety: 'Contient du verre.',
      },
      personalisation: 'Ligne gravée sur le cadre',
      alts: ['Cadre en chêne à passe-partout blanc avec un tirage de collines sous un soleil corail'],
    },
    'embroidered-cushion': {
      title: 'Coussin brodé « Maman »',
      description: [
        'Un coussin de lin brodé d’un mot au point passé bien épais, d’une ligne de petites lettres et, au bas, de trois fleurs. Un passepoil de la couleur du fil court tout autour.',
        'Le lin est prélavé : il est doux dès le premier soir et ne rétrécit pas au lavage. Le mot est « Maman », sauf si vous nous en donnez un autre : Oma, Mamma, Máma et Äiti ont tous quitté l’atelier ce printemps.',
      ],
      details: {
        contents: 'Housse à fermeture éclair, coussin intérieur sans plumes',
        material: 'Housse : 100 % lin. Intérieur : polyester recyclé',
        size: '45 × 45 cm',
        origin: 'Cousu en Suède',
        care: 'Housse : lavage à 40 °C et repassage sur l’envers. Intérieur : 30 °C.',
      },
      personalisation: 'Mot sur le coussin',
      alts: ['Coussin de lin crème brodé des mots « Maman, you are home » et de trois fleurs corail'],
    },
    'oak-wall-clock': {
      title: 'Horloge murale en chêne',
      description: [
        'Un cadran blanc et clair, des repères en laiton et un cerclage cintré dans une seule lame de chêne. Les aiguilles glissent sans tic-tac : l’horloge a sa place jusque dans une chambre.',
        'Sous le douze, nous inscrivons une ligne de votre choix, dix-huit caractères au plus : « Nous, depuis 1984 », un nom de famille, le nom d’une maison. Elle est écrite assez petit pour que les invités la découvrent d’eux-mêmes.',
      ],
      details: {
        contents: 'Horloge, pile AA, vis et cheville',
        material: 'Chêne, acier laqué, laiton, verre',
        size: '30 cm de diamètre, 5 cm de profondeur',
        weight: '1,1 kg',
        origin: 'Fabriquée en Allemagne',
        care: 'Dépoussiérez avec un chiffon sec.',
        safety: 'Rapportez les piles usagées à un point de collecte.',
      },
      personalisation: 'Ligne sur le cadran',
      alts: [
        'Horloge murale ronde cerclée de chêne, chiffres noirs et petite ligne de lettres sur le cadran',
      ],
    },
    'heart-necklace': {
      title: 'Collier cœur bombé',
      description: [
        'Un petit cœur arrondi sur une fine chaîne forçat, poli jusqu’à refléter la pièce. Il est creux : il ne pèse presque rien et se porte tous les jours sans qu’on y pense.',
        'Trois lettres tiennent au dos : des initiales, ou les premières lettres de trois enfants. La chaîne se ferme à 42 ou 45 centimètres.',
      ],
      details: {
        contents: 'Collier dans une pochette cadeau',
        material: 'Argent 925 ; version dorée plaquée or 18 carats, 2 microns. Sans nickel',
        size: 'Cœur 14 mm ; chaîne de 42 à 45 cm',
        weight: '3,1 g',
        origin: 'Fabriqué à Arezzo, Italie',
        care: 'Retirez-le avant de vous baigner ou de vous parfumer. Polissez avec un chiffon doux.',
        safety: 'Ne convient pas aux enfants de moins de trois ans.',
      },
      personalisation: 'Initiales au dos',
      alts: ['Cœur doré bombé sur une fine chaîne, présenté sur un buste rose poudré'],
    },
    'ring-dish': {
      title: 'Coupelle à bagues en forme de cœur',
      description: [
        'Un cœur de porcelaine peu profond au bord doré, pour les bagues que l’on retire avant de pétrir la pâte. Sa place est près de l’évier, sur la table de nuit ou à côté des clés.',
        'Un prénom ou un mot court est écrit à la main à l’intérieur et cuit sous l’émail, là où ni le savon ni les bagues ne l’atteignent.',
      ],
      details: {
        material: 'Porcelaine émaillée, filet d’or 12 carats',
        size: '12 × 11 cm, 2,5 cm de profondeur',
        weight: '140 g',
        origin: 'Fabriquée au Portugal',
        care: 'Lavez à la main. Pas de micro-ondes, à cause de l’or.',
        safety: 'Décoration ; ne convient pas aux aliments.',
      },
      personalisation: 'Mot dans la coupelle',
      alts: ['Coupelle cœur en porcelaine blanche au bord doré, avec un prénom et deux bagues'],
    },
    'velvet-jewellery-box': {
      title: 'Boîte à bijoux en velours',
      description: [
        'Une boîte en velours ras et dense, dont un miroir occupe tout le couvercle. À l’intérieur, cinq boudins pour les bagues, deux compartiments pour les boucles d’oreilles et une poche où une chaîne repose sans se nouer.',
        'Elle se ferme d’un petit clic et tient dans un tiroir ou un sac de week-end. Un prénom de douze lettres au plus peut être brodé au fil d’or sur le couvercle.',
      ],
      details: {
        material: 'Velours de coton sur fibre de bois, miroir en verre, charnière en laiton',
        size: '22 × 15 × 8 cm',
        weight: '640 g',
        origin: 'Fabriquée en Italie',
        care: 'Brossez avec une brosse à habits dans le sens du poil.',
        safety: 'Contient du verre.',
      },
      personalisation: 'Prénom sur le couvercle',
      alts: ['Boîte en velours rose ouverte, miroir dans le couvercle et bagues rangées à l’intérieur'],
    },
    'plush-bunny': {
      title: 'Lapin en peluche tout doux',
      description: [
        'Un lapin crème aux longues oreilles doublées de rose et au nœud de satin, assez rembourré pour tenir assis et assez souple pour être porté par un bras. Son poil court et dense ne reste pas dans les petites mains.',
        'Les yeux sont brodés, il n’y a rien à arracher, et le lapin entier passe à la machine, ce qui, au bout du compte, emporte la décision. Nous brodons le prénom sur la patte gauche.',
      ],
      details: {
        material: 'Extérieur et garnissage : polyester, recyclé pour moitié',
        size: '32 cm assis, oreilles comprises',
        weight: '260 g',
        age: 'Dès la naissance',
        origin: 'Cousu en Tchéquie',
        care: 'En machine à 30 °C, séchage à l’air.',
        safety:
          'Marquage CE, testé selon la norme EN 71. Retirez l’emballage et l’étiquette à ruban avant de le donner à un enfant.',
      },
      personalisation: 'Prénom sur la patte',
      alts: ['Lapin en peluche crème tout doux aux oreilles roses et au nœud bleu clair'],
    },
    'plush-teddy': {
      title: 'Ours en peluche couleur miel',
      description: [
        'Un ours comme autrefois : poil caramel, pattes crème, truffe sérieuse et nœud rouge. Bras et jambes sont cousus de façon à bouger un peu, pour qu’il s’assoie à table ou s’appuie contre un oreiller.',
        'Le petit ours se glisse sous le bras ; le grand a besoin de sa propre chaise. Un prénom de dix lettres au plus est brodé sur le pied droit.',
      ],
      details: {
        material: 'Peluche de polyester, garnissage en partie recyclé, satin de polyester',
        size: 'Petit 30 cm, grand 48 cm, assis',
        weight: 'Petit 400 g, grand 840 g',
        age: 'Dès la naissance',
        origin: 'Cousu en Tchéquie',
        care: 'En machine à 30 °C dans un filet de lavage, séchage à l’air.',
        safety:
          'Marquage CE, testé selon la norme EN 71. Retirez l’emballage avant de le donner à un enfant.',
      },
      personalisation: 'Prénom sur le pied',
      alts: ['Ours en peluche caramel aux pattes crème et au grand nœud rouge'],
    },
    'wooden-pull-bunny': {
      title: 'Lapin à tirer en bois',
      description: [
        'Un lapin en hêtre sur quatre roues vert sauge, avec un pompon blanc en guise de queue et une perle au bout du cordon. Les axes sont légèrement décentrés : quand on le tire, il sautille.',
        'Les arêtes sont arrondies et poncées jusqu’à la douceur d’un galet, et l’huile et les peintures sont sans danger pour un enfant qui goûte à tout. Nous pyrogravons le prénom sur son flanc, près du cœur.',
      ],
      details: {
        material: 'Hêtre de forêts certifiées, peintures à l’eau, cordon de coton',
        size: '18 × 8 × 17 cm ; cordon de 60 cm avec attache de sécurité',
        weight: '470 g',
        age: 'Dès 12 mois',
        origin: 'Fabriqué à Seiffen, Allemagne',
        care: 'Essuyez avec un chiffon humide ; passez de l’huile de lin une fois par an.',
        safety:
          'Marquage CE, testé selon la norme EN 71. À utiliser sous la surveillance d’un adulte en raison du cordon.',
      },
      personalisation: 'Prénom sur le flanc',
      alts: ['Lapin en hêtre sur roues vert sauge avec un cordon et une perle verte'],
    },
    'carousel-music-box': {
      title: 'Boîte à musique carrousel aux lapins',
      description: [
        'Cinq lapins tournent sous un chapiteau rayé tandis que la boîte joue la berceuse de Brahms. Remontez le socle : elle tourne environ deux minutes et demie et ralentit à la fin, comme tout le monde.',
        'Le mécanisme a dix-huit notes et un peigne d’acier. Figurines et chapiteau sont en résine moulée à l’éclat de porcelaine, peints à la main et rehaussés d’or.',
      ],
      details: {
        material: 'Résine moulée, mécanisme en acier, base en feutre',
        size: '15 cm de diamètre, 24 cm de haut',
        weight: '950 g',
        age: 'Un souvenir à poser sur l’étagère ; comme jouet, dès huit ans',
        origin: 'Assemblée en Italie, mécanisme suisse',
        care: 'Dépoussiérez avec un pinceau doux. Ne forcez pas le remontoir.',
        safety: 'Ne convient pas aux enfants de moins de trois ans : petites pièces.',
      },
      alts: ['Boîte à musique en carrousel au chapiteau rayé rose et blanc, avec de petits lapins blancs'],
    },
    'signature-gift-box': {
      title: 'Coffret cadeau signature au nœud de satin',
      description: [
        'Un coffret ivoire solide, dont le couvercle ferme comme un couvercle devrait fermer, et un large ruban de satin rose noué en grand nœud. Un mug, une bougie et une carte y tiennent à l’aise.',
        'Prenez-le vide et garnissez-le vous-même, ou choisissez-le garni de papier de soie et de frisure de papier rose poudré pour que rien ne ballotte. Un prénom peut être écrit à l’encre dorée sur le couvercle, seize lettres au plus.',
        'La plupart finissent par garder des lettres et des photos : c’est pourquoi nous les faisons solides.',
      ],
      details: {
        contents:
          'Coffret avec couvercle et ruban ; garni : huit feuilles de papier de soie, frisure de papier',
        material: 'Carton gris habillé de papier recyclé, satin de polyester',
        size: 'Intérieur 26 × 22 × 14 cm',
        weight: '580 g',
        origin: 'Fabriqué au Royaume-Uni',
        care: 'Gardez-le au sec. Le ruban s’enlève sans être dénoué.',
      },
      personalisation: 'Prénom sur le couvercle',
      alts: ['Coffret cadeau ivoire noué d’un ruban de satin rose à grand nœud'],
    },
    'mothers-day-card': {
      title: 'Carte de fête des Mères avec enveloppe',
      description: [
        'Une couronne de minuscules fleurs de papier en forme de cœur, découpées et posées à la main au-dessus de lettres roses. La carte est assez épaisse pour rester des semaines debout sur une étagère, et c’est ce qu’elle fait le plus souvent.',
        'Les mots du recto sont les vôtres : jusqu’à dix-huit caractères, de « Super maman » à son prénom. L’intérieur est vierge, pour votre plume. L’enveloppe kraft se ferme d’un cachet de cire.',
      ],
      details: {
        contents: 'Carte, enveloppe kraft, cachet de cire',
        material: 'Papier coton, 300 g/m² ; fleurs en papier',
        size: '12 × 17 cm pliée',
        weight: '40 g',
        origin: 'Fabriquée au Royaume-Uni',
      },
      personalisation: 'Mots au recto',
      alts: [
        'Carte au cœur de fleurs en papier avec les mots « Happy Mother’s Day » ; à côté, une enveloppe kraft cachetée',
      ],
    },
    'linen-notebook': {
      title: 'Carnet en lin et son stylo',
      description: [
        'Un carnet qui s’ouvre à plat à n’importe quelle page, relié de lin, avec un prénom frappé à l’or. Un élastique le tient fermé, un signet garde la page, et une poche à la fin du carnet retient ce qui ne doit pas se perdre.',
        'Le papier accepte le stylo plume sans que l’encre traverse. Un stylo à bille blanc et or l’accompagne, avec le poids d’un vrai stylo.',
      ],
      details: {
        contents: 'Carnet, stylo à bille à encre bleue',
        material: 'Lin sur carton, papier crème 100 g/m², stylo en laiton laqué',
        size: 'A5, 192 pages',
        weight: '370 g',
        origin: 'Relié au Royaume-Uni',
        care: 'Essuyez avec un chiffon sec.',
      },
      personalisation: 'Prénom sur la couverture',
      alts: ['Carnet en lin rose avec le prénom Emma en lettres d’or, un stylo blanc et or à côté'],
    },
    'heart-balloons': {
      title: 'Trio de ballons cœur',
      description: [
        'Trois cœurs métallisés rose, corail et or au bout de longs rubans de satin, retenus par une petite boîte cadeau assez lourde pour ne pas s’envoler. Prêts pour la table du petit déjeuner, la sortie de l’école ou une chambre d’hôpital.',
        'Ils arrivent à plat dans une enveloppe. Un fleuriste ou un magasin d’articles de fête les gonfle à l’hélium ; à l’air et sur une tige, ils font aussi très bel effet. À l’hélium, ils flottent environ une semaine.',
      ],
      details: {
        contents: 'Trois ballons métallisés, rubans de satin, poids, paille pour gonfler à l’air',
        material: 'Film polyamide, ruban de polyester, carton',
        size: 'Cœurs de 45 cm de large une fois gonflés',
        origin: 'Fabriqués en Espagne',
        care: 'Videz-les et rangez-les à plat : ils se regonflent.',
        safety:
          'Ne convient pas aux enfants de moins de trois ans : rubans et petites pièces. Ne lâchez jamais les ballons dehors ni près de lignes électriques. Hélium non fourni.',
      },
      alts: ['Trois ballons cœur brillants rose, corail et or attachés à une petite boîte cadeau'],
    },
    'tote-bag': {
      title: 'Tote bag « Super maman »',
      description: [
        'Un sac en épaisse toile écrue aux longues anses qui restent sur l’épaule. Les lettres et le bord fleuri sont imprimés à l’encre à l’eau, douce au toucher et solide au lavage.',
        'Il porte douze kilos de courses sans se plaindre et se glisse, plié, dans une poche de manteau. Il dit « Super maman » ; donnez-nous d’autres mots s’il y a une grand-mère, une institutrice ou une tante à célébrer.',
      ],
      details: {
        material: 'Toile 100 % coton biologique, 280 g/m²',
        size: '38 × 42 cm, anses de 68 cm',
        weight: '160 g',
        origin: 'Cousu et imprimé en Suède',
        care: 'Lavez sur l’envers à 30 °C, repassez sur l’envers.',
      },
      personalisation: 'Mots sur le tote bag',
      alts: ['Tote bag écru avec les mots « Super maman » et trois fleurs roses'],
    },
    'name-tumbler': {
      title: 'Gobelet isotherme gravé',
      description: [
        'Un gobelet en inox à double paroi qui garde le café chaud six heures et l’eau fraîche douze. Il se resserre au pied pour tenir dans le porte-gobelet d’une voiture, d’une poussette ou d’un vélo.',
        'Le prénom est gravé à travers la couleur jusqu’à l’acier : il ne peut ni s’écailler ni pâlir. Couvercle, paille et petit goupillon pour la paille sont compris.',
      ],
      details: {
        contents: 'Gobelet, couvercle, paille, goupillon',
        material: 'Acier inoxydable 18/8, finition thermolaquée, polypropylène sans BPA',
        size: '8,5 cm de diamètre, 22 cm de haut ; pied 6,8 cm',
        capacity: '600 ml',
        weight: '340 g',
        origin: 'Fabriqué à Tsubame, Japon',
        care: 'Lavez à la main pour garder la couleur vive ; le couvercle passe au lave-vaisselle.',
        safety: 'Buvez les boissons chaudes par l’ouverture, pas à la paille. Pas de micro-ondes.',
      },
      personalisation: 'Prénom gravé sur le gobelet',
      alts: ['Gobelet isotherme vert sauge avec une paille et le prénom Emma'],
    },
    'spa-gift-set': {
      title: 'Coffret bien-être à la lavande',
      description: [
        'De quoi passer une heure la porte fermée : deux serviettes épaisses, deux savons, un bocal de sels de bain et un flacon ambré d’huile de bain à la lavande des collines de Manosque.',
        'Le tout est présenté sur un plateau de chêne qui, ensuite, portera une tasse de thé au bord de la baignoire. Le parfum est celui de la lavande au champ, un peu herbacé, pas celui des tiroirs.',
      ],
      details: {
        contents:
          'Deux serviettes, deux savons (100 g chacun), sels de bain (200 g), huile de bain (150 ml), plateau de chêne',
        material: 'Serviettes : 100 % coton, 550 g/m². Plateau : chêne huilé',
        size: 'Plateau 36 × 18 cm ; serviettes 30 × 50 cm et 50 × 90 cm',
        composition:
          'Huile de bain : Prunus Amygdalus Dulcis Oil, Helianthus Annuus Seed Oil, Lavandula Angustifolia Oil, Tocopherol, Linalool, Limonene. Savon : Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Lavandula Angustifolia Oil, Linalool. Sels : Sodium Chloride, Lavandula Angustifolia Flower.',
        allergens: 'Contient de l’huile d’amande, du linalol et du limonène.',
        keeps: '12 mois après ouverture',
        origin: 'Fabriqué en France',
        care: 'Lavez les serviettes à 60 °C. Essuyez le plateau pour le garder sec.',
        safety:
          'Usage externe uniquement. Évitez le contact avec les yeux. La baignoire peut devenir glissante.',
      },
      alts: [
        'Plateau de chêne avec une serviette blanche et une rose, deux savons, un bocal de sels de bain et un flacon ambré',
      ],
    },
    'perfume-bottle': {
      title: 'Eau de parfum Fleur',
      description: [
        'Rose et pivoine, mais un soir d’été plutôt qu’en bouquet : la bergamote d’abord, des pétales au cœur, et un fond de cèdre et de musc blanc qui reste sur une écharpe jusqu’au lendemain.',
        'Le flacon est en verre lourd, avec une bague de laiton et un bouchon aux épaules rondes. Trente millilitres voyagent bien ; cinquante durent environ un an, à raison d’un jour sur deux.',
      ],
      details: {
        contents: 'Eau de parfum en flacon de verre avec vaporisateur, étui',
        size: '30 ml ou 50 ml',
        composition:
          'Alcohol Denat., Parfum, Aqua, Citronellol, Geraniol, Hydroxycitronellal, Limonene, Linalool, Citral.',
        allergens:
          'Contient du citronellol, du géraniol, de l’hydroxycitronellal, du limonène, du linalol et du citral.',
        keeps: '36 mois après ouverture, à l’abri de la lumière',
        origin: 'Fabriquée en France',
        safety:
          'Liquide et vapeurs très inflammables. Tenir à l’écart des flammes et de la chaleur, et hors de portée des enfants. Usage externe uniquement.',
      },
      alts: [
        'Flacon de parfum carré en verre à l’étiquette Fleur et au bouchon blanc, pétales de rose à côté',
      ],
    },
    'glass-bauble-set': {
      title: 'Six boules de Noël en verre au prénom',
      description: [
        'Six boules soufflées à la bouche, en vert sapin, baie, or, rose, sauge et nacre, chacune peinte à la main et un peu différente de sa voisine. La verte porte le prénom de votre choix, en lettres blanches.',
        'Elles reposent dans un coffret vert, « Merry Christmas » en lettres d’or dans le couvercle, et y retournent chaque mois de janvier.',
      ],
      details: {
        contents: 'Six boules avec ruban, coffret cadeau',
        material: 'Verre soufflé à la bouche, peint à la main',
        size: 'Boules de 7 cm de diamètre, coffret 24 × 17 × 8,5 cm',
        origin: 'Soufflées et peintes en Allemagne',
        care: 'Épousseter avec un pinceau doux et sec.',
        safety: 'En verre. Décoration, ne convient pas aux enfants de moins de trois ans.',
      },
      personalisation: 'Prénom sur la boule verte',
      alts: ['Coffret vert ouvert avec six boules en verre, Emma écrit sur la verte'],
    },
    'knitted-stocking': {
      title: 'Chaussette de Noël tricotée au prénom',
      description: [
        'Une grosse chaussette en laine, baie et crème, à motif de cœur, tricotée si serré qu’elle garde sa forme même avec une orange au bout. Le prénom est brodé sur le revers.',
        'Sa boucle la tient à la cheminée, à la rampe ou au pied du lit. Une par personne, la même chaque année : c’est ainsi que naît une tradition.',
      ],
      details: {
        contents: 'Chaussette, sans garniture',
        material: '100 % laine, doublure en coton',
        size: '45 cm de long, ouverture 16 cm',
        origin: 'Tricotée en Suède',
        care: 'Laver à la main à froid, sécher à plat.',
      },
      personalisation: 'Prénom sur le revers',
      alts: ['Chaussette tricotée rouge baie à revers crème brodé Noah, garnie de branches de sapin'],
    },
    'fir-wreath': {
      title: 'Couronne de porte en sapin et baies',
      description: [
        'Une couronne généreuse de sapin noble, avec pommes de pin, baies rouges et nœud de satin couleur baie. Liée à la main sur paille la veille de son départ, elle arrive verte et sent la forêt.',
        'Dehors, elle tient bien après le Nouvel An ; dans une pièce chauffée, environ trois semaines. Elle s’accroche par la boucle au dos.',
      ],
      details: {
        contents: 'Couronne avec nœud, prête à accrocher',
        material: 'Sapin noble, pommes de pin, baies, paille, satin de polyester',
        size: '40 cm de diamètre',
        keeps: 'Six semaines dehors, trois à l’intérieur',
        origin: 'Liée aux Pays-Bas',
        care: 'Vaporiser de l’eau de temps en temps.',
        safety: 'Baies et branches non comestibles. Tenir loin des bougies.',
      },
      alts: ['Couronne ronde de sapin avec pommes de pin, baies rouges et nœud de satin couleur baie'],
    },
    'snow-globe': {
      title: 'Boule à neige et sa maisonnette',
      description: [
        'Une maisonnette aux fenêtres allumées, un bonhomme de neige et trois sapins sous verre. On la retourne, et il neige pendant presque une minute.',
        'Le socle vert porte « let it snow » en lettres d’or. Elle a le poids d’un vrai presse-papiers et tient aussi bien sur le rebord de la fenêtre.',
      ],
      details: {
        contents: 'Boule à neige dans un coffret rembourré',
        material: 'Verre, résine, eau purifiée',
        size: '15 cm de haut, 10 cm de diamètre',
        origin: 'Remplie et scellée en Allemagne',
        care: 'Essuyer avec un chiffon humide. Protéger du gel.',
        safety: 'Décoration, pas un jouet. Ne pas exposer au soleil direct.',
      },
      alts: [
        'Boule à neige avec maisonnette, sapins et bonhomme de neige sur un socle vert marqué let it snow',
      ],
    },
    'gingerbread-house': {
      title: 'Maison en pain d’épices',
      description: [
        'Du pain d’épices décoré à la main : un toit d’écailles en glaçage blanc et rose, des sucres d’orge à la porte et trois petits arbres dans la cour. Elle arrive montée, sur une planche ronde.',
        'Jusqu’au réveillon, elle trône sur la table. Puis quelqu’un casse le premier morceau du toit, et plus personne ne s’arrête.',
      ],
      details: {
        contents: 'Maison en pain d’épices sur planche en bois, dans une boîte à fenêtre',
        size: '22 × 18 × 24 cm',
        weight: '850 g',
        ingredients:
          'Farine de BLÉ, sucre, miel, BEURRE, blanc d’ŒUF, épices (cannelle, gingembre, girofle, cardamome), sirop de glucose, colorants naturels.',
        allergens: 'Contient du blé, du lait et de l’œuf. Peut contenir des fruits à coque et du soja.',
        'shelf-life': 'Huit semaines au sec',
        origin: 'Cuite en France',
      },
      alts: [
        'Maison en pain d’épices au toit de glaçage blanc et rose, sucres d’orge et petits arbres sur une planche',
      ],
    },
    'advent-calendar-box': {
      title: 'Maison de l’Avent à 24 tiroirs',
      description: [
        'Une maison en bois avec vingt-quatre tiroirs numérotés, verts, baie, roses et crème. À vous de les remplir : de chocolat, d’un mot, d’une pièce de puzzle qui sera complet le 24.',
        'Elle est faite pour revenir chaque mois de décembre. L’enseigne sous le toit est gravée d’un prénom ou d’un mot.',
      ],
      details: {
        contents: 'Maison avec 24 tiroirs vides',
        material: 'Contreplaqué de hêtre, peinture à l’eau',
        size: '52 × 30 × 12 cm, tiroirs 4 × 4,5 × 9 cm',
        origin: 'Fabriquée en Allemagne',
        care: 'Essuyer avec un chiffon sec.',
        age: 'Dès trois ans',
      },
      personalisation: 'Prénom sur l’enseigne',
      alts: ['Maison en bois à 24 tiroirs numérotés verts, baie, roses et crème, un tiroir ouvert'],
    },
    'heart-chocolate-box': {
      title: 'Cœur de vingt pralinés',
      description: [
        'Vingt chocolats dans un cœur rouge baie : ganache framboise, caramel salé, noisette et chocolat noir à la rose. Chacun est décoré à la main.',
        'Le couvercle porte des mots à la feuille d’or : « with love », ou les vôtres. Une fois vide, la boîte garde les lettres.',
      ],
      details: {
        contents: 'Vingt chocolats dans une boîte rigide en cœur',
        size: 'Boîte 22 × 20 × 5 cm',
        weight: '250 g',
        ingredients:
          'Sucre, beurre de cacao, pâte de cacao, poudre de LAIT entier, CRÈME, NOISETTES, sirop de glucose, framboises, BEURRE, émulsifiant (lécithine de SOJA), sel marin, huile de rose.',
        allergens:
          'Contient du lait, des noisettes et du soja. Peut contenir d’autres fruits à coque, du gluten et de l’œuf.',
        'shelf-life': 'Six semaines entre 14 et 18 °C',
        origin: 'Fabriqué en Belgique',
      },
      personalisation: 'Mots sur le couvercle',
      alts: ['Cœur rouge baie ouvert rempli de chocolats, with love en lettres d’or sur le couvercle'],
    },
    'wooden-star-tree': {
      title: 'Sapin d’étoiles en bois',
      description: [
        'Des étoiles de hêtre, de la plus grande à la plus petite, enfilées sur une tige de laiton avec des perles dorées et peintes. Tournez un peu chaque étoile, et le sapin change de forme.',
        'Ni aiguilles ni arrosage : il tient sur la table dès le premier dimanche de l’Avent et dans une boîte à chaussures en janvier.',
      ],
      details: {
        contents: 'Étoiles, perles et étoile de laiton à empiler, avec notice',
        material: 'Hêtre huilé, laiton',
        size: '30 cm de haut, 20 cm de diamètre',
        origin: 'Tourné en Allemagne',
        care: 'Essuyer avec un chiffon sec.',
        safety: 'Petites pièces. Ne convient pas aux enfants de moins de trois ans.',
      },
      alts: ['Sapin d’étoiles en bois empilées avec perles dorées et colorées et étoile de laiton au sommet'],
    },
  },
  categories: {
    easter: {
      name: 'Pâques',
      description:
        'Pour la table du petit déjeuner, la chasse au jardin et les branches à la fenêtre : lapins, œufs, fleurs de printemps et une surprise à déballer.',
    },
    'easter-decoration': {
      name: 'Décoration de Pâques',
      description: 'Œufs peints, guirlandes et nids qui sortent de leur boîte chaque printemps.',
    },
    'easter-bunnies': {
      name: 'Lapins de Pâques',
      description: 'À croquer, à câliner, à tirer ou à poser sur l’étagère.',
    },
    'mothers-day': {
      name: 'Fête des Mères',
      description:
        'Des cadeaux qui le disent mieux qu’un coup de fil : des fleurs, quelque chose à son prénom ou une heure rien que pour elle.',
    },
    flowers: {
      name: 'Fleurs et plantes',
      description: 'Coupées le matin ou encore en terre, prêtes à être offertes telles qu’elles arrivent.',
    },
    sweets: {
      name: 'Douceurs et thé',
      description:
        'Chocolat, macarons, biscuits et une boîte de bon thé, par de petits artisans qui signent leurs coffrets.',
    },
    chocolate: {
      name: 'Chocolat',
      description: 'Lapins et truffes d’un atelier de Gand.',
    },
    'bakes-and-tea': {
      name: 'Biscuits et thé',
      description: 'Tout juste sortis du four, et de quoi les accompagner.',
    },
    home: {
      name: 'Maison',
      description: 'Grès, chêne, lin et bougies : des choses qui servent chaque jour et qui restent.',
    },
    candles: {
      name: 'Bougies et senteurs',
      description: 'Cire de soja, lavande et rose, coulées et assemblées à la main.',
    },
    kitchen: {
      name: 'Cuisine et table',
      description: 'Mugs, théières et ce que l’on y verse.',
    },
    decoration: {
      name: 'Décoration',
      description: 'Pour les murs, les étagères, les fenêtres et le bon coin du canapé.',
    },
    'jewellery-and-keepsakes': {
      name: 'Bijoux et souvenirs',
      description: 'De petites choses faites pour être gardées longtemps.',
    },
    jewellery: {
      name: 'Bijoux',
      description: 'Un cœur à porter, et de quoi le poser le soir.',
    },
    keepsakes: {
      name: 'Souvenirs',
      description: 'Cadres, boîtes et prénoms, en bois et en porcelaine.',
    },
    personalised: {
      name: 'Personnalisé',
      description: 'Un prénom, un mot ou une date, écrit, gravé ou brodé pour une seule personne.',
    },
    'for-children': {
      name: 'Pour les enfants',
      description: 'Doux, sûr et fait pour jouer, dès le premier jour.',
    },
    wellness: {
      name: 'Bien-être et beauté',
      description: 'Pour un bain, une soirée calme, et le parfum qui reste sur une écharpe.',
    },
    cards: {
      name: 'Cartes, papier et fête',
      description: 'Cartes, carnets, coffrets et ballons : tout ce qui fait la fête autour d’un cadeau.',
    },
    'out-and-about': {
      name: 'En balade',
      description: 'Sacs, gobelets et carnets pour la route.',
    },
    'gift-boxes': {
      name: 'Coffrets cadeaux',
      description: 'Complets, noués et prêts à offrir.',
    },
  },
  tags: {
    'advent-calendar': 'Calendriers de l’Avent',
    anniversary: 'Anniversaire de mariage',
    birthday: 'Anniversaire',
    bunny: 'Avec un lapin',
    ceramic: 'Céramique',
    chocolate: 'Chocolat',
    eggs: 'Œufs',
    floral: 'Fleuri',
    handmade: 'Fait main',
    heart: 'Cœurs',
    'new-baby': 'Naissance',
    'new-home': 'Crémaillère',
    scented: 'Parfumé',
    textile: 'Textile',
    'thank-you': 'Merci',
    toy: 'Jouets',
    vegan: 'Végane',
    wood: 'Bois',
  },
  options: {
    colour: {
      name: 'Couleur',
      values: {
        ivory: 'Ivoire',
        white: 'Blanc',
        oat: 'Avoine',
        blush: 'Rose poudré',
        rose: 'Rose',
        coral: 'Corail',
        sky: 'Bleu ciel',
        ink: 'Bleu encre',
        sage: 'Vert sauge',
        forest: 'Vert forêt',
        gold: 'Doré',
        silver: 'Argenté',
      },
    },
    size: {
      name: 'Taille',
      values: {
        small: 'Petit',
        medium: 'Moyen',
        large: 'Grand',
        a4: 'A4',
        a5: 'A5',
        '100g': '100 g',
        '200g': '200 g',
        '30ml': '30 ml',
        '50ml': '50 ml',
        '12-pieces': '12 pièces',
        '24-pieces': '24 pièces',
      },
    },
    scent: {
      name: 'Parfum',
      values: { peony: 'Pivoine', lavender: 'Lavande', fig: 'Feuille de figuier', linen: 'Linge propre' },
    },
    chocolate: {
      name: 'Chocolat',
      values: {
        milk: 'Au lait',
        dark: 'Noir',
      },
    },
    variety: {
      name: 'Version',
      values: {
        classic: 'Classique',
        'alcohol-free': 'Sans alcool',
      },
    },
    filling: { name: 'Garniture', values: { empty: 'Sans', tissue: 'Papier de soie et frisure' } },
    pages: { name: 'Pages', values: { lined: 'Lignées', dotted: 'Pointillées', blank: 'Blanches' } },
  },
  closeUp: 'Gros plan : {title}',
  details: {
    contents: 'Contenu',
    material: 'Matière',
    size: 'Dimensions',
    capacity: 'Contenance',
    weight: 'Poids',
    'burn-time': 'Durée de combustion',
    ingredients: 'Ingrédients',
    composition: 'Ingrédients',
    allergens: 'Allergènes',
    'shelf-life': 'Conservation',
    keeps: 'Conservation',
    origin: 'Origine',
    age: 'Âge',
    care: 'Entretien',
    safety: 'Bon à savoir',
    maker: 'Fabricant',
    responsible: 'Personne responsable dans l’UE',
  },
}
