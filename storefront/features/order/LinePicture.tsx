// Thumbnail of an order line.
import { Picture } from '../../ui/Picture.tsx'
import type { OrderView } from './use-order.ts'
import './LinePicture.css'

export function LinePicture({ line: { picture } }: { line: OrderView['lines'][number] }) {
  if (!picture) return null
  return (
    <span className="line-picture">
      <Picture picture={picture} ratio="square" sizes="3.5rem" widest={160} alt="" />
    </span>
  )
}
