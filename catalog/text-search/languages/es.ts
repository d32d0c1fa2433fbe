// Spanish words of the search: phrases of topics, words of price limits, and words for a low price.
import type { PriceWords } from '../price-words.ts'
import type { TopicPhrases } from '../topics.ts'

export const topics: TopicPhrases = {
  teddy: 'osito, oso, osito de peluche, oso de peluche, osito de felpa, oso de felpa, teddy, muñeco oso',
  mug: 'tazón, pocillo, jarro, tazas, taza de café, taza para café, taza de té, tacita, taza grande, jarrito, taza',
  tumbler:
    'termo, vaso térmico, botella térmica, cantimplora, vaso de viaje, mate termo, termo de café, vaso con popote, botella de agua, vaso para llevar, taza térmica, termo para café, caneca térmica, taza de viaje, tomatodo, cilindro, vaso stanley, café caliente, mantener el café caliente, café en el camino, café para llevar',
  necklace:
    'colgante, cadena, gargantilla, medalla, dije, cadenita, collarcito, dije de corazón, colgante corazón, medallita, cadena de oro, collar de plata, collar',
  jewelleryBox:
    'joyero, alhajero, estuche de joyas, caja para joyas, cofre, caja de joyas, joyerito, cofre de joyas, organizador de joyas, caja para aretes, cofrecito, estuche joyas',
  ringDish:
    'bandejita, portaanillos, porta anillos, guardajoyas, platillo, platito, cuenco para anillos, plato para anillos, bandeja joyas, platito para joyas, anillero, cuenquito, vaciabolsillos, guardar anillos, guardar los anillos, dejar los anillos',
  wreath:
    'guirnalda de puerta, adorno de puerta, corona navideña, corona de navidad, corona de adviento, adorno para la puerta, guirnalda navideña, corona puerta, puerta, colgar en la puerta, puerta de entrada, decorar la entrada, entrada, corona',
  baubles:
    'esferas, bolas, esfera navideña, bolas de navidad, esferas navideñas, bolas árbol, bolas del árbol, adornos para el árbol, adornos de navidad, pinito, esferas de vidrio',
  christmasStocking:
    'bota navideña, calcetín navideño, media navideña, calcetín de navidad, bota de navidad, medias navideñas',
  snowGlobe:
    'bola de nieve, globo de nieve, esfera de nieve, bola de cristal, esfera con nieve, bola de nieve de cristal',
  gingerbread:
    'jengibre, casita de jengibre, casa de galleta, galleta de jengibre, casa de galletas, muñeco de jengibre, pan de jengibre',
  adventCalendar: 'calendario navideño, cuenta regresiva, calendario de navidad, calendario con cajones',
  truffles:
    'bombonera, caja de bombones, chocolates, pralinés, trufas, chuches de chocolate, surtido de bombones, bombones de chocolate, caja de chocolates, chocolates finos, chocolate gourmet, surtido de chocolates',
  macarons: 'macarrones, macarons franceses, pastelitos, repostería, bollería francesa, pastel',
  cookies:
    'galletitas, galletas, pastas, bizcochos, galletas decoradas, galletas de mantequilla, masitas, alfajores, pastitas, polvorones',
  tea: 'té, té verde, infusión, tisana, hierbas, lata de té, manzanilla, earl grey, bolsitas de té, caja de té, té en hebras, té de hierbas, té negro, té suelto, infusiones, aromática, tecito, lata té',
  teaSet: 'tetera, juego de té, tazas de té',
  candle:
    'vela, candela, velita, veladora, vela aromática, velón, cirio, palmatoria, velas perfumadas, vela decorativa, vela de olor, vela de soja, candelita',
  frame:
    'portarretratos, portafotos, cuadro, marquito, portarretrato, marco para fotos, foto enmarcada, lámina, cuadrito, marco',
  cushion:
    'almohada, cojines, almohadón, funda de cojín, funda, cojincito, almohadita, cojín decorativo, cojín sofá, funda cojín, cojín',
  clock: 'reloj, reloj de pared, llega tarde, siempre tarde, impuntual, puntual',
  vase: 'florero, jarrón, macetero',
  bouquet:
    'ramos, arreglo, flores cortadas, ramo flores, ramito, flores a domicilio, arreglo de flores, ramillete, flores naturales',
  roses: 'rosas rojas, rosas',
  daffodils: 'narciso, bulbos, maceta con flores',
  succulent: 'crasas, cactus, suculentas, echeveria, planta de interior, plantita, planta pequeña, maceta',
  garland: 'banderines, guirnaldas, tira decorativa, guirnalda',
  basket: 'canasta, cesta, canastilla, canasto',
  egg: 'huevo, huevos, huevitos, huevos decorados, huevos pintados, huevo decorativo',
  bunny: 'conejo, conejito, conejos, liebre, figura, figuritas, figurita',
  musicBox: 'cajita de música, carrusel, tiovivo, nana, canción de cuna, juguete musical, caja musical',
  giftBox:
    'caja de regalo, estuche, empaque, cajita, cesta regalo, cesta de regalo, canasta de regalo, pack regalo, lote regalo, cajita de regalo, caja bonita, caja sorpresa, envoltorio, papel de regalo, cesta navideña',
  card: 'tarjeta, postal, tarjetón, tarjetas',
  notebook:
    'libreta, cuaderno, bloc, agenda, diario, libretita, libreta bonita, cuaderno de notas, bitácora, diario personal, block, libreta de apuntes',
  balloons:
    'globo, globos, globos de helio, bombas, globitos, globos corazón, globo de corazón, globos metálicos, vejigas',
  spaSet:
    'set de baño, kit de baño, cosmética, belleza, cuidado corporal, cuidado personal, crema de manos, gel de baño, cuidado de la piel, exfoliante, kit relax, set de spa, kit de spa, set de belleza, bombas de baño, jabones, mascarilla, crema corporal, cosméticos, set relajante, caja relax',
  perfume:
    'colonia, fragancia, eau de toilette, perfumes, perfume mujer, perfume de mujer, agua de colonia, loción, eau de parfum',
  starTree: 'arbolito de madera, árbol de madera',
  wedding:
    'boda, bodas, bodas de plata, bodas de oro, novios, recién casados, casados, aniversario, aniversario de bodas, compromiso, pedida, despedida de soltera, matrimonio, años juntos, dama de honor, padrinos, se casan, casamiento, regalo de boda, pareja casada, novia y novio, enlace, pedida de mano, despedida de soltero, testigo, padrino, renovación de votos, bodas de rubí, nuevos esposos, se comprometieron, van a casarse, se va a casar, boda civil, esponsales',
  baby: 'bebé, nacimiento, recién nacido, baby shower, bautizo, bautismo, embarazada, embarazo, futura mamá, padres primerizos, ahijado, ahijada, guagua, nene, voy a ser tía, bebita, bebito, recién nacida, mamá primeriza, dar a luz, parto, revelación de género, nacida, bebé niña, bebé niño, dulce espera, futuros papás, acaba de ser mamá, acaba de nacer, ha nacido, nació, tuvo un bebé, tuvo una niña, tuvo un niño, va a ser papá, va a ser mamá, gemelos, mellizos, alumbramiento, nuevo integrante, esperan un bebé, permiso de maternidad, será papá',
  home: 'mudanza, casa nueva, piso nuevo, estrenar casa, primer piso, primer departamento, departamento nuevo, depa nuevo, inauguración, nuevo hogar, independizarse, se muda, apartamento nuevo, depa, departamento, estreno de casa, primer hogar, piso de estudiantes, acaba de mudarse, inaugurar casa, regalo de inauguración, nueva casa, nuevo piso, compró casa, compraron casa, se mudó, se mudaron, se cambió de casa, nuevo barrio, cocina nueva, apartamento, estrenan piso, nuevo depto',
  birthday:
    'cumpleaños, cumple, quinceañera, quince años, cumpleañera, cumpleañero, cumples, 18 años, 30 años, 40 años, 50 años, 60 años, feliz cumpleaños, regalo de cumple, mayoría de edad',
  graduation:
    'graduación, graduado, graduada, título, examen, oposición, nuevo trabajo, ascenso, universidad, licenciatura, carnet de conducir, se gradúa, se recibe, egresado, egresada, tesis, bachillerato, selectividad, aprobó, nuevo empleo, título universitario, pasó el examen, terminó la carrera, primer empleo, la ascendieron, acabó la carrera, se tituló',
  school: 'vuelta al cole, primer día de clase, estudiante, cole, escuela, colegio, guardería',
  farewell:
    'jubilación, jubilado, jubilada, despedida, despedida compañero, adiós, retiro, se jubila, último día, despedida de trabajo, jubilar, pensionado, adiós compañero, nueva etapa, deja la empresa, cambia de trabajo, último día de trabajo, se despide',
  recovery:
    'recupérate, enfermo, enferma, hospital, mejórate, ánimo, animar, convalecencia, operación, que se mejore, que te mejores, mejórate pronto, pronta recuperación, recuperarse, operada, ingresada, enfermito, convaleciente, subir el ánimo, ruptura, gripe, la operaron, pierna rota, resfriada, mal de amores, quimio, recuperación, enferma de gripe, covid, hospitalizada, mal momento, momento difícil, época difícil, pasándolo mal, bajón, mala racha',
  sympathy:
    'pésame, condolencias, luto, funeral, duelo, fallecimiento, falleció, entierro, velorio, sentido pésame, lo siento mucho',
  thanks:
    'gracias, agradecer, agradecimiento, profe, profesora, profesor, maestra, maestro, niñera, canguro, enfermera, médico, vecina, vecino, educadora, detalle, detallito, entrenador, cuidadora, seño, la seño, maestra de kínder, miss, muchas gracias, agradecida, regalo maestra, fin de curso, niñeras, doctora, doctor, médica, conserje, portero, peluquera, entrenadora, cuidador, enfermero, educador, tutora, detallito para la maestra, vecinos, regó las plantas, cuidó al perro, cuidó al gato, ayudó con la mudanza, secretaria, recepcionista, dentista, bibliotecaria, bombero, ambulancia, señora de la limpieza, empleada doméstica, chofer, terapeuta, nanny, conductor del bus',
  communion: 'comunión, primera comunión, confirmación',
  love: 'amor, romántico, romántica, san valentín, enamorados, enamorada, novia, esposa, pareja, mi mujer, te quiero, cita, enamorar, media naranja, mi amor, amorcito, mi vida, mi novia, mi novio, 14 de febrero, enamorado, pareja sentimental, mi chica, churri, pololo, polola, mi esposa, aniversario de novios, mi reina',
  apology:
    'perdón, perdona, disculpa, disculpas, lo siento, reconciliación, pedir perdón, me equivoqué, perdóname, discúlpame, reconciliarse',
  christmas:
    'navidad, navideño, navideña, árbol de navidad, adornos, adornos navideños, nochebuena, papá noel, fiestas, decoración navideña, arbolito, navidades, noche buena, posada, posadas, arbolito de navidad, pino navideño, santa claus, santa, regalo de navidad, víspera, aguinaldo, amigo navidad',
  nicholas:
    'san nicolás, reyes, reyes magos, detalles de navidad, rellenar calcetín, zapatito, día de reyes, roscón, melchor, rosca de reyes, calcetín lleno',
  secretSanta:
    'amigo invisible, amigo secreto, intercambio de regalos, santa secreto, intercambio navideño, intercambio, amigo secreto navidad, regalo compañeros, amigo invisible trabajo, amigo dulce',
  host: 'anfitrión, anfitriona, invitado a cenar, cena con amigos, invitación a cenar, llevar a una cena, para los anfitriones, me invitaron a cenar, visita, dueña de casa, cena en casa de amigos',
  advent: 'adviento, calendario de adviento, santa lucía, cuenta atrás',
  easter: 'pascua, semana santa, huevos de pascua, búsqueda de huevos, mona de pascua',
  women: 'día de la mujer, 8 de marzo, galentine',
  mother:
    'mamá, madre, mami, suegra, día de la madre, mamita, amá, jefecita, mamacita, mamaíta, suegrita, viejita, mi mamá, mi madre, madrecita',
  man: 'papá, padre, papi, marido, esposo, novio, hombre, hermano, tío, abuelo, jefe, hijo, suegro, cuñado, día del padre, caballero, apá, viejo, papito, chico, tata, cuate, señor, nono, tito, abuelito, compadre, yerno, caballeros',
  grandparent:
    'abuela, abuelita, abuelos, abue, tía, madrina, yaya, yayos, nonna, nona, tita, titi, tía abuela, comadre, personas mayores',
  friend:
    'amiga, mejor amiga, hermana, compañera, bff, prima, colega, compañera de piso, cuñada, mejor amigo, amigui, hermanita, cuñis, amigas, compañeras, roomie, prima hermana, cuata',
  teenager: 'adolescente, adolescentes, joven',
  nameDay: 'santo, onomástica, día de su santo',
  guests: 'invitados, merienda, desayuno, brunch, sobremesa, hora del té, comida familiar, visitas',
  cosy: 'acogedor, acogedora, noche de invierno, mantita, sofá, hogareño, calentito, tarde de lluvia, noche de peli, calientito, manta, chimenea, noche de pelis, hogareña, invierno, friolera, siempre tiene frío, frío, manos frías, friolero',
  relax:
    'relajarse, relajación, relax, bienestar, mimarse, mimar, estrés, estresada, autocuidado, desconectar, spa, descanso, dormir, día duro, día largo, chill, apapacho, consentir, consentirse, desestresarse, cansada, agotada, meditación, insomnio, mimos, descansar, relajarme, noche de spa, para mí misma, para mí mismo, consentirme, calmar los nervios, nervios, ansiedad, agobiada, saturada, respiro, momento zen, tranquilidad, darme un capricho, ocupada, mamá ocupada, atareada, muy ocupada',
  coffee:
    'café, cafetero, cafetera, chocolate caliente, bebida caliente, cafecito, cafeinómana, adicto al café, amante del café, capuchino, expreso, chocolatito caliente',
  office:
    'oficina, escritorio, despacho, teletrabajo, trabajo, regalo jefe, regalo corporativo, empleados, clientes, mesa de trabajo, home office, compañeros de trabajo',
  travel: 'viaje, viajera, viajero, excursión, senderismo, camping, picnic, vacaciones, de viaje',
  bag: 'compra, compras, bolso, bolsa de tela, bolsa de la compra, bolsa de playa, morral, bolsa reutilizable, bolsa para el mandado, bolsa de manta, bolso de tela, cartera, capazo, tote bag, jaba',
  decoration:
    'decoración, decorar, decorar la casa, adorno, salón, sala, hogar, interior, pared, recibidor, deco, living, decoraciones, adornos para la casa, cosas para la casa, recámara, cuarto, estantería, detalles para el hogar, deco hogar, mesa',
  nursery: 'habitación infantil, cuarto del bebé, habitación del bebé, cuna, nana, canción de cuna',
  bath: 'baño, cuarto de baño, jabón, sales de baño, bañera, tina, ducha',
  plants:
    'planta, plantas, jardín, jardinería, planta de interior, balcón, amante de las plantas, matas, plantita',
  easyPlant: 'planta fácil, fácil de cuidar, pocos cuidados, poco mantenimiento, cactus, planta de interior',
  flowers: 'flor, flores, florista, ramo de flores, ramo, arreglo floral',
  firstSteps: 'aprende a andar, aprender a caminar, aprende a caminar, primeros pasos, arrastre',
  plush: 'peluche, muñeco de peluche, peluchito, muñeco de felpa, felpa, conejo de peluche, peluches',
  children:
    'niño, niña, niños, niñas, nieto, nieta, sobrino, sobrina, juguete, juguetes, peque, peques, infantil, chiquillo, chicos, chamaco, chamaca, niñito, pibe, nena, chavito, sobrinito, ahijadito, nietecito, niño de 3 años, juguetito, pequeñines, bebés',
  sweets:
    'dulces, golosinas, chuches, bombones, goloso, golosa, caramelos, repostería, postre, antojo, algo dulce, dulce, confitería, dulcecitos, chocolatito, chuchería, chucherías, gominolas, postres, algo rico, antojitos, confites, bocaditos',
  easterSweets: 'chocolate de pascua, dulces de pascua, huevo de chocolate',
  stationery: 'papelería, papelería bonita, escribir, agenda, planner, libreta, cuaderno, diario, útiles',
  jewellery: 'joya, joyas, joyería, bisutería, accesorios, complementos, alhajas',
  scent: 'fragancia, aroma, olor, ambientador, huele bien, perfume, colonia, aromaterapia',
  keepsake: 'recuerdo, recuerdos, fotos, caja de recuerdos, fotografía',
  post: 'tarjeta de felicitación, postal, carta, por correo, en un sobre',
  name: 'con nombre, nombre, personalizado, iniciales, grabado, monograma',
  party: 'fiesta, decoración de fiesta, celebración',
  wool: 'lana, fieltro, punto, tejido de lana, tejido',
  cotton: 'algodón, lona, tela, textil',
  clay: 'terracota, barro, arcilla',
  wicker: 'mimbre, ratán, trenzado',
  oak: 'roble, madera maciza',
  lightWood: 'abedul, haya, tilo, arce',
  wood: 'madera, de madera',
  steel: 'acero, acero inoxidable, metal, inox',
  silver: 'plata, plateado, dorado, chapado en oro',
  porcelain: 'porcelana',
  ceramic: 'cerámica, gres, alfarería, loza, vajilla',
  glass: 'cristal, vidrio, vidrio soplado',
  linen: 'lino',
  velvet: 'terciopelo',
  wax: 'cera, soja, cera de abeja',
  paper: 'papel, cartón, kraft',
  satin: 'satén, raso, seda',
  brass: 'latón',
  reading:
    'lectora, lector, leer, le gusta leer, libros, libro, ama los libros, lectura, ratón de biblioteca, club de lectura',
  cooking:
    'cocinar, cocinera, cocinero, repostera, le gusta cocinar, hornear, chef, ama cocinar, gastronomía',
  sport: 'deporte, deportista, yoga, gimnasio, gym, corredora, corredor, fitness, correr, ciclista, pilates',
}

