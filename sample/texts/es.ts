// The sample shop's words in Spanish.
import type { SampleTexts } from './sample-texts.ts'

export const es: SampleTexts = {
  products: {
    'tulip-bouquet-vase': {
      title: 'Ramo de tulipanes de primavera en jarrón de cerámica',
      description: [
        'Quince tulipanes en rosa, melocotón y marfil, cortados en capullo la misma mañana del envío y ya colocados en su jarrón. Se abren en dos o tres días, se inclinan hacia la ventana y siguen creciendo un poco en el agua, como hacen los tulipanes.',
        'El jarrón es de gres, con un esmalte mate ligeramente moteado. Su cuello estrecho sostiene por sí solo un ramo suelto, y por eso es el jarrón al que se vuelve mucho después de que se vayan los tulipanes.',
        'El ramo pequeño lleva nueve tallos; el mediano, quince; el grande, veinticinco en un jarrón más alto.',
      ],
      details: {
        contents: 'Tulipanes cortados, jarrón de gres, alimento para flores, tarjeta de cuidados',
        material: 'Jarrón: gres esmaltado',
        size: 'Jarrón de 22 cm de alto (grande: 28 cm), boca de 8 cm',
        keeps: 'De siete a nueve días en agua limpia',
        origin: 'Tulipanes cultivados en los Países Bajos',
        care: 'Corta un centímetro de tallo y cambia el agua cada dos días. Lejos de la fruta y de los radiadores. El jarrón puede ir al lavavajillas.',
        safety: 'No comestible. Los tulipanes son perjudiciales para gatos y perros.',
      },
      alts: ['Tulipanes rosas, melocotón y marfil en un jarrón redondo de cerámica blanca'],
    },
    'rose-bouquet-kraft': {
      title: 'Ramo de rosas de jardín en papel kraft',
      description: [
        'Rosas de jardín en rosa pálido, marfil y coral con ramitas de eucalipto y paniculata, atadas a mano en espiral para que el ramo no pierda la forma al apoyarlo. Las rosas de jardín tienen más pétalos que las de floristería, y además huelen bien.',
        'Envolvemos los tallos en papel húmedo y después en papel kraft con una cinta de satén: se puede regalar tal como llega. El mediano lleva doce rosas; el grande, veinte.',
      ],
      details: {
        contents: 'Rosas cortadas, eucalipto, paniculata, alimento para flores, tarjeta de cuidados',
        material: 'Papel kraft reciclable, cinta de satén',
        size: 'Unos 40 cm de alto y 28 cm de ancho (grande: 45 × 36 cm)',
        keeps: 'De seis a ocho días en agua limpia',
        origin: 'Rosas cultivadas en Kenia, ramo compuesto en los Países Bajos',
        care: 'Corta los tallos en diagonal, quita las hojas que queden bajo el agua y cambia el agua cada dos días.',
        safety: 'No comestible. Los tallos pueden tener espinas.',
      },
      alts: ['Rosas en rosa pálido, marfil y coral con eucalipto, en papel kraft con una cinta coral'],
    },
    'daffodil-pot': {
      title: 'Narcisos en maceta esmaltada',
      description: [
        'Nueve narcisos de trompeta naranja intenso que crecen en su propia tierra, no cortados. Llegan con unas flores abiertas y otras en capullo, y alegran la mesa de la cocina durante unas dos semanas.',
        'Después los bulbos pueden pasar al jardín o a una jardinera: plantados a una profundidad del triple de su altura, vuelven cada primavera. La maceta esmaltada esconde otra dentro, así que nada gotea sobre la mesa.',
      ],
      details: {
        contents: 'Nueve bulbos de narciso en flor, maceta esmaltada, instrucciones de plantación',
        material: 'Cerámica esmaltada',
        size: 'Maceta de 14 cm de diámetro y 13 cm de alto; planta de unos 35 cm',
        keeps: 'Dos semanas en flor dentro de casa; durante años al aire libre',
        origin: 'Bulbos y maceta de los Países Bajos',
        care: 'Mucha luz y ambiente fresco. Riega cuando la superficie de la tierra esté seca.',
        safety:
          'No comestible. Los bulbos son perjudiciales para personas y mascotas; la savia puede irritar la piel.',
      },
      alts: ['Narcisos amarillos de centro naranja en una maceta esmaltada azul cielo'],
    },
    'potted-succulent': {
      title: 'Dúo de suculentas en macetas de barro',
      description: [
        'Dos rosetas de echeveria con las puntas sonrosadas, una grande y otra más pequeña, cada una en una maceta de barro torneada a mano. Juntas parecen una pareja que ha vivido así siempre.',
        'Lo perdonan casi todo: las vacaciones, los despistes, una semana en Correos. Ponlas en una ventana con luz y dales un poco de agua cada quince días.',
      ],
      details: {
        contents: 'Dos echeverias en maceta, tarjeta de cuidados',
        material: 'Barro cocido, sin esmaltar y con esmalte blanco',
        size: 'Macetas de 11 cm y 8 cm de diámetro',
        origin: 'Plantas de los Países Bajos; macetas torneadas en Portugal',
        care: 'Mucha luz y poca agua: deja secar la tierra por completo entre riegos. No por debajo de 5 °C.',
        safety: 'No comestible.',
      },
      alts: ['Dos suculentas de puntas rosadas, una en una maceta rosa pálido y otra en una maceta blanca'],
    },
    'chocolate-bunny': {
      title: 'Conejo de chocolate con lazo',
      description: [
        'Un conejo hueco de orejas largas, moldeado a mano en un molde que lleva sesenta años en el taller. Las paredes son lo bastante gruesas para romperse con un buen chasquido y lo bastante finas para acabárselo.',
        'El chocolate con leche tiene un 38 % de cacao y sabe a caramelo; el negro tiene un 64 % y amarga solo un poco. Lo acompañan tres huevos de praliné envueltos en papel de aluminio, y la cinta de satén la ata alguien que ata muchísimas por Pascua.',
      ],
      details: {
        contents: 'Un conejo hueco de chocolate, tres huevos de praliné en papel de aluminio, cinta de satén',
        size: '19 cm de alto',
        weight: '200 g',
        ingredients: [
          'Conejo de chocolate con leche: Azúcar de caña, manteca de cacao, LECHE entera en polvo, pasta de cacao, AVELLANAS, emulgente (lecitina de SOJA), extracto de vainilla.',
          'Conejo de chocolate negro: Pasta de cacao, azúcar de caña, manteca de cacao, AVELLANAS, emulgente (lecitina de SOJA), extracto de vainilla.',
          'Huevos de praliné: Azúcar de caña, AVELLANAS, manteca de cacao, LECHE entera en polvo, pasta de cacao, emulgente (lecitina de SOJA), extracto de vainilla.',
        ],
        allergens: [
          'Conejo de chocolate con leche: contiene leche, avellanas y soja.',
          'Conejo de chocolate negro: contiene avellanas y soja. Puede contener leche.',
          'Huevos de praliné, incluidos con ambos conejos: contienen leche, avellanas y soja.',
          'Todos pueden contener otros frutos de cáscara y gluten.',
        ],
        'shelf-life': 'Al menos cuatro meses, a 15–18 °C y lejos del sol',
        origin: 'Hecho en Bélgica',
        safety:
          'Retira la cinta y el papel de aluminio antes de comerlo. Los huevos pequeños no son para menores de tres años.',
      },
      alts: [
        'Conejo de chocolate con una cinta de satén coral junto a tres huevos pequeños en papel de aluminio',
      ],
    },
    'gold-foil-bunny': {
      title: 'Conejo de chocolate en papel dorado',
      description: [
        'El conejo que no falta en ninguna mesa de Pascua: suave chocolate con leche en crujiente papel dorado, con una cinta rojo cereza al cuello. Pelar primero las orejas es una tradición que no discutimos.',
        'Queda bien en un plato, en un nido o en el bolsillo del abrigo, y es lo bastante pequeño para poner uno junto a cada taza.',
      ],
      details: {
        contents: 'Un conejo hueco de chocolate con leche en papel de aluminio',
        size: '14 cm de alto',
        weight: '150 g',
        ingredients:
          'Azúcar, manteca de cacao, LECHE entera en polvo, pasta de cacao, LECHE desnatada en polvo, emulgente (lecitina de SOJA), extracto de vainilla. Cacao: 32 % como mínimo.',
        allergens: 'Contiene leche y soja. Puede contener frutos de cáscara y gluten.',
        'shelf-life': 'Al menos seis meses, en lugar fresco y seco',
        origin: 'Hecho en Bélgica',
        safety: 'Retira el papel de aluminio y la cinta antes de comerlo.',
      },
      alts: [
        'Conejo de chocolate en brillante papel dorado con una cinta roja y tres huevos en papel de colores',
      ],
    },
    'truffle-box': {
      title: 'Caja de doce trufas de chocolate',
      description: [
        'Doce trufas de cuatro clases: de chocolate negro con sal marina, con leche y praliné de avellana, ruby con frambuesa y blanca con matcha. Cada una se bolea, se baña y se remata a mano, así que no hay dos rayas iguales.',
        'La caja es de un marrón chocolate intenso, con «for you» en dorado por dentro de la tapa, donde solo se ve al abrirla. La versión clásica lleva una cucharada de coñac en las trufas negras; la otra no lleva alcohol.',
      ],
      details: {
        contents: 'Doce trufas en una caja de regalo rígida',
        size: 'Caja de 20 × 15 × 4 cm',
        weight: '168 g',
        ingredients:
          'Pasta de cacao, manteca de cacao, azúcar, NATA, LECHE entera en polvo, AVELLANAS, jarabe de glucosa, frambuesa en polvo, té matcha, MANTEQUILLA, emulgente (lecitina de SOJA), sal marina. Clásico: coñac (2 %).',
        allergens:
          'Contiene leche, avellanas y soja. Puede contener otros frutos de cáscara, gluten y huevo.',
        'shelf-life': 'Cinco semanas a 14–18 °C; mejor en las tres primeras',
        origin: 'Hecho en Bélgica',
      },
      alts: ['Caja de regalo marrón abierta con doce trufas decoradas y «for you» en dorado en la tapa'],
    },
    'macaron-box': {
      title: 'Caja de doce macarons',
      description: [
        'Macarons de almendra con una cáscara que cruje y un corazón que se deshace: rosa, pistacho, limón, grosella negra, albaricoque y vainilla, dos de cada. Se hornean los lunes y los miércoles y salen esa misma tarde.',
        'En la caja van de canto en tres filas, así que llegan enteros. La caja grande tiene un segundo piso.',
      ],
      details: {
        contents: 'Doce o veinticuatro macarons en una caja de regalo',
        size: 'Caja de 21 × 15 × 5 cm',
        weight: '190 g (24 unidades: 380 g)',
        ingredients:
          'ALMENDRAS, azúcar, clara de HUEVO, MANTEQUILLA, NATA, chocolate blanco (azúcar, manteca de cacao, LECHE en polvo, lecitina de SOJA), PISTACHOS, purés de fruta, agua de rosas, vainilla, colorantes: remolacha, espirulina, curcumina.',
        allergens:
          'Contiene almendras, pistachos, huevo, leche y soja. Puede contener otros frutos de cáscara y gluten.',
        'shelf-life': 'Seis días en la nevera. Sácalos media hora antes de servir.',
        origin: 'Horneados en Francia',
      },
      alts: ['Caja de regalo abierta con filas de macarons en tonos pastel, uno rosa y otro verde delante'],
    },
    'iced-sugar-cookies': {
      title: 'Seis galletas de Pascua glaseadas',
      description: [
        'Seis galletas de mantequilla gruesas, horneadas hasta que el borde apenas se dora y glaseadas a mano: tres huevos, un conejo, una flor y un corazón. La glasa real queda seca al tacto, con un toque de limón.',
        'Dinos la palabra del corazón, de hasta ocho letras. «Mamá» es la que más escribimos; después vienen los nombres.',
      ],
      details: {
        contents: 'Seis galletas glaseadas en una caja con ventana',
        size: 'Galletas de 7–9 cm, caja de 26 × 18 cm',
        weight: '240 g',
        ingredients:
          'Harina de TRIGO, MANTEQUILLA, azúcar glas, azúcar, HUEVO, clara de HUEVO en polvo, zumo de limón, vainilla, sal, colorantes: remolacha, espirulina, cártamo.',
        allergens: 'Contiene trigo, leche y huevo. Puede contener frutos de cáscara y soja.',
        'shelf-life': 'Seis semanas en una lata',
        origin: 'Horneadas en Francia',
      },
      personalisation: 'Palabra del corazón',
      alts: [
        'Seis galletas glaseadas: tres huevos decorados, una cara de conejo, una flor lila y un corazón que dice «mum»',
      ],
    },
    'tea-tin': {
      title: 'Té en hoja «Jardín de primavera»',
      description: [
        'Té verde con pétalos de rosa, hierbabuena y manzanilla: ligero, un poco dulce y lo bastante relajante para el final de la tarde. Las hojas son enteras y grandes, así que dan para dos infusiones.',
        'La lata verde salvia cierra bien y, con su pequeño pomo dorado, da gusto abrirla. Dentro hay una cucharita de haya; una cucharada rasa es la medida de una taza.',
      ],
      details: {
        contents: 'Té en hoja en lata, cucharita de haya',
        material: 'Hojalata, haya',
        size: 'Lata de 9 cm de diámetro y 14 cm de alto',
        weight: '100 g para unas 45 tazas; 200 g con bolsa de recarga',
        ingredients:
          'Té verde (62 %), hierbabuena, flores de manzanilla, pétalos de rosa, aciano. De agricultura ecológica.',
        'shelf-life': '18 meses, en lugar seco y bien cerrada',
        origin: 'Mezclado en Dinamarca',
        care: 'Deja infusionar a 80 °C de dos a tres minutos.',
      },
      alts: [
        'Lata verde salvia para té con etiqueta de flores y, delante, una cucharita de madera con té y capullos de rosa',
      ],
    },
    'painted-eggs-nest': {
      title: 'Huevos de Pascua pintados a mano en su nido',
      description: [
        'Seis huevos de madera pintados a mano con franjas, puntos, margaritas y un toque dorado, en un nido de mimbre trenzado. Están torneados en madera de tilo y tienen el peso y el tamaño de un huevo de verdad.',
        'Pon el nido en el centro de la mesa o esconde los huevos uno a uno: aguantan una noche en la hierba mojada. El año que viene saldrán de la caja igual que este.',
      ],
      details: {
        contents: 'Seis huevos pintados, nido de mimbre, caja para guardarlos',
        material: 'Madera de tilo, pintura al agua, mimbre',
        size: 'Nido de 24 cm de diámetro; huevos de 6 cm',
        origin: 'Hechos en Alemania',
        care: 'Limpia con un paño seco.',
        safety: 'Decoración, no es un juguete.',
      },
      alts: ['Huevos en tonos pastel con puntos, rayas y margaritas en un nido redondo de mimbre'],
    },
    'ceramic-bunny-pair': {
      title: 'Pareja de conejos de cerámica',
      description: [
        'Un conejo blanco grande y otro pequeño en rosa pálido, con un esmalte tan liso que atrapa la luz de la ventana. Las caras se pintan con tres trazos cada una, y los trazos nunca salen del todo iguales.',
        'Están en la estantería todo el año sin parecer una Pascua que alguien olvidó guardar.',
      ],
      details: {
        contents: 'Dos figuras',
        material: 'Loza esmaltada, base de fieltro',
        size: '21 cm y 14 cm de alto',
        origin: 'Hechos a mano en Portugal',
        care: 'Limpia con un paño húmedo.',
        safety: 'Decoración, no es un juguete.',
      },
      alts: ['Un conejo blanco alto y otro rosa más pequeño, de cerámica esmaltada, sentados juntos'],
    },
    'personalised-name-egg': {
      title: 'Huevo de madera con nombre',
      description: [
        'Un huevo plano de madera para colgar en una ventana o de una rama, con un conejo, una guirnalda pintada y un nombre en letras blancas en relieve. Bajo el nombre pone «Easter» y el año en curso.',
        'Las familias suelen pedir uno por hijo y luego otro cada vez que la familia crece. Quedan tan bien en el pomo de una puerta como en una rama de forsitia.',
        'Hasta doce letras, con sus tildes.',
      ],
      details: {
        material: 'Contrachapado de abedul de bosques certificados, pintura al agua, cinta de satén',
        size: '12 × 16 cm, 6 mm de grosor',
        origin: 'Cortado y pintado en Alemania',
        care: 'Para interior, o exterior con tiempo seco. Limpia con un paño seco.',
        safety: 'Decoración, no es un juguete. La cinta no es para menores de tres años.',
      },
      personalisation: 'Nombre del huevo',
      alts: ['Huevo de madera con cinta rosa, un conejo, el nombre Emma y una guirnalda de flores pintada'],
    },
    'easter-basket': {
      title: 'Cesta para buscar huevos de Pascua',
      description: [
        'Una cesta redonda de asa trenzada, lo bastante grande para una buena mañana de búsqueda y lo bastante ligera para un niño de cuatro años. Viene llena de hierba de papel y seis huevos decorados para esconder, con un gran lazo a un lado.',
        'Elige el color del lazo y el nombre de la etiqueta de madera que cuelga de él. La cesta está tejida con varas de mimbre enteras: llevará piñas y coches de juguete mucho después de Pascua.',
      ],
      details: {
        contents: 'Cesta, seis huevos decorados, hierba de papel, lazo, etiqueta de madera con nombre',
        material: 'Mimbre, cinta de algodón, huevos de madera de tilo',
        size: '28 cm de diámetro, 32 cm de alto con el asa',
        origin: 'Tejida en Alemania',
        age: 'A partir de tres años',
        care: 'Mantener seca; limpiar con un cepillo suave.',
        safety: 'No apta para menores de tres años: cinta y piezas pequeñas.',
      },
      personalisation: 'Nombre de la etiqueta',
      alts: ['Cesta redonda de mimbre con asa trenzada y lazo rosa, llena de huevos en tonos pastel'],
    },
    'felt-egg-garland': {
      title: 'Guirnalda de huevos de fieltro',
      description: [
        'Siete huevos de fieltro de lana en los colores de las peladillas, bordados a punto de bastilla y colgados entre cuentas de madera. Mide 1,8 metros, lo justo para una ventana, una repisa o la pared junto a una cuna.',
        'El cordón es de algodón natural con una presilla en cada extremo, así que bastan dos chinchetas. No pesa casi nada y viaja bien por correo.',
      ],
      details: {
        contents: 'Guirnalda con siete huevos',
        material: 'Fieltro de lana, algodón, cuentas de haya',
        size: '1,8 m de largo; huevos de 7 cm',
        origin: 'Cosida en Suecia',
        care: 'Sacúdela; plánchala a baja temperatura bajo un paño.',
        safety: 'Decoración, no es un juguete. Colgar fuera del alcance de los niños pequeños.',
      },
      alts: ['Guirnalda de siete huevos pastel con bordado blanco entre cuentas de madera en un cordón'],
    },
    'name-mug': {
      title: 'Taza de gres con nombre',
      description: [
        'Una taza generosa de base redondeada y un asa en la que caben tres dedos. El esmalte es suave y algo mate por fuera, brillante por dentro, y el nombre va escrito a mano.',
        'Las letras están cocidas en el esmalte, no impresas encima: resisten el lavavajillas y diez años de lunes. «Mamá», «Papá» y los nombres son los clásicos, pero vale cualquier palabra de hasta doce letras.',
      ],
      details: {
        material: 'Gres esmaltado',
        size: '9 cm de diámetro, 9,5 cm de alto',
        capacity: '380 ml',
        weight: '390 g',
        origin: 'Torneada y rotulada en Portugal',
        care: 'Apta para lavavajillas y microondas',
      },
      personalisation: 'Nombre o palabra de la taza',
      alts: ['Taza de gres crema con un nombre escrito a mano en marrón'],
    },
    'teapot-for-two': {
      title: 'Juego de té de gres para dos',
      description: [
        'Una tetera panzuda en blanco moteado con pomo de roble y dos tazas azul cielo sobre platillos blancos. En la tetera caben tres tazas, lo justo para dos personas que se quedan un rato.',
        'El pitorro se rediseñó cuatro veces hasta que dejó de gotear. Bajo la tapa hay un filtro de acero; si lo sacas, cabe un manojo entero de menta.',
      ],
      details: {
        contents: 'Tetera con filtro, dos tazas, dos platillos',
        material: 'Gres esmaltado, roble aceitado, acero inoxidable',
        size: 'Tetera de 24 cm con el pitorro, 17 cm de alto',
        capacity: 'Tetera 700 ml, tazas 200 ml',
        weight: '1,8 kg',
        origin: 'Hecho en Portugal',
        care: 'Apto para lavavajillas sin la tapa; pasa un poco de aceite por el pomo una vez al año.',
      },
      alts: ['Tetera blanca con pomo de madera y dos tazas de té azul cielo sobre platillos blancos'],
    },
    'scented-candle': {
      title: 'Vela perfumada de cera de soja',
      description: [
        'Cera de soja vertida a mano en un vaso de cristal tintado y pesado, con una mecha de algodón que arde por igual hasta el borde. El aroma está ahí al entrar en la habitación y no estorba al sentarse a comer.',
        'La peonía es fresca y un poco verde; la lavanda, seca, como un armario de ropa blanca; el higo es más la hoja que el fruto; la ropa limpia huele a colada tendida.',
        'La etiqueta la escribes tú: un nombre o una palabra de hasta catorce letras. Cuando la vela se acaba, con agua caliente sale la cera que queda, y el vaso se aprovecha para beber.',
      ],
      details: {
        contents: 'Vela en vaso, tapa antipolvo',
        material: 'Cera de soja, mecha de algodón, vidrio',
        size: '8,5 cm de diámetro, 9,5 cm de alto',
        weight: '220 g de cera',
        'burn-time': 'Unas 45 horas',
        origin: 'Elaborada en Finlandia',
        care: 'La primera vez, deja que la superficie se funda hasta el borde, unas dos horas. Recorta la mecha a 5 mm.',
        safety:
          'No dejes nunca una vela encendida sin vigilancia. Lejos de niños, mascotas y cortinas. Puede provocar una reacción alérgica en la piel; mantener fuera del alcance de los niños.',
      },
      personalisation: 'Nombre o palabra de la etiqueta',
      alts: ['Vela encendida en un vaso rosa con la etiqueta «Peony», dos pétalos al lado'],
    },
    'photo-frame-oak': {
      title: 'Marco de roble con lámina',
      description: [
        'Un marco de roble macizo con un paspartú blanco y ancho que deja respirar hasta a la foto más pequeña. Trae una lámina de colinas al amanecer, así que puede colgarse hoy y llevar tu foto mañana.',
        'Las esquinas van a inglete y encoladas, y el cristal es cristal de verdad. En el borde inferior grabamos una línea de hasta treinta letras: una fecha, un lugar, dos nombres.',
      ],
      details: {
        contents: 'Marco con paspartú, cristal, lámina y colgador',
        material: 'Roble aceitado, cartón sin ácido, vidrio',
        size: 'A4: exterior 28 × 36 cm; A5: 21 × 27 cm',
        origin: 'Hecho en Alemania',
        care: 'Quita el polvo con un paño seco; el limpiacristales, en el paño y no en el marco.',
        safety: 'Contiene vidrio.',
      },
      personalisation: 'Línea grabada en el marco',
      alts: ['Marco de roble con paspartú blanco y una lámina de colinas bajo un sol coral'],
    },
    'embroidered-cushion': {
      title: 'Cojín bordado para mamá',
      description: [
        'Un cojín de lino con una sola palabra a punto de raso bien tupido, una línea pequeña debajo y tres flores al pie. Un vivo del color del hilo recorre el borde.',
        'El lino está prelavado: es suave desde el primer día y no encoge al lavarlo. La palabra es «Mamá» si no nos das otra: esta primavera ya han salido del taller Oma, Mamma, Máma y Äiti.',
      ],
      details: {
        contents: 'Funda de cojín con cremallera, relleno sin plumas',
        material: 'Funda: 100 % lino. Relleno: poliéster reciclado',
        size: '45 × 45 cm',
        origin: 'Cosido en Suecia',
        care: 'Funda: lavar del revés a 40 °C, planchar por el revés. Relleno: 30 °C.',
      },
      personalisation: 'Palabra del cojín',
      alts: ['Cojín de lino crema bordado con «Mamá, you are home» y tres flores coral'],
    },
    'oak-wall-clock': {
      title: 'Reloj de pared de roble',
      description: [
        'Una esfera blanca y clara, índices de latón y un aro curvado de una sola tira de roble. Las agujas avanzan sin tictac, así que el reloj puede colgar en el dormitorio.',
        'Bajo las doce ponemos una línea tuya de hasta dieciocho caracteres: «Juntos desde 1984», un apellido, el nombre de una casa. Es tan pequeña que los invitados la descubren por su cuenta.',
      ],
      details: {
        contents: 'Reloj, pila AA, tornillo y taco',
        material: 'Roble, acero lacado, latón, vidrio',
        size: '30 cm de diámetro, 5 cm de fondo',
        weight: '1,1 kg',
        origin: 'Hecho en Alemania',
        care: 'Quita el polvo con un paño seco.',
        safety: 'Lleva las pilas gastadas a un punto de recogida.',
      },
      personalisation: 'Línea de la esfera',
      alts: [
        'Reloj de pared redondo con aro de roble, números negros y una pequeña línea escrita en la esfera',
      ],
    },
    'heart-necklace': {
      title: 'Collar con corazón abombado',
      description: [
        'Un pequeño corazón redondeado en una fina cadena forzada, pulido hasta reflejar la habitación. Es hueco, así que casi no pesa y se puede llevar todos los días sin notarlo.',
        'En el reverso caben tres letras: unas iniciales, o la primera letra de tres hijos. La cadena cierra a 42 o a 45 centímetros.',
      ],
      details: {
        contents: 'Collar en bolsita de regalo',
        material: 'Plata de ley 925; versión dorada con baño de oro de 18 quilates, 2 micras. Sin níquel',
        size: 'Corazón de 14 mm; cadena de 42 a 45 cm',
        weight: '3,1 g',
        origin: 'Hecho en Arezzo, Italia',
        care: 'Quítatelo antes de nadar y de perfumarte. Abrillanta con un paño suave.',
        safety: 'No apto para menores de tres años.',
      },
      personalisation: 'Iniciales del reverso',
      alts: ['Corazón dorado abombado en una cadena fina, sobre un busto rosa pálido'],
    },
    'ring-dish': {
      title: 'Platito en forma de corazón para anillos',
      description: [
        'Un corazón de porcelana poco hondo con borde dorado, para los anillos que una se quita antes de amasar. Su sitio está junto al fregadero, en la mesilla o al lado de las llaves.',
        'Dentro escribimos a mano un nombre o una palabra corta y la cocemos bajo el esmalte, donde no llegan ni el jabón ni los anillos.',
      ],
      details: {
        material: 'Porcelana esmaltada, borde de oro de 12 quilates',
        size: '12 × 11 cm, 2,5 cm de fondo',
        weight: '140 g',
        origin: 'Hecho en Portugal',
        care: 'Lavar a mano. No apto para microondas, por el oro.',
        safety: 'Decoración; no para alimentos.',
      },
      personalisation: 'Palabra del platito',
      alts: [
        'Platito de porcelana blanca en forma de corazón con borde dorado, un nombre y dos anillos dentro',
      ],
    },
    'velvet-jewellery-box': {
      title: 'Joyero de terciopelo',
      description: [
        'Una caja de terciopelo corto y denso con un espejo que ocupa toda la tapa. Dentro hay cinco rollitos para anillos, dos compartimentos para pendientes y un bolsillo donde una cadena no se enreda.',
        'Cierra con un clic discreto y cabe en un cajón o en una bolsa de fin de semana. En la tapa se puede bordar con hilo dorado un nombre de hasta doce letras.',
      ],
      details: {
        material: 'Terciopelo de algodón sobre fibra de madera, espejo de vidrio, bisagra de latón',
        size: '22 × 15 × 8 cm',
        weight: '640 g',
        origin: 'Hecho en Italia',
        care: 'Cepilla con un cepillo de ropa en el sentido del pelo.',
        safety: 'Contiene vidrio.',
      },
      personalisation: 'Nombre de la tapa',
      alts: ['Joyero de terciopelo rosa abierto, con espejo en la tapa y anillos en los rollitos'],
    },
    'plush-bunny': {
      title: 'Conejito de peluche achuchable',
      description: [
        'Un conejo crema de orejas largas forradas de rosa y lazo de satén, con el relleno justo para sentarse solo y lo bastante blandito para llevarlo de un brazo. El pelo es denso y corto, y no se queda en las manos pequeñas.',
        'Los ojos son bordados, no hay nada que arrancar, y el conejo entero va a la lavadora, que es lo que al final decide estas cosas. Bordamos el nombre en la pata izquierda.',
      ],
      details: {
        material: 'Exterior y relleno: poliéster, la mitad reciclado',
        size: '32 cm sentado, con orejas',
        weight: '260 g',
        age: 'Desde el nacimiento',
        origin: 'Cosido en Chequia',
        care: 'Lavar a máquina a 30 °C, secar al aire.',
        safety:
          'Marcado CE, ensayado según la norma EN 71. Retira el embalaje y la etiqueta de cinta antes de dárselo a un niño.',
      },
      personalisation: 'Nombre de la pata',
      alts: ['Conejo de peluche crema y suave con orejas rosas y lazo azul claro'],
    },
    'plush-teddy': {
      title: 'Osito de peluche color miel',
      description: [
        'Un oso de los de antes: pelo caramelo, patas crema, nariz seria y lazo rojo. Los brazos y las piernas van cosidos para moverse un poco, así que puede sentarse a la mesa o apoyarse en una almohada.',
        'El pequeño cabe bajo el brazo; el grande ocupa su propia silla. En el pie derecho bordamos un nombre de hasta diez letras.',
      ],
      details: {
        material: 'Peluche de poliéster, relleno en parte reciclado, satén de poliéster',
        size: 'Pequeño 30 cm, grande 48 cm, sentado',
        weight: 'Pequeño 400 g, grande 840 g',
        age: 'Desde el nacimiento',
        origin: 'Cosido en Chequia',
        care: 'Lavar a máquina a 30 °C en una bolsa de lavado, secar al aire.',
        safety: 'Marcado CE, ensayado según la norma EN 71. Retira el embalaje antes de dárselo a un niño.',
      },
      personalisation: 'Nombre del pie',
      alts: ['Oso de peluche caramelo con patas crema y un gran lazo rojo'],
    },
    'wooden-pull-bunny': {
      title: 'Conejito de madera para arrastrar',
      description: [
        'Un conejo de haya sobre cuatro ruedas verde salvia, con colita blanca y una cuenta al final del cordón. Los ejes están un poco descentrados: al tirar de él, va dando saltitos.',
        'Los cantos están redondeados y lijados hasta parecer un guijarro, y el aceite y los colores son seguros para quien primero lo prueba todo. Grabamos el nombre a fuego en el costado, junto al corazón.',
      ],
      details: {
        material: 'Haya de bosques certificados, pinturas al agua, cordón de algodón',
        size: '18 × 8 × 17 cm; cordón de 60 cm con cierre de seguridad',
        weight: '470 g',
        age: 'A partir de 12 meses',
        origin: 'Hecho en Seiffen, Alemania',
        care: 'Limpia con un paño húmedo; frota con aceite de linaza una vez al año.',
        safety:
          'Marcado CE, ensayado según la norma EN 71. Usar bajo la vigilancia de un adulto debido al cordón.',
      },
      personalisation: 'Nombre del costado',
      alts: ['Conejo de haya sobre ruedas verde salvia con cordón para tirar y una cuenta verde'],
    },
    'carousel-music-box': {
      title: 'Caja de música carrusel con conejitos',
      description: [
        'Cinco conejos dan vueltas bajo una carpa de rayas mientras suena la nana de Brahms. Dale cuerda a la base y gira unos dos minutos y medio, cada vez más despacio, como todo el mundo.',
        'El mecanismo tiene dieciocho notas y peine de acero. Las figuras y la carpa son de resina moldeada con brillo de porcelana, pintadas a mano y perfiladas en oro.',
      ],
      details: {
        material: 'Resina moldeada, mecanismo de acero, base de fieltro',
        size: '15 cm de diámetro, 24 cm de alto',
        weight: '950 g',
        age: 'Un recuerdo para la estantería; como juguete, a partir de ocho años',
        origin: 'Montada en Italia, mecanismo de Suiza',
        care: 'Quita el polvo con un pincel suave. No fuerces la cuerda.',
        safety: 'No apta para menores de tres años: piezas pequeñas.',
      },
      alts: ['Caja de música carrusel con carpa de rayas rosas y blancas y conejitos blancos'],
    },
    'signature-gift-box': {
      title: 'Caja de regalo con lazo de satén',
      description: [
        'Una caja resistente en marfil, con una tapa que encaja como deben encajar las tapas y una ancha cinta de satén rosa atada en un lazo generoso. Caben una taza, una vela y una tarjeta, y aún sobra sitio.',
        'Llévatela vacía y rellénala a tu gusto, o con papel de seda y viruta de papel rosa pálido para que nada baile. En la tapa podemos escribir un nombre con tinta dorada, de hasta dieciséis letras.',
        'La mayoría acaba guardando cartas y fotografías, y por eso las hacemos robustas.',
      ],
      details: {
        contents: 'Caja con tapa y cinta; con relleno: ocho hojas de papel de seda, viruta de papel',
        material: 'Cartón gris forrado de papel reciclado, satén de poliéster',
        size: 'Interior de 26 × 22 × 14 cm',
        weight: '580 g',
        origin: 'Hecha en el Reino Unido',
        care: 'Mantener seca. La cinta se quita sin desatarla.',
      },
      personalisation: 'Nombre de la tapa',
      alts: ['Caja de regalo marfil atada con cinta de satén rosa y un gran lazo'],
    },
    'mothers-day-card': {
      title: 'Tarjeta del Día de la Madre con sobre',
      description: [
        'Una corona de diminutas flores de papel en forma de corazón, cortadas y colocadas a mano encima de un texto rosa. La tarjeta es lo bastante gruesa para pasar semanas de pie en una estantería, y suele pasarlas.',
        'Las palabras de la portada son tuyas: hasta dieciocho caracteres, desde «Supermamá» hasta su nombre. Por dentro está en blanco, para tu letra. El sobre de papel kraft se cierra con un sello de lacre.',
      ],
      details: {
        contents: 'Tarjeta, sobre de papel kraft, sello de lacre',
        material: 'Papel de algodón, 300 g/m²; flores de papel',
        size: '12 × 17 cm plegada',
        weight: '40 g',
        origin: 'Hecha en el Reino Unido',
      },
      personalisation: 'Palabras de la portada',
      alts: [
        'Tarjeta con un corazón de flores de papel y las palabras «Happy Mother’s Day», con un sobre kraft lacrado al lado',
      ],
    },
    'linen-notebook': {
      title: 'Cuaderno de lino con bolígrafo',
      description: [
        'Un cuaderno que se abre plano por cualquier página, encuadernado en lino con un nombre estampado en oro. Tiene una goma para cerrarlo, una cinta para marcar la página y un bolsillo en la contracubierta para lo que no debe perderse.',
        'El papel admite pluma sin que traspase la tinta. Lo acompaña un bolígrafo blanco y dorado con el peso de los buenos bolígrafos.',
      ],
      details: {
        contents: 'Cuaderno, bolígrafo con recambio azul',
        material: 'Lino sobre cartón, papel crema de 100 g/m², bolígrafo de latón lacado',
        size: 'A5, 192 páginas',
        weight: '370 g',
        origin: 'Encuadernado en el Reino Unido',
        care: 'Limpia con un paño seco.',
      },
      personalisation: 'Nombre de la cubierta',
      alts: ['Cuaderno de lino rosa con el nombre Emma en dorado, un bolígrafo blanco y dorado al lado'],
    },
    'heart-balloons': {
      title: 'Trío de globos de corazón',
      description: [
        'Tres corazones metalizados en rosa, coral y dorado con largas cintas de satén, sujetos por una cajita de regalo que pesa lo justo para que no se escapen. Listos para la mesa del desayuno, la puerta del colegio o una habitación de hospital.',
        'Llegan planos en un sobre. Cualquier floristería o tienda de artículos de fiesta los llena de helio, y con aire y un palito también quedan muy bien. Con helio flotan alrededor de una semana.',
      ],
      details: {
        contents: 'Tres globos metalizados, cintas de satén, contrapeso, pajita para el aire',
        material: 'Lámina de poliamida, cinta de poliéster, cartón',
        size: 'Corazones de 45 cm de ancho inflados',
        origin: 'Hechos en España',
        care: 'Vacíalos y guárdalos planos: se pueden volver a inflar.',
        safety:
          'No aptos para menores de tres años: cintas y piezas pequeñas. No sueltes nunca los globos al aire libre ni cerca de líneas eléctricas. Helio no incluido.',
      },
      alts: ['Tres globos de corazón brillantes en rosa, coral y dorado atados a una cajita de regalo'],
    },
    'tote-bag': {
      title: 'Bolsa de tela «Supermamá»',
      description: [
        'Una bolsa de lona natural gruesa con asas largas que descansan bien en el hombro. Las letras y la cenefa de flores están impresas con tinta al agua, suave al tacto y resistente al lavado.',
        'Lleva doce kilos de compra sin quejarse y se pliega en el bolsillo del abrigo. Pone «Supermamá»; danos otras palabras si quien se lo merece es la mejor abuela, profesora o tía.',
      ],
      details: {
        material: 'Lona 100 % de algodón ecológico, 280 g/m²',
        size: '38 × 42 cm, asas de 68 cm',
        weight: '160 g',
        origin: 'Cosida y estampada en Suecia',
        care: 'Lavar del revés a 30 °C, planchar por el revés.',
      },
      personalisation: 'Palabras en la bolsa',
      alts: ['Bolsa de lona natural estampada con «Supermamá» y tres flores rosas'],
    },
    'name-tumbler': {
      title: 'Vaso térmico grabado',
      description: [
        'Un vaso de acero de doble pared que mantiene el café caliente seis horas y el agua fría doce. Se estrecha en la base para caber en el portavasos del coche, del carrito o de la bici.',
        'El nombre se graba a través del color hasta el acero, así que ni se despega ni se borra. Incluye tapa, pajita y un cepillito para la pajita.',
      ],
      details: {
        contents: 'Vaso, tapa, pajita, cepillo para la pajita',
        material: 'Acero inoxidable 18/8, recubrimiento en polvo, polipropileno sin BPA',
        size: '8,5 cm de diámetro, 22 cm de alto; base de 6,8 cm',
        capacity: '600 ml',
        weight: '340 g',
        origin: 'Hecho en Tsubame, Japón',
        care: 'Lavar a mano para conservar el color; la tapa puede ir al lavavajillas.',
        safety: 'Toma las bebidas calientes por la abertura, no con la pajita. No apto para microondas.',
      },
      personalisation: 'Nombre grabado en el vaso',
      alts: ['Vaso térmico verde salvia con pajita y el nombre Emma'],
    },
    'spa-gift-set': {
      title: 'Set de regalo spa de lavanda',
      description: [
        'Todo para una hora con la puerta cerrada: dos toallas gruesas, dos pastillas de jabón, un tarro de sales y un frasco ámbar de aceite de baño con lavanda de las colinas de Manosque.',
        'Va colocado en una bandeja de roble que después sostiene una taza de té en el borde de la bañera. Huele a lavanda del campo, un poco herbal, no a la del cajón.',
      ],
      details: {
        contents:
          'Dos toallas, dos jabones (100 g cada uno), sales de baño (200 g), aceite de baño (150 ml), bandeja de roble',
        material: 'Toallas: 100 % algodón, 550 g/m². Bandeja: roble aceitado',
        size: 'Bandeja de 36 × 18 cm; toallas de 30 × 50 cm y 50 × 90 cm',
        composition:
          'Aceite de baño: Prunus Amygdalus Dulcis Oil, Helianthus Annuus Seed Oil, Lavandula Angustifolia Oil, Tocopherol, Linalool, Limonene. Jabón: Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Lavandula Angustifolia Oil, Linalool. Sales: Sodium Chloride, Lavandula Angustifolia Flower.',
        allergens: 'Contiene aceite de almendras, linalol y limoneno.',
        keeps: '12 meses después de abrirlo',
        origin: 'Hecho en Francia',
        care: 'Lava las toallas a 60 °C. Seca la bandeja con un paño.',
        safety:
          'Solo para uso externo. Evita el contacto con los ojos. La bañera puede volverse resbaladiza.',
      },
      alts: [
        'Bandeja de roble con una toalla blanca y otra rosa, dos jabones, un tarro de sales y un frasco ámbar',
      ],
    },
    'perfume-bottle': {
      title: 'Eau de parfum Fleur',
      description: [
        'Rosa y peonía, pero en una tarde cálida más que en un ramo: primero bergamota, pétalos en el centro y un fondo de cedro y almizcle blanco que se queda en el pañuelo hasta el día siguiente.',
        'El frasco es de vidrio grueso, con cuello de latón y tapón de hombros redondeados. Treinta mililitros viajan bien; cincuenta duran alrededor de un año usándolo un día sí y otro no.',
      ],
      details: {
        contents: 'Eau de parfum en frasco de vidrio con vaporizador, estuche de cartón',
        size: '30 ml o 50 ml',
        composition:
          'Alcohol Denat., Parfum, Aqua, Citronellol, Geraniol, Hydroxycitronellal, Limonene, Linalool, Citral.',
        allergens: 'Contiene citronelol, geraniol, hidroxicitronelal, limoneno, linalol y citral.',
        keeps: '36 meses después de abrirlo, lejos de la luz',
        origin: 'Hecho en Francia',
        safety:
          'Líquido y vapores muy inflamables. Mantener lejos de llamas y del calor, y fuera del alcance de los niños. Solo para uso externo.',
      },
      alts: ['Frasco cuadrado de perfume con la etiqueta «Fleur» y tapón blanco, pétalos de rosa al lado'],
    },
    'glass-bauble-set': {
      title: 'Seis bolas de Navidad de cristal con nombre',
      description: [
        'Seis bolas de vidrio soplado en abeto, baya, oro, rosa, salvia y perla, pintadas a mano y cada una un poco distinta. La verde lleva en letras blancas el nombre que nos digas.',
        'Vienen en una caja verde con «Merry Christmas» en dorado dentro de la tapa, y a ella vuelven cada enero.',
      ],
      details: {
        contents: 'Seis bolas con cinta, caja regalo',
        material: 'Vidrio soplado, pintado a mano',
        size: 'Bolas de 7 cm de diámetro, caja de 24 × 17 × 8,5 cm',
        origin: 'Sopladas y pintadas en Alemania',
        care: 'Quitar el polvo con un pincel suave y seco.',
        safety: 'De vidrio. Decoración, no apta para menores de tres años.',
      },
      personalisation: 'Nombre en la bola verde',
      alts: ['Caja verde abierta con seis bolas de cristal, en la verde pone Emma'],
    },
    'knitted-stocking': {
      title: 'Calcetín de Navidad de punto con nombre',
      description: [
        'Un calcetín grueso de lana en baya y crema con un corazón, tejido tan denso que mantiene la forma incluso con una naranja en la punta. El nombre va bordado en la vuelta.',
        'Se cuelga de la chimenea, la barandilla o la cama. Uno por persona, el mismo cada año: así empieza una tradición.',
      ],
      details: {
        contents: 'Calcetín, sin relleno',
        material: '100 % lana, forro de algodón',
        size: '45 cm de largo, abertura de 16 cm',
        origin: 'Tejido en Suecia',
        care: 'Lavar a mano en frío, secar en plano.',
      },
      personalisation: 'Nombre en la vuelta',
      alts: ['Calcetín de punto rojo baya con vuelta crema bordada con Noah y ramas de abeto'],
    },
    'fir-wreath': {
      title: 'Corona de abeto con bayas para la puerta',
      description: [
        'Una corona tupida de abeto noble con piñas, bayas rojas y un lazo de satén. Se ata a mano sobre paja el día antes de salir, así llega verde y huele a bosque.',
        'Al aire libre aguanta hasta pasado Año Nuevo; en una habitación con calefacción, unas tres semanas. Se cuelga de la presilla de atrás.',
      ],
      details: {
        contents: 'Corona con lazo, lista para colgar',
        material: 'Abeto noble, piñas, bayas, paja, satén de poliéster',
        size: '40 cm de diámetro',
        keeps: 'Seis semanas fuera, tres dentro',
        origin: 'Atada en los Países Bajos',
        care: 'Pulverizar con agua de vez en cuando.',
        safety: 'Bayas y ramas no comestibles. Mantener lejos de las velas.',
      },
      alts: ['Corona redonda de abeto con piñas, bayas rojas y lazo de satén'],
    },
    'snow-globe': {
      title: 'Bola de nieve con casita',
      description: [
        'Una casita con las ventanas encendidas, un muñeco de nieve y tres abetos bajo cristal. Dale la vuelta y nieva casi un minuto.',
        'En la base verde se lee «let it snow» en dorado. Pesa como un buen pisapapeles y se planta igual de firme en la repisa.',
      ],
      details: {
        contents: 'Bola de nieve en caja acolchada',
        material: 'Vidrio, resina, agua purificada',
        size: '15 cm de alto, 10 cm de diámetro',
        origin: 'Llenada y sellada en Alemania',
        care: 'Limpiar con un paño húmedo. Proteger de las heladas.',
        safety: 'Decoración, no es un juguete. No exponer al sol directo.',
      },
      alts: ['Bola de nieve con casita, abetos y muñeco de nieve sobre una base verde con let it snow'],
    },
    'gingerbread-house': {
      title: 'Casita de jengibre',
      description: [
        'Galleta de jengibre especiada y decorada a mano: tejado de glaseado blanco y rosa, bastones de caramelo en la puerta y tres arbolitos en el patio. Llega montada, sobre una tabla redonda.',
        'Hasta Nochebuena es el centro de la mesa. Luego alguien rompe el primer trozo del tejado, y ya nadie puede parar.',
      ],
      details: {
        contents: 'Casita de jengibre sobre tabla de madera, en caja con ventana',
        size: '22 × 18 × 24 cm',
        weight: '850 g',
        ingredients:
          'Harina de TRIGO, azúcar, miel, MANTEQUILLA, clara de HUEVO, especias (canela, jengibre, clavo, cardamomo), jarabe de glucosa, colorantes naturales.',
        allergens: 'Contiene trigo, leche y huevo. Puede contener frutos de cáscara y soja.',
        'shelf-life': 'Ocho semanas en lugar seco',
        origin: 'Horneada en Francia',
      },
      alts: [
        'Casita de jengibre con tejado de glaseado blanco y rosa, bastones de caramelo y arbolitos sobre una tabla',
      ],
    },
    'advent-calendar-box': {
      title: 'Casa calendario de Adviento con 24 cajones',
      description: [
        'Una casa de madera con veinticuatro cajones numerados en verde, baya, rosa y crema. Los llenas tú: con chocolate, con una nota, con una pieza de un puzle que se completa el 24.',
        'Está hecha para volver cada diciembre. En el letrero bajo el tejado grabamos un nombre o una palabra.',
      ],
      details: {
        contents: 'Casa con 24 cajones vacíos',
        material: 'Contrachapado de haya, pintura al agua',
        size: '52 × 30 × 12 cm, cajones de 4 × 4,5 × 9 cm',
        origin: 'Hecha en Alemania',
        care: 'Limpiar con un paño seco.',
        age: 'A partir de tres años',
      },
      personalisation: 'Nombre en el letrero',
      alts: ['Casa de madera con 24 cajones numerados en verde, baya, rosa y crema, uno abierto'],
    },
    'heart-chocolate-box': {
      title: 'Corazón con veinte bombones',
      description: [
        'Veinte bombones en un corazón rojo baya: ganache de frambuesa, caramelo salado, avellana y chocolate negro con rosa. Cada uno está decorado a mano.',
        'La tapa lleva palabras en oro: «with love» o las tuyas. Cuando se acaban los bombones, la caja guarda cartas.',
      ],
      details: {
        contents: 'Veinte bombones en una caja rígida de corazón',
        size: 'Caja de 22 × 20 × 5 cm',
        weight: '250 g',
        ingredients:
          'Azúcar, manteca de cacao, pasta de cacao, LECHE entera en polvo, NATA, AVELLANAS, jarabe de glucosa, frambuesas, MANTEQUILLA, emulgente (lecitina de SOJA), sal marina, aceite de rosa.',
        allergens:
          'Contiene leche, avellanas y soja. Puede contener otros frutos de cáscara, gluten y huevo.',
        'shelf-life': 'Seis semanas a 14–18 °C',
        origin: 'Hecho en Bélgica',
      },
      personalisation: 'Palabras en la tapa',
      alts: ['Corazón rojo baya abierto con bombones y with love en dorado en la tapa'],
    },
    'wooden-star-tree': {
      title: 'Árbol de estrellas de madera',
      description: [
        'Estrellas de haya, de la más grande a la más pequeña, apiladas en una varilla de latón con cuentas doradas y pintadas. Gira un poco cada estrella y el árbol cambia de forma.',
        'Ni agujas ni riego: está en la mesa desde el primer domingo de Adviento y en enero cabe en una caja de zapatos.',
      ],
      details: {
        contents: 'Estrellas, cuentas y estrella de latón para apilar, con instrucciones',
        material: 'Haya aceitada, latón',
        size: '30 cm de alto, 20 cm de diámetro',
        origin: 'Torneado en Alemania',
        care: 'Limpiar con un paño seco.',
        safety: 'Piezas pequeñas. No apto para menores de tres años.',
      },
      alts: [
        'Árbol de estrellas de madera apiladas con cuentas doradas y de colores y una estrella de latón en la punta',
      ],
    },
  },
  categories: {
    easter: {
      name: 'Pascua',
      description:
        'Para la mesa del desayuno, la búsqueda en el jardín y las ramas de la ventana: conejos, huevos, flores de primavera y algo que desenvolver.',
    },
    'easter-decoration': {
      name: 'Decoración de Pascua',
      description: 'Huevos pintados, guirnaldas y nidos que salen de su caja cada primavera.',
    },
    'easter-bunnies': {
      name: 'Conejos de Pascua',
      description: 'Para comer, abrazar, arrastrar o poner en la estantería.',
    },
    'mothers-day': {
      name: 'Día de la Madre',
      description:
        'Regalos que lo dicen mejor que una llamada: flores, algo con su nombre o una hora para ella.',
    },
    flowers: {
      name: 'Flores y plantas',
      description: 'Cortadas por la mañana o aún en su maceta, listas para regalar tal como llegan.',
    },
    sweets: {
      name: 'Dulces y té',
      description:
        'Chocolate, macarons, galletas y una lata de buen té, de pequeños artesanos que firman sus cajas.',
    },
    chocolate: {
      name: 'Chocolate',
      description: 'Conejos y trufas de un taller de Gante.',
    },
    'bakes-and-tea': {
      name: 'Repostería y té',
      description: 'Recién horneado, y algo para acompañarlo.',
    },
    home: {
      name: 'Hogar',
      description: 'Gres, roble, lino y luz de velas: cosas que se usan a diario y se quedan.',
    },
    candles: {
      name: 'Velas y aromas',
      description: 'Cera de soja, lavanda y rosa, vertidas y mezcladas a mano.',
    },
    kitchen: {
      name: 'Cocina y mesa',
      description: 'Tazas, teteras y lo que se sirve en ellas.',
    },
    decoration: {
      name: 'Decoración',
      description: 'Para paredes, estanterías, ventanas y el mejor rincón del sofá.',
    },
    'jewellery-and-keepsakes': {
      name: 'Joyas y recuerdos',
      description: 'Cosas pequeñas hechas para guardarse mucho tiempo.',
    },
    jewellery: {
      name: 'Joyas',
      description: 'Un corazón para llevar y sitios donde dejarlo por la noche.',
    },
    keepsakes: {
      name: 'Recuerdos',
      description: 'Marcos, cajas y nombres en madera y porcelana.',
    },
    personalised: {
      name: 'Personalizados',
      description:
        'Con un nombre, una palabra o una fecha, escrito, grabado o bordado para una sola persona.',
    },
    'for-children': {
      name: 'Para niños',
      description: 'Suave, seguro y hecho para jugar, desde el primer día.',
    },
    wellness: {
      name: 'Bienestar y belleza',
      description: 'Para un baño, una noche tranquila y el aroma que se queda en el pañuelo.',
    },
    cards: {
      name: 'Tarjetas, papel y fiesta',
      description: 'Tarjetas, cuadernos, cajas y globos: lo que convierte una cosa en un regalo.',
    },
    'out-and-about': {
      name: 'De paseo',
      description: 'Bolsas, vasos térmicos y cuadernos para el camino.',
    },
    'gift-boxes': {
      name: 'Cajas de regalo',
      description: 'Completas, con su lazo y listas para regalar.',
    },
  },
  tags: {
    'advent-calendar': 'Calendarios de Adviento',
    anniversary: 'Aniversario',
    birthday: 'Cumpleaños',
    bunny: 'Con conejos',
    ceramic: 'Cerámica',
    chocolate: 'Chocolate',
    eggs: 'Huevos',
    floral: 'Floral',
    handmade: 'Hecho a mano',
    heart: 'Corazones',
    'new-baby': 'Recién nacido',
    'new-home': 'Casa nueva',
    scented: 'Perfumado',
    textile: 'Textil',
    'thank-you': 'Dar las gracias',
    toy: 'Juguetes',
    vegan: 'Vegano',
    wood: 'Madera',
  },
  options: {
    colour: {
      name: 'Color',
      values: {
        ivory: 'Marfil',
        white: 'Blanco',
        oat: 'Avena',
        blush: 'Rosa pálido',
        rose: 'Rosa',
        coral: 'Coral',
        sky: 'Azul cielo',
        ink: 'Azul tinta',
        sage: 'Verde salvia',
        forest: 'Verde bosque',
        gold: 'Dorado',
        silver: 'Plateado',
      },
    },
    size: {
      name: 'Tamaño',
      values: {
        small: 'Pequeño',
        medium: 'Mediano',
        large: 'Grande',
        a4: 'A4',
        a5: 'A5',
        '100g': '100 g',
        '200g': '200 g',
        '30ml': '30 ml',
        '50ml': '50 ml',
        '12-pieces': '12 unidades',
        '24-pieces': '24 unidades',
      },
    },
    scent: {
      name: 'Aroma',
      values: { peony: 'Peonía', lavender: 'Lavanda', fig: 'Hoja de higuera', linen: 'Ropa limpia' },
    },
    chocolate: {
      name: 'Chocolate',
      values: {
        milk: 'Con leche',
        dark: 'Negro',
      },
    },
    variety: {
      name: 'Versión',
      values: {
        classic: 'Clásico',
        'alcohol-free': 'Sin alcohol',
      },
    },
    filling: { name: 'Relleno', values: { empty: 'Sin relleno', tissue: 'Papel de seda y viruta' } },
    pages: { name: 'Páginas', values: { lined: 'Con líneas', dotted: 'Con puntos', blank: 'En blanco' } },
  },
  closeUp: 'Primer plano: {title}',
  details: {
    contents: 'Contenido',
    material: 'Material',
    size: 'Medidas',
    capacity: 'Capacidad',
    weight: 'Peso',
    'burn-time': 'Duración',
    ingredients: 'Ingredientes',
    composition: 'Ingredientes',
    allergens: 'Alérgenos',
    'shelf-life': 'Conservación',
    keeps: 'Conservación',
    origin: 'Origen',
    age: 'Edad',
    care: 'Cuidados',
    safety: 'Conviene saber',
    maker: 'Fabricante',
    responsible: 'Persona responsable en la UE',
  },
}
