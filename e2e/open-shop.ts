// The whole shop for a journey: the real server with the sample goods, on a database and in folders of its own.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import type { Db } from '#data/database.ts'
import { sampleShop } from '#sample/sample-shop.ts'
import { createSampleDatabase } from '#sample/testing.ts'
import { readConfig } from '#server/config.ts'
import { startShop } from '#server/start.ts'

export type OpenShop = {
  readonly origin: string
  readonly db: Db
  /** The subjects of all mails to an address, oldest first. */
  mailsTo(address: string): Promise<string[]>
  /** The link of the first mail with such a subject; null while there is none. */
  linkIn(address: string, subject: string): Promise<string | null>
  /** The text of the first mail with such a subject; null while there is none. */
  mailText(address: string, subject: string): Promise<string | null>
  /** The sign-in code that was mailed last. */
  mailedCode(address: string): Promise<string>
  close(): Promise<void>
}

/** `prepare` changes the goods before the doors open; `settings` add to the shop's configuration; `development` serves the storefront from its sources. */
export async function openShop(
  prepare: (db: Db) => Promise<unknown> = async () => undefined,
  settings: Readonly<Record<string, string>> = {},
  { development = false } = {},
): Promise<OpenShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-journey-'))
  const database = await createSampleDatabase(folder)
  const mails = path.join(folder, 'mail')
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: database.url,
    SECRET: 'a secret of more than thirty-two letters',
    DATA_DIR: folder,
    MAIL_DIR: mails,
    SAMPLE: 'on',
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    ...settings,
  })
  const started = await startShop({
    config,
    development,
    say: () => undefined,
    sample: { ...sampleShop, load: prepare },
  })
  async function readMails(address: string) {
    const files = (await readdir(mails)).filter((name) => name.endsWith('.eml')).sort()
    const parsed = await Promise.all(
      files.map(async (name) => PostalMime.parse(await readFile(path.join(mails, name)))),
    )
    return parsed.filter(({ to }) => to?.some((each) => each.address === address))
  }
  async function mailText(address: string, subject: string): Promise<string | null> {
    return (await readMails(address)).find((each) => each.subject === subject)?.text ?? null
  }
  return {
    origin: started.origin,
    db: database.db,
    mailsTo: async (address) => (await readMails(address)).map(({ subject }) => subject ?? ''),
    mailText,
    async linkIn(address, subject) {
      return /https?:\/\/\S+/.exec((await mailText(address, subject)) ?? '')?.[0] ?? null
    },
    async mailedCode(address) {
      const codes = await until(
        async () => (await readMails(address)).flatMap(({ text = '' }) => /^\d{8}$/m.exec(text)?.[0] ?? []),
        (found) => found.length > 0,
      )
      return codes.at(-1) ?? ''
    },
    async close() {
      await started.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Asks again until the answer fits; gives up with what was answered last. */
export async function until<T>(
  ask: () => Promise<T>,
  fits: (answer: T) => boolean,
  seconds = 15,
): Promise<T> {
  const end = Date.now() + seconds * 1_000
  for (;;) {
    const answer = await ask()
    if (fits(answer)) return answer
    if (Date.now() > end)
      throw new Error(`waited ${seconds} s in vain, last answer: ${JSON.stringify(answer)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
