// Horizontal bars as SVG, from the start of the line. Hidden from screen readers: the table beside it has the figures.
import { directionOf } from '#domain/markets/locale.ts'
import { useLocale } from '#storefront/platform/pages/visit.ts'

const rowHeight = 24
const width = 320

export type Bar = { readonly label: string; readonly value: number }

export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const isRtl = directionOf(useLocale()) === 'rtl'
  const most = Math.max(...bars.map(({ value }) => value), 0)
  if (most === 0) return null
  return (
    <svg className="bar-chart" aria-hidden="true" viewBox={`0 0 ${width} ${bars.length * rowHeight}`}>
      {bars.map(({ label, value }, at) => {
        const length = Math.max(1, (value / most) * width)
        return (
          <g key={at} transform={`translate(0 ${at * rowHeight})`}>
            <rect x={isRtl ? width - length : 0} y="2" width={length} height={rowHeight - 4} rx="3" />
            <text x={isRtl ? width - 6 : 6} y={rowHeight / 2 + 4}>
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
