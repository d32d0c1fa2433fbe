// Checks that the consent question covers no control: after scrolling to it, and at positions while scrolling.
import type { Page } from 'playwright-core'

/** Shows the question, which otherwise waits three seconds for the first scroll. */
export async function showQuestion(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('scroll'))
    return document.querySelector('.question-bar button')?.checkVisibility({ visibilityProperty: true })
  })
}

/** Names of the controls that the question covers even after scrolling to them. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.question-bar'))
    const isCovered = (each: HTMLElement): boolean => {
      const { left, top, width, height } = each.getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      return Boolean(found?.closest('.question-bar'))
    }
    const nameOf = ({ tagName, innerText, className }: HTMLElement) => `${tagName} ${innerText} ${className}`
    const covered = controls.filter((each) => {
      each.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return isCovered(each)
    })
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    return [...covered, ...controls.filter(isCovered)].map(nameOf)
  })
}

/**
 * Faults at scroll positions half a viewport apart. The visible question is an edge of the viewport: as wide, without a
 * gap below or another bar behind it. Focus moves a control from behind this edge into view.
 */
export async function faultsWhileScrolling(page: Page): Promise<string[]> {
  const faults: string[] = []
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  const step = (page.viewportSize()?.height ?? 0) / 2
  for (let position = 0; position < end; position += step) {
    const found = await page.evaluate(faultsAt, position)
    faults.push(...found.map((fault) => `${position}: ${fault}`))
  }
  return faults
}

/** Runs in the page. */
async function faultsAt(position: number): Promise<string[]> {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const isVisible = (each: Element) => each.checkVisibility({ visibilityProperty: true })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  scrollTo({ top: position, behavior: 'instant' })
  await painted()
  const bar = document.querySelector('.question-bar')
  if (!bar || !isVisible(bar)) return []
  // It slides in again where another bar has left.
  const isEdge = (): boolean => {
    const { left, right, bottom } = bar.getBoundingClientRect()
    return (
      left === 0 &&
      right === document.body.getBoundingClientRect().right &&
      Math.round(bottom) === innerHeight
    )
  }
  const isBehind = (each: Element): boolean => {
    const { top, bottom } = bar.getBoundingClientRect()
    const box = each.getBoundingClientRect()
    return isVisible(each) && !bar.contains(each) && box.bottom > top + 1 && box.top < bottom
  }
  // A bar leaves as soon as the browser has told it that its button is in view.
  const barsBehind = (): Element[] =>
    [...document.querySelectorAll('.sticky-buy-bar, .cart-bar, .order-button')].filter(isBehind)
  const isSettled = (): boolean => isEdge() && barsBehind().length === 0
  for (let frame = 0; frame < 60 && isVisible(bar) && !isSettled(); frame += 1) await painted()
  if (!isVisible(bar)) return []
  const faults = barsBehind().map((each) => `${each.className} is behind the question`)
  if (!isEdge()) faults.push('the question is no edge of the viewport')
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
  for (const each of controls.filter(isBehind)) {
    each.focus()
    if (isVisible(bar) && document.activeElement === each && isBehind(each))
      faults.push(`${each.outerHTML.slice(0, 120)} is focused behind the question`)
    scrollTo({ top: position, behavior: 'instant' })
  }
  return faults
}
