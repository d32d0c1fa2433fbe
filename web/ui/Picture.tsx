// Responsive picture in a frame. The frame reserves its space, and a blurred placeholder shows until the picture loads.
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { widthsOf } from './picture-widths.ts'
import './Picture.css'

type PictureProps = {
  /** null: a symbol in the empty frame. */
  picture: {
    readonly name: string
    readonly width: number
    readonly height: number
    readonly placeholder: string
    readonly alt: string
  } | null
  /** The `sizes` attribute: displayed width. */
  sizes: string
  /** Largest stored width to offer, in pixels: a small frame needs no large file on any screen. */
  widest?: number | undefined
  /** Aspect ratio of the frame; `own` is the picture's, `whole` fits the picture into any frame. */
  ratio?: 'own' | 'whole' | 'square' | 'landscape' | 'wide' | 'fill' | undefined
  /** For the largest picture of the first view: loads first, with high priority. */
  eager?: boolean | undefined
  /** Mirrors the picture in right-to-left text; only for pictures without text or clocks. */
  mirrored?: boolean | undefined
  /** Replaces the picture's own text; '' if adjacent text has the same content. */
  alt?: string | undefined
  /** Drawn over the picture. */
  children?: ReactNode
}

export function Picture({
  picture,
  sizes,
  widest,
  ratio = 'own',
  eager,
  mirrored,
  alt,
  children,
}: PictureProps) {
  if (!picture)
    return (
      <span className="picture" data-ratio={ratio} data-empty>
        <Icon name="gift" />
      </span>
    )
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
      {children}
    </span>
  )
}
