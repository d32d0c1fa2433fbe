/** The array, or a copy twice as large as the index `at`. */
export function roomFor<A extends Int32Array | Float64Array | Uint8Array>(array: A, at: number): A {
  if (at < array.length) return array
  const wider = new (array.constructor as new (length: number) => A)(at * 2)
  wider.set(array)
  return wider
}
