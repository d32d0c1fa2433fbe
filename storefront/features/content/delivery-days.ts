// When gifts ordered today arrive in the visitor's country, and by when to order for Christmas.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { deliveryOf } from '#domain/delivery/delivery.ts'
import { usualMethods } from '#domain/delivery/shipping-settings.ts'
import { formatCountry, formatDateRange } from '#messages/format.ts'
import { methodText } from '#messages/method-text.ts'
import { postOccasion, type Visit } from './post-occasion.ts'

/** Handling time in working days: gifts in stock are the fastest, personalised ones the slowest. */
const handlingDays = { ready: 1, slowest: 3 } as const

export type DeliveryDays = {
  readonly country: string
  /** 'Standard: Tue, Dec 15 – Tue, Dec 22'. */
  readonly methods: readonly string[]
  /** null where the country has no Christmas. */
  readonly christmas: string | null
}

/** null where the shop does not deliver. The text of the merchant cannot know these days. */
export function deliveryDays(visit: Visit): DeliveryDays | null {
  const { t, locale, country, now, settings } = visit
  const offered = usualMethods(settings.shipping, country)
  if (!offered) return null
  const days = (method: string): { earliest: PlainDate; latest: PlainDate } => {
    const of = (handling: number) =>
      deliveryOf(settings.shipping, { country, method, handlingDays: handling }, now)
    return { earliest: of(handlingDays.ready).earliest, latest: of(handlingDays.slowest).latest }
  }
  return {
    country: formatCountry(locale, country),
    methods: [...new Set([offered.usual, offered.fastest])].map((method) => {
      const { earliest, latest } = days(method)
      return t('content.methodDays', {
        method: methodText(settings, method, locale, t).name,
        dates: formatDateRange(locale, earliest, latest),
      })
    }),
    christmas: postOccasion('christmas', visit),
  }
}
