// Selects a page of an unsorted list with a heap of the best items, so that the rest is never sorted.

/** Sort keys, ascending; `tie` decides between equal ranks. */
export type Ranks = { readonly rank: Float64Array; readonly tie: Float64Array }

/** Items `from` to `to` of the first `count` in ascending order, as indexes in `ranks`. */
export function orderedRange(ranks: Ranks, count: number, from: number, to: number): number[] {
  const end = Math.min(to, count)
  if (from >= end) return []
  const best = end < count / 8 ? smallest(ranks, count, end) : Array.from({ length: count }, (_, at) => at)
  return best.sort((a, b) => (isBefore(ranks, a, b) ? -1 : 1)).slice(from, end)
}

function isBefore({ rank, tie }: Ranks, a: number, b: number): boolean {
  const first = rank[a]!
  const second = rank[b]!
  return first < second || (first === second && tie[a]! < tie[b]!)
}

/** A heap with the last item on top: an item not before the top cannot be among the first. */
function smallest(ranks: Ranks, count: number, wanted: number): number[] {
  const heap: number[] = []
  for (let item = 0; item < count; item++) {
    if (heap.length < wanted) {
      heap.push(item)
      rise(heap, ranks)
    } else if (isBefore(ranks, item, heap[0]!)) {
      heap[0] = item
      sink(heap, ranks)
    }
  }
  return heap
}

function rise(heap: number[], ranks: Ranks): void {
  let at = heap.length - 1
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!isBefore(ranks, heap[parent]!, heap[at]!)) return
    swap(heap, at, parent)
    at = parent
  }
}

function sink(heap: number[], ranks: Ranks): void {
  let at = 0
  while (true) {
    const left = 2 * at + 1
    if (left >= heap.length) return
    const right = left + 1
    const later = right < heap.length && isBefore(ranks, heap[left]!, heap[right]!) ? right : left
    if (!isBefore(ranks, heap[at]!, heap[later]!)) return
    swap(heap, at, later)
    at = later
  }
}

function swap(heap: number[], a: number, b: number): void {
  const kept = heap[a]!
  heap[a] = heap[b]!
  heap[b] = kept
}
