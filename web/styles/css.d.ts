// Components import their style sheet as a side effect; the import has no value.
declare module '*.css'
declare module '*.svg' {
  /** Address of the file. */
  const address: string
  export default address
}
declare module '*.avif' {
  /** Address of the file. */
  const address: string
  export default address
}
