// Second step of sign-in: the code from the e-mail.
import { useEffect, useState } from 'react'
import { isCode, readCode } from '#domain/customers/account.ts'
import { call, refusalMessage } from '#web/platform/api/call.ts'
import { formCall, useForm } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { RememberMe } from './RememberMe.tsx'

type CodeFormProps = {
  email: string
  /** Absent if the e-mail address is fixed, as when a signed-in customer confirms an action. */
  onBack?: (() => void) | undefined
  /** Requests another e-mail. Absent at sign-in. */
  onAgain?: (() => Promise<unknown>) | undefined
  /** Rejects with the server's refusal. */
  onCode: (code: string, remember: boolean) => Promise<void>
}

/** The server sends one e-mail a minute to an address. */
const pauseSeconds = 60

export function CodeForm({ email, onBack, onAgain, onCode }: CodeFormProps) {
  const t = useTranslate()
  const [draft, setDraft] = useState({ code: '', remember: false })
  const form = useForm({
    draft,
    setDraft,
    check: ({ code }) => (isCode(readCode(code)) ? {} : { code: t('account.codeError') }),
    submit: ({ code, remember }) => onCode(code, remember),
    mainField: 'code',
  })
  const { ref } = form.props
  const [pause, setPause] = useState(pauseSeconds)
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  useEffect(() => {
    if (pause === 0) return
    const timer = setTimeout(() => setPause(pause - 1), 1_000)
    return () => clearTimeout(timer)
  }, [pause])

  async function sendAgain(): Promise<void> {
    setPause(pauseSeconds)
    const request = onAgain ? onAgain() : call('account.requestCode', { email }, formCall)
    await request.catch((error: unknown) => {
      setPause(0)
      form.reject({ code: refusalMessage(error) ?? t('error.notSaved') })
    })
  }

  return (
    <form {...form.props}>
      <output>{t('account.codeSent', { email })}</output>
      <Field
        {...form.field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        label={t('account.code')}
        mark={t('form.required')}
        hint={t('account.codeHint')}
      />
      {onBack && <RememberMe checked={draft.remember} onChange={(remember) => form.change({ remember })} />}
      <Button type="submit" wide loading={form.busy}>
        {t(onBack ? 'account.enter' : 'account.confirm')}
      </Button>
      <p>{t('account.notArrived')}</p>
      <div data-part="others">
        <Button variant="link" size="s" disabled={pause > 0} onClick={() => void sendAgain()}>
          {pause > 0 ? t('account.sendAgainIn', { seconds: pause }) : t('account.sendAgain')}
        </Button>
        {onBack && (
          <Button variant="link" size="s" onClick={onBack}>
            {t('account.otherEmail')}
          </Button>
        )}
      </div>
    </form>
  )
}
