// Search, status and category of a list of products, in the query of its address.
import { useEffect, useState } from 'react'
import { productStatuses } from '#domain/catalog/product-record.ts'
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { Field } from '#storefront/ui/Field.tsx'
import { SelectField } from '#storefront/ui/SelectField.tsx'
import { changeQuery, useAddress } from '../../platform/router.ts'
import { useLoad } from '../../platform/use-load.ts'
import { nameIn } from './names.ts'

const typingPauseMs = 250

export function ProductFilter() {
  const t = useTranslate()
  const { query } = useAddress()
  const taxonomy = useLoad('admin.listTaxonomy', {})
  const [search, setSearch] = useState(query.get('q') ?? '')
  useEffect(() => {
    if (search === (new URLSearchParams(location.search).get('q') ?? '')) return
    const timer = setTimeout(() => changeQuery({ q: search, page: '' }), typingPauseMs)
    return () => clearTimeout(timer)
  }, [search])
  return (
    <search className="product-filter">
      <Field
        type="search"
        label={t('admin.products.search')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <SelectField
        label={t('admin.products.status')}
        value={query.get('status') ?? ''}
        onChange={(event) => changeQuery({ status: event.currentTarget.value, page: '' })}
      >
        <option value="">{t('admin.products.all')}</option>
        {productStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`admin.products.${status}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('admin.product.category')}
        value={query.get('category') ?? ''}
        onChange={(event) => changeQuery({ category: event.currentTarget.value, page: '' })}
      >
        <option value="">{t('admin.products.all')}</option>
        {taxonomy.data?.categories.map(({ key, texts }) => (
          <option key={key} value={key}>
            {nameIn(taxonomy.data!.home, texts)?.name ?? key}
          </option>
        ))}
      </SelectField>
    </search>
  )
}
