// How many gifts a giver has chosen, and their sum, beside the button. Without scripts, the button alone is shown.
import type { Output } from '#api/call.ts'
import { html, type Html } from '#domain/html.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { currencyDecimals } from '#domain/pricing/money.ts'
import { moneyFormat } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'

/** Browsers keep the chosen numbers when the giver comes back: then the page is shown, but not loaded. */
export const chosenScript = `for (const output of document.querySelectorAll('[data-chosen]')) {
  const { chosen, none, format, decimals } = output.dataset
  const options = JSON.parse(format)
  const show = () => {
    let count = 0
    let sum = 0
    for (const choice of output.form.querySelectorAll('[name^="n."]')) {
      const number = choice.type === 'checkbox' ? Number(choice.checked) : Number(choice.value)
      count += number
      sum += number * choice.closest('[data-price]').dataset.price
    }
    const amount = new Intl.NumberFormat(options.locale, options).format(sum / 10 ** decimals)
    output.textContent = count > 0 ? chosen.replace('{count}', count).replace('{sum}', () => amount) : none
    output.nextElementSibling.disabled = count === 0
    output.parentElement.toggleAttribute('data-any', count > 0)
  }
  output.form.addEventListener('change', show)
  addEventListener('pageshow', show)
}`

/** At the foot of the gifts' form. */
export function chosenGifts(items: Output<'registry.view'>['items'], locale: Locale): Html {
  const t = translateFor(locale)
  const [first] = items
  if (!first) return html``
  const { currency } = first.price
  const format = JSON.stringify(moneyFormat(locale, currency).resolvedOptions())
  const chosen = t('registry.chosen', { count: '{count}', sum: '{sum}' })
  return html`<div class="give"><output data-chosen="${chosen}" data-none="${t('refusal.registry-nothing-chosen')}" data-format="${format}" data-decimals="${currencyDecimals[currency]}"></output><button class="button" data-variant="primary" name="step" value="check">${t('registry.check')}</button></div>`
}
