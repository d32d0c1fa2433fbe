// Measures the first load of a page on a phone: largest paint, layout shift, blocking time.
import type { Browser } from 'playwright-core'
import { median, openPhone, untilIdle } from './phone.ts'

/** Times in milliseconds; `shift` is the cumulative layout shift. */
export type FirstView = {
  readonly page: string
  readonly largestPaint: number
  /** Tag name of the largest element. */
  readonly largest: string
  readonly shift: number
  readonly blocked: number
}

type Seen = { largestPaint: number; largest: string; shift: number; blocked: number }

const runs = 5

export async function measureFirstView(browser: Browser, origin: string, page: string): Promise<FirstView> {
  const seen: Seen[] = []
  for (let run = 0; run < runs; run += 1) seen.push(await openOnce(browser, origin + page))
  return {
    page,
    largestPaint: median(seen.map(({ largestPaint }) => largestPaint)),
    largest: seen[0]?.largest ?? '',
    shift: Math.max(...seen.map(({ shift }) => shift)),
    blocked: median(seen.map(({ blocked }) => blocked)),
  }
}

async function openOnce(browser: Browser, address: string): Promise<Seen> {
  const phone = await openPhone(browser, observe)
  try {
    await phone.page.goto(address, { waitUntil: 'load' })
    await untilIdle(phone.page)
    return await phone.page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  } finally {
    await phone.close()
  }
}

/** Runs in the page, so it uses nothing from outside itself. */
function observe(): void {
  const seen: Seen = { largestPaint: 0, largest: '', shift: 0, blocked: 0 }
  Object.assign(globalThis, { seen })
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; element: Element | null }
  const watch = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', ({ startTime, element }) => {
    seen.largestPaint = startTime
    seen.largest = element?.tagName.toLowerCase() ?? ''
  })
  watch('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value))
  // A task blocks input for the part of its time above 50 ms.
  watch('longtask', ({ duration }) => (seen.blocked += duration - 50))
}
