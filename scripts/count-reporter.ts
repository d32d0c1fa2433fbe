// A reporter for `node --test` that writes nothing but the final counts, as JSON, for the totals of a whole run.
import type { TestEvent } from 'node:test/reporters'

export default async function* counts(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    if (event.type === 'test:summary' && event.data.file === undefined)
      yield JSON.stringify(event.data.counts)
  }
}
