// A further picture of a product, over the first one of its card. It loads when a mouse first comes to the card.
import type { Picture as PictureFacts } from '#domain/catalog/catalog.ts'
import { Picture } from '#web/ui/Picture.tsx'
import './SecondPicture.css'

type SecondPictureProps = { name: string; first: PictureFacts; sizes: string }

export default function SecondPicture({ name, first, sizes }: SecondPictureProps) {
  const picture = { ...first, name, placeholder: '' }
  return (
    <span className="second-picture">
      <Picture picture={picture} ratio="square" sizes={sizes} widest={640} alt="" />
    </span>
  )
}
