// What a reader would miss on the page as it stands: text that is cut off by its box, and what sticks out sideways.
import type { Page } from 'playwright-core'

/**
 * Sentences about each fault, at the present width. A text may run out of a box that scrolls, and out of one that shows
 * nothing of it on purpose (for screen readers only); a box that shows a part of a line or of a word cuts it off.
 */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const root = document.documentElement
    const isForReadersOnly = (box: DOMRect): boolean => box.width <= 2 || box.height <= 2
    const tell = (element: Element, text: string): string =>
      `${element.tagName.toLowerCase()}.${element.className}: ${text.slice(0, 60)}`

    /** What sticks out, innermost last. */
    function widest(): string {
      const out = [...document.querySelectorAll('body *')].filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return (
          (left < -1 || right > root.clientWidth + 1) && element.checkVisibility({ visibilityProperty: true })
        )
      })
      return out
        .map((element) => tell(element, element.textContent?.trim() ?? ''))
        .slice(-3)
        .join(', ')
    }

    /** The box that ends what is seen of `element`; null where nothing does, or where the rest can be scrolled to. */
    function clipOf(element: Element): Element | null {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, opacity, visibility } = getComputedStyle(box)
        if (opacity === '0' || visibility === 'hidden') return null
        if (clipPath !== 'none' || isForReadersOnly(box.getBoundingClientRect())) return null
        if (/auto|scroll/.test(overflowX + overflowY)) return null
        if (/hidden|clip/.test(overflowX + overflowY)) return box
      }
      return null
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
      // Letters have room above and below them in their line: half of it may be lost without a reader noticing.
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
          faults.push(`cut off by ${box.tagName.toLowerCase()}.${box.className}: ${tell(element, text)}`)
      }
    }
    return [...new Set(faults)]
  })
}
