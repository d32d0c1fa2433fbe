// Newsletter commands: list, export and unsubscribe readers; list, test and send issues.
import { z } from 'zod'
import { listIssues } from '#data/customers/newsletter-issues.ts'
import { countSubscribers } from '#data/customers/newsletter-subscribers.ts'
import { locales, type Locale } from '#domain/markets/locale.ts'
import { parseJson } from '#domain/parse-json.ts'
import { sendIssue, testIssue } from '#services/newsletter/send-issue.ts'
import {
  endBouncedSubscriptions,
  exportSubscribers,
  unsubscribeReader,
} from '#services/newsletter/subscribers.ts'
import {
  CommandProblem,
  localeOf,
  readTextFile,
  table,
  textOption,
  type Command,
  utcMinute,
} from '../command.ts'
import { homeLocale } from '../current-settings.ts'
import { resultOf } from '../refusal-sentences.ts'

const text = z.strictObject({ subject: z.string().trim(), text: z.string().trim() })
const file = z.strictObject({
  issue: z.string(),
  ...(Object.fromEntries(locales.map((locale) => [locale, text.exactOptional()])) as Record<
    Locale,
    z.ZodExactOptional<typeof text>
  >),
})

export const newsletterCommands: readonly Command[] = [
  {
    usage: 'newsletter list',
    about: 'Shows how many get the newsletter in which language, and the issues that were sent.',
    async run(db) {
      const [subscribers, issues] = await Promise.all([
        countSubscribers(db),
        listIssues(db, await homeLocale(db)),
      ])
      const readers = table(
        ['language', 'subscribed', 'unconfirmed', 'unsubscribed'],
        subscribers.map(({ locale, subscribed, unconfirmed, unsubscribed }) =>
          [locale, subscribed, unconfirmed, unsubscribed].map(String),
        ),
      )
      const sent = table(
        ['sent (UTC)', 'issue', 'to', 'subject'],
        issues.map(({ sentAt, key, recipients, subject }) => [
          utcMinute(sentAt),
          key,
          String(recipients),
          subject,
        ]),
      )
      const text = `${subscribers.length ? readers : 'The newsletter has no subscribers yet.'}\n\n${issues.length ? sent : 'No issue was sent yet.'}`
      return { text, json: { subscribers, issues } }
    },
  },
  {
    usage: 'newsletter test <file> <email>',
    about: 'Mails an issue to one address in one language, to look at it.',
    options: { language: { type: 'string', about: 'Which text; the home language by default.' } },
    async run(db, invocation) {
      const [path = '', to = ''] = invocation.args
      const { issue: _, ...contents } = await readIssue(path)
      const locale = localeOf(textOption(invocation, 'language') ?? (await homeLocale(db)))
      resultOf(await testIssue(db, { contents, locale, to }, invocation.now))
      return { text: `The text for '${locale}' goes to ${to}.`, json: { to, locale } }
    },
  },
  {
    usage: 'newsletter send <file>',
    about: 'Sends an issue to everybody who asked for it, once, however often it is called.',
    async run(db, { args, now }) {
      const { issue, ...contents } = await readIssue(args[0] ?? '')
      const waiting = resultOf(await sendIssue(db, { key: issue, contents }, now))
      return {
        text: `The issue '${issue}' goes to ${waiting} more ${waiting === 1 ? 'reader' : 'readers'}.`,
        json: { issue, waiting },
      }
    },
  },
  {
    usage: 'newsletter export',
    about: 'Prints everybody who gets the newsletter as CSV, with the time of the consent.',
    async run(db) {
      const csv = await exportSubscribers(db)
      return { text: csv, json: { csv } }
    },
  },
  {
    usage: 'newsletter bounced <file>',
    about: 'Ends the subscriptions of addresses that do not exist: a file with one e-mail per line.',
    async run(db, { args: [path = ''], now }) {
      const emails = (await readTextFile(path)).split(/[\r\n]+/).map((line) => line.trim())
      const ended = await endBouncedSubscriptions(db, emails.filter(Boolean), now)
      return { text: `Ended ${ended} subscriptions.`, json: { ended } }
    },
  },
  {
    usage: 'newsletter unsubscribe <email>',
    about: 'Ends the subscription of a reader who asked the shop for it.',
    async run(db, { args: [email = ''], now }) {
      resultOf(await unsubscribeReader(db, email, now))
      return { text: `${email} gets the newsletter no more.`, json: { email } }
    },
  },
]

async function readIssue(path: string) {
  const parsed = file.safeParse(parseJson(await readTextFile(path)))
  if (parsed.success) return parsed.data
  throw new CommandProblem(
    `An issue is JSON like {"issue": "easter-2027", "us": {"subject": "…", "text": "…"}, "de": {…}}: ${z.prettifyError(parsed.error)}`,
  )
}
