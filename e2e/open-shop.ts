// Starts a whole shop for a browser test: the real server with the sample products, its own database and folders.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import type { Db } from '#data/database.ts'
import { createTestDatabase } from '#data/testing.ts'
import { sampleShop } from '#sample/sample-shop.ts'
import { createSampleDatabase } from '#sample/testing.ts'
import { readConfig } from '#server/config.ts'
import { startShop } from '#server/start.ts'

const secret = 'a secret of more than thirty-two letters'

export type OpenShop = {
  readonly origin: string
  readonly db: Db
  /** Signs links. */
  readonly secret: string
  /** The subjects of all mails to an address, oldest first. */
  mailsTo(address: string): Promise<string[]>
  /** Link of the first mail with this subject; null while there is none. */
  linkIn(address: string, subject: string): Promise<string | null>
  /** Text of the first mail with this subject; null while there is none. */
  mailText(address: string, subject: string): Promise<string | null>
  /** HTML of a mail to an address about an order, by its position among them, oldest first; null while there is none. */
  mailHtml(address: string, number: string, index: number): Promise<string | null>
  /** The latest mailed sign-in code. */
  mailedCode(address: string): Promise<string>
  close(): Promise<void>
}

/** `prepare` changes the data before the server starts; `settings` extend the configuration; `development` serves the storefront from its sources. */
export async function openShop(
  prepare: (db: Db) => Promise<unknown> = async () => undefined,
  settings: Readonly<Record<string, string>> = {},
  { development = false } = {},
): Promise<OpenShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-journey-'))
  const database =
    settings['SAMPLE'] === 'off' ? await createTestDatabase() : await createSampleDatabase(folder)
  const mails = path.join(folder, 'mail')
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: database.url,
    SECRET: secret,
    DATA_DIR: folder,
    MAIL_DIR: mails,
    SAMPLE: 'on',
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    ...settings,
  })
  const start = startShop({
    config,
    development,
    say: () => undefined,
    sample: { ...sampleShop, load: prepare },
  })
  // Otherwise its connections keep the process of a failed test alive.
  const started = await start.catch(async (fault: unknown) => {
    await database.drop()
    throw fault
  })
  async function readMails(address?: string) {
    const files = (await readdir(mails)).filter((name) => name.endsWith('.eml')).sort()
    const parsed = await Promise.all(
      files.map(async (name) => PostalMime.parse(await readFile(path.join(mails, name)))),
    )
    return parsed.filter(({ to }) => !address || to?.some((each) => each.address === address))
  }
  async function mailText(address: string, subject: string): Promise<string | null> {
    return (await readMails(address)).find((each) => each.subject === subject)?.text ?? null
  }
  return {
    origin: started.origin,
    db: database.db,
    secret,
    mailsTo: async (address) => (await readMails(address)).map(({ subject }) => subject ?? ''),
    mailText,
    mailHtml: async (address, number, index) =>
      (await readMails(address)).filter(({ subject }) => subject?.includes(number))[index]?.html ?? null,
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

/** Repeats the read until its result matches; ends with the last result. */
export async function until<T>(
  ask: () => Promise<T>,
  fits: (answer: T) => boolean,
  seconds = 60,
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
