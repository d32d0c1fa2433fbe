// Typed arrays that grow or are joined.
type Numbers = Int32Array | Float32Array | Float64Array | Uint8Array

/** The array if it has `length` elements, else a copy with twice as many. */
export function grownTo<A extends Numbers>(array: A, length: number): A {
  if (length <= array.length) return array
  const longer = new (array.constructor as new (length: number) => A)(length * 2)
  longer.set(array)
  return longer
}

/** Both arrays in one. A spread of hundreds of thousands of elements would exceed the stack. */
export function joined<A extends Numbers>(first: A, second: A): A {
  const all = new (first.constructor as new (length: number) => A)(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}
