// Zooms a picture in a scrolling frame, around a given point.
export const maxZoom = 4
/** Zoom of a click on the picture. */
export const clickZoom = 2.5
const step = 1.5

/** The current zoom; 1 by default. */
export function zoomOf(frame: HTMLElement): number {
  return Number(frame.style.getPropertyValue('--zoom')) || 1
}

/**
 * The point of the picture at the client coordinates (x, y) keeps its position; by default the frame's centre.
 * Returns the zoom after limiting.
 */
export function zoomTo(frame: HTMLElement, zoom: number, x?: number, y?: number): number {
  const before = zoomOf(frame)
  const next = Math.min(maxZoom, Math.max(1, zoom))
  const { left, top, width, height } = frame.getBoundingClientRect()
  const across = x === undefined ? width / 2 : x - left
  const down = y === undefined ? height / 2 : y - top
  const growth = next / before
  const to = {
    left: (frame.scrollLeft + across) * growth - across,
    top: (frame.scrollTop + down) * growth - down,
  }
  frame.style.setProperty('--zoom', String(next))
  frame.toggleAttribute('data-zoomed', next > 1)
  const middle = (frame.scrollWidth - frame.clientWidth) / 2
  frame.scrollTo({ ...(next > 1 ? to : { left: middle }), behavior: 'instant' })
  return next
}

export const zoomIn = (frame: HTMLElement) => zoomTo(frame, zoomOf(frame) * step)
export const zoomOut = (frame: HTMLElement) => zoomTo(frame, zoomOf(frame) / step)

/** Zooms the frames within `strip` on two-finger gestures. Returns a function that removes the listeners. */
export function watchPinch(strip: HTMLElement, onZoom: (zoom: number) => void): () => void {
  let spread = 0
  const measure = ([a, b]: TouchList): { distance: number; x: number; y: number } => ({
    distance: Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY),
    x: (a!.clientX + b!.clientX) / 2,
    y: (a!.clientY + b!.clientY) / 2,
  })
  function begin({ touches }: TouchEvent): void {
    if (touches.length === 2) spread = measure(touches).distance
  }
  function move(event: TouchEvent): void {
    const frame = (event.target as HTMLElement).closest<HTMLElement>('[data-part="picture"]')
    if (event.touches.length !== 2 || !frame || spread === 0) return
    // Otherwise the browser zooms the whole page.
    event.preventDefault()
    const { distance, x, y } = measure(event.touches)
    onZoom(zoomTo(frame, (zoomOf(frame) * distance) / spread, x, y))
    spread = distance
  }
  strip.addEventListener('touchstart', begin, { passive: true })
  strip.addEventListener('touchmove', move, { passive: false })
  return () => {
    strip.removeEventListener('touchstart', begin)
    strip.removeEventListener('touchmove', move)
  }
}
