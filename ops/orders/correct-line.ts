// Corrects a line of an order before it is packed, or says what that would refund.
import { listVariantsOf } from '#data/orders/order-lines.ts'
import { money } from '#domain/pricing/money.ts'
import { formatMoney } from '#messages/format.ts'
import { correctLine } from '#services/orders/correct-line.ts'
import { planCorrection } from '#services/orders/plan-correction.ts'
import { CommandProblem, textOption, wholeNumber, type Command } from '../command.ts'
import { resultOf } from '../refusal-sentences.ts'
import { findOrder } from './find-order.ts'

export const correctLineCommand: Command = {
  name: 'order line',
  about:
    'Changes a line before it is packed: fewer gifts, another variant, the personal text. Refunds what becomes cheaper. The customer gets an e-mail.',
  args: ['number', 'line'],
  options: {
    sku: { type: 'string', about: 'SKU of another variant of the same product that is not dearer.' },
    quantity: { type: 'string', about: 'How many gifts remain; 0 removes the line.' },
    text: { type: 'string', about: "The new personal text; '' for none." },
    'dry-run': { type: 'boolean', about: 'Only says what would be refunded.' },
  },
  async run(db, invocation) {
    const order = await findOrder(db, invocation.args[0] ?? '')
    const at = wholeNumber(invocation.args[1] ?? '', 'line', 1, order.lines.length)
    const line = order.lines[at - 1]!
    const sku = textOption(invocation, 'sku')
    const typed = textOption(invocation, 'quantity')
    const quantity = typed === undefined ? null : wholeNumber(typed, '--quantity', 0, line.quantity)
    const personalisation = textOption(invocation, 'text') ?? null
    if (sku === undefined && quantity === null && personalisation === null)
      throw new CommandProblem('Nothing is corrected: name --sku, --quantity or --text.')
    const variants = await listVariantsOf(db, line.productId)
    const variantId = sku === undefined ? null : variants.find((each) => each.sku === sku)?.id
    if (variantId === undefined) throw new CommandProblem(`The product has no variant with the SKU '${sku}'.`)
    const correction = { line: line.id, variantId, quantity, personalisation }
    const isDryRun = invocation.options['dry-run'] === true
    const refund = isDryRun
      ? resultOf(await planCorrection(db, order, correction)).refund
      : resultOf(await correctLine(db, order.id, correction, { seen: null, refund: null }, invocation.now))
    const amount = formatMoney('us', money(refund, order.currency))
    const text = isDryRun
      ? `${amount} would be refunded.`
      : `Line ${at} of order ${order.number} is corrected. ${amount} is refunded.`
    return { text, json: { number: order.number, refund } }
  },
}
