// Tests which accounts can receive transfers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatIban, checkBankAccount, isIban, type BankAccount } from './bank-account.ts'

const account: BankAccount = {
  holder: 'Posy Gifts GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  currency: 'EUR',
  days: 7,
}

test('an account number with a wrong digit is refused', () => {
  assert.ok(isIban('DE89 3704 0044 0532 0130 00'))
  assert.ok(isIban('GB82WEST12345698765432'))
  for (const wrong of [
    'DE89370400440532013001',
    'DE98370400440532013000',
    'DE89',
    '',
    'de89370400440532013000',
  ])
    assert.equal(isIban(wrong), false, wrong)
  assert.equal(formatIban('DE89370400440532013000'), 'DE89 3704 0044 0532 0130 00')
})

test('each wrong field of an account is named', () => {
  assert.deepEqual(checkBankAccount(account), {})
  assert.deepEqual(checkBankAccount({ ...account, bic: '' }), {})
  const wrong = { holder: ' ', iban: 'DE89', bic: 'X', days: 31 }
  assert.deepEqual(checkBankAccount({ ...account, ...wrong }), {
    'transfer.holder': 'setting-length',
    'transfer.iban': 'setting-iban',
    'transfer.bic': 'setting-bic',
    'transfer.days': 'setting-number',
  })
  for (const days of [0, 1.5])
    assert.deepEqual(Object.keys(checkBankAccount({ ...account, days })), ['transfer.days'])
})
