// One picture of a product, with its buttons. It can be dragged to another place.
import { useState } from 'react'
import { Badge } from '#web/ui/Badge.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { t } from '../../platform/language.ts'

type PictureTileProps = {
  name: string
  alt: string
  /** Counted from 0. */
  at: number
  count: number
  onMove: (name: string, position: number) => void
  onEdit: () => void
  onRemove: () => void
}

/** Type of a dragged picture: a file has another. */
const dragType = 'text/x-picture'

export function PictureTile({ name, alt, at, count, onMove, onEdit, onRemove }: PictureTileProps) {
  const [isTarget, setTarget] = useState(false)
  const number = at + 1
  // A disabled button would lose the focus at the end of the list.
  const moveTo = (position: number) => () => {
    if (position >= 0 && position < count) onMove(name, position)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same by keyboard.
    <li
      draggable
      data-target={isTarget || undefined}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(dragType, name)
        dataTransfer.effectAllowed = 'move'
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return
        event.preventDefault()
        setTarget(true)
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        setTarget(false)
        const dragged = event.dataTransfer.getData(dragType)
        if (!dragged) return
        event.preventDefault()
        onMove(dragged, at)
      }}
    >
      <img
        src={`/media/${name}-320.webp`}
        alt={alt || t('admin.pictures.number', { number })}
        width={160}
        height={160}
        draggable={false}
      />
      {at === 0 && <Badge>{t('admin.pictures.main')}</Badge>}
      <div data-part="buttons">
        <IconButton
          icon="chevron-start"
          label={t('admin.pictures.earlier', { number })}
          aria-disabled={at === 0 || undefined}
          onClick={moveTo(at - 1)}
        />
        <IconButton
          icon="chevron-end"
          label={t('admin.pictures.later', { number })}
          aria-disabled={at === count - 1 || undefined}
          onClick={moveTo(at + 1)}
        />
        <IconButton icon="edit" label={t('admin.pictures.edit', { number })} onClick={onEdit} />
        <IconButton icon="remove" label={t('admin.pictures.remove', { number })} onClick={onRemove} />
      </div>
    </li>
  )
}
