// Read by browsers whose scripts are off: what does nothing without them is not shown, and the forms' own buttons give
// way to those that post.
export const noScriptStyles = `
.buy-press, .sticky-buy-bar, .wish-button, .skeleton, .gift-choices, .personal-text, [data-needs-script],
.gallery .icon-button, .newsletter-form .pill-field > button, .contact-form > .button, .track-form > .button { display: none !important }
`
