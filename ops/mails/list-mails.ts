// Lists mails: sent, waiting, failed or skipped.
import { listMails } from '#data/jobs/jobs.ts'
import { table, textOption, wholeNumber, type Command } from '../command.ts'

export const listMailsCommand: Command = {
  name: 'mail list',
  about: 'Lists mails, newest first: sent, waiting, failed for good, or skipped.',
  args: [],
  options: {
    limit: { type: 'string', about: 'How many at the most; 50 by default.' },
    failed: { type: 'boolean', about: 'Only those that failed for good.' },
  },
  async run(db, invocation) {
    const limit = wholeNumber(textOption(invocation, 'limit') ?? '50', '--limit', 1, 10_000)
    const mails = await listMails(db, invocation.options.failed === true, limit)
    const rows = mails.map((mail) => [
      mail.at.toISOString().slice(0, 16).replace('T', ' '),
      mail.state,
      mail.template,
      mail.number ?? '',
      mail.to ?? '',
      mail.lastError ?? '',
    ])
    const heading = ['when (UTC)', 'state', 'mail', 'order', 'to', 'last error']
    return { text: rows.length ? table(heading, rows) : 'No mails.', json: mails }
  },
}
