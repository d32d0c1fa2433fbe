// Gift code on the documents of a parcel, as text and QR code. With it the recipient tracks or exchanges the
// gift.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { QrCode } from '#web/ui/QrCode.tsx'
import './GiftCode.css'

export function GiftCode({ code, returnDays }: { code: string; returnDays: number }) {
  const t = useTranslate()
  // Without a language prefix: the recipient's browser determines it. The fragment reaches no log.
  const link = `${location.origin}/gift#${code}`
  return (
    <div className="gift-code">
      <QrCode text={link} />
      <div>
        <p>{t('order.codeText', { address: `${location.host}/gift`, returnDays })}</p>
        <p>
          <span>{t('order.giftCode')}</span> <bdi data-part="code">{code}</bdi>
        </p>
      </div>
    </div>
  )
}
