// Compares the provider's account with the shop's books of one day, and records payments made outside.
import { isPlainDate } from '#domain/calendar/calendar.ts'
import { isCurrency, money } from '#domain/pricing/money.ts'
import { formatMoney } from '#messages/format.ts'
import { withCommandShop } from '#server/command-shop.ts'
import { environment, readConfig } from '#server/config.ts'
import { defaultSettings } from '#server/default-settings.ts'
import { openProviders } from '#server/payments/providers.ts'
import { recordOutsidePayment } from '#services/payment/outside-payment.ts'
import { reconcileDay, type DayReport } from '#services/payment/reconcile-day.ts'
import { CommandProblem, table, type Command } from '../command.ts'
import { findOrder } from '../orders/find-order.ts'
import { resultOf } from '../refusal-sentences.ts'
import { beginningOf, endOf } from '../shop-day.ts'

export const paymentCommands: readonly Command[] = [
  {
    usage: 'payments reconcile <day>',
    about:
      "Compares a day's payments, refunds, disputes, fees and payouts at the provider with the shop's books.",
    async run(db, { args: [day = ''], now, warehouse: { timeZone } }) {
      if (!isPlainDate(day)) throw new CommandProblem(`A day is like 2026-12-24, not '${day}'.`)
      const config = readConfig(environment())
      const parts = {
        secret: '',
        publicOrigin: config.PUBLIC_ORIGIN,
        now: () => now,
        pollJobs: () => undefined,
      }
      const settings = () => defaultSettings(config)
      const { payments } = await openProviders({ ...parts, config, settings, db })
      const [from, to] = [beginningOf(day, 'The day', timeZone), endOf(day, 'The day', timeZone)]
      const reports: DayReport[] = []
      for (const provider of payments.all) {
        const report = await reconcileDay(db, provider, from, to)
        if (report) reports.push(report)
      }
      const count = reports.reduce((sum, { differences }) => sum + differences.length, 0)
      return {
        text:
          reports.length > 0
            ? reports.map(describe).join('\n\n')
            : 'No provider of this shop has an account.',
        json: reports,
        alarm: count > 0,
      }
    },
  },
  {
    usage: 'order paid <number>',
    about: 'Marks an order as paid outside of the shop: by a transfer, or its invoice.',
    async run(db, { args: [typed = ''], now }) {
      const { id, number } = await findOrder(db, typed)
      return withCommandShop(db, now, async (shop) => {
        resultOf((await recordOutsidePayment(id, shop)) ?? undefined)
        return { text: `Order ${number} is paid.`, json: { number } }
      })
    },
  },
]

function describe({ provider, sums, differences }: DayReport): string {
  const rows = sums.map(({ currency, ...amounts }) => [
    currency,
    ...Object.values(amounts).map((minor) => amountIn(minor, currency)),
  ])
  const heading = ['', 'PAYMENTS', 'REFUNDS', 'DISPUTES', 'FEES', 'PAYOUTS', 'OTHER', 'NET']
  const found = differences.map(({ kind, order, amount, currency, reference }) => [
    kind,
    order,
    amountIn(amount, currency),
    reference,
  ])
  return [
    provider,
    table(heading, rows, 'No movements.'),
    differences.length === 0
      ? 'Difference: 0'
      : `Differences: ${differences.length}\n${table(['', 'ORDER', 'AMOUNT', 'REFERENCE'], found)}`,
  ].join('\n')
}

function amountIn(minor: number, currency: string): string {
  return isCurrency(currency) ? formatMoney('us', money(minor, currency)) : `${minor} ${currency}`
}
