// Gift code on the documents of a parcel, as text and QR code. With it the recipient tracks or exchanges the
// gift.
import encodeQR from 'qr'
import { useTranslate } from '../../platform/pages/visit.ts'
import './GiftCode.css'

export function GiftCode({ code, returnDays }: { code: string; returnDays: number }) {
  const t = useTranslate()
  // Without a language prefix: the recipient's browser determines it. The fragment reaches no log.
  const link = `${location.origin}/gift#${code}`
  return (
    <div className="gift-code">
      <QrCode text={link} />
      <div>
        <p>{t('after.codeText', { address: `${location.host}/gift`, returnDays })}</p>
        <p>
          <span>{t('after.giftCode')}</span> <bdi data-part="code">{code}</bdi>
        </p>
      </div>
    </div>
  )
}

/** Black on white in every theme, for cameras. The code is also printed as text. */
function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const dots = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges">
      <rect width="100%" height="100%" fill="white" />
      <path d={dots.join('')} fill="black" />
    </svg>
  )
}
