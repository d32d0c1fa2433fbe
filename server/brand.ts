// The shop's colours and name for what no style sheet reaches: mails, icons, and pages of their own. A test compares
// the colours with the tokens of the storefront.

/** sRGB, of the light tokens of storefront/styles/tokens.css. */
export const brand = { accent: '#94394a', accentDark: '#eeaeaf', accentInk: '#fef9f5' } as const

/** The name as it is drawn, twice as large as it is shown: for mail programs, which draw no SVG. */
export const wordmarkPath = '/app-icons/wordmark.png'
export const wordmarkSize = { width: 96, height: 48 } as const
