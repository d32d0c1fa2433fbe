// For pages without content: a search field if the header has none, and links to four categories. Their pictures follow
// once they are loaded.
import type { Output } from '#api/call.ts'
import { lazyCall } from '#web/platform/api/lazy-call.ts'
import { inBackground, useLoaded } from '#web/platform/api/use-loaded.ts'
import { useShopVisit } from '../shop-visit.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import './NextSteps.css'

const maxCategories = 4

type NextStepsProps = {
  /** Nothing is requested, because the shop is unreachable. */
  offline?: boolean
  /** The header has a search field. */
  hasSearch?: boolean
}

export function NextSteps({ offline = false, hasSearch = false }: NextStepsProps) {
  const { t, href, frame } = useShopVisit()
  const pictures = usePictures(offline)
  return (
    <div className="next-steps">
      {!hasSearch && (
        <SearchField
          label={t('search.label')}
          submitLabel={t('search.submit')}
          action={href('/search')}
          name="query"
          maxLength={100}
        />
      )}
      {frame.menu.length > 0 && (
        <ul>
          {frame.menu.slice(0, maxCategories).map(({ key, name, address }) => (
            <li key={key}>
              <a href={href(`/classify/${address}`)}>
                {!offline && (
                  <span data-part="picture">
                    <Picture
                      picture={pictures.get(key) ?? null}
                      ratio="square"
                      sizes="8rem"
                      widest={320}
                      alt=""
                    />
                  </span>
                )}
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function usePictures(offline: boolean): ReadonlyMap<string, Output<'catalog.categories'>[number]['picture']> {
  const categories = useLoaded(offline ? null : '', (signal) =>
    lazyCall('catalog.categories', {}, { ...inBackground, signal }),
  )
  return new Map(categories?.data.map(({ key, picture }) => [key, picture] as const))
}
