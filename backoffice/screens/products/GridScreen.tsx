// The bulk grid: price, stock and status of up to 500 variants in one save. Conflicts are shown at their rows.
import { memo, useState } from 'react'
import type { AdminInput, AdminOutput } from '#api/call.ts'
import { productStatuses, type ProductStatus } from '#domain/catalog/product-record.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { t } from '../../platform/language.ts'
import { bindSubmit, bindText } from '../../platform/bind.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { adminHref, useAddress } from '../../platform/router.ts'
import { useAction } from '../../platform/use-action.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { FieldTable } from '../../ui/FieldTable.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SaveBar } from '../../ui/SaveBar.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { ProductFilter, filterOf, isFiltered } from './ProductFilter.tsx'
import { option } from '../../ui/option.tsx'
import './products.css'

type Row = AdminOutput<'admin.listVariants'>['rows'][number]
type Edit = AdminInput<'admin.editVariants'>['edits'][number]
/** undefined: an emptied field, which changes nothing. */
type Changes = {
  readonly price?: number | undefined
  readonly stock?: number | undefined
  readonly status?: ProductStatus
}

const formId = 'grid-form'

export default function GridScreen() {
  const { query } = useAddress()
  const grid = useLoad('admin.listVariants', filterOf(query))
  const { busy, errors: conflicts, clearErrors, run } = useAction()
  const [changes, setChanges] = useState<ReadonlyMap<string, Changes>>(new Map())
  const [attempt, setAttempt] = useState(0)
  const rows = grid.data?.rows ?? []
  const currency = grid.data?.currency ?? 'EUR'
  const edits = rows.flatMap((row) => editOf(row, changes.get(row.variantId), currency))

  function discard(): void {
    setChanges(new Map())
    clearErrors()
    setAttempt((count) => count + 1)
  }

  async function save(): Promise<void> {
    const isSaved = await run(() => adminCall('admin.editVariants', { edits }), t('account.saved'))
    if (isSaved) discard()
    grid.reload()
  }

  const heads = [
    t('admin.products.product'),
    `${t('admin.products.price')} (${currency})`,
    t('admin.products.stock'),
    t('admin.orders.status'),
  ]
  const change = (id: string, update: Changes) =>
    setChanges((before) => new Map(before).set(id, { ...before.get(id), ...update }))

  if (grid.notLoaded) return grid.notLoaded
  return (
    <>
      <ScreenHead
        title={t('admin.products.bulk')}
        back={{ path: `/products?${query}`, label: t('admin.products.title') }}
      />
      <Panel>
        {edits.length === 0 && <ProductFilter />}
        {rows.length === 0 && !grid.loading && (
          <p className="data-table-empty">
            {t(isFiltered(query) ? 'admin.products.none' : 'admin.promotions.none')}
          </p>
        )}
        <form id={formId} key={attempt} hidden={rows.length === 0} {...bindSubmit(() => void save())}>
          <FieldTable label={t('admin.products.bulk')} heads={heads} busy={grid.loading}>
            {rows.map((row) => (
              <GridRow
                key={row.variantId}
                row={row}
                changes={changes.get(row.variantId)}
                currency={currency}
                problems={['price', 'stock', 'status']
                  .map((field) => conflicts[`${row.variantId}.${field}`] ?? '')
                  .join('\n')}
                onChange={change}
              />
            ))}
          </FieldTable>
        </form>
      </Panel>
      <SaveBar changed={edits.length > 0} busy={busy} form={formId} onDiscard={discard} />
    </>
  )
}

/** Only what differs from the loaded row. Stock counts up or down. */
function editOf(row: Row, changes: Changes | undefined, currency: Currency): Edit[] {
  const { price, stock, status } = changes ?? {}
  const edit: Edit = {
    variantId: row.variantId,
    ...(price !== undefined &&
      price !== row.price && { price: { currency, before: row.price, minor: price } }),
    ...(stock !== undefined && stock !== row.stock && { stock: { by: stock - row.stock } }),
    ...(status !== undefined && status !== row.status && { status: { before: row.status, to: status } }),
  }
  return Object.keys(edit).length > 1 ? [edit] : []
}

type GridRowProps = {
  row: Row
  changes: Changes | undefined
  currency: Currency
  /** Problems of price, stock and status, by line. */
  problems: string
  onChange: (id: string, changes: Changes) => void
}

const GridRow = memo(function GridRow({ row, changes, currency, problems, onChange }: GridRowProps) {
  const [price, stock, status] = problems.split('\n')
  const name = [row.title, row.options].filter(Boolean).join(' · ')
  const set = (update: Changes) => onChange(row.variantId, update)
  return (
    <tr>
      <th scope="row">
        <a href={adminHref(`/products/${row.productId}`)}>{name}</a>
        {row.sku && <small className="muted">{row.sku}</small>}
      </th>
      <td>
        <NumberField
          label={`${t('admin.products.price')} (${currency})`}
          currency={currency}
          value={changes?.price ?? row.price}
          error={price || undefined}
          onValue={(minor) => set({ price: minor ?? undefined })}
        />
      </td>
      <td>
        <NumberField
          label={t('admin.products.stock')}
          value={changes?.stock ?? row.stock}
          error={stock || undefined}
          disabled={row.stockMode === 'untracked'}
          onValue={(count) => set({ stock: count ?? undefined })}
        />
      </td>
      <td>
        <SelectField
          label={t('admin.orders.status')}
          {...bindText(changes?.status ?? row.status, (status) => set({ status }))}
          error={status || undefined}
        >
          {productStatuses.map((each) => option(each, t(`admin.products.${each}`)))}
        </SelectField>
      </td>
    </tr>
  )
})
