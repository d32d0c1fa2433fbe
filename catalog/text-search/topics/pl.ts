// Polish phrases of topics.
import type { TopicPhrases } from '../topics.ts'

export const pl: TopicPhrases = {
  wedding:
    'ślub, ślubny, wesele, młoda para, para młoda, dla młodych, młodzi, panna młoda, pan młody, rocznica, rocznica ślubu, zaręczyny, narzeczona, narzeczeni, srebrne wesele, złote wesele, wieczór panieński, świadkowa, świadek, małżeństwo, nowożeńcy, lat razem',
  baby: 'noworodek, niemowlę, narodziny, narodzin, baby shower, chrzciny, chrzest, ciąża, w ciąży, przyszła mama, chrześniak, chrześnica, chrześniaczka, dzidziuś, bobas, świeżo upieczeni rodzice, zostanę ciocią',
  home: 'parapetówka, parapetówkę, nowe mieszkanie, nowy dom, przeprowadzka, pierwsze mieszkanie, własne mieszkanie, nowe lokum, wprowadzka, na swoje',
  birthday: 'urodziny, urodzinowy, osiemnastka, osiemnaste urodziny, jubilat, jubilatka',
  graduation:
    'dyplom, matura, obrona, absolwent, absolwentka, egzamin, studia, nowa praca, awans, prawo jazdy, zakończenie roku, ukończenie studiów',
  school:
    'pierwszy dzień szkoły, rozpoczęcie roku, szkoła, uczeń, student, studentka, przedszkole, pasowanie, wyprawka',
  farewell:
    'emerytura, emeryturę, pożegnanie, odejście z pracy, pożegnalny, na do widzenia, odchodzi z pracy',
  recovery:
    'wracaj do zdrowia, zdrowie, choroba, chory, chora, szpital, pocieszenie, na pocieszenie, poprawa humoru, operacja',
  sympathy: 'kondolencje, żałoba, pogrzeb, wyrazy współczucia',
  thanks:
    'dziękuję, podziękowanie, podziękować, podziękowania, wdzięczność, nauczyciel, nauczycielka, pani w przedszkolu, przedszkolanka, wychowawczyni, niania, opiekunka, sąsiad, sąsiadka, pielęgniarka, lekarz, położna, trener, drobiazg, drobny upominek, dzień nauczyciela',
  communion: 'komunia, komunię, pierwsza komunia, bierzmowanie',
  love: 'miłość, romantyczny, romantycznie, walentynki, walentynkowy, zakochani, dziewczyna, żona, ukochana, ukochany, kocham cię, randka, narzeczony',
  apology: 'przeprosiny, na przeprosiny, przepraszam, pogodzenie',
  christmas:
    'święta, boże narodzenie, bożonarodzeniowy, świąteczny, choinka, choinkowy, ozdoby choinkowe, ozdoby świąteczne, wigilia, gwiazdka, pod choinkę, święty mikołaj, dekoracje świąteczne',
  nicholas: 'mikołajki, mikołajkowy, mikołaj, do skarpety, do buta',
  secretSanta:
    'losowanie prezentów, tajemniczy mikołaj, sekretny mikołaj, klasowe mikołajki, prezent do pracy',
  host: 'gospodyni, gospodarz, w gościnę, w gości, zaproszenie na kolację, na wizytę',
  advent: 'adwent, kalendarz adwentowy, odliczanie do świąt, roraty',
  easter: 'wielkanoc, wielkanocny, zajączek, koszyczek, święconka, szukanie jajek, pisanki',
  women: 'dzień kobiet, 8 marca',
  mother: 'mama, matka, mamusia, teściowa, dzień matki, mamuś',
  man: 'tata, ojciec, tatuś, mąż, chłopak, mężczyzna, facet, brat, wujek, dziadek, szef, syn, teść, dzień ojca, dzień chłopaka, narzeczony',
  grandparent: 'babcia, babunia, dziadkowie, ciocia, matka chrzestna, chrzestna, dzień babci',
  friend: 'przyjaciółka, najlepsza przyjaciółka, koleżanka, siostra, kuzynka, współlokatorka, szwagierka',
  teenager: 'nastolatka, nastolatek, nastolatki, młodzież',
  nameDay: 'imieniny, imieninowy, solenizant, solenizantka',
  guests: 'goście, śniadanie, herbatka, podwieczorek, brunch, wizyta, rodzinne spotkanie',
  cosy: 'przytulnie, przytulny, przytulne, zimowy wieczór, jesienny wieczór, kanapa, kocyk, klimatyczny, nastrojowy, hygge, ciepło, wieczór filmowy',
  relax:
    'relaks, relaksujący, odpoczynek, odpocząć, odprężenie, spa, stres, zestresowana, rozpieszczanie, dbanie o siebie, wyciszenie, sen, chwila dla siebie',
  coffee: 'kawa, kawosz, miłośnik kawy, gorąca czekolada, ciepły napój, kawoszka',
  office: 'biuro, biurko, praca, praca zdalna',
  travel: 'podróż, podróżnik, podróże, wycieczka, wędrówka, biwak, piknik, wakacje, w drogę',
  bag: 'zakupy, torba na zakupy, torebka, siatka, torba płócienna, torba plażowa, eko torba',
  decoration:
    'dekoracja, dekoracje, ozdoba, ozdoby, salon, wystrój, wnętrze, ściana, bibelot, przedpokój, dekoracyjny, ozdobny',
  nursery: 'pokój dziecięcy, pokoik, kołysanka, pokój dziecka, do spania',
  bath: 'kąpiel, łazienka, mydło, sól do kąpieli, wanna, prysznic',
  plants:
    'roślina, rośliny, ogród, ogrodnik, ogrodniczka, kwiat doniczkowy, roślina doniczkowa, doniczka, balkon',
  easyPlant: 'łatwa roślina, łatwa w uprawie, mało wymagająca, niewymagająca, kaktus',
  flowers: 'kwiat, kwiaty, kwiatek, kwiatki, bukiet, kwiaciarnia, wiązanka',
  firstSteps: 'nauka chodzenia, uczy się chodzić, pierwsze kroki, do ciągnięcia, zabawka do ciągnięcia',
  plush: 'maskotka, pluszak, przytulanka, pluszowa zabawka',
  children:
    'dziecko, dzieci, wnuk, wnuczka, wnuki, bratanek, siostrzenica, zabawka, zabawki, maluch, chłopiec, dziewczynka, dziecięcy, dzieciak, dzień dziecka',
  sweets:
    'słodycze, słodkości, łakocie, słodkie, łasuch, deser, cukierki, wypieki, coś słodkiego, smakołyki, przekąska',
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
}
