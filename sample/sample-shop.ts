// The sample shop as the server's start asks for it. Its files are read only where they are needed.
import type { SampleShop } from '#server/start.ts'

export const sampleShop: SampleShop = {
  async load(db, pictures) {
    const { loadSampleShop } = await import('./load.ts')
    return loadSampleShop(db, new Date(), pictures)
  },
  async remains(db, nowMs) {
    const { sampleRemains } = await import('./remains.ts')
    return sampleRemains(db, nowMs)
  },
}
