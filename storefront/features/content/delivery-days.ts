// When gifts ordered today arrive in the visitor's country, and by when to order for the feast of the winter.
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { deliveryOf } from '#domain/delivery/delivery.ts'
import { handlingDays, lastOrderDays } from '#domain/delivery/last-order-days.ts'
import { usualMethods } from '#domain/delivery/shipping-settings.ts'
import { formatCountry, formatDate, formatDateRange } from '#messages/format.ts'
import { methodText } from '#messages/method-text.ts'
import { orderByLines } from '#messages/order-by-lines.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { nextOccasion, type Visit } from './post-occasion.ts'

export type DeliveryDays = {
  readonly country: string
  /** Gifts that are ready, those that are made, and the feast; each with a line for a shipping method. */
  readonly groups: readonly { readonly title: string; readonly lines: readonly string[] }[]
}

/** null where the shop does not deliver. The text of the merchant cannot know these days. */
export function deliveryDays(visit: Visit): DeliveryDays | null {
  const { t, locale, country, now, settings } = visit
  const offered = usualMethods(settings.shipping, country)
  if (!offered) return null
  const lines = (handling: keyof typeof handlingDays) =>
    [...new Set([offered.usual, offered.fastest])].map((method) => {
      const route = { country, method, handlingDays: handlingDays[handling] }
      const { earliest, latest } = deliveryOf(settings.shipping, route, now)
      return t('content.methodDays', {
        method: methodText(settings, method, locale, t).name,
        dates: unbrokenDates(formatDateRange(locale, earliest, latest)),
      })
    })
  return {
    country: formatCountry(locale, country),
    groups: [
      { title: t('content.readyGifts'), lines: lines('ready') },
      { title: t('content.madeGifts'), lines: lines('slowest') },
      ...(feast('christmas', visit) ?? feast('new-year', visit) ?? []),
    ],
  }
}

/** null where the country does not celebrate it, or where it is too late for it. */
function feast(category: string, visit: Visit): DeliveryDays['groups'] | null {
  const { t, locale, country, now, settings } = visit
  const found = nextOccasion(category, visit)
  if (!found) return null
  const days = lastOrderDays(settings.shipping, found.givenOn, country, now)
  const { standard, express } = orderByLines(days, plainDateIn(now, timeZones[country]), { locale, t })
  const lines = [standard, express].filter((line) => line !== null)
  return lines.length > 0
    ? [
        {
          title: t('post.occasion', {
            occasion: found.name,
            date: formatDate(locale, found.date, 'weekday'),
          }),
          lines,
        },
      ]
    : null
}
