// E-mails to the staff. A notice becomes one e-mail for each member who receives it.
import type { Db } from '#data/database.ts'
import type { JobData } from '#data/jobs/job-kinds.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { enqueueNotice, findReceivers, muteNotice, noteLowStock, unmuteNotice } from '#data/staff/notices.ts'
import type { Notice } from '#domain/staff/notices.ts'
import type { Shop } from '../shop.ts'

/** `id` is the notice's job: however often it runs, each member gets one e-mail. */
export async function sendNotice(id: string, about: JobData<'staff-notice'>, shop: Shop): Promise<void> {
  for (const staffId of await findReceivers(shop.db, about.notice))
    await enqueue(shop.db, 'staff-mail', { ...about, staffId }, shop.now(), { once: `${id} ${staffId}` })
  shop.pollJobs()
}

/** Reports variants whose stock has become low since the last check. */
export async function checkLowStock({ db, settings, now, pollJobs }: Shop): Promise<void> {
  const count = await db.transaction(async (tx) => {
    const fresh = await noteLowStock(tx, settings.lowStockBelow, now())
    if (fresh > 0) await enqueueNotice(tx, { notice: 'low-stock', count: fresh }, now())
    return fresh
  })
  if (count > 0) pollJobs()
}

export async function switchNotice(db: Db, staffId: string, notice: Notice, isOn: boolean): Promise<void> {
  await (isOn ? unmuteNotice : muteNotice)(db, staffId, notice)
}
