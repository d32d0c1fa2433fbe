// The last personal text that was typed in this tab. The cards of personalised products show it, and their pages begin
// with it.
import { persisted } from '#web/platform/storage/persisted.ts'
import { createStore, useStore } from '#web/platform/store.ts'

const stored = persisted(
  'typed-text',
  1,
  '',
  (value) => (typeof value === 'string' ? value : undefined),
  'sessionStorage',
)
const typedText = createStore(stored.read())

/** '' if there is none. */
export const readTypedText = typedText.get

/** '' forgets it. */
export function rememberTypedText(text: string): void {
  typedText.set(text)
  stored.write(text)
}

export function useTypedText(): string {
  return useStore(typedText, (text) => text, '')
}
