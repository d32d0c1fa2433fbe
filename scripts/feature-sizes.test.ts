// Limits of single features in bytes, compressed by Brotli. Their built files also contain other features, so each is
// built alone: its modules and all styles that they import, without typefaces and pictures.
import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import shop from '../vite.config.ts'

const root = path.resolve(import.meta.dirname, '..')
const { build: usual } = shop({ command: 'build', mode: 'production' })

/** The first module imports the others. */
const features = {
  'the text drawn on a product': {
    limit: 5_000,
    modules: [
      'storefront/shared/products/LazyDrawnText.tsx',
      'storefront/shared/products/DrawnText.tsx',
      'domain/catalog/lettering.ts',
      'domain/catalog/alphabet.ts',
    ],
  },
  'the gift wrap with its box that turns': {
    limit: 3_000,
    modules: [
      'storefront/shared/wrapping/WrapChoice.tsx',
      'storefront/shared/wrapping/wrapping-styles.ts',
      'domain/orders/wrapping.ts',
    ],
  },
  'the parcel that opens at /gift': {
    limit: 4_000,
    modules: ['storefront/features/gift/GiftBox.tsx', 'storefront/shared/orders/GiftParcel.tsx'],
  },
}

for (const [name, { limit, modules }] of Object.entries(features))
  test(`${name} has at most ${limit} bytes of code and styles`, async (t) => {
    const sizes = await sizesOf(modules)
    const total = sizes.reduce((sum, [, size]) => sum + size, 0)
    t.diagnostic(`${total} bytes: ${sizes.map(([file, size]) => `${file} ${size}`).join(', ')}`)
    assert.ok(total <= limit, `${total} bytes`)
  })

async function sizesOf(modules: readonly string[]): Promise<(readonly [file: string, size: number])[]> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [only(modules), react()],
    build: {
      ...usual,
      write: false,
      manifest: false,
      rolldownOptions: { input: path.join(root, modules[0]!), preserveEntrySignatures: 'strict' },
    },
  })
  assert.ok('output' in built)
  return built.output.flatMap((file) => {
    const text = file.type === 'chunk' ? file.code : file.fileName.endsWith('.css') ? String(file.source) : ''
    const code = text.replaceAll(/@font-face\{[^}]*\}/g, '')
    return code ? [[file.fileName, brotliCompressSync(code).length] as const] : []
  })
}

/** Leaves other modules out; style sheets and what they contain belong to the feature. */
function only(modules: readonly string[]): Plugin {
  const files = new Set(modules.map((file) => path.join(root, file)))
  return {
    name: 'only',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || importer.endsWith('.css')) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && (files.has(found.id) || found.id.endsWith('.css'))
        ? found
        : { id: source, external: true }
    },
  }
}
