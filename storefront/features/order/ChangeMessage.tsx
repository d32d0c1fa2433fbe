// The form for the card of one delivery, or for the message of one of its gifts.
import { useState } from 'react'
import { call } from '#web/platform/api/call.ts'
import { formCall, useForm } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { MessageField } from '../../shared/wrapping/MessageField.tsx'
import type { ChangePartProps } from './use-changes.ts'

type Message = NonNullable<ChangePartProps['delivery']['message']>[number]

export function ChangeMessage(props: ChangePartProps) {
  const t = useTranslate()
  const messages = props.delivery.message!
  const [at, setAt] = useState(0)
  const message = messages[at]
  const titleOf = ({ line, title }: Message) => (line === null ? t('order.card') : title)
  return (
    <>
      {messages.length > 1 && (
        <SelectField
          label={t('cart.giftMessage')}
          value={at}
          onChange={(event) => setAt(Number(event.target.value))}
        >
          {messages.map((each, index) => (
            <option key={index} value={index}>
              {titleOf(each)}
            </option>
          ))}
        </SelectField>
      )}
      {message && <OneMessage key={at} {...props} label={titleOf(message)} message={message} />}
    </>
  )
}

type OneMessageProps = ChangePartProps & { label: string; message: Message }

function OneMessage({ label, message: { line, text: before }, handle, save }: OneMessageProps) {
  const t = useTranslate()
  const [draft, setDraft] = useState({ message: before })
  const form = useForm({
    draft,
    setDraft,
    mainField: 'message',
    submit: ({ message }) =>
      save(message !== before, () =>
        call('order.changeMessage', { ...handle, line, before, message }, formCall),
      ),
  })
  const { onChange: _, ...field } = form.field('message')
  return (
    <form {...form.props} className="change-form">
      <MessageField
        {...field}
        label={label}
        hint={t('wishes.messageHint')}
        onChange={(message) => form.change({ message })}
      />
      <Button type="submit" loading={form.busy}>
        {t('account.save')}
      </Button>
    </form>
  )
}
