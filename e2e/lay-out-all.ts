// What lies below the first screenful is laid out when it comes near (styles/base.css): here all of it is near, so
// that boxes do not move while they are measured.
import type { Page } from 'playwright-core'

export function layOutAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
  })
}
