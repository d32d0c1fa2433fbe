// How a photograph shows a personal text: place, size and finish of the letters on the picture without text.

/** Lengths and points are thousandths of the picture's width. */
export type Lettering = {
  /** Finish of the letters. */
  readonly effect: 'glaze' | 'paint' | 'icing' | 'foil' | 'engraving' | 'embroidery'
  readonly ink: string
  /** Colour of the letters in shadow. */
  readonly shade: string
  /** Quadratic curve: x and y of start, control point and end. */
  readonly baseline: readonly number[]
  /** Usable length of the baseline. */
  readonly width: number
  /** Font size of a text that fits. */
  readonly size: number
  /** The surface is seen at an angle: scales the letters along x, and shifts x by y. */
  readonly stretch: number
  readonly slant: number
  /** `width` on the product. Absent: not measured. */
  readonly millimetres?: number
  /** The drawn word while the shopper has typed none, in the reader's language. */
  readonly sample: string
}

export type PlacedText = {
  /** SVG path of the baseline, and transformation of text and path. */
  readonly path: string
  readonly transform: string
  readonly fontSize: number
}

/** Advance widths of the lettering font in hundredths of its size, two digits each, from the character '!'. */
const advances =
  '302772567468163032424422512436663960545151594456602525335234466163655769535259665044646181676656736257547567957171684460462189144441334934334049242346256647374142363529444163434033'
    .match(/../g)!
    .map(Number)

const blankAdvance = 26
/** Arabic and letters without a known width, and square Chinese, Japanese and Korean characters. */
const otherAdvance = 60
const squareAdvance = 100

/** Width of the text in the lettering font, as a multiple of the font size. */
function widthOf(text: string): number {
  let width = 0
  // Vowel marks of Arabic and Hebrew are above or below their letters.
  for (const character of text.normalize('NFC').replaceAll(/\p{Mn}/gu, '')) {
    const isSquare = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u.test(character)
    // A letter with an accent is as wide as the letter.
    const letter = character.normalize('NFD').codePointAt(0)!
    const known = character === ' ' ? blankAdvance : advances[letter - 33]
    width += known ?? (isSquare ? squareAdvance : otherAdvance)
  }
  return width / 100
}

/** Centres the text on the baseline. A text that is too long gets smaller letters. */
export function placeText(text: string, lettering: Lettering): PlacedText {
  const { baseline, width, size, stretch, slant } = lettering
  const [startX = 0, startY = 0, controlX = 0, controlY = 0, endX = 0, endY = 0] = baseline
  const point = (x: number, y: number): string => `${((x - slant * y) / stretch).toFixed(1)} ${y}`
  const fit = Math.min(1, (width * 0.98) / (widthOf(text) * size * stretch || 1))
  return {
    path: `M${point(startX, startY)}Q${point(controlX, controlY)} ${point(endX, endY)}`,
    transform: `matrix(${stretch} 0 ${slant} 1 0 0)`,
    fontSize: Math.round(size * fit * 10) / 10,
  }
}
