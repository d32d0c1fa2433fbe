// Random keys for sessions and idempotent calls.
// `crypto.randomUUID` is missing over plain http, which local shops use; `getRandomValues` is not.

/** 32 hexadecimal digits. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
