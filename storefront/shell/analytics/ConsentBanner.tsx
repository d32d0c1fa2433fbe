// Banner that requests consent to analytics. Both answers look alike and need one click; the page stays
// usable.
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Translate } from '#messages/translator.ts'
import { Button } from '#web/ui/Button.tsx'
import { QuestionBar } from '#web/ui/QuestionBar.tsx'

type ConsentBannerProps = {
  t: Translate
  privacy: string
  current: boolean | null
  /** The shopper opened the banner: it takes the focus, and Escape closes it without a change. */
  openedByShopper: boolean
  onAnswer: (measure: boolean) => void
  onLeave: () => void
}

const titleId = 'consent-title'

export function ConsentBanner({
  t,
  privacy,
  current,
  openedByShopper,
  onAnswer,
  onLeave,
}: ConsentBannerProps) {
  const region = useRef<HTMLElement>(null)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (!openedByShopper) return
    region.current?.focus()
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [openedByShopper])
  return (
    <QuestionBar
      ref={region}
      name="consent"
      labelledBy={titleId}
      opened={openedByShopper}
      answers={
        <>
          <Button variant="secondary" size="s" onClick={() => onAnswer(false)}>
            {t('consent.refuse')}
          </Button>
          <Button variant="secondary" size="s" onClick={() => onAnswer(true)}>
            {t('consent.accept')}
          </Button>
        </>
      }
    >
      <p>
        <strong id={titleId}>{t('consent.title')}</strong> <span data-part="more">{t('consent.text')} </span>
        <a href={privacy}>{t('footer.privacy')}</a>
      </p>
      {openedByShopper && current !== null && (
        <p data-part="current">{t(current ? 'consent.accepted' : 'consent.refused')}</p>
      )}
    </QuestionBar>
  )
}
