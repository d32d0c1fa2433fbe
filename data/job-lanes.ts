// Every kind of job, and the lane it waits in. Lanes do not wait for each other: a slow mail server delays no refund.

/**
 * `codes` are sign-in codes, which a person waits for. `mail` is about somebody's own order or account. `news` is what
 * may come an hour later.
 */
export const laneOfKind = {
  'sandbox-event': 'money',
  'check-payment': 'money',
  refund: 'money',
  'expire-order': 'stock',
  'code-mail': 'codes',
  'email-code-mail': 'codes',
  mail: 'mail',
  'later-mail': 'mail',
  'gift-mail': 'mail',
  'contact-mail': 'mail',
  'account-mail': 'mail',
  'new-browser-mail': 'mail',
  'email-changed-mail': 'mail',
  'newsletter-confirm-mail': 'mail',
  'newsletter-mail': 'news',
  'reminder-mail': 'news',
  'wish-mail': 'news',
} as const

export type JobKind = keyof typeof laneOfKind
export type JobLane = (typeof laneOfKind)[JobKind]

export const jobKinds = Object.keys(laneOfKind) as JobKind[]
export const jobLanes = [...new Set(Object.values(laneOfKind))]
