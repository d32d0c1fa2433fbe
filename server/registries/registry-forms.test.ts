// What givers and owners have typed into a registry's forms stays, also when something is refused.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { signedIn } from '#api/account/testing.ts'
import { address, openTestShop, type TestShop } from '#api/testing.ts'
import { answerGiver } from './giver-pages.ts'
import { answerOwner } from './owner-pages.ts'
import type { RegistryVisit } from './registry-visit.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

type Who = { readonly session: string; readonly token?: string; readonly idempotencyKey?: string }

function visitOf(key: string, who: Who, fields: Record<string, string>): RegistryVisit {
  const visitor = { locale: 'us', country: 'DE', ip: '203.0.113.9', requestId: '' } as const
  const caller = { idempotencyKey: null, ...visitor, ...who }
  return {
    locale: 'us',
    key,
    fields: new Map(Object.entries(fields)),
    isPost: true,
    isSignedIn: who.token !== undefined,
    publicOrigin: 'https://posy.example',
    today: '2026-11-23',
    caller,
    async call(name, input) {
      const { code, data, msg } = await shop.call(name, input as never, who)
      return code === 0 || code === 201 ? ({ data } as never) : { texts: [msg], status: 422 }
    },
  }
}

async function registryOfTwo() {
  const owner = await signedIn(shop, 'ida@example.com', 'session-of-an-owner-who-types')
  for (const productId of [shop.mug.productId, shop.teddy.productId])
    await shop.call('wishlist.add', { productId }, owner)
  const { email: _, ...home } = address
  const typed = { address: { ...home, email: 'ida@example.com' }, isDefault: true }
  const { data: book } = await shop.call('address.add', typed, owner)
  const made = await shop.call(
    'registry.add',
    {
      kind: 'wedding',
      title: 'Ida & Max',
      happensOn: '2030-06-01',
      hidesGiven: false,
      addressId: book.addresses[0]!.id,
    },
    owner,
  )
  const { key } = made.data
  const { items } = (await shop.call('registry.list', {}, owner)).data.registries.find(
    (each) => each.key === key,
  )!
  return { owner, key, items: items.map(({ id }) => id) }
}

async function contentOf(answer: ReturnType<typeof answerGiver>): Promise<string> {
  const result = await answer
  assert.ok('content' in result)
  return String(result.content)
}

test('a giver who goes back to choose more gifts keeps name, card and e-mail', async () => {
  const { key, items } = await registryOfTwo()
  const typed = { name: 'Bo', message: 'Be happy!\nBo', email: 'bo@example.com', [`n.${items[0]}`]: '1' }
  const giver = { session: 'session-of-a-giver-who-types' }
  const list = await contentOf(answerGiver(visitOf(key, giver, { ...typed, step: 'back' })))
  for (const text of ['value="Bo"', 'value="Be happy!\nBo"', 'value="bo@example.com"'])
    assert.ok(list.includes(text), text)
})

test('details that are refused stay as the owner typed them', async () => {
  const { owner, key } = await registryOfTwo()
  const fields = { step: 'details', title: 'Ida and Max', year: '2020', month: '1', day: '31', closed: '1' }
  const page = await contentOf(answerOwner(visitOf(key, owner, fields)))
  for (const chosen of ['"31" selected>31<', '"1" selected>January<', '"2020" selected>2020<'])
    assert.ok(page.includes(chosen), chosen)
  assert.match(page, /value="Ida and Max"/)
  assert.match(page, /name="closed" value="1" checked/)
})

test('after one refused change, an owner sees the others as they are saved', async () => {
  const { owner, key, items } = await registryOfTwo()
  const [mug, teddy] = items
  const given = { key, gifts: [{ item: mug!, quantity: 1 }] }
  const giver = { session: 'session-of-a-giver-of-one', idempotencyKey: 'gift-of-a-giver-of-one' }
  const { data: quoted } = await shop.call('registry.quote', given, giver)
  const buyer = { email: 'bo@example.com', name: 'Bo' }
  const order = { ...given, buyer, message: '', payment: '', total: quoted.totals.total }
  assert.equal((await shop.call('registry.place', order, giver)).code, 201)
  const fields = { step: 'items', [`n.${mug}`]: '0', [`n.${teddy}`]: '3' }
  const page = await contentOf(answerOwner(visitOf(key, owner, fields)))
  assert.match(page, new RegExp(`name="n.${teddy}"[^>]*value="3"`))
})

test('a giver whose page shows delivery days of yesterday sees the new ones before the order is placed', async () => {
  shop.clock.now += 3_600_000
  const { key, items } = await registryOfTwo()
  const giver = { session: 'session-of-a-giver-of-late', idempotencyKey: 'gift-of-a-giver-of-late' }
  const typed = { name: 'Bo', email: 'bo@example.com', [`n.${items[1]}`]: '1' }
  const post = async (fields: Record<string, string>) => {
    const content = await answerGiver(visitOf(key, giver, { ...typed, ...fields }))
    assert.ok('content' in content)
    const hidden = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(String(content.content))
    return { ...content, days: hidden('days')?.[1] ?? '', total: hidden('total')?.[1] ?? '' }
  }
  const { days, total } = await post({ step: 'check' })
  shop.clock.now += 24 * 3_600_000
  const late = await post({ step: 'place', days, total })
  assert.deepEqual([late.status, late.problems?.[0]], [422, 'The delivery days have changed'])
  assert.notEqual(late.days, days)
  const placed = await post({ step: 'place', days: late.days, total })
  assert.match(placed.title ?? '', /^Order /)
})

test('two presses of the button make one registry, and another title makes another', async () => {
  const { owner } = await registryOfTwo()
  const [own] = (await shop.call('address.list', {}, owner)).data.addresses
  const empty = await contentOf(answerOwner({ ...visitOf('own', owner, {}), isPost: false }))
  const session = /name="draft" value="([\w-]+)"/.exec(empty)?.[1]
  assert.ok(session)
  const who = { ...owner, session, idempotencyKey: session }
  const day = { year: '2030', month: '6', day: '1' }
  const create = (title: string) =>
    answerOwner(visitOf('own', who, { draft: session, kind: 'birth', title, ...day, address: own!.id }))
  const answers = await Promise.all([create('Mia'), create('Mia'), create('Mia and Ben')])
  assert.ok(answers.every(({ status }) => status === 303))
  const { registries } = (await shop.call('registry.list', {}, owner)).data
  const titles = registries.map(({ title }) => title).filter((title) => title.startsWith('Mia'))
  assert.deepEqual(titles.toSorted(), ['Mia', 'Mia and Ben'])
})

test('a new registry has the ticked gifts of the wishlist', async () => {
  const { owner } = await registryOfTwo()
  const [own] = (await shop.call('address.list', {}, owner)).data.addresses
  const page = await contentOf(answerOwner({ ...visitOf('own', owner, {}), isPost: false }))
  assert.equal(page.match(/name="w\.[^"]+" value="1" checked/g)?.length, 2)
  const day = { year: '2030', month: '7', day: '2' }
  const ticked = { [`w.${shop.teddy.productId}`]: '1' }
  const typed = { kind: 'birth', title: 'Ticked', ...day, address: own!.id, ...ticked }
  const { status } = await answerOwner(visitOf('own', owner, typed))
  assert.equal(status, 303)
  const { registries } = (await shop.call('registry.list', {}, owner)).data
  const made = registries.find(({ title }) => title === 'Ticked')
  assert.deepEqual(
    made?.items.map(({ variants }) => variants.some(({ id }) => id === shop.teddy.variant)),
    [true],
  )
})
