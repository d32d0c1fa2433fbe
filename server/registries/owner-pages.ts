// What an owner sees: the own registries, a form for a new one, its details, items and thank-you list.
import type { Input, Output } from '#api/call.ts'
import { isPlainDate, type PlainDate } from '#domain/calendar/calendar.ts'
import { html, type Html } from '#domain/html.ts'
import type { Locale } from '#domain/markets/locale.ts'
import {
  maxRegistryMessage,
  maxRegistryTitle,
  maxWanted,
  registryKinds,
  type RegistryKind,
} from '#domain/registries/registry.ts'
import { formatDate, formatMoney } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import { seeOther } from '../forms/plain-checkout.ts'
import type { HttpResponse } from '../http/response.ts'
import { homeOf } from '../pages/plain-page.ts'
import { registryPath, type RegistryContent, type RegistryVisit } from './registry-visit.ts'

type List = Output<'registry.list'>
type Registry = List['registries'][number]

export async function answerOwner(visit: RegistryVisit): Promise<RegistryContent | HttpResponse> {
  const { locale, key } = visit
  const t = translateFor(locale)
  const read = visit.isSignedIn ? await visit.call('registry.list', {}) : null
  if (!read || 'texts' in read)
    return {
      content: html`<p>${t('registry.intro')}</p><p>${t('registry.signIn')}</p><p><a class="button" data-variant="primary" href="${homeOf(locale)}user/center">${t('account.signIn')}</a></p>`,
    }
  if (key === 'own') return visit.isPost ? create(visit, read.data) : await overview(visit, read.data)
  const registry = read.data.registries.find((each) => each.key === key)
  if (!registry) return { status: 404, content: html``, problems: [t('refusal.registry-unknown')] }
  return visit.isPost ? change(visit, registry, read.data) : edit(visit, registry, read.data)
}

async function overview(
  visit: RegistryVisit,
  list: List,
  problems: readonly string[] = [],
): Promise<RegistryContent> {
  const { locale, fields, caller } = visit
  const t = translateFor(locale)
  const known = list.registries.map((registry) => cardOf(registry, locale))
  const wishlist = list.wishes > 0 ? await visit.call('wishlist.view', {}) : null
  const wishes = wishlist && 'data' in wishlist ? wishlist.data.products : []
  const fresh =
    list.addresses.length === 0
      ? html`<p class="note">${t('registry.noAddress')} <a href="${homeOf(locale)}user/address">${t('account.addresses')}</a></p>`
      : html`<form method="post" action="/registry/own?lang=${locale}"><input type="hidden" name="draft" value="${caller.session}"><h2>${t('registry.new')}</h2>
${detailFields(typedOf(fields), list, locale)}
<p>${t('registry.wishes', { count: list.wishes })}</p>
${wishes.length > 0 && html`<ul class="wishes">${wishes.map(({ title, picture }) => picture && html`<li><img src="/media/${picture.name}-640.webp" alt="${title}" width="${picture.width}" height="${picture.height}" loading="lazy"></li>`)}</ul>`}
<button class="button" data-variant="primary">${t('registry.create')}</button></form>`
  return {
    problems,
    status: problems.length > 0 ? 422 : 200,
    content: html`<p>${t('registry.intro')}</p>${known.length > 0 && html`<ul class="registries">${known}</ul>`}${fresh}`,
  }
}

/** One registry of the list. The count is missing while given gifts are a surprise. */
function cardOf({ key, title, kind, happensOn, items }: Registry, locale: Locale): Html {
  const t = translateFor(locale)
  const wanted = items.reduce((sum, item) => sum + item.wanted, 0)
  const given = items.reduce((sum, item) => sum + (item.given ?? 0), 0)
  const isShown = items.length > 0 && items.every((item) => item.given !== null)
  return html`<li><h2><bdi>${title}</bdi></h2><p>${t(`registry.kind.${kind}`)} · ${formatDate(locale, happensOn)}</p>${isShown && html`<p>${t('registry.progress', { given, wanted })}</p>`}
<p><a class="button" data-variant="secondary" data-size="s" href="${registryPath(key, locale, '/edit')}">${t('registry.edit')}</a> <a class="button" data-variant="link" data-size="s" href="${registryPath(key, locale)}">${t('registry.open')}</a></p></li>`
}

type Details = {
  readonly kind: RegistryKind
  readonly title: string
  readonly message: string
  readonly happensOn: string
  readonly hidesGiven: boolean
  /** '' keeps the address. */
  readonly addressId: string
}

