// Styles of registries, over those of plain pages and of gifts for many people.
import { bulkStyles } from '../bulk-gifts/bulk-styles.ts'

export const registryStyles = `${bulkStyles}
h2 { margin: 1rem 0 0 }
.gifts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); gap: 1.5rem 1rem; inline-size: 100%; padding: 0; list-style: none }
.gifts li { display: grid; gap: 0.25rem; align-content: start }
.gifts img { inline-size: 100%; block-size: auto; aspect-ratio: 1; object-fit: cover; border-radius: 0.75rem; filter: none }
.gifts a { padding-block: 0.25rem; font-weight: 600 }
.gifts label { display: flex; gap: 0.75rem; align-items: center; inline-size: auto }
.gifts label :is(select, input) { inline-size: 5rem }
.given img { opacity: 0.45 }
.words { margin: 0; font: italic 1.0625rem/1.5 Georgia, serif; white-space: pre-line }
.note { padding: 0.75rem 1rem; border-radius: 0.75rem; background: light-dark(#f9ecd2, #4a3a20) }
.thanks { display: grid; gap: 1rem; padding: 0; list-style: none }
.thanks form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center }
textarea { min-block-size: 6rem; font: inherit; font-weight: 400; white-space: pre-wrap }
input[readonly] { inline-size: 100% }`
