// Form for the gift code of a parcel. The link on the card fills it in.
import { useRef, useState } from 'react'
import { readGiftCode } from '#domain/orders/readable-code.ts'
import type { Output } from '#api/call.ts'
import { lazyCall } from '../../platform/api/lazy-call.ts'
import { useFormRequest } from '../../platform/api/use-form-request.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { usePrehydrationInput } from '../../platform/hydration/use-prehydration-input.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { ReplaySubmit } from '../../platform/hydration/ReplaySubmit.tsx'
import '../../shared/orders/TrackForm.css'

export type GiftView = Output<'gift.view'>
export type OpenedGift = { readonly code: string; readonly gift: GiftView }

export function GiftForm({ onOpened }: { onOpened: (opened: OpenedGift) => void }) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const { error, busy, ask, refuse, forget } = useFormRequest(form)
  usePrehydrationInput(form, (typed) => {
    const linkCode = takeCodeFromLink()
    setCode(linkCode ?? typed['giftCode'] ?? '')
    if (linkCode) open(linkCode)
  })

  function open(typed: string): void {
    const giftCode = readGiftCode(typed)
    if (giftCode === null) return refuse(t('present.codeError'))
    void ask(async () =>
      onOpened({ code: giftCode, gift: await lazyCall('gift.view', { giftCode }, { quiet: true }) }),
    )
  }

  return (
    <form
      ref={form}
      className="track-form"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        open(code)
      }}
    >
      <Field
        name="giftCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        label={t('present.code')}
        mark={t('form.required')}
        hint={t('present.codeHint')}
        error={error}
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          forget()
        }}
      />
      <Button type="submit" loading={busy} wide>
        {t('present.open')}
      </Button>
      <ReplaySubmit />
    </form>
  )
}

/** Reads the code from the link. Removes it from the address bar, because every reader could open the gift. */
function takeCodeFromLink(): string | null {
  const code = readGiftCode(location.hash.slice(1))
  if (code !== null) history.replaceState(history.state, '', location.pathname + location.search)
  return code
}
