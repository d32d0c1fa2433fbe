// Entry files of a group for `node --test`, each a process. Starting one takes seconds: it loads the shop and a browser.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { needsOwnProcess, type Group } from './test-groups.ts'

/**
 * Writes the entries to `folder`, in the order in which Node runs them. Each file that needs its own process has one.
 * Then follow as many as run at the same time, which share the other files.
 */
export function writeEntries(group: Group, files: readonly string[], folder: string): string[] {
  const alone = files.filter((file) => needsOwnProcess(group, file))
  const others = files.filter((file) => !alone.includes(file))
  const workers = Array.from({ length: Math.min(group.concurrency, others.length) }, () => others)
  return [...alone.map((file) => [file]), ...workers].map((queue, index) => {
    const entry = path.join(folder, `${group.name}-${String(index).padStart(3, '0')}.mjs`)
    writeFileSync(entry, entryText(group, queue))
    return entry
  })
}

/**
 * Each file is a suite, so that its hooks end with it. Hooks of `group.shared` end with the process, because it is imported
 * outside the suites. The file that a process creates keeps other processes from running the same test file.
 */
function entryText({ shared, timeoutMs }: Group, files: readonly string[]): string {
  const url = (file: string): string => pathToFileURL(path.resolve(file)).href
  return `import { closeSync, openSync } from 'node:fs'
import { after, describe } from 'node:test'
${shared.map((file) => `import ${JSON.stringify(url(file))}\n`).join('')}
function take(file) {
  try {
    closeSync(openSync(new URL(file.replaceAll('/', ' '), import.meta.url), 'wx'))
    return true
  } catch {
    return false
  }
}

/** A file that neither ends nor fails would keep the whole run from ending. */
const endLimitMs = ${timeoutMs + Math.min(timeoutMs, 60_000)}
function exitLater(file) {
  return setTimeout(() => {
    console.error(file + ' did not end')
    process.exit(1)
  }, endLimitMs)
}

/** Closing a shop takes less. */
const hooksLimitMs = ${Math.min(timeoutMs, 10_000)}
let taken = 0
for (const [file, url] of ${JSON.stringify(files.map((file) => [file, url(file)]))})
  if (take(file)) {
    taken += 1
    const limit = exitLater(file)
    let hooksLimit
    await new Promise((ended) =>
      describe(file, { timeout: ${timeoutMs} }, async () => {
        // A hook that fails ends the hooks behind it.
        after(() => void (hooksLimit = setTimeout(ended, hooksLimitMs)))
        try {
          await import(url)
        } finally {
          after(ended)
        }
      }),
    )
    clearTimeout(hooksLimit)
    clearTimeout(limit)
  }
// Open handles may keep a process alive after its last file.
setTimeout(() => process.exit(1), ${Math.min(timeoutMs, 60_000)}).unref()
// Node counts an entry without suites as a test.
if (taken === 0) describe('other processes have run all files', () => undefined)
`
}
