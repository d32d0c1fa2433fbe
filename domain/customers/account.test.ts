import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountName, displayName, isCode, isUsername, passwordProblem, readCode } from './account.ts'

test('a code is accepted in every form that people paste and type', () => {
  for (const typed of [
    '12345678',
    ' 1234 5678 ',
    '1234-5678',
    '١٢٣٤٥٦٧٨',
    '１２３４５６７８',
    '\u200e12345678',
  ])
    assert.equal(readCode(typed), '12345678')
  for (const typed of ['', '1234567', '123456789', '1234567a']) assert.equal(isCode(readCode(typed)), false)
})

test("a password must be long enough, uncommon, and different from the customer's address", () => {
  const common = (password: string) => ['password', 'password1'].includes(password)
  const problem = (password: string) => passwordProblem(password, 'ada@example.com', common)
  assert.equal(problem('short'), 'password-too-short')
  assert.equal(problem('x'.repeat(129)), 'password-too-long')
  for (const password of [
    'PassWord1',
    'Ada@example.com',
    'aaaaaaaaaa',
    '12121212',
    'abcdabcd',
    'xyz!xyz!xyz!',
    'abcd1234',
    '87654321',
    'aaaabbbbcccc',
    '!!Password2026',
    'ada-12345',
  ])
    assert.equal(problem(password), 'password-common', password)
  for (const password of [
    'correct horse battery',
    'Gänseblümchen',
    '花が咲く庭で会いましょう',
    'Tk7!wq9z',
    'teapot teapot',
  ])
    assert.equal(problem(password), null, password)
})

test('a username consists of letters and digits of any script', () => {
  for (const name of ['ada', 'Ada.Lind-7', '山田太郎', 'عبدالله', 'a_b']) assert.ok(isUsername(name), name)
  for (const name of ['', 'ab', '.ada', 'ada.', 'a b c', 'a\u202eb', 'x'.repeat(31), '<b>ada'])
    assert.equal(isUsername(name), false, name)
})

test('a customer is addressed by first name, username or the part before the @', () => {
  const customer = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    username: 'countess',
    email: 'a.lovelace@example.com',
  }
  assert.equal(displayName(customer), 'Ada')
  assert.equal(displayName({ ...customer, firstName: '' }), 'countess')
  const nameless = { ...customer, firstName: '', lastName: '', username: null }
  assert.equal(displayName(nameless), 'a.lovelace')
  assert.deepEqual([accountName(customer), accountName(nameless)], ['Ada', customer.email])
})

test('in Chinese and Japanese script a customer is addressed by the full name, family name first', () => {
  const account = { username: null, email: 'a@example.com' }
  assert.equal(displayName({ ...account, firstName: '太郎', lastName: '山田' }), '山田太郎')
  assert.equal(displayName({ ...account, firstName: '小明', lastName: '王' }), '王小明')
})
