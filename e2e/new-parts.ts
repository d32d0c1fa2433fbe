// Distinguishes the parts of a page by structure: tags, attributes, and where text is, but not which text.

type Asked = { hidden: string; scope: string; passed: readonly string[] }

/**
 * Runs in the page. `known` are the outermost parts whose structure is in `passed`; `keys` are those of all other parts.
 * A key also depends on what styles a part: width, theme, attributes of the document, and the elements around it.
 */
export function newParts({ hidden, scope, passed }: Asked): { known: Element[]; keys: string[] } {
  const parts =
    'body, body > *, main > *, header, footer, nav, aside, section, article, form, fieldset, details, table, tr, ul, ol, dl, li'
  /** Their values are texts, addresses and names: only their presence is a part of the structure. */
  const free =
    /^(id|for|href|src|srcset|alt|title|name|value|content|datetime|placeholder|action|aria-(label|labelledby|describedby|controls))$/
  const skeletons = new Map<Element, string>()

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

  const own = (element: Element): string =>
    [...element.attributes].reduce(
      (text, { name, value }) => `${text} ${name}=${free.test(name) ? value.trim() !== '' : value}`,
      element.localName,
    )

  /** Equal siblings in a row count once. */
  function skeleton(element: Element): string {
    let content = ''
    let last = ''
    if (element.localName !== 'svg')
      for (const child of element.childNodes) {
        if (child instanceof Element && child.matches(hidden)) continue
        const text =
          child instanceof Element
            ? skeleton(child)
            : child.nodeType === 3 && child.textContent?.trim()
              ? 'text'
              : ''
        if (text !== '' && text !== last) content += `(${text})`
        if (text !== '') last = text
      }
    const found = hash(own(element) + content)
    skeletons.set(element, found)
    return found
  }

  const known: Element[] = []
  const keys = new Set<string>()
  const isPassed = new Set(passed)
  function visit(element: Element, around: string): void {
    if (element.matches(hidden)) return
    const isPart = element.matches(parts)
    const key = isPart ? hash(`${around} ${skeletons.get(element)}`) : ''
    if (isPart && (isPassed.has(key) || keys.has(key))) return void known.push(element)
    if (isPart) keys.add(key)
    const inside = `${around} ${own(element)}`
    for (const child of element.children) visit(child, inside)
  }
  skeleton(document.body)
  const { documentElement: root, title } = document
  // A season and a shop of its own have other colours.
  const styles = getComputedStyle(root)
  const colours = ['color-scheme', '--paper', '--accent'].map((name) => styles.getPropertyValue(name))
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  const viewport = document.querySelector('meta[name=viewport]')?.getAttribute('content')
  visit(document.body, [scope, innerWidth, isDark, ...colours, viewport, title !== '', own(root)].join(' '))
  return { known, keys: [...keys] }
}
