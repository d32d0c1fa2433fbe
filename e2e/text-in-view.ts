// Finds content that a reader would miss: text cut off by its box, and elements that overflow horizontally.
import type { Page } from 'playwright-core'

/**
 * Descriptions of all faults at the current width. A text may overflow a box that scrolls, and a box that hides it
 * completely (for screen readers only). A box that shows a part of a line or word cuts it off.
 */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(faultsInDocument)
}

/** Runs in the page. */
export function faultsInDocument(): string[] {
  const faults: string[] = []
  const root = document.documentElement
  const isForReadersOnly = (box: DOMRect): boolean => box.width <= 2 || box.height <= 2
  const describe = (element: Element, text: string): string =>
    `${element.tagName.toLowerCase()}.${element.className}: ${text.slice(0, 60)}`

  /** Overflowing elements, innermost last. */
  function widest(): string {
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return (
        (left < -1 || right > root.clientWidth + 1) && element.checkVisibility({ visibilityProperty: true })
      )
    })
    return out
      .map((element) => describe(element, element.textContent?.trim() ?? ''))
      .slice(-3)
      .join(', ')
  }

  /** Clipping boxes of elements: many texts have the same ancestors. */
  const clips = new Map<Element, Element | null>([[document.body, null]])

  /** The box that clips `element`; null when none does, or when the rest is reachable by scrolling. */
  function clipOf(element: Element | null): Element | null {
    if (!element) return null
    const known = clips.get(element)
    if (known !== undefined) return known
    const clip = ownClip(element)
    const found = clip === 'passes' ? clipOf(element.parentElement) : clip
    clips.set(element, found)
    return found
  }

  function ownClip(box: Element): Element | null | 'passes' {
    const { overflowX, overflowY, clipPath, opacity, visibility } = getComputedStyle(box)
    if (opacity === '0' || visibility === 'hidden') return null
    if (clipPath !== 'none' || isForReadersOnly(box.getBoundingClientRect())) return null
    if (/auto|scroll/.test(overflowX + overflowY)) return null
    return /hidden|clip/.test(overflowX + overflowY) ? box : 'passes'
  }

  const over = root.scrollWidth - root.clientWidth
  if (over > 0) faults.push(`${over} px too wide at ${root.clientWidth}: ${widest()}`)

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!element || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue
    range.selectNodeContents(node)
    const seen = range.getBoundingClientRect()
    const button = element.closest('button, .button')
    // A line has space above and below its letters; half of it may be clipped without a visible effect.
    const spare = (seen.height / Math.max(1, range.getClientRects().length)) * 0.25 + 1
    for (const box of [clipOf(element), button && !isForReadersOnly(seen) ? button : null]) {
      if (!box) continue
      const shown = box.getBoundingClientRect()
      const outside =
        seen.left < shown.left - 1.5 ||
        seen.right > shown.right + 1.5 ||
        seen.top < shown.top - spare ||
        seen.bottom > shown.bottom + spare
      if (outside)
        faults.push(`cut off by ${box.tagName.toLowerCase()}.${box.className}: ${describe(element, text)}`)
    }
  }
  return [...new Set(faults)]
}
