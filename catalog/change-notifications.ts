// Subscribes to the database's notifications of catalogue changes, on a connection of its own.
import { catalogChannel } from '#data/catalog/catalog-changes.ts'
import type { Db } from '#data/database.ts'

export function createNotifications(db: Db, onChange: () => void, onFault: (fault: unknown) => void) {
  let subscription: Awaited<ReturnType<Db['connect']>> | undefined
  return {
    /** Does nothing while the subscription lasts; it ends with its connection. */
    async subscribe(): Promise<void> {
      if (subscription) return
      const client = await db.connect()
      client.on('notification', onChange)
      client.on('error', onFault)
      client.once('end', () => (subscription = undefined))
      await client.query(`listen ${catalogChannel}`).catch(async (fault: unknown) => {
        await client.end()
        throw fault
      })
      subscription = client
    },
    async stop(): Promise<void> {
      await subscription?.end()
    },
  }
}
