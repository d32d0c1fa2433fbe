// Vite plugin: the style sheets of font packages name each file twice. All supported browsers read WOFF 2.
import type { Plugin } from 'vite'

export function withoutWoff(): Plugin {
  return {
    name: 'without-woff',
    enforce: 'pre',
    transform: {
      filter: { id: /\/@fontsource\/.*\.css$/ },
      handler: (code) => ({ code: code.replaceAll(/, url\([^)]*\.woff\) format\('woff'\)/g, ''), map: null }),
    },
  }
}
