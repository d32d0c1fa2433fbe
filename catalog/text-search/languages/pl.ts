// Polish words of the search: phrases of topics, words of price limits, and words for a low price.
import type { PriceWords } from '../price-words.ts'
import type { TopicPhrases } from '../topics.ts'

export const topics: TopicPhrases = {
  teddy: 'miś, misiek, misiaczek, pluszowy miś, niedźwiadek, niedźwiedź, misio, miś pluszowy',
  mug: 'filiżanka, kubeczek, kubek do kawy, szklanka, kubki, kubas, kubek na herbatę, filiżanki, duży kubek, kufel, kubeczki, kubek',
  tumbler:
    'termos, termokubek, termokubki, kubek termiczny, bidon, butelka termiczna, kubek podróżny, butelka na wodę, kubek ze słomką, kubek na wynos, termos na kawę, kubek samochodowy, gorąca kawa, żeby kawa nie stygła, kawa w drodze, ciepła kawa',
  necklace:
    'wisiorek, łańcuszek, zawieszka, medalion, naszyjnik serce, celebrytka, wisior, łańcuszek z sercem, medalik, naszyjnik ze srebra, srebrny łańcuszek, naszyjnik',
  jewelleryBox:
    'szkatułka, kasetka, pudełko na biżuterię, kuferek, pudełko na pierścionki, organizer na biżuterię, puzderko, szkatułka na biżuterię, kuferek na biżuterię, etui na biżuterię, szkatuła',
  ringDish:
    'talerzyk, miseczka, podstawka na pierścionki, spodeczek, podstawka na biżuterię, podstawka, spodek, tacka na biżuterię, miseczka na biżuterię, talerzyk na pierścionki, podstawka na obrączki, tacka, talerzyk na biżuterię, odkładać pierścionki, przechowywać pierścionki, na pierścionki, pierścionki',
  wreath:
    'wianek, stroik, ozdoba na drzwi, wieniec świąteczny, wianek na drzwi, stroik świąteczny, wieniec adwentowy, wianek bożonarodzeniowy, wieniec na drzwi, drzwi, na drzwi, powiesić na drzwiach, drzwi wejściowe, wieniec',
  baubles:
    'bombka, bombki, bombeczki, kule choinkowe, bombki choinkowe, szklane bombki, kule szklane, ozdoby na choinkę, zawieszki na choinkę',
  christmasStocking:
    'skarpeta, skarpetka, skarpeta na prezenty, skarpeta świąteczna, skarpeta mikołajkowa, skarpeta na kominek',
  snowGlobe: 'kula śnieżna, śnieżna kula, kula ze śniegiem, szklana kula, kula wodna',
  gingerbread:
    'piernik, piernikowy domek, chatka z piernika, pierniki, domek z piernika, pierniczki, ciasteczka imbirowe',
  adventCalendar: 'kalendarz świąteczny, kalendarz z szufladkami, kalendarz do świąt',
  truffles:
    'bombonierka, bomboniera, praliny, pralinki, czekoladki, trufle, pudełko czekoladek, ekskluzywne czekoladki, trufle czekoladowe',
  macarons: 'makaroniki, ciasteczka migdałowe, ciastka francuskie, bezy, beza, ptysie, petit fours, wypieki',
  cookies:
    'ciasteczka, ciastka, herbatniki, lukrowane, ciasteczka zdobione, kruche ciasteczka, pierniczki lukrowane',
  tea: 'herbata, herbatka, zielona herbata, herbata liściasta, puszka herbaty, zioła, rumianek, earl grey, herbata w saszetkach, susz, herbata w puszce, czarna herbata, ziółka',
  teaSet:
    'czajniczek, imbryk, serwis do herbaty, zestaw do herbaty, serwis kawowy, filiżanki do herbaty, dzbanek',
  candle:
    'świeca, świeczka, świeczki, świeca zapachowa, znicz, podgrzewacz, lampion, tealight, wosk zapachowy, świeczka zapachowa, świece, świeca w szkle, świeca sojowa, kominek zapachowy',
  frame:
    'ramka, ramka na zdjęcia, fotoramka, antyrama, ramka na zdjęcie, ramka do zdjęć, obraz, obrazek, plakat, ramki',
  cushion:
    'poduszka, jasiek, podusia, poduszeczka, poszewka, poducha, powłoczka, poduszka dekoracyjna, poduszka na kanapę, poduszka z haftem',
  clock: 'zegar, zegar ścienny, czasomierz, spóźnia się, spóźnialski, punktualny, wieczny spóźnialski',
  vase: 'flakon, dzban, wazonik, wazon',
  bouquet: 'bukiecik, kwiaty cięte, wiązanka, bukiet kwiatów, bukiet róż, świeże kwiaty, poczta kwiatowa',
  roses: 'czerwone róże, róże',
  daffodils: 'narcyz, narcyzy, cebulki, wiosenne kwiaty, kwiaty wiosenne, krokusy',
  succulent: 'kaktusy, sukulenty, rojnik, kwiatek doniczkowy, kwiat doniczkowy, roślinka',
  garland: 'girlanda, chorągiewki, łańcuch',
  basket: 'koszyk, kosz, wiklinowy kosz, koszyczek',
  egg: 'jajko, jajka, jaja, ozdobne jajka, kraszanki, kraszanka, pisanka, pisanki, wydmuszki',
  bunny:
    'królik, króliczek, zajączki, zając, figurka, figurki, króliczki, porcelanowe króliki, figurka zająca',
  musicBox: 'karuzela, pozytywka, kołysanka, zabawka grająca, melodyjka, zabawka muzyczna',
  giftBox:
    'pudełko prezentowe, opakowanie, pudełeczko, box prezentowy, kosz prezentowy, kosz upominkowy, paczka prezentowa, opakowanie na prezent, pudełko na prezent, box, pudło, ozdobne pudełko, prezentowe pudełko, paczka, giftbox, torba prezentowa, zestaw prezentowy',
  card: 'kartka, karta, laurka',
  notebook:
    'notatnik, zeszyt, pamiętnik, kajet, kalendarz, planer, organizer, kołonotatnik, notesik, zeszycik, brulion, kajecik, notes',
  balloons: 'balon, balony, baloniki, balony serca, balon serce, balony z helem, balon foliowy',
  spaSet:
    'zestaw do kąpieli, kosmetyki, pielęgnacja, uroda, krem do rąk, balsam, peeling, zestaw kosmetyków, kosmetyki do kąpieli, żel pod prysznic, zestaw spa, kule do kąpieli, płyn do kąpieli, kosmetyki do ciała, mydełka, maseczka, krem, pielęgnacja ciała, zestaw kąpielowy, domowe spa, zestaw relaksacyjny',
  perfume: 'woda toaletowa, perfumy, perfum, perfumy dla niej, woda kolońska, zapach dla niej',
  starTree: 'drewniana choinka, choineczka',
  wedding:
    'ślub, ślubny, wesele, młoda para, para młoda, dla młodych, młodzi, panna młoda, pan młody, rocznica, rocznica ślubu, zaręczyny, narzeczona, narzeczeni, srebrne wesele, złote wesele, wieczór panieński, świadkowa, świadek, małżeństwo, nowożeńcy, lat razem, prezent ślubny, na ślub, na wesele, panieński, rocznicowy, zaręczynowy, państwo młodzi, oświadczyny, perłowe gody, złote gody, zaręczyli się, powiedziała tak, biorą ślub, bierze ślub, ślub cywilny, żenią się',
  baby: 'noworodek, niemowlę, narodziny, narodzin, baby shower, chrzciny, chrzest, ciąża, w ciąży, przyszła mama, chrześniak, chrześnica, chrześniaczka, dzidziuś, bobas, świeżo upieczeni rodzice, zostanę ciocią, dla noworodka, narodziny dziecka, urodziła, urodziło się, na chrzest, chrzestny, gender reveal, ciężarna, świeżo upieczona mama, nowa mama, dla bobasa, zostanę babcią, zostanę tatą, niemowlak, roczek, na roczek, urodziła córeczkę, urodziła synka, urodził się syn, urodziła się córka, zostaje tatą, zostaje mamą, zostaje babcią, bliźniaki, powiększenie rodziny, przyszły tata, spodziewa się dziecka, urlop macierzyński, świeżo upieczony tata',
  home: 'parapetówka, parapetówkę, nowe mieszkanie, nowy dom, przeprowadzka, pierwsze mieszkanie, własne mieszkanie, nowe lokum, wprowadzka, na swoje, parapetówa, na parapetówkę, nowe mieszkanko, wprowadzenie, dom, kupili dom, kupili mieszkanie, akademik, kupiła mieszkanie, kupili nowe mieszkanie, przeprowadzili się, przeprowadziła się, nowa kuchnia, zamieszkali razem, nowe osiedle, własny kąt, wprowadzili się, wynajęte mieszkanie',
  birthday:
    'urodziny, urodzinowy, osiemnastka, osiemnaste urodziny, jubilat, jubilatka, urodzinki, urki, osiemnastkę, trzydziestka, czterdziestka, pięćdziesiątka, sześćdziesiątka, 18-tka, sto lat, na urodziny, na urodzinki',
  graduation:
    'dyplom, matura, obrona, absolwent, absolwentka, egzamin, studia, nowa praca, awans, prawo jazdy, zakończenie roku, ukończenie studiów, obrona pracy, magister, licencjat, zdana matura, zdany egzamin, doktorat, ukończenie szkoły, zdane prawo jazdy, zdała egzamin, zdał egzamin, obroniła się, pierwsza praca, wymarzona praca, awansowała, ukończyła studia',
  school:
    'pierwszy dzień szkoły, rozpoczęcie roku, szkoła, uczeń, student, studentka, przedszkole, pasowanie, wyprawka',
  farewell:
    'emerytura, emeryturę, pożegnanie, odejście z pracy, pożegnalny, na do widzenia, odchodzi z pracy, na emeryturę, emeryt, emerytka, przejście na emeryturę, odejście, pożegnanie koleżanki, ostatni dzień w pracy, odchodzi, zmienia pracę, odchodzi z firmy, kończy pracę, ostatni dzień pracy',
  recovery:
    'wracaj do zdrowia, zdrowie, choroba, chory, chora, szpital, pocieszenie, na pocieszenie, poprawa humoru, operacja, szybkiego powrotu do zdrowia, w szpitalu, po operacji, chora koleżanka, na poprawę humoru, grypa, pocieszyć, złamana noga, złamane serce, rekonwalescent, miała operację, złamała nogę, leży w łóżku, przeziębienie, gips, chemia, covid, załamana, rehabilitacja, powrót do zdrowia, trudny czas, ciężki czas, trudny okres, ciężko jej, gorszy czas',
  sympathy: 'kondolencje, żałoba, pogrzeb, wyrazy współczucia, śmierć, wspomnienie, strata',
  thanks:
    'dziękuję, podziękowanie, podziękować, podziękowania, wdzięczność, nauczyciel, nauczycielka, pani w przedszkolu, przedszkolanka, wychowawczyni, niania, opiekunka, sąsiad, sąsiadka, pielęgniarka, lekarz, położna, trener, drobiazg, drobny upominek, dzień nauczyciela, w podziękowaniu, bardzo dziękuję, dzięki, pani nauczycielka, pani ze żłobka, żłobek, pielęgniarki, pan doktor, fryzjerka, kosmetyczka, sprzątaczka, dentystka, koniec roku szkolnego, zakończenie przedszkola, katechetka, promotor, korepetytorka, listonosz, kurier, trenerka, opiekunki, rehabilitant, podlewała kwiaty, opieka nad psem, opieka nad kotem, pomoc w przeprowadzce, sekretarka, pani z sekretariatu, recepcjonistka, stomatolog, higienistka, bibliotekarka, strażak, ratownik, pani woźna, woźna, kierowca autobusu, wolontariusz, dozorca',
  communion: 'komunia, komunię, pierwsza komunia, bierzmowanie',
  love: 'miłość, romantyczny, romantycznie, walentynki, walentynkowy, zakochani, dziewczyna, żona, ukochana, ukochany, kocham cię, randka, narzeczony, kochanie, moja dziewczyna, moja żona, miłosny, na walentynki, 14 lutego, rocznica związku, skarb, dla ukochanej, partnerka, połówka',
  apology:
    'przeprosiny, na przeprosiny, przepraszam, pogodzenie, przeproszenie, przeprosić, wybacz, wybaczenie, na zgodę',
  christmas:
    'święta, boże narodzenie, bożonarodzeniowy, świąteczny, choinka, choinkowy, ozdoby choinkowe, ozdoby świąteczne, wigilia, gwiazdka, pod choinkę, święty mikołaj, dekoracje świąteczne, prezent świąteczny, na święta, gwiazdkowy, wigilijny, drzewko, na gwiazdkę, kolędnicy, bożonarodzeniowe',
  nicholas:
    'mikołajki, mikołajkowy, mikołaj, do skarpety, do buta, na mikołajki, mikołajkowe, 6 grudnia, drobiazg mikołajkowy',
  secretSanta:
    'losowanie prezentów, tajemniczy mikołaj, sekretny mikołaj, klasowe mikołajki, prezent do pracy, losowanie, prezent do 50 zł, mikołajki klasowe, prezent firmowy losowanie, mikołajki w pracy',
  host: 'gospodyni, gospodarz, w gościnę, w gości, zaproszenie na kolację, na wizytę, dla gospodarzy, dla gospodyni, na kolację, w odwiedziny, domówka, zaproszeni na obiad',
  advent: 'adwent, kalendarz adwentowy, odliczanie do świąt, roraty',
  easter: 'wielkanoc, wielkanocny, zajączek, koszyczek, święconka, szukanie jajek, pisanki',
  women: 'dzień kobiet, 8 marca',
  mother:
    'mama, matka, mamusia, teściowa, dzień matki, mamuś, mamcia, mamunia, mamuśka, teściówka, mamo, mamusie',
  man: 'tata, ojciec, tatuś, mąż, chłopak, mężczyzna, facet, brat, wujek, dziadek, szef, syn, teść, dzień ojca, dzień chłopaka, narzeczony, tatko, tatulek, dziadzio, dziadziuś, kumpel, gość, szwagier, mężuś, bratu',
  grandparent:
    'babcia, babunia, dziadkowie, ciocia, matka chrzestna, chrzestna, dzień babci, babusia, ciotka, prababcia, dziadki, seniorka, starsza pani, senior',
  friend:
    'przyjaciółka, najlepsza przyjaciółka, koleżanka, siostra, kuzynka, współlokatorka, szwagierka, kumpela, psiapsi, psiapsiółka, bff, koleżanki, siostrzyczka, bratowa, przyjaciółki, bestie, współpracownica',
  teenager: 'nastolatka, nastolatek, nastolatki, młodzież',
  nameDay: 'imieniny, imieninowy, solenizant, solenizantka',
  guests: 'goście, śniadanie, herbatka, podwieczorek, brunch, wizyta, rodzinne spotkanie',
  cosy: 'przytulnie, przytulny, przytulne, zimowy wieczór, jesienny wieczór, kanapa, kocyk, klimatyczny, nastrojowy, hygge, ciepło, wieczór filmowy, koc, kominek, jesień, ciepły, domowe zacisze, nastrój, na zimę, zmarzluch, marznie, zimno, zimne ręce, ciągle jej zimno, marzlak',
  relax:
    'relaks, relaksujący, odpoczynek, odpocząć, odprężenie, spa, stres, zestresowana, rozpieszczanie, dbanie o siebie, wyciszenie, sen, chwila dla siebie, ciężkim dniu, ciężki dzień, wypoczynek, zmęczona, zmęczony, zestresowany, odstresowanie, chill, chwila relaksu, medytacja, bezsenność, czas dla siebie, wyluzować, po ciężkim dniu, dopieszczenie, odpoczywać, wieczór spa, dla siebie, dla samej siebie, na nerwy, nerwy, wykończona, przemęczona, przepracowana, spokój, ukojenie, chwila wytchnienia, wytchnienie, wyciszyć się, zapracowana mama, zapracowana, zabiegana, brak czasu, zajęta',
  coffee:
    'kawa, kawosz, miłośnik kawy, gorąca czekolada, ciepły napój, kawoszka, kawoholik, kawiarz, kawka, cappuccino, espresso, latte',
  office:
    'biuro, biurko, praca, praca zdalna, prezent firmowy, pracownicy, klienci, dla szefa, upominek firmowy, do biura, współpracownicy',
  travel: 'podróż, podróżnik, podróże, wycieczka, wędrówka, biwak, piknik, wakacje, w drogę',
  bag: 'zakupy, torba na zakupy, torebka, siatka, torba płócienna, torba plażowa, eko torba, torba bawełniana, torba na ramię, ekotorba, shopperka, płócienna torba, torba zakupowa, worek',
  decoration:
    'dekoracja, dekoracje, ozdoba, ozdoby, salon, wystrój, wnętrze, ściana, bibelot, przedpokój, dekoracyjny, ozdobny, ozdoby do domu, dekoracja domu, bibeloty, dodatki do domu, półka, sypialnia, durnostojka, wystrój wnętrz',
  nursery: 'pokój dziecięcy, pokoik, kołysanka, pokój dziecka, do spania',
  bath: 'kąpiel, łazienka, mydło, sól do kąpieli, wanna, prysznic',
  plants:
    'roślina, rośliny, ogród, ogrodnik, ogrodniczka, kwiat doniczkowy, roślina doniczkowa, doniczka, balkon, kwiatek doniczkowy',
  easyPlant: 'łatwa roślina, łatwa w uprawie, mało wymagająca, niewymagająca, kaktus',
  flowers: 'kwiat, kwiaty, kwiatek, kwiatki, bukiet, kwiaciarnia, wiązanka',
  firstSteps: 'nauka chodzenia, uczy się chodzić, pierwsze kroki, do ciągnięcia, zabawka do ciągnięcia',
  plush:
    'maskotka, pluszak, przytulanka, pluszowa zabawka, milusiński, przytulak, przytulas, pluszak królik, kicia, maskotki, pluszaki, maskota',
  children:
    'dziecko, dzieci, wnuk, wnuczka, wnuki, bratanek, siostrzenica, zabawka, zabawki, maluch, chłopiec, dziewczynka, dziecięcy, dzieciak, dzień dziecka, brzdąc, szkrab, bąbel, wnusia, wnuczek, synek, córeczka, córcia, trzylatek, dzieciaczek, maluszek, dla dziewczynki, dla chłopca, przedszkolak, zabaweczka, dzieciaki',
  sweets:
    'słodycze, słodkości, łakocie, słodkie, łasuch, deser, cukierki, wypieki, coś słodkiego, smakołyki, przekąska, słodkie co nieco, coś dobrego, łakoć, słodka przekąska, czekolada, ciacha, ciasto, na słodko, żelki, coś na ząb, smakołyk',
  easterSweets: 'czekolada wielkanocna, słodycze wielkanocne, jajko czekoladowe',
  stationery:
    'papeteria, artykuły papiernicze, pisanie, pisać, planer, terminarz, kalendarz, zeszyt, pamiętnik, dziennik, bullet journal',
  jewellery: 'biżuteria, dodatki, akcesoria, kosztowności, błyskotki, ozdoby na szyję',
  scent: 'zapach, zapachy, perfumy, pachnie, pachnący, zapach do domu, woń, aromaterapia, woda perfumowana',
  keepsake: 'pamiątka, pamiątki, wspomnienia, zdjęcia, fotografia, pudełko wspomnień',
  post: 'kartka okolicznościowa, pocztówka, list, pocztą, w kopercie, życzenia',
  name: 'z imieniem, imię, spersonalizowany, personalizowany, inicjały, grawer, grawerowany, monogram',
  party: 'impreza, przyjęcie, dekoracje na imprezę',
  wool: 'wełna, wełniany, filc, filcowy, dzianina, robiony na drutach',
  cotton: 'bawełna, bawełniany, płótno, płócienny, tkanina, materiał',
  clay: 'terakota, glina, gliniany',
  wicker: 'wiklina, wiklinowy, rattan, pleciony',
  oak: 'dąb, dębowy, lite drewno',
  lightWood: 'brzoza, brzozowy, buk, bukowy, lipa, lipowy',
  wood: 'drewno, drewniany',
  steel: 'stal, stalowy, stal nierdzewna, metal, metalowy',
  silver: 'srebro, srebrny, pozłacany',
  porcelain: 'porcelana, porcelanowy',
  ceramic: 'ceramika, ceramiczny, kamionka, naczynia',
  glass: 'szkło, szklany, kryształ',
  linen: 'len, lniany',
  velvet: 'aksamit, aksamitny, welur',
  wax: 'wosk, woskowy, soja, sojowy',
  paper: 'papier, papierowy, karton',
  satin: 'satyna, satynowy, jedwab',
  brass: 'mosiądz, mosiężny',
  reading: 'mól książkowy, czytelniczka, czytelnik, czytać, książki, lubi czytać, czytanie, kocha książki',
  cooking: 'gotowanie, gotować, kucharz, kucharka, piec, pieczenie, lubi gotować, cukierniczka',
  sport: 'sport, sportowiec, joga, siłownia, biegacz, bieganie, fitness, rowerzysta, trening, pilates',
}

