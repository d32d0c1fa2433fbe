// The work of a node besides requests: jobs with their mails, and the scheduler.
import { leadingSeason } from '#domain/calendar/season.ts'
import type { FileStore } from '#services/files/file-store.ts'
import { pictureWidths } from '#web/ui/picture-widths.ts'
import { isTestShop } from '../config.ts'
import { openPictureStores } from '../files/open-file-store.ts'
import { readDkimKey } from '../mail/dkim-key.ts'
import { createMailer } from '../mail/mailer.ts'
import { senderAddress } from '../mail/sender.ts'
import { fileNameOf } from '../media/media.ts'
import { pictureTypes, type PictureFormat } from '../media/picture-address.ts'
import type { PictureStores } from '../media/picture-cache.ts'
import { sharedFileOf } from '../seo/share-picture.ts'
import type { ShopContext } from '../shop-context.ts'
import { jobHandlers } from './handlers.ts'
import { startJobs } from './run-jobs.ts'
import { startScheduler } from './scheduler.ts'

export function startBackgroundWork(context: ShopContext): { readonly stop: () => Promise<void> } {
  const { config, db, shop, settings, secret, now, metrics, log, report } = context
  const mailer = createMailer({
    smtpUrl: config.SMTP_URL,
    folder: config.MAIL_DIR,
    dkim: readDkimKey(config),
    settings,
    publicOrigin: shop.publicOrigin,
    season: (country) => {
      // The names in any language: only the keys matter.
      const categories = shop.catalog.taxonomy.tree(settings().homeLocale).map(({ key }) => key)
      return leadingSeason(settings(), country, now(), categories)
    },
    isTestShop: isTestShop(config),
  })
  const merchant = () => senderAddress(settings().sender)
  const pictures = openPictureStores(config, shop.files)
  const handlers = jobHandlers(shop, mailer, {
    webhookSecret: secret,
    merchant,
    deletePictureCopies: (file) => deletePictureCopies(pictures, file),
  })
  const jobs = startJobs(db, metrics.countRuns(handlers), now, (fault, job) =>
    log.error({ fault, job: job?.id, kind: job?.kind }, 'job failed'),
  )
  context.jobs.poll = () => jobs.poll()
  const scheduler = startScheduler(shop, report)
  return {
    async stop() {
      await scheduler.stop()
      await jobs.stop()
      mailer.close()
    },
  }
}

const formats = Object.keys(pictureTypes) as PictureFormat[]

/**
 * Deletes the resized copies of a picture on this node and in the shared store. Other nodes no longer serve theirs.
 */
async function deletePictureCopies({ local, shared }: PictureStores, file: string): Promise<void> {
  const resized = pictureWidths.flatMap((width) =>
    formats.map((format) => fileNameOf({ width, format }, file)),
  )
  const stores: FileStore[] = shared ? [local, shared] : [local]
  for (const name of [...resized, sharedFileOf(file)])
    await Promise.all(stores.map((store) => store.delete(`resized/${name}`)))
}
