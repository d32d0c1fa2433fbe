// For pages without content: a search field and links to four categories.
import { useHref, useTranslate, useVisit } from '../../platform/pages/visit.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import './NextSteps.css'

const maxCategories = 4

export function NextSteps() {
  const t = useTranslate()
  const href = useHref()
  const { menu } = useVisit().frame
  return (
    <div className="next-steps">
      <SearchField
        label={t('search.label')}
        submitLabel={t('search.submit')}
        action={href('/search')}
        name="query"
        maxLength={100}
      />
      {menu.length > 0 && (
        <ul>
          {menu.slice(0, maxCategories).map(({ key, name, address }) => (
            <li key={key}>
              <a href={href(`/classify/${address}`)}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
