// Dialog for a return with reasons, or for a withdrawal in the two steps required by law: form and
// confirmation.
import { useId, useState } from 'react'
import { returnPostage } from '#messages/return-postage.ts'
import type { Translate } from '#messages/translator.ts'
import { call } from '#web/platform/api/call.ts'
import type { FieldErrors } from '#web/platform/forms/field-errors.ts'
import { formCall, useForm } from '#web/platform/forms/use-form.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { toast } from '#web/platform/toasts.ts'
import { showRefusalOf } from '../../shared/orders/show-refusal.ts'
import { returnButton, type OrderOptionProps } from './ways-out.ts'
import { ReturnRequestCheck } from './ReturnRequestCheck.tsx'
import type { Choice, ReturnRequestKind } from './return-choice.ts'
import { firstChoice, isExcluded, isOffered, ReturnRequestLine } from './ReturnRequestLine.tsx'
import type { OrderView } from './use-order.ts'
import './ReturnRequest.css'

type ReturnRequestProps = OrderOptionProps & { kind: ReturnRequestKind; onClose: () => void }

type Choices = Readonly<Record<string, Choice | undefined>>

export default function ReturnRequest({ kind, order, access, onClose, onChange }: ReturnRequestProps) {
  const { t, date } = useVisit()
  const offered = order.lines.filter((line) => isOffered(kind, line))
  const [draft, setDraft] = useState({ choices: firstChoices(kind, offered), name: '' })
  const [confirming, setConfirming] = useState(false)
  const isReturn = kind === 'return'
  const chosen = Object.entries(draft.choices).flatMap(([id, choice]) => (choice ? [{ id, ...choice }] : []))
  const until = isReturn ? order.options.return : order.options.withdraw?.until
  const form = useForm({
    draft,
    setDraft,
    check: ({ name }) => requestErrors(isReturn, chosen, name, t),
    submit: async ({ name }) => {
      if (!isReturn && !confirming) return setConfirming(true)
      const handle = { number: order.number, access }
      const requested = await sendRequest(isReturn, handle, chosen, name).catch(
        showRefusalOf('return-not-possible'),
      )
      if (requested) toast({ type: 'success', text: t('order.requestSent'), durationMs: 6_000 })
      onClose()
      onChange()
    },
  })
  const withdrawText = until ? t('order.withdrawText', { date: date(until) }) : t('order.withdrawBefore')

  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={t(isReturn ? returnButton(order) : 'order.withdrawTitle')}
      footer={
        <div className="return-request-foot">
          <Postage order={order} offered={offered} chosen={chosen} />
          {chosen.length === 0 && !form.errors['lines'] && <p>{t('order.chooseFirst')}</p>}
          <Steps
            form={form.props.id}
            busy={form.busy}
            isReturn={isReturn}
            isQuiet={chosen.length === 0}
            confirming={confirming}
            onBack={() => setConfirming(false)}
          />
        </div>
      }
    >
      <form {...form.props} className="return-request">
        {confirming ? (
          <ReturnRequestCheck order={order} name={draft.name} chosen={chosen} />
        ) : (
          <>
            <p>{isReturn && until ? t('order.returnText', { date: date(until) }) : withdrawText}</p>
            {form.errors['lines'] && <p role="alert">{form.errors['lines']}</p>}
            {order.discounts.length > 0 && <small>{t('order.refundDiscount')}</small>}
            <Lines
              kind={kind}
              lines={offered}
              choices={draft.choices}
              errors={form.errors}
              onChange={(id, choice) => {
                form.change({ choices: { ...draft.choices, [id]: choice } })
                form.hideErrors('lines', `reason.${id}`)
              }}
            />
            {!isReturn && (
              <Field
                {...form.field('name')}
                autoComplete="name"
                maxLength={200}
                label={t('order.yourName')}
                mark={t('form.required')}
              />
            )}
          </>
        )}
        <FormProblem text={form.problem} />
      </form>
    </Dialog>
  )
}

