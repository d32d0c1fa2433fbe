// Form for the gift code of a parcel. The link on the card fills it in.
import { useState } from 'react'
import { readGiftCode } from '#domain/orders/readable-code.ts'
import type { Output } from '#api/call.ts'
import { lazyCall } from '#web/platform/api/lazy-call.ts'
import { formCall, useForm } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { usePrehydrationInput } from '#web/platform/hydration/use-prehydration-input.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { ReplaySubmit } from '#web/platform/hydration/ReplaySubmit.tsx'
import '../../shared/orders/TrackForm.css'

export type GiftView = Output<'gift.view'>
export type OpenedGift = { readonly code: string; readonly gift: GiftView }

export function GiftForm({ onOpened }: { onOpened: (opened: OpenedGift) => void }) {
  const t = useTranslate()
  const [draft, setDraft] = useState({ giftCode: '' })
  const [isLinked, setLinked] = useState(false)
  const form = useForm({
    draft,
    setDraft,
    check: ({ giftCode }) => (readGiftCode(giftCode) === null ? { giftCode: t('present.codeError') } : {}),
    submit: async ({ giftCode }) => {
      const code = readGiftCode(giftCode) ?? ''
      onOpened({ code, gift: await lazyCall('gift.view', { giftCode: code }, formCall) })
    },
    mainField: 'giftCode',
  })
  usePrehydrationInput(form.props.ref, (typed) => {
    const giftCode = takeCodeFromLink()
    form.change(giftCode ? { giftCode } : typed)
    if (!giftCode) return
    setLinked(true)
    void form.submit({ giftCode })
  })

  return (
    <form
      {...form.props}
      className="track-form"
      method="dialog"
      // Who opened a link has nothing to type, unless its code is refused.
      data-linked={(isLinked && form.busy) || undefined}
    >
      <Field
        {...form.field('giftCode')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        label={t('order.giftCode')}
        mark={t('form.required')}
        hint={t('present.codeHint')}
      />
      <ReplaySubmit />
      <Button type="submit" loading={form.busy} wide>
        {t('present.open')}
      </Button>
    </form>
  )
}

/** Reads the code from the link. Removes it from the address bar, because every reader could open the gift. */
function takeCodeFromLink(): string | null {
  const code = readGiftCode(location.hash.slice(1))
  if (code !== null) history.replaceState(history.state, '', location.pathname + location.search)
  return code
}
