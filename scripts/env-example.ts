// Writes .env.example from the table of settings; `--check` only checks that it is up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { envExample } from '#server/env-example.ts'

const target = new URL('../.env.example', import.meta.url)

if (!process.argv.includes('--check')) writeFileSync(target, envExample())
else if (readFileSync(target, 'utf8') !== envExample()) {
  console.error('.env.example is out of date: run `node scripts/env-example.ts`')
  process.exitCode = 1
}
