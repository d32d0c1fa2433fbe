// Search field of a list: the typed text becomes `q` of the screen's address.
import { SearchField } from '#web/ui/SearchField.tsx'
import { adminHref, changeQuery, useAddress } from '../platform/router.ts'

/** `path` is the screen's: '/customers'. */
export function QuerySearch({ label, path }: { label: string; path: string }) {
  return (
    <SearchField
      label={label}
      submitLabel={label}
      action={adminHref(path)}
      defaultValue={useAddress().query.get('q') ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('q')
        changeQuery({ q: typeof typed === 'string' ? typed.trim() : '' })
      }}
    />
  )
}
