// `npm run verify`: the checks before a commit, cheapest first. It stops at the first failure.
import { spawnSync } from 'node:child_process'

const steps: [name: string, command: string, ...args: string[]][] = [
  ['format', 'oxfmt', '--check'],
  ['lint', 'oxlint'],
  ['styles', 'stylelint', '--allow-empty-input', '{web,storefront,backoffice}/**/*.css'],
  ['types', 'tsc', '-p', '.'],
  ['types of domain', 'tsc', '-p', 'tsconfig.domain.json'],
  ['fast tests', 'node', 'scripts/test.ts', '--fast'],
]

const hints: Record<string, string> = {
  format: 'run `npm run format`',
  'types of domain': 'domain has no Node, no browser and no clock: take what you need as an argument',
}

const started = performance.now()
for (const [name, command, ...args] of steps) {
  const before = performance.now()
  const step = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const passed = step.status === 0
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(16)} ${seconds(before)} s`)
  if (passed) continue
  console.log(`\n${step.error?.message ?? ''}${step.stdout}${step.stderr}`)
  console.log(`verify stopped at: ${name}${hints[name] ? ` (${hints[name]})` : ''}`)
  process.exit(1)
}
console.log(`verified in ${seconds(started)} s`)

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1).padStart(5)
}
