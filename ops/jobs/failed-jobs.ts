// Lists jobs that failed for good, and retries them.
import { listDeadJobs } from '#data/jobs/jobs.ts'
import { retryJobs } from '#services/jobs/retry-jobs.ts'
import { table, type Command, limitOption, limitOf, utcMinute } from '../command.ts'
import { resultOf } from '../refusal-sentences.ts'

export const jobCommands: readonly Command[] = [
  {
    usage: 'job list',
    about: 'Lists work that failed for good and waits for a person: mails, refunds and the like.',
    options: { limit: limitOption },
    async run(db, invocation) {
      const limit = limitOf(invocation)
      const jobs = await listDeadJobs(db, limit)
      const rows = jobs.map((job) => [
        job.id,
        utcMinute(job.failedAt),
        job.kind,
        job.number ?? '',
        String(job.attempts),
        job.lastError ?? '',
      ])
      const heading = ['job', 'failed (UTC)', 'kind', 'order', 'tries', 'last error']
      return { text: table(heading, rows, 'No work has failed for good.'), json: jobs }
    },
  },
  {
    usage: 'job retry <job>',
    about: "Tries work that failed for good again, one job or 'all'; what was done before is not done twice.",
    async run(db, { args: [jobId = ''], now }) {
      const retried = resultOf(await retryJobs(db, jobId, now))
      return {
        text: `${retried} ${retried === 1 ? 'job is' : 'jobs are'} tried again by the running shop.`,
        json: { retried },
      }
    },
  },
]
