// The newsletter: signing up, and, for those who come by a mail's link, the yes that begins it or the way out of it.
// Programs that check mails open links too: nothing happens here before a button is pressed.
import { useEffect, useRef, useState } from 'react'
import { callLater } from '../api/call-later.ts'
import { CallRefused } from '../api/call-refused.ts'
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx'
import { useTranslate } from '../pages/visit.ts'
import { useHydrated } from '../state/use-hydrated.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import '../newsletter/NewsletterForm.css'
import './NewsletterScreen.css'

export default function NewsletterScreen() {
  const t = useTranslate()
  const hydrated = useHydrated()
  return (
    <div className="newsletter-screen container">
      <h1>{t('newsletter.title')}</h1>
      {hydrated ? <Content /> : <Skeleton lines={3} />}
    </div>
  )
}

function Content() {
  const t = useTranslate()
  const [[purpose, token]] = useState(() => location.hash.slice(1).split('='))
  const [over, setOver] = useState('')
  if (over !== '' || (purpose !== 'confirm' && purpose !== 'leave'))
    return (
      <>
        {over !== '' && (
          <Notice tone="warning" live>
            {over}
          </Notice>
        )}
        <NewsletterForm label={t('newsletter.email')} />
      </>
    )
  return <Answer purpose={purpose} token={token ?? ''} onOver={setOver} />
}

type AnswerProps = { purpose: 'confirm' | 'leave'; token: string; onOver: (message: string) => void }

function Answer({ purpose, token, onOver }: AnswerProps) {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const isLeaving = purpose === 'leave'
  // The pressed button is gone: the keyboard goes on here.
  useEffect(() => {
    if (done) place.current?.focus()
  }, [done])

  async function answer(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await callLater(`newsletter.${purpose}`, { token }, { quiet: true })
      setDone(true)
    } catch (refused) {
      if (refused instanceof CallRefused) onOver(refused.message)
    } finally {
      setBusy(false)
    }
  }

  if (done)
    return (
      <div ref={place} tabIndex={-1}>
        <Notice tone="success" live title={t(isLeaving ? 'newsletter.left' : 'newsletter.confirmed')}>
          <p>{t(isLeaving ? 'newsletter.leftText' : 'newsletter.confirmedText')}</p>
        </Notice>
      </div>
    )
  return (
    <>
      <p>{t(isLeaving ? 'newsletter.leaveText' : 'newsletter.confirmText')}</p>
      <Button variant={isLeaving ? 'secondary' : 'primary'} loading={busy} onClick={() => void answer()}>
        {t(isLeaving ? 'newsletter.leave' : 'newsletter.confirm')}
      </Button>
    </>
  )
}
