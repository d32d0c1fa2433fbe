// Modules that the build generates (scripts/vite-messages.ts).
declare module 'virtual:messages' {
  import type { Locale } from '#domain/markets/locale.ts'
  import type { CompiledMessages } from '#messages/translator.ts'
  /** All messages by locale, for the server. Missing ones are in the source language. */
  export const messages: Record<Locale, () => Promise<{ default: CompiledMessages }>>
}

declare module '*.css'
