// Dialog for a return with reasons, or for a withdrawal in the two steps required by law: form and
// confirmation.
import { useState } from 'react'
import type { ReturnReason } from '#domain/orders/return-reason.ts'
import { call } from '../../platform/api/call.ts'
import { useFormat, useTranslate } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { toast } from '../../platform/toasts.ts'
import type { OrderOptionProps } from './OrderOptions.tsx'
import { ReturnRequestCheck } from './ReturnRequestCheck.tsx'
import { isExcluded, isOffered, ReturnRequestLine } from './ReturnRequestLine.tsx'
import type { OrderView } from './use-order.ts'
import './ReturnRequest.css'

export type ReturnRequestKind = 'return' | 'withdrawal'
export type ReturnRequestProps = OrderOptionProps & { kind: ReturnRequestKind; onClose: () => void }

/** The reason is null until it is selected. A withdrawal has none. */
export type Choice = { readonly quantity: number; readonly reason: ReturnReason | null }
type Choices = Readonly<Record<string, Choice | undefined>>

export function ReturnRequest({ kind, order, access, onClose, onChange }: ReturnRequestProps) {
  const t = useTranslate()
  const { date } = useFormat()
  const offered = order.lines.filter((line) => isOffered(kind, line))
  const [choices, setChoices] = useState(() => firstChoices(kind, offered))
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<'gifts' | 'reason' | 'name' | null>(null)
  const [confirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const isReturn = kind === 'return'
  const chosen = Object.entries(choices).flatMap(([id, choice]) => (choice ? [{ id, ...choice }] : []))
  const until = isReturn ? order.options.return : order.options.withdraw?.until

  function submit(): void {
    if (chosen.length === 0) return setProblem('gifts')
    if (isReturn && chosen.some(({ reason }) => reason === null)) return setProblem('reason')
    if (!isReturn && name.trim() === '') return setProblem('name')
    if (isReturn) void send()
    else setConfirming(true)
  }

  async function send(): Promise<void> {
    if (busy) return
    setBusy(true)
    const handle = { number: order.number, access }
    const request = isReturn
      ? call('order.return', {
          ...handle,
          lines: chosen.map(({ id, quantity, reason }) => ({ id, quantity, reason: reason ?? 'other' })),
        })
      : call('order.withdraw', {
          ...handle,
          name,
          lines: chosen.map(({ id, quantity }) => ({ id, quantity })),
        })
    const result = await request.catch(() => null)
    setBusy(false)
    if (!result) return
    toast({ type: 'success', text: t('after.sent'), durationMs: 6_000 })
    onClose()
    onChange()
  }

  const step = confirming ? (
    <>
      <Button variant="secondary" onClick={() => setConfirming(false)}>
        {t('after.stepBack')}
      </Button>
      <Button loading={busy} onClick={() => void send()}>
        {t('after.withdrawConfirm')}
      </Button>
    </>
  ) : (
    <Button wide loading={busy} onClick={submit}>
      {t(isReturn ? 'after.returnSend' : 'after.goOn')}
    </Button>
  )
  const withdrawText = until ? t('after.withdrawText', { date: date(until) }) : t('after.withdrawBefore')

  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={t(isReturn ? 'after.return' : 'after.withdrawTitle')}
      closeLabel={t('cart.close')}
      footer={<div className="send-back-steps">{step}</div>}
    >
      {confirming ? (
        <ReturnRequestCheck order={order} name={name} chosen={chosen} />
      ) : (
        <div className="send-back">
          <p>{isReturn && until ? t('after.returnText', { date: date(until) }) : withdrawText}</p>
          {problem === 'gifts' && <p role="alert">{t('after.chooseFirst')}</p>}
          <ul data-part="lines">
            {offered.map((line) => (
              <ReturnRequestLine
                key={line.id}
                kind={kind}
                line={line}
                choice={choices[line.id]}
                reasonMissing={problem === 'reason' && choices[line.id]?.reason === null}
                onChange={(choice) => {
                  setProblem(null)
                  setChoices({ ...choices, [line.id]: choice })
                }}
              />
            ))}
          </ul>
          {!isReturn && (
            <Field
              name="name"
              autoComplete="name"
              maxLength={200}
              label={t('after.name')}
              mark={t('form.required')}
              error={problem === 'name' ? t('after.nameFirst') : undefined}
              value={name}
              onChange={(event) => {
                setProblem(null)
                setName(event.target.value)
              }}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}

/** Selects the line in advance if only one can be returned. */
function firstChoices(kind: ReturnRequestKind, offered: OrderView['lines']): Choices {
  const open = offered.filter((line) => !isExcluded(kind, line))
  return open.length === 1 ? { [open[0]!.id]: { quantity: 1, reason: null } } : {}
}
