// Sets price and stock of a variant. The compare-at price is computed, never typed.
import { decimalText, money } from '#domain/pricing/money.ts'
import { priorPriceDays } from '#domain/pricing/prior-price.ts'
import { typedAmount } from '#domain/pricing/typed-amount.ts'
import { formatMoney } from '#messages/format.ts'
import { setPrice, setStock } from '#services/catalog/stock-and-price.ts'
import { CommandProblem, currencyOf, type Command, wholeNumber } from '../command.ts'
import { resultOf } from '../refusal-sentences.ts'

export const variantCommands: readonly Command[] = [
  {
    usage: 'stock set <sku> <quantity>',
    about: 'Sets the stock of a variant.',
    async run(db, { args: [sku = '', typed], now }) {
      const quantity = wholeNumber(typed, 'The quantity', 0, 1_000_000)
      const before = resultOf(await setStock(db, { sku, quantity }, now))
      return { text: `${sku}: ${before} → ${quantity}`, json: { sku, before, stock: quantity } }
    },
  },
  {
    usage: 'price set <sku> <currency> <amount>',
    about: 'Sets the price of a variant in a currency, as 18.90.',
    options: {
      reduced: {
        type: 'boolean',
        about: `Announces a reduction: the lowest price of the last ${priorPriceDays} days is struck through beside it.`,
      },
    },
    async run(db, { args: [sku = '', typedCurrency = '', typed = ''], options, now }) {
      const currency = currencyOf(typedCurrency)
      const minor = typedAmount(typed, currency)
      if (minor === null)
        throw new CommandProblem(
          `A price in ${currency} is written as ${decimalText(money(1890, currency))}, not '${typed}'.`,
        )
      const newPrice = { sku, currency, minor, reduced: options['reduced'] === true }
      const { before, compareAt } = resultOf(await setPrice(db, newPrice, now))
      const format = (amount: number) => formatMoney('us', money(amount, currency))
      const struck = compareAt === null ? '' : `, struck through beside it: ${format(compareAt)}`
      return {
        text: `${sku}: ${before === null ? 'no price' : format(before)} → ${format(minor)}${struck}`,
        json: { sku, currency, before, price: minor, compareAt },
      }
    },
  },
]
