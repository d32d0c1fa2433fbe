// Synonyms of the shop's words: with `mug: cup`, cup finds mugs and mug finds cups. They are in ordinary spelling; the
// stemmer unifies their forms. Chinese and Japanese words are replaced everywhere by the first word of the entry. So
// they must not be part of another word.
import type { Locale } from '#domain/markets/locale.ts'

const synonyms: Partial<Record<Locale, string>> = {
  us: `mum: mom mommy mummy mother mama | bunny: rabbit hare lop | biscuit: cookie shortbread
    plush: stuffed stuffie cuddly | teddy: teddybear | necklace: pendant neckless | mug: cup beaker
    photo: picture | jewellery: jewelry jewelery | personalised: personalized customized custom
    flower: floral bouquet bloom blossom posy | tumbler: thermos flask thermal | cushion: pillow
    tote: shopper carryall | notebook: journal diary notepad write writer writing stationery | clock: timepiece
    bauble: ornament | garland: bunting | stocking: sock | praline: bonbon | chocolate: choc choccy choco
    succulent: cactus cacti | daffodil: narcissus jonquil | perfume: parfum cologne | teapot: kettle
    pen: ballpoint biro | spa: wellness pampering bath relax relaxing relaxation unwind pamper stress
    carousel: roundabout | engraved: etched | embroidered: stitched | velvet: velour
    ceramic: pottery | christmas: xmas | kid: child children toddler
    macaron: macaroon | ribbon: bow | basket: hamper | frame: photoframe | tree: pine
 baby: newborn baptism christening shower | thank: teacher appreciation grateful
    sweets: candy candies treats goodies foodie tooth
    anniversary: romantic romance valentine | scented: fragrance aroma aromatherapy`,
  zh: `鼠尾草绿: 灰绿色 灰绿 豆绿 | 母亲: 妈妈 媽媽 妈咪 | 兔: 兔子 | 杯: 杯子 水杯 马克杯 茶杯 咖啡杯 | 毛绒: 毛绒玩具 毛绒玩偶 公仔
    熊: 小熊 熊熊 泰迪 | 首饰: 珠宝 | 定制: 订制 定做 刻字 | 钟: 时钟 | 刺绣: 绣花 | 随行杯: 保温杯
    抱枕: 靠垫 靠枕 枕头 | 笔记本: 本子 记事本 日记本 手账 | 八音盒: 音乐盒 | 圣诞球: 圣诞挂件 圣诞装饰球
    雪花球: 水晶球 | 花环: 门环 | 帆布袋: 帆布包 手提袋 购物袋 托特包 | 香水: 香氛 | 礼盒: 礼品盒 礼物盒
    香薰: 香氛蜡烛 香味 | 首饰盒: 首饰收纳盒 | 挂钟: 墙钟 | 相框: 画框 照片框 | 贺卡: 卡片 祝福卡 | 多肉: 仙人掌
    水仙: 洋水仙 | 花束: 鲜花 捧花 | 饼干: 曲奇 | 姜饼屋: 姜饼房子 | 降临节日历: 圣诞倒数日历 倒数日历
    名字: 姓名 | 牛奶巧克力: 牛奶朱古力 | 巧克力: 朱古力 | 木: 木头 木制 木质 | 陶瓷: 瓷器
    沐浴: 泡澡 洗浴 放松 解压 减压 | 乔迁: 搬家 新居 新家 入伙 | 新生儿: 宝宝 婴儿 满月 百日 宝贝
    感谢: 谢谢 答谢 谢师 | 甜点: 甜食 糖果 零食 点心 甜品 | 纪念日: 结婚 情侣 浪漫
    玩具: 玩偶 小朋友 孩子 儿童`,
  ja: `キャンドル: ろうそく ロウソク 蝋燭 | カード: バースデーカード | 誕生日: バースデー
    バニー: うさぎ 兎 ラビット ウサギ | くま: 熊 テディベア ベア | 名入れ: 名前入り 名入り ネーム入り 名前入れ
    花束: ブーケ 花たば はなたば | お茶: 紅茶 緑茶 コウチャ こうちゃ リョクチャ | 鉢: 植木鉢 | マグ: マグカップ
    香水: オードパルファム パフューム | ネックレス: ペンダント 首飾り | オルゴール: ミュージックボックス
    タンブラー: 水筒 マイボトル | クッション: 枕 | ノート: 手帳 帳面 日記帳
    フォトフレーム: 写真立て 額縁 写真たて | 時計: とけい クロック | スノードーム: スノーグローブ
    オーナメント: 飾り玉 クリスマス飾り | リース: 花輪 | 靴下: くつした ソックス ストッキング
    ジュエリーボックス: 宝石箱 アクセサリーケース アクセサリーボックス | 木: 木製 ウッド 木の
    陶器: 陶磁器 セラミック 焼き物 | 多肉植物: サボテン 多肉 | スイセン: 水仙 | ぬいぐるみ: 縫いぐるみ
    トートバッグ: 手提げ エコバッグ | バルーン: 風船 ふうせん | プラリネ: ボンボンショコラ | エッグ: 卵 たまご 玉子
    チョコレート: チョコ | クッキー: ビスケット | カーネーション: カーネ | 香り: アロマ 匂い
    ジンジャーブレッドハウス: お菓子の家 | ティーセット: 茶器 ティーポット 急須 | クリスマス: Xmas
    引越し: 新居 新築 | 出産祝い: 赤ちゃん ベビー 出産 | ありがとう: お礼 感謝
    お菓子: スイーツ 甘いもの おやつ 甘党 | バス: 入浴 お風呂
 記念日: 結婚記念日 ロマンチック
    おもちゃ: 玩具 子供 こども 子ども キッズ | 文房具: 文具 筆記用具`,
  ar: `حقيبة: حقائب شنطة شنط | وسادة: وسائد مخدة كوشن خدادية | لعبة: ألعاب العاب دمية دمى دباديب طفل صغير
    كوب: أكواب فنجان فناجين مج كاسة ماغ | شمعة: شموع | قلادة: قلائد عقد سلسال | أرنب: أرانب | باقة: بوكيه
    ورد: ورود زهور زهرة وردة | بيض: بيضة | قلب: قلوب | دبدوب: دب دبدوبة | بطاقة: كرت كارت | أم: ماما والدة
    طفل: أطفال | علبة: علب صندوق | عطر: عطور برفيوم بارفان | هدية: هدايا | دفتر: كراسة مفكرة نوتة | ساعة: ساعات
    إطار: برواز اطار | شوكولاتة: شوكولا شكولاته شوكلت | بسكويت: كوكيز كعك | أصيص: حوض اصص
    مجوهرات: حلي اكسسوارات | بالون: بالونات نفاخات | جورب: شراب جوارب | إكليل: طوق | نرجس: نرجسة | عصارية: صبار
    حراري: ترمس ثرموس | خشبية: خشب خشبي | خزف: سيراميك فخار بورسلان | سبا: استحمام حمام
    مولود: بيبي رضيع مواليد سبوع | زنجبيل: جنجر | شريط: فيونكة | شكرا: شكر امتنان
    حلويات: حلوى سكاكر | عناية: استرخاء تدليل راحة | ذكرى: رومانسي رومانسية`,
  fr: `mère: maman | peluche: doudou toutou | ours: nounours ourson | mug: tasse gobelet | bijou: joaillerie
    biscuit: gâteau sablé cookie sablés | ballon: baudruche montgolfière | coussin: oreiller
    carnet: cahier bloc journal | cadre: encadrement | horloge: pendule | collier: pendentif sautoir
    boule: ornement | chaussette: bas | couronne: guirlande | jonquille: narcisse | succulente: cactus
    coffret: boîte | parfum: fragrance senteur | isotherme: thermos thermique | fleur: floral
    théière: bouilloire | tote: cabas | noël: xmas | grès: céramique poterie | brodé: broderie | gravé: gravure
    personnalisé: prénom personnalisable | bébé: nouveau naissance baptême | enfant: gamin jouet | ruban: nœud
    panier: corbeille | praliné: chocolats bonbon | crémaillère: emménagement pendaison déménagement
    merci: remercier remerciement remerciements
    douceur: friandise sucrerie gourmand gourmande gourmandise confiserie
    bien: détente relaxer relaxant relaxation zen
    cœur: romantique amoureux saint-valentin`,
  pt: `mãe: mamã | fotografia: foto fotos retrato | caneca: chávena taça xícara copo | bolacha: biscoito cookie | oferta: prenda presente
    peluche: pelúcia boneco | almofada: travesseiro | caderno: bloco agenda diário
    moldura: quadro porta guarda | relógio: relojo | colar: fio gargantilha | meia: peúga | coroa: guirlanda
    narciso: junquilho | suculenta: cato cacto | perfume: fragrância colónia | térmico: termo termos garrafa
    ramo: bouquet buquê | flor: floral | saco: mala sacola bolsa | bombom: praliné | grés: cerâmica faiança
    criança: miúdo menino brinquedo criancas | laço: fita | cesto: cesta cabaz | jarra: vaso | bordado: bordada
    nome: personalizado personalizada | recém: batizado batismo bebé bebê
    agradecer: obrigado obrigada agradecimento | doce: guloseima goluseima guloso
    bem: relaxar relaxante relaxamento descontrair mimo
    coração: romântico romântica namorados | natal: natalício natalícios natalícias enfeite enfeites`,
  it: `mamma: madre | biglietto: cartolina | bouquet: mazzo fiori | orso: orsacchiotto | tè: the
    tartufo: cioccolatino pralina | portagioie: portagioielli | cioccolato: cioccolata | uovo: uova
    gioia: gioiello | profumo: parfum | tazza: mug tazzina | cuscino: guanciale
    taccuino: quaderno agenda diario bloc | cornice: portafoto | orologio: sveglia
    collana: catenina girocollo ciondolo pendente | ghirlanda: corona festone | calza: calzino
    pallina: decorazione addobbo | narciso: giunchiglia | termico: thermos termos borraccia | fiore: floreale
    borsa: shopper sporta | biscotto: cookie | grès: ceramica gres terracotta | bambino: bimbo bimba bambina
    fiocco: nastro | cestino: cesto cesta | peluche: pupazzo | nome: personalizzato personalizzata
    legno: ligneo | nascita: battesimo neonato bebè
    grazie: ringraziare ringraziamento | dolce: dolciumi golosità goloso golosa leccornia
    benessere: relax rilassare rilassarsi rilassante coccola
    cuore: romantico romantica innamorati | giocattolo: giochi gioco`,
  es: `mamá: madre | trufa: chocolatina bombón praliné | cojín: almohada almohadón | carta: tarjeta | oso: osito
    taza: mug tazón | cuaderno: libreta agenda diario bloc | marco: portafotos portarretratos
    reloj: despertador | collar: colgante gargantilla cadena | corona: guirnalda | calcetín: bota media
    bola: adorno | narciso: junquillo | suculenta: cactus crasa | térmico: termo | ramo: bouquet buqué
    flor: floral | bolsa: bolso tote | galleta: cookie | gres: cerámica | niño: niña peque infantil
    lazo: cinta | cesta: canasta | peluche: muñeco | nombre: personalizado personalizada | joyero: alhajero
    perfume: fragancia colonia | jarrón: florero | recién: bautizo bebé bautismo
    gracias: agradecer agradecimiento | dulce: chuche golosina goloso golosa
    bienestar: relajarse relajante relajación relax mimo
    corazón: romántico romántica enamorados | juguete: peluches`,
  de: `Salbei: salbeigrün graugrün | Pfingstrose: Päonie Peonie | Becher: Tasse Kaffeebecher Kaffeetasse Pott | Muttertag: Mama Mutter Mutti Mum | Hase: Kaninchen
    Schachtel: Box Dose | Kästchen: Kasten | Teddy: Teddybär Teddybaer
    Plüsch: Kuscheltier Stofftier Plüschtier | Ballon: Luftballon | Truffel: Praline Konfekt | Keks: Plätzchen
    Kissen: Polster | Notizbuch: Tagebuch Journal Heft Kladde | Rahmen: Fotorahmen | Uhr: Zeitmesser
    Halskette: Kette Collier Anhänger | Kugel: Christbaumkugel Weihnachtskugel | Strumpf: Socke Stiefel
    Kranz: Türschmuck | Narzisse: Osterglocke | Sukkulente: Kaktus
    Thermobecher: Thermoskanne Isolierbecher Reisebecher | Strauß: Blumenstrauß Bouquet | Rose: Rosenstrauß
    Tasche: Beutel Stoffbeutel Tragetasche Jutebeutel | Steinzeug: Keramik Töpferware | Parfum: Parfüm Duft
    Kind: Kinder Kleinkind | Schleife: Band | Korb: Körbchen | Spieluhr: Musikdose | Weihnacht: Xmas
    Name: personalisiert individuell | Girlande: Wimpelkette | Lebkuchen: Pfefferkuchen
    Wellness: Spa Badeset entspannen Entspannung Erholung relaxen | Teeservice: Teekanne Teeset | Holz: hölzern
    Karte: Grußkarte | Einzug: Einweihung Einweihungsparty Umzug Einzugsgeschenk Housewarming
    Geburt: Taufe Baby Neugeborene Babyparty | Dankeschön: danke bedanken Dank
    Süßes: Naschkatze naschen Süßigkeit Leckerei Leckermaul
    Herz: romantisch Romantik verliebt Verliebte | Spielzeug: Spielsachen`,
  pl: `świeca: świeczka | zając: zajączek | czekolada: czekoladowy czekoladka pralina bombonierka
    Wielkanoc: wielkanocny | drewno: drewniany | królik: króliczek | jajko: pisanka jajeczko
    serce: serduszko romantyczny zakochani walentynki | mama: matka | szkatułka: kasetka
    miś: misiu niedźwiadek | prezent: upominek podarunek | kubek: filiżanka szklanka | poduszka: jasiek
    notes: notatnik zeszyt pamiętnik dziennik | ramka: rama fotoramka | zegar: zegarek
    naszyjnik: łańcuszek wisiorek | bombka: ozdoba | skarpeta: pończocha | wieniec: wianek | żonkil: narcyz
    sukulent: kaktus | termiczny: termos | bukiet: wiązanka kwiaty kwiat | torba: torebka siatka
    ciastko: ciasteczko herbatnik | kamionkowy: ceramiczny ceramika | dziecko: dzieci maluch | kokarda: wstążka
    koszyk: kosz | pluszowy: maskotka przytulanka pluszak | imię: personalizowany spersonalizowany
    perfumy: perfumowana | piernik: piernikowy | balon: balonik | świąteczny: bożonarodzeniowy gwiazdkowy
 narodziny: chrzciny chrzest niemowlę noworodek
    podziękowanie: dziękuję wdzięczność | słodycze: łakocie łasuch słodkie
    relaks: odprężenie relaksujący odpoczynek | zabawka: pięciolatek maluszek
    porcelana: porcelanowy | filc: wełna wełniany`,
  nl: `mok: beker kopje | pioen: pioenroos | knuffel: knuffeldier knuffelbeest | teddybeer: beer knuffelbeer | haas: konijn
    hart: hartje romantisch verliefd | moederdag: mama moeder mam | koek: koekje | klok: uurwerk wandklok
    kussen: sierkussen | notitieboek: dagboek schrift notitieboekje | fotolijst: fotolijstje kader
    ketting: halsketting hanger | kerstbal: ornament | kerstsok: kous | krans: kerstkrans | narcis: paaslelie
    vetplant: cactus succulent | thermosbeker: thermosfles thermos | boeket: bloemen bos
    tas: tasje shopper draagtas | steengoed: keramiek aardewerk | parfum: geur luchtje | kind: kinderen peuter
    strik: lint | mand: mandje | naam: gepersonaliseerd | muziekdoos: speeldoos | kerst: kerstmis
    bonbon: praline | sieraden: juwelen | theeservies: theepot | hout: houten | peperkoek: gingerbread
 geboorte: kraamcadeau kraambezoek doop baby babyshower
    bedankt: bedankje bedanken dank | zoet: snoep snoepgoed zoetekauw lekkernij
    wellness: ontspannen ontspanning relaxen verwennen | speelgoed: knuffelbeest`,
  sv: `mugg: kopp mugga | nalle: nallebjörn björn | plysch: gosedjur mjukisdjur | hare: kanin
    väska: kasse tygpåse | skrin: låda | mors: mor mamma | dag: dags | kaka: kex småkaka
    tryfflar: tryffel pralin | kudde: prydnadskudde dyna | anteckningsbok: dagbok skrivbok | ram: fotoram
    klocka: väggklocka | halsband: kedja hänge | julkula: julgranskula | strumpa: socka | krans: julkrans
    påsklilja: narciss | suckulent: kaktus | termosmugg: termos | bukett: blommor blomma
    stengods: keramik lergods | parfym: parfum doft | barn: unge | rosett: band | korg: korgen | namn: personlig
    speldosa: musikdosa | jul: christmas | konfekt: praliner | smycke: juvel | trä: träig | teservis: tekanna tepanna | te: teälskare
 nyfödd: dop bebis baby doppresent
    tack: tacka tackgåva | sött: godis sötsaker godsak snask | spa: avkoppling slappna koppla relax
 hjärta: romantisk kärlek förälskad | leksak: leksaker lek`,
  da: `krus: kop mug | pæon: pæonrose | bamse: teddybjørn | hare: kanin | mors: mor mamma | dag: dags | skrin: æske
    småkage: kage kiks | pose: taske | pude: pyntepude | notesbog: dagbog skrivebog | ramme: fotoramme
    ur: klokken | halskæde: kæde vedhæng | julekugle: pynt | sok: strømpe | krans: julekrans
    påskelilje: narcis | sukkulent: kaktus | termokrus: rejsekop rejsekrus termokop termokande | buket: blomster blomst
    stofpose: mulepose net | stentøj: keramik lertøj | parfume: parfum duft | barn: børn | sløjfe: bånd
    kurv: kurven | navn: personlig | spilledåse: musikdåse | jul: christmas | konfekt: praline | smykke: juvel
    plys: tøjdyr kæledyr | testel: tekande tepotte | te: teelsker
    nyfødt: barnedåb dåb baby babyshower | tak: takke takkegave | sødt: slik godter sødsager lækkerier
    velvære: afslapning slappe afslappende forkælelse
    hjerte: romantisk kærlighed forelsket | legetøj: leg`,
  fi: `muki: kuppi kahvimuki mukki | nalle: teddykarhu nallekarhu | pupu: jänis kani
    äitienpäivä: äiti äidille äidin äideille | muistikirja: vihko päiväkirja | rasia: lipas
    tyyny: koristetyyny | kehys: valokuvakehys | kello: seinäkello | kaulakoru: riipus ketju
    joulupallo: joulukoriste | sukka: joulusukka | kranssi: seppele | narsissi: pääsiäislilja
    mehikasvi: kaktus | termosmuki: termari matkamuki matkakuppi termospullo termos | kimppu: kukka kukkakimppu | kassi: laukku kangaskassi
    keramiikka: kivitavara | tuoksu: hajuvesi parfyymi | lapsi: lapset | rusetti: nauha | kori: korit
    nimi: nimikoitu | soittorasia: musiikkirasia | joulu: joulun | konvehti: praliini | koru: korut
    ilmapallo: vappupallo | plyysi: pehmolelu pehmo pehmoeläin | teeastiasto: teekannu | keksi: pikkuleipä | puinen: puu | piparkakku: pipari
 vauva: ristiäiset kaste nimiäiset
    kiitos: kiittää kiitoslahja | makeinen: karkki karkit herkku herkut herkkusuu makea
    hemmottelu: rentoutumiseen rentoutumista rentoutuminen rentoutua rentoutus rentouttava
    sydän: romanttinen rakkaus | lelu: leikki`,
  cs: `svíčka: svíce | srdce: srdíčko romantický romantika zamilovaný | zajíc: zajíček králík králíček
    vejce: vajíčko vajíčka | matka: maminka máma | velikonoce: velikonoční | čokoláda: čokoládový
    dřevo: dřevěný | hrnek: hrníček šálek | plyšový: plyšák | taška: kabelka kabela | dárek: dárky dar
    polštář: polštářek | zápisník: sešit deník notes | rám: rámeček fotorámeček | hodiny: hodinky
    náhrdelník: řetízek přívěsek | baňka: ozdoba koule | punčocha: ponožka | věnec: věneček | narcis: narciska
    sukulent: kaktus | cestovní: termohrnek termoska | kytice: kytka květiny | sušenka: keks | pralinka: bonbon
    kamenina: keramika | dítě: děti | mašle: stuha | košík: koš | jméno: personalizovaný | skříňka: krabička
    parfém: voňavka | perník: perníček | balonek: balón | šperk: šperky | medvídek: medvěd méďa
    čajový: konvice | narození: křtiny křest miminko novorozenec
    poděkování: děkuji poděkovat vděčnost | sladkost: mlsání mlsoun cukroví bonbony
    pohoda: relax relaxace odpočinek odpočinout odpočinula | hračka: hraní`,
}

/** Words with one meaning, separated by spaces; the first is the shop's. */
export function synonymGroups(locale: Locale): string[] {
  return (synonyms[locale] ?? '').split(/[\n|]/).flatMap((group) => group.replace(':', '').trim() || [])
}
