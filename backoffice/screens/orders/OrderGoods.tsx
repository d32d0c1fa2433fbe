// Finds products and adds them to a new order; the chosen ones with quantity, text and gift wrap.
import { useState } from 'react'
import { papers, ribbons, usualWrapping } from '#domain/orders/wrapping.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { t } from '../../platform/language.ts'
import { bindChecked, bindText } from '../../platform/bind.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { withVariant, type DraftItem, type FoundVariant } from './new-order.ts'
import { option } from '../../ui/option.tsx'
import { AddButton } from '../../ui/AddButton.tsx'

type OrderGoodsProps = { items: readonly DraftItem[]; onChange: (items: readonly DraftItem[]) => void }

export function OrderGoods({ items, onChange }: OrderGoodsProps) {
  const [search, setSearch] = useState('')
  const change = (at: number, changes: Partial<DraftItem>) =>
    onChange(items.map((item, i) => (i === at ? { ...item, ...changes } : item)))
  return (
    <Panel title={t('admin.products.title')}>
      <div className="order-goods">
        <ul>
          {items.map((item, at) => (
            <Item
              key={at}
              item={item}
              onChange={(changes) => change(at, changes)}
              onRemove={() => onChange(items.filter((_, i) => i !== at))}
            />
          ))}
        </ul>
        <Field
          type="search"
          label={t('admin.products.search')}
          {...bindText(search, setSearch)}
          autoComplete="off"
          onKeyDown={(event) => {
            // Enter of a scanner places no order.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        {search.trim() && (
          <Found search={search.trim()} onAdd={(variant) => onChange(withVariant(items, variant))} />
        )}
      </div>
    </Panel>
  )
}

const maxFound = 20

function Found({ search, onAdd }: { search: string; onAdd: (variant: FoundVariant) => void }) {
  const { data } = useLoad('admin.listVariants', { search, status: 'active', category: null })
  if (!data) return null
  if (data.rows.length === 0) return <p>{t('admin.products.none')}</p>
  return (
    <ul aria-live="polite">
      {data.rows.slice(0, maxFound).map((variant) => (
        <li key={variant.variantId}>
          <VariantName variant={variant} />
          <AddButton onClick={() => onAdd(variant)}>{t('admin.newOrder.add')}</AddButton>
        </li>
      ))}
    </ul>
  )
}

function VariantName({ variant }: { variant: FoundVariant }) {
  const { title, options, sku, stock, stockMode } = variant
  const inStock = stockMode !== 'untracked' && `${t('admin.products.stock')}: ${stock}`
  return (
    <span>
      <b>{title}</b>
      <small className="muted">{[options, sku, inStock].filter(Boolean).join(' · ')}</small>
    </span>
  )
}

type ItemProps = { item: DraftItem; onChange: (changes: Partial<DraftItem>) => void; onRemove: () => void }

function Item({ item, onChange, onRemove }: ItemProps) {
  const { variant, quantity, personalisation, wrapping } = item
  return (
    <li data-chosen>
      <VariantName variant={variant} />
      <NumberField
        label={t('cart.quantity', { title: variant.title })}
        labelHidden
        value={quantity}
        onValue={(next) => onChange({ quantity: Math.min(Math.max(next ?? 1, 1), 99) })}
      />
      <IconButton icon="remove" label={t('cart.remove', { title: variant.title })} onClick={onRemove} />
      {variant.personalisable && (
        <Field
          label={t('admin.product.personalisation')}
          {...bindText(personalisation, (personalisation) => onChange({ personalisation }))}
        />
      )}
      {variant.giftWrap && (
        <Checkbox
          label={t('totals.giftWrap')}
          {...bindChecked(wrapping !== null, (isOn) => onChange({ wrapping: isOn ? usualWrapping : null }))}
        />
      )}
      {wrapping && (
        <>
          <SelectField
            label={t('wrap.papers')}
            {...bindText(wrapping.paper, (paper) => onChange({ wrapping: { ...wrapping, paper } }))}
          >
            {papers.map((paper) => option(paper, t('wrap.paper', { paper })))}
          </SelectField>
          <SelectField
            label={t('wrap.ribbons')}
            {...bindText(wrapping.ribbon, (ribbon) => onChange({ wrapping: { ...wrapping, ribbon } }))}
          >
            {ribbons.map((ribbon) => option(ribbon, t('wrap.ribbon', { ribbon })))}
          </SelectField>
        </>
      )}
    </li>
  )
}
