// What an owner sees: the own registries, a form for a new one, its details, items and thank-you list.
import type { Input, Output } from '#api/call.ts'
import { isPlainDate, type PlainDate } from '#domain/calendar/calendar.ts'
import { html, type Html } from '#domain/html.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { maxWanted } from '#domain/registries/registry.ts'
import { formatDate, formatMoney } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import { seeOther } from '../forms/plain-checkout.ts'
import { plainSelect } from '../forms/plain-select.ts'
import type { HttpResponse } from '../http/response.ts'
import { homeOf, plainIcon } from '../pages/plain-page.ts'
import { progressBar } from './progress-bar.ts'
import { checkbox, detailFields, typedDetails } from './registry-fields.ts'
import { backLink, registryPath, type RegistryContent, type RegistryVisit } from './registry-visit.ts'
import { shareButton, sharedAddress } from './share-button.ts'

type List = Output<'registry.list'>
type Registry = List['registries'][number]
/** Of a card in the list. */
const shownPictures = 4

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
  const { locale, fields, caller, today } = visit
  const t = translateFor(locale)
  const wishlist = list.wishes > 0 ? await visit.call('wishlist.view', {}) : null
  const wishes = wishlist && 'data' in wishlist ? wishlist.data.products : []
  const form =
    list.addresses.length === 0
      ? html`<p class="note">${t('registry.noAddress')} <a href="${homeOf(locale)}user/address">${t('account.addresses')}</a></p>`
      : html`<form class="new-registry" method="post" action="/registry/own?lang=${locale}"><input type="hidden" name="draft" value="${caller.session}">
<section class="details">${list.registries.length === 0 && html`<h2>${t('registry.new')}</h2>`}${detailFields(typedDetails(fields), { locale, today, addresses: list.addresses })}<button class="button" data-variant="primary">${t('registry.create')}</button></section>
${wishesOf(wishes, list.wishes, visit)}</form>`
  const further = html`<details class="further"${visit.isPost && html` open`}><summary class="button" data-variant="secondary">${plainIcon('plus')}${t('registry.new')}</summary>${form}</details>`
  return {
    problems,
    status: problems.length > 0 ? 422 : 200,
    heading: html`<header class="owner-head"><a class="back" href="${homeOf(locale)}user/center">${plainIcon('chevron-start')}${t('account.title')}</a><h1>${t('registry.title')}</h1><p>${t('registry.intro')}</p></header>`,
    content: html`${list.registries.length > 0 && html`<ul class="registries">${list.registries.map((registry) => cardOf(registry, visit))}</ul>`}${list.registries.length > 0 ? further : form}`,
  }
}

type Wishes = Output<'wishlist.view'>['products']

/** The gifts that a new registry may have. */
function wishesOf(wishes: Wishes, count: number, { locale, fields, isPost }: RegistryVisit): Html {
  const t = translateFor(locale)
  const isChosen = (id: string) => !isPost || fields.has(`w.${id}`)
  const wish = ({ id, title, picture, price }: Wishes[number]): Html =>
    html`<li><label><input type="checkbox" name="w.${id}" value="1"${isChosen(id) && html` checked`}>${picture && html`<img src="/media/${picture.name}-640.webp" alt="" width="${picture.width}" height="${picture.height}" loading="lazy">`}<span>${title}<small>${formatMoney(locale, price)}</small></span></label></li>`
  return html`<section class="wishes"><h2>${t('registry.items')}</h2><p>${t('registry.wishes', { wishes: count === 0 ? 'none' : 'some' })}</p>
${wishes.length > 0 && html`<ul class="rows checkbox">${wishes.map(wish)}</ul>`}
<p class="actions"><a href="${homeOf(locale)}wishlist">${t('registry.toWishlist')}</a><a href="${homeOf(locale)}">${t('shop.find')}</a></p></section>`
}

