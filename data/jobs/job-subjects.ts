// What jobs are about, in the terms of merchants.
import { type JobKind } from './job-kinds.ts'

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
export type JobSubject = (typeof jobSubjects)[number]

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
