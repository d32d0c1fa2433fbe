// Risks that refuse a production start, and risks that a test shop may have.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from './config.ts'
import { productionRisks, type SampleRemains } from './production-risks.ts'

const nothingLeft: SampleRemains = { products: 0, promotions: [], coupons: [], pages: [] }
const everythingLeft: SampleRemains = {
  products: 36,
  promotions: ['buy-one-more'],
  coupons: ['FREESHIP', 'SPRING5', 'WELCOME10'],
  pages: ['terms'],
}
const settled = {
  PUBLIC_ORIGIN: 'https://www.shop.test',
  SECRET: 'a secret of more than thirty-two letters',
  SMTP_URL: 'smtps://mail.shop.test',
  MAIL_FROM: 'Shop <hello@shop.test>',
  SELLER: 'Shop Ltd; 1 High Street; Dublin',
  SELLER_EMAIL: 'hello@shop.test',
}

function risksOf(settings: Record<string, string>, remains = nothingLeft) {
  const risks = productionRisks(readConfig({ NODE_ENV: 'production', ...settings }), remains)
  const about = (refuses: boolean) =>
    risks.filter((risk) => risk.refuses === refuses).map((risk) => risk.about)
  return { refusing: about(true), noted: about(false), text: risks.map(({ text }) => text).join('\n') }
}

test('a production start without settings is refused with all reasons in one message', () => {
  const { refusing, text } = risksOf({}, everythingLeft)
  assert.deepEqual(refusing, [
    'PAYMENTS',
    'SECRET',
    'MAIL_FROM',
    'PUBLIC_ORIGIN',
    'SMTP_URL',
    'SELLER',
    'SELLER_EMAIL',
    'sample data',
  ])
  for (const name of [
    'WELCOME10',
    'SPRING5',
    'FREESHIP',
    'buy-one-more',
    'npm run ops -- sample end',
    'terms',
  ])
    assert.ok(text.includes(name), name)
})

test('a shop with its own settings lacks only the payment provider', () => {
  assert.deepEqual(risksOf(settled).refusing, ['PAYMENTS'])
  assert.deepEqual(risksOf(settled).noted, [])
})

test('files on the disk of one node are named as a risk where nodes share a database', () => {
  const database = { ...settled, DATABASE_URL: 'postgres://shop@db.test/shop' }
  assert.deepEqual(risksOf(database).noted, ['FILES'])
  assert.deepEqual(risksOf({ ...database, FILES: 'database' }).noted, [])
})

test('a test shop opens without settings that only sales need, and prints them', () => {
  const { SECRET } = settled
  const { refusing, noted } = risksOf({ PAYMENTS: 'sandbox', SECRET, SAMPLE: 'on' }, everythingLeft)
  assert.deepEqual(refusing, [])
  assert.deepEqual(noted, [
    'PAYMENTS',
    'MAIL_FROM',
    'PUBLIC_ORIGIN',
    'SMTP_URL',
    'SELLER',
    'SELLER_EMAIL',
    'SAMPLE',
    'sample data',
    'sample data',
  ])
})

test('a test shop is refused for risks to its visitors', () => {
  const careless = { PUBLIC_ORIGIN: 'http://www.shop.test', SMTP_URL: 'smtp://mail.shop.test' }
  assert.deepEqual(risksOf({ PAYMENTS: 'sandbox', ...careless }).refusing, [
    'SECRET',
    'PUBLIC_ORIGIN',
    'MAIL_FROM',
  ])
})

test('the sample shop is loaded in production only with SAMPLE=on', () => {
  assert.ok(!risksOf(settled).refusing.includes('SAMPLE'))
  assert.ok(risksOf({ ...settled, SAMPLE: 'on' }).refusing.includes('SAMPLE'))
})

test('what the merchant has set settles the risks of seller and sender', () => {
  const seller = {
    lines: ['Shop Ltd', '1 High Street', 'Dublin'],
    country: 'DE',
    email: 'hello@shop.test',
    vatId: null,
  } as const
  const { SELLER, SELLER_EMAIL, MAIL_FROM, ...others } = settled
  const config = readConfig({ NODE_ENV: 'production', PAYMENTS: 'sandbox', ...others })
  const about = productionRisks(config, nothingLeft, { seller, sender: MAIL_FROM }).map((risk) => risk.about)
  assert.deepEqual(
    about.filter((each) => [SELLER, SELLER_EMAIL, 'SELLER', 'SELLER_EMAIL', 'MAIL_FROM'].includes(each)),
    [],
  )
})
