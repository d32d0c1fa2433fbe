// Styles for browsers without scripts: hides controls that need scripts, and form buttons that have a posting
// counterpart.
export const noScriptStyles = `
.buy-press, .sticky-buy-bar, .wish-button, .skeleton, .gift-choices, .personal-text, [data-needs-script],
.gallery .icon-button, .newsletter-form .pill-field > button, .contact-form > .button, .track-form > .button { display: none !important }
`
