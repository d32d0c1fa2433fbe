// The pictures of mails among the app icons.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { seasons } from '#domain/calendar/occasions.ts'
import { papers, ribbons } from '#domain/orders/wrapping.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { appIconResponse } from './app-icons.ts'

const ask = (name: string) => appIconResponse(`/app-icons/${name}.png`, sampleSettings)

test('mails have a wordmark for each season and a gift box for each paper and ribbon', async () => {
  const sizeOf = async (name: string) => {
    const { width, height, format } = await sharp((await ask(name)).body as Buffer).metadata()
    return [width, height, format]
  }
  for (const season of seasons) assert.deepEqual(await sizeOf(`wordmark-${season}`), [192, 96, 'png'])
  for (const paper of papers)
    for (const ribbon of ribbons)
      for (const state of ['', '-sent', '-arrived'])
        assert.deepEqual(await sizeOf(`gift-box-${paper}-${ribbon}${state}`), [300, 304, 'png'])
  for (const name of [
    'wordmark-summer',
    'wordmark-constructor',
    'gift-box-dots-none',
    'gift-box-dots-gold-lost',
  ])
    assert.equal((await ask(name)).status, 404, name)
})
