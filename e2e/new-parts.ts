// Distinguishes the parts of a page by structure: tags, attributes, and where text is, but not which text.
import type { JSHandle, Page } from 'playwright-core'

type PartScope = 'structure' | 'colours'
/** `passed`: keys, one on each line. */
type Asked = { hidden: string; scopes: readonly PartScope[]; passed: string }
/** What a key has of one element. */
type Own = (element: Element) => string
/** `scopes` have parts whose key is new. */
type NewParts = { known: Element[]; keys: string[]; scopes: PartScope[] }

/**
 * `known` are the outermost parts whose structure is in `passed`, in all `scopes` that have new parts. `keys` are
 * those of all other parts. A key also depends on what is around the part. The key of a structure depends on the
 * width. The key of colours depends on the computed colours. A part that looks the same at another width is known.
 */
export async function newParts(page: Page, asked: Asked): Promise<JSHandle<NewParts>> {
  const steps = [hash, structure, colours, once, skeletonsOf, contextOf, partsOf, findParts].map(String)
  const code = await page.evaluateHandle(`(() => { ${steps.join('\n')}\nreturn { findParts } })()`)
  return code.evaluateHandle(
    (their, wanted) => (their as { findParts: typeof findParts }).findParts(wanted),
    asked,
  )
}

// All functions below run in the page.

function findParts({ hidden, scopes, passed }: Asked): NewParts {
  const isPassed = new Set(passed.split('\n'))
  const structureOf = once(structure)
  const owns = { structure: structureOf, colours: once((element) => structureOf(element) + colours(element)) }
  const found = scopes
    .map((scope) => ({ scope, ...partsOf(scope, owns[scope], hidden, isPassed) }))
    .filter(({ keys }) => keys.size > 0)
  const isKnown = (element: Element): boolean =>
    found.every(({ known }) => known.some((part) => part.contains(element)))
  return {
    known: found.flatMap(({ known }) => known).filter(isKnown),
    keys: found.flatMap(({ keys }) => [...keys]),
    scopes: found.map(({ scope }) => scope),
  }
}

/** Reading the computed styles of all elements takes most of the time. */
function once(own: Own): Own {
  const texts = new Map<Element, string>()
  return (element) => {
    const text = texts.get(element) ?? own(element)
    texts.set(element, text)
    return text
  }
}

function partsOf(
  scope: PartScope,
  own: Own,
  hidden: string,
  isPassed: ReadonlySet<string>,
): { known: Element[]; keys: Set<string> } {
  const parts =
    'body, body > *, main > *, header, footer, nav, aside, section, article, form, fieldset, details, table, tr, ul, ol, dl, li'
  const skeletons = skeletonsOf(document.body, own, hidden, scope)
  const known: Element[] = []
  const keys = new Set<string>()
  function visit(element: Element, around: string): void {
    const skeleton = skeletons.get(element)
    if (skeleton === undefined) return
    const isPart = element.matches(parts)
    const key = isPart ? hash(`${around} ${skeleton}`) : ''
    if (isPart && (isPassed.has(key) || keys.has(key))) return void known.push(element)
    if (isPart) keys.add(key)
    const inside = `${around} ${own(element)}`
    for (const child of element.children) visit(child, inside)
  }
  visit(document.body, `${contextOf(scope)} ${own(document.documentElement)}`)
  return { known, keys }
}

/** What the styles of the whole document depend on. A season and a shop of its own have other colours. */
function contextOf(scope: PartScope): string {
  const styles = getComputedStyle(document.documentElement)
  const colours = ['color-scheme', '--paper', '--accent'].map((name) => styles.getPropertyValue(name))
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  const viewport = document.querySelector('meta[name=viewport]')?.getAttribute('content')
  const width = scope === 'structure' ? innerWidth : 'any'
  return [scope, width, isDark, ...colours, viewport, document.title !== ''].join(' ')
}

/** Hashes of all elements outside `hidden`, with what is in them. Equal siblings in a row count once. */
function skeletonsOf(
  root: Element,
  own: Own,
  hidden: string,
  scope: PartScope,
): ReadonlyMap<Element, string> {
  const skeletons = new Map<Element, string>()
  function textOf(node: Node): string {
    if (node instanceof Element) return node.matches(hidden) ? '' : skeleton(node)
    return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() ? 'text' : ''
  }
  function skeleton(element: Element): string {
    let content = ''
    let last = ''
    if (scope === 'colours' && !element.checkVisibility()) content = 'hidden'
    else if (element.localName !== 'svg')
      for (const child of element.childNodes) {
        const text = textOf(child)
        if (text !== '' && text !== last) content += `(${text})`
        if (text !== '') last = text
      }
    const found = hash(own(element) + content)
    skeletons.set(element, found)
    return found
  }
  skeleton(root)
  return skeletons
}

function structure(element: Element): string {
  /** Their values are texts, addresses and names: only their presence is a part of the structure. */
  const free =
    /^(id|for|href|src|srcset|alt|title|name|value|content|datetime|placeholder|action|aria-(label|labelledby|describedby|controls))$/
  return [...element.attributes].reduce(
    (text, { name, value }) => `${text} ${name}=${free.test(name) ? value.trim() !== '' : value}`,
    element.localName,
  )
}

/** What the contrast of a text depends on, and whether it may lie on another element. */
function colours(element: Element): string {
  const style = getComputedStyle(element)
  const { color, backgroundColor, backgroundImage, opacity, visibility, position, gridArea } = style
  const isBold = Number(style.fontWeight) >= 700
  const isLarge = parseFloat(style.fontSize) >= (isBold ? 18.66 : 24)
  const face = [isLarge, isBold, style.textDecorationLine, backgroundImage === 'none']
  const place = [visibility, opacity, position, gridArea]
  return [color, backgroundColor, ...place, ...face].join()
}

function hash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36)
}
