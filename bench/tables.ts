// Prints the figures as tables, each with its goal.
import type { FirstView } from './first-view.ts'
import type { FloodRow } from './flood-clients.ts'
import { hasFullScores, type Scores } from './lighthouse.ts'
import type { Figures } from './load.ts'
import type { PageFigures } from './pages.ts'
import { isLight, type FileLengths, type PageWeight } from './sizes.ts'
import type { Steps } from './steps.ts'

const rounded = (figure: number): string => Math.round(figure).toLocaleString('en')
const share = (figure: number): string => `${(figure * 100).toFixed(figure < 0.1 ? 1 : 0)} %`
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/** The first column is left-aligned, the others right-aligned. */
function row(...cells: readonly string[]): void {
  console.log(
    `  ${cells
      .map((cell, at) => (at === 0 ? cell.padEnd(22) : cell.padStart(12)))
      .join('')
      .trimEnd()}`,
  )
}

function goalCell(isReached: boolean, goal: string): string {
  return `  ${isReached ? 'reached' : 'MISSED '}  ${goal}`
}

export function printPages({ tool, bare, cached, cachedShare, uncached, uncachedShare }: PageFigures): void {
  console.log(`\nListing page, the same bytes, in turn (${tool}; medians)`)
  row('', 'pages/s', 'of bare')
  row('bare node:http', rounded(bare))
  row('ours, cached', rounded(cached), share(cachedShare), goalCell(cachedShare >= 0.85, '85 %'))
  row('ours, uncached', rounded(uncached), share(uncachedShare))
}

export function printOperationHeads(): void {
  console.log('\nOperations over HTTP, 16 connections')
  row('', 'per second', 'p50 ms', 'p99 ms', 'per core s')
}

export function printOperation(
  name: string,
  { perSecond, p50, p99 }: Figures,
  perCoreSecond: number | undefined,
  goal?: { perSecond: number; p99?: number },
): void {
  const figures = [
    rounded(perSecond),
    p50.toFixed(2),
    p99.toFixed(2),
    perCoreSecond ? rounded(perCoreSecond) : '',
  ]
  if (!goal) return row(name, ...figures)
  const isReached = perSecond >= goal.perSecond && p99 <= (goal.p99 ?? Infinity)
  const goalText = `${rounded(goal.perSecond)}/s${goal.p99 ? `, p99 ${goal.p99} ms` : ''}`
  row(name, ...figures, goalCell(isReached, goalText))
}

export function printWeights(pages: readonly PageWeight[]): void {
  console.log('\nFirst view, kB as sent (brotli; fonts as they are)')
  row('', 'JavaScript', 'CSS', 'fonts', 'HTML')
  for (const weight of pages) {
    const { page, js, css, fonts, html } = weight
    row(page, ...[js, css, fonts, html].map(kilobytes), goalCell(isLight(weight), '80, 12, 60, 30'))
  }
}

export function printFirstViews(views: readonly FirstView[]): void {
  console.log('\nFirst view on a phone: 4 times slower processor, 1.6 Mbit/s, 150 ms (medians of 5)')
  row('', 'LCP ms', 'of', 'CLS', 'TBT ms')
  for (const { page, largestPaint, largest, shift, blocked } of views) {
    const isReached = largestPaint <= 1_000 && shift === 0 && blocked <= 60
    row(
      page,
      rounded(largestPaint),
      largest,
      shift.toFixed(3),
      rounded(blocked),
      goalCell(isReached, '1,000, 0, 60'),
    )
  }
}

export function printSteps({ toProduct, back, letter, addToCart, emptyPage }: Steps): void {
  console.log('\nSteps on the same phone, from the press to the paint (medians of 5)')
  row('product, fetched ahead', `${rounded(toProduct)} ms`, goalCell(toProduct <= 100, '100 ms'))
  row('back to the list', `${rounded(back)} ms`, goalCell(back <= 50, '50 ms, at the same place'))
  row('a letter of a name (INP)', `${rounded(letter)} ms`)
  row('add to cart (INP)', `${rounded(addToCart)} ms`, goalCell(addToCart <= 50, '50 ms'))
  row('  an empty page (INP)', `${rounded(emptyPage)} ms`)
}

export function printLighthouse(results: readonly Scores[]): void {
  console.log('\nLighthouse, mobile (medians of 3)')
  row('', 'performance', 'accessible', 'practices', 'SEO', 'machine')
  for (const one of results) {
    const { page, scores, machine, faults } = one
    const figures = [...Object.values(scores), machine].map(rounded)
    row(page, ...figures, goalCell(hasFullScores(one) && scores.performance >= 98, '98, 100, 100, 100'))
    if (faults.length > 0) console.log(`    ${faults.join(', ')}`)
  }
  console.log(
    '  Performance has no goal that fails the run: other work on the machine lowers it. Below 1,000 the machine is slow.',
  )
}

export function printFileLengths({ files, median, longest, longestFile }: FileLengths): void {
  console.log(`\nSource: ${files} files, median ${median} lines, longest ${longest} (${longestFile})`)
}

/** Times in milliseconds. Server faults are lost connections and 5xx responses other than 503. */
export function printFlood(rows: readonly FloodRow[], seconds: number): void {
  row('', 'per second', 'p50 ms', 'p99 ms', '200', '503', 'other')
  for (const [name, { times, statuses }, goal] of rows) {
    const sorted = Float64Array.from(times).sort()
    const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
    const [fine = 0, busy = 0] = [statuses.get(200), statuses.get(503)]
    const others = [...statuses].filter(([status]) => status !== 200 && status !== 503)
    const faults = others.filter(([status]) => status === 0 || status >= 500)
    const cells = [
      rounded(times.length / seconds),
      at(0.5).toFixed(1),
      at(0.99).toFixed(1),
      rounded(fine),
      rounded(busy),
    ]
    const isReached = faults.length === 0 && (goal === undefined || at(0.99) <= goal)
    const otherCounts = others.map(([status, count]) => `${count} × ${status || 'lost'}`).join(', ') || '0'
    row(
      name,
      ...cells,
      otherCounts,
      goalCell(isReached, goal === undefined ? 'no 5xx but 503' : `p99 ${goal} ms`),
    )
  }
}

export function printLine(name: string, figure: string, isReached?: boolean): void {
  console.log(`  ${name}: ${figure}${isReached === undefined ? '' : isReached ? '  reached' : '  MISSED'}`)
}
