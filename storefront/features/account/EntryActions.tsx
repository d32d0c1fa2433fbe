// Buttons that edit and remove an entry of a list in the account.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'

type EntryActionsProps = {
  /** Id of the element that names the entry. */
  about: string
  onEdit: () => void
  onRemove: () => void
}

export function EntryActions({ about, onEdit, onRemove }: EntryActionsProps) {
  const t = useTranslate()
  return (
    <div data-part="actions">
      <Button variant="tertiary" size="s" icon="edit" aria-describedby={about} onClick={onEdit}>
        {t('account.edit')}
      </Button>
      <Button variant="tertiary" size="s" icon="remove" aria-describedby={about} onClick={onRemove}>
        {t('cart.removeShort')}
      </Button>
    </div>
  )
}
