// A picture in a frame that scrolls: how much larger than the frame it is, and about which point it grows.
export const mostZoom = 4
/** By a press on the picture. */
export const pressZoom = 2.5
const step = 1.5

export function zoomOf(frame: HTMLElement): number {
  return Number(frame.style.getPropertyValue('--zoom')) || 1
}

/** The point of the picture at (x, y) of the window stays where it is. Returns the zoom that came of it. */
export function zoomTo(frame: HTMLElement, zoom: number, x?: number, y?: number): number {
  const before = zoomOf(frame)
  const next = Math.min(mostZoom, Math.max(1, zoom))
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
  frame.scrollTo({ ...to, behavior: 'instant' })
  return next
}

export const larger = (frame: HTMLElement) => zoomTo(frame, zoomOf(frame) * step)
export const smaller = (frame: HTMLElement) => zoomTo(frame, zoomOf(frame) / step)

/** Two fingers on the frames within `strip`. Returns how to stop. */
export function watchPinch(strip: HTMLElement, onZoom: (zoom: number) => void): () => void {
  let spread = 0
  const between = ([a, b]: TouchList): { apart: number; x: number; y: number } => ({
    apart: Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY),
    x: (a!.clientX + b!.clientX) / 2,
    y: (a!.clientY + b!.clientY) / 2,
  })
  function begin({ touches }: TouchEvent): void {
    if (touches.length === 2) spread = between(touches).apart
  }
  function move(event: TouchEvent): void {
    const frame = (event.target as HTMLElement).closest<HTMLElement>('[data-part="picture"]')
    if (event.touches.length !== 2 || !frame || spread === 0) return
    // The browser would enlarge the whole window.
    event.preventDefault()
    const { apart, x, y } = between(event.touches)
    onZoom(zoomTo(frame, (zoomOf(frame) * apart) / spread, x, y))
    spread = apart
  }
  strip.addEventListener('touchstart', begin, { passive: true })
  strip.addEventListener('touchmove', move, { passive: false })
  return () => {
    strip.removeEventListener('touchstart', begin)
    strip.removeEventListener('touchmove', move)
  }
}
