// The shopper's choices on a picture of the gallery: the chosen paper, or the personal text. The text is drawn on the
// picture, or shown in a card with the hint that the finished lettering differs.
import type { Picture, Product } from '#domain/catalog/catalog.ts'
import { useHydrated } from '#web/platform/hydration/use-hydrated.ts'
import DrawnText from '../../shared/products/DrawnText.tsx'
import { WrappedBox } from '../../shared/wrapping/LazyWrappedBox.tsx'
import { PersonalCard } from './PersonalCard.tsx'
import type { WrappedPicture } from './wrapped-pictures.ts'

type PersonalPreviewProps = {
  product: Product
  picture: Picture & WrappedPicture
  /** null: the shopper chose to have none. */
  text: string | null
}

export function PersonalPreview({ product, picture, text }: PersonalPreviewProps) {
  const hydrated = useHydrated()
  const { pictures, personalisation } = product
  if (picture.wrapping) return <WrappedBox wrapping={picture.wrapping} />
  if (!personalisation) return null
  const { alphabet, position } = personalisation
  // Not in the HTML: the typefaces and styles of the lettering load with this component.
  if (picture.lettering) return hydrated && <DrawnText picture={picture} text={text} alphabet={alphabet} />
  return text?.trim() && picture === pictures[0] && <PersonalCard text={text} position={position} />
}
