// When gifts ordered today arrive in the visitor's country, and by when to order for the feast of the winter.
import { deliveryOf } from '#domain/delivery/delivery.ts'
import { handlingDays, lastOrderDays, type LastOrderDays } from '#domain/delivery/last-order-days.ts'
import { usualMethods } from '#domain/delivery/shipping-settings.ts'
import { formatCountry, formatDate, formatDateRange } from '#messages/format.ts'
import { methodText } from '#messages/method-text.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { nextOccasion, type Visit } from './post-occasion.ts'

type Lines = { readonly title: string; readonly lines: readonly string[] }

export type DeliveryDays = {
  readonly country: string
  /** Gifts that are ready, and those that are made; each with its last days to order for the feast. */
  readonly groups: readonly (Lines & { readonly feast: Lines | null })[]
}

type Handling = keyof typeof handlingDays
type Offered = NonNullable<ReturnType<typeof usualMethods>>
type Feast = { readonly title: string; readonly days: LastOrderDays }

/** null where the shop does not deliver. The text of the merchant cannot know these days. */
export function deliveryDays(visit: Visit): DeliveryDays | null {
  const { t, locale, country, now, settings } = visit
  const offered = usualMethods(settings.shipping, country)
  if (!offered) return null
  const lines = (handling: Handling) =>
    [...new Set([offered.usual, offered.fastest])].map((method) => {
      const route = { country, method, handlingDays: handlingDays[handling] }
      const { earliest, latest } = deliveryOf(settings.shipping, route, now)
      return t('content.methodDays', {
        method: methodText(settings, method, locale, t).name,
        dates: unbrokenDates(formatDateRange(locale, earliest, latest)),
      })
    })
  const feast = nextFeast('christmas', visit) ?? nextFeast('new-year', visit)
  const group = (title: string, handling: Handling) => {
    return { title, lines: lines(handling), feast: feast && lastDays(feast, handling, offered, visit) }
  }
  return {
    country: formatCountry(locale, country),
    groups: [group(t('content.readyGifts'), 'ready'), group(t('content.madeGifts'), 'slowest')],
  }
}

/** null where the country does not celebrate it, or where it is too late for it. */
function nextFeast(category: string, visit: Visit): Feast | null {
  const { t, locale, country, now, settings } = visit
  const found = nextOccasion(category, visit)
  if (!found) return null
  const days = lastOrderDays(settings.shipping, found.givenOn, country, now)
  if (Object.values(days).every((day) => day === null)) return null
  const date = formatDate(locale, found.date, 'weekday')
  return { title: t('post.occasion', { occasion: found.name, date }), days }
}

/** null if it is too late for these gifts. */
function lastDays({ title, days }: Feast, handling: Handling, offered: Offered, visit: Visit): Lines | null {
  const { t, locale, settings } = visit
  const { standardBy, expressBy, readyStandardBy, readyBy } = days
  const [usual, fastest] = handling === 'ready' ? [readyStandardBy, readyBy] : [standardBy, expressBy]
  // The fastest method may be the usual one.
  const lastBy = new Map([
    [offered.usual, usual],
    [offered.fastest, fastest],
  ])
  const lines = [...lastBy].flatMap(([method, day]) => {
    if (!day) return []
    const { name } = methodText(settings, method, locale, t)
    const date = unbrokenDates(formatDate(locale, day, 'weekday'))
    return [t('delivery.inTimeBy', { name, date })]
  })
  return lines.length > 0 ? { title, lines } : null
}
