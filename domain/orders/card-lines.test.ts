import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardLines } from './card-lines.ts'

const lines = (text: string) => cardLines(text).split('\n')

test('each sentence of a card has its own line', () => {
  assert.deepEqual(lines('Merry Christmas, dear Emma! With love from all of us.'), [
    'Merry Christmas, dear Emma!',
    'With love from all of us.',
  ])
  assert.deepEqual(lines('I miss you. See you soon… Yours, Bo'), [
    'I miss you.',
    'See you soon…',
    'Yours, Bo',
  ])
  assert.deepEqual(lines('¡Feliz día! ¿Nos vemos? Un beso'), ['¡Feliz día!', '¿Nos vemos?', 'Un beso'])
  assert.deepEqual(lines('هل اشتقت إلينا؟ كل عام وأنت بخير! مع حبنا.'), [
    'هل اشتقت إلينا؟',
    'كل عام وأنت بخير!',
    'مع حبنا.',
  ])
  assert.deepEqual(lines('いつもありがとう。よい冬をお過ごしください。'), [
    'いつもありがとう。',
    'よい冬をお過ごしください。',
  ])
  assert.deepEqual(lines('生日快乐！愿你天天开心。'), ['生日快乐！', '愿你天天开心。'])
})

test('closing marks and pictures stay with their sentence', () => {
  assert.deepEqual(lines('Merry Christmas! 🎄 With love ❤️'), ['Merry Christmas! 🎄', 'With love ❤️'])
  assert.deepEqual(lines('She said “Yes!” Congratulations!!'), ['She said “Yes!”', 'Congratulations!!'])
  assert.deepEqual(lines('「おめでとう！」と言いたくて。'), ['「おめでとう！」と言いたくて。'])
  assert.deepEqual(lines('おめでとう！！ずっと友だち！'), ['おめでとう！！', 'ずっと友だち！'])
})

test('titles, initials and numbers end no sentence', () => {
  for (const text of [
    'Dear Mrs. Petersen',
    'For J. R. Smith',
    'Zum 24. Dezember',
    'z. B. heute',
    'St. Nicholas',
  ])
    assert.equal(cardLines(text), text)
})

test("line breaks of the writer's own stay as they are", () => {
  assert.equal(cardLines('Dear Emma! Merry\nChristmas. Bo\n'), 'Dear Emma! Merry\nChristmas. Bo')
  assert.equal(cardLines(''), '')
})
