// Ends the sample shop in a database that the merchant continues to use.
import { endSample, sampleRemains } from '#sample/sample-remains.ts'
import type { Command } from '../command.ts'

export const endSampleCommand: Command = {
  usage: 'sample end',
  about: "Takes the sample shop's goods off sale and ends its promotions and coupons.",
  async run(db, { now }) {
    const { products, promotions, coupons, pages } = await sampleRemains(db, now)
    await endSample(db, now)
    const ended = [
      `${products} products are off sale.`,
      `Promotions ended: ${promotions.join(', ') || 'none'}.`,
      `Coupons ended: ${coupons.join(', ') || 'none'}.`,
      pages.length > 0 && `Written pages still have the sample's text: ${pages.join(', ')}.`,
    ]
    return { text: ended.filter(Boolean).join('\n'), json: { products, promotions, coupons, pages } }
  },
}
