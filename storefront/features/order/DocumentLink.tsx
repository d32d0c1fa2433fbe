// Opens an invoice or credit note of an order.
import type { Translate } from '#messages/translator.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import type { OrderView } from './use-order.ts'

type Document = OrderView['documents'][number]

export function DocumentLink({ document }: { document: Document }) {
  const t = useTranslate()
  return (
    <Button variant="link" icon="document" href={document.path} target="_blank" rel="noopener">
      {documentName(t, document)}
    </Button>
  )
}

/** An order has one invoice, but may have several credit notes. */
export function documentName(t: Translate, { kind, number, isReceipt }: Document): string {
  if (kind === 'credit-note') return `${t('order.creditNote')} ${number}`
  return t(isReceipt ? 'order.receipt' : 'order.invoice')
}
