// Names nobody can guess and no two browsers share: for sessions and for calls that must count once.
// `crypto.randomUUID` is missing where a shop is tried out over plain http, so the bytes are taken directly.

/** 32 hexadecimal digits. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
