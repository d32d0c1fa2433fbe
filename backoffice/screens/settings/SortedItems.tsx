// A list whose items are moved by buttons, so that it needs neither a mouse nor dragging.
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { t } from '../../platform/language.ts'
import './SortedItems.css'

type SortedItemsProps<Item> = {
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** Fields of an item, below its name. */
  fieldsOf?: (item: Item, at: number) => ReactNode
  onChange: (items: Item[]) => void
}

export function SortedItems<Item>({ items, nameOf, fieldsOf, onChange }: SortedItemsProps<Item>) {
  const label = (action: string, item: Item) => t('shop.named', { label: action, name: nameOf(item) })
  const move = (at: number, to: number) => {
    const moved = items.filter((_, each) => each !== at)
    moved.splice(to, 0, items[at]!)
    onChange(moved)
  }
  return (
    <ol className="sorted-items">
      {items.map((item, at) => (
        // Items have no id, and their fields have no state of their own.
        <li key={at}>
          <div data-part="head">
            <span>{nameOf(item)}</span>
            <IconButton
              icon="chevron-up"
              label={label(t('admin.settings.up'), item)}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              icon="chevron-down"
              label={label(t('admin.settings.down'), item)}
              disabled={at === items.length - 1}
              onClick={() => move(at, at + 1)}
            />
            <IconButton
              icon="remove"
              label={label(t('admin.staff.remove'), item)}
              onClick={() => onChange(items.filter((_, each) => each !== at))}
            />
          </div>
          {fieldsOf?.(item, at)}
        </li>
      ))}
    </ol>
  )
}
