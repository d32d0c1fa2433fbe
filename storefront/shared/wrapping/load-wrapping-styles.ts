// Requests the pictures of papers and ribbons. Texts name them beside each picture, so the page does not wait.
if (typeof window !== 'undefined') void import('./wrapping-styles.ts').catch(() => undefined)

export {}
