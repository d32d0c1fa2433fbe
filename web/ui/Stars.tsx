// Rating of up to five stars with its fraction, and a text for screen readers.
import drawings from './icons.svg'
import './Stars.css'

const five = [1, 2, 3, 4, 5]

/** `hundredths`: rating in hundredths of a star, 467 means 4.67. */
export function Stars({ hundredths, label }: { hundredths: number; label: string }) {
  return (
    <span className="stars">
      {five.map((star) => (
        <svg key={star} className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <use href={`${drawings}#star`} />
          {hundredths > 100 * (star - 1) && (
            <use
              href={`${drawings}#star`}
              clipPath={
                hundredths < 100 * star ? `inset(-1px ${100 * star - hundredths}% -1px -1px)` : undefined
              }
            />
          )}
        </svg>
      ))}
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
