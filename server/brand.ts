// Colours and wordmark for places without the storefront's style sheet: mails, icons, plain pages. A test compares the
// colours with the storefront's tokens.

/** sRGB values of the tokens in storefront/styles/tokens.css. */
export const brand = { accent: '#94394a', accentDark: '#eeaeaf', accentInk: '#fef9f5' } as const

/** The wordmark as PNG in double resolution: mail programs do not render SVG. */
export const wordmarkPath = '/app-icons/wordmark.png'
export const wordmarkSize = { width: 96, height: 48 } as const
