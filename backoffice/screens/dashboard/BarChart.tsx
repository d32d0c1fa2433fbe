// Horizontal bars, from the start of the line. Hidden from screen readers: the table beside it has the figures.

export type Bar = { readonly label: string; readonly value: number }

export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ value }) => value), 0)
  if (most === 0) return null
  return (
    <ul className="bar-chart" aria-hidden="true">
      {bars.map(({ label, value }, at) => (
        <li key={at}>
          {label}
          <progress value={value} max={most} />
        </li>
      ))}
    </ul>
  )
}
