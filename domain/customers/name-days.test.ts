// Tests days of names against days typed from other public lists of name days, and which names have none.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Country } from '../markets/market.ts'
import { hasNameDays } from './name-day-countries.ts'
import { nameDayTables } from './name-day-tables.ts'
import { nameDaysOf } from './name-days.ts'

const daysOf = (name: string, country: Country) =>
  nameDaysOf(name, country).map(({ month, day }) => `${day}. ${month}.`)

/** Typed from the International Name Day API, the list of Mod_Namedays and imieniny.php: name, day, month. */
const published = {
  CZ: `Karina 2 1, Zdeněk 23 1, Veronika 7 2, Lenka 21 2, Tomáš 7 3, Josef 19 3, Vojtěch 23 4, Jiří 24 4, Marek 25 4,
    Jana 24 5, Laura 1 6, Jan 24 6, Petr 29 6, Markéta 13 7, Jakub 25 7, Anna 26 7, Zuzana 11 8, Hana 15 8, Petra 17 8,
    Adéla 2 9, Marie 12 9, Václav 28 9, Michal 29 9, Eliška 5 10, Tereza 15 10, Lukáš 18 10, Karel 4 11, Martin 11 11,
    Kateřina 25 11, Ondřej 30 11, Barbora 4 12, Lucie 13 12, Adam 24 12, Eva 24 12, Štěpán 26 12, David 30 12`,
  FI: `Veikko 9 1, Toni 17 1, Heikki 19 1, Riitta 1 2, Matti 24 2, Ville 6 4, Markku 25 4, Timo 9 5, Aino 10 5, Sofia 15 5,
    Emma 19 5, Minna 26 5, Päivi 16 6, Juhani 24 6, Pekka 29 6, Maria 2 7, Saara 19 7, Hanna 21 7, Kirsi 24 7,
    Jaakko 25 7, Olavi 29 7, Helena 31 7, Lauri 10 8, Sami 20 8, Mikko 29 9, Satu 18 10, Kaisa 25 11, Antti 30 11,
    Oskari 1 12, Anna 9 12, Tuomas 21 12, Eeva 24 12, Tapani 26 12, Hannu 27 12`,
  PL: `Agnieszka 21 1, Sebastian 20 1, Dorota 6 2, Józef 19 3, Ryszard 3 4, Wojciech 23 4, Marek 25 4, Zofia 15 5,
    Joanna 24 5, Antoni 13 6, Jolanta 15 6, Wanda 23 6, Jan 24 6, Paweł 29 6, Piotr 29 6, Halina 1 7, Olga 11 7,
    Krzysztof 25 7, Anna 26 7, Marta 29 7, Ignacy 31 7, Monika 27 8, Mateusz 21 9, Michał 29 9, Jadwiga 15 10,
    Teresa 15 10, Łukasz 18 10, Katarzyna 25 11, Barbara 4 12, Łucja 13 12, Adam 24 12, Ewa 24 12`,
  SE: `Alfred 3 1, Hanna 5 1, Hugo 3 11, Karl 28 1, Maria 28 2, Ebba 6 3, Viktoria 12 3, Gabriel 24 3, Elias 17 4,
    Filip 2 5, Sofia 15 5, Erik 18 5, Gustav 6 6, Axel 16 6, Alice 23 6, Selma 27 6, Sara 19 7, Johanna 21 7, Emma 23 7,
    Kristina 24 7, Karin 2 8, Lars 10 8, Klara 12 8, Signe 23 8, Samuel 1 9, Ida 14 9, Mikael 29 9, Nils 8 10, Lukas 18 10,
    Elsa 30 10, Elisabet 19 11, Katarina 25 11, Oskar 1 12, Anna 9 12, Lucia 13 12, Eva 24 12`,
} as const

test('common names have the day of other published lists', () => {
  for (const [country, list] of Object.entries(published))
    for (const entry of list.split(',')) {
      const [name = '', day, month] = entry.trim().split(' ')
      const days = daysOf(name, country as Country)
      assert.ok(days.includes(`${day}. ${month}.`), `${country} ${name}: ${days.join()}`)
    }
})

test('each table has 150 names or more, on days that exist', () => {
  for (const [country, text] of Object.entries(nameDayTables)) {
    const names = new Set(text.match(/\p{Lu}\p{L}+/gu))
    assert.ok(names.size >= 150, `${country}: ${names.size}`)
    for (const name of names)
      for (const { month, day } of nameDaysOf(name, country as Country)) {
        const date = new Date(Date.UTC(2028, month - 1, day))
        assert.deepEqual([date.getUTCMonth() + 1, date.getUTCDate()], [month, day], `${country} ${name}`)
      }
  }
})

test('a name may have several days, and another day in another country', () => {
  assert.deepEqual(daysOf('Katarzyna', 'PL'), ['30. 4.', '25. 11.'])
  assert.deepEqual(
    (['CZ', 'FI', 'SE'] as const).map((country) => daysOf('Anna', country).join()),
    ['26. 7.', '9. 12.', '9. 12.'],
  )
})

test('the first word of a name counts, in any case and with or without accents', () => {
  assert.deepEqual(daysOf('  jiří Novák', 'CZ'), ['24. 4.'])
  assert.deepEqual(daysOf('Lukasz', 'PL'), ['18. 10.'])
  assert.deepEqual(daysOf('Åke', 'SE'), ['8. 5.'])
})

test('an unknown name has no day, and neither has a name in other countries', () => {
  for (const name of ['Zyxa', 'Grandma', '', '   ', 'constructor']) assert.deepEqual(daysOf(name, 'PL'), [])
  assert.deepEqual(daysOf('Anna', 'DE'), [])
  assert.ok(hasNameDays('SE') && !hasNameDays('US'))
})
