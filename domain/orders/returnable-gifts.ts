// Which gifts of an order its buyer may send back without a fault.

type Line = {
  readonly quantity: number
  /** Quantity that is in no return. */
  readonly returnable: number
  readonly isPersonal: boolean
}

/** Gifts with a personal text are excluded (return-reason.ts). null: all gifts of the order. */
export function returnableGifts<L extends Line>(lines: readonly L[]): L[] | null {
  const open = lines.filter(({ returnable, isPersonal }) => returnable > 0 && !isPersonal)
  const areAll = lines.length === open.length && open.every((line) => line.returnable >= line.quantity)
  return areAll ? null : open
}
