// Gift code on the documents of a parcel, as text and QR code. With it the recipient tracks or exchanges the
// gift.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { QrCode } from '#web/ui/QrCode.tsx'
import type { OrderView } from './use-order.ts'
import { giftAddress } from './ShareGift.tsx'
import './GiftCode.css'

type GiftCodeProps = { code: string; returnDays: number; lines: OrderView['lines'] }

export function GiftCode({ code, returnDays, lines }: GiftCodeProps) {
  const t = useTranslate()
  const kept = lines.filter(({ personal }) => personal).length
  return (
    <div className="gift-code">
      <QrCode text={giftAddress(code)} />
      <div>
        <p>{t('order.scanCode', { address: `${location.host}/gift` })}</p>
        <div data-part="code">
          <span className="visually-hidden">{t('order.giftCode')} </span>
          <bdi>{code}</bdi>
        </div>
      </div>
      <div data-part="terms">
        <p>{kept < lines.length ? t('order.codeExchange', { returnDays }) : t('order.codeText')}</p>
        {kept > 0 && <p>{t('order.personalKept')}</p>}
      </div>
    </div>
  )
}
