// Search, status and category of a list of products, in the query of its address.
import { useEffect, useState } from 'react'
import { productStatuses, type ProductStatus } from '#domain/catalog/product-record.ts'
import { inLanguage } from '#domain/markets/locale.ts'
import { SearchField } from '#web/ui/SearchField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { pageLocale, t } from '../../platform/language.ts'
import { bindText } from '../../platform/bind.ts'
import { changeQuery, useAddress } from '../../platform/router.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { option } from '../../ui/option.tsx'

const typingPauseMs = 250

export function ProductFilter() {
  const { query } = useAddress()
  const taxonomy = useLoad('admin.listTaxonomy', {})
  const [search, setSearch] = useState(query.get('q') ?? '')
  useEffect(() => {
    if (search === (new URLSearchParams(location.search).get('q') ?? '')) return
    const timer = setTimeout(() => changeQuery({ q: search, page: '' }), typingPauseMs)
    return () => clearTimeout(timer)
  }, [search])
  return (
    <div className="product-filter">
      <SearchField
        label={t('admin.products.search')}
        submitLabel={t('search.submit')}
        action=""
        onSubmit={(event) => event.preventDefault()}
        {...bindText(search, setSearch)}
      />
      <SelectField
        label={t('admin.orders.status')}
        {...bindText(query.get('status') ?? '', (status) => changeQuery({ status, page: '' }))}
      >
        <option value="">{t('admin.products.all')}</option>
        {productStatuses.map((status) => option(status, t(`admin.products.${status}`)))}
      </SelectField>
      <SelectField
        label={t('list.category')}
        {...bindText(query.get('category') ?? '', (category) => changeQuery({ category, page: '' }))}
      >
        <option value="">{t('admin.products.all')}</option>
        {taxonomy.data?.categories.map(({ key, texts }) =>
          option(key, inLanguage(texts, pageLocale, taxonomy.data!.home)?.name ?? key),
        )}
      </SelectField>
    </div>
  )
}

/** The filter of product lists in the query of their address. */
export function filterOf(query: URLSearchParams) {
  const status = query.get('status')
  return {
    search: query.get('q')?.slice(0, 100) ?? '',
    status: productStatuses.includes(status as ProductStatus) ? (status as ProductStatus) : null,
    category: query.get('category') || null,
  }
}

/** Whether a list may lack products because of its filter. */
export function isFiltered(query: URLSearchParams): boolean {
  return Object.values(filterOf(query)).some(Boolean)
}
