// Styles of printed sheets: one size of paper for each document, one sheet for each parcel.
export const printStyles = `@page packing-slip { size: A5; margin: 12mm }
@page gift-receipt { size: 105mm 148mm; margin: 9mm }
@page card { size: 148mm 105mm; margin: 12mm }
@page invoice { size: A4; margin: 18mm }
@page pick-list { size: A4; margin: 15mm }
body { margin: 0; color: black; background: white; font: 11pt/1.5 var(--font-text, Figtree, system-ui, sans-serif) }
section { break-after: page }
section:last-child { break-after: auto }
.packing-slip { page: packing-slip }
.gift-receipt { page: gift-receipt; font-size: 9pt; line-height: 1.35 }
.card { page: card }
.pick-list { page: pick-list }
.pick-list bdi { white-space: nowrap }
.invoice { page: invoice; font-variant-numeric: tabular-nums }
.invoice header { display: flex; align-items: flex-start; justify-content: space-between; gap: 8mm; padding-block-end: 4mm; border-block-end: 1px solid silver }
.invoice header h1 { margin: 0; font-size: 24pt }
.invoice header div { text-align: end }
.invoice header div p { margin: 1mm 0 0; font-weight: 600 }
.invoice .parties { display: grid; grid-template: auto 1fr / 1fr 1fr; gap: 4mm; margin-block: 6mm }
.invoice .parties > :nth-child(2) { grid-area: 1 / 2 / span 2 }
.invoice dd small:first-of-type { margin-block-start: 1.5mm }
.invoice .facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(36mm, 1fr)); gap: 4mm; margin-block: 6mm; padding-block: 4mm; border-block: 1px solid silver }
.invoice :is(dt, small, thead th) { color: dimgray; font-size: 9.75pt; font-weight: inherit; line-height: 1.35 }
.invoice dd { margin: 0 }
.invoice > p { margin-block: 3mm }
.invoice h2 { margin-block: 8mm 2mm; font-size: 12pt; break-after: avoid }
.invoice table { margin-block-end: 6mm }
.invoice :is(th, td) + :is(th, td) { text-align: end; white-space: nowrap }
.invoice thead th + th { inline-size: 14%; white-space: normal }
.invoice .amounts { inline-size: auto; min-inline-size: calc(50% - 2mm); margin-inline-start: auto }
.invoice .amounts :is(th, td) { padding-block: 1mm; border: 0; font-weight: inherit }
.invoice .amounts tbody tr:last-child :is(th, td) { padding-block: 2mm; border-block-start: 1.5px solid; font-size: 15pt; font-weight: 650 }
.invoice .amounts tfoot { font-weight: inherit }
.invoice .amounts tfoot td { padding-block: 0; font-size: 10.5pt; text-align: end }
.invoice td bdi { white-space: nowrap }
.invoice .each { display: none }
.invoice tfoot { font-weight: 650 }
h1 { font: var(--weight-display, 500) 16pt/1.2 var(--font-display, Georgia, serif) }
.letterhead { margin: 0; font: 13pt/1.2 Georgia, serif }
.gift-receipt h1 { font: inherit; font-weight: 450 }
.greeting { font: 17pt/1.2 Georgia, serif; overflow-wrap: anywhere }
blockquote { margin: 3mm 0; font: 12pt/1.4 Georgia, serif; overflow-wrap: anywhere }
.card blockquote { margin: 12mm 8mm; font-size: 16pt; text-align: center }
ul { margin: 0; padding: 0; list-style: none }
li, tr { break-inside: avoid }
table { inline-size: 100%; border-collapse: collapse }
th, td { padding: 2mm 0; padding-inline-end: 4mm; border-block-end: 1px solid silver; text-align: start; vertical-align: top }
th { word-break: keep-all }
:is(th, td):last-child { padding-inline-end: 0; text-align: end }
small, .small { display: block; font-size: 0.8em }
.code { display: grid; grid-template-columns: 24mm 1fr; gap: 4mm }
.code svg { inline-size: 24mm }`
