// Which page numbers to show: the first, the last, the current with its neighbours, and gaps (null) between.
export function pagesToShow(current: number, last: number): (number | null)[] {
  const candidates = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(candidates)].sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const missing = page - (pages[index - 1] ?? page - 1) - 1
    // A gap of one page is no shorter than the page itself.
    return missing === 0 ? [page] : missing === 1 ? [page - 1, page] : [null, page]
  })
}
