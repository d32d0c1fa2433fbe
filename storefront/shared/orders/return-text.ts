// Until when gifts of an order can be sent back. It names them, unless all can be sent back or they are many.
import { returnableGifts } from '#domain/orders/returnable-gifts.ts'
import { countedTitle } from '#messages/counted-title.ts'
import { formatList } from '#messages/format.ts'
import { isolate } from '#messages/isolate.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import type { useVisit } from '#web/platform/pages/visit.ts'

const mostNamed = 3

type Visit = Pick<ReturnType<typeof useVisit>, 't' | 'locale' | 'date'>
type Line = Parameters<typeof returnableGifts>[0][number] & { readonly title: string }

/** `isBrief`: names say enough, without the exception of gifts with a personal text. */
export function returnText(
  { t, locale, date }: Visit,
  { lines, lastDay, isBrief }: { lines: readonly Line[]; lastDay: string; isBrief: boolean },
): string {
  const day = unbrokenDates(date(lastDay))
  const open = returnableGifts(lines) ?? []
  const isNamed = open.length > 0 && open.length <= mostNamed
  const gifts = formatList(
    locale,
    open.map(({ returnable, title }) => countedTitle(t, returnable, isolate(locale, title))),
  )
  return joinSentences([
    isNamed ? t('order.returnStill', { gifts, date: day }) : t('order.returnHint', { date: day }),
    lines.some(({ isPersonal }) => isPersonal) && !(isNamed && isBrief) && t('cart.promiseExcept'),
  ])
}
