// The sample shop for the server's start. Loads its files on demand.
import type { SampleShop } from '#server/start.ts'

export const sampleShop: SampleShop = {
  async load(db, files) {
    const { loadSampleShop } = await import('./load.ts')
    return loadSampleShop(db, Date.now(), files)
  },
  async remains(db, now) {
    const { sampleRemains } = await import('./sample-remains.ts')
    return sampleRemains(db, now)
  },
}
