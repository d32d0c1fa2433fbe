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

const kind = <Shape extends z.ZodRawShape>(lane: JobLane, shape: Shape) => ({ lane, data: z.object(shape) })

const id = z.string()
const code = { codeId: id, locale: z.enum(locales) }
const aboutOrder = { orderId: id, eventId: id.optional() }
/** `isByStaff`: sent again by a member, and not among the limited mails about unpaid orders. */
const orderMail = { ...aboutOrder, template: z.enum(orderMailTemplates), isByStaff: z.boolean().optional() }

const staffNotice = { notice: z.enum(notices), orderId: id.optional(), count: z.number().optional() }

const jobKinds = {
  'sandbox-event': kind('money', { id, reference: z.string(), kind: z.string() }),
  'check-payment': kind('money', { orderId: id }),
  refund: kind('money', { refundId: id }),
  'check-refund': kind('money', { refundId: id }),
  'close-payment': kind('money', { orderId: id }),
  'issue-documents': kind('money', { orderId: id }),
  'expire-order': kind('stock', { orderId: id }),
  'code-mail': kind('codes', code),
  'email-code-mail': kind('codes', code),
  mail: kind('mail', orderMail),
  /** Sent with a delay; skipped if no longer relevant. */
  'later-mail': kind('mail', orderMail),
  'gift-mail': kind('mail', { ...aboutOrder, template: z.enum(giftMailTemplates), reference: z.string() }),
  'contact-mail': kind('mail', { messageId: id }),
  'account-mail': kind('mail', { template: z.enum(['welcome', 'password-changed']), customerId: id }),
  'answer-mail': kind('mail', { reviewId: id }),
  /** `position`: of the delivery whose recipient thanks. */
  'thanks-mail': kind('mail', { orderId: id, position: z.number() }),
  'new-browser-mail': kind('mail', {
    customerId: id,
    agent: z.object({ browser: z.string(), system: z.string() }),
    at: z.number(),
  }),
  'email-changed-mail': kind('mail', { customerId: id, to: z.string() }),
  'newsletter-confirm-mail': kind('mail', { template: z.literal('newsletter-confirm'), askId: id }),
  'newsletter-test-mail': kind('mail', {
    template: z.literal('newsletter-test'),
    to: z.string(),
    locale: z.enum(locales),
    subject: z.string(),
    text: z.string(),
  }),
  /** A page of an issue's readers. `after`: the last reader of the page before. */
  'newsletter-issue': kind('upkeep', { issue: z.string(), after: id.nullable() }),
  'newsletter-mail': kind('news', {
    template: z.literal('newsletter'),
    issue: z.string(),
    subscriptionId: id,
  }),
  'reminder-mail': kind('news', {
    template: z.literal('gift-reminder'),
    customerId: id,
    dateId: id,
    on: z.custom<PlainDate>(isPlainDate),
    stage: z.enum(reminderStages),
  }),
  'wish-mail': kind('news', { template: z.literal('wish-news'), customerId: id }),
  retention: kind('upkeep', {}),
  'unused-pictures': kind('upkeep', {}),
  /** Becomes a `staff-mail` for each member who receives it. */
  'staff-notice': kind('upkeep', staffNotice),
  'staff-mail': kind('news', { ...staffNotice, staffId: id }),
  'low-stock': kind('upkeep', {}),
  'catalog-snapshot': kind('snapshot', {}),
  /** `at`: a file written since then needs no other. */
  'product-feed': kind('files', { locale: z.enum(locales), at: z.number() }),
  sitemap: kind('files', { at: z.number() }),
  'import-step': kind('import', { runId: id, step: z.enum(['check', 'run', 'undo']) }),
  'import-picture': kind('pictures', { pictureId: id }),
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

const subjects: Readonly<Record<JobKind, JobSubject>> = {
  'sandbox-event': 'payment',
  'check-payment': 'payment',
  refund: 'payment',
  'check-refund': 'payment',
  'close-payment': 'payment',
  'issue-documents': 'payment',
  'expire-order': 'stock',
  'code-mail': 'mail',
  'email-code-mail': 'mail',
  mail: 'mail',
  'later-mail': 'mail',
  'gift-mail': 'mail',
  'contact-mail': 'team',
  'account-mail': 'mail',
  'answer-mail': 'mail',
  'thanks-mail': 'mail',
  'new-browser-mail': 'mail',
  'email-changed-mail': 'mail',
  'newsletter-confirm-mail': 'newsletter',
  'newsletter-test-mail': 'newsletter',
  'newsletter-issue': 'newsletter',
  'newsletter-mail': 'newsletter',
  'reminder-mail': 'mail',
  'wish-mail': 'mail',
  retention: 'upkeep',
  'unused-pictures': 'upkeep',
  'staff-notice': 'team',
  'staff-mail': 'team',
  'low-stock': 'team',
  'catalog-snapshot': 'files',
  'product-feed': 'files',
  sitemap: 'files',
  'import-step': 'import',
  'import-picture': 'import',
}

/** null: a kind of another release. */
export const subjectOf = (kind: string): JobSubject | null => subjects[kind as JobKind] ?? null
