// Styles of the pages of gifts for many people, over those of plain pages.
export const bulkStyles = `body main { inline-size: min(64rem, 100% - 1rem); padding: clamp(1rem, 4vw, 2.5rem) }
form, fieldset { display: grid; gap: 1rem; justify-items: start }
form > * { max-inline-size: 100% }
fieldset { min-inline-size: 0; margin: 0; padding: 1rem; border: 1px solid light-dark(#e3d3c1, #574940); border-radius: 0.75rem; inline-size: 100%; box-sizing: border-box }
fieldset.wrong { border-color: light-dark(#b3261e, #f2b8b5) }
legend { padding-inline: 0.5rem; font-weight: 600 }
label { display: grid; gap: 0.25rem; inline-size: min(28rem, 100%); font-weight: 600 }
label.choice { display: flex; gap: 0.625rem; align-items: center; min-block-size: 2.75rem; font-weight: inherit }
label.choice input { inline-size: 1.25rem; block-size: 1.25rem; flex: none; accent-color: currentColor }
input:not([type=checkbox], [type=radio]), select, textarea { box-sizing: border-box; inline-size: 100%; min-block-size: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid light-dark(#9c8474, #8b776a); border-radius: 0.5rem; background: light-dark(#fff, #241d1a); color: inherit; font: inherit; font-weight: 400 }
textarea { min-block-size: 12rem; font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre; overflow: auto }
small { font-weight: 400; color: light-dark(#6b5a50, #cbb9aa) }
.problem { color: light-dark(#b3261e, #f2b8b5); font-weight: 400 }
.counts { margin: 0; font-weight: 600 }
.all { inline-size: 100%; overflow-x: auto }
.all summary { min-block-size: 2.75rem; cursor: pointer; font-weight: 600 }
.all > div { overflow-x: auto; max-block-size: 32rem }
table { inline-size: 100%; min-inline-size: 44rem; border-collapse: collapse; font-size: 0.875rem; line-height: 1.4 }
th, td { padding: 0.5rem; padding-inline-start: 0; border-block-end: 1px solid light-dark(#e3d3c1, #574940); text-align: start; vertical-align: top }
td:first-child { font-variant-numeric: tabular-nums }
td small { display: block }
dl { display: grid; grid-template-columns: auto auto; gap: 0.25rem 2rem; margin: 0; justify-content: start }
dt { color: light-dark(#6b5a50, #cbb9aa) }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums }
dl .total { font-weight: 700; color: inherit }
button.second { background: transparent; color: inherit; border: 1px solid currentColor }`
