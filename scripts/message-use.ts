// Finds the message keys that the sources use, as literals ('cart.title') and as templates (`order.status.${status}`).
// The values of a template's placeholders must appear in the sources too.
import { readFileSync } from 'node:fs'
import { isSource, shopFiles } from './shop-files.ts'

const modules = /^(domain|data|catalog|services|contract|api|web|storefront|backoffice|server|ops|messages)\//

export function shopSources(): string {
  const files = shopFiles(
    (file) => isSource(file) && modules.test(file) && !/\.test\.ts$|^messages\/keys\.ts$/.test(file),
  )
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}
export function unusedKeys(keys: readonly string[], sources: string): string[] {
  const words = new Set(
    [...sources.matchAll(/['"]([\w.-]+)['"]|\b(\w+)\??:/g)].map(([, text, name]) => text ?? name!),
  )
  const templates = [...sources.matchAll(/`([\w.-]*\$\{[^`]*)`/g)].flatMap(([, text = '']) => patternOf(text))
  const isWord = (part: string, depth: number): boolean =>
    words.has(part) || (depth < 3 && templates.some((pattern) => fits(pattern, part, depth)))
  const fits = (pattern: RegExp, text: string, depth: number): boolean =>
    pattern
      .exec(text)
      ?.slice(1)
      .every((part) => isWord(part, depth + 1)) ?? false
  return keys.filter((key) => !words.has(key) && !templates.some((pattern) => fits(pattern, key, 0)))
}

/** `a.${b}.c` → /^a\.([\w.-]+)\.c$/; empty for a template with other characters than those of keys. */
function patternOf(template: string): RegExp[] {
  const fixed = template.split(/\$\{[^{}]*\}/)
  if (!/[a-z]/.test(fixed[0]!) || fixed.some((text) => !/^[\w.-]*$/.test(text))) return []
  return [new RegExp(`^${fixed.map((text) => text.replaceAll('.', '\\.')).join('([\\w.-]+)')}$`)]
}
