// How the storefront is built: once for the browser, once for the server that renders it.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { backofficeFiles } from './messages/load.ts'
import { chunkGroups } from './scripts/vite-chunks.ts'
import { withoutWoff } from './scripts/vite-fonts.ts'
import { withoutLoaders } from './scripts/vite-loaders.ts'
import { messagesPlugin, textFilesPlugin } from './scripts/vite-messages.ts'
import { lightPreload } from './scripts/vite-preload.ts'

const shopFiles = ['shop', 'occasions', 'finder', 'bulk', 'registry']
const entry = 'storefront/entry-client.tsx'
const roots = {
  entry,
  routes: 'storefront/routes.ts',
  rareScreens: 'storefront/rare-screens.ts',
  wideStyles: 'storefront/shell/MenuPanel.css',
}

/**
 * Hashes of 36 bits are enough for a few hundred files. Each page loads two hundred names within its scripts, and hashes
 * do not compress: those of Vite have 48 bits.
 */
const names = '[name]-[hash:7]'
const output = { hashCharacters: 'base36', assetFileNames: `assets/${names}[extname]` } as const

const always = /\/(react|rolldown-runtime|entry-client)-/

/** docs/decisions/0055-supported-browsers.md. All know oklch(), so that no colour is written three times. */
const cssTarget = ['chrome111', 'firefox115', 'safari16.4', 'ios16.4']

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  logLevel: 'warn',
  publicDir: false,
  plugins: [
    // In development, this server also serves the back office.
    messagesPlugin(command === 'serve' ? [...new Set([...backofficeFiles, ...shopFiles])] : shopFiles),
    textFilesPlugin(entry, ['shop'], 'texts.json'),
    withoutLoaders(),
    lightPreload(),
    withoutWoff(),
    react(),
  ],
  // The server's bundle carries production React inside, so that no environment variable decides its speed.
  ssr: { target: 'node', ...(command === 'build' && { noExternal: true }) },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        // Documents contain the styles of their season.
        cssTarget,
        cssMinify: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'storefront/entry-server.tsx', output },
      }
    : {
        outDir: 'dist/client',
        // Earlier builds' files stay: server/pages/build-storefront.ts removes them after seven days.
        emptyOutDir: false,
        manifest: true,
        target: 'es2023',
        cssTarget,
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // Each document has the entry with its imports and styles. Chunks need not name them.
          resolveDependencies: (_, files) => files.filter((file) => !always.test(file)),
        },
        rolldownOptions: {
          input: ['storefront/start.ts', entry, 'storefront/shell/plain-page.css'],
          output: {
            ...output,
            codeSplitting: { groups: chunkGroups(roots) },
            entryFileNames: `assets/${names}.js`,
            chunkFileNames: `assets/${names}.js`,
          },
        },
      },
}))