export const prices: PriceWords = {
  below:
    'hasta los|por debajo de los|debajo de|?bajo|no pase de|no pase de los|no supere los|no supere|sin pasar de|sin pasarse de|como mucho|menores? (?:a|de|que)|inferiores a|menos que|mas baratos? que|maximo de|tope de|presupuesto|por menos de|menos de|no mas de|mas barato que|por debajo de|inferior a|hasta|como maximo|maximo|max',
  above:
    'por encima de los|superiores a|mas que|mayor(?:es)? (?:a|de|que)|mas caro que|como minimo|al menos|por mas de|mas de|por encima de|superior a|a partir de|minimo|min|?desde',
  between: [
    ['entre los', 'y los|y'],
    ['desde', 'hasta|a'],
    ['rango de', 'a'],
    ['entre', 'y|-'],
    ['de', 'a'],
    ['', 'a|-'],
  ],
  around:
    '?sobre los|en torno a|en torno a los|mas o menos|rondando los|cerca de los|alrededor de los|aprox|?casi|alrededor de|?cerca de|?unos|aproximadamente',
  belowAfter: 'como mucho|como maximo|tope|o inferior|y menos|o menos|maximo|max',
  aboveAfter: 'o superior|en adelante|para arriba|y mas|como minimo|o mas|minimo|min',
  aroundAfter: 'aprox|aproximadamente|mas o menos',
  not: 'no cueste|no cuesten|no|ni',
  budget: 'presupuesto de|presupuesto|rango de|precio',
  lead: 'de|por|a|con|un|una|presupuesto(?: de)?|budget|precio|que cuesten?|que|cueste|rango(?: de)?|valor|los|hasta|en|mi|gastar',
  tail: 'de presupuesto|aprox|solo',
  currency: 'eurillos|pavos|eur|dolar|peso|pesos|euros|euro|dolares|e',
}

export const cheap = String.raw`baratisim[oa]s?|precio bajo|precios bajos|a bajo precio|bajo coste|low[ -]cost|poco presupuesto|bajo presupuesto|no muy car[oa]s?|ganga|chollo|buen precio|accesibles?|(?:mas )?barat(?:o|a|os|as|ito|ita|itos|itas)|economic[oa]s?|asequibles?|low[ -]cost|a buen precio|bajo costo|poco dinero|no muy caro`
