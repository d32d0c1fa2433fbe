// A formatted address: each line in its own text direction, the country in the reader's language.
import type { Country } from '#domain/markets/market.ts'
import { useCountryName } from '#web/platform/pages/visit.ts'
import './PostalAddress.css'

export function PostalAddress({ lines, country }: { lines: readonly string[]; country: Country | null }) {
  const nameOf = useCountryName()
  return (
    <address className="postal-address">
      {(country ? [...lines, nameOf(country)] : lines).map((line) => (
        <div key={line}>
          <bdi>{line}</bdi>
        </div>
      ))}
    </address>
  )
}
