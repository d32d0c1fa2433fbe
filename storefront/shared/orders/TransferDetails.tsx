// Where to transfer the amount of an order.
import type { Output } from '#api/call.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Notice } from '#web/ui/Notice.tsx'
import './TransferDetails.css'

type TransferDetailsProps = {
  transfer: NonNullable<Output<'order.view'>['transfer']>
}

export default function TransferDetails({ transfer }: TransferDetailsProps) {
  const { t, money, date } = useVisit()
  const { holder, iban, bic, reference, amount, lastDay } = transfer
  const rows = [
    [t('transfer.amount'), money(amount)],
    [t('transfer.holder'), holder],
    ['IBAN', iban],
    ...(bic ? [['BIC', bic]] : []),
    [t('transfer.reference'), reference],
  ]
  return (
    <Notice tone="warning" title={t('transfer.title')}>
      {/* Nodes of the release before do not send it. */}
      {lastDay && <p>{t('transfer.until', { date: date(lastDay) })}</p>}
      <dl className="transfer-details">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
