// Counters, gauges and histograms in the text format of Prometheus.

export type MetricRegistry = ReturnType<typeof createMetricRegistry>
export type Counter = { add(labels: readonly string[], by?: number): void }
export type Histogram = { observe(labels: readonly string[], value: number): void }
export type Sample = readonly [labels: readonly string[], value: number]

/** Label values come from bounded sets. The limit protects the memory from a mistake. */
const maxSeries = 2_000
const overflow = 'other'

export function createMetricRegistry() {
  const families: (() => Promise<string[]>)[] = []

  return {
    counter(name: string, help: string, labels: readonly string[]): Counter {
      const series = createSeries(labels, () => ({ value: 0 }))
      families.push(async () => [
        ...heading(name, help, 'counter'),
        ...series.all().map(([values, { value }]) => line(name, labels, values, value)),
      ])
      return { add: (values, by = 1) => void (series.at(values).value += by) }
    },
    /** `read` is called for each scrape. */
    gauge(name: string, help: string, read: () => number | Promise<number>): void {
      this.labelledGauge(name, help, [], async () => [[[], await read()]])
    },
    /** Without a result the metric is absent. */
    labelledGauge(
      name: string,
      help: string,
      labels: readonly string[],
      read: () => readonly Sample[] | Promise<readonly Sample[]>,
    ): void {
      families.push(async () => [
        ...heading(name, help, 'gauge'),
        ...(await read()).map(([values, value]) => line(name, labels, values, value)),
      ])
    },
    /** `bounds` are the upper bounds of the buckets, growing. */
    histogram(name: string, help: string, labels: readonly string[], bounds: readonly number[]): Histogram {
      const series = createSeries(labels, () => ({ sum: 0, count: 0, buckets: bounds.map(() => 0) }))
      families.push(async () => [
        ...heading(name, help, 'histogram'),
        ...series
          .all()
          .flatMap(([values, { sum, count, buckets }]) => [
            ...[...bounds, Infinity].map((bound, at) =>
              line(`${name}_bucket`, [...labels, 'le'], [...values, numberText(bound)], buckets[at] ?? count),
            ),
            line(`${name}_sum`, labels, values, sum),
            line(`${name}_count`, labels, values, count),
          ]),
      ])
      return {
        observe(values, value) {
          const one = series.at(values)
          one.sum += value
          one.count += 1
          for (let at = bounds.length - 1; at >= 0 && value <= bounds[at]!; at -= 1) one.buckets[at]! += 1
        },
      }
    },
    async text(): Promise<string> {
      const lines = await Promise.all(families.map((family) => family()))
      return `${lines.flat().join('\n')}\n`
    },
  }
}

/** One state for each combination of label values. */
function createSeries<State>(labels: readonly string[], create: () => State) {
  const states = new Map<string, { values: readonly string[]; state: State }>()
  return {
    at(values: readonly string[]): State {
      // Concatenation takes a third of the time of `join`.
      let key = values[0] ?? ''
      for (let at = 1; at < values.length; at += 1) key += `\n${values[at]}`
      const known = states.get(key)
      if (known) return known.state
      if (states.size >= maxSeries && values[0] !== overflow) return this.at(labels.map(() => overflow))
      const state = create()
      states.set(key, { values, state })
      return state
    },
    all: () => [...states.values()].map(({ values, state }) => [values, state] as const),
  }
}

function heading(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

function line(name: string, labels: readonly string[], values: readonly string[], value: number): string {
  const pairs = labels.map((label, at) => `${label}="${escaped(values[at] ?? '')}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${numberText(value)}`
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

function numberText(value: number): string {
  return value === Infinity ? '+Inf' : String(value)
}
