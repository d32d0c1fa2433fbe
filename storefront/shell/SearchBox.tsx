// Search of the header: a plain form with suggestions below. The code of the suggestions loads on first
// focus.
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useRoute, useVisit } from '#web/platform/pages/visit.ts'
import { SearchField } from '#web/ui/SearchField.tsx'

/** If the code cannot load, the form still searches. */
const Suggestions = deferredComponent(() => import('./Suggestions.tsx'), { when: 'use', missing: null })

export function SearchBox() {
  const { name, path, query } = useRoute()
  const searchText = name === 'search' ? (query.get('query') ?? '') : ''
  // A new page resets the field to the search text of that page.
  const page = `${path} ${searchText}`
  const { t, href } = useVisit()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const currentPage = useRef(page)
  const [touched, setTouched] = useState(false)
  const [text, setText] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  useEffect(() => {
    if (currentPage.current === page) return
    currentPage.current = page
    setText(null)
    setOpen(false)
    if (input.current) input.current.value = searchText
  }, [page, searchText])
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': listId,
    'aria-activedescendant': active ?? undefined,
  } as const
  return (
    <SearchField
      ref={input}
      label={t('search.label')}
      submitLabel={t('search.submit')}
      action={href('/search')}
      name="query"
      defaultValue={searchText}
      maxLength={100}
      onFocus={() => setTouched(true)}
      onInput={(event) => setText(event.currentTarget.value)}
      {...(touched && combobox)}
    >
      {touched && (
        <Suspense fallback={null}>
          <Suggestions
            id={listId}
            input={input}
            text={text}
            open={open}
            onOpen={setOpen}
            active={active}
            onActive={setActive}
          />
        </Suspense>
      )}
    </SearchField>
  )
}