type LinesProps = {
  kind: ReturnRequestKind
  lines: OrderView['lines']
  choices: Choices
  errors: FieldErrors
  onChange: (id: string, choice: Choice | undefined) => void
}

/** Gifts with a personal text come last. */
function Lines({ kind, lines, choices, errors, onChange }: LinesProps) {
  const t = useTranslate()
  const headingId = useId()
  const [personal = [], others = []] = [true, false].map((each) =>
    lines
      .filter((line) => line.personal === each)
      .map((line) => (
        <ReturnRequestLine
          key={line.id}
          kind={kind}
          line={line}
          choice={choices[line.id]}
          error={errors[`reason.${line.id}`]}
          onChange={(choice) => onChange(line.id, choice)}
        />
      )),
  )
  return (
    <>
      {others.length > 0 && <ul data-part="lines">{others}</ul>}
      {personal.length > 0 && (
        <section aria-labelledby={headingId}>
          <h3 id={headingId}>{t('order.personal')}</h3>
          <ul data-part="lines">{personal}</ul>
        </section>
      )}
    </>
  )
}

type PostageProps = { order: OrderView; offered: OrderView['lines']; chosen: readonly Chosen[] }

function Postage({ order, offered, chosen }: PostageProps) {
  const t = useTranslate()
  if (offered.every(({ unsent }) => unsent)) return null
  return <p>{returnPostage(t, order.freeReturns ?? false, chosen)}</p>
}

type StepsProps = {
  /** Id of the form. */
  form: string
  busy: boolean
  isReturn: boolean
  /** Nothing is chosen yet: a press says so. */
  isQuiet: boolean
  confirming: boolean
  onBack: () => void
}

function Steps({ form, busy, isReturn, isQuiet, confirming, onBack }: StepsProps) {
  const t = useTranslate()
  return (
    <div data-part="steps">
      {confirming ? (
        <>
          <Button variant="secondary" onClick={onBack}>
            {t('order.stepBack')}
          </Button>
          <Button type="submit" form={form} loading={busy}>
            {t('order.withdrawConfirm')}
          </Button>
        </>
      ) : (
        <Button type="submit" form={form} wide loading={busy} variant={isQuiet ? 'secondary' : 'primary'}>
          {t(isReturn ? 'order.returnSend' : 'order.goOn')}
        </Button>
      )}
    </div>
  )
}

type Chosen = Choice & { readonly id: string }

function sendRequest(
  isReturn: boolean,
  handle: { readonly number: string; readonly access: string },
  chosen: readonly Chosen[],
  name: string,
): Promise<OrderView> {
  const returned = chosen.map(({ reason, ...line }) => ({ ...line, reason: reason ?? 'other' }))
  const withdrawn = chosen.map(({ id, quantity }) => ({ id, quantity }))
  if (isReturn) return call('order.return', { ...handle, lines: returned }, formCall)
  return call('order.withdraw', { ...handle, name, lines: withdrawn }, formCall)
}

function requestErrors(
  isReturn: boolean,
  chosen: readonly Chosen[],
  name: string,
  t: Translate,
): FieldErrors {
  const withoutReason = isReturn ? chosen.filter(({ reason }) => reason === null) : []
  return {
    ...(chosen.length === 0 && { lines: t('order.chooseFirst') }),
    ...Object.fromEntries(withoutReason.map(({ id }) => [`reason.${id}`, t('order.reasonFirst')])),
    ...(!isReturn && name.trim() === '' && { name: t('order.nameFirst') }),
  }
}

/** Selects the line in advance if only one can be returned. */
function firstChoices(kind: ReturnRequestKind, offered: OrderView['lines']): Choices {
  const open = offered.filter((line) => !isExcluded(kind, line))
  return open.length === 1 ? { [open[0]!.id]: firstChoice(kind, open[0]!) } : {}
}
