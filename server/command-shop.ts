// The dependencies of use cases for one command, which runs beside the nodes of the shop or without any.
import { openLiveCatalog } from '#catalog/live-catalog.ts'
import type { Db } from '#data/database.ts'
import type { Shop } from '#services/shop.ts'
import { environment, readConfig } from './config.ts'
import { defaultSettings } from './default-settings.ts'
import { openFileStore } from './files/open-file-store.ts'
import { openProviders } from './payments/providers.ts'
import { shopSecret } from './secret.ts'

/** `db` writes in the name of the command. Jobs wait for a node, which looks for them every second. */
export async function withCommandShop<T>(db: Db, now: number, work: (shop: Shop) => Promise<T>): Promise<T> {
  const config = readConfig(environment())
  const report = (fault: unknown): void => void process.stderr.write(`${String(fault)}\n`)
  const defaults = defaultSettings(config)
  const catalog = await openLiveCatalog({ ...db, prompt: db }, () => now, report, { defaults })
  try {
    const { PUBLIC_ORIGIN: publicOrigin, BACKOFFICE_ORIGIN: backofficeOrigin } = config
    const parts = {
      secret: await shopSecret(config),
      publicOrigin,
      now: () => now,
      pollJobs: () => undefined,
    }
    const { payments } = await openProviders({ ...parts, config, settings: () => catalog.settings, db })
    return await work({
      ...parts,
      db,
      files: openFileStore(config, db),
      catalog,
      payments,
      settings: catalog.settings,
      backofficeOrigin,
      limitsUnpaid: true,
      report,
      countView: () => undefined,
    })
  } finally {
    await catalog.stop()
  }
}
