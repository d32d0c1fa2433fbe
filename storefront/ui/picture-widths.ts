// The widths a picture is kept in, in pixels: /media/{name}-{width}.avif and .webp.
export const pictureWidths = [160, 320, 480, 640, 800, 1200, 1600, 2400] as const

/** The kept widths of a picture that is `ownWidth` pixels wide: never larger than itself. */
export function widthsOf(ownWidth: number): number[] {
  const fitting = pictureWidths.filter((width) => width <= ownWidth)
  return fitting.length > 0 ? fitting : [pictureWidths[0]]
}
