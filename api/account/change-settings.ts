// Operations of the account settings: profile, password and newsletter.
import { z } from 'zod'
import { changePassword, changeProfile } from '#services/account/change-profile.ts'
import { setCustomerNewsletter } from '#services/newsletter/subscribe.ts'
import { customerOperation } from '../operation.ts'
import { passwordShape, textShape } from '../shapes.ts'
import { accountView, loadAccount, showAccount } from './view-account.ts'

export const changeProfileOperation = customerOperation('account.changeProfile', {
  summary: 'Changes names and username. An empty username removes it.',
  input: z.strictObject({ firstName: textShape(60), lastName: textShape(60), username: textShape(60) }),
  output: accountView,
  refusals: ['profile-invalid'],
  async run(input, context) {
    return (await changeProfile(input, context)) ?? showAccount(await loadAccount(context))
  },
})

export const setPasswordOperation = customerOperation('account.setPassword', {
  summary:
    'Sets or changes the password and ends all other sessions. The first password needs a recent sign-in.',
  input: z.strictObject({ current: passwordShape.default(''), password: passwordShape }),
  output: accountView,
  refusals: [
    'proof-needed',
    'password-wrong',
    'password-too-short',
    'password-too-long',
    'password-common',
    'busy',
  ],
  limits: [{ per: 'visitor', calls: 10, seconds: 900 }],
  async run(input, context) {
    return (await changePassword(input, context)) ?? showAccount(await loadAccount(context))
  },
})

export const setNewsletterOperation = customerOperation('account.setNewsletter', {
  summary: "Starts or stops the newsletter. The customer's e-mail is already proven.",
  input: z.strictObject({ on: z.boolean() }),
  output: accountView,
  async run({ on }, context) {
    await setCustomerNewsletter(on, context)
    return showAccount(await loadAccount(context))
  },
})
