// What a mail consists of.
import type { grounds } from '../brand-colours.ts'

/** `href` makes the value a link. */
export type Row = readonly [label: string, value: string, href?: string | undefined]

/** Parts of a mail in reading order; each becomes HTML and plain text. */
export type MailPart =
  | { readonly heading: string; readonly picture?: HeadPicture; readonly ground?: HeadGround }
  /** Heading of one recipient's blocks. */
  | { readonly section: string }
  | { readonly text: string }
  /** `note`: small, below the text. */
  | { readonly label: string; readonly text: string; readonly note?: string | undefined }
  | { readonly rows: readonly Row[]; readonly totalLast?: boolean }
  | { readonly button: string; readonly href: string; readonly isSecond?: boolean }
  /** The words of a gift's card. */
  | { readonly card: string; readonly words: string }
  | { readonly links: readonly { readonly link: string; readonly href: string }[] }
  /** Small print, with a link behind it. */
  | { readonly small: string; readonly link?: string; readonly href?: string }
  | { readonly gifts: readonly Gift[] }
  | { readonly goods: readonly Good[] }
  /** A code to type or copy: large, and left to right in every language. */
  | { readonly code: string }

/** The `sage` of what has arrived, else `blush`. */
export type HeadGround = keyof typeof grounds

/** With a fixed size, so that a blocked picture leaves its `alt` in the same place. */
export type HeadPicture = {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

export type Gift = {
  readonly title: string
  readonly price: string
  readonly href: string
  readonly picture: string | null
}

/** A bought or returned product; `details` may be '', `value` is its price or quantity. */
export type Good = {
  readonly title: string
  readonly details: string
  readonly value: string
  readonly picture: string | null
  /** The gift message of this product. */
  readonly message?: { readonly label: string; readonly text: string } | undefined
}
