// All job kinds: the lane of each and its data. Lanes have separate workers, so a slow mail server
// does not delay refunds.
import { z } from 'zod'
import { isPlainDate, type PlainDate } from '#domain/calendar/calendar.ts'
import { reminderStages } from '#domain/customers/gift-reminder.ts'
import { locales } from '#domain/markets/locale.ts'
import { giftMailTemplates, orderMailTemplates } from '#domain/orders/order-event.ts'
import { notices } from '#domain/staff/notices.ts'

/**
 * `codes`: sign-in codes; a person waits for them. `mail`: about the customer's own order or account. `news`: mails
 * that may arrive an hour later. Each job of these three lanes is one mail. `upkeep`: periodic work of the shop.
 * `snapshot`: the file from which a node starts. `files`: other files of the whole catalogue, which takes minutes.
 * `import`: one step of an import of products. `pictures`: fetches a picture from an earlier shop.
 */
export const jobLanes = [
  'money',
  'stock',
  'codes',
  'mail',
  'news',
  'upkeep',
  'snapshot',
  'files',
  'import',
  'pictures',
] as const
export type JobLane = (typeof jobLanes)[number]

/** What jobs are about, in the terms of merchants. */
export const jobSubjects = [
  'payment',
  'stock',
  'mail',
  'team',
  'newsletter',
  'files',
  'import',
  'upkeep',
] as const
type JobSubject = (typeof jobSubjects)[number]

const kind = <Shape extends z.ZodRawShape>(lane: JobLane, subject: JobSubject, shape: Shape) => ({
  lane,
  subject,
  data: z.object(shape),
})

const id = z.string()
const code = { codeId: id, locale: z.enum(locales) }
const aboutOrder = { orderId: id, eventId: id.optional() }
/** `isByStaff`: sent again by a member, and not among the limited mails about unpaid orders. */
const orderMail = { ...aboutOrder, template: z.enum(orderMailTemplates), isByStaff: z.boolean().optional() }

const staffNotice = { notice: z.enum(notices), orderId: id.optional(), count: z.number().optional() }

const jobKinds = {
  'sandbox-event': kind('money', 'payment', { id, reference: z.string(), kind: z.string() }),
  'check-payment': kind('money', 'payment', { orderId: id }),
  refund: kind('money', 'payment', { refundId: id }),
  'check-refund': kind('money', 'payment', { refundId: id }),
  'close-payment': kind('money', 'payment', { orderId: id }),
  'issue-documents': kind('money', 'payment', { orderId: id }),
  'expire-order': kind('stock', 'stock', { orderId: id }),
  'code-mail': kind('codes', 'mail', code),
  'email-code-mail': kind('codes', 'mail', code),
  mail: kind('mail', 'mail', orderMail),
  /** Sent with a delay; skipped if no longer relevant. */
  'later-mail': kind('mail', 'mail', orderMail),
  'gift-mail': kind('mail', 'mail', {
    ...aboutOrder,
    template: z.enum(giftMailTemplates),
    reference: z.string(),
  }),
  'contact-mail': kind('mail', 'team', { messageId: id }),
  'account-mail': kind('mail', 'mail', { template: z.enum(['welcome', 'password-changed']), customerId: id }),
  'answer-mail': kind('mail', 'mail', { reviewId: id }),
  /** `position`: of the delivery whose recipient thanks. */
  'thanks-mail': kind('mail', 'mail', { orderId: id, position: z.number() }),
  'new-browser-mail': kind('mail', 'mail', {
    customerId: id,
    agent: z.object({ browser: z.string(), system: z.string() }),
    at: z.number(),
  }),
  'email-changed-mail': kind('mail', 'mail', { customerId: id, to: z.string() }),
  'newsletter-confirm-mail': kind('mail', 'newsletter', {
    template: z.literal('newsletter-confirm'),
    askId: id,
  }),
  'newsletter-test-mail': kind('mail', 'newsletter', {
    template: z.literal('newsletter-test'),
    to: z.string(),
    locale: z.enum(locales),
    subject: z.string(),
    text: z.string(),
  }),
  /** A page of an issue's readers. `after`: the last reader of the page before. */
  'newsletter-issue': kind('upkeep', 'newsletter', { issue: z.string(), after: id.nullable() }),
  'newsletter-mail': kind('news', 'newsletter', {
    template: z.literal('newsletter'),
    issue: z.string(),
    subscriptionId: id,
  }),
  'reminder-mail': kind('news', 'mail', {
    template: z.literal('gift-reminder'),
    customerId: id,
    dateId: id,
    on: z.custom<PlainDate>(isPlainDate),
    stage: z.enum(reminderStages),
  }),
  'wish-mail': kind('news', 'mail', { template: z.literal('wish-news'), customerId: id }),
  retention: kind('upkeep', 'upkeep', {}),
  'unused-pictures': kind('upkeep', 'upkeep', {}),
  /** Becomes a `staff-mail` for each member who receives it. */
  'staff-notice': kind('upkeep', 'team', staffNotice),
  'staff-mail': kind('news', 'team', { ...staffNotice, staffId: id }),
  'low-stock': kind('upkeep', 'team', {}),
  'catalog-snapshot': kind('snapshot', 'files', {}),
  /** `at`: a file written since then needs no other. */
  'product-feed': kind('files', 'files', { locale: z.enum(locales), at: z.number() }),
  sitemap: kind('files', 'files', { at: z.number() }),
  'import-step': kind('import', 'import', { runId: id, step: z.enum(['check', 'run', 'undo']) }),
  'import-picture': kind('pictures', 'import', { pictureId: id }),
}

export type JobKind = keyof typeof jobKinds
export type JobData<K extends JobKind> = z.infer<(typeof jobKinds)[K]['data']>

const shapes: { readonly [K in JobKind]: { readonly data: z.ZodType<JobData<K>> } } = jobKinds

/** Parses stored job data for its kind. Throws a ZodError for invalid data. */
export function readJobData<K extends JobKind>(kind: K, data: unknown): JobData<K> {
  return shapes[kind].data.parse(data)
}

export const laneOf = (kind: JobKind): JobLane => jobKinds[kind].lane
export const allJobKinds = Object.keys(jobKinds) as JobKind[]
export const mailKinds = allJobKinds.filter((kind) => ['codes', 'mail', 'news'].includes(laneOf(kind)))

/** null: a kind of another release. */
export const subjectOf = (kind: string): JobSubject | null => jobKinds[kind as JobKind]?.subject ?? null
