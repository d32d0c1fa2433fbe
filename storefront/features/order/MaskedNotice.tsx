// What a masked order hides, and a link to the whole order by e-mail.
import { useState } from 'react'
import { call } from '#web/platform/api/call.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import './MaskedNotice.css'

export function MaskedNotice({ number, access }: { number: string; access: string }) {
  const t = useTranslate()
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')

  async function send(): Promise<void> {
    setState('busy')
    const sent = await call('order.mailLink', { number, access }).catch(() => null)
    setState(sent ? 'sent' : 'idle')
  }

  if (state === 'sent')
    return (
      <Notice tone="success" live>
        {t('order.mailLinkDone')}
      </Notice>
    )
  return (
    <Notice>
      <p>{t('order.masked')}</p>
      <p>{t('order.maskedHint')}</p>
      <Button variant="secondary" size="s" icon="mail" loading={state === 'busy'} onClick={() => void send()}>
        {t('order.mailLinkButton')}
      </Button>
    </Notice>
  )
}
