// Reporter for `node --test`: writes only the final counts, as JSON, for the totals of a run.
import type { TestEvent } from 'node:test/reporters'

export default async function* counts(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    if (event.type === 'test:summary' && event.data.file === undefined)
      yield JSON.stringify(event.data.counts)
  }
}
