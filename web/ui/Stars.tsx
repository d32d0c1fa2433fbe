// Rating of up to five stars, rounded to halves, with a text for screen readers.
import drawings from './icons.svg'
import './Stars.css'

const five = [1, 2, 3, 4, 5]

/** `hundredths`: rating in hundredths of a star, 467 means 4.67. */
export function Stars({ hundredths, label }: { hundredths: number; label: string }) {
  const halves = Math.round(hundredths / 50)
  return (
    <span className="stars">
      {five.map((star) => (
        <svg key={star} className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <use href={`${drawings}#star`} />
          {halves >= 2 * star - 1 && (
            <use href={`${drawings}#star`} data-part={halves >= 2 * star ? 'whole' : 'half'} />
          )}
        </svg>
      ))}
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
