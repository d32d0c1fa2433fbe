// Texts of each text file: derived from the syntax trees and the imports of the modules.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSync } from 'vite'
import { dynamicImportsIn, messageKeysIn } from './vite-message-keys.ts'
import { textNames, textsByEntry, type ModuleNode } from './vite-text-files.ts'

const parse = (code: string) => parseSync('module.js', code).program
const keys = [
  'cart.title',
  'cart.view',
  'order.status.paid',
  'order.status.sent',
  'hero.easter.title',
  'hero.easter.text',
]
const keysIn = (code: string) => [...messageKeysIn(parse(code), keys)]

test('literals, tables and both sides of a condition are keys', () => {
  assert.deepEqual(keysIn("t(open ? 'cart.title' : 'cart.view')"), ['cart.title', 'cart.view'])
  assert.deepEqual(keysIn("const texts = { title: 'cart.title' }; t(texts[kind])"), ['cart.title'])
})

test('a template stands for every key that it matches', () => {
  assert.deepEqual(keysIn('t(`order.status.${status}`)'), ['order.status.paid', 'order.status.sent'])
  assert.deepEqual(keysIn('t(`hero.${occasion}.title`)'), ['hero.easter.title'])
  assert.deepEqual(keysIn('t(`${any}`) + `see order.status.${status}`'), [])
})

test('names of operations and properties are not keys', () => {
  assert.deepEqual(keysIn("call('cart.view', { title: t('cart.title') })"), ['cart.title'])
  assert.deepEqual(keysIn("const methods = { 'cart.view': 'POST' }"), [])
})

test('dynamic imports are found with their position, the last first', () => {
  const code = "import('./a.ts').then(use); import(name); import './b.ts'; import('./c.ts')"
  const found = dynamicImportsIn(parse(code))
  assert.deepEqual(
    found.map(({ source, start, end }) => [source, code.slice(start, end)]),
    [
      ['./c.ts', "import('./c.ts')"],
      ['./a.ts', "import('./a.ts')"],
    ],
  )
})

function texts(modules: Record<string, Partial<Record<keyof ModuleNode, string>>>): Record<string, string> {
  const words = (text = '') => text.split(' ').filter(Boolean)
  const found = textsByEntry('entry', (id) => {
    const { imports, dynamicImports, keys } = modules[id] ?? {}
    return { imports: words(imports), dynamicImports: words(dynamicImports), keys: new Set(words(keys)) }
  })
  return Object.fromEntries([...found].map(([id, each]) => [id, each.toSorted().join(' ')]))
}

test('a file contains the texts of the static imports, and not those of its importers', () => {
  const found = texts({
    entry: { imports: 'button', dynamicImports: 'screen', keys: 'shop' },
    button: { keys: 'close' },
    screen: { imports: 'button list', keys: 'title' },
    list: { imports: 'screen', dynamicImports: 'dialog', keys: 'more' },
    dialog: { keys: 'more close size' },
  })
  assert.deepEqual(found, { entry: 'close shop', screen: 'more title', dialog: 'size' })
})

test('a text is left out only if all ways to the file load it', () => {
  const found = texts({
    entry: { dynamicImports: 'cart product' },
    cart: { dynamicImports: 'coupon', keys: 'total code' },
    product: { dynamicImports: 'coupon', keys: 'total' },
    coupon: { dynamicImports: 'cart', keys: 'total code' },
  })
  assert.deepEqual(found, { entry: '', cart: 'code total', product: 'total', coupon: 'code' })
})

test('two modules of one name have two files', () => {
  assert.deepEqual(
    [...textNames(['b/Cart.tsx', 'a/Cart.tsx', 'a/share.ts'])],
    [
      ['a/Cart.tsx', 'Cart'],
      ['a/share.ts', 'share'],
      ['b/Cart.tsx', 'Cart2'],
    ],
  )
})
