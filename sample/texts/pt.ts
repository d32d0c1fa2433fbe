// The sample shop's words in European Portuguese.
import type { SampleTexts } from './sample-texts.ts'

export const pt: SampleTexts = {
  products: {
    'tulip-bouquet-vase': {
      title: 'Ramo de tulipas de primavera em jarra de cerâmica',
      description: [
        'Quinze tulipas em rosa, pêssego e marfim, cortadas em botão na manhã do envio e já dispostas na sua jarra. Abrem em dois ou três dias, inclinam-se para a janela e continuam a crescer um pouco na água, como fazem as tulipas.',
        'A jarra é de grés, com um vidrado mate levemente salpicado. O gargalo estreito segura sozinho um ramo solto, e por isso é a jarra que se vai buscar outra vez, muito depois das tulipas.',
        'O ramo pequeno tem nove pés, o médio quinze e o grande vinte e cinco, numa jarra mais alta.',
      ],
      details: {
        contents: 'Tulipas de corte, jarra de grés, alimento para flores, cartão de cuidados',
        material: 'Jarra: grés vidrado',
        size: 'Jarra com 22 cm de altura (grande: 28 cm), boca de 8 cm',
        keeps: 'Sete a nove dias em água fresca',
        origin: 'Tulipas cultivadas nos Países Baixos',
        care: 'Corte um centímetro aos pés e mude a água de dois em dois dias. Longe da fruta e dos radiadores. A jarra pode ir à máquina da loiça.',
        safety: 'Não comestível. As tulipas são nocivas para gatos e cães.',
      },
      alts: ['Tulipas rosa, pêssego e marfim numa jarra redonda de cerâmica branca'],
    },
    'rose-bouquet-kraft': {
      title: 'Ramo de rosas de jardim em papel kraft',
      description: [
        'Rosas de jardim em rosa-pálido, marfim e coral com raminhos de eucalipto e gipsófila, atadas à mão em espiral para que o ramo não perca a forma quando se pousa. As rosas de jardim são mais cheias do que as da florista, e têm perfume.',
        'Envolvemos os pés em papel molhado e depois em papel kraft com uma fita de cetim: oferece-se tal como chega. O médio tem doze rosas, o grande vinte.',
      ],
      details: {
        contents: 'Rosas de corte, eucalipto, gipsófila, alimento para flores, cartão de cuidados',
        material: 'Papel kraft reciclável, fita de cetim',
        size: 'Cerca de 40 cm de altura e 28 cm de largura (grande: 45 × 36 cm)',
        keeps: 'Seis a oito dias em água fresca',
        origin: 'Rosas cultivadas no Quénia, ramo composto nos Países Baixos',
        care: 'Corte os pés na diagonal, retire as folhas abaixo da linha de água e mude a água de dois em dois dias.',
        safety: 'Não comestível. Os pés podem ter espinhos.',
      },
      alts: ['Rosas em rosa-pálido, marfim e coral com eucalipto, em papel kraft com fita coral'],
    },
    'daffodil-pot': {
      title: 'Narcisos em vaso vidrado',
      description: [
        'Nove narcisos de trompete laranja-forte, a crescer na sua própria terra em vez de cortados. Chegam com umas flores abertas e outras em botão e alegram a mesa da cozinha durante cerca de duas semanas.',
        'Depois, os bolbos podem ir para o jardim ou para uma floreira: plantados a uma profundidade de três vezes a sua altura, voltam todas as primaveras. O vaso vidrado esconde outro lá dentro, por isso nada pinga para a mesa.',
      ],
      details: {
        contents: 'Nove bolbos de narciso em flor, vaso vidrado, instruções de plantação',
        material: 'Cerâmica vidrada',
        size: 'Vaso com 14 cm de diâmetro e 13 cm de altura; planta com cerca de 35 cm',
        keeps: 'Duas semanas em flor dentro de casa; durante anos ao ar livre',
        origin: 'Bolbos e vaso dos Países Baixos',
        care: 'Muita luz e ambiente fresco. Regue quando a superfície da terra estiver seca.',
        safety: 'Não comestível. Os bolbos são nocivos para pessoas e animais; a seiva pode irritar a pele.',
      },
      alts: ['Narcisos amarelos de centro laranja num vaso vidrado azul-céu'],
    },
    'potted-succulent': {
      title: 'Duo de suculentas em vasos de barro',
      description: [
        'Duas rosetas de echeveria com as pontas rosadas, uma maior e uma mais pequena, cada uma num vaso de barro feito à roda. Lado a lado parecem um casal que sempre viveu junto.',
        'Perdoam quase tudo: as férias, os esquecimentos, uma semana nos correios. Ponha-as numa janela com luz e dê-lhes um pouco de água de quinze em quinze dias.',
      ],
      details: {
        contents: 'Duas echeverias em vaso, cartão de cuidados',
        material: 'Barro cozido, sem vidrado e com vidrado branco',
        size: 'Vasos com 11 cm e 8 cm de diâmetro',
        origin: 'Plantas dos Países Baixos; vasos feitos à roda em Portugal',
        care: 'Muita luz, pouca água: deixe a terra secar por completo entre regas. Nunca abaixo de 5 °C.',
        safety: 'Não comestível.',
      },
      alts: ['Duas suculentas de pontas rosadas, uma num vaso rosa-pálido e outra num vaso branco'],
    },
    'chocolate-bunny': {
      title: 'Coelho de chocolate com laço',
      description: [
        'Um coelho oco de orelhas compridas, moldado à mão numa forma que está na oficina há sessenta anos. As paredes são suficientemente grossas para partir com um bom estalido, e suficientemente finas para se comer até ao fim.',
        'O chocolate de leite tem 38% de cacau e sabe a caramelo; o negro tem 64% e é só um pouco amargo. Traz três ovos de praliné em folha de alumínio, e a fita de cetim é atada por alguém que ata muitíssimas na Páscoa.',
      ],
      details: {
        contents: 'Um coelho oco de chocolate, três ovos de praliné em folha de alumínio, fita de cetim',
        size: '19 cm de altura',
        weight: '200 g',
        ingredients: [
          'Coelho de chocolate de leite: Açúcar de cana, manteiga de cacau, LEITE gordo em pó, pasta de cacau, AVELÃS, emulsionante (lecitina de SOJA), extrato de baunilha.',
          'Coelho de chocolate negro: Pasta de cacau, açúcar de cana, manteiga de cacau, AVELÃS, emulsionante (lecitina de SOJA), extrato de baunilha.',
          'Ovos de praliné: Açúcar de cana, AVELÃS, manteiga de cacau, LEITE gordo em pó, pasta de cacau, emulsionante (lecitina de SOJA), extrato de baunilha.',
        ],
        allergens: [
          'Coelho de chocolate de leite: contém leite, avelãs e soja.',
          'Coelho de chocolate negro: contém avelãs e soja. Pode conter leite.',
          'Ovos de praliné, incluídos com ambos os coelhos: contêm leite, avelãs e soja.',
          'Todos podem conter outros frutos de casca rija e glúten.',
        ],
        'shelf-life': 'Pelo menos quatro meses, a 15–18 °C e longe do sol',
        origin: 'Feito na Bélgica',
        safety:
          'Retire a fita e a folha de alumínio antes de comer. Os ovos pequenos não são para crianças com menos de três anos.',
      },
      alts: [
        'Coelho de chocolate com uma fita de cetim coral ao lado de três ovos pequenos em folha de alumínio',
      ],
    },
    'gold-foil-bunny': {
      title: 'Coelho de chocolate em papel dourado',
      description: [
        'O coelho que não falta em nenhuma mesa de Páscoa: chocolate de leite macio em papel dourado que estala, com uma fita vermelha ao pescoço. Descascar primeiro as orelhas é uma tradição que não discutimos.',
        'Fica bem num prato, num ninho ou no bolso do casaco, e é suficientemente pequeno para pôr um ao lado de cada chávena.',
      ],
      details: {
        contents: 'Um coelho oco de chocolate de leite em folha de alumínio',
        size: '14 cm de altura',
        weight: '150 g',
        ingredients:
          'Açúcar, manteiga de cacau, LEITE gordo em pó, pasta de cacau, LEITE magro em pó, emulsionante (lecitina de SOJA), extrato de baunilha. Cacau: 32% no mínimo.',
        allergens: 'Contém leite e soja. Pode conter frutos de casca rija e glúten.',
        'shelf-life': 'Pelo menos seis meses, em local fresco e seco',
        origin: 'Feito na Bélgica',
        safety: 'Retire a folha de alumínio e a fita antes de comer.',
      },
      alts: ['Coelho de chocolate em papel dourado brilhante com fita vermelha e três ovos em papel de cor'],
    },
    'truffle-box': {
      title: 'Caixa de doze trufas de chocolate',
      description: [
        'Doze trufas de quatro tipos: de chocolate negro com sal marinho, de leite com praliné de avelã, ruby com framboesa e branca com matcha. Cada uma é enrolada, banhada e acabada à mão, por isso não há duas riscas iguais.',
        'A caixa é de um castanho-chocolate profundo, com «for you» a dourado no interior da tampa, onde só se vê ao abrir. A versão clássica leva uma colherada de conhaque nas trufas negras; a outra não leva álcool.',
      ],
      details: {
        contents: 'Doze trufas numa caixa de oferta rígida',
        size: 'Caixa com 20 × 15 × 4 cm',
        weight: '168 g',
        ingredients:
          'Pasta de cacau, manteiga de cacau, açúcar, NATAS, LEITE gordo em pó, AVELÃS, xarope de glucose, framboesa em pó, chá matcha, MANTEIGA, emulsionante (lecitina de SOJA), sal marinho. Clássico: conhaque (2%).',
        allergens: 'Contém leite, avelãs e soja. Pode conter outros frutos de casca rija, glúten e ovo.',
        'shelf-life': 'Cinco semanas a 14–18 °C; no seu melhor nas primeiras três',
        origin: 'Feito na Bélgica',
      },
      alts: ['Caixa de oferta castanha aberta com doze trufas decoradas e «for you» a dourado na tampa'],
    },
    'macaron-box': {
      title: 'Caixa de doze macarons',
      description: [
        'Macarons de amêndoa com uma casca que estala e um interior que se desfaz: rosa, pistácio, limão, groselha-negra, alperce e baunilha, dois de cada. Vão ao forno à segunda e à quarta e partem nessa mesma noite.',
        'Na caixa vão de lado em três filas, por isso chegam inteiros. A caixa maior tem uma segunda camada.',
      ],
      details: {
        contents: 'Doze ou vinte e quatro macarons numa caixa de oferta',
        size: 'Caixa com 21 × 15 × 5 cm',
        weight: '190 g (24 unidades: 380 g)',
        ingredients:
          'AMÊNDOAS, açúcar, clara de OVO, MANTEIGA, NATAS, chocolate branco (açúcar, manteiga de cacau, LEITE em pó, lecitina de SOJA), PISTÁCIOS, purés de fruta, água de rosas, baunilha, corantes: beterraba, espirulina, curcumina.',
        allergens:
          'Contém amêndoas, pistácios, ovo, leite e soja. Pode conter outros frutos de casca rija e glúten.',
        'shelf-life': 'Seis dias no frigorífico. Retire-os meia hora antes de servir.',
        origin: 'Feitos em França',
      },
      alts: ['Caixa de oferta aberta com filas de macarons em tons pastel, um rosa e um verde à frente'],
    },
    'iced-sugar-cookies': {
      title: 'Seis bolachas de Páscoa decoradas',
      description: [
        'Seis bolachas de manteiga grossas, cozidas até o rebordo ficar levemente dourado e decoradas à mão: três ovos, um coelho, uma flor e um coração. O glacé real fica seco ao toque, com um travo de limão.',
        'Diga-nos a palavra para o coração, até oito letras. «Mãe» é a que mais escrevemos; logo a seguir vêm os nomes.',
      ],
      details: {
        contents: 'Seis bolachas decoradas numa caixa com janela',
        size: 'Bolachas de 7–9 cm, caixa com 26 × 18 cm',
        weight: '240 g',
        ingredients:
          'Farinha de TRIGO, MANTEIGA, açúcar em pó, açúcar, OVO, clara de OVO em pó, sumo de limão, baunilha, sal, corantes: beterraba, espirulina, cártamo.',
        allergens: 'Contém trigo, leite e ovo. Pode conter frutos de casca rija e soja.',
        'shelf-life': 'Seis semanas numa lata',
        origin: 'Feitas em França',
      },
      personalisation: 'Palavra no coração',
      alts: [
        'Seis bolachas decoradas: três ovos com padrões, uma cara de coelho, uma flor lilás e um coração que diz «mum»',
      ],
    },
    'tea-tin': {
      title: 'Chá em folha «Jardim de primavera»',
      description: [
        'Chá verde com pétalas de rosa, hortelã e camomila: leve, um pouco doce e relaxante o suficiente para o fim da tarde. As folhas são inteiras e grandes, por isso dão para duas infusões.',
        'A lata verde-salva fecha bem e tem um pequeno puxador dourado que dá vontade de a abrir. Lá dentro está uma colher-medida de faia; uma rasa é a conta certa para uma chávena.',
      ],
      details: {
        contents: 'Chá em folha numa lata, colher-medida de faia',
        material: 'Folha de flandres, faia',
        size: 'Lata com 9 cm de diâmetro e 14 cm de altura',
        weight: '100 g para cerca de 45 chávenas; 200 g com saco de recarga',
        ingredients:
          'Chá verde (62%), hortelã, flores de camomila, pétalas de rosa, centáurea-azul. De agricultura biológica.',
        'shelf-life': '18 meses, em local seco, com a lata bem fechada',
        origin: 'Misturado na Dinamarca',
        care: 'Infusão a 80 °C durante dois a três minutos.',
      },
      alts: [
        'Lata verde-salva para chá com rótulo florido e, à frente, uma colher de madeira com chá e botões de rosa',
      ],
    },
    'painted-eggs-nest': {
      title: 'Ovos de Páscoa pintados à mão num ninho',
      description: [
        'Seis ovos de madeira pintados à mão com faixas, pintas, margaridas e um toque de dourado, num ninho de vime entrançado. São torneados em madeira de tília e têm o peso e o tamanho de um ovo a sério.',
        'Ponha o ninho no centro da mesa ou esconda os ovos um a um: aguentam uma noite na relva molhada. No próximo ano saem da caixa tal e qual.',
      ],
      details: {
        contents: 'Seis ovos pintados, ninho de vime, caixa para guardar',
        material: 'Madeira de tília, tinta à base de água, vime',
        size: 'Ninho com 24 cm de diâmetro; ovos de 6 cm',
        origin: 'Feitos na Alemanha',
        care: 'Limpe com um pano seco.',
        safety: 'Decoração, não é um brinquedo.',
      },
      alts: ['Ovos em tons pastel com pintas, riscas e margaridas num ninho redondo de vime'],
    },
    'ceramic-bunny-pair': {
      title: 'Par de coelhos de cerâmica',
      description: [
        'Um coelho grande branco e um pequeno em rosa-pálido, com um vidrado tão liso que apanha a luz da janela. As caras são pintadas com três pinceladas cada, e as pinceladas nunca saem exatamente iguais.',
        'Ficam na prateleira o ano inteiro sem parecerem uma Páscoa que alguém se esqueceu de arrumar.',
      ],
      details: {
        contents: 'Duas figuras',
        material: 'Faiança vidrada, pés de feltro',
        size: '21 cm e 14 cm de altura',
        origin: 'Feitos à mão em Portugal',
        care: 'Limpe com um pano húmido.',
        safety: 'Decoração, não é um brinquedo.',
      },
      alts: [
        'Um coelho branco alto e um coelho rosa mais pequeno, de cerâmica vidrada, sentados lado a lado',
      ],
    },
    'personalised-name-egg': {
      title: 'Ovo de madeira com nome',
      description: [
        'Um ovo plano de madeira para pendurar numa janela ou num ramo, com um coelho, uma grinalda pintada e um nome em letras brancas em relevo. Por baixo do nome lê-se «Easter» e o ano em curso.',
        'As famílias costumam encomendar um por filho e depois mais um sempre que a família cresce. Ficam tão bem no puxador de uma porta como num ramo de forsítia.',
        'Até doze letras, com acentos.',
      ],
      details: {
        material: 'Contraplacado de bétula de florestas certificadas, tinta à base de água, fita de cetim',
        size: '12 × 16 cm, 6 mm de espessura',
        origin: 'Cortado e pintado na Alemanha',
        care: 'Para interior, ou exterior com tempo seco. Limpe com um pano seco.',
        safety: 'Decoração, não é um brinquedo. A fita não é para crianças com menos de três anos.',
      },
      personalisation: 'Nome no ovo',
      alts: ['Ovo de madeira com fita rosa, um coelho, o nome Emma e uma grinalda de flores pintada'],
    },
    'easter-basket': {
      title: 'Cesto para a caça aos ovos',
      description: [
        'Um cesto redondo de asa torcida, suficientemente grande para uma boa manhã de caça e leve o suficiente para uma criança de quatro anos. Vem cheio de relva de papel e seis ovos decorados para esconder, com um laço largo de um dos lados.',
        'Escolha a cor do laço e o nome para a etiqueta de madeira que dele pende. O cesto é feito de varas de vime inteiras: há de carregar pinhas e carrinhos muito depois da Páscoa.',
      ],
      details: {
        contents: 'Cesto, seis ovos decorados, relva de papel, laço, etiqueta de madeira com nome',
        material: 'Vime, fita de algodão, ovos de madeira de tília',
        size: '28 cm de diâmetro, 32 cm de altura com a asa',
        origin: 'Entrançado na Alemanha',
        age: 'A partir dos três anos',
        care: 'Manter seco; escovar com uma escova macia.',
        safety: 'Não adequado para crianças com menos de três anos: fita e peças pequenas.',
      },
      personalisation: 'Nome na etiqueta',
      alts: ['Cesto redondo de vime com asa torcida e laço rosa, cheio de ovos decorados em tons pastel'],
    },
    'felt-egg-garland': {
      title: 'Grinalda de ovos de feltro',
      description: [
        'Sete ovos de feltro de lã nas cores das amêndoas da Páscoa, bordados a ponto corrido e pendurados entre contas de madeira. Com 1,8 metros, chega para uma janela, uma lareira ou a parede junto a um berço.',
        'O cordão é de algodão natural com uma presilha em cada ponta, por isso bastam dois pioneses. Não pesa quase nada e viaja bem pelo correio.',
      ],
      details: {
        contents: 'Grinalda com sete ovos',
        material: 'Feltro de lã, algodão, contas de faia',
        size: '1,8 m de comprimento; ovos de 7 cm',
        origin: 'Costurada na Suécia',
        care: 'Sacudir; passar com o ferro morno sob um pano.',
        safety: 'Decoração, não é um brinquedo. Pendurar fora do alcance de crianças pequenas.',
      },
      alts: ['Grinalda de sete ovos em tons pastel com bordado branco entre contas de madeira num cordão'],
    },
    'name-mug': {
      title: 'Caneca de grés com nome',
      description: [
        'Uma caneca generosa de base arredondada e uma asa onde cabem três dedos. O vidrado é suave e um pouco mate por fora, brilhante por dentro, e o nome é escrito à mão.',
        'As letras são cozidas no vidrado, não impressas por cima: resistem à máquina da loiça e a dez anos de segundas-feiras. «Mãe», «Pai» e os nomes são os clássicos, mas serve qualquer palavra até doze letras.',
      ],
      details: {
        material: 'Grés vidrado',
        size: '9 cm de diâmetro, 9,5 cm de altura',
        capacity: '380 ml',
        weight: '390 g',
        origin: 'Feita à roda e escrita à mão em Portugal',
        care: 'Pode ir à máquina da loiça e ao micro-ondas',
      },
      personalisation: 'Nome ou palavra na caneca',
      alts: ['Caneca de grés creme com um nome escrito à mão em castanho'],
    },
    'teapot-for-two': {
      title: 'Serviço de chá em grés para dois',
      description: [
        'Um bule bojudo em branco salpicado com puxador de carvalho e duas chávenas azul-céu em pires brancos. O bule leva três chávenas, a conta certa para duas pessoas que ficam à conversa.',
        'O bico foi redesenhado quatro vezes até deixar de pingar. Sob a tampa há um coador de aço; tire-o e cabe lá um molho inteiro de hortelã.',
      ],
      details: {
        contents: 'Bule com coador, duas chávenas, dois pires',
        material: 'Grés vidrado, carvalho oleado, aço inoxidável',
        size: 'Bule com 24 cm com o bico, 17 cm de altura',
        capacity: 'Bule 700 ml, chávenas 200 ml',
        weight: '1,8 kg',
        origin: 'Feito em Portugal',
        care: 'Pode ir à máquina da loiça sem a tampa; passe óleo no puxador uma vez por ano.',
      },
      alts: ['Bule branco com puxador de madeira e duas chávenas de chá azul-céu em pires brancos'],
    },
    'scented-candle': {
      title: 'Vela perfumada de cera de soja',
      description: [
        'Cera de soja vertida à mão num copo pesado de vidro colorido, com um pavio de algodão que arde por igual até à borda. O perfume está lá quando se entra na sala e não incomoda quando se senta à mesa.',
        'A peónia é fresca e um pouco verde; a lavanda é seca, como um armário de roupa branca; o figo é mais a folha do que o fruto; a roupa lavada cheira a estendal.',
        'O rótulo é seu: um nome ou uma palavra, até catorze letras. Quando a vela acabar, a água quente leva o resto da cera e fica um belo copo.',
      ],
      details: {
        contents: 'Vela em copo, tampa antipó',
        material: 'Cera de soja, pavio de algodão, vidro',
        size: '8,5 cm de diâmetro, 9,5 cm de altura',
        weight: '220 g de cera',
        'burn-time': 'Cerca de 45 horas',
        origin: 'Vertida na Finlândia',
        care: 'Da primeira vez, deixe a superfície derreter até à borda, cerca de duas horas. Apare o pavio para 5 mm.',
        safety:
          'Nunca deixe uma vela acesa sem vigilância. Longe de crianças, animais e cortinas. Pode provocar uma reação alérgica cutânea; manter fora do alcance das crianças.',
      },
      personalisation: 'Nome ou palavra no rótulo',
      alts: ['Vela acesa num copo de vidro rosa com o rótulo «Peony», duas pétalas ao lado'],
    },
    'photo-frame-oak': {
      title: 'Moldura de carvalho com gravura',
      description: [
        'Uma moldura de carvalho maciço com um largo passe-partout branco que deixa respirar até uma fotografia pequena. Traz uma gravura de colinas ao nascer do sol: pode pendurar-se hoje e receber a sua fotografia amanhã.',
        'Os cantos são cortados em meia-esquadria e colados, e o vidro é vidro a sério. Gravamos uma linha até trinta letras ao longo da borda de baixo: uma data, um lugar, dois nomes.',
      ],
      details: {
        contents: 'Moldura com passe-partout, vidro, gravura e suporte de parede',
        material: 'Carvalho oleado, cartão sem ácido, vidro',
        size: 'A4: exterior 28 × 36 cm; A5: 21 × 27 cm',
        origin: 'Feita na Alemanha',
        care: 'Limpe o pó com um pano seco; o limpa-vidros vai no pano, não na moldura.',
        safety: 'Contém vidro.',
      },
      personalisation: 'Linha gravada na moldura',
      alts: ['Moldura de carvalho com passe-partout branco e uma gravura de colinas sob um sol coral'],
    },
    'embroidered-cushion': {
      title: 'Almofada bordada para a mãe',
      description: [
        'Uma almofada de linho com uma só palavra em ponto cheio, uma linha pequena por baixo e três flores ao fundo. Um vivo da cor da linha corre à volta da borda.',
        'O linho é pré-lavado: é macio logo na primeira noite e não encolhe na lavagem. A palavra é «Mãe», a não ser que nos dê outra: nesta primavera já saíram da oficina Oma, Mamma, Máma e Äiti.',
      ],
      details: {
        contents: 'Capa de almofada com fecho, enchimento sem penas',
        material: 'Capa: 100% linho. Enchimento: poliéster reciclado',
        size: '45 × 45 cm',
        origin: 'Costurada na Suécia',
        care: 'Capa: lavar do avesso a 40 °C, passar a ferro pelo avesso. Enchimento: 30 °C.',
      },
      personalisation: 'Palavra na almofada',
      alts: ['Almofada de linho creme bordada com «Mãe, you are home» e três flores coral'],
    },
    'oak-wall-clock': {
      title: 'Relógio de parede em carvalho',
      description: [
        'Um mostrador branco e claro, marcas de latão e um aro curvado a partir de uma única tira de carvalho. Os ponteiros avançam sem tiquetaque, por isso o relógio pode ficar no quarto.',
        'Por baixo das doze pomos uma linha à sua escolha, até dezoito caracteres: «Juntos desde 1984», um apelido, o nome de uma casa. É tão pequena que as visitas a descobrem sozinhas.',
      ],
      details: {
        contents: 'Relógio, pilha AA, parafuso e bucha',
        material: 'Carvalho, aço lacado, latão, vidro',
        size: '30 cm de diâmetro, 5 cm de profundidade',
        weight: '1,1 kg',
        origin: 'Feito na Alemanha',
        care: 'Limpe o pó com um pano seco.',
        safety: 'Entregue as pilhas usadas num ponto de recolha.',
      },
      personalisation: 'Linha no mostrador',
      alts: [
        'Relógio de parede redondo com aro de carvalho, números pretos e uma pequena linha escrita no mostrador',
      ],
    },
    'heart-necklace': {
      title: 'Colar com coração abaulado',
      description: [
        'Um pequeno coração arredondado num fio fino, polido até refletir a sala. É oco, por isso não pesa quase nada e usa-se todos os dias sem dar por ele.',
        'No verso cabem três letras: iniciais, ou as primeiras letras de três filhos. O fio fecha a 42 ou 45 centímetros.',
      ],
      details: {
        contents: 'Colar numa bolsinha de oferta',
        material:
          'Prata de lei 925; versão dourada com banho de ouro de 18 quilates, 2 micrómetros. Sem níquel',
        size: 'Coração de 14 mm; fio de 42 a 45 cm',
        weight: '3,1 g',
        origin: 'Feito em Arezzo, Itália',
        care: 'Tire-o antes de nadar e de pôr perfume. Dê brilho com um pano macio.',
        safety: 'Não adequado para crianças com menos de três anos.',
      },
      personalisation: 'Iniciais no verso',
      alts: ['Coração dourado abaulado num fio fino, sobre um busto rosa-pálido'],
    },
    'ring-dish': {
      title: 'Pratinho em forma de coração para anéis',
      description: [
        'Um coração de porcelana raso com borda dourada, para os anéis que se tiram antes de amassar. O seu lugar é junto ao lava-loiça, na mesa de cabeceira ou ao lado das chaves.',
        'Lá dentro escrevemos à mão um nome ou uma palavra curta e cozemo-la sob o vidrado, onde nem o sabão nem os anéis chegam.',
      ],
      details: {
        material: 'Porcelana vidrada, borda de ouro de 12 quilates',
        size: '12 × 11 cm, 2,5 cm de profundidade',
        weight: '140 g',
        origin: 'Feito em Portugal',
        care: 'Lavar à mão. Não vai ao micro-ondas, por causa do ouro.',
        safety: 'Decoração; não para alimentos.',
      },
      personalisation: 'Palavra no pratinho',
      alts: [
        'Pratinho de porcelana branca em forma de coração com borda dourada, um nome e dois anéis lá dentro',
      ],
    },
    'velvet-jewellery-box': {
      title: 'Guarda-joias de veludo',
      description: [
        'Uma caixa em veludo curto e denso com um espelho que ocupa a tampa inteira. Lá dentro há cinco rolos para anéis, dois compartimentos para brincos e uma bolsa onde um fio não se embaraça.',
        'Fecha com um clique discreto e cabe numa gaveta ou num saco de fim de semana. Na tampa pode bordar-se a fio dourado um nome até doze letras.',
      ],
      details: {
        material: 'Veludo de algodão sobre fibra de madeira, espelho de vidro, dobradiça de latão',
        size: '22 × 15 × 8 cm',
        weight: '640 g',
        origin: 'Feito em Itália',
        care: 'Escove com uma escova de roupa no sentido do pelo.',
        safety: 'Contém vidro.',
      },
      personalisation: 'Nome na tampa',
      alts: ['Guarda-joias de veludo rosa aberto, com espelho na tampa e anéis nos rolos'],
    },
    'plush-bunny': {
      title: 'Coelhinho de peluche',
      description: [
        'Um coelho creme de orelhas compridas forradas a rosa e com um laço de cetim, com enchimento suficiente para se sentar e mole o suficiente para ser levado por um braço. O pelo é denso e curto e não fica nas mãos pequenas.',
        'Os olhos são bordados, não há nada para arrancar, e o coelho inteiro vai à máquina de lavar, que é o que no fim decide estas coisas. Bordamos o nome na pata esquerda.',
      ],
      details: {
        material: 'Exterior e enchimento: poliéster, metade reciclado',
        size: '32 cm sentado, com orelhas',
        weight: '260 g',
        age: 'Desde o nascimento',
        origin: 'Costurado na Chéquia',
        care: 'Lavar à máquina a 30 °C, secar ao ar.',
        safety:
          'Marcação CE, testado segundo a norma EN 71. Retire a embalagem e a etiqueta de fita antes de o dar a uma criança.',
      },
      personalisation: 'Nome na pata',
      alts: ['Coelho de peluche creme e fofo com orelhas rosa e laço azul-claro'],
    },
    'plush-teddy': {
      title: 'Ursinho de peluche cor de mel',
      description: [
        'Um urso dos antigos: pelo caramelo, patas creme, nariz sério e laço vermelho. Os braços e as pernas são cosidos de modo a mexer um pouco, por isso pode sentar-se à mesa ou encostar-se a uma almofada.',
        'O pequeno cabe debaixo do braço; o grande ocupa uma cadeira só sua. No pé direito borda-se um nome até dez letras.',
      ],
      details: {
        material: 'Peluche de poliéster, enchimento em parte reciclado, cetim de poliéster',
        size: 'Pequeno 30 cm, grande 48 cm, sentado',
        weight: 'Pequeno 400 g, grande 840 g',
        age: 'Desde o nascimento',
        origin: 'Costurado na Chéquia',
        care: 'Lavar à máquina a 30 °C num saco de lavagem, secar ao ar.',
        safety:
          'Marcação CE, testado segundo a norma EN 71. Retire a embalagem antes de o dar a uma criança.',
      },
      personalisation: 'Nome no pé',
      alts: ['Urso de peluche caramelo com patas creme e um grande laço vermelho'],
    },
    'wooden-pull-bunny': {
      title: 'Coelhinho de madeira para puxar',
      description: [
        'Um coelho de faia sobre quatro rodas verde-salva, com rabinho branco e uma conta na ponta do cordão. Os eixos estão um pouco descentrados: quando se puxa, dá saltinhos.',
        'As arestas são arredondadas e lixadas até parecerem um seixo, e o óleo e as tintas são seguros para quem primeiro prova tudo. Gravamos o nome a fogo no flanco, ao lado do coração.',
      ],
      details: {
        material: 'Faia de florestas certificadas, tintas à base de água, cordão de algodão',
        size: '18 × 8 × 17 cm; cordão de 60 cm com fecho de segurança',
        weight: '470 g',
        age: 'A partir dos 12 meses',
        origin: 'Feito em Seiffen, Alemanha',
        care: 'Limpe com um pano húmido; passe óleo de linhaça uma vez por ano.',
        safety:
          'Marcação CE, testado segundo a norma EN 71. Utilizar sob a vigilância de um adulto por causa do cordão.',
      },
      personalisation: 'Nome no flanco',
      alts: ['Coelho de faia sobre rodas verde-salva com cordão de puxar e uma conta verde'],
    },
    'carousel-music-box': {
      title: 'Caixa de música carrossel com coelhos',
      description: [
        'Cinco coelhos andam à roda sob uma tenda às riscas enquanto a caixa toca a canção de embalar de Brahms. Dê corda à base e ela gira cerca de dois minutos e meio, abrandando no fim, como toda a gente.',
        'O mecanismo tem dezoito notas e um pente de aço. As figuras e a tenda são de resina moldada com o brilho da porcelana, pintadas à mão e debruadas a dourado.',
      ],
      details: {
        material: 'Resina moldada, mecanismo de aço, base de feltro',
        size: '15 cm de diâmetro, 24 cm de altura',
        weight: '950 g',
        age: 'Uma recordação para a prateleira; como brinquedo, a partir dos oito anos',
        origin: 'Montada em Itália, mecanismo da Suíça',
        care: 'Limpe o pó com um pincel macio. Não force a corda.',
        safety: 'Não adequada para crianças com menos de três anos: peças pequenas.',
      },
      alts: ['Caixa de música carrossel com tenda às riscas rosa e brancas e coelhinhos brancos'],
    },
    'signature-gift-box': {
      title: 'Caixa de oferta com laço de cetim',
      description: [
        'Uma caixa resistente cor de marfim, com uma tampa que fecha como as tampas devem fechar e uma larga fita de cetim rosa atada num laço generoso. Leva uma caneca, uma vela e um cartão, e ainda sobra espaço.',
        'Leve-a vazia e encha-a a seu gosto, ou escolha-a com papel de seda e palha de papel rosa-pálido para que nada ande aos tombos. Na tampa pode escrever-se um nome a tinta dourada, até dezasseis letras.',
        'A maioria acaba a guardar cartas e fotografias, e é por isso que as fazemos robustas.',
      ],
      details: {
        contents: 'Caixa com tampa e fita; com enchimento: oito folhas de papel de seda, palha de papel',
        material: 'Cartão cinzento forrado a papel reciclado, cetim de poliéster',
        size: 'Interior com 26 × 22 × 14 cm',
        weight: '580 g',
        origin: 'Feita no Reino Unido',
        care: 'Manter seca. A fita sai sem se desatar.',
      },
      personalisation: 'Nome na tampa',
      alts: ['Caixa de oferta marfim atada com fita de cetim rosa e um grande laço'],
    },
    'mothers-day-card': {
      title: 'Cartão do Dia da Mãe com envelope',
      description: [
        'Uma coroa de minúsculas flores de papel em forma de coração, cortadas e montadas à mão por cima de letras cor-de-rosa. O cartão é tão grosso que pode ficar semanas de pé numa prateleira, e costuma ficar.',
        'As palavras da frente são suas: até dezoito caracteres, de «Super mãe» ao nome dela. O interior está em branco, para a sua caneta. O envelope de papel kraft fecha com um selo de lacre.',
      ],
      details: {
        contents: 'Cartão, envelope de papel kraft, selo de lacre',
        material: 'Papel de algodão, 300 g/m²; flores de papel',
        size: '12 × 17 cm dobrado',
        weight: '40 g',
        origin: 'Feito no Reino Unido',
      },
      personalisation: 'Palavras na frente',
      alts: [
        'Cartão com um coração de flores de papel e as palavras «Happy Mother’s Day», com um envelope kraft lacrado ao lado',
      ],
    },
    'linen-notebook': {
      title: 'Caderno de linho com caneta',
      description: [
        'Um caderno que abre totalmente plano em qualquer página, encadernado a linho com um nome estampado a dourado. Tem um elástico para o manter fechado, uma fita para marcar a página e uma bolsa no fim para o que não se pode perder.',
        'O papel aceita caneta de tinta permanente sem repassar. Traz uma esferográfica branca e dourada, com o peso de uma caneta a sério.',
      ],
      details: {
        contents: 'Caderno, esferográfica com carga azul',
        material: 'Linho sobre cartão, papel creme de 100 g/m², caneta de latão e laca',
        size: 'A5, 192 páginas',
        weight: '370 g',
        origin: 'Encadernado no Reino Unido',
        care: 'Limpe com um pano seco.',
      },
      personalisation: 'Nome na capa',
      alts: ['Caderno de linho rosa com o nome Emma a dourado, uma caneta branca e dourada ao lado'],
    },
    'heart-balloons': {
      title: 'Trio de balões em forma de coração',
      description: [
        'Três corações metalizados em rosa, coral e dourado com longas fitas de cetim, presos por uma caixinha de oferta que pesa o suficiente para não os deixar fugir. Prontos para a mesa do pequeno-almoço, o portão da escola ou um quarto de hospital.',
        'Chegam lisos num envelope. Qualquer florista ou loja de artigos de festa os enche com hélio; com ar e num pauzinho também ficam muito bem. Com hélio flutuam cerca de uma semana.',
      ],
      details: {
        contents: 'Três balões metalizados, fitas de cetim, peso, palhinha para o ar',
        material: 'Película de poliamida, fita de poliéster, cartão',
        size: 'Corações com 45 cm de largura depois de cheios',
        origin: 'Feitos em Espanha',
        care: 'Deixe sair o gás e guarde-os lisos: podem voltar a encher-se.',
        safety:
          'Não adequados para crianças com menos de três anos: fitas e peças pequenas. Nunca largue balões ao ar livre nem perto de linhas elétricas. Hélio não incluído.',
      },
      alts: [
        'Três balões em forma de coração, brilhantes, em rosa, coral e dourado atados a uma caixinha de oferta',
      ],
    },
    'tote-bag': {
      title: 'Saco de pano «Super mãe»',
      description: [
        'Um saco de lona natural grossa com asas compridas que assentam bem no ombro. As letras e a cercadura de flores são impressas com tinta à base de água, macia ao toque e resistente às lavagens.',
        'Leva doze quilos de compras sem se queixar e dobra-se para o bolso do casaco. Diz «Super mãe»; dê-nos outras palavras se o saco for para a melhor avó, professora ou tia.',
      ],
      details: {
        material: 'Lona 100% algodão biológico, 280 g/m²',
        size: '38 × 42 cm, asas de 68 cm',
        weight: '160 g',
        origin: 'Costurado e estampado na Suécia',
        care: 'Lavar do avesso a 30 °C, passar a ferro pelo avesso.',
      },
      personalisation: 'Palavras no saco',
      alts: ['Saco de lona natural estampado com «Super mãe» e três flores cor-de-rosa'],
    },
    'name-tumbler': {
      title: 'Copo térmico gravado',
      description: [
        'Um copo de aço de parede dupla que mantém o café quente seis horas e a água fria doze. Estreita na base para caber no suporte do carro, do carrinho de bebé ou da bicicleta.',
        'O nome é gravado atravessando a cor até ao aço, por isso não descasca nem desbota. A tampa, a palhinha e uma escovinha para a palhinha estão incluídas.',
      ],
      details: {
        contents: 'Copo, tampa, palhinha, escova para a palhinha',
        material: 'Aço inoxidável 18/8, pintura a pó, polipropileno sem BPA',
        size: '8,5 cm de diâmetro, 22 cm de altura; base de 6,8 cm',
        capacity: '600 ml',
        weight: '340 g',
        origin: 'Feito em Tsubame, Japão',
        care: 'Lavar à mão para manter a cor viva; a tampa pode ir à máquina da loiça.',
        safety: 'Beba as bebidas quentes pela abertura, não pela palhinha. Não vai ao micro-ondas.',
      },
      personalisation: 'Nome gravado no copo',
      alts: ['Copo térmico verde-salva com palhinha e o nome Emma'],
    },
    'spa-gift-set': {
      title: 'Conjunto de oferta spa com lavanda',
      description: [
        'Tudo para uma hora de porta fechada: duas toalhas grossas, dois sabonetes, um frasco de sais de banho e uma garrafa âmbar de óleo de banho com lavanda das colinas por cima de Manosque.',
        'Vem disposto num tabuleiro de carvalho que depois segura uma chávena de chá na borda da banheira. Cheira a lavanda do campo, um pouco herbácea, não à das gavetas.',
      ],
      details: {
        contents:
          'Duas toalhas, dois sabonetes (100 g cada), sais de banho (200 g), óleo de banho (150 ml), tabuleiro de carvalho',
        material: 'Toalhas: 100% algodão, 550 g/m². Tabuleiro: carvalho oleado',
        size: 'Tabuleiro de 36 × 18 cm; toalhas de 30 × 50 cm e 50 × 90 cm',
        composition:
          'Óleo de banho: Prunus Amygdalus Dulcis Oil, Helianthus Annuus Seed Oil, Lavandula Angustifolia Oil, Tocopherol, Linalool, Limonene. Sabonete: Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Lavandula Angustifolia Oil, Linalool. Sais: Sodium Chloride, Lavandula Angustifolia Flower.',
        allergens: 'Contém óleo de amêndoa, linalol e limoneno.',
        keeps: '12 meses depois de aberto',
        origin: 'Feito em França',
        care: 'Lave as toalhas a 60 °C. Seque o tabuleiro com um pano.',
        safety: 'Apenas para uso externo. Evite o contacto com os olhos. A banheira pode ficar escorregadia.',
      },
      alts: [
        'Tabuleiro de carvalho com uma toalha branca e uma rosa, dois sabonetes, um frasco de sais e uma garrafa âmbar',
      ],
    },
    'perfume-bottle': {
      title: 'Eau de parfum Fleur',
      description: [
        'Rosa e peónia, mas mais numa noite quente do que num ramo: primeiro a bergamota, pétalas no meio e um fundo de cedro e almíscar branco que fica no lenço até ao dia seguinte.',
        'O frasco é de vidro pesado, com colar de latão e tampa de ombros redondos. Trinta mililitros viajam bem; cinquenta duram cerca de um ano, usando dia sim, dia não.',
      ],
      details: {
        contents: 'Eau de parfum em frasco de vidro com vaporizador, caixa de cartão',
        size: '30 ml ou 50 ml',
        composition:
          'Alcohol Denat., Parfum, Aqua, Citronellol, Geraniol, Hydroxycitronellal, Limonene, Linalool, Citral.',
        allergens: 'Contém citronelol, geraniol, hidroxicitronelal, limoneno, linalol e citral.',
        keeps: '36 meses depois de aberto, ao abrigo da luz',
        origin: 'Feito em França',
        safety:
          'Líquido e vapor facilmente inflamáveis. Manter afastado de chamas e do calor e fora do alcance das crianças. Apenas para uso externo.',
      },
      alts: ['Frasco quadrado de perfume com o rótulo «Fleur» e tampa branca, pétalas de rosa ao lado'],
    },
    'glass-bauble-set': {
      title: 'Seis bolas de Natal de vidro com nome',
      description: [
        'Seis bolas de vidro soprado em abeto, baga, ouro, rosa, salva e pérola, pintadas à mão e cada uma um pouco diferente da outra. A verde leva em letras brancas o nome que nos der.',
        'Vêm numa caixa verde com «Merry Christmas» a dourado na tampa, e a ela voltam todos os janeiros.',
      ],
      details: {
        contents: 'Seis bolas com fita, caixa de presente',
        material: 'Vidro soprado, pintado à mão',
        size: 'Bolas com 7 cm de diâmetro, caixa 24 × 17 × 8,5 cm',
        origin: 'Sopradas e pintadas na Alemanha',
        care: 'Limpar o pó com um pincel macio e seco.',
        safety: 'De vidro. Decoração, não indicada para menores de três anos.',
      },
      personalisation: 'Nome na bola verde',
      alts: ['Caixa verde aberta com seis bolas de vidro, na verde lê-se Emma'],
    },
    'knitted-stocking': {
      title: 'Meia de Natal de malha com nome',
      description: [
        'Uma meia grossa de lã em baga e creme com um coração, tricotada tão fechada que mantém a forma mesmo com uma laranja na ponta. O nome é bordado no canhão.',
        'Pendura-se na lareira, no corrimão ou na cama. Uma para cada um, a mesma todos os anos: assim começa uma tradição.',
      ],
      details: {
        contents: 'Meia, sem recheio',
        material: '100% lã, forro de algodão',
        size: '45 cm de comprimento, abertura de 16 cm',
        origin: 'Tricotada na Suécia',
        care: 'Lavar à mão a frio, secar na horizontal.',
      },
      personalisation: 'Nome no canhão',
      alts: ['Meia de malha vermelha com canhão creme bordado com Noah e ramos de abeto'],
    },
    'fir-wreath': {
      title: 'Coroa de abeto com bagas para a porta',
      description: [
        'Uma coroa farta de abeto nobre com pinhas, bagas vermelhas e um laço de cetim. Atada à mão sobre palha na véspera do envio, chega verde e cheira a floresta.',
        'No exterior dura até depois do Ano Novo; numa sala aquecida, cerca de três semanas. Pendura-se pela presilha atrás.',
      ],
      details: {
        contents: 'Coroa com laço, pronta a pendurar',
        material: 'Abeto nobre, pinhas, bagas, palha, cetim de poliéster',
        size: '40 cm de diâmetro',
        keeps: 'Seis semanas no exterior, três em casa',
        origin: 'Atada nos Países Baixos',
        care: 'Borrifar com água de vez em quando.',
        safety: 'Bagas e ramos não comestíveis. Manter longe de velas.',
      },
      alts: ['Coroa redonda de abeto com pinhas, bagas vermelhas e laço de cetim'],
    },
    'snow-globe': {
      title: 'Globo de neve com casinha',
      description: [
        'Uma casinha de janelas acesas, um boneco de neve e três abetos sob vidro. Basta virá-lo e neva durante quase um minuto.',
        'Na base verde lê-se «let it snow» a dourado. Pesa como um bom pisa-papéis e fica igualmente firme no parapeito.',
      ],
      details: {
        contents: 'Globo de neve em caixa almofadada',
        material: 'Vidro, resina, água purificada',
        size: '15 cm de altura, 10 cm de diâmetro',
        origin: 'Enchido e selado na Alemanha',
        care: 'Limpar com um pano húmido. Proteger do gelo.',
        safety: 'Decoração, não é um brinquedo. Não expor ao sol direto.',
      },
      alts: ['Globo de neve com casinha, abetos e boneco de neve sobre base verde com let it snow'],
    },
    'gingerbread-house': {
      title: 'Casinha de gengibre',
      description: [
        'Pão de gengibre com especiarias, decorado à mão: telhado de glacé branco e rosa, bengalas doces à porta e três arvorezinhas no pátio. Chega montada, sobre uma tábua redonda.',
        'Até à véspera de Natal é o centro da mesa. Depois alguém parte o primeiro pedaço de telhado, e já ninguém consegue parar.',
      ],
      details: {
        contents: 'Casinha de gengibre sobre tábua de madeira, em caixa com janela',
        size: '22 × 18 × 24 cm',
        weight: '850 g',
        ingredients:
          'Farinha de TRIGO, açúcar, mel, MANTEIGA, clara de OVO, especiarias (canela, gengibre, cravinho, cardamomo), xarope de glucose, corantes naturais.',
        allergens: 'Contém trigo, leite e ovo. Pode conter frutos de casca rija e soja.',
        'shelf-life': 'Oito semanas em local seco',
        origin: 'Cozida em França',
      },
      alts: [
        'Casinha de gengibre com telhado de glacé branco e rosa, bengalas doces e arvorezinhas sobre uma tábua',
      ],
    },
    'advent-calendar-box': {
      title: 'Casa do Advento com 24 gavetas',
      description: [
        'Uma casa de madeira com vinte e quatro gavetas numeradas em verde, baga, rosa e creme. Enche-se a gosto: com chocolate, com um bilhete, com a peça de um puzzle que fica completo no dia 24.',
        'Foi feita para voltar todos os dezembros. Na placa sob o telhado gravamos um nome ou uma palavra.',
      ],
      details: {
        contents: 'Casa com 24 gavetas vazias',
        material: 'Contraplacado de faia, tinta à base de água',
        size: '52 × 30 × 12 cm, gavetas 4 × 4,5 × 9 cm',
        origin: 'Feita na Alemanha',
        care: 'Limpar com um pano seco.',
        age: 'A partir dos três anos',
      },
      personalisation: 'Nome na placa',
      alts: ['Casa de madeira com 24 gavetas numeradas em verde, baga, rosa e creme, uma aberta'],
    },
    'heart-chocolate-box': {
      title: 'Coração com vinte bombons',
      description: [
        'Vinte bombons num coração vermelho: ganache de framboesa, caramelo salgado, avelã e chocolate negro com rosa. Cada um é decorado à mão.',
        'A tampa leva palavras a dourado: «with love» ou as suas. Quando os bombons acabam, a caixa guarda cartas.',
      ],
      details: {
        contents: 'Vinte bombons numa caixa rígida em coração',
        size: 'Caixa 22 × 20 × 5 cm',
        weight: '250 g',
        ingredients:
          'Açúcar, manteiga de cacau, pasta de cacau, LEITE gordo em pó, NATAS, AVELÃS, xarope de glucose, framboesas, MANTEIGA, emulsionante (lecitina de SOJA), sal marinho, óleo de rosa.',
        allergens: 'Contém leite, avelãs e soja. Pode conter outros frutos de casca rija, glúten e ovo.',
        'shelf-life': 'Seis semanas a 14–18 °C',
        origin: 'Feito na Bélgica',
      },
      personalisation: 'Palavras na tampa',
      alts: ['Coração vermelho aberto com bombons e with love a dourado na tampa'],
    },
    'wooden-star-tree': {
      title: 'Árvore de estrelas em madeira',
      description: [
        'Estrelas de faia, da maior para a mais pequena, empilhadas numa haste de latão com contas douradas e pintadas. Rode um pouco cada estrela e a árvore muda de forma.',
        'Sem agulhas e sem rega: fica na mesa desde o primeiro domingo do Advento e em janeiro cabe numa caixa de sapatos.',
      ],
      details: {
        contents: 'Estrelas, contas e estrela de latão para empilhar, com instruções',
        material: 'Faia oleada, latão',
        size: '30 cm de altura, 20 cm de diâmetro',
        origin: 'Torneada na Alemanha',
        care: 'Limpar com um pano seco.',
        safety: 'Peças pequenas. Não indicada para menores de três anos.',
      },
      alts: [
        'Árvore de estrelas de madeira empilhadas com contas douradas e coloridas e estrela de latão no topo',
      ],
    },
  },
  categories: {
    easter: {
      name: 'Páscoa',
      description:
        'Para a mesa do pequeno-almoço, a caça no jardim e os ramos à janela: coelhos, ovos, flores de primavera e algo para desembrulhar.',
    },
    'easter-decoration': {
      name: 'Decoração de Páscoa',
      description: 'Ovos pintados, grinaldas e ninhos que saem da caixa todas as primaveras.',
    },
    'easter-bunnies': {
      name: 'Coelhos da Páscoa',
      description: 'Para comer, abraçar, puxar ou pôr na prateleira.',
    },
    'mothers-day': {
      name: 'Dia da Mãe',
      description:
        'Presentes que o dizem melhor do que um telefonema: flores, algo com o nome dela ou uma hora só para ela.',
    },
    flowers: {
      name: 'Flores e plantas',
      description: 'Cortadas de manhã ou ainda no vaso, prontas a oferecer tal como chegam.',
    },
    sweets: {
      name: 'Doces e chá',
      description:
        'Chocolate, macarons, bolachas e uma lata de bom chá, de pequenos produtores que assinam as suas caixas.',
    },
    chocolate: {
      name: 'Chocolate',
      description: 'Coelhos e trufas de uma oficina em Gante.',
    },
    'bakes-and-tea': {
      name: 'Bolachas e chá',
      description: 'Acabado de sair do forno, e algo para acompanhar.',
    },
    home: {
      name: 'Casa',
      description: 'Grés, carvalho, linho e luz de velas: coisas que se usam todos os dias e que ficam.',
    },
    candles: {
      name: 'Velas e aromas',
      description: 'Cera de soja, lavanda e rosa, vertidas e misturadas à mão.',
    },
    kitchen: {
      name: 'Cozinha e mesa',
      description: 'Canecas, bules e o que se serve neles.',
    },
    decoration: {
      name: 'Decoração',
      description: 'Para paredes, prateleiras, janelas e o melhor canto do sofá.',
    },
    'jewellery-and-keepsakes': {
      name: 'Joias e recordações',
      description: 'Coisas pequenas feitas para guardar por muito tempo.',
    },
    jewellery: {
      name: 'Joias',
      description: 'Um coração para usar, e onde o pousar à noite.',
    },
    keepsakes: {
      name: 'Recordações',
      description: 'Molduras, caixas e nomes em madeira e porcelana.',
    },
    personalised: {
      name: 'Personalizados',
      description: 'Com um nome, uma palavra ou uma data, escritos, gravados ou bordados para uma só pessoa.',
    },
    'for-children': {
      name: 'Para crianças',
      description: 'Macio, seguro e feito para brincar, desde o primeiro dia.',
    },
    wellness: {
      name: 'Bem-estar e beleza',
      description: 'Para um banho, uma noite calma e o perfume que fica no lenço.',
    },
    cards: {
      name: 'Cartões, papel e festa',
      description: 'Cartões, cadernos, caixas e balões: o que faz de uma coisa um presente.',
    },
    'out-and-about': {
      name: 'De passeio',
      description: 'Sacos, copos térmicos e cadernos para o caminho.',
    },
    'gift-boxes': {
      name: 'Caixas de oferta',
      description: 'Completas, com laço e prontas a oferecer.',
    },
  },
  tags: {
    'advent-calendar': 'Calendários do Advento',
    anniversary: 'Aniversário de casamento',
    birthday: 'Aniversário',
    bunny: 'Com coelhos',
    ceramic: 'Cerâmica',
    chocolate: 'Chocolate',
    eggs: 'Ovos',
    floral: 'Floral',
    handmade: 'Feito à mão',
    heart: 'Corações',
    'new-baby': 'Recém-nascido',
    'new-home': 'Casa nova',
    scented: 'Perfumado',
    textile: 'Têxtil',
    'thank-you': 'Agradecer',
    toy: 'Brinquedos',
    vegan: 'Vegano',
    wood: 'Madeira',
  },
  options: {
    colour: {
      name: 'Cor',
      values: {
        ivory: 'Marfim',
        white: 'Branco',
        oat: 'Aveia',
        blush: 'Rosa-pálido',
        rose: 'Rosa',
        coral: 'Coral',
        sky: 'Azul-céu',
        ink: 'Azul-tinta',
        sage: 'Verde-salva',
        forest: 'Verde-floresta',
        gold: 'Dourado',
        silver: 'Prateado',
      },
    },
    size: {
      name: 'Tamanho',
      values: {
        small: 'Pequeno',
        medium: 'Médio',
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
      values: { peony: 'Peónia', lavender: 'Lavanda', fig: 'Folha de figueira', linen: 'Roupa lavada' },
    },
    chocolate: {
      name: 'Chocolate',
      values: {
        milk: 'De leite',
        dark: 'Negro',
      },
    },
    variety: {
      name: 'Versão',
      values: {
        classic: 'Clássico',
        'alcohol-free': 'Sem álcool',
      },
    },
    filling: {
      name: 'Enchimento',
      values: { empty: 'Sem enchimento', tissue: 'Papel de seda e palha de papel' },
    },
    pages: { name: 'Páginas', values: { lined: 'Pautadas', dotted: 'Pontilhadas', blank: 'Lisas' } },
  },
  closeUp: 'Grande plano: {title}',
  details: {
    contents: 'Conteúdo',
    material: 'Material',
    size: 'Medidas',
    capacity: 'Capacidade',
    weight: 'Peso',
    'burn-time': 'Duração',
    ingredients: 'Ingredientes',
    composition: 'Ingredientes',
    allergens: 'Alergénios',
    'shelf-life': 'Conservação',
    keeps: 'Conservação',
    origin: 'Origem',
    age: 'Idade',
    care: 'Cuidados',
    safety: 'É bom saber',
    maker: 'Fabricante',
    responsible: 'Pessoa responsável na UE',
  },
}
