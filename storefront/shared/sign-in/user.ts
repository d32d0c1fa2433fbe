// Who is signed in, as this browser remembers it: a name for the header, which proves nothing. The endpoint knows.
import { useSyncExternalStore } from 'react'
import { persisted } from '../../platform/storage/persisted.ts'

const storageKey = 'user'

/** '' for a guest. */
export const userName = persisted(storageKey, 1, '', (value) =>
  typeof value === 'string' ? value : undefined,
)

function subscribe(listener: () => void): () => void {
  // Another tab has signed out, or the page comes back from before it was.
  addEventListener('storage', listener)
  addEventListener('pageshow', listener)
  return () => {
    removeEventListener('storage', listener)
    removeEventListener('pageshow', listener)
  }
}

/** '' for a guest. */
export function useUser(): string {
  return useSyncExternalStore(subscribe, userName.read, () => '')
}