function typedOf(fields: RegistryVisit['fields']): Details {
  const text = (name: string) => fields.get(name) ?? ''
  return {
    kind: registryKinds.find((each) => each === text('kind')) ?? 'wedding',
    title: text('title'),
    message: text('message'),
    happensOn: text('day'),
    hidesGiven: text('hides') === '1',
    addressId: text('address'),
  }
}

function detailFields(details: Details, { addresses }: List, locale: Locale, kept?: readonly string[]): Html {
  const t = translateFor(locale)
  const { kind, title, message, happensOn, hidesGiven, addressId } = details
  const option = (id: string, lines: readonly string[]): Html =>
    html`<option value="${id}"${id === addressId && html` selected`}>${lines.join(', ')}</option>`
  return html`<label class="field">${t('registry.kind')}<select class="input" name="kind">${registryKinds.map((each) => html`<option value="${each}"${each === kind && html` selected`}>${t(`registry.kind.${each}`)}</option>`)}</select></label>
<label class="field">${t('registry.names')}<input class="input" name="title" required maxlength="${maxRegistryTitle}" value="${title}"><small>${t('registry.namesHint')}</small></label>
<label class="field">${t('registry.day')}<input class="input" type="date" name="day" required value="${happensOn}"></label>
<label class="field">${t('registry.message')}<textarea class="input" name="message" maxlength="${maxRegistryMessage}">
${message}</textarea></label>
<label class="field">${t('registry.address')}<select class="input" name="address">${kept && option('', kept)}${addresses.map(({ id, lines }) => option(id, lines))}</select><small>${t('registry.addressHint')}</small></label>
<label class="choice"><input type="checkbox" name="hides" value="1"${hidesGiven && html` checked`}><span>${t('registry.hides')}</span></label>`
}

async function create(visit: RegistryVisit, list: List): Promise<RegistryContent | HttpResponse> {
  const { locale, fields } = visit
  const draft = typedOf(fields)
  const t = translateFor(locale)
  if (!isPlainDate(draft.happensOn)) return overview(visit, list, [t('refusal.registry-day-over')])
  const made = await visit.call('registry.add', { ...draft, happensOn: draft.happensOn })
  if ('texts' in made) return overview(visit, list, made.texts)
  return seeOther(registryPath(made.data.key, locale, '/edit'))
}

function edit(
  visit: RegistryVisit,
  registry: Registry,
  list: List,
  problems: readonly string[] = [],
  addressId = '',
): RegistryContent {
  const { locale, publicOrigin } = visit
  const t = translateFor(locale)
  const { key, title, gifts } = registry
  const action = registryPath(key, locale, '/edit')
  const shared = `${publicOrigin}${registryPath(key, locale)}`
  return {
    title,
    problems,
    status: problems.length > 0 ? 422 : 200,
    content: html`<label class="field">${t('registry.share')}<input class="input" readonly dir="ltr" value="${shared}"></label><p><a href="${registryPath(key, locale)}">${t('registry.open')}</a></p>
<form method="post" action="${action}"><h2>${t('registry.items')}</h2>
<ul class="gifts">${registry.items.map((item) => itemFields(item, locale))}</ul>
<button class="button" data-variant="primary" name="step" value="items">${t('account.save')}</button> <button class="button" data-variant="secondary" name="step" value="wishes">${t('registry.addWishes')}</button></form>
<section><h2>${t('registry.thanks')}</h2>${gifts === null ? html`<p>${t('registry.hidden')}</p>` : thanksOf(gifts, action, locale)}</section>
<form method="post" action="${action}"><h2>${t('registry.edit')}</h2>
${detailFields({ ...registry, addressId }, list, locale, registry.address)}
<label class="choice"><input type="checkbox" name="closed" value="1"${registry.isClosed && html` checked`}><span>${t('registry.close')}</span></label>
<button class="button" data-variant="primary" name="step" value="details">${t('account.save')}</button></form>
<p><a href="/registry/own?lang=${locale}">${t('registry.title')}</a></p>`,
  }
}