export const prices: PriceWords = {
  below: String.raw`w cenie ponizej|nie drozsz[ey]\w* niz|nie drozej niz|nie przekraczajac\w+|nieprzekraczajac\w+|maksimum|najwyzej|co najwyzej|?pod|nizej niz|budzet do|budzet|budzetem|do kwoty|za mniej niz|tansz\w+ niz|w kwocie do|w cenie do|nie wiecej niz|mniej niz|tansze niz|tanszy niz|taniej niz|ponizej|maksymalnie|maks|max|do`,
  above: String.raw`drozsz\w+ niz|przynajmniej|wyzej niz|conajmniej|drozej niz|najmniej|wiecej niz|drozsze niz|powyzej|ponad|co najmniej|minimum|min|?od`,
  between: [
    ['pomiedzy|miedzy', 'do'],
    ['pomiedzy|miedzy', 'a|i|-'],
    ['od', 'do'],
    ['', 'do|-'],
  ],
  around: '?kolo|w granicach|w okolicach|?jakies|plus minus|tak za|gdzies za|okolo|ok|mniej wiecej',
  belowAfter: 'i mniej|lub taniej|maksimum|maksymalnie|lub mniej|maks|max',
  aboveAfter: 'w gore|i wyzej|lub drozej|minimum|lub wiecej|i wiecej|wzwyz',
  aroundAfter: 'mniej wiecej|plus minus|okolo',
  not: 'nie|zadne',
  budget: 'budzet|budzetem|cena|w cenie|przedziale|przedzial|kwota',
  lead: String.raw`za|po|w|z|o|na|od|do|cen[aey]|w cenie|koszt\w*|budzet(?:em)?|przedzial\w*|w przedziale|kwot\w+|ok\.?|max\.?|wartosci|moj|do wydania`,
  tail: 'budzetu|budzet|wzwyz',
  currency: 'zlociszy|zeta|zet|pln|zlotowek|zlotowki|zlotych|zlotego|zlote|zloty|zl|euro',
}

export const cheap = String.raw`tanio|taniutk[aio]e?|tanich|niedrogo|niska cena|niskiej cenie|na kazda kieszen|w dobrej cenie|nie drog[aie]e?|przystepn[aey] cen[aye]|maly budzet|malym budzetem|najtaniej|tani(?:e|a|o|ej|ch|e?go|ą)?|tanich|niedrog(?:i|ie|o|a|ich)|niedroga|w niskiej cenie|ekonomiczn[yae]|budzetow[yae]|tansz[yae]|najtansz[yae]`
