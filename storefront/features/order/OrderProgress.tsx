// Progress of an order: its steps with their days, and other events between them.
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { formatDay } from '#messages/format-time.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Steps } from '#web/ui/Steps.tsx'
import { deviceTimeZone } from '../../shared/orders/PaymentPanel.tsx'
import { Facts } from '../../shared/orders/Facts.tsx'
import { foldedEntries, progressOf, type ProgressEntry } from './progress-entries.ts'
import { recipientTitle } from './recipient-title.ts'
import type { OrderView } from './use-order.ts'

/** Six steps and events have room beside each other; otherwise four. From 64rem on, the summary is beside them. */
const wide = '(40rem <= width < 64rem), (width >= 80rem)'

function onWidth(changed: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export function OrderProgress({ order }: { order: OrderView }) {
  const { t, locale } = useVisit()
  const { entries, current } = progressOf(order)
  const [isWhole, setWhole] = useState(false)
  const room = useSyncExternalStore(onWidth, () => matchMedia(wide).matches) ? 6 : 4
  // Names of recipients need the whole width.
  const hasNames = entries.some((entry) => recipientOf(entry))
  const folded = isWhole || !(hasNames || entries.length > room) ? 0 : foldedEntries(entries, current)
  const isList = hasNames || entries.length - folded > room

  function recipientOf({ event }: ProgressEntry): string | undefined {
    const at = event?.delivery ?? null
    const delivery = at === null ? undefined : order.deliveries[at]
    return delivery && recipientTitle(t, delivery, at ?? 0)
  }

  function labelOf(entry: ProgressEntry): ReactNode {
    const recipient = recipientOf(entry)
    return recipient ? <Facts of={[t(entry.text), recipient]} /> : t(entry.text)
  }

  return (
    <div data-part="progress">
      <Steps
        label={t('order.progress')}
        steps={entries.map((entry) => ({
          label: labelOf(entry),
          detail: entry.at === undefined ? undefined : formatDay(locale, entry.at, deviceTimeZone()),
          isReached: entry.isReached,
          icon: entry.icon,
          isAhead: entry.isAhead,
        }))}
        current={current}
        doneLabel={t('order.done')}
        isList={isList}
        folded={folded}
      />
      {folded > 0 && (
        <Button variant="link" size="s" onClick={() => setWhole(true)}>
          {t('order.earlier')}
        </Button>
      )}
    </div>
  )
}
