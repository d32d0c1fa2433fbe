// The pictures of a product: swiped on phones, chosen by thumbnails, and the personal text upon them as it is typed.
import { useEffect, useRef, useState } from 'react'
import type { Product } from '#domain/catalog.ts'
import { useTranslate } from '../pages/visit.ts'
import { Picture } from '../ui/Picture.tsx'
import { WishButton } from '../wishlist/WishButton.tsx'
import { PersonalPreview } from './PersonalPreview.tsx'
import './Gallery.css'

type GalleryProps = {
  product: Product
  /** Name of the picture that the chosen variant has of its own. */
  shown: string | null
  personalText: string
}

/** The strip scrolls, so the keyboard must be able to reach it. */
const byKeys = { tabIndex: 0 }

const sizes = '(min-width: 88rem) 42rem, (min-width: 48rem) 50vw, 100vw'

export function Gallery({ product, shown, personalText }: GalleryProps) {
  const t = useTranslate()
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const { pictures, title, personalisation } = product

  function show(at: number): void {
    strip.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  useEffect(() => {
    const at = pictures.findIndex(({ name }) => name === shown)
    if (at >= 0) show(at)
  }, [pictures, shown])

  useEffect(() => {
    const element = strip.current
    if (!element || pictures.length < 2) return
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent([...element.children].indexOf(seen.target))
      },
      { root: element, threshold: 0.6 },
    )
    for (const slide of element.children) watch.observe(slide)
    return () => watch.disconnect()
  }, [pictures])

  return (
    <section className="gallery" aria-label={t('product.pictures', { title })}>
      <div data-part="frame">
        <ul
          ref={strip}
          data-part="strip"
          {...(pictures.length > 1 && byKeys)}
          aria-label={t('product.pictures', { title })}
        >
          {pictures.map((picture, at) => (
            <li key={picture.name}>
              <Picture picture={picture} ratio="square" sizes={sizes} eager={at === 0} />
            </li>
          ))}
        </ul>
        <WishButton id={product.id} title={title} />
        {personalisation && <PersonalPreview text={personalText} label={personalisation.label} />}
      </div>
      {pictures.length > 1 && (
        <ul data-part="thumbnails">
          {pictures.map((picture, at) => (
            <li key={picture.name}>
              <button
                type="button"
                aria-label={t('product.showPicture', { number: at + 1, count: pictures.length })}
                aria-current={at === current ? 'true' : undefined}
                onClick={() => show(at)}
              >
                <Picture picture={picture} ratio="square" sizes="5rem" widest={320} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