function itemFields(item: Registry['items'][number], locale: Locale): Html {
  const t = translateFor(locale)
  const { id, variantId, title, optionsText, picture, price, wanted, given, variants } = item
  const choice =
    variants.length > 1 &&
    html`<select class="input" name="v.${id}" aria-label="${title}">${variants.map((each) => html`<option value="${each.id}"${each.id === variantId && html` selected`}>${each.optionsText}</option>`)}</select>`
  return html`<li>${picture && html`<img src="/media/${picture.name}-640.webp" alt="" width="${picture.width}" height="${picture.height}" loading="lazy">`}
<b>${title}</b><small>${[variants.length > 1 ? '' : optionsText, formatMoney(locale, price)].filter(Boolean).join(' · ')}</small>${choice}
<label class="field">${t('registry.wanted')}<input class="input" type="number" name="n.${id}" min="0" max="${maxWanted}" value="${wanted}" inputmode="numeric"></label>
${given !== null && given > 0 && html`<span>${t('registry.given', { count: given })}</span>`}</li>`
}

function thanksOf(gifts: NonNullable<Registry['gifts']>, action: string, locale: Locale): Html {
  const t = translateFor(locale)
  if (gifts.length === 0) return html`<p>${t('registry.noGifts')}</p>`
  return html`<ul class="thanks">${gifts.map(
    ({ id, giver, title, quantity, message, isThanked }) =>
      html`<li><b><bdi>${giver}</bdi></b> ${t('cart.times', { quantity })} ${title}${message && html`<p class="words"><bdi>${message}</bdi></p>`}
<form method="post" action="${action}"><input type="hidden" name="gift" value="${id}">${isThanked && html`<span>✓ ${t('registry.thanked')}</span> `}<button class="button" data-variant="secondary" name="step" value="${isThanked ? 'not-thanked' : 'thanked'}">${t(isThanked ? 'registry.notThanked' : 'registry.markThanked')}</button></form></li>`,
  )}</ul>`
}

/** Carries out the pressed button and shows the registry again. */
async function change(
  visit: RegistryVisit,
  registry: Registry,
  list: List,
): Promise<RegistryContent | HttpResponse> {
  const { fields, locale } = visit
  const { key } = registry
  const step = fields.get('step') ?? ''
  const problems = await carryOut(step, visit, registry)
  if (problems.length === 0) return seeOther(registryPath(key, locale, '/edit'))
  // Other items of the form may be saved: their old numbers would be sent again.
  const now = await visit.call('registry.list', {})
  const saved = ('data' in now && now.data.registries.find((each) => each.key === key)) || registry
  if (step !== 'details') return edit(visit, saved, list, problems)
  const typed = { ...typedOf(fields), isClosed: fields.get('closed') === '1' }
  const happensOn = isPlainDate(typed.happensOn) ? typed.happensOn : saved.happensOn
  return edit(visit, { ...saved, ...typed, happensOn }, list, problems, typed.addressId)
}

async function carryOut(step: string, visit: RegistryVisit, registry: Registry): Promise<readonly string[]> {
  const { fields, locale } = visit
  const { key } = registry
  if (step === 'wishes') return textsOf(await visit.call('registry.addWishes', { key }))
  if (step === 'thanked' || step === 'not-thanked') {
    const thanks = { key, gift: fields.get('gift') ?? '', isThanked: step === 'thanked' }
    return textsOf(await visit.call('registry.thank', thanks))
  }
  if (step === 'items') {
    const problems = new Set<string>()
    for (const item of changedItems(fields, registry))
      for (const text of textsOf(await visit.call('registry.changeItem', { key, ...item })))
        problems.add(text)
    return [...problems]
  }
  const { addressId, ...draft } = typedOf(fields)
  if (!isPlainDate(draft.happensOn)) return [translateFor(locale)('refusal.registry-day-over')]
  const details = { ...draft, happensOn: draft.happensOn as PlainDate }
  const change = { key, ...details, addressId: addressId || null, isClosed: fields.get('closed') === '1' }
  return textsOf(await visit.call('registry.change', change))
}

function textsOf(
  called: { readonly data: unknown } | { readonly texts: readonly string[] },
): readonly string[] {
  return 'texts' in called ? called.texts : []
}

function changedItems(
  fields: RegistryVisit['fields'],
  { items }: Registry,
): Omit<Input<'registry.changeItem'>, 'key'>[] {
  return items.flatMap(({ id, wanted, variantId }) => {
    const count = Number(fields.get(`n.${id}`) || wanted)
    const chosen = fields.get(`v.${id}`) ?? variantId
    if (!Number.isSafeInteger(count) || (count === wanted && chosen === variantId)) return []
    return [{ item: id, wanted: count, variantId: chosen === variantId ? null : chosen }]
  })
}
