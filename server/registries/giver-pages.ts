// What givers see: the items that are still wanted, the price of the chosen ones, and the placed order.
import type { Output } from '#api/call.ts'
import { daysBetween } from '#domain/calendar/calendar.ts'
import { eastAsianTypeface } from '#domain/catalog/east-asian-typeface.ts'
import { normaliseEmail } from '#domain/customers/email.ts'
import { html, type Html } from '#domain/html.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { maxGiftMessage } from '#domain/orders/gift.ts'
import { isCurrency } from '#domain/pricing/money.ts'
import { formatFullDate, formatInDays } from '#messages/format-days.ts'
import { formatDateRange, formatMoney } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import {
  amountsList,
  changedDays,
  checkoutFields,
  nameOfDays,
  orderAddress,
} from '../forms/plain-checkout.ts'
import { plainSelect } from '../forms/plain-select.ts'
import type { HttpResponse } from '../http/response.ts'
import { homeOf, plainIcon } from '../pages/plain-page.ts'
import { chosenGifts } from './chosen-gifts.ts'
import { progressBar } from './progress-bar.ts'
import { backLink, registryPath, type RegistryContent, type RegistryVisit } from './registry-visit.ts'
import { shareButton, sharedAddress } from './share-button.ts'

type View = Output<'registry.view'>
/** Most people give one or two of an item. */
const maxOffered = 10

export async function answerGiver(visit: RegistryVisit): Promise<RegistryContent | HttpResponse> {
  const step = visit.fields.get('step')
  if (!visit.isPost || step === 'back') return list(visit)
  return step === 'place' ? place(visit) : checkout(visit)
}

async function list(visit: RegistryVisit, problems: readonly string[] = []): Promise<RegistryContent> {
  const { locale, key } = visit
  const t = translateFor(locale)
  const read = await visit.call('registry.view', { key })
  if ('texts' in read) return { status: 404, content: html``, problems: read.texts }
  const { title, isClosed, isOwner, items } = read.data
  const canGive = !isOwner && items.some(({ available }) => available > 0)
  const wished = items.toSorted((one, other) => Number(one.left === 0) - Number(other.left === 0))
  const action = html`<p class="advice"><small>${t('registry.private', { title })}</small></p>${chosenGifts(items, locale)}`
  return {
    title: t('registry.for', { title }),
    problems,
    status: problems.length > 0 ? 422 : 200,
    typeface: eastAsianTypeface(read.data.message, locale),
    heading: html`${isOwner && ownerBar(visit, title)}${headOf(read.data, visit)}`,
    content: html`${isClosed && html`<p class="note">${t('refusal.registry-closed')}</p>`}
${items.length === 0 && html`<p class="advice">${t('registry.empty')}</p>`}
<form method="post" action="${registryPath(key, locale)}">${typedBefore(visit)}
<ul class="gifts">${wished.map((item) => giftOf(item, visit, isOwner))}</ul>
${canGive && action}
</form>
${!visit.isSignedIn && !isClosed && html`<p class="advice"><small>${t('registry.ownerSignIn')} <a href="${homeOf(locale)}user/center">${t('account.signIn')}</a></small></p>`}`,
  }
}

function ownerBar({ locale, key, ...visit }: RegistryVisit, title: string): Html {
  const t = translateFor(locale)
  const url = sharedAddress({ locale, key, ...visit }, key)
  return html`<div class="owner-bar">${backLink('/registry/own', t('registry.title'), locale)}<p>${t('registry.owner')}</p>
<div class="actions">${shareButton({ url, title: t('registry.for', { title }), size: 's' }, locale)}<a class="button" data-variant="secondary" data-size="s" href="${registryPath(key, locale, '/edit')}">${t('registry.edit')}</a></div></div>`
}

