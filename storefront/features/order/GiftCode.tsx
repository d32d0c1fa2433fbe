// Gift code on the documents of a parcel, as text and QR code. With it the recipient tracks or exchanges the
// gift.
import { joinSentences } from '#messages/join-sentences.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { QrCode } from '#web/ui/QrCode.tsx'
import type { OrderView } from './use-order.ts'
import './GiftCode.css'

type GiftCodeProps = { code: string; returnDays: number; lines: OrderView['lines'] }

export function GiftCode({ code, returnDays, lines }: GiftCodeProps) {
  const t = useTranslate()
  // Without a language prefix: the recipient's browser determines it. The fragment reaches no log.
  const link = `${location.origin}/gift#${code}`
  const kept = lines.filter(({ personal }) => personal).length
  const terms = joinSentences([
    t('order.codeText'),
    kept < lines.length && t('order.codeExchange', { returnDays }),
    kept > 0 && t('order.personalKept'),
  ])
  return (
    <div className="gift-code">
      <QrCode text={link} />
      <div>
        <p>{t('order.scanCode', { address: `${location.host}/gift` })}</p>
        <div data-part="code">
          <span className="visually-hidden">{t('order.giftCode')} </span>
          <bdi>{code}</bdi>
        </div>
        <p data-part="terms">{terms}</p>
      </div>
    </div>
  )
}
