// Settings of the environment for payments.
import { z } from 'zod'

/** The payment providers that the setting PAYMENTS can name. */
const providerNames = ['sandbox', 'stripe', 'bank-transfer', 'invoice'] as const
export type ProviderName = (typeof providerNames)[number]

function isProviderName(name: string): name is ProviderName {
  return providerNames.some((each) => each === name)
}

export const paymentSettings = {
  PAYMENTS: [
    z
      .string()
      .transform((text) => [...new Set(text.split(',').map((name) => name.trim()))].filter(Boolean))
      .refine(
        (names): names is ProviderName[] => names.every(isProviderName),
        `names a payment provider that does not exist. There is: ${providerNames.join(', ')}`,
      )
      .optional(),
    'Payment providers, separated by commas. sandbox moves no money; in production it opens a test shop with a banner. Bank transfer and pay on invoice need no entry: the back office switches them on. Default: sandbox in development, none in production.',
  ],
  STRIPE_SECRET_KEY: [
    z
      .string()
      .regex(/^(sk|rk)_(live|test)_\w+$/, 'is not a key like sk_live_…')
      .optional(),
    'Secret or restricted key of Stripe. Required with PAYMENTS=stripe.',
  ],
  STRIPE_WEBHOOK_SECRETS: [
    z
      .string()
      .default('')
      .transform((text) =>
        text
          .split(',')
          .map((secret) => secret.trim())
          .filter(Boolean),
      )
      .refine((secrets) => secrets.length <= 2, 'takes at most two secrets'),
    'Signing secret of the webhook endpoint /_webhooks/stripe. Two secrets, separated by a comma, while one is replaced.',
  ],
  STRIPE_API_URL: [
    z.url({ protocol: /^https?$/, message: 'is not an address like http://localhost:12111' }).optional(),
    'Another address of the API of Stripe, for tests. Default: https://api.stripe.com.',
  ],
} as const
