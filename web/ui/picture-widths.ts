// Stored widths of a picture in pixels: /media/{name}-{width}.avif and .webp.
export const pictureWidths = [160, 320, 480, 640, 800, 1200, 1600, 2400] as const

/** Stored widths of a picture with an original width of `ownWidth` pixels; at least one. */
export function widthsOf(ownWidth: number): number[] {
  const fitting = pictureWidths.filter((width) => width <= ownWidth)
  return fitting.length > 0 ? fitting : [pictureWidths[0]]
}
