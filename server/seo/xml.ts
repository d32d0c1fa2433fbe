// Escapes text for XML.
// oxlint-disable-next-line no-control-regex -- XML 1.0 forbids these, even escaped
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export function escapeXml(text: string): string {
  return text
    .replace(forbidden, '')
    .replace(
      /[&<>"']/g,
      (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' })[c]!,
    )
}

export const xmlHeader = '<?xml version="1.0" encoding="UTF-8"?>'
