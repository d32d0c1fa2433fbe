// The picture of a product card with the text that the shopper typed for another product, over the card's own picture.
// It loads with the first typed text.
import { use, useState } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { parseSampleDrawing } from '#domain/catalog/sample-drawing.ts'
import { checkPersonalisation } from '#domain/orders/gift.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
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
  const drawing = parseSampleDrawing(product.picture?.name ?? '')
  const lettering = drawing ? use(loadLettering(product.key, locale)) : null
  const picture = lettering?.pictures.find(({ name }) => name === drawing?.blank)
  if (!lettering || !picture) return null
  const { maxLength, alphabet } = lettering
  // The sample word stays on a product that cannot have this text.
  if (checkPersonalisation(text, maxLength, alphabet)) return null
  return (
    <span
      className="typed-text-picture"
      data-loaded={isLoaded || undefined}
      onLoadCapture={() => setLoaded(true)}
    >
      <Picture picture={{ ...picture, placeholder: '' }} ratio="square" sizes={sizes} widest={640} alt="">
        <DrawnText picture={picture} text={text} alphabet={alphabet} />
      </Picture>
    </span>
  )
}
