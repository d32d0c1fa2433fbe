// The personal text, drawn on the photograph without text. Decorative: the field has the text.
import { useEffect, useId } from 'react'
import { unsupportedCharacters, type Alphabet } from '#domain/catalog/alphabet.ts'
import type { Picture } from '#domain/catalog/catalog.ts'
import { eastAsianTypeface } from '#domain/catalog/east-asian-typeface.ts'
import { placeText } from '#domain/catalog/lettering.ts'
import { normaliseGiftText } from '#domain/orders/gift.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { loadTypefaceOf } from '../lettering/typefaces.ts'
import './DrawnText.css'

type DrawnTextProps = {
  picture: Pick<Picture, 'width' | 'height' | 'lettering'>
  /** '' shows the sample word; null shows no text. */
  text: string | null
  alphabet?: Alphabet | null | undefined
  /** The frame shows the whole picture, not a part that fills it. */
  whole?: boolean
}

export default function DrawnText({ picture, text, alphabet, whole }: DrawnTextProps) {
  const id = useId()
  const { locale } = useVisit()
  const { lettering, width, height } = picture
  const drawn =
    text === null ? '' : supportedText(normaliseGiftText(text), alphabet) || (lettering?.sample ?? '')
  useEffect(() => loadTypefaceOf(drawn, locale), [drawn, locale])
  if (!drawn || !lettering) return null
  const { effect, ink, shade } = lettering
  const { path, transform, fontSize } = placeText(drawn, lettering)
  const isSewn = effect === 'embroidery'
  return (
    <svg
      className="drawn-text"
      data-effect={effect}
      data-typeface={eastAsianTypeface(drawn, locale)}
      viewBox={`0 0 1000 ${(1000 * height) / width}`}
      preserveAspectRatio={`xMidYMid ${whole ? 'meet' : 'slice'}`}
      aria-hidden="true"
    >
      <path id={`${id}line`} d={path} fill="none" />
      {isSewn && (
        <pattern
          id={`${id}thread`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-38)"
        >
          <path fill={ink} d="M0 0h5v5h-5z" />
          <path fill={shade} d="M0 0h5v1.6h-5z" />
        </pattern>
      )}
      {effect === 'foil' && (
        <linearGradient id={`${id}thread`} x2="1" y2="1">
          <stop stopColor={ink} />
          <stop offset=".5" stopColor={shade} />
          <stop offset="1" stopColor={ink} />
        </linearGradient>
      )}
      <text
        transform={transform}
        fontSize={fontSize}
        fill={isSewn || effect === 'foil' ? `url(#${id}thread)` : ink}
        textAnchor="middle"
      >
        <textPath href={`#${id}line`} startOffset="50%">
          {drawn}
        </textPath>
      </text>
    </svg>
  )
}

/** Without the characters that the product cannot have; the field explains them. */
function supportedText(text: string, alphabet: Alphabet | null | undefined): string {
  const missing = alphabet ? unsupportedCharacters(text, alphabet) : []
  return missing.reduce((rest, character) => rest.replaceAll(character, ''), text).trim()
}
