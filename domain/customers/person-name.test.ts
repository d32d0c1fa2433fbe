import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fullName, recipientName } from './person-name.ts'

test('names in Chinese and Japanese script begin with the family name, in every country', () => {
  assert.equal(fullName({ firstName: '太郎', lastName: '山田' }), '山田 太郎')
  assert.equal(fullName({ firstName: 'さくら', lastName: 'サトウ' }), 'サトウ さくら')
  assert.equal(fullName({ firstName: '小明', lastName: '王' }, true), '王小明')
  assert.equal(fullName({ firstName: 'Xiaoming', lastName: 'Wang' }, true), 'Xiaoming Wang')
})

test('all other names end with the family name', () => {
  assert.equal(fullName({ firstName: 'Ada', lastName: 'Lovelace' }), 'Ada Lovelace')
  assert.equal(fullName({ firstName: 'ليلى', lastName: 'حداد' }), 'ليلى حداد')
  assert.equal(fullName({ firstName: 'Madonna', lastName: '' }), 'Madonna')
})

test('who receives a gift is named shortly in Japan, and wholly in China', () => {
  assert.equal(recipientName({ firstName: 'さくら', lastName: '佐藤', country: 'JP' }), 'さくら')
  assert.equal(recipientName({ firstName: '小明', lastName: '王', country: 'CN' }), '王小明')
  assert.equal(recipientName({ firstName: ' Emma ', lastName: 'Petersen', country: 'US' }), 'Emma')
})
