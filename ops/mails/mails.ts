// Lists mails: sent, waiting, failed or skipped. Checks the records of the sending domain.
import { resolveTxt } from 'node:dns/promises'
import { listMails } from '#data/jobs/jobs.ts'
import { loadSettings } from '#data/settings.ts'
import { environment, readConfig } from '#server/config.ts'
import { readDkimKey } from '#server/mail/dkim-key.ts'
import { checkMailDomain } from '#server/mail/mail-domain.ts'
import { domainOf } from '#server/mail/sender.ts'
import { table, type Command, CommandProblem, limitOption, limitOf, utcMinute } from '../command.ts'

export const mailCommands: readonly Command[] = [
  {
    usage: 'mail list',
    about: 'Lists mails, newest first: sent, waiting, failed for good, or skipped.',
    options: {
      limit: limitOption,
      failed: { type: 'boolean', about: 'Only those that failed for good.' },
    },
    async run(db, invocation) {
      const limit = limitOf(invocation)
      const mails = await listMails(db, invocation.options.failed === true, limit)
      const rows = mails.map((mail) => [
        utcMinute(mail.at),
        mail.state,
        mail.template,
        mail.number ?? '',
        mail.to ?? '',
        mail.lastError ?? '',
      ])
      const heading = ['when (UTC)', 'state', 'mail', 'order', 'to', 'last error']
      return { text: table(heading, rows, 'No mails.'), json: mails }
    },
  },
  {
    usage: 'mail check',
    about: "Checks SPF, DKIM and DMARC of the sender's domain, and prints the records that are missing.",
    async run(db) {
      const config = readConfig(environment())
      const sender = (await loadSettings(db))?.value.sender ?? config.MAIL_FROM
      const domain = domainOf(sender)
      const findings = await checkMailDomain(domain, readDkimKey(config), lookUp)
      const server = config.SMTP_URL
        ? new URL(config.SMTP_URL).host
        : 'none: mails are written to a folder. Set SMTP_URL.'
      const rows = findings.map(({ check, isGood, text }) => [isGood ? 'ok' : 'wrong', check, text])
      return {
        text: `Sender ${sender}\nMail server ${server}\n\n${table(['', 'check', 'record or what to do'], rows)}`,
        json: { sender, domain, server: config.SMTP_URL ? server : null, findings },
        alarm: findings.some(({ isGood }) => !isGood),
      }
    },
  },
]

/** Records of a name; empty where the name or the records do not exist. */
async function lookUp(name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (code === 'ENOTFOUND' || code === 'ENODATA') return []
    throw new CommandProblem(`DNS does not answer for ${name} (${code}). Try again later.`)
  }
}
