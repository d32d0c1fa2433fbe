// The last personal text that was typed in this tab. The cards of personalised products show it, and their pages begin
// with it.
import { readStored, writeStored } from '#web/platform/storage/storage.ts'
import { createStore, useStore } from '#web/platform/store.ts'

const [key, storage] = ['typed-text', 'sessionStorage'] as const
// Another version or the shopper may have written it: each product checks the text.
const typedText = createStore(readStored(key, storage) ?? '')

/** '' if there is none. */
export const readTypedText = typedText.get

/** '' forgets it. */
export function rememberTypedText(text: string): void {
  typedText.set(text)
  writeStored(key, text, storage)
}

export function useTypedText(): string {
  return useStore(typedText, (text) => text, '')
}
