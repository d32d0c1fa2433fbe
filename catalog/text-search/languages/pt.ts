// Portuguese words of the search: phrases of topics, words of price limits, and words for a low price.
import type { PriceWords } from '../price-words.ts'
import type { TopicPhrases } from '../topics.ts'

export const topics: TopicPhrases = {
  teddy: 'ursinho, urso, ursinho de pelúcia, urso de pelúcia, ursinho de peluche, urso de peluche, teddy',
  mug: 'chávena, xícara, caneca, canequinha, canecas, copo de café, caneca de café, xícara de café, chávena de chá, copo, caneca grande, xicara',
  tumbler:
    'termo, garrafa térmica, copo térmico, squeeze, caneca térmica, copo stanley, copo de viagem, garrafa de água, copo com canudo, caneca de viagem, garrafinha, copo reutilizável, termo de café, garrafa termica, copo termico, café quente, manter o café quente, café no caminho, café para levar',
  necklace:
    'pingente, corrente, gargantilha, cordão, medalha, correntinha, colarzinho, pingente de coração, medalhinha, fio de prata, colar de coração, colar',
  jewelleryBox:
    'guarda-jóias, porta-joias, porta joias, caixa de joias, estojo, baú, caixa de jóias, porta joia, porta-bijuterias, caixinha de joias, guarda joias, organizador de joias, baú de joias',
  ringDish:
    'pratinho, porta-anéis, porta anéis, prato para anéis, vide-poche, pires, porta-joias prato, pratinho de joias, bandeja de joias, porta anel, pratinho para anéis, bandejinha, porta aneis, prato de joias, tacinha, guardar anéis, guardar os anéis, pousar anéis',
  wreath:
    'guirlanda, guirlanda de porta, coroa de natal, enfeite de porta, coroa de porta, guirlanda de natal, coroa de advento, enfeite porta, porta, pendurar na porta, porta de entrada, porta da frente, coroa',
  baubles:
    'bolas de natal, bolinhas de natal, enfeites da árvore, decorações árvore, bola de natal, bolas da árvore, bolas de árvore, enfeites para árvore, bolas de vidro, bolinhas',
  christmasStocking: 'meia de natal, bota de natal, peúga, meia natalina, meia de lareira, bota natalina',
  snowGlobe: 'globo de neve, bola de neve, globo com neve, bola com neve, globo natalino',
  gingerbread:
    'gengibre, casinha de gengibre, pão de mel, casa de biscoito, casa de bolacha, casa de doces, biscoito de gengibre, casinha de doces, homem de gengibre, bolacha de gengibre',
  adventCalendar: 'calendário de natal, calendário de gavetas, calendario de natal',
  truffles:
    'bombons, caixa de bombons, chocolates, trufas, pralinés, bombom, caixa de chocolates, chocolates finos, brigadeiros, brigadeiro, chocolate gourmet, sortido de chocolates',
  macarons: 'macarrons, macaron, bolinhos, pastelaria',
  cookies:
    'bolachas, bolachinhas, biscoitos, biscoitinhos, bolachinhas glaceadas, biscoito decorado, bolachinha, biscoitos amanteigados, bolachas decoradas',
  tea: 'chá, chás, chá verde, infusão, lata de chá, folhas de chá, camomila, earl grey, saquinhos de chá, chá de ervas, chá preto, chá solto, infusões, lata chá, chazinho',
  teaSet: 'bule, conjunto de chá, jogo de chá, xícaras de chá, chaleira, serviço de chá',
  candle:
    'vela, velas, velinha, vela aromática, círio, lamparina, vela perfumada, vela decorativa, velinha cheirosa, vela de soja, vela de cheiro',
  frame:
    'porta-retratos, porta retratos, quadro, caixilho, moldura, porta retrato, quadrinho, moldura para foto, porta-fotos, quadro com foto',
  cushion:
    'almofada, almofadas, travesseiro, fronha, capa de almofada, almofadinha, travesseirinho, almofada decorativa, almofada sofá, capa almofada',
  clock: 'relógio, relógio de parede, sempre atrasado, chega atrasado, pontual, atrasada',
  vase: 'jarra, jarro, vaso, floreira',
  bouquet:
    'ramos, buquê, arranjo floral, ramo flores, buque, buquezinho, flores frescas, arranjo de flores, maço de flores',
  roses: 'rosas vermelhas, rosas',
  daffodils: 'narciso, bolbos, bulbos',
  succulent: 'cato, cactos, suculentas, echeveria, planta de interior, planta de vaso, vasinho',
  garland: 'bandeirinhas, festão, grinalda',
  basket: 'cesta, cestinho, cestinha, cabaz, cesto',
  egg: 'ovo, ovos, ovinhos, ovos decorados, ovos enfeitados, ovo pintado',
  bunny: 'coelho, coelhinho, lebre, figura, estatueta, coelhos',
  musicBox:
    'carrossel, caixinha de música, canção de embalar, canção de ninar, brinquedo musical, caixa musical',
  giftBox:
    'caixa de presente, caixa de oferta, embrulho, caixinha, cabaz, cesta de presentes, cabaz de natal, kit presente, embalagem de presente, caixa para presente, caixa presente, caixinha de presente, caixa surpresa, embalagem, papel de presente, caixa vazia',
  card: 'cartãozinho, postal, cartão, cartões',
  notebook: 'caderneta, bloco, agenda, diário, caderno, caderninho, caderno de anotações, bloco de notas',
  balloons:
    'balão, balões, bexigas, bexiga, balões de coração, balão coração, balões metalizados, bola de encher',
  spaSet:
    'kit de banho, conjunto de banho, cosmética, beleza, cosméticos, creme de mãos, hidratante, cuidados de pele, esfoliante, kit relaxamento, kit spa, kit banho, kit de beleza, kit relax, sabonetes, hidratante corporal, máscara facial, creme corporal, cesta spa, kit autocuidado',
  perfume:
    'perfume, colónia, colônia, água de colónia, perfume feminino, água de colônia, eau de parfum, deo colônia, perfume mulher',
  starTree: 'árvore de madeira, pinheirinho, arvorezinha de natal, árvore pequena, mini árvore',
  wedding:
    'casamento, casamentos, noiva, noivo, noivos, bodas, bodas de prata, bodas de ouro, aniversário de casamento, noivado, recém-casados, despedida de solteira, madrinha de casamento, chá de panela, casados, vão casar, presente de casamento, prenda de casamento, noivinhos, recém casados, pedido de casamento, chá bar, chá de lingerie, bodas de algodão, padrinhos, casal, casório, ficou noiva, disse sim, vai casar, casamento civil, pedido em casamento, noivaram',
  baby: 'bebé, bebê, nascimento, recém-nascido, chá de bebé, chá de bebê, batizado, batismo, grávida, gravidez, futura mamã, afilhado, afilhada, nenê, maternidade, tia pela primeira vez, vou ser tia, enxoval, bebezinho, chá revelação, recem nascido, acabou de nascer, mamãe de primeira viagem, grávidas, gestante, deu à luz, parto, futuro papai, menina bebê, menino bebê, nasceu, titia, vou ser avó, teve bebê, teve bebé, teve um menino, teve uma menina, nasceu o bebé, vai ser pai, vai ser mãe, gémeos, gêmeos, nova chegada, bebé a caminho, licença de maternidade, nasceu a filha, maternidade recente',
  home: 'casa nova, mudança, mudar de casa, inauguração da casa, primeira casa, apartamento novo, novo apartamento, primeiro apartamento, chá de casa nova, open house, mudou de casa, apê novo, ap novo, primeiro apê, mudou-se, mudança de casa, apartamento, casa própria, chá de cozinha, república, cantinho novo, mudaram-se, comprou casa, compraram casa, mudou de apartamento, cozinha nova, bairro novo, mudou para um apartamento, casa comprada, apartamento comprado, novo lar',
  birthday:
    'aniversário, anos, dia de anos, prenda de anos, niver, festa de anos, aniversariante, parabéns, 18 anos, 30 anos, 40 anos, 50 anos, 60 anos, presente de aniversário, 15 anos, debutante, feliz aniversário',
  graduation:
    'formatura, licenciatura, finalista, curso, exame, diploma, novo emprego, promoção, carta de condução, universidade, queima das fitas, formando, formanda, formou-se, mestrado, doutorado, doutoramento, vestibular, passou no exame, carteira de motorista, emprego novo, faculdade, TCC, passou na prova, terminou o curso, primeiro emprego, foi promovida, se formou, acabou o curso',
  school:
    'primeiro dia de aulas, regresso às aulas, volta às aulas, estudante, escola, creche, jardim de infância',
  farewell:
    'reforma, aposentadoria, aposentado, despedida, adeus, colega que sai, aposentou, aposentar, reformado, reformada, último dia, festa de despedida, bota-fora, colega vai embora, sair da empresa, sai da empresa, muda de emprego, último dia de trabalho, despedir-se do colega',
  recovery:
    'as melhoras, melhoras, doente, hospital, animar, conforto, operação, recuperação, melhoras rápidas, boa recuperação, gripe, cirurgia, internada, adoentada, alegrar, dar força, doentinho, foi operada, perna partida, perna quebrada, constipada, resfriada, mal de amor, quimio, covid, internado, momento difícil, fase difícil, fase má, passando mal',
  sympathy:
    'pêsames, condolências, luto, funeral, falecimento, faleceu, enterro, velório, sentimentos, meus pêsames',
  thanks:
    'obrigado, obrigada, agradecer, agradecimento, professora, professor, educadora, ama, babá, babysitter, enfermeira, médico, médica, vizinha, vizinho, lembrança, lembrancinha, mimo, treinador, auxiliar, porteiro, muito obrigada, gratidão, prof, profe, tia da escola, professora da creche, enfermeiro, doutora, doutor, pediatra, zeladora, zelador, cabeleireira, diarista, faxineira, treinadora, cuidadora, presente professora, vizinhos, lembrança professora, explicadora, agradecimento professora, regou as plantas, cuidou do cão, cuidou do gato, ajudou na mudança, secretária da escola, recepcionista, dentista, bibliotecária, bombeiro, ambulância, senhora da limpeza, empregada doméstica, motorista, fisioterapeuta, voluntários',
  communion: 'comunhão, primeira comunhão, crisma, profissão de fé',
  love: 'amor, romântico, romântica, namorados, dia dos namorados, são valentim, namorada, esposa, apaixonada, apaixonado, amo-te, encontro, mozão, companheira, meu amor, amorzinho, mô, minha esposa, minha namorada, meu namorado, ficante, crush, valentine, 14 de fevereiro, 12 de junho, alma gêmea, paixão, cara metade',
  apology:
    'desculpa, desculpas, perdão, pedir desculpa, perdoa-me, reconciliação, perdoa, perdoe-me, me desculpa, foi mal, fazer as pazes',
  christmas:
    'natal, natalício, natalina, árvore de natal, enfeites de natal, decoração de natal, consoada, pai natal, papai noel, festas, enfeites natalinos, presente de natal, prenda de natal, véspera de natal, ceia, pinheiro de natal, natalinos, noel, festas de fim de ano, quadra natalícia',
  nicholas: 'são nicolau, reis, dia de reis, encher a meia, lembranças de natal',
  secretSanta:
    'amigo secreto, amigo oculto, amigo invisível, troca de prendas, troca de presentes, inimigo secreto, amigo secreto trabalho, amigo oculto 50 reais, amigo da onça, presente colega',
  host: 'anfitriã, anfitrião, convite para jantar, jantar em casa de amigos, convidado para jantar, levar ao jantar, dona da casa, dono da casa, jantar de amigos, visitar amigos, visita, anfitriões',
  advent: 'advento, calendário do advento',
  easter: 'páscoa, pascal, caça aos ovos, coelho da páscoa, folar',
  women: 'dia da mulher, 8 de março',
  mother:
    'mãe, mamã, mamãe, sogra, dia da mãe, dia das mães, mãezinha, mainha, mamis, mamãezinha, sogrinha, minha mãe, veia',
  man: 'pai, papá, papai, marido, namorado, homem, irmão, tio, avô, vovô, chefe, filho, sogro, cunhado, dia do pai, dia dos pais, painho, papis, vô, avôzinho, rapaz, cara, moço, genro, padrinho, tiozão, homens, maridão, compadre',
  grandparent:
    'avó, vovó, avozinha, avós, tia, madrinha, vó, vovozinha, voinha, avozinhos, dinda, idosa, idosos, tia-avó, bisavó',
  friend:
    'amiga, melhor amiga, irmã, colega, prima, cunhada, colega de casa, amigona, melhor amigo, mana, irmãzinha, amigas, bff, comadre, best, colega de trabalho, roomie',
  teenager: 'adolescente, adolescentes, jovem',
  nameDay: 'onomástico',
  guests:
    'convidados, lanche, pequeno-almoço, café da manhã, brunch, hora do chá, visitas, almoço de família',
  cosy: 'aconchegante, aconchego, noite de inverno, sofá, mantinha, acolhedor, acolhedora, noite de filmes, manta, lareira, inverno, quentinho, sofá e manta, noite de filme, friorenta, sempre com frio, frio, mãos frias, friorento',
  relax:
    'relaxar, relaxante, relaxamento, bem-estar, descanso, stress, estresse, stressada, mimar, autocuidado, desligar, dormir, dia difícil, dia longo, descansar, cansada, cansado, meditação, desestressar, estressada, anti-stress, spa em casa, insônia, insónia, tempo para mim, chill, noite de spa, para mim, me mimar, mimar-me, acalmar os nervos, nervos, ansiedade, exausta, sobrecarregada, momento zen, tranquilidade, sossego, mãe ocupada, ocupada, atarefada, correria',
  coffee:
    'café, amante de café, cafezinho, chocolate quente, bebida quente, viciado em café, amantes de café, cappuccino, expresso, galão',
  office:
    'escritório, secretária, mesa de trabalho, teletrabalho, trabalho, presente chefe, funcionários, colaboradores, clientes, home office, empresa, mesa do escritório, brinde corporativo',
  travel: 'viagem, viagens, viajante, passeio, caminhada, campismo, piquenique, férias',
  bag: 'compras, saco, sacola, mala, bolsa, saco de pano, saco de praia, ecobag, sacola de pano, saco de compras, bolsa de praia, sacola retornável, bolsa de pano, mala de pano, saco de algodão',
  decoration:
    'decoração, decorar, enfeite, enfeites, sala, sala de estar, parede, bibelô, casa, interiores, decoração para casa, decoração casa, enfeite de mesa, decorativo, objeto decorativo, quarto, prateleira, enfeites para casa, casa decoração, deco',
  nursery:
    'quarto do bebé, quarto de bebê, quarto infantil, quarto de criança, canção de embalar, ninar, berço',
  bath: 'banho, casa de banho, banheiro, sabonete, sais de banho, banheira, duche',
  plants: 'planta, plantas, jardim, jardinagem, planta de interior, varanda, plantinha',
  easyPlant: 'planta fácil, fácil de cuidar, pouca manutenção, cato, cacto, suculenta, planta de interior',
  flowers: 'flor, flores, florista, ramo, ramo de flores, ramalhete, buquê, arranjo',
  firstSteps: 'aprender a andar, primeiros passos, puxar, brinquedo de puxar',
  plush:
    'peluche, pelúcia, bicho de pelúcia, coelho de pelúcia, bichinho de pelúcia, boneco de pelúcia, naninha, peluches',
  children:
    'criança, crianças, menino, menina, neto, neta, sobrinho, sobrinha, brinquedo, brinquedos, miúdo, miúda, miúdos, infantil, netinho, criancinha, guri, guria, miúdinho, pequenino, sobrinhos, netinha, netinhos, afilhadinho, molecada, moleque, menino de 3 anos, brinquedinho, petiz',
  sweets:
    'doces, doce, guloseimas, gulodices, guloso, gulosa, rebuçados, balas, bombons, sobremesa, pastelaria, docinho, confeitaria, docinhos, chocolate, besteirinhas, gostosuras, algo doce, coisas doces, gulodice, rebuçado, bombonzinhos, delícias',
  easterSweets: 'chocolate de páscoa, amêndoas da páscoa, ovo de chocolate, doces de páscoa',
  stationery: 'papelaria, escrever, escrita, agenda, planner, bloco, caderno, diário, material de escritório',
  jewellery: 'joia, joias, jóias, joalharia, bijuteria, acessórios, acessório',
  scent: 'fragrância, aroma, cheiro, cheirinho, perfume, perfume para casa, aromaterapia, colónia',
  keepsake: 'recordação, recordações, memórias, fotos, fotografia, caixa de recordações',
  post: 'cartão de felicitações, postal, carta, pelo correio, num envelope',
  name: 'com nome, nome, personalizado, iniciais, gravado, gravação, monograma',
  party: 'festa, decoração de festa, celebração',
  wool: 'lã, feltro, tricô, malha, tricotado',
  cotton: 'algodão, lona, pano, tecido',
  clay: 'terracota, barro, argila',
  wicker: 'vime, verga, palha, rotim, entrançado',
  oak: 'carvalho, madeira maciça',
  lightWood: 'bétula, faia, tília',
  wood: 'madeira, de madeira',
  steel: 'aço, inox, aço inoxidável, metal',
  silver: 'prata, prateado, banhado a ouro, dourado',
  porcelain: 'porcelana',
  ceramic: 'cerâmica, grés, louça, olaria, faiança',
  glass: 'vidro, cristal, vidro soprado',
  linen: 'linho',
  velvet: 'veludo',
  wax: 'cera, soja, cera de abelha',
  paper: 'papel, cartão, papelão',
  satin: 'cetim, seda',
  brass: 'latão',
  reading:
    'leitora, leitor, ler, gosta de ler, livros, livro, adora ler, leitura, rato de biblioteca, clube do livro',
  cooking:
    'cozinhar, cozinheira, cozinheiro, adora cozinhar, confeiteira, chef, gosta de cozinhar, assar, culinária',
  sport:
    'esporte, desporto, esportista, desportista, ioga, yoga, academia, ginásio, corredora, corrida, fitness, ciclista, pilates',
}

