// QR code. Black on white in every theme, for cameras. The caller shows the same content as text.
import encodeQR from 'qr'

export function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const dots = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges">
      <rect width="100%" height="100%" fill="white" />
      <path d={dots.join('')} fill="black" />
    </svg>
  )
}
