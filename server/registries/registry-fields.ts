// Fields of a registry's details in the owner's forms, and what was typed into them.
import type { Output } from '#api/call.ts'
import { yearOf } from '#domain/calendar/calendar.ts'
import { html, type Html } from '#domain/html.ts'
import {
  maxRegistryMessage,
  maxRegistryTitle,
  registryKinds,
  type RegistryKind,
} from '#domain/registries/registry.ts'
import { formatMonth, formatYear } from '#messages/format-days.ts'
import { dateFormat } from '#messages/format.ts'
import { joinAddress } from '#messages/join-parts.ts'
import { translateFor } from '#messages/load.ts'
import { plainSelect } from '../forms/plain-select.ts'
import { homeOf } from '../pages/plain-page.ts'
import type { RegistryVisit } from './registry-visit.ts'

export type Details = {
  readonly kind: RegistryKind
  readonly title: string
  readonly message: string
  /** As typed, so perhaps no day. */
  readonly happensOn: string
  readonly hidesGiven: boolean
  /** '' keeps the address. */
  readonly addressId: string
}

export function typedDetails(fields: RegistryVisit['fields']): Details {
  const text = (name: string) => fields.get(name) ?? ''
  const [year, month, day] = [text('year'), text('month').padStart(2, '0'), text('day').padStart(2, '0')]
  return {
    kind: registryKinds.find((each) => each === text('kind')) ?? 'wedding',
    title: text('title'),
    message: text('message'),
    happensOn: `${year}-${month}-${day}`,
    hidesGiven: text('hides') === '1',
    addressId: text('address'),
  }
}

/** Registries are made for a day of this year or the next five. */
const yearsAhead = 5

type DetailForm = Pick<RegistryVisit, 'locale' | 'today'> & {
  readonly addresses: Output<'registry.list'>['addresses']
  /** Lines of the present address. */
  readonly kept?: readonly string[]
}

export function detailFields(details: Details, { locale, today, addresses, kept }: DetailForm): Html {
  const t = translateFor(locale)
  const { kind, title, message, happensOn, hidesGiven, addressId } = details
  const kinds = registryKinds.map((each) => ({ value: each, text: t(`registry.kind.${each}`) }))
  const same = (lines: readonly string[]) => lines.join('\n') === kept?.join('\n')
  const known = kept ? [{ id: '', lines: kept }, ...addresses.filter(({ lines }) => !same(lines))] : addresses
  const chosen = known.find(({ id }) => id === addressId) ?? known[0]
  const address = ({ id, lines: [name = '', ...others] }: (typeof known)[number]): Html =>
    html`<label><input type="radio" name="address" value="${id}"${id === chosen?.id && html` checked`}><span><bdi>${name}</bdi><small><bdi>${joinAddress(locale, others)}</bdi></small></span></label>`
  return html`<label class="field">${t('registry.kind')}${plainSelect({ name: 'kind', value: kind, options: kinds })}</label>
<label class="field">${t('registry.names')}<input class="input" name="title" required maxlength="${maxRegistryTitle}" value="${title}"><small>${t('registry.namesHint')}</small></label>
${dayFields(happensOn, { locale, today })}
<label class="field">${t('registry.message')}<textarea class="input" name="message" maxlength="${maxRegistryMessage}">
${message}</textarea></label>
<fieldset class="radio-cards" data-look="cards"><legend>${t('registry.address')}</legend>${known.map(address)}<small>${t('registry.addressHint')} <a href="${homeOf(locale)}user/address">${t('account.addresses')}</a></small></fieldset>
${checkbox('hides', hidesGiven, t('registry.hides'), t('registry.hidesHint'))}`
}

export function checkbox(name: string, isChecked: boolean, label: string, hint: string): Html {
  return html`<div class="checkbox"><label><input type="checkbox" name="${name}" value="1"${isChecked && html` checked`}><span>${label}<small>${hint}</small></span></label></div>`
}

/** Day, month and year, in the order of the language. */
function dayFields(typed: string, { locale, today }: Pick<RegistryVisit, 'locale' | 'today'>): Html {
  const t = translateFor(locale)
  const [year = '', month = '', day = ''] = typed.split('-')
  const thisYear = yearOf(today)
  const years = Array.from({ length: yearsAhead + 1 }, (_, at) => String(thisYear + at))
  const offered = /^\d{4}$/.test(year) && !years.includes(year) ? [year, ...years] : years
  const fields = {
    day: { value: day, texts: numbersTo(31).map((each) => [each, each]) },
    month: { value: month, texts: numbersTo(12).map((each) => [each, formatMonth(locale, Number(each))]) },
    year: { value: year, texts: offered.map((each) => [each, formatYear(locale, `${each}-01-01`)]) },
  } as const
  const parts = dateFormat(locale, 'long').formatToParts(Date.parse(today))
  const order = parts.flatMap(({ type }) =>
    type === 'day' || type === 'month' || type === 'year' ? [type] : [],
  )
  return html`<fieldset class="date-fields"><legend>${t('registry.day')}</legend>${order.map((name) => {
    const { value, texts } = fields[name]
    const options = [
      { value: '', text: '–' },
      ...texts.map(([number = '', text = '']) => ({ value: number, text })),
    ]
    const chosen = value === '' ? '' : String(Number(value))
    return html`<label class="field">${t(`people.${name}`)}${plainSelect({ name, value: chosen, options, more: html`required` })}</label>`
  })}</fieldset>`
}

function numbersTo(last: number): string[] {
  return Array.from({ length: last }, (_, at) => String(at + 1))
}
