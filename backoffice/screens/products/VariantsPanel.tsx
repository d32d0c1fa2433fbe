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
import type { ProductEditor } from './product-editor.ts'
import { VariantRow } from './VariantRow.tsx'
import { productLimits } from '#domain/catalog/check-product.ts'
import {
  combinationCount,
  typedOptions,
  withOptions,
  type TypedOption,
} from '#domain/catalog/option-matrix.ts'
import { Field } from '#web/ui/Field.tsx'
import { bindText } from '../../platform/bind.ts'
import { AddButton } from '../../ui/AddButton.tsx'

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
      stack
      title={t('admin.product.variants')}
      action={
        variants.length > 1 && (
          <Button size="s" variant="tertiary" onClick={copyDown}>
            {t('admin.product.copyDown')}
          </Button>
        )
      }
    >
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

/** The options of a product as they are typed: a name, and values separated by commas. */
function OptionFields({ editor }: { editor: ProductEditor }) {
  const t = useTranslate()
  const { record, home, change } = editor
  const [draft, setDraft] = useState<readonly (TypedOption & { readonly text: string })[]>(() =>
    typedOptions(record, home).map((option) => ({ ...option, text: option.values.join(', ') })),
  )
  const [problem, setProblem] = useState('')
  /** Values are applied when the field is left, so that no half-typed value becomes a variant. */
  function apply(next: typeof draft): void {
    const typed = next
      .map((option) => ({
        ...option,
        values: option.text
          .split(/[,،、，;\n]/)
          .map((value) => value.trim())
          .filter(Boolean),
      }))
      .filter(({ name, values }) => name.trim() !== '' && values.length > 0)
    const isTooMany = combinationCount(typed) > productLimits.variants
    setProblem(isTooMany ? t('admin.product.manyVariants', { max: productLimits.variants }) : '')
    if (isTooMany) return
    const changed = withOptions(record, typed, home)
    change(changed)
    // New options have got their codes.
    let at = 0
    setDraft(
      next.map((option) =>
        typed.some(({ name, text }) => name === option.name && text === option.text)
          ? { ...option, code: changed.options[at++]?.code ?? null }
          : option,
      ),
    )
  }
  const update = (at: number, changes: Partial<TypedOption & { text: string }>) =>
    setDraft((before) => before.map((option, index) => (index === at ? { ...option, ...changes } : option)))
  return (
    <>
      {draft.map((option, at) => (
        // Options have no other identity before they are applied.
        <div className="option-row" key={at}>
          <Field
            label={t('admin.product.option')}
            {...bindText(option.name, (name) => update(at, { name }))}
            onBlur={() => apply(draft)}
          />
          <Field
            label={t('admin.product.values')}
            {...bindText(option.text, (text) => update(at, { text }))}
            onBlur={() => apply(draft)}
          />
          <Button
            size="s"
            variant="tertiary"
            onClick={() => {
              const rest = draft.filter((_, index) => index !== at)
              setDraft(rest)
              apply(rest)
            }}
          >
            {t('admin.product.remove')}
          </Button>
        </div>
      ))}
      <FormProblem text={problem} />
      <div>
        <AddButton
          onClick={() => setDraft((before) => [...before, { code: null, name: '', values: [], text: '' }])}
        >
          {t('admin.product.addOption')}
        </AddButton>
      </div>
    </>
  )
}
