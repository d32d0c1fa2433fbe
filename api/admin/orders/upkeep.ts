// Operations of the lists beside orders: failed jobs, and reviews.
import { z } from 'zod'
import { listReviewsOf } from '#data/catalog/reviews.ts'
import { jobSubjects, subjectOf } from '#data/jobs/job-kinds.ts'
import { countDeadJobs, listDeadJobs } from '#data/jobs/jobs.ts'
import { isRefusal } from '#domain/refusal.ts'
import { retryJobs } from '#services/jobs/retry-jobs.ts'
import { answerReview, maxAnswerLength, moderateReview } from '#services/reviews/moderate-review.ts'
import type { StaffContext } from '../../context.ts'
import { ordersOperation } from '../../operation.ts'
import { idShape, textShape } from '../../shapes.ts'

const maxJobs = 200
const reviewsPerPage = 50

const failedJobs = z.object({
  /** All of them; `jobs` are the latest. */
  count: z.int(),
  jobs: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      /** What the job is about, as members call it. */
      subject: z.enum(jobSubjects).nullable(),
      attempts: z.int(),
      failedAt: z.number(),
      /** Number of its order. */
      number: z.string().nullable(),
      lastError: z.string().nullable(),
    }),
  ),
})

async function showFailedJobs({ db }: StaffContext) {
  const [count, jobs] = await Promise.all([countDeadJobs(db), listDeadJobs(db, maxJobs)])
  return { count, jobs: jobs.map((job) => ({ ...job, subject: subjectOf(job.kind) })) }
}

export const listFailedJobsOperation = ordersOperation('admin.listFailedJobs', {
  summary: 'Jobs that failed for good, the latest first.',
  output: failedJobs,
  run: (_input, context) => showFailedJobs(context),
})

export const retryJobsOperation = ordersOperation('admin.retryJobs', {
  summary: 'Runs a failed job again, or all of them.',
  input: z.strictObject({ job: idShape.or(z.literal('all')) }),
  output: failedJobs,
  refusals: ['job-unknown'],
  async run({ job }, context) {
    const retried = await retryJobs(context.db, job, context.now())
    if (isRefusal(retried)) return retried
    context.pollJobs()
    return showFailedJobs(context)
  },
})

const reviewStatus = z.enum(['waiting', 'shown', 'refused'])

const reviews = z.object({
  reviews: z.array(
    z.object({
      id: z.string(),
      productKey: z.string(),
      title: z.string(),
      orderNumber: z.string().nullable(),
      locale: z.string(),
      author: z.string(),
      stars: z.int(),
      text: z.string(),
      writtenAt: z.number(),
      answer: z.string().nullable(),
    }),
  ),
  /** `after` of the next page; null: this is the last. */
  next: z.string().nullable(),
})

async function showReviews(
  { db, caller: { locale } }: StaffContext,
  status: z.infer<typeof reviewStatus>,
  after: string | null = null,
) {
  const found = await listReviewsOf(db, status, reviewsPerPage + 1, { locale, after })
  const page = found.slice(0, reviewsPerPage)
  return { reviews: page, next: found.length > reviewsPerPage ? (page.at(-1)?.id ?? null) : null }
}

export const listReviewsToDecideOperation = ordersOperation('admin.listReviews', {
  summary:
    'One page of the reviews that wait for a decision, the oldest first; or of those that are shown or refused, the newest first.',
  input: z.strictObject({
    status: reviewStatus.default('waiting'),
    /** `next` of the page before. */
    after: idShape.nullable().default(null),
  }),
  output: reviews,
  run: ({ status, after }, context) => showReviews(context, status, after),
})

export const decideReviewOperation = ordersOperation('admin.decideReview', {
  summary: 'Shows or refuses a review. The decision can be changed later.',
  input: z.strictObject({
    id: idShape,
    status: z.enum(['shown', 'refused']),
    list: reviewStatus.default('waiting'),
  }),
  output: reviews,
  refusals: ['review-unknown'],
  async run({ list, ...decision }, context) {
    return (await moderateReview(context.db, decision, context.now())) ?? showReviews(context, list)
  },
})

export const answerReviewOperation = ordersOperation('admin.answerReview', {
  summary: "Writes the shop's answer below a review; an empty one removes it.",
  input: z.strictObject({
    id: idShape,
    answer: textShape(maxAnswerLength),
    list: reviewStatus.default('waiting'),
  }),
  output: reviews,
  refusals: ['review-unknown'],
  async run({ list, ...answer }, context) {
    return (await answerReview(context.db, answer, context.now())) ?? showReviews(context, list)
  },
})
