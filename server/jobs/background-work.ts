// The work of a node besides requests: jobs with their mails, and the scheduler.
import { isTestShop } from '../config.ts'
import { openPictureStores } from '../files/open-file-store.ts'
import { createMailer } from '../mail/mailer.ts'
import { readDkimKey } from '../mail/dkim-key.ts'
import { senderAddress } from '../mail/sender.ts'
import type { ShopContext } from '../shop-context.ts'
import { deletePictureCopies } from './delete-picture-copies.ts'
import { jobHandlers } from './handlers.ts'
import { startJobs } from './run-jobs.ts'
import { startScheduler } from './scheduler.ts'

export type BackgroundWork = { readonly stop: () => Promise<void> }

export function startBackgroundWork(context: ShopContext): BackgroundWork {
  const { config, db, shop, settings, secret, now, metrics, log, report } = context
  const mailer = createMailer({
    smtpUrl: config.SMTP_URL,
    folder: config.MAIL_DIR,
    dkim: readDkimKey(config),
    settings,
    publicOrigin: shop.publicOrigin,
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
