// An address line by line, each in its own direction, and its country as the reader calls it.
import type { Country } from '#domain/markets/market.ts'
import { useCountryName } from '../../platform/pages/visit.ts'
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
