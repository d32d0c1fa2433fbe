// A picture in its frame, in the format and width the browser likes best. Its frame has its place before
// it arrives, and a blurred shadow of it lies under it until then.
import { widthsOf } from './picture-widths.ts'
import './Picture.css'

type PictureProps = {
  picture: {
    readonly name: string
    readonly width: number
    readonly height: number
    readonly placeholder: string
    readonly alt: string
  }
  /** The `sizes` attribute: how wide it is shown. */
  sizes: string
  /** Widest kept width worth offering: a small frame needs no large file, whatever the screen. */
  widest?: number | undefined
  /** Shape of the frame; `own` is the picture's, `whole` shows all of it in a frame of any shape. */
  ratio?: 'own' | 'whole' | 'square' | 'portrait' | 'landscape' | 'wide' | 'fill' | undefined
  /** For the largest picture of the first view: loaded at once, before others. */
  eager?: boolean | undefined
  /** For a picture without words or clocks: mirrored where text runs from right to left. */
  mirrored?: boolean | undefined
  /** Instead of the picture's own; '' where words beside it say the same. */
  alt?: string | undefined
}

export function Picture({ picture, sizes, widest, ratio = 'own', eager, mirrored, alt }: PictureProps) {
  const { name, width, height, placeholder } = picture
  const widths = widthsOf(Math.min(width, widest ?? width))
  const sources = (format: 'avif' | 'webp') =>
    widths.map((w) => `/media/${name}-${w}.${format} ${w}w`).join(', ')
  const middle = widths[Math.floor(widths.length / 2)] ?? widths[0]
  return (
    <span className="picture" data-ratio={ratio} data-mirrored={mirrored || undefined}>
      {placeholder && <img src={placeholder} alt="" aria-hidden="true" data-part="placeholder" />}
      <picture>
        <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
        <img
          srcSet={sources('webp')}
          sizes={sizes}
          src={`/media/${name}-${middle}.webp`}
          alt={alt ?? picture.alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? 'sync' : 'async'}
        />
      </picture>
    </span>
  )
}
