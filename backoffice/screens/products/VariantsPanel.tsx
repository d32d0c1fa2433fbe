// Options and variants: a change of the options rebuilds the matrix and keeps the variants that still exist.
import { useState } from 'react'
import { combinationOf } from '#domain/catalog/product-record.ts'
import { currencies as allCurrencies, type Currency } from '#domain/pricing/money.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { option } from '../../ui/option.tsx'
import { FieldTable } from '../../ui/FieldTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { OptionFields } from './OptionFields.tsx'
import type { ProductEditor } from './product-editor.ts'
import { VariantRow } from './VariantRow.tsx'

type VariantsPanelProps = { editor: ProductEditor; currency: Currency }

export function VariantsPanel({ editor, currency }: VariantsPanelProps) {
  const t = useTranslate()
  const { record, home, change, changeVariant, error } = editor
  const { variants } = record
  const [added, setAdded] = useState<readonly Currency[]>([])
  const priced = variants.flatMap(({ prices }) => Object.keys(prices) as Currency[])
  const currencies = [...new Set([currency, ...priced, ...added])]
  const absent = allCurrencies.filter((each) => !currencies.includes(each))
  const names = record.texts[home]?.options ?? {}
  const copyDown = () =>
    change((before) => {
      const [first] = before.variants
      const prices = Object.fromEntries(
        Object.entries(first!.prices).map(([each, { minor }]) => [each, { minor, reduced: false }]),
      )
      const { stock, stockMode, weightGrams, cost, unitMeasure } = first!
      return {
        ...before,
        variants: before.variants.map((variant, at) =>
          at === 0 ? variant : { ...variant, prices, stock, stockMode, weightGrams, cost, unitMeasure },
        ),
      }
    })
  return (
    <Panel
      title={t('admin.product.variants')}
      action={
        variants.length > 1 && (
          <Button size="s" variant="tertiary" onClick={copyDown}>
            {t('admin.product.copyDown')}
          </Button>
        )
      }
    >
      <div className="stack">
        <OptionFields editor={editor} />
        <FormProblem text={error('options') ?? error('variants') ?? ''} />
        <FieldTable
          label={t('admin.product.variants')}
          heads={[
            ...(record.options.length > 0
              ? [record.options.map(({ code }) => names[code]?.name ?? code).join(' · ')]
              : []),
            `${t('admin.products.price')} (${currency})`,
            t('admin.products.stock'),
            t('admin.product.stockMode'),
            t('admin.orders.sku'),
            '',
          ]}
        >
          {variants.map((variant, at) => (
            <VariantRow
              key={combinationOf(variant)}
              at={at}
              variant={variant}
              name={record.options
                .map(({ code }) => names[code]?.values[variant.options[code] ?? ''] ?? variant.options[code])
                .join(' · ')}
              currencies={currencies.join(' ')}
              errors={errorsOf(editor, at, currencies)}
              onChange={changeVariant}
            />
          ))}
        </FieldTable>
        {absent.length > 0 && <AddCurrency absent={absent} onAdd={(each) => setAdded([...added, each])} />}
      </div>
    </Panel>
  )
}

type AddCurrencyProps = { absent: readonly Currency[]; onAdd: (currency: Currency) => void }

function AddCurrency({ absent, onAdd }: AddCurrencyProps) {
  const t = useTranslate()
  return (
    <div className="add-currency">
      <SelectField
        label={t('admin.product.addCurrency')}
        value=""
        onChange={({ currentTarget: { value } }) => onAdd(value as Currency)}
      >
        <option value="">–</option>
        {absent.map((each) => option(each, each))}
      </SelectField>
    </div>
  )
}

/** As one text, so that unchanged rows are not rendered again. */
function errorsOf({ error }: ProductEditor, at: number, currencies: readonly Currency[]): string {
  const fields = [
    'sku',
    'stock',
    'barcode',
    'weightGrams',
    'cost',
    'unitMeasure',
    'options',
    ...currencies.map((each) => `prices.${each}`),
  ]
  const found = fields
    .map((field) => [field, error(`variants.${at}.${field}`)] as const)
    .filter(([, text]) => text)
  return JSON.stringify(Object.fromEntries(found))
}
