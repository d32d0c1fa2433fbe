// Lists jobs that failed for good, and retries them.
import { listDeadJobs } from '#data/jobs/jobs.ts'
import { retryJobs } from '#services/jobs/retry-jobs.ts'
import { table, textOption, wholeNumber, type Command } from '../command.ts'
import { resultOf } from '../refusal-sentences.ts'

export const listJobsCommand: Command = {
  name: 'job list',
  about: 'Lists work that failed for good and waits for a person: mails, refunds and the like.',
  args: [],
  options: { limit: { type: 'string', about: 'How many at the most; 50 by default.' } },
  async run(db, invocation) {
    const limit = wholeNumber(textOption(invocation, 'limit') ?? '50', '--limit', 1, 10_000)
    const jobs = await listDeadJobs(db, limit)
    const rows = jobs.map((job) => [
      job.id,
      job.failedAt.toISOString().slice(0, 16).replace('T', ' '),
      job.kind,
      job.number ?? '',
      String(job.attempts),
      job.lastError ?? '',
    ])
    const heading = ['job', 'failed (UTC)', 'kind', 'order', 'tries', 'last error']
    return { text: rows.length ? table(heading, rows) : 'No work has failed for good.', json: jobs }
  },
}

export const retryJobCommand: Command = {
  name: 'job retry',
  about: "Tries work that failed for good again, one job or 'all'; what was done before is not done twice.",
  args: ['job'],
  async run(db, { args: [jobId = ''], now }) {
    const retried = resultOf(await retryJobs(db, jobId, now))
    return {
      text: `${retried} ${retried === 1 ? 'job is' : 'jobs are'} tried again by the running shop.`,
      json: { retried },
    }
  },
}
