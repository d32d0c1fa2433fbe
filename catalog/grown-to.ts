// Typed arrays that grow.
type Numbers = Int32Array | Float64Array | Uint8Array

/** The array if it has `length` elements, else a copy with twice as many. */
export function grownTo<A extends Numbers>(array: A, length: number): A {
  if (length <= array.length) return array
  const longer = new (array.constructor as new (length: number) => A)(length * 2)
  longer.set(array)
  return longer
}
