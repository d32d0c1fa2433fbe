// A part imports its own style sheet for the build to collect; there is nothing to read from it.
declare module '*.css'
declare module '*.svg' {
  /** Its address. */
  const address: string
  export default address
}
