// How the back office is built for the browser. Separate from the storefront's build, so that neither changes the files
// of the other. Preact replaces React: its first view stays below 60 KB of JavaScript, and React alone has 58.
import { defineConfig } from 'vite'
import { backofficeFiles } from './messages/load.ts'
import { textFilesPlugin } from './scripts/vite-messages.ts'

const entry = 'backoffice/entry.tsx'

export default defineConfig({
  appType: 'custom',
  logLevel: 'warn',
  publicDir: false,
  plugins: [textFilesPlugin(entry, backofficeFiles, 'backoffice-texts.json')],
  resolve: {
    // The longer names first: an alias also replaces the beginning of a path.
    alias: {
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
      react: 'preact/compat',
    },
  },
  build: {
    outDir: 'dist/client',
    // The storefront's files stay: server/pages/build-storefront.ts removes files that no recent build uses.
    emptyOutDir: false,
    manifest: '.vite/backoffice.json',
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [entry] },
  },
})
