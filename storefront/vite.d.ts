// Variables that Vite provides to modules; undefined when Node runs the sources.
interface ImportMeta {
  readonly env?: { readonly DEV: boolean }
}
