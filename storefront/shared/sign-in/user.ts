// Name of the signed-in customer for the header, stored in this browser. It proves nothing; the endpoint
// checks the session.
import { useSyncExternalStore } from 'react'
import { persisted } from '#web/platform/storage/persisted.ts'

const storageKey = 'user'

/** '' for a guest. */
export const userName = persisted(storageKey, 1, '', (value) =>
  typeof value === 'string' ? value : undefined,
)

function subscribe(listener: () => void): () => void {
  // Another tab has signed out, or the page returns from the back-forward cache.
  addEventListener('storage', listener)
  addEventListener('pageshow', listener)
  return () => {
    removeEventListener('storage', listener)
    removeEventListener('pageshow', listener)
  }
}

/** '' for a guest. */
export function useUserName(): string {
  return useSyncExternalStore(subscribe, userName.read, () => '')
}
