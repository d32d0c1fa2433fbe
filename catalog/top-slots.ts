// Selects a page of an unsorted list without sorting the rest. An early page is selected with a heap of the best items,
// a late one with quickselect.

/** Sort keys, ascending; `tie` decides between equal ranks. */
export type Ranks = { readonly rank: Float64Array; readonly tie: Float64Array }

/** Items `from` to `to` of the first `count` in ascending order, as indexes in `ranks`. */
export function orderedRange(ranks: Ranks, count: number, from: number, to: number): number[] {
  const end = Math.min(to, count)
  if (from >= end) return []
  const compare = (a: number, b: number): number => (isBefore(ranks, a, b) ? -1 : 1)
  if (end < count / 8) return smallest(ranks, count, end).sort(compare).slice(from, end)
  const items = new Int32Array(count)
  for (let at = 0; at < count; at++) items[at] = at
  quickselect(ranks, items, end)
  quickselect(ranks, items.subarray(0, end), from)
  return [...items.subarray(from, end)].sort(compare)
}

function isBefore({ rank, tie }: Ranks, a: number, b: number): boolean {
  const first = rank[a]!
  const second = rank[b]!
  return first < second || (first === second && tie[a]! < tie[b]!)
}

/** Moves the first `count` items in ascending order to the front, unsorted. A late page of many hits needs no sort. */
function quickselect(ranks: Ranks, items: Int32Array, count: number): void {
  const last = count - 1
  let low = 0
  let high = items.length - 1
  while (low < high && last >= 0) {
    const pivot = items[(low + high) >>> 1]!
    let left = low
    let right = high
    while (left <= right) {
      while (isBefore(ranks, items[left]!, pivot)) left++
      while (isBefore(ranks, pivot, items[right]!)) right--
      if (left > right) break
      const item = items[left]!
      items[left++] = items[right]!
      items[right--] = item
    }
    if (last <= right) high = right
    else if (last >= left) low = left
    else return
  }
}

/** A heap with the last item on top: an item not before the top cannot be among the first. */
function smallest(ranks: Ranks, count: number, wanted: number): number[] {
  const heap: number[] = []
  for (let item = 0; item < count; item++) {
    if (heap.length < wanted) {
      heap.push(item)
      siftUp(heap, ranks)
    } else if (isBefore(ranks, item, heap[0]!)) {
      heap[0] = item
      siftDown(heap, ranks)
    }
  }
  return heap
}

function siftUp(heap: number[], ranks: Ranks): void {
  let at = heap.length - 1
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!isBefore(ranks, heap[parent]!, heap[at]!)) return
    swap(heap, at, parent)
    at = parent
  }
}

function siftDown(heap: number[], ranks: Ranks): void {
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
  const item = heap[a]!
  heap[a] = heap[b]!
  heap[b] = item
}
