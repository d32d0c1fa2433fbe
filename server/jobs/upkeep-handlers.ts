// Handlers of jobs that delete old data and write files of the catalogue.
import { deleteExpiredData } from '#data/retention.ts'
import { worthSnapshot, writeSnapshot } from '#services/catalog/catalog-snapshot.ts'
import { deleteUnusedPictures } from '#services/catalog/delete-unused-pictures.ts'
import type { Shop } from '#services/shop.ts'
import { writeFeed, writeSitemap } from '../seo/stored-files.ts'
import { skipped, type JobHandlers } from './run-jobs.ts'

type UpkeepKind = 'retention' | 'unused-pictures' | 'catalog-snapshot' | 'product-feed' | 'sitemap'

export function upkeepHandlers(
  shop: Shop,
  deletePictureCopies: (file: string) => Promise<void>,
): Pick<JobHandlers, UpkeepKind> {
  return {
    retention: () => deleteExpiredData(shop.db, shop.now()),
    async 'unused-pictures'() {
      const stores = { db: shop.db, files: shop.files, deleteCopies: deletePictureCopies }
      await deleteUnusedPictures(stores, shop.now())
    },
    'catalog-snapshot': async () => (shop.catalog.index.size < worthSnapshot ? skipped : writeSnapshot(shop)),
    'product-feed': async ({ locale, at }) => ((await writeFeed(shop, locale, at)) ? undefined : skipped),
    sitemap: async ({ at }) => ((await writeSitemap(shop, at)) ? undefined : skipped),
  }
}
