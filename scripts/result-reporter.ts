// Reporter for `node --test`: writes the final counts and the failed tests as one JSON object.
import path from 'node:path'
import type { TestEvent } from 'node:test/reporters'

export type Counts = { tests: number; passed: number; skipped: number; todo: number }
export type Failure = { place: string; name: string; message: string }
export type Result = { counts: Counts; failures: readonly Failure[] }

export default async function* result(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let counts: Counts = { tests: 0, passed: 0, skipped: 0, todo: 0 }
  const failures: Failure[] = []
  for await (const event of events) {
    if (event.type === 'test:summary' && event.data.file === undefined) counts = event.data.counts
    if (event.type !== 'test:fail' || event.data.todo) continue
    const { name, file = '', line, details } = event.data
    const { failureType, cause, message } = details.error as Error & { failureType?: string }
    // Its failed subtests are listed on their own.
    if (failureType === 'subtestsFailed') continue
    failures.push({
      place: [path.relative('.', file), line].filter(Boolean).join(':'),
      name,
      message: cause instanceof Error ? cause.message : message,
    })
  }
  yield JSON.stringify({ counts, failures } satisfies Result)
}