export const prices: PriceWords = {
  below:
    'ate aos?|abaixo dos?|menos que|mais barato que|mais barato do que|nao mais que|nao mais do que|nao passe de|nao passe dos?|nao ultrapasse|nao exceda|no maximo de|maximo de|inferior aos?|sem passar de|orcamento|por menos de|menos de|nao mais de|abaixo de|inferior a|no maximo|maximo|max|ate a|ate',
  above:
    'acima dos?|mais que|superior aos?|a partir dos?|mais caro que|no minimo de|mais de|acima de|superior a|a partir de|pelo menos|no minimo|minimo|min|?desde',
  between: [
    ['entre os', 'e os|e'],
    ['dos', 'aos|ate aos'],
    ['desde', 'ate'],
    ['entre', 'e|-'],
    ['de', 'a|ate'],
    ['', 'a|-'],
  ],
  around:
    'por volta dos?|a volta dos?|?uns|?umas|mais ou menos|na faixa dos?|na casa dos?|em torno de|?perto de|aprox|cerca de|por volta de|a volta de|aproximadamente',
  belowAfter: 'ou inferior|e menos|ou menos|no maximo|maximo|max',
  aboveAfter: 'ou superior|e mais|para cima|ou mais|no minimo|minimo|min',
  aroundAfter: 'mais ou menos|aproximadamente|aprox',
  not: 'nao custe|nao|nem',
  budget: 'orcamento de|orcamento|faixa de|preco',
  lead: 'por|de|a|ate|com|um|uma|orcamento(?: de)?|budget(?: de)?|preco|valor|que custem?|custe|custem|que|na faixa de|faixa de|faixa|os|aos|no valor de|em|meu|gastar',
  tail: 'de orcamento|apenas|so',
  currency: 'paus|eur|conto|contos|pilas?|euros|euro|dolares|reais|e',
}

export const cheap = String.raw`baratissim[oa]s?|preco baixo|precos baixos|a bom preco|bom preco|low[ -]cost|pouco orcamento|orcamento baixo|nao muito car[oa]s?|pechincha|mais em conta|(?:mais )?barat(?:o|a|os|as|inho|inha|inhos|inhas)|em conta|economic[oa]s?|acessive(?:l|is)|baixo custo|pouco dinheiro|nao muito caro`
