// Modules that the build makes: see scripts/vite-messages.ts.
declare module 'virtual:messages' {
  import type { Locale } from '#domain/markets/locale.ts'
  import type { CompiledMessages } from '#messages/translator.ts'
  /** Per locale all texts: those it lacks are the source language's. For the server. */
  export const messages: Record<Locale, () => Promise<{ default: CompiledMessages }>>
}

declare module '*.css'
