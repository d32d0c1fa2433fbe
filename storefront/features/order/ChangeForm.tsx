// A form to change the address, a message or the day of one delivery. It begins with the stored values.
import { useState } from 'react'
import type { BuyerChange } from '#domain/orders/buyer-change.ts'
import { CallRefused } from '#web/platform/api/call.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { toast } from '#web/platform/toasts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WriteToUs } from './WriteToUs.tsx'
import { ChangeAddress } from './ChangeAddress.tsx'
import { ChangeDay } from './ChangeDay.tsx'
import { ChangeMessage } from './ChangeMessage.tsx'
import type { OrderOptionProps } from './ways-out.ts'
import { useChanges } from './use-changes.ts'

const parts = { address: ChangeAddress, message: ChangeMessage, day: ChangeDay } as const

export default function ChangeForm({
  what,
  order,
  access,
  onChange,
}: OrderOptionProps & { what: BuyerChange }) {
  const t = useTranslate()
  const { number } = order
  const { deliveries, retry } = useChanges(number, access)
  const [chosen, setChosen] = useState<number | null>(null)
  if (deliveries === 'loading') return <Skeleton lines={4} />
  if (deliveries === 'failed')
    return (
      <Notice tone="error" live>
        <p>{t('order.failedText')}</p>
        <Button variant="secondary" size="s" onClick={retry}>
          {t('shell.retry')}
        </Button>
      </Notice>
    )
  const open = deliveries.flatMap((delivery, at) => (delivery[what] === null ? [] : [at]))
  const at = chosen ?? open[0]
  const delivery = at === undefined ? undefined : deliveries[at]
  const Part = parts[what]
  if (at === undefined || !delivery) return <WriteToUs text={t('order.changeByMail')} />
  return (
    <>
      {open.length > 1 && (
        <SelectField
          label={t('bulk.recipient')}
          value={at}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {open.map((each) => (
            <option key={each} value={each}>
              {deliveries[each]!.name}
            </option>
          ))}
        </SelectField>
      )}
      <Part
        key={at}
        delivery={delivery}
        handle={{ number, access, delivery: at }}
        save={async (isChanged, change) => {
          if (isChanged) {
            await change().catch(rethrow)
            toast({ type: 'success', text: t('order.changeSaved') })
          }
          onChange()
        }}
      />
    </>
  )
}

/** A node of the release before does not know the operation: the form says so as without a connection. */
function rethrow(error: unknown): never {
  if (error instanceof CallRefused && error.refused === 'operation-unknown') throw new Error(error.message)
  throw error
}
