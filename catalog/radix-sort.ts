// Sorts many slots by whole numbers without comparing them: a million products in a tenth of the time.

const digitValues = 2 ** 16

/** Sorts slots by their keys, which are whole numbers; slots with equal keys keep their order. */
export function radixSort(slots: Int32Array, keys: Float64Array): Int32Array {
  const { lowest, span } = rangeOf(slots, keys)
  let from: Int32Array = slots
  let to: Int32Array = new Int32Array(slots.length)
  for (let unit = 1; unit <= span; unit *= digitValues) {
    const digits = new Uint16Array(slots.length)
    // By digit: the number of slots, then the position of the next slot.
    const positions = new Int32Array(digitValues)
    for (let at = 0; at < from.length; at++) {
      const digit = Math.floor((keys[from[at]!]! - lowest) / unit) % digitValues
      digits[at] = digit
      positions[digit]!++
    }
    if (positions[digits[0]!] === from.length) continue
    let position = 0
    for (let digit = 0; digit < digitValues; digit++) {
      const count = positions[digit]!
      positions[digit] = position
      position += count
    }
    for (let at = 0; at < from.length; at++) to[positions[digits[at]!]!++] = from[at]!
    ;[from, to] = [to, from]
  }
  if (from !== slots) slots.set(from)
  return slots
}

function rangeOf(slots: Int32Array, keys: Float64Array): { lowest: number; span: number } {
  let lowest = Infinity
  let highest = -Infinity
  for (let at = 0; at < slots.length; at++) {
    const key = keys[slots[at]!]!
    if (key < lowest) lowest = key
    if (key > highest) highest = key
  }
  return { lowest, span: highest - lowest }
}