/** One registry of the list. The count is missing while given gifts are a surprise. */
function cardOf({ key, title, kind, happensOn, items }: Registry, visit: RegistryVisit): Html {
  const { locale } = visit
  const t = translateFor(locale)
  const wanted = items.reduce((sum, item) => sum + item.wanted, 0)
  const given = items.reduce((sum, item) => sum + (item.given ?? 0), 0)
  const isShown = items.length > 0 && items.every((item) => item.given !== null)
  const all = items.flatMap(({ picture }) => picture ?? [])
  // A number in place of a single further picture would be as wide.
  const pictures = all.length === shownPictures + 1 ? all : all.slice(0, shownPictures)
  const more = all.length - pictures.length
  const url = sharedAddress(visit, key)
  return html`<li><div><h2><bdi>${title}</bdi></h2><p>${t(`registry.kind.${kind}`)} · ${formatDate(locale, happensOn)}</p>${isShown && progressBar({ given, wanted }, locale)}</div>
${pictures.length > 0 && html`<p class="pictures">${pictures.map(({ name, width, height }) => html`<img src="/media/${name}-640.webp" alt="" width="${width}" height="${height}" loading="lazy">`)}${more > 0 && html`<span>+${more}</span>`}</p>`}
<div class="actions">${shareButton({ url, title: t('registry.for', { title }), size: 's' }, locale)}<a class="button" data-variant="secondary" data-size="s" href="${registryPath(key, locale, '/edit')}">${t('registry.edit')}</a><a class="button" data-variant="link" data-size="s" href="${registryPath(key, locale)}">${t('registry.open')}</a></div></li>`
}

async function create(visit: RegistryVisit, list: List): Promise<RegistryContent | HttpResponse> {
  const { locale, fields } = visit
  const draft = typedDetails(fields)
  const t = translateFor(locale)
  if (!isPlainDate(draft.happensOn)) return overview(visit, list, [t('refusal.registry-day-over')])
  const products = [...fields.keys()].flatMap((name) => (name.startsWith('w.') ? [name.slice(2)] : []))
  const made = await visit.call('registry.add', { ...draft, happensOn: draft.happensOn, products })
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
  const { locale, today } = visit
  const t = translateFor(locale)
  const { key, title, kind, happensOn, items, gifts, isClosed, address: kept } = registry
  const action = registryPath(key, locale, '/edit')
  const url = sharedAddress(visit, key)
  const form = { locale, today, addresses: list.addresses, kept }
  return {
    title,
    problems,
    status: problems.length > 0 ? 422 : 200,
    heading: html`<header class="owner-head">${backLink('/registry/own', t('registry.title'), locale)}<h1><bdi>${title}</bdi></h1><p>${t(`registry.kind.${kind}`)} · ${formatDate(locale, happensOn)}</p></header>`,
    content: html`<section class="share"><label class="field">${t('registry.share')}<input class="input" readonly dir="ltr" value="${url}"></label><div class="actions">${shareButton({ url, title: t('registry.for', { title }) }, locale)}<a class="button" data-variant="secondary" href="${registryPath(key, locale)}">${t('registry.open')}</a></div></section>
<form method="post" action="${action}"><h2>${t('registry.items')}</h2>
${items.length === 0 && html`<p>${t('registry.empty')}</p>`}<ul class="gifts">${items.map((item) => itemFields(item, locale))}</ul>
<div class="actions">${items.length > 0 && html`<button class="button" data-variant="primary" name="step" value="items">${t('account.save')}</button>`}<button class="button" data-variant="secondary" name="step" value="wishes">${t('registry.addWishes')}</button></div></form>
<div class="columns"><section><h2>${t('registry.thanks')}</h2>${gifts === null ? html`<p>${t('registry.hidden')}</p>` : thanksOf(gifts, action, locale)}</section>
<form class="details" method="post" action="${action}"><h2>${t('registry.edit')}</h2>
${detailFields({ ...registry, addressId }, form)}
${checkbox('closed', isClosed, t('registry.close'), t('registry.closeHint'))}
<button class="button" data-variant="primary" name="step" value="details">${t('account.save')}</button></form></div>`,
  }
}

function itemFields(item: Registry['items'][number], locale: Locale): Html {
  const t = translateFor(locale)
  const { id, variantId, title, optionsText, picture, price, wanted, given, variants } = item
  const options = variants.map((each) => ({ value: each.id, text: each.optionsText }))
  const more = html`aria-label="${title}"`
  const choice =
    options.length > 1
      ? plainSelect({ name: `v.${id}`, value: variantId, options, more })
      : optionsText && html`<small>${optionsText}</small>`
  return html`<li>${picture && html`<img src="/media/${picture.name}-640.webp" alt="" width="${picture.width}" height="${picture.height}" loading="lazy">`}
<div><b>${title}</b>${choice}</div>
<p class="facts"><strong>${formatMoney(locale, price)}</strong>${given !== null && given > 0 && html`<span class="state" data-given>${plainIcon('check')}${t('registry.given', { count: given })}</span>`}</p>
<label class="choice">${t('registry.wanted')}<input class="input" type="number" name="n.${id}" min="0" max="${maxWanted}" value="${wanted}" inputmode="numeric"></label></li>`
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
  const typed = { ...typedDetails(fields), isClosed: fields.get('closed') === '1' }
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
  const { addressId, ...draft } = typedDetails(fields)
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
