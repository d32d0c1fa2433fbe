// The text that the shopper typed for another product, on the picture of a product card: drawn, or on a tag where the
// finished lettering cannot be drawn. It loads with the first typed text.
import { use, useState } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { parseSampleDrawing } from '#domain/catalog/sample-drawing.ts'
import { checkPersonalisation } from '#domain/orders/gift.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import DrawnText from './DrawnText.tsx'
import { loadLettering } from './letterings.ts'
import './TypedTextPicture.css'

type TypedTextPictureProps = {
  product: Pick<ProductCard, 'key' | 'picture'>
  text: string
  sizes: string
}

export default function TypedTextPicture({ product, text, sizes }: TypedTextPictureProps) {
  const { locale } = useVisit()
  const [isLoaded, setLoaded] = useState(false)
  const lettering = use(loadLettering(product.key, locale))
  // The picture stays as it is where a product cannot have this text.
  if (!lettering || checkPersonalisation(text, lettering.maxLength, lettering.alphabet)) return null
  const drawing = parseSampleDrawing(product.picture?.name ?? '')
  const picture = lettering.pictures.find(({ name }) => name === drawing?.blank)
  if (!picture)
    return (
      <bdi className="typed-text-tag">
        <Icon name="edit" />
        {text}
      </bdi>
    )
  return (
    <span
      className="typed-text-picture"
      data-loaded={isLoaded || undefined}
      onLoadCapture={() => setLoaded(true)}
    >
      <Picture picture={{ ...picture, placeholder: '' }} ratio="square" sizes={sizes} widest={640} alt="">
        <DrawnText picture={picture} text={text} alphabet={lettering.alphabet} />
      </Picture>
    </span>
  )
}
