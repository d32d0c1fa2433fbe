// Styles for browsers without scripts: hides controls that need scripts, and form buttons that have a posting
// counterpart.
export const noScriptStyles = `
.add-to-cart, .sticky-buy-bar, .wishlist-button, .skeleton, .gift-choices, .personal-text, [data-needs-script],
.gallery .icon-button, .newsletter-form .pill-field > button, .contact-form > .button, .track-form > .button { display: none !important }
`
