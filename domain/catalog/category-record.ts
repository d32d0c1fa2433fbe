// A category or tag with everything that the merchant writes.
import { isLocale, type Locale } from '../markets/locale.ts'
import { hasForbiddenInOwnText } from '../text.ts'
import { isProductKey } from './product-key.ts'

export type CategoryTexts = {
  readonly name: string
  readonly description: string
  /** Its page's address in this language; without one it is the key. */
  readonly slug?: string
}

export type CategoryRecord = {
  readonly key: string
  /** Key of the category above; null at the top. */
  readonly parent: string | null
  readonly picture: string | null
  readonly texts: { readonly [L in Locale]?: CategoryTexts }
}

export type CategoryProblem = 'required' | 'format' | 'too-long' | 'unknown' | 'cycle'

export const maxName = 100
const maxDescription = 2_000
const maxDepth = 10

/** null: valid. `parents`: the category above each stored category. */
export function checkCategory(
  category: CategoryRecord,
  home: Locale,
  parents: ReadonlyMap<string, string | null>,
): Readonly<Record<string, CategoryProblem>> | null {
  const problems: Record<string, CategoryProblem> = {}
  if (!isProductKey(category.key)) problems['key'] = 'format'
  const { parent } = category
  if (parent !== null && !parents.has(parent)) problems['parent'] = 'unknown'
  else if (formsCycle(category.key, parent, parents)) problems['parent'] = 'cycle'
  for (const [locale, { name, description, slug = '' }] of Object.entries(category.texts)) {
    if (!isLocale(locale)) problems[`texts.${locale}`] = 'unknown'
    if (name.trim() === '') problems[`texts.${locale}.name`] = 'required'
    if (name.length > maxName) problems[`texts.${locale}.name`] = 'too-long'
    if (hasForbiddenInOwnText(name)) problems[`texts.${locale}.name`] = 'format'
    if (slug !== '' && !isProductKey(slug)) problems[`texts.${locale}.slug`] = 'format'
    if (description.length > maxDescription) problems[`texts.${locale}.description`] = 'too-long'
  }
  if (!category.texts[home]) problems[`texts.${home}.name`] = 'required'
  return Object.keys(problems).length > 0 ? problems : null
}

/** Whether the category would be its own ancestor, or too deep. */
function formsCycle(
  key: string,
  parent: string | null,
  parents: ReadonlyMap<string, string | null>,
): boolean {
  let depth = 0
  for (let above = parent; above !== null; above = parents.get(above) ?? null)
    if (above === key || ++depth > maxDepth) return true
  return false
}

export type TagRecord = { readonly key: string; readonly names: { readonly [L in Locale]?: string } }

export function checkTag(tag: TagRecord, home: Locale): Readonly<Record<string, CategoryProblem>> | null {
  const problems: Record<string, CategoryProblem> = {}
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(tag.key)) problems['key'] = 'format'
  for (const [locale, name] of Object.entries(tag.names)) {
    if (!isLocale(locale)) problems[`names.${locale}`] = 'unknown'
    if (name.length > maxName) problems[`names.${locale}`] = 'too-long'
    if (hasForbiddenInOwnText(name)) problems[`names.${locale}`] = 'format'
  }
  if (!tag.names[home]?.trim()) problems[`names.${home}`] = 'required'
  return Object.keys(problems).length > 0 ? problems : null
}
