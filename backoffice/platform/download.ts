// Saves text as a file of the member's device.

export function download(name: string, text: string, type = 'text/csv'): void {
  // The mark tells spreadsheets that the file is UTF-8.
  const mark = type === 'text/csv' && !text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const address = URL.createObjectURL(new Blob([mark, text], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
