// Text files of a build. scripts/vite-messages.ts writes this description.
export type TextManifest = {
  /** Start of the address of each locale's files, relative to dist/client. */
  readonly starts: Readonly<Record<string, string>>
  /** Name of the text file by source file: the entry, and each module that is imported dynamically. */
  readonly names: Readonly<Record<string, string>>
}
