// Styles of the sandbox provider's page, in the shop's colours.
import { brand } from '../brand.ts'

export const sandboxStyles = `:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; --accent: light-dark(${brand.accent}, ${brand.accentDark}); --muted: light-dark(#6b5a51, #c3b4a9); --line: light-dark(#e6d9cc, #4d413a) }
body { margin: 0; box-sizing: border-box; min-block-size: 100dvb; display: grid; place-items: center; padding: 1rem; background: light-dark(#f8f1e8, #241d1a); color: light-dark(#3b2f2a, #f3e9df) }
main { box-sizing: border-box; inline-size: min(28rem, 100%); padding: clamp(1.25rem, 6vi, 2rem); border-radius: 1rem; background: light-dark(#fffdf9, #322925) }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding-block-end: 1rem; border-block-end: 1px solid var(--line) }
img { block-size: 2.5rem; inline-size: auto }
@media (prefers-color-scheme: dark) { img { filter: brightness(1.9) saturate(0.7) } }
.brand { margin: 0; padding: 0.125rem 0.75rem; border-radius: 999px; background: light-dark(#f5e3b8, #4a3d1f); font-size: 0.875rem; font-weight: 600 }
h1 { margin: 1.5rem 0 0; font: 600 1.5rem/1.25 Georgia, serif }
.amount { margin: 0.25rem 0 1rem; font-size: 2rem; font-weight: 600; font-variant-numeric: tabular-nums }
dl { display: grid; gap: 0.5rem; margin: 0 0 1.25rem }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem }
dt { color: var(--muted) }
dd { margin: 0 }
.accepts { margin: 0 0 0.5rem; color: var(--muted); font-size: 0.875rem }
ul { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0 0 1.5rem; padding: 0; list-style: none }
li { padding: 0.125rem 0.5rem; border: 1px solid var(--line); border-radius: 0.375rem; font-size: 0.8125rem; font-weight: 600 }
form { display: grid; gap: 0.75rem }
button { min-block-size: 3rem; border: 1px solid light-dark(#94857b, #94857b); border-radius: 999px; background: none; color: inherit; font: inherit; cursor: pointer }
button[value=approve] { border: 0; background: ${brand.accent}; color: ${brand.accentInk}; font-weight: 600 }
a { display: inline-block; padding-block: 0.625rem; color: inherit; text-underline-offset: 0.22em }
form + p, .note { margin: 0.75rem 0 0 }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
[role=alert] { color: light-dark(#a1311b, #f2a08d); font-weight: 600 }
.note { color: var(--muted); font-size: 0.875rem }
`
