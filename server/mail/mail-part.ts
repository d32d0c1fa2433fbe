// What a mail consists of.

/** `href` makes the value a link. */
export type Row = readonly [label: string, value: string, href?: string | undefined]

/** Parts of a mail in reading order; each becomes HTML and plain text. */
export type MailPart =
  | { readonly heading: string }
  /** Heading of one recipient's blocks. */
  | { readonly section: string }
  | { readonly text: string }
  /** `note`: small, below the text. */
  | { readonly label: string; readonly text: string; readonly note?: string | undefined }
  | { readonly rows: readonly Row[]; readonly totalLast?: boolean }
  | { readonly button: string; readonly href: string }
  | { readonly links: readonly { readonly link: string; readonly href: string }[] }
  /** Small print with a link in it. */
  | { readonly small: string; readonly link: string; readonly href: string }
  | { readonly gifts: readonly Gift[] }
  | { readonly goods: readonly Good[] }
  /** A code to type or copy: large, and left to right in every language. */
  | { readonly code: string }

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
