// What Vite provides to modules; undefined when Node runs the sources.
interface ImportMeta {
  readonly env?: { readonly DEV: boolean; readonly SSR: boolean }
  /** The matching files by path. `eager` files are part of the bundle. */
  glob<File>(
    pattern: string,
    options: { readonly query: string; readonly import: string; readonly eager: true },
  ): Readonly<Record<string, File>>
}
