// Saves text or bytes as a file of the member's device.

export function download(name: string, text: string, type = 'text/csv'): void {
  // The byte order mark makes spreadsheets read the file as UTF-8.
  const mark = type === 'text/csv' && !text.startsWith('\uFEFF') ? '\uFEFF' : ''
  save(name, new Blob([mark, text], { type }))
}

/** `bytes` in Base64. */
export function downloadBytes(name: string, bytes: string, type: string): void {
  const decoded = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
  save(name, new Blob([decoded], { type }))
}

function save(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
