// The look of the sandbox provider's page: plainly not the shop's.
export const sandboxStyles = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
body { margin: 0; min-block-size: 100dvb; display: grid; place-items: center; padding: 1.5rem; background: light-dark(oklch(0.95 0.01 250), oklch(0.2 0.01 250)) }
main { box-sizing: border-box; inline-size: min(26rem, 100%); padding: 2rem; border-radius: 1rem; background: light-dark(oklch(1 0 0), oklch(0.26 0.01 250)) }
.brand { margin: 0; font-weight: 600; color: light-dark(oklch(0.45 0.12 260), oklch(0.8 0.08 260)) }
h1 { margin: 1.5rem 0 0; font-size: 1.375rem; line-height: 1.25 }
.amount { margin: 0.25rem 0 1.5rem; font-size: 2rem; font-variant-numeric: tabular-nums }
form { display: grid; gap: 0.75rem }
button { min-block-size: 3rem; border: 1px solid light-dark(oklch(0.6 0.02 260), oklch(0.6 0.02 260)); border-radius: 0.5rem; background: none; color: inherit; font: inherit; cursor: pointer }
button[value=approve] { border: 0; background: oklch(0.45 0.12 260); color: oklch(1 0 0) }
:focus-visible { outline: 3px solid oklch(0.65 0.15 250); outline-offset: 2px }
[role=alert] { color: light-dark(oklch(0.5 0.17 30), oklch(0.78 0.12 30)) }
.note { margin: 1.5rem 0 0; font-size: 0.875rem; color: light-dark(oklch(0.45 0.02 260), oklch(0.75 0.02 260)) }
`