/** Names, occasion and day, the owner's words, and how much was given. */
function headOf(
  { title, kind, happensOn, message, isOwner, items }: View,
  { locale, today }: RegistryVisit,
): Html {
  const t = translateFor(locale)
  const days = daysBetween(today, happensOn)
  const allGiven = !isOwner && items.length > 0 && items.every(({ left }) => left === 0)
  return html`<header class="registry-head"><p class="kind">${t(`registry.kind.${kind}`)}</p><h1>${t('registry.for', { title })}</h1>
<p>${formatFullDate(locale, happensOn)}${days >= 0 && html` · <b>${formatInDays(locale, days)}</b>`}</p>
${message && html`<blockquote class="message-card handwritten"><bdi>${message}</bdi></blockquote>`}
${allGiven ? html`<p class="complete">${plainIcon('heart')}<span>${t('registry.complete')}</span></p><a class="button" data-variant="secondary" href="${homeOf(locale)}">${t('shop.find')}</a>` : !isOwner && items.length > 0 && progressOf(items, locale)}</header>`
}

/** What the giver typed at the checkout, and would lose by going back to the gifts. */
function typedBefore({ fields }: RegistryVisit): Html[] {
  return ['name', 'message', 'email', 'payment', 'method'].flatMap((name) => {
    const value = fields.get(name)
    return value ? [html`<input type="hidden" name="${name}" value="${value}">`] : []
  })
}

/** Owners do not see it: it tells what was given. */
function progressOf(items: View['items'], locale: Locale): Html {
  const wanted = items.reduce((sum, item) => sum + item.wanted, 0)
  const given = wanted - items.reduce((sum, { left }) => sum + left, 0)
  return progressBar({ given, wanted }, locale)
}

function giftOf(item: View['items'][number], { locale, fields }: RegistryVisit, isOwner: boolean): Html {
  const t = translateFor(locale)
  const { id, address, title, optionsText, picture, price, wanted, left, available } = item
  const count = wanted === 1 ? t('registry.stillWanted') : t('registry.left', { left, wanted })
  const stock = available === 0 && !isOwner ? t('registry.soldOut') : count
  const state =
    left === 0
      ? html`<span class="state" data-given>${plainIcon('check')}${t('registry.allGiven')}</span>`
      : html`<span class="state">${stock}</span>`
  const chosen = fields.get(`n.${id}`) ?? '0'
  const options = Array.from({ length: Math.min(available, maxOffered) + 1 }, (_, count) => {
    return { value: String(count), text: String(count) }
  })
  const named = (label: string) => html`aria-label="${label}: ${title}"`
  const choice =
    available === 1
      ? html`<label class="checkbox choice"><input type="checkbox" name="n.${id}" value="1"${chosen === '1' && html` checked`} ${named(t('registry.giveThis'))}>${t('registry.giveThis')}</label>`
      : html`<label class="choice">${t('registry.quantity')}${plainSelect({ name: `n.${id}`, value: chosen, options, more: named(t('registry.quantity')) })}</label>`
  const isOffered = available > 0 && !isOwner
  return html`<li data-price="${price.minor}"${left === 0 && html` class="given"`}>${picture && html`<img src="/media/${picture.name}-640.webp" alt="" width="${picture.width}" height="${picture.height}" loading="lazy">`}
<div><a href="${homeOf(locale)}${address}">${title}</a>${optionsText && html`<small>${optionsText}</small>`}</div>
<p class="facts"><strong>${formatMoney(locale, price)}</strong>${(isOffered || isOwner) && state}</p>
${isOffered ? choice : !isOwner && html`<p class="no-choice">${state}</p>`}</li>`
}

function giftsOf({ fields }: RegistryVisit): { item: string; quantity: number }[] {
  return [...fields].flatMap(([name, value]) => {
    const quantity = Number(value)
    return name.startsWith('n.') && Number.isSafeInteger(quantity) && quantity > 0
      ? [{ item: name.slice(2), quantity }]
      : []
  })
}

