// Export of products, and the list of old addresses.
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { loadExportScope } from '#data/import/export-rows.ts'
import { isRefusal } from '#domain/refusal.ts'
import { ConfigProblem, environment, readConfig } from '#server/config.ts'
import { exportProducts } from '#services/import/export-products.ts'
import { importRedirects } from '#services/import/old-addresses.ts'
import { CommandProblem, textOption, type Command } from '../command.ts'
import { openFile, readLanguage, readCurrency } from './import-products.ts'
import { sentenceOfFile } from './import-sentences.ts'

export const exportProductsCommand: Command = {
  usage: 'export products <file>',
  about: 'Writes all products to a file that Shopify reads and that `import run` reads without loss.',
  options: {
    currency: { type: 'string', about: "Currency of the column Variant Price; default: the shop's." },
    language: { type: 'string', about: "Language of the texts without a language; default: the shop's." },
    template: { type: 'boolean', about: "Names columns as Shopify's template does, not as its exports do." },
    origin: { type: 'string', about: 'Begins the addresses of pictures; default: PUBLIC_ORIGIN.' },
  },
  async run(db, invocation) {
    const [file = ''] = invocation.args
    const settings = {
      language: await readLanguage(db, invocation),
      currency: await readCurrency(db, invocation),
      dialect: invocation.options['template'] === true ? 'template' : 'export',
    } as const
    const origin = textOption(invocation, 'origin') ?? publicOrigin()
    await pipeline(Readable.from(exportProducts(db, origin, settings)), createWriteStream(file))
    const { options } = await loadExportScope(db)
    const note = options > 3 ? ' Shopify cannot read products with more than three options.' : ''
    return { text: `The products are in ${file}.${note}`, json: { file, options } }
  },
}

function publicOrigin(): string {
  try {
    return readConfig(environment()).PUBLIC_ORIGIN
  } catch (error) {
    if (error instanceof ConfigProblem)
      throw new CommandProblem('--origin is needed: https://www.example.com')
    throw error
  }
}

export const importRedirectsCommand: Command = {
  usage: 'import redirects <file>',
  about: 'Reads a list of old addresses with the columns Redirect from and Redirect to.',
  async run(db, { args }) {
    const { source } = await openFile(args[0] ?? '')
    const result = await importRedirects(db, source)
    if (isRefusal(result)) throw new CommandProblem(`Nothing is imported. ${sentenceOfFile(result)}`)
    const { written, skipped } = result
    const problems = skipped.length > 0 ? ` No pairs of addresses: lines ${skipped.join(', ')}.` : ''
    return { text: `${written} addresses redirect.${problems}`, json: result, alarm: skipped.length > 0 }
  },
}
