// Opens an invoice or credit note of an order.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import type { OrderView } from './use-order.ts'

type DocumentLinkProps = {
  document: OrderView['documents'][number]
  variant: 'link' | 'secondary'
  size?: 's'
}

export function DocumentLink({ document: { kind, number, path, isReceipt }, ...look }: DocumentLinkProps) {
  const t = useTranslate()
  return (
    <Button {...look} icon="external" href={path} target="_blank" rel="noopener">
      {/* An order has one invoice, but may have several credit notes. */}
      {kind === 'invoice'
        ? t(isReceipt ? 'order.receipt' : 'order.invoice')
        : `${t('order.creditNote')} ${number}`}
    </Button>
  )
}
