// The sample shop's words in Polish.
import type { SampleTexts } from './sample-texts.ts'

export const pl: SampleTexts = {
  products: {
    'tulip-bouquet-vase': {
      title: 'Bukiet wiosennych tulipanów w ceramicznym wazonie',
      description: [
        'Piętnaście tulipanów w różu, brzoskwini i kości słoniowej, ściętych w pąku rano w dniu wysyłki i od razu ułożonych w wazonie. Otwierają się przez dwa, trzy dni, pochylają ku oknu i jeszcze trochę rosną w wodzie, jak to tulipany.',
        'Wazon jest z kamionki z matowym, delikatnie nakrapianym szkliwem. Wąska szyjka sprawia, że luźny bukiet stoi sam, i dlatego po ten wazon sięga się jeszcze długo po tym, jak tulipany przekwitną.',
        'Mały bukiet ma dziewięć łodyg, średni piętnaście, a duży dwadzieścia pięć i wyższy wazon.',
      ],
      details: {
        contents: 'Cięte tulipany, wazon z kamionki, odżywka do kwiatów, kartka z poradami',
        material: 'Wazon: kamionka szkliwiona',
        size: 'Wazon: wysokość 22 cm (duży: 28 cm), średnica otworu 8 cm',
        keeps: 'Od siedmiu do dziewięciu dni w świeżej wodzie',
        origin: 'Tulipany z holenderskiej uprawy',
        care: 'Co dwa dni przytnij łodygi o centymetr i zmień wodę. Trzymaj z dala od owoców i kaloryferów. Wazon można myć w zmywarce.',
        safety: 'Nie do jedzenia. Tulipany są szkodliwe dla kotów i psów.',
      },
      alts: ['Różowe, brzoskwiniowe i kremowe tulipany w okrągłym białym wazonie z ceramiki'],
    },
    'rose-bouquet-kraft': {
      title: 'Bukiet róż ogrodowych w papierze kraft',
      description: [
        'Róże ogrodowe w kolorach pudrowego różu, kości słoniowej i koralu, z gałązkami eukaliptusa i gipsówki. Wiążemy je ręcznie w spiralę, więc bukiet zachowuje kształt, gdy się go odłoży. Róże ogrodowe są pełniejsze niż te z kwiaciarni i naprawdę pachną.',
        'Łodygi owijamy mokrym papierem, a potem papierem kraft z satynową wstążką: bukiet można wręczyć tak, jak przyjechał. Średni ma dwanaście róż, duży dwadzieścia.',
      ],
      details: {
        contents: 'Cięte róże, eukaliptus, gipsówka, odżywka do kwiatów, kartka z poradami',
        material: 'Papier kraft nadający się do recyklingu, wstążka satynowa',
        size: 'Około 40 cm wysokości, 28 cm średnicy (duży: 45 × 36 cm)',
        keeps: 'Od sześciu do ośmiu dni w świeżej wodzie',
        origin: 'Róże z Kenii, wiązane w Holandii',
        care: 'Przytnij łodygi na ukos, usuń liście poniżej poziomu wody i zmieniaj wodę co dwa dni.',
        safety: 'Nie do jedzenia. Łodygi mogą mieć kolce.',
      },
      alts: ['Róże pudrowe, kremowe i koralowe z eukaliptusem, owinięte papierem kraft z koralową wstążką'],
    },
    'daffodil-pot': {
      title: 'Żonkile w szkliwionej doniczce',
      description: [
        'Dziewięć żonkili z ciemnopomarańczowymi trąbkami, nie ciętych, lecz rosnących we własnej ziemi. Przyjeżdżają częściowo rozkwitłe, częściowo w pąkach i przez jakieś dwa tygodnie rozjaśniają kuchenny stół.',
        'Potem cebulki mogą trafić do ogrodu albo do skrzynki na balkonie: posadzone na głębokość trzech swoich wysokości, wracają co wiosnę. W szkliwionej doniczce kryje się druga, więc nic nie kapie na stół.',
      ],
      details: {
        contents: 'Dziewięć kwitnących cebulek żonkili, szkliwiona doniczka, kartka z poradami sadzenia',
        material: 'Ceramika szkliwiona',
        size: 'Doniczka: średnica 14 cm, wysokość 13 cm; roślina około 35 cm',
        keeps: 'Dwa tygodnie kwitnienia w domu, całe lata na zewnątrz',
        origin: 'Cebulki i doniczka z Holandii',
        care: 'Jasne i chłodne miejsce. Podlewaj, gdy wierzch ziemi przeschnie.',
        safety:
          'Nie do jedzenia. Cebulki są szkodliwe dla ludzi i zwierząt domowych; sok może podrażniać skórę.',
      },
      alts: ['Żółte żonkile z pomarańczowymi środkami w błękitnej szkliwionej doniczce'],
    },
    'potted-succulent': {
      title: 'Duet sukulentów w glinianych doniczkach',
      description: [
        'Dwie rozety eszewerii z zaróżowionymi czubkami liści, większa i mniejsza, każda w ręcznie toczonej glinianej doniczce. Obok siebie wyglądają jak para, która od zawsze mieszka razem.',
        'Wybaczają prawie wszystko: urlop, zapominalstwo, tydzień na poczcie. Postaw je w jasnym oknie i podlewaj odrobiną wody co dwa tygodnie.',
      ],
      details: {
        contents: 'Dwie eszewerie w doniczkach, kartka z poradami',
        material: 'Glina wypalana, nieszkliwiona i z białym szkliwem',
        size: 'Doniczki o średnicy 11 cm i 8 cm',
        origin: 'Rośliny z Holandii, doniczki toczone w Portugalii',
        care: 'Dużo światła, mało wody: między podlewaniami ziemia ma zupełnie wyschnąć. Nie poniżej 5 °C.',
        safety: 'Nie do jedzenia.',
      },
      alts: ['Dwa sukulenty o różowych czubkach liści, jeden w pudroworóżowej, drugi w białej doniczce'],
    },
    'chocolate-bunny': {
      title: 'Czekoladowy zając ze wstążką',
      description: [
        'Pusty w środku zając z długimi uszami, odlewany ręcznie w formie, która jest w pracowni od sześćdziesięciu lat. Ścianki są dość grube, żeby łamały się z porządnym trzaskiem, i dość cienkie, żeby dało się go zjeść do końca.',
        'Mleczna czekolada ma 38% kakao i smakuje karmelem, ciemna ma 64% i jest tylko trochę gorzka. Do zająca dokładamy trzy pralinowe jajeczka w folii, a satynową wstążkę wiąże ktoś, kto przed Wielkanocą wiąże ich naprawdę dużo.',
      ],
      details: {
        contents: 'Jeden pusty w środku zając z czekolady, trzy pralinowe jajeczka w folii, satynowa wstążka',
        size: 'Wysokość 19 cm',
        weight: '200 g',
        ingredients: [
          'Zając z mlecznej czekolady: Cukier trzcinowy, tłuszcz kakaowy, MLEKO pełne w proszku, miazga kakaowa, ORZECHY LASKOWE, emulgator (lecytyna SOJOWA), ekstrakt z wanilii.',
          'Zając z ciemnej czekolady: Miazga kakaowa, cukier trzcinowy, tłuszcz kakaowy, ORZECHY LASKOWE, emulgator (lecytyna SOJOWA), ekstrakt z wanilii.',
          'Jajeczka pralinowe: Cukier trzcinowy, ORZECHY LASKOWE, tłuszcz kakaowy, MLEKO pełne w proszku, miazga kakaowa, emulgator (lecytyna SOJOWA), ekstrakt z wanilii.',
        ],
        allergens: [
          'Zając z mlecznej czekolady: zawiera mleko, orzechy laskowe i soję.',
          'Zając z ciemnej czekolady: zawiera orzechy laskowe i soję. Może zawierać mleko.',
          'Jajeczka pralinowe, dołączone do obu zajęcy: zawierają mleko, orzechy laskowe i soję.',
          'Wszystkie mogą zawierać inne orzechy i gluten.',
        ],
        'shelf-life': 'Co najmniej cztery miesiące w temperaturze 15–18 °C, z dala od słońca',
        origin: 'Wyprodukowano w Belgii',
        safety:
          'Przed zjedzeniem zdejmij wstążkę i folię. Małe jajeczka nie są przeznaczone dla dzieci poniżej trzech lat.',
      },
      alts: ['Czekoladowy zając z koralową satynową wstążką, obok trzy małe jajeczka w folii'],
    },
    'gold-foil-bunny': {
      title: 'Czekoladowy zając w złotej folii',
      description: [
        'Zając, którego zna każdy wielkanocny stół: gładka mleczna czekolada w szeleszczącej złotej folii, z malinową wstążką na szyi. Że odwija się najpierw uszy, to tradycja, z którą nie dyskutujemy.',
        'Dobrze mu na talerzyku, w gniazdku i w kieszeni płaszcza, a jest na tyle mały, że można postawić po jednym przy każdej filiżance.',
      ],
      details: {
        contents: 'Jeden pusty w środku zając z mlecznej czekolady w folii',
        size: 'Wysokość 14 cm',
        weight: '150 g',
        ingredients:
          'Cukier, tłuszcz kakaowy, MLEKO pełne w proszku, miazga kakaowa, MLEKO odtłuszczone w proszku, emulgator (lecytyna SOJOWA), ekstrakt z wanilii. Masa kakaowa: co najmniej 32%.',
        allergens: 'Zawiera mleko i soję. Może zawierać orzechy i gluten.',
        'shelf-life': 'Co najmniej sześć miesięcy w chłodnym i suchym miejscu',
        origin: 'Wyprodukowano w Belgii',
        safety: 'Przed zjedzeniem zdejmij folię i wstążkę.',
      },
      alts: ['Czekoladowy zając w błyszczącej złotej folii z czerwoną wstążką i trzy jajeczka w folii'],
    },
    'truffle-box': {
      title: 'Bombonierka z dwunastoma truflami czekoladowymi',
      description: [
        'Dwanaście trufli w czterech smakach: ciemna z solą morską, mleczna z praliną z orzechów laskowych, ruby z maliną i biała z matchą. Każdą toczymy, maczamy i wykańczamy ręcznie, więc nie ma dwóch takich samych pasków.',
        'Pudełko ma kolor ciemnej czekolady, a złoty napis „for you” znajduje się po wewnętrznej stronie wieczka, gdzie widać go dopiero po otwarciu. W wersji klasycznej do ciemnych trufli trafia łyżka koniaku; w drugiej nie ma go wcale.',
      ],
      details: {
        contents: 'Dwanaście trufli w sztywnym pudełku prezentowym',
        size: 'Pudełko 20 × 15 × 4 cm',
        weight: '168 g',
        ingredients:
          'Miazga kakaowa, tłuszcz kakaowy, cukier, ŚMIETANKA, MLEKO pełne w proszku, ORZECHY LASKOWE, syrop glukozowy, maliny w proszku, herbata matcha, MASŁO, emulgator (lecytyna SOJOWA), sól morska. Wersja klasyczna: koniak (2%).',
        allergens: 'Zawiera mleko, orzechy laskowe i soję. Może zawierać inne orzechy, gluten i jaja.',
        'shelf-life': 'Pięć tygodni w temperaturze 14–18 °C; najlepsze w ciągu trzech',
        origin: 'Wyprodukowano w Belgii',
      },
      alts: ['Otwarte brązowe pudełko z dwunastoma zdobionymi truflami, na wieczku złoty napis „for you”'],
    },
    'macaron-box': {
      title: 'Pudełko makaroników, dwanaście sztuk',
      description: [
        'Migdałowe makaroniki o skorupce, która pęka, i środku, który ustępuje: różany, pistacjowy, cytrynowy, porzeczkowy, morelowy i waniliowy, po dwa z każdego smaku. Pieczemy je w poniedziałki i środy, a ruszają w drogę jeszcze tego samego wieczoru.',
        'W pudełku stoją na sztorc w trzech rzędach, więc docierają w całości. Większe pudełko ma drugą warstwę.',
      ],
      details: {
        contents: 'Dwanaście lub dwadzieścia cztery makaroniki w pudełku prezentowym',
        size: 'Pudełko 21 × 15 × 5 cm',
        weight: '190 g (24 sztuki: 380 g)',
        ingredients:
          'MIGDAŁY, cukier, BIAŁKO JAJ, MASŁO, ŚMIETANKA, biała czekolada (cukier, tłuszcz kakaowy, MLEKO w proszku, lecytyna SOJOWA), PISTACJE, przeciery owocowe, woda różana, wanilia, barwniki: burak, spirulina, kurkumina.',
        allergens: 'Zawiera migdały, pistacje, jaja, mleko i soję. Może zawierać inne orzechy i gluten.',
        'shelf-life': 'Sześć dni w lodówce. Wyjmij pół godziny przed podaniem.',
        origin: 'Upieczono we Francji',
      },
      alts: ['Otwarte pudełko z rzędami pastelowych makaroników, przed nim leżą różowy i zielony'],
    },
    'iced-sugar-cookies': {
      title: 'Sześć lukrowanych ciastek wielkanocnych',
      description: [
        'Sześć grubych maślanych ciastek, pieczonych, aż brzegi lekko się zezłocą, i lukrowanych ręcznie: trzy jajka, zajączek, kwiatek i serce. Lukier królewski jest suchy w dotyku i lekko pachnie cytryną.',
        'Podaj nam słowo na serce, do ośmiu liter. Najczęściej piszemy „Mama”, zaraz potem imiona.',
      ],
      details: {
        contents: 'Sześć lukrowanych ciastek w pudełku z okienkiem',
        size: 'Ciastka 7–9 cm, pudełko 26 × 18 cm',
        weight: '240 g',
        ingredients:
          'Mąka PSZENNA, MASŁO, cukier puder, cukier, JAJA, BIAŁKO JAJ w proszku, sok z cytryny, wanilia, sól, barwniki: burak, spirulina, krokosz barwierski.',
        allergens: 'Zawiera pszenicę, mleko i jaja. Może zawierać orzechy i soję.',
        'shelf-life': 'Sześć tygodni w puszce',
        origin: 'Upieczono we Francji',
      },
      personalisation: 'Słowo na sercu',
      alts: [
        'Sześć lukrowanych ciastek: trzy wzorzyste jajka, pyszczek zajączka, liliowy kwiatek i serce z napisem „mum”',
      ],
    },
    'tea-tin': {
      title: 'Herbata liściasta „Wiosenny ogród”',
      description: [
        'Zielona herbata z płatkami róży, miętą zieloną i rumiankiem: lekka, odrobinę słodka i łagodna, w sam raz na późne popołudnie. Liście są całe i duże, więc można je zaparzyć dwa razy.',
        'Szałwiowa puszka szczelnie się zamyka, a małą złotą gałkę aż chce się chwycić. W środku leży bukowa miarka; jedna płaska wystarcza na filiżankę.',
      ],
      details: {
        contents: 'Herbata liściasta w puszce, miarka z buku',
        material: 'Blacha ocynowana, buk',
        size: 'Puszka: średnica 9 cm, wysokość 14 cm',
        weight: '100 g na około 45 filiżanek; 200 g z torebką na zapas',
        ingredients:
          'Zielona herbata (62%), mięta zielona, kwiaty rumianku, płatki róży, bławatek. Z rolnictwa ekologicznego.',
        'shelf-life': '18 miesięcy w suchym miejscu, szczelnie zamknięta',
        origin: 'Mieszana w Danii',
        care: 'Parz w temperaturze 80 °C przez dwie, trzy minuty.',
      },
      alts: [
        'Szałwiowa puszka herbaty z kwiecistą etykietą, przed nią drewniana miarka herbaty z pąkami róży',
      ],
    },
    'painted-eggs-nest': {
      title: 'Ręcznie malowane pisanki w gniazdku',
      description: [
        'Sześć drewnianych jajek, malowanych ręcznie w pasy, kropki i stokrotki, z odrobiną złota, w gniazdku z wikliny. Są toczone z drewna lipowego i mają wagę i wielkość prawdziwego jajka.',
        'Postaw gniazdko na środku stołu albo pochowaj jajka po jednym: noc w mokrej trawie im nie zaszkodzi. Za rok wyjdą z pudełka takie same jak dziś.',
      ],
      details: {
        contents: 'Sześć malowanych jajek, wiklinowe gniazdko, pudełko do przechowywania',
        material: 'Drewno lipowe, farba wodna, wiklina',
        size: 'Gniazdko: średnica 24 cm; jajka 6 cm',
        origin: 'Wyprodukowano w Niemczech',
        care: 'Przecieraj suchą ściereczką.',
        safety: 'Dekoracja, nie zabawka.',
      },
      alts: ['Pastelowe pisanki w kropki, paski i stokrotki w okrągłym gniazdku z wikliny'],
    },
    'ceramic-bunny-pair': {
      title: 'Para ceramicznych króliczków',
      description: [
        'Duży biały królik i mały w kolorze pudrowego różu, pokryte szkliwem tak gładkim, że łapie światło z okna. Pyszczki malujemy trzema pociągnięciami pędzla i nigdy nie wychodzą dokładnie tak samo.',
        'Stoją na półce cały rok i wcale nie wyglądają na wielkanocną dekorację, którą ktoś zapomniał schować.',
      ],
      details: {
        contents: 'Dwie figurki',
        material: 'Fajans szkliwiony, filcowe podkładki',
        size: 'Wysokość 21 cm i 14 cm',
        origin: 'Wykonano ręcznie w Portugalii',
        care: 'Przecieraj wilgotną ściereczką.',
        safety: 'Dekoracja, nie zabawka.',
      },
      alts: ['Wysoki biały i mniejszy różowy króliczek ze szkliwionej ceramiki siedzą obok siebie'],
    },
    'personalised-name-egg': {
      title: 'Drewniane jajko z imieniem',
      description: [
        'Płaskie drewniane jajko do zawieszenia w oknie albo na gałązce, z zajączkiem, malowanym wiankiem i imieniem z wypukłych białych liter. Pod imieniem widnieje napis „Easter” i bieżący rok.',
        'Rodziny zwykle zamawiają po jednym dla każdego dziecka, a potem kolejne, gdy ktoś się pojawi. Równie dobrze wiszą na klamce jak na gałązce forsycji.',
        'Do dwunastu liter, także ze znakami diakrytycznymi.',
      ],
      details: {
        material: 'Sklejka brzozowa z certyfikowanych lasów, farba wodna, satynowa wstążka',
        size: '12 × 16 cm, grubość 6 mm',
        origin: 'Wycięto i pomalowano w Niemczech',
        care: 'Do wnętrz, a przy suchej pogodzie także na zewnątrz. Przecieraj suchą ściereczką.',
        safety: 'Dekoracja, nie zabawka. Wstążka nie jest przeznaczona dla dzieci poniżej trzech lat.',
      },
      personalisation: 'Imię na jajku',
      alts: ['Drewniane jajko na różowej wstążce z zajączkiem, imieniem Emma i malowanym wiankiem z kwiatów'],
    },
    'easter-basket': {
      title: 'Koszyk na wielkanocne szukanie jajek',
      description: [
        'Okrągły koszyk ze skręcanym pałąkiem, dość duży na poranek udanych poszukiwań i dość lekki dla czterolatka. Przyjeżdża z papierową trawą, sześcioma zdobionymi jajkami do chowania i szeroką kokardą z boku.',
        'Wybierz kolor kokardy i imię na drewnianą zawieszkę. Koszyk jest wypleciony z całych wiklinowych prętów: długo po Wielkanocy będzie woził szyszki i autka.',
      ],
      details: {
        contents: 'Koszyk, sześć zdobionych jajek, papierowa trawa, kokarda, drewniana zawieszka z imieniem',
        material: 'Wiklina, bawełniana wstążka, jajka z drewna lipowego',
        size: 'Średnica 28 cm, wysokość z pałąkiem 32 cm',
        origin: 'Wypleciono w Niemczech',
        age: 'Od trzech lat',
        care: 'Przechowuj w suchym miejscu, czyść miękką szczotką.',
        safety: 'Nie dla dzieci poniżej trzech lat: wstążka i małe elementy.',
      },
      personalisation: 'Imię na zawieszce',
      alts: ['Okrągły wiklinowy koszyk ze skręcanym pałąkiem i różową kokardą, pełen pastelowych pisanek'],
    },
    'felt-egg-garland': {
      title: 'Girlanda z filcowych jajek',
      description: [
        'Siedem jajek z wełnianego filcu w kolorach migdałów w cukrze, haftowanych rządkami ściegu i zawieszonych między drewnianymi koralikami. Ma 1,8 metra, czyli tyle, ile okno, gzyms kominka albo ściana przy dziecięcym łóżeczku.',
        'Sznurek jest z naturalnej bawełny i ma pętelkę na każdym końcu, więc wystarczą dwie pinezki. Waży tyle co nic i dobrze znosi podróż pocztą.',
      ],
      details: {
        contents: 'Girlanda z siedmioma jajkami',
        material: 'Filc wełniany, bawełna, koraliki z buku',
        size: 'Długość 1,8 m; jajka 7 cm',
        origin: 'Uszyto w Szwecji',
        care: 'Wytrzep; prasuj letnim żelazkiem przez ściereczkę.',
        safety: 'Dekoracja, nie zabawka. Zawieś poza zasięgiem małych dzieci.',
      },
      alts: ['Girlanda z siedmiu pastelowych jajek z białym haftem, na sznurku z drewnianymi koralikami'],
    },
    'name-mug': {
      title: 'Kamionkowy kubek z imieniem',
      description: [
        'Pojemny kubek o zaokrąglonym dnie i z uchem na trzy palce. Szkliwo jest z zewnątrz aksamitne i lekko matowe, w środku błyszczące, a imię wypisane jest odręcznymi literami.',
        'Litery są wypalone w szkliwie, a nie nadrukowane: przetrwają zmywarkę i dziesięć lat poniedziałków. „Mama”, „Tata” i imiona to klasyka, ale nada się każde słowo do dwunastu liter.',
      ],
      details: {
        material: 'Kamionka szkliwiona',
        size: 'Średnica 9 cm, wysokość 9,5 cm',
        capacity: '380 ml',
        weight: '390 g',
        origin: 'Toczony i zdobiony w Portugalii',
        care: 'Można myć w zmywarce i wstawiać do mikrofalówki',
      },
      personalisation: 'Imię lub słowo na kubku',
      alts: ['Kremowy kubek z kamionki z imieniem w brązowym odręcznym piśmie'],
    },
    'teapot-for-two': {
      title: 'Kamionkowy zestaw do herbaty dla dwojga',
      description: [
        'Pękaty czajniczek w nakrapianej bieli z dębową gałką i dwie błękitne filiżanki na białych spodkach. W czajniczku mieszczą się trzy filiżanki, w sam raz dla dwojga, którzy chwilę posiedzą.',
        'Dziobek rysowaliśmy cztery razy, aż przestał kapać. Pod pokrywką jest stalowe sitko; po wyjęciu zmieści się cały pęczek mięty.',
      ],
      details: {
        contents: 'Czajniczek z sitkiem, dwie filiżanki, dwa spodki',
        material: 'Kamionka szkliwiona, olejowany dąb, stal nierdzewna',
        size: 'Czajniczek: 24 cm z dziobkiem, wysokość 17 cm',
        capacity: 'Czajniczek 700 ml, filiżanki po 200 ml',
        weight: '1,8 kg',
        origin: 'Wyprodukowano w Portugalii',
        care: 'Można myć w zmywarce bez pokrywki; raz w roku przetrzyj gałkę olejem.',
      },
      alts: ['Biały czajniczek z drewnianą gałką i dwie błękitne filiżanki herbaty na białych spodkach'],
    },
    'scented-candle': {
      title: 'Świeca zapachowa z wosku sojowego',
      description: [
        'Sojowy wosk, ręcznie nalewany do ciężkiego barwionego szkła, z bawełnianym knotem, który spala się równo aż po brzeg. Zapach czuć, gdy się wchodzi do pokoju, i nie przeszkadza, gdy się siada do stołu.',
        'Piwonia jest świeża i trochę zielona; lawenda sucha, jak szafa z bielizną; figa to raczej liść niż owoc; czysta pościel pachnie praniem na sznurze.',
        'Na etykiecie może być Twoje słowo lub imię, do czternastu liter. Gdy świeca się wypali, resztę wosku usunie ciepła woda, a szkło posłuży jako dobra szklanka.',
      ],
      details: {
        contents: 'Świeca w szkle, przykrywka chroniąca przed kurzem',
        material: 'Wosk sojowy, bawełniany knot, szkło',
        size: 'Średnica 8,5 cm, wysokość 9,5 cm',
        weight: '220 g wosku',
        'burn-time': 'Około 45 godzin',
        origin: 'Wylewana w Finlandii',
        care: 'Za pierwszym razem pozwól, by wosk stopił się aż po brzeg, około dwóch godzin. Przycinaj knot do 5 mm.',
        safety:
          'Nigdy nie zostawiaj płonącej świecy bez nadzoru. Trzymaj z dala od dzieci, zwierząt i zasłon. Może powodować reakcję alergiczną skóry; chronić przed dziećmi.',
      },
      personalisation: 'Imię lub słowo na etykiecie',
      alts: ['Płonąca świeca w różowym szkle z etykietą „Peony”, obok dwa płatki'],
    },
    'photo-frame-oak': {
      title: 'Dębowa ramka z grafiką',
      description: [
        'Ramka z litego dębu z szerokim białym passe-partout, w którym nawet małe zdjęcie ma czym oddychać. Jest w niej grafika ze wzgórzami o wschodzie słońca, więc możesz ją powiesić dziś, a jutro włożyć własne zdjęcie.',
        'Narożniki są cięte pod kątem i klejone, a szkło jest prawdziwe. Na dolnej krawędzi grawerujemy linijkę tekstu, do trzydziestu liter: datę, miejsce, dwa imiona.',
      ],
      details: {
        contents: 'Ramka z passe-partout, szkło, grafika i zawieszka',
        material: 'Olejowany dąb, karton bezkwasowy, szkło',
        size: 'A4: na zewnątrz 28 × 36 cm; A5: 21 × 27 cm',
        origin: 'Wyprodukowano w Niemczech',
        care: 'Ścieraj kurz suchą ściereczką; płyn do szyb nanoś na ściereczkę, nie na ramkę.',
        safety: 'Zawiera szkło.',
      },
      personalisation: 'Tekst grawerowany na ramce',
      alts: ['Dębowa ramka z białym passe-partout i grafiką wzgórz pod koralowym słońcem'],
    },
    'embroidered-cushion': {
      title: 'Haftowana poduszka dla mamy',
      description: [
        'Lniana poduszka z jednym słowem wyhaftowanym gęstym ściegiem atłaskowym, drobną linijką pod spodem i trzema kwiatkami na dole. Brzeg obiega lamówka w kolorze nici.',
        'Len jest wstępnie wyprany, więc od pierwszego wieczoru jest miękki i nie kurczy się w praniu. Haftujemy „Mama”, chyba że podasz inne słowo: tej wiosny wysłaliśmy już Oma, Mamma, Máma i Äiti.',
      ],
      details: {
        contents: 'Poszewka na zamek, wkład bez pierza',
        material: 'Poszewka: 100% len. Wkład: poliester z recyklingu',
        size: '45 × 45 cm',
        origin: 'Uszyto w Szwecji',
        care: 'Poszewka: prać na lewej stronie w 40 °C, prasować po lewej stronie. Wkład: 30 °C.',
      },
      personalisation: 'Słowo na poduszce',
      alts: ['Kremowa lniana poduszka z haftem „Mama, you are home” i trzema koralowymi kwiatkami'],
    },
    'oak-wall-clock': {
      title: 'Dębowy zegar ścienny',
      description: [
        'Czytelna biała tarcza, mosiężne indeksy i obręcz wygięta z jednego pasa dębu. Wskazówki płyną bez tykania, więc może wisieć w sypialni.',
        'Pod dwunastką umieszczamy Twój tekst, do osiemnastu liter: „Razem od 1984”, nazwisko, nazwę domu. Jest na tyle drobny, że goście odkrywają go sami.',
      ],
      details: {
        contents: 'Zegar, bateria AA, wkręt i kołek',
        material: 'Dąb, stal lakierowana, mosiądz, szkło',
        size: 'Średnica 30 cm, głębokość 5 cm',
        weight: '1,1 kg',
        origin: 'Wyprodukowano w Niemczech',
        care: 'Ścieraj kurz suchą ściereczką.',
        safety: 'Zużyte baterie oddaj do punktu zbiórki.',
      },
      personalisation: 'Tekst na tarczy zegara',
      alts: ['Okrągły zegar ścienny z dębową obręczą, czarnymi cyframi i drobnym napisem na tarczy'],
    },
    'heart-necklace': {
      title: 'Naszyjnik z wypukłym serduszkiem',
      description: [
        'Małe zaokrąglone serduszko na cienkim łańcuszku, wypolerowane tak, że odbija cały pokój. Jest puste w środku, więc prawie nic nie waży i można je nosić codziennie, nie czując, że się je ma.',
        'Z tyłu mieszczą się trzy litery: inicjały albo pierwsze litery imion trojga dzieci. Łańcuszek zapina się na 42 lub 45 centymetrach.',
      ],
      details: {
        contents: 'Naszyjnik w woreczku prezentowym',
        material: 'Srebro próby 925; wersja złota pokryta 18-karatowym złotem, 2 mikrony. Bez niklu',
        size: 'Serduszko 14 mm; łańcuszek 42–45 cm',
        weight: '3,1 g',
        origin: 'Wyprodukowano w Arezzo, Włochy',
        care: 'Zdejmuj przed pływaniem i użyciem perfum. Poleruj miękką ściereczką.',
        safety: 'Nie dla dzieci poniżej trzech lat.',
      },
      personalisation: 'Inicjały z tyłu',
      alts: ['Złote wypukłe serduszko na cienkim łańcuszku, na popiersiu w kolorze pudrowego różu'],
    },
    'ring-dish': {
      title: 'Porcelanowe serduszko na pierścionki',
      description: [
        'Płytkie porcelanowe serce ze złotym brzegiem, na pierścionki zdejmowane przed zagniataniem ciasta. Jego miejsce jest przy zlewie, na stoliku nocnym albo obok kluczy.',
        'W środku piszemy ręcznie imię lub krótkie słowo i wypalamy je pod szkliwem, gdzie nie dosięgną go ani mydło, ani pierścionki.',
      ],
      details: {
        material: 'Porcelana szkliwiona, brzeg z 12-karatowego złota',
        size: '12 × 11 cm, głębokość 2,5 cm',
        weight: '140 g',
        origin: 'Wyprodukowano w Portugalii',
        care: 'Myj ręcznie. Nie do mikrofalówki, ze względu na złoto.',
        safety: 'Dekoracja, nie do żywności.',
      },
      personalisation: 'Słowo w miseczce',
      alts: [
        'Biała porcelanowa miseczka w kształcie serca ze złotym brzegiem, w środku imię i dwa pierścionki',
      ],
    },
    'velvet-jewellery-box': {
      title: 'Aksamitna szkatułka na biżuterię',
      description: [
        'Szkatułka z krótkiego, gęstego aksamitu z lustrem na całe wieczko. W środku jest pięć wałeczków na pierścionki, dwie przegródki na kolczyki i kieszonka, w której łańcuszek się nie plącze.',
        'Zamyka się z cichym kliknięciem i mieści w szufladzie albo w torbie na weekend. Na wieczku możemy wyhaftować złotą nicią imię, do dwunastu liter.',
      ],
      details: {
        material: 'Aksamit bawełniany na płycie drewnopochodnej, szklane lusterko, mosiężny zawias',
        size: '22 × 15 × 8 cm',
        weight: '640 g',
        origin: 'Wyprodukowano we Włoszech',
        care: 'Czyść szczotką do ubrań zgodnie z kierunkiem włosa.',
        safety: 'Zawiera szkło.',
      },
      personalisation: 'Imię na wieczku',
      alts: ['Otwarta różowa aksamitna szkatułka z lustrem w wieczku i pierścionkami na wałeczkach'],
    },
    'plush-bunny': {
      title: 'Pluszowy króliczek przytulanka',
      description: [
        'Kremowy króliczek z długimi uszami na różowej podszewce i satynową kokardą, wypchany na tyle hojnie, żeby siedział, i na tyle luźno, żeby dało się go nosić za jedną łapkę. Futerko jest gęste i krótkie i nie zostaje w małych rączkach.',
        'Oczy są haftowane, nie ma czego urwać, a cały króliczek nadaje się do pralki, co w takich sprawach w końcu rozstrzyga. Imię haftujemy na lewej łapce.',
      ],
      details: {
        material: 'Materiał i wypełnienie: poliester, w połowie z recyklingu',
        size: '32 cm na siedząco, z uszami',
        weight: '260 g',
        age: 'Od urodzenia',
        origin: 'Uszyto w Czechach',
        care: 'Prać w pralce w 30 °C, suszyć na powietrzu.',
        safety:
          'Znak CE, przebadany zgodnie z EN 71. Przed podaniem dziecku zdejmij opakowanie i metkę na wstążce.',
      },
      personalisation: 'Imię na łapce',
      alts: ['Puszysty kremowy pluszowy króliczek z różowymi uszami i jasnoniebieską kokardą'],
    },
    'plush-teddy': {
      title: 'Pluszowy miś w kolorze miodu',
      description: [
        'Miś starej daty: karmelowe futerko, kremowe łapki, poważny nos i czerwona kokarda. Łapki są przyszyte tak, że trochę się ruszają, więc może siedzieć przy stole albo opierać się o poduszkę.',
        'Mały miś mieści się pod pachą, duży zajmuje osobne krzesło. Na prawej tylnej łapce haftujemy imię, do dziesięciu liter.',
      ],
      details: {
        material: 'Plusz poliestrowy, wypełnienie częściowo z recyklingu, satyna poliestrowa',
        size: 'Mały 30 cm, duży 48 cm, na siedząco',
        weight: 'Mały 400 g, duży 840 g',
        age: 'Od urodzenia',
        origin: 'Uszyto w Czechach',
        care: 'Prać w pralce w 30 °C w woreczku do prania, suszyć na powietrzu.',
        safety: 'Znak CE, przebadany zgodnie z EN 71. Przed podaniem dziecku zdejmij opakowanie.',
      },
      personalisation: 'Imię na tylnej łapce',
      alts: ['Karmelowy miś z kremowymi łapkami i dużą czerwoną kokardą'],
    },
    'wooden-pull-bunny': {
      title: 'Drewniany króliczek do ciągnięcia',
      description: [
        'Bukowy króliczek na czterech szałwiowych kółkach, z białym ogonkiem i koralikiem na końcu sznurka. Osie są lekko przesunięte: kiedy się go ciągnie, podskakuje.',
        'Krawędzie są zaokrąglone i szlifowane, aż w dotyku przypominają kamyk, a olej i farby są bezpieczne dla dziecka, które wszystko najpierw bierze do buzi. Imię wypalamy na boku, obok serduszka.',
      ],
      details: {
        material: 'Buk z certyfikowanych lasów, farby wodne, bawełniany sznurek',
        size: '18 × 8 × 17 cm; sznurek 60 cm z bezpiecznym zapięciem',
        weight: '470 g',
        age: 'Od 12 miesięcy',
        origin: 'Wyprodukowano w Seiffen, Niemcy',
        care: 'Przecieraj wilgotną ściereczką; raz w roku natrzyj olejem lnianym.',
        safety:
          'Znak CE, przebadany zgodnie z EN 71. Ze względu na sznurek używać pod nadzorem osoby dorosłej.',
      },
      personalisation: 'Imię na boku',
      alts: ['Bukowy króliczek na szałwiowych kółkach ze sznurkiem do ciągnięcia i zielonym koralikiem'],
    },
    'carousel-music-box': {
      title: 'Pozytywka „Karuzela z króliczkami”',
      description: [
        'Pięć króliczków jeździ w kółko pod pasiastym daszkiem, a pozytywka gra kołysankę Brahmsa. Nakręcona podstawa obraca się około dwóch i pół minuty, pod koniec coraz wolniej, jak każdy z nas.',
        'Mechanizm ma osiemnaście tonów i stalowy grzebień. Figurki i daszek odlano z żywicy o połysku porcelany, ręcznie pomalowano i ozdobiono złotą kreską.',
      ],
      details: {
        material: 'Żywica odlewana, stalowy mechanizm, filcowy spód',
        size: 'Średnica 15 cm, wysokość 24 cm',
        weight: '950 g',
        age: 'Pamiątka na półkę; jako zabawka od ośmiu lat',
        origin: 'Złożono we Włoszech, mechanizm ze Szwajcarii',
        care: 'Usuwaj kurz miękkim pędzelkiem. Nie nakręcaj na siłę.',
        safety: 'Nie dla dzieci poniżej trzech lat: małe elementy.',
      },
      alts: ['Pozytywka w kształcie karuzeli z daszkiem w różowo-białe paski i małymi białymi króliczkami'],
    },
    'signature-gift-box': {
      title: 'Pudełko prezentowe z satynową kokardą',
      description: [
        'Solidne pudełko w kolorze kości słoniowej z wieczkiem, które pasuje tak, jak wieczko powinno, i szeroką różową satynową wstążką zawiązaną w pełną kokardę. Kubek, świeca i kartka mieszczą się w nim z zapasem.',
        'Możesz wziąć puste i wypełnić je po swojemu albo wybrać wersję z bibułką i papierowym wypełniaczem w pudrowym różu, żeby nic nie grzechotało. Na wieczku napiszemy złotym atramentem imię, do szesnastu liter.',
        'Większość z nich służy potem do przechowywania listów i zdjęć, dlatego robimy je mocne.',
      ],
      details: {
        contents:
          'Pudełko z wieczkiem i wstążką; z wypełnieniem: osiem arkuszy bibułki, papierowy wypełniacz',
        material: 'Szara tektura oklejona papierem z recyklingu, satyna poliestrowa',
        size: 'Wewnątrz 26 × 22 × 14 cm',
        weight: '580 g',
        origin: 'Wyprodukowano w Wielkiej Brytanii',
        care: 'Przechowuj w suchym miejscu. Wstążkę można zsunąć bez rozwiązywania.',
      },
      personalisation: 'Imię na wieczku',
      alts: ['Pudełko w kolorze kości słoniowej z różową satynową wstążką i dużą kokardą'],
    },
    'mothers-day-card': {
      title: 'Kartka na Dzień Matki z kopertą',
      description: [
        'Wianek z maleńkich papierowych kwiatów w kształcie serca, wycinanych i układanych ręcznie nad różowym napisem. Kartka jest na tyle gruba, że może tygodniami stać na półce, i zwykle tak długo stoi.',
        'Napis na przodzie wybierasz samodzielnie: do osiemnastu znaków, od „Super mama” po jej imię. W środku jest pusta i czeka na Twoje pióro. Kopertę z papieru kraft zamyka lakowa pieczęć.',
      ],
      details: {
        contents: 'Kartka, koperta z papieru kraft, lakowa pieczęć',
        material: 'Papier bawełniany 300 g/m²; papierowe kwiaty',
        size: '12 × 17 cm po złożeniu',
        weight: '40 g',
        origin: 'Wyprodukowano w Wielkiej Brytanii',
      },
      personalisation: 'Napis na przodzie',
      alts: [
        'Kartka z sercem z papierowych kwiatów i napisem „Happy Mother’s Day”, obok zapieczętowana koperta z papieru kraft',
      ],
    },
    'linen-notebook': {
      title: 'Lniany notes z długopisem',
      description: [
        'Notes, który otwiera się na płasko na każdej stronie, oprawiony w len, z imieniem wytłoczonym złotą folią. Ma gumkę, żeby się nie otwierał, wstążeczkę do zaznaczania strony i kieszonkę z tyłu okładki na to, co nie powinno się zgubić.',
        'Papier lubi wieczne pióra, a atrament nie przebija na drugą stronę. W komplecie jest biało-złoty długopis, dość ciężki, by sprawiał wrażenie prawdziwego pióra.',
      ],
      details: {
        contents: 'Notes, długopis z niebieskim wkładem',
        material: 'Len na tekturze, kremowy papier 100 g/m², długopis z mosiądzu i lakieru',
        size: 'A5, 192 strony',
        weight: '370 g',
        origin: 'Oprawiono w Wielkiej Brytanii',
        care: 'Przecieraj suchą ściereczką.',
      },
      personalisation: 'Imię na okładce',
      alts: ['Różowy lniany notes ze złotym imieniem Emma, obok biało-złoty długopis'],
    },
    'heart-balloons': {
      title: 'Trzy balony w kształcie serca',
      description: [
        'Trzy foliowe serca w różu, koralu i złocie na długich satynowych wstążkach, przytrzymywane przez małe pudełko prezentowe, dość ciężkie, by spełnić swoje zadanie. Gotowe na śniadaniowy stół, pod bramę szkoły i do szpitalnego pokoju.',
        'Przyjeżdżają złożone na płasko, w kopercie. Helem napełni je każda kwiaciarnia albo sklep z balonami, a z powietrzem i na patyczku też wyglądają świetnie. Napełnione helem unoszą się mniej więcej tydzień.',
      ],
      details: {
        contents: 'Trzy balony foliowe, satynowe wstążki, obciążnik, słomka do powietrza',
        material: 'Folia poliamidowa, wstążka poliestrowa, karton',
        size: 'Serca po napełnieniu: 45 cm szerokości',
        origin: 'Wyprodukowano w Hiszpanii',
        care: 'Wypuść gaz i przechowuj na płasko: można je napełnić ponownie.',
        safety:
          'Nie dla dzieci poniżej trzech lat: wstążki i małe elementy. Nigdy nie wypuszczaj balonów na zewnątrz ani w pobliżu linii energetycznych. Hel nie jest dołączony.',
      },
      alts: [
        'Trzy lśniące balony w kształcie serc, różowy, koralowy i złoty, przywiązane do małego pudełka prezentowego',
      ],
    },
    'tote-bag': {
      title: 'Torba „Super mama”',
      description: [
        'Torba z grubego surowego płótna z długimi uchwytami, które dobrze leżą na ramieniu. Napis i kwiatową bordiurę drukujemy farbą wodną, miękką w dotyku i trwałą w praniu.',
        'Bez szemrania uniesie dwanaście kilo zakupów i składa się do kieszeni płaszcza. Nosi napis „Super mama”; podaj inne słowa, jeśli najlepsza jest babcia, nauczycielka albo ciocia.',
      ],
      details: {
        material: 'Płótno ze 100% bawełny organicznej, 280 g/m²',
        size: '38 × 42 cm, uchwyty 68 cm',
        weight: '160 g',
        origin: 'Uszyto i zadrukowano w Szwecji',
        care: 'Prać na lewej stronie w 30 °C, prasować po lewej stronie.',
      },
      personalisation: 'Słowa na torbie',
      alts: ['Torba z surowego płótna z nadrukiem „Super mama” i trzema różowymi kwiatami'],
    },
    'name-tumbler': {
      title: 'Kubek termiczny z grawerem',
      description: [
        'Stalowy kubek o podwójnych ściankach, który trzyma kawę gorącą przez sześć godzin, a wodę zimną przez dwanaście. Zwęża się ku dołowi, żeby pasował do uchwytu w samochodzie, w wózku i na rowerze.',
        'Imię grawerujemy przez lakier aż do stali, więc nie odpryśnie ani nie zblaknie. Pokrywka, słomka i szczoteczka do słomki są w komplecie.',
      ],
      details: {
        contents: 'Kubek, pokrywka, słomka, szczoteczka do słomki',
        material: 'Stal nierdzewna 18/8, lakier proszkowy, polipropylen bez BPA',
        size: 'Średnica 8,5 cm, wysokość 22 cm; spód 6,8 cm',
        capacity: '600 ml',
        weight: '340 g',
        origin: 'Wyprodukowano w Tsubame, Japonia',
        care: 'Myj ręcznie, aby kolor pozostał żywy; pokrywkę można myć w zmywarce.',
        safety: 'Gorące napoje pij z otworu, nie przez słomkę. Nie do mikrofalówki.',
      },
      personalisation: 'Imię grawerowane na kubku',
      alts: ['Szałwiowy kubek termiczny ze słomką i imieniem Emma'],
    },
    'spa-gift-set': {
      title: 'Lawendowy zestaw spa na prezent',
      description: [
        'Wszystko na godzinę za zamkniętymi drzwiami: dwa grube ręczniki, dwie kostki mydła, słoik soli do kąpieli i bursztynowa butelka olejku do kąpieli z lawendą ze wzgórz nad Manosque.',
        'Zestaw leży na dębowej tacy, na której potem stanie filiżanka herbaty na brzegu wanny. Pachnie lawendą taką, jaka rośnie, trochę ziołową, a nie tą z szuflady.',
      ],
      details: {
        contents:
          'Dwa ręczniki, dwa mydła (po 100 g), sól do kąpieli (200 g), olejek do kąpieli (150 ml), dębowa taca',
        material: 'Ręczniki: 100% bawełna, 550 g/m². Taca: olejowany dąb',
        size: 'Taca 36 × 18 cm; ręczniki 30 × 50 cm i 50 × 90 cm',
        composition:
          'Olejek do kąpieli: Prunus Amygdalus Dulcis Oil, Helianthus Annuus Seed Oil, Lavandula Angustifolia Oil, Tocopherol, Linalool, Limonene. Mydło: Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Lavandula Angustifolia Oil, Linalool. Sól: Sodium Chloride, Lavandula Angustifolia Flower.',
        allergens: 'Zawiera olej migdałowy, linalol i limonen.',
        keeps: '12 miesięcy po otwarciu',
        origin: 'Wyprodukowano we Francji',
        care: 'Ręczniki prać w 60 °C. Tacę wycieraj do sucha.',
        safety: 'Tylko do użytku zewnętrznego. Unikaj kontaktu z oczami. Wanna może być śliska.',
      },
      alts: [
        'Dębowa taca z białym i różowym ręcznikiem, dwoma mydłami, słoikiem soli do kąpieli i bursztynową butelką',
      ],
    },
    'perfume-bottle': {
      title: 'Woda perfumowana „Fleur”',
      description: [
        'Róża i piwonia, ale raczej w ciepły wieczór niż w bukiecie: najpierw bergamotka, w środku płatki, a w bazie cedr i białe piżmo, które zostają na szalu do następnego dnia.',
        'Flakon jest z ciężkiego szkła, z mosiężnym kołnierzem i zaokrąglonym korkiem. Trzydzieści mililitrów łatwo zabrać w podróż; pięćdziesiąt starcza na około rok, jeśli używać co drugi dzień.',
      ],
      details: {
        contents: 'Woda perfumowana w szklanym flakonie z atomizerem, kartonik',
        size: '30 ml lub 50 ml',
        composition:
          'Alcohol Denat., Parfum, Aqua, Citronellol, Geraniol, Hydroxycitronellal, Limonene, Linalool, Citral.',
        allergens: 'Zawiera cytronelol, geraniol, hydroksycytronelal, limonen, linalol i cytral.',
        keeps: '36 miesięcy po otwarciu, z dala od światła',
        origin: 'Wyprodukowano we Francji',
        safety:
          'Wysoce łatwopalna ciecz i pary. Trzymaj z dala od ognia i źródeł ciepła oraz poza zasięgiem dzieci. Tylko do użytku zewnętrznego.',
      },
      alts: ['Kwadratowy szklany flakon perfum z napisem „Fleur” i białym korkiem, obok płatki róży'],
    },
    'glass-bauble-set': {
      title: 'Sześć szklanych bombek z imieniem',
      description: [
        'Sześć ręcznie dmuchanych bombek w kolorach jodły, jagody, złota, różu, szałwii i perły. Każda jest malowana ręcznie i trochę inna od sąsiedniej. Na zielonej białym pismem widnieje imię, które nam podasz.',
        'Leżą w zielonym pudełku ze złotym „Merry Christmas” wewnątrz wieczka i co roku w styczniu do niego wracają.',
      ],
      details: {
        contents: 'Sześć bombek ze wstążką, pudełko prezentowe',
        material: 'Szkło dmuchane, malowane ręcznie',
        size: 'Bombki o średnicy 7 cm, pudełko 24 × 17 × 8,5 cm',
        origin: 'Dmuchane i malowane w Niemczech',
        care: 'Odkurzać miękkim, suchym pędzlem.',
        safety: 'Szkło. Dekoracja, nie dla dzieci poniżej trzech lat.',
      },
      personalisation: 'Imię na zielonej bombce',
      alts: ['Otwarte zielone pudełko z sześcioma szklanymi bombkami, na zielonej napis Emma'],
    },
    'knitted-stocking': {
      title: 'Skarpeta świąteczna z imieniem',
      description: [
        'Gruba wełniana skarpeta w kolorach jagody i kremu ze wzorem serca, tak ciasno dziana, że trzyma kształt nawet z pomarańczą w czubku. Imię jest wyhaftowane na mankiecie.',
        'Na pętelce wisi przy kominku, na poręczy albo na łóżku. Dla każdego jedna, co roku ta sama: tak zaczyna się tradycja.',
      ],
      details: {
        contents: 'Skarpeta, bez zawartości',
        material: '100% wełny, podszewka z bawełny',
        size: 'Długość 45 cm, otwór 16 cm',
        origin: 'Dziane w Szwecji',
        care: 'Prać ręcznie w zimnej wodzie, suszyć na płasko.',
      },
      personalisation: 'Imię na mankiecie',
      alts: ['Czerwona dziana skarpeta z kremowym mankietem z haftem Noah, wypełniona gałązkami jodły'],
    },
    'fir-wreath': {
      title: 'Wieniec z jodły z jagodami na drzwi',
      description: [
        'Gęsty wieniec z jodły szlachetnej z szyszkami, czerwonymi jagodami i satynową kokardą. Wiązany ręcznie na słomie dzień przed wysyłką, dociera zielony i pachnie lasem.',
        'Na zewnątrz przetrwa długo po Nowym Roku, w ogrzewanym pokoju około trzech tygodni. Wisi na pętelce z tyłu.',
      ],
      details: {
        contents: 'Wieniec z kokardą, gotowy do powieszenia',
        material: 'Jodła szlachetna, szyszki, jagody, słoma, satyna poliestrowa',
        size: 'Średnica 40 cm',
        keeps: 'Sześć tygodni na zewnątrz, trzy w domu',
        origin: 'Wiązany w Holandii',
        care: 'Od czasu do czasu spryskać wodą.',
        safety: 'Jagody i gałązki nie nadają się do jedzenia. Trzymać z dala od świec.',
      },
      alts: ['Okrągły wieniec z jodły z szyszkami, czerwonymi jagodami i satynową kokardą'],
    },
    'snow-globe': {
      title: 'Śnieżna kula z domkiem',
      description: [
        'Domek z rozświetlonymi oknami, bałwan i trzy jodły pod szkłem. Wystarczy ją odwrócić, a śnieg pada prawie minutę.',
        'Na zielonej podstawie widnieje złoty napis „let it snow”. Waży tyle co prawdziwy przycisk do papieru i równie pewnie stoi na parapecie.',
      ],
      details: {
        contents: 'Śnieżna kula w wyściełanym pudełku',
        material: 'Szkło, żywica, oczyszczona woda',
        size: 'Wysokość 15 cm, średnica 10 cm',
        origin: 'Napełniana i zamykana w Niemczech',
        care: 'Przecierać wilgotną ściereczką. Chronić przed mrozem.',
        safety: 'Dekoracja, nie zabawka. Nie stawiać w pełnym słońcu.',
      },
      alts: ['Śnieżna kula z domkiem, jodłami i bałwanem na zielonej podstawie z napisem let it snow'],
    },
    'gingerbread-house': {
      title: 'Domek z piernika',
      description: [
        'Korzenny piernik zdobiony ręcznie: dach z białego i różowego lukru, cukrowe laski przy drzwiach i trzy drzewka na podwórku. Przychodzi złożony, na okrągłej desce.',
        'Do Wigilii zdobi stół. Potem ktoś odłamuje pierwszy kawałek dachu i nikt nie umie przestać.',
      ],
      details: {
        contents: 'Domek z piernika na drewnianej desce, w pudełku z okienkiem',
        size: '22 × 18 × 24 cm',
        weight: '850 g',
        ingredients:
          'Mąka PSZENNA, cukier, miód, MASŁO, białko JAJA, przyprawy (cynamon, imbir, goździki, kardamon), syrop glukozowy, naturalne barwniki.',
        allergens: 'Zawiera pszenicę, mleko i jaja. Może zawierać orzechy i soję.',
        'shelf-life': 'Osiem tygodni w suchym miejscu',
        origin: 'Pieczony we Francji',
      },
      alts: [
        'Domek z piernika z dachem z białego i różowego lukru, cukrowymi laskami i drzewkami na drewnianej desce',
      ],
    },
    'advent-calendar-box': {
      title: 'Kalendarz adwentowy, domek z 24 szufladkami',
      description: [
        'Drewniany domek z dwudziestoma czterema numerowanymi szufladkami w zieleni, jagodzie, różu i kremie. Zawartość wybierasz Ty: czekolada, liścik albo kawałek układanki, która będzie gotowa 24 grudnia.',
        'Powstał po to, by wracać co roku w grudniu. Na tabliczce pod dachem grawerujemy imię lub słowo.',
      ],
      details: {
        contents: 'Domek z 24 pustymi szufladkami',
        material: 'Sklejka bukowa, farba wodna',
        size: '52 × 30 × 12 cm, szufladki 4 × 4,5 × 9 cm',
        origin: 'Wykonany w Niemczech',
        care: 'Przecierać suchą ściereczką.',
        age: 'Od trzech lat',
      },
      personalisation: 'Imię na tabliczce',
      alts: [
        'Drewniany domek z 24 numerowanymi szufladkami w zieleni, jagodzie, różu i kremie, jedna otwarta',
      ],
    },
    'heart-chocolate-box': {
      title: 'Serce z dwudziestoma pralinkami',
      description: [
        'Dwadzieścia pralinek w sercu koloru jagody: malinowy ganache, słony karmel, orzech laskowy i gorzka czekolada z różą. Każda jest zdobiona ręcznie.',
        'Na wieczku są słowa ze złotej folii: „with love” albo Twoje własne. Gdy pralinki znikną, w pudełku zamieszkają listy.',
      ],
      details: {
        contents: 'Dwadzieścia pralinek w sztywnym pudełku w kształcie serca',
        size: 'Pudełko 22 × 20 × 5 cm',
        weight: '250 g',
        ingredients:
          'Cukier, tłuszcz kakaowy, miazga kakaowa, pełne MLEKO w proszku, ŚMIETANKA, ORZECHY LASKOWE, syrop glukozowy, maliny, MASŁO, emulgator (lecytyna SOJOWA), sól morska, olejek różany.',
        allergens: 'Zawiera mleko, orzechy laskowe i soję. Może zawierać inne orzechy, gluten i jaja.',
        'shelf-life': 'Sześć tygodni w 14–18 °C',
        origin: 'Wykonano w Belgii',
      },
      personalisation: 'Słowa na wieczku',
      alts: ['Otwarte serce koloru jagody z pralinkami, na wieczku złoty napis with love'],
    },
    'wooden-star-tree': {
      title: 'Drewniana choinka z gwiazd',
      description: [
        'Bukowe gwiazdy, od największej do najmniejszej, nałożone na mosiężny pręt, a między nimi złote i malowane koraliki. Obróć każdą gwiazdę trochę, a choinka zmieni kształt.',
        'Bez igieł i bez podlewania: stoi na stole od pierwszej niedzieli adwentu, a w styczniu mieści się w pudełku po butach.',
      ],
      details: {
        contents: 'Gwiazdy, koraliki i mosiężna gwiazda do ułożenia, z instrukcją',
        material: 'Olejowany buk, mosiądz',
        size: 'Wysokość 30 cm, średnica 20 cm',
        origin: 'Toczona w Niemczech',
        care: 'Przecierać suchą ściereczką.',
        safety: 'Małe części. Nie dla dzieci poniżej trzech lat.',
      },
      alts: [
        'Choinka z ułożonych drewnianych gwiazd ze złotymi i kolorowymi koralikami i mosiężną gwiazdą na czubku',
      ],
    },
  },
  categories: {
    easter: {
      name: 'Wielkanoc',
      description:
        'Na świąteczny stół, do szukania w ogrodzie i na gałązki w oknie: zajączki, pisanki, wiosenne kwiaty i coś do rozpakowania.',
    },
    'easter-decoration': {
      name: 'Dekoracje wielkanocne',
      description: 'Pisanki, girlandy i gniazdka, które co wiosnę wychodzą z pudełka.',
    },
    'easter-bunnies': {
      name: 'Zajączki i króliczki',
      description: 'Do zjedzenia, do przytulania, do ciągnięcia albo do postawienia na półce.',
    },
    'mothers-day': {
      name: 'Dzień Matki',
      description:
        'Prezenty, które mówią to lepiej niż telefon: kwiaty, coś z jej imieniem albo godzina tylko dla niej.',
    },
    flowers: {
      name: 'Kwiaty i rośliny',
      description: 'Ścięte rano albo wciąż rosnące, gotowe do wręczenia tak, jak przyjadą.',
    },
    sweets: {
      name: 'Słodycze i herbata',
      description:
        'Czekolada, makaroniki, ciastka i puszka dobrej herbaty od małych wytwórców, którzy podpisują swoje pudełka.',
    },
    chocolate: {
      name: 'Czekolada',
      description: 'Zajączki i trufle z pracowni w Gandawie.',
    },
    'bakes-and-tea': {
      name: 'Wypieki i herbata',
      description: 'Świeże wypieki i coś dobrego do picia.',
    },
    home: {
      name: 'Dom',
      description: 'Kamionka, dąb, len i światło świec: rzeczy, których używa się co dzień i które zostają.',
    },
    candles: {
      name: 'Świece i zapachy',
      description: 'Wosk sojowy, lawenda i róża, ręcznie nalewane i mieszane.',
    },
    kitchen: {
      name: 'Kuchnia i stół',
      description: 'Kubki, czajniczki i to, co do nich trafia.',
    },
    decoration: {
      name: 'Dekoracje',
      description: 'Na ściany, półki, okna i do najlepszego kąta kanapy.',
    },
    'jewellery-and-keepsakes': {
      name: 'Biżuteria i pamiątki',
      description: 'Drobiazgi, które mają zostać na długo.',
    },
    jewellery: {
      name: 'Biżuteria',
      description: 'Serduszko do noszenia i miejsca, gdzie można je odłożyć na noc.',
    },
    keepsakes: {
      name: 'Pamiątki',
      description: 'Ramki, szkatułki i imiona w drewnie i porcelanie.',
    },
    personalised: {
      name: 'Z imieniem',
      description: 'Z imieniem, słowem lub datą: napisane, wygrawerowane albo wyhaftowane dla jednej osoby.',
    },
    'for-children': {
      name: 'Dla dzieci',
      description: 'Miękkie, bezpieczne i stworzone do zabawy, od pierwszego dnia.',
    },
    wellness: {
      name: 'Relaks i uroda',
      description: 'Na kąpiel, spokojny wieczór i zapach, który zostaje na szalu.',
    },
    cards: {
      name: 'Kartki, papier i przyjęcia',
      description: 'Kartki, notesy, pudełka i balony: to, co z rzeczy robi prezent.',
    },
    'out-and-about': {
      name: 'W drodze',
      description: 'Torby, kubki termiczne i notesy na drogę.',
    },
    'gift-boxes': {
      name: 'Zestawy prezentowe',
      description: 'Kompletne, przewiązane i gotowe do wręczenia.',
    },
  },
  tags: {
    'advent-calendar': 'Kalendarze adwentowe',
    anniversary: 'Rocznica',
    birthday: 'Urodziny',
    bunny: 'Z zajączkiem',
    ceramic: 'Ceramika',
    chocolate: 'Czekolada',
    eggs: 'Jajka',
    floral: 'Kwiaty',
    handmade: 'Rękodzieło',
    heart: 'Serca',
    'new-baby': 'Narodziny dziecka',
    'new-home': 'Nowy dom',
    scented: 'Pachnące',
    textile: 'Tekstylia',
    'thank-you': 'Podziękowanie',
    toy: 'Zabawki',
    vegan: 'Wegańskie',
    wood: 'Drewno',
  },
  options: {
    colour: {
      name: 'Kolor',
      values: {
        ivory: 'Kość słoniowa',
        white: 'Biały',
        oat: 'Owsiany',
        blush: 'Pudrowy róż',
        rose: 'Różowy',
        coral: 'Koralowy',
        sky: 'Błękitny',
        ink: 'Atramentowy',
        sage: 'Szałwiowy',
        forest: 'Leśna zieleń',
        gold: 'Złoty',
        silver: 'Srebrny',
      },
    },
    size: {
      name: 'Rozmiar',
      values: {
        small: 'Mały',
        medium: 'Średni',
        large: 'Duży',
        a4: 'A4',
        a5: 'A5',
        '100g': '100 g',
        '200g': '200 g',
        '30ml': '30 ml',
        '50ml': '50 ml',
        '12-pieces': '12 sztuk',
        '24-pieces': '24 sztuki',
      },
    },
    scent: {
      name: 'Zapach',
      values: { peony: 'Piwonia', lavender: 'Lawenda', fig: 'Liść figi', linen: 'Czysta pościel' },
    },
    chocolate: {
      name: 'Czekolada',
      values: {
        milk: 'Mleczna',
        dark: 'Ciemna',
      },
    },
    variety: {
      name: 'Wersja',
      values: {
        classic: 'Klasyczna',
        'alcohol-free': 'Bez alkoholu',
      },
    },
    filling: {
      name: 'Wypełnienie',
      values: { empty: 'Bez wypełnienia', tissue: 'Bibułka i papierowy wypełniacz' },
    },
    pages: { name: 'Kartki', values: { lined: 'W linie', dotted: 'W kropki', blank: 'Gładkie' } },
  },
  closeUp: 'Zbliżenie: {title}',
  details: {
    contents: 'W pudełku',
    material: 'Materiał',
    size: 'Wymiary',
    capacity: 'Pojemność',
    weight: 'Waga',
    'burn-time': 'Czas palenia',
    ingredients: 'Składniki',
    composition: 'Składniki',
    allergens: 'Alergeny',
    'shelf-life': 'Trwałość',
    keeps: 'Trwałość',
    origin: 'Pochodzenie',
    age: 'Wiek',
    care: 'Pielęgnacja',
    safety: 'Warto wiedzieć',
    maker: 'Producent',
    responsible: 'Osoba odpowiedzialna w UE',
  },
}