function requestOf(visit: RegistryVisit) {
  const { key, fields } = visit
  return { key, gifts: giftsOf(visit), shippingMethod: fields.get('method') || 'standard' }
}

async function checkout(visit: RegistryVisit, problems: readonly string[] = []): Promise<RegistryContent> {
  const { locale, key, fields, caller } = visit
  const t = translateFor(locale)
  const read = await visit.call('registry.quote', requestOf(visit))
  if ('texts' in read) return list(visit, read.texts)
  const { title, lines, totals, earliest, latest, shippingMethod, methods, payments } = read.data
  const text = (name: string) => fields.get(name) ?? ''
  const buyer = html`<label class="field">${t('registry.yourName')}<input class="input" name="name" autocomplete="name" maxlength="100" value="${text('name')}"></label>
<label class="field">${t('registry.card')}<textarea class="input" name="message" maxlength="${maxGiftMessage}">
${text('message')}</textarea></label>`
  const form = {
    country: caller.country,
    payments,
    total: totals.total,
    email: text('email'),
    payment: text('payment'),
    fields: buyer,
    days: nameOfDays([read.data]),
  }
  return {
    title: t('registry.for', { title }),
    problems,
    status: problems.length > 0 ? 422 : 200,
    content: html`<form method="post" action="${registryPath(key, locale)}"><input type="hidden" name="draft" value="${caller.session}">
${giftsOf(visit).map(({ item, quantity }) => html`<input type="hidden" name="n.${item}" value="${quantity}">`)}
<ul>${lines.map((line) => html`<li>${t('cart.times', { quantity: line.quantity })} ${line.title}${line.optionsText && html` <small>${line.optionsText}</small>`} <bdi>${formatMoney(locale, line.price)}</bdi></li>`)}</ul>
<p>${t('registry.private', { title })} ${t('mail.arrives', { dates: formatDateRange(locale, earliest, latest) })}</p>
${methods.length > 1 && html`<label class="field">${t('checkout.shipping')}${plainSelect({ name: 'method', value: shippingMethod, options: methods.map((each) => ({ value: each.id, text: each.name })) })}</label><button class="button" data-variant="secondary" name="step" value="check">${t('bulk.check')}</button>`}
${amountsList(totals, locale)}
${checkoutFields(form, locale)}
<button class="button" data-variant="secondary" name="step" value="back" formnovalidate>${t('registry.back')}</button></form>`,
  }
}

async function place(visit: RegistryVisit): Promise<RegistryContent> {
  const { locale, fields } = visit
  const t = translateFor(locale)
  const text = (name: string) => fields.get(name) ?? ''
  const [minor = '', currency = ''] = text('total').split(' ')
  if (!isCurrency(currency)) return checkout(visit)
  const total = { minor: Number(minor), currency }
  // A repeated call cannot be priced again: its own gifts are given by now.
  const quoted = await visit.call('registry.quote', requestOf(visit))
  const changed = 'texts' in quoted ? [] : changedDays(text('days'), nameOfDays([quoted.data]), locale)
  if (changed.length > 0) return checkout(visit, changed)
  const buyer = { email: normaliseEmail(text('email')), name: text('name') }
  const order = { ...requestOf(visit), message: text('message'), payment: text('payment'), buyer, total }
  const placed = await visit.call('registry.place', order)
  if ('texts' in placed) return checkout(visit, placed.texts)
  const { number, payment } = placed.data
  // The page of the order stores the access, which the return from the payment page needs. Without scripts the payment
  // page is opened at once.
  const pay =
    payment &&
    html`<noscript><p><a class="button" data-variant="primary" href="${payment.redirectUrl}">${t('order.pay', { total: formatMoney(locale, total) })}</a></p></noscript>`
  return {
    title: t('order.number', { number }),
    content: html`<p role="status">${t('bulk.placed')}</p>${pay}<p><a class="button" data-variant="primary" href="${orderAddress(locale, placed.data)}">${t('bulk.open')}</a></p>`,
  }
}
