// The text format of Prometheus, version 0.0.4.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMetricRegistry } from './metric-registry.ts'

test('counters, gauges and histograms are written with help, type and labels', async () => {
  const registry = createMetricRegistry()
  const counter = registry.counter('asked_total', 'Requests.', ['path', 'status'])
  counter.add(['a"b\\c\nd', '200'])
  counter.add(['a"b\\c\nd', '200'], 2)
  registry.gauge('age', 'Age.', () => 1.5)
  const histogram = registry.histogram('time', 'Time.', ['path'], [0.1, 1])
  for (const value of [0.1, 0.5, 3]) histogram.observe(['/'], value)
  assert.equal(
    await registry.text(),
    `# HELP asked_total Requests.
# TYPE asked_total counter
asked_total{path="a\\"b\\\\c\\nd",status="200"} 3
# HELP age Age.
# TYPE age gauge
age 1.5
# HELP time Time.
# TYPE time histogram
time_bucket{path="/",le="0.1"} 1
time_bucket{path="/",le="1"} 2
time_bucket{path="/",le="+Inf"} 3
time_sum{path="/"} 3.6
time_count{path="/"} 3
`,
  )
})

test('beyond two thousand combinations of labels, further ones share one series', async () => {
  const registry = createMetricRegistry()
  const counter = registry.counter('asked_total', 'Requests.', ['path'])
  for (let at = 0; at < 2_010; at += 1) counter.add([`/${at}`])
  const text = await registry.text()
  assert.match(text, /^asked_total\{path="other"\} 10$/m)
  assert.equal(text.match(/^asked_total/gm)?.length, 2_001)
})
