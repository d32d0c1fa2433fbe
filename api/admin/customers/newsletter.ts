// Operations of staff about the newsletter: subscribers and issues.
import { z } from 'zod'
import { countWaiting, isBeingSent, listIssues, loadIssue } from '#data/customers/newsletter-issues.ts'
import { countSubscribers, listSubscribers } from '#data/customers/newsletter-subscribers.ts'
import { issueLimits, subscriptionStates } from '#domain/customers/newsletter.ts'
import { defined } from '#domain/defined.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { proposeIssue } from '#services/newsletter/next-occasion.ts'
import { sendIssue, testIssue } from '#services/newsletter/send-issue.ts'
import { exportSubscribers, unsubscribeReader } from '#services/newsletter/subscribers.ts'
import { customersOperation } from '../../operation.ts'
import { emailShape, idShape, localeShape, textShape } from '../../shapes.ts'

const pageSize = 100

export const listSubscribersOperation = customersOperation('admin.listSubscribers', {
  summary:
    'Subscribers of the newsletter by state and beginning of the e-mail, the newest first. The first page has counts.',
  input: z.strictObject({
    state: z.enum(subscriptionStates).default('subscribed'),
    search: textShape(250).default(''),
    before: idShape.nullable().default(null),
  }),
  output: z.object({
    counts: z.array(
      z.object({
        locale: z.string(),
        subscribed: z.int(),
        unconfirmed: z.int(),
        unsubscribed: z.int(),
      }),
    ),
    subscribers: z.array(z.object({ email: z.string(), locale: z.string(), since: z.number() })),
    /** `before` of the next page; null: this is the last. */
    next: z.string().nullable(),
  }),
  async run(query, { db }) {
    const [counts, found] = await Promise.all([
      query.before === null ? countSubscribers(db) : [],
      listSubscribers(db, { ...query, limit: pageSize + 1 }),
    ])
    const page = found.slice(0, pageSize)
    return {
      counts,
      subscribers: page.map(({ email, locale, since }) => ({ email, locale, since })),
      next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    }
  },
})

export const exportSubscribersOperation = customersOperation('admin.exportSubscribers', {
  summary: 'Everybody who gets the newsletter as CSV, with the time of the consent.',
  needsProof: true,
  output: z.object({ csv: z.string() }),
  run: async (_input, { db }) => ({ csv: await exportSubscribers(db) }),
})

export const unsubscribeReaderOperation = customersOperation('admin.unsubscribeReader', {
  summary: 'Ends the subscription of a reader who asked the shop for it.',
  input: z.strictObject({ email: emailShape }),
  refusals: ['customer-unknown'],
  run: async ({ email }, { db, now }) => (await unsubscribeReader(db, email, now())) ?? {},
})

const contents = z.partialRecord(
  localeShape,
  z.strictObject({
    subject: textShape(issueLimits.subject),
    text: textShape(issueLimits.text),
  }),
)

export const listIssuesOperation = customersOperation('admin.listIssues', {
  summary: 'Issues of the newsletter that were sent, the newest first.',
  output: z.object({
    issues: z.array(
      z.object({
        key: z.string(),
        subject: z.string(),
        sentAt: z.number(),
        recipients: z.int(),
      }),
    ),
  }),
  async run(_input, { db, settings }) {
    const issues = await listIssues(db, settings.homeLocale)
    return { issues }
  },
})

export const viewIssueOperation = customersOperation('admin.viewIssue', {
  summary:
    'The texts of an issue, how many readers it was not sent to, and whether it is being sent; without a key, of a new one. `proposal`, for a new one: an issue about the next occasion of the readers of each language.',
  input: z.strictObject({ key: z.string().max(61).nullable() }),
  output: z.object({
    contents,
    proposal: contents,
    waiting: z.int(),
    isBeingSent: z.boolean(),
    home: localeShape,
  }),
  refusals: ['issue-unknown'],
  async run({ key }, context) {
    const { db, settings } = context
    const [issue, waiting, sending] = await Promise.all([
      key === null ? {} : loadIssue(db, key),
      countWaiting(db, key ?? ''),
      key !== null && isBeingSent(db, key),
    ])
    if (!issue) return refuse('issue-unknown')
    return {
      contents: issue,
      proposal: key === null ? proposeIssue(context) : {},
      waiting,
      isBeingSent: sending,
      home: settings.homeLocale,
    }
  },
})

export const testIssueOperation = customersOperation('admin.testIssue', {
  summary: 'Mails the text of one language to the member who calls.',
  input: z.strictObject({ contents, locale: localeShape }),
  output: z.object({ to: z.string() }),
  refusals: ['issue-text-missing', 'email-format'],
  limits: [{ per: 'visitor', calls: 60, seconds: 3600 }],
  async run(input, { db, staff, now, pollJobs }) {
    const { email: to } = staff
    const refused = await testIssue(db, { ...input, contents: defined(input.contents), to }, now())
    if (refused) return refused
    pollJobs()
    return { to }
  },
})

export const sendIssueOperation = customersOperation('admin.sendIssue', {
  summary: 'Starts to send an issue to every subscriber, once, however often it is called.',
  input: z.strictObject({ key: z.string().max(200), contents }),
  /** How many have not got it yet. */
  output: z.object({ waiting: z.int() }),
  refusals: ['issue-key-invalid', 'issue-text-missing', 'issue-differs'],
  async run(input, { db, now, pollJobs }) {
    const waiting = await sendIssue(db, { ...input, contents: defined(input.contents) }, now())
    if (isRefusal(waiting)) return waiting
    pollJobs()
    return { waiting }
  },
})
