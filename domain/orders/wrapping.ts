// Gift wrap: the papers and ribbons of the shop. All of them have the same price (gift.ts).

/** The first ones are the usual ones. An entry is never removed: orders name it. */
export const papers = ['dots', 'stripes', 'kraft', 'stars', 'midnight'] as const
export type Paper = (typeof papers)[number]

export const ribbons = ['raspberry', 'ivory', 'sage', 'gold'] as const
export type Ribbon = (typeof ribbons)[number]

export type Wrapping = { readonly paper: Paper; readonly ribbon: Ribbon }

export const usualWrapping: Wrapping = { paper: papers[0], ribbon: ribbons[0] }

export type Wrapped = {
  readonly wrap: boolean
  /** null: not wrapped, or the shop chooses, as for all orders of earlier releases. */
  readonly wrapping: Wrapping | null
}

/** A gift that is not wrapped has no paper. */
export function wrappedWith({ wrap, wrapping }: Wrapped): Wrapped {
  return { wrap, wrapping: wrap ? wrapping : null }
}

export function isSameWrap(a: Wrapped, b: Wrapped): boolean {
  return (
    a.wrap === b.wrap && a.wrapping?.paper === b.wrapping?.paper && a.wrapping?.ribbon === b.wrapping?.ribbon
  )
}

/** Paper and ribbon by their names; null if the shop has one of them no longer. */
export function readWrapping(paper: unknown, ribbon: unknown): Wrapping | null {
  const foundPaper = papers.find((each) => each === paper)
  const foundRibbon = ribbons.find((each) => each === ribbon)
  return foundPaper && foundRibbon ? { paper: foundPaper, ribbon: foundRibbon } : null
}
