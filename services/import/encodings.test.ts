// Product files in the encodings of several systems.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { csv, openImports, type Imports } from './testing-imports.ts'

let imports: Imports
before(async () => void (imports = await openImports()))
after(() => imports.close())

const encoded = {
  cs: {
    title: 'Žlutý hrnek ř',
    bytes: [0x8e, 0x6c, 0x75, 0x74, 0xfd, 0x20, 0x68, 0x72, 0x6e, 0x65, 0x6b, 0x20, 0xf8],
  },
  pl: { title: 'Żółty łoś', bytes: [0xaf, 0xf3, 0xb3, 0x74, 0x79, 0x20, 0xb3, 0x6f, 0x9c] },
  ar: { title: 'كوب', bytes: [0xdf, 0xe6, 0xc8] },
  ja: { title: '花瓶ソ', bytes: [0x89, 0xd4, 0x95, 0x72, 0x83, 0x5c] },
  zh: { title: '花瓶', bytes: [0xbb, 0xa8, 0xc6, 0xbf] },
} as const

for (const [language, { title, bytes }] of Object.entries(encoded))
  test(`a spreadsheet in ${language} wrote the encoding of its language`, async () => {
    const [before = '', after = ''] = csv(
      [{ Handle: `in-${language}`, Title: '#', 'Variant Price': '18,90' }],
      ';',
    ).split('#')
    const file = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)])
    await imports.run(file, { language: language as keyof typeof encoded })
    const { texts } = await imports.product(`in-${language}`)
    assert.equal(texts[language as keyof typeof encoded]?.title, title)
  })
