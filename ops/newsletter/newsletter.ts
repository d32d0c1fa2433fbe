// Newsletter commands: list subscribers and issues, send an issue.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { countSubscribers, listIssues } from '#data/customers/newsletter-issues.ts'
import { locales } from '#domain/markets/locale.ts'
import { sendIssue } from '#services/newsletter/send-issue.ts'
import { CommandProblem, table, type Command } from '../command.ts'
import { resultOf } from '../refusal-sentences.ts'

export const listNewsletterCommand: Command = {
  name: 'newsletter list',
  about: 'Shows how many get the newsletter in which language, and the issues that were sent.',
  args: [],
  needsDatabase: true,
  async run(db) {
    const [subscribers, issues] = await Promise.all([countSubscribers(db), listIssues(db)])
    const readers = table(
      ['language', 'subscribers'],
      subscribers.map(({ locale, count }) => [locale, String(count)]),
    )
    const sent = table(
      ['sent (UTC)', 'issue', 'to', 'subject'],
      issues.map(({ sentAt, key, recipients, subject }) => [
        sentAt.toISOString().slice(0, 16).replace('T', ' '),
        key,
        String(recipients),
        subject,
      ]),
    )
    const text = `${subscribers.length ? readers : 'Nobody gets the newsletter yet.'}\n\n${issues.length ? sent : 'No issue was sent yet.'}`
    return { text, json: { subscribers, issues } }
  },
}

const text = z.strictObject({ subject: z.string().trim(), text: z.string().trim() })
const file = z.strictObject({
  issue: z.string(),
  ...Object.fromEntries(locales.map((locale) => [locale, text.optional()])),
  us: text,
})

export const sendNewsletterCommand: Command = {
  name: 'newsletter send',
  about: 'Sends an issue to everybody who asked for it, once, however often it is called.',
  args: ['file'],
  needsDatabase: true,
  async run(db, { args, now }) {
    const { issue, ...contents } = await readIssue(args[0] ?? '')
    const sent = resultOf(await sendIssue(db, { key: issue, contents }, now))
    return {
      text: `The issue '${issue}' goes to ${sent} more ${sent === 1 ? 'reader' : 'readers'}.`,
      json: { issue, sent },
    }
  },
}

async function readIssue(path: string) {
  const bytes = await readFile(path, 'utf8').catch(() => undefined)
  if (bytes === undefined) throw new CommandProblem(`There is no file '${path}' that can be read.`)
  const parsed = file.safeParse(parseJson(bytes))
  if (parsed.success) return parsed.data
  throw new CommandProblem(
    `An issue is JSON like {"issue": "easter-2027", "us": {"subject": "…", "text": "…"}, "de": {…}}: ${z.prettifyError(parsed.error)}`,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
