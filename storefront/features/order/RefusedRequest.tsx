// The answer to the last return or withdrawal, if it was refused. Heading and steps have the others.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { OrderView } from './use-order.ts'

export function RefusedRequest({ order: { requests } }: { order: OrderView }) {
  const t = useTranslate()
  const last = requests.at(-1)
  if (last?.status !== 'refused') return null
  const { kind, reference, answer } = last
  return (
    <Notice
      tone="warning"
      title={t(kind === 'return' ? 'order.returnOf' : 'order.withdrawalOf', { reference })}
    >
      <p>{t('order.refused', { answer })}</p>
    </Notice>
  )
}
