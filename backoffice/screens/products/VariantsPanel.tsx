// Options and variants: a change of the options rebuilds the matrix and keeps the variants that still exist.
import { useState } from 'react'
import { combinationOf, type ProductRecord, type VariantRecord } from '#domain/catalog/product-record.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { currencies as allCurrencies, type Currency } from '#domain/pricing/money.ts'
import { Button } from '#web/ui/Button.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { t } from '../../platform/language.ts'
import { option } from '../../ui/option.tsx'
import { FieldTable } from '../../ui/FieldTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { homeLabel } from './home-label.ts'
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

type VariantsPanelProps = {
  editor: ProductEditor
  /** Language of the names of the variants; the fields of the options have the home language. */
  locale: Locale
  currency: Currency
}

export function VariantsPanel({ editor, locale, currency }: VariantsPanelProps) {
  const { record, home, change, changeVariant, error } = editor
  const { variants } = record
  const [added, setAdded] = useState<readonly Currency[]>([])
  const priced = variants.flatMap(({ prices }) => Object.keys(prices) as Currency[])
  const currencies = [...new Set([currency, ...priced, ...added])]
  const absent = allCurrencies.filter((each) => !currencies.includes(each))
  const [names, homeNames] = [record.texts[locale]?.options, record.texts[home]?.options]
  const nameOf = (option: string): string => names?.[option]?.name || homeNames?.[option]?.name || option
  const valueOf = (option: string, value: string): string =>
    names?.[option]?.values[value] || homeNames?.[option]?.values[value] || value
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
          <Button size="s" variant="secondary" onClick={copyDown}>
            {t('admin.product.copyDown')}
          </Button>
        )
      }
    >
      <OptionFields editor={editor} locale={locale} />
      <FormProblem text={error('options') ?? error('variants') ?? ''} />
      <FieldTable
        label={t('admin.product.variants')}
        heads={[
          ...(record.options.length > 0 ? [record.options.map(({ code }) => nameOf(code)).join(' · ')] : []),
          `${t('admin.products.price')} (${currency})`,
          t('admin.products.stock'),
          t('admin.orders.sku'),
          '',
        ]}
      >
        {variants.map((variant, at) => (
          <VariantRow
            key={combinationOf(variant)}
            at={at}
            variant={variant}
            name={record.options.map(({ code }) => valueOf(code, variant.options[code] ?? '')).join(' · ')}
            picture={variant.picture ?? ''}
            swatch={swatchOf(record, variant)}
            currencies={currencies.join(' ')}
            errors={errorsOf(editor, at, currencies)}
            isActive={record.status === 'active'}
            onChange={changeVariant}
          />
        ))}
      </FieldTable>
      {absent.length > 0 && <AddCurrency absent={absent} onAdd={(each) => setAdded([...added, each])} />}
    </Panel>
  )
}

/** Colour of the first value that has one. */
function swatchOf({ options }: ProductRecord, variant: VariantRecord): string {
  const chosen = options.map(({ code, values }) => values.find((each) => each.code === variant.options[code]))
  return chosen.find((value) => value?.swatch)?.swatch ?? ''
}

type AddCurrencyProps = { absent: readonly Currency[]; onAdd: (currency: Currency) => void }

function AddCurrency({ absent, onAdd }: AddCurrencyProps) {
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

/** An option in its fields; `text` has the values as they are typed. */
type OptionDraft = TypedOption & { readonly text: string }

/** The options of a product as they are typed: a name, and values separated by commas. */
function OptionFields({ editor, locale }: { editor: ProductEditor; locale: Locale }) {
  const { record, home, change, setTypingErrors, error } = editor
  const [draft, setDraft] = useState<readonly OptionDraft[]>(() =>
    typedOptions(record, home).map((option) => ({ ...option, text: option.values.join(', ') })),
  )
  const manyVariants = t('admin.product.manyVariants', { max: productLimits.variants })
  /** Until the field is left, each change starts from the product before it: half-typed values leave no trace. */
  const [typing, setTyping] = useState<{ start: ProductRecord; result: ProductRecord } | null>(null)
  function apply(
    next: readonly OptionDraft[],
    start = typing?.result === record ? typing.start : record,
  ): void {
    setDraft(next)
    const typed = completeOptions(next)
    setTypingErrors(typingErrors(next, t('form.required')))
    if (isTooMany(next)) return
    const result = withOptions(start, typed, home)
    setTyping({ start, result })
    change(() => result)
  }
  function leave(): void {
    setTyping(null)
    if (isTooMany(draft)) return
    // New options have got their codes.
    const codes = record.options.map(({ code }) => code)
    const complete = completeOptions(draft)
    setDraft(
      draft.map((option) => {
        const at = complete.findIndex(({ position }) => draft[position] === option)
        return at < 0 ? option : { ...option, code: codes[at] ?? null }
      }),
    )
  }
  const update = (at: number, changes: Partial<OptionDraft>) =>
    apply(draft.map((option, index) => (index === at ? { ...option, ...changes } : option)))
  return (
    <>
      {draft.map((option, at) => (
        // Options have no other identity before they are applied.
        <div className="option-row" key={at}>
          <Field
            label={homeLabel(t('admin.product.option'), home, locale)}
            {...bindText(option.name, (name) => update(at, { name }))}
            error={error(`typed.${at}.name`)}
            onBlur={leave}
          />
          <Field
            label={homeLabel(t('admin.product.values'), home, locale)}
            {...bindText(option.text, (text) => update(at, { text }))}
            error={error(`typed.${at}.values`)}
            onBlur={leave}
          />
          <IconButton
            icon="remove"
            label={t('admin.product.remove')}
            onClick={() =>
              apply(
                draft.filter((_, index) => index !== at),
                record,
              )
            }
          />
        </div>
      ))}
      <FormProblem text={isTooMany(draft) ? manyVariants : ''} />
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

/** Where only the name or only the values of an option are typed, or too many values. */
function typingErrors(draft: readonly OptionDraft[], required: string): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [at, { name, text }] of draft.entries()) {
    const [hasName, hasValues] = [name.trim() !== '', typedValues(text).length > 0]
    if (hasName !== hasValues) errors[`typed.${at}.${hasName ? 'values' : 'name'}`] = required
  }
  if (isTooMany(draft)) errors['typed.options'] = required
  return errors
}

/** Those with a name and values, with their position among all. */
function completeOptions(draft: readonly OptionDraft[]) {
  return draft
    .map(({ code, name, text }, position) => ({ position, code, name, values: typedValues(text) }))
    .filter(({ name, values }) => name.trim() !== '' && values.length > 0)
}

function isTooMany(draft: readonly OptionDraft[]): boolean {
  return combinationCount(completeOptions(draft)) > productLimits.variants
}

function typedValues(text: string): string[] {
  return text
    .split(/[,،、，;\n]/)
    .map((value) => value.trim())
    .filter(Boolean)
}
