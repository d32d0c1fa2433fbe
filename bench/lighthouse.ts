// Runs Lighthouse on a page, as a slow phone. The first run downloads this version into its own folder, so it is not a
// dependency of the project (docs/decisions/0012-lighthouse-apart.md).
import { spawn } from 'node:child_process'
import path from 'node:path'
import { findChromium } from '../e2e/find-chromium.ts'
import { median } from './phone.ts'

const version = '13.5.0'
const cache = path.resolve(import.meta.dirname, '../var/bench/lighthouse')
const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Scores from 0 to 100, medians of three runs. */
export type Scores = {
  readonly page: string
  readonly scores: Readonly<Record<(typeof categories)[number], number>>
  /** Failed audits in the three categories that do not depend on time. */
  readonly faults: readonly string[]
  /** Lighthouse's benchmark index of the machine; it warns below 1,000. */
  readonly machine: number
}

type Report = {
  readonly runtimeError?: { readonly code: string; readonly message: string }
  readonly environment: { readonly benchmarkIndex: number }
  readonly audits: Readonly<Record<string, { readonly score: number | null }>>
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
      }
    >
  >
}

export async function runLighthouse(origin: string, page: string): Promise<Scores> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1)
    reports.push((await report(origin + page)) ?? (await report(origin + page)) ?? noTrace(page))
  const score = (name: string) =>
    Math.round(median(reports.map(({ categories: all }) => (all[name]?.score ?? 0) * 100)))
  return {
    page,
    scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores['scores'],
    faults: reports[0] ? faultsOf(reports[0]) : [],
    machine: median(reports.map(({ environment }) => environment.benchmarkIndex)),
  }
}

/** True when all categories except performance, which depends on the machine, score 100. */
export function hasFullScores({ scores }: Scores): boolean {
  return categories.every((name) => name === 'performance' || scores[name] === 100)
}

function faultsOf({ categories: all, audits }: Report): string[] {
  return categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => all[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
}

/** The browser recorded no start of navigation, twice. */
function noTrace(page: string): never {
  throw new Error(`Lighthouse got no trace of ${page}`)
}

/** Undefined when Lighthouse should run again, because the trace has no start of navigation. */
async function report(url: string): Promise<Report | undefined> {
  const options = [
    `--only-categories=${categories.join(',')}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
  ]
  const command = ['exec', '--yes', `--cache=${cache}`, '--', `lighthouse@${version}`, url, ...options]
  const child = spawn('npm', command, {
    env: { ...process.env, CHROME_PATH: findChromium('browser') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stderr.on('data', (part) => (errors += String(part)))
  for await (const part of child.stdout) output += String(part)
  const found = output && (JSON.parse(output) as Report)
  if (found && found.runtimeError?.code === 'NO_NAVSTART') return undefined
  if (!found || found.runtimeError)
    throw new Error(`Lighthouse could not look at ${url}: ${found ? found.runtimeError?.message : errors}`)
  return found
}
