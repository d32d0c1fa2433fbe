// Fields of a promotion's rule: the reward, and the conditions.
import type { AdminOutput } from '#api/call.ts'
import type { Currency } from '#domain/pricing/money.ts'
import type { FieldErrors } from '#web/platform/forms/field-errors.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { t } from '../../platform/language.ts'
import { bindChecked, bindText } from '../../platform/bind.ts'
import type { Kind, PromotionDraft } from './promotion-draft.ts'
import { Checkboxes } from '../../ui/Checkboxes.tsx'
import { option } from '../../ui/option.tsx'
import { AddButton } from '../../ui/AddButton.tsx'

type Choices = Pick<AdminOutput<'admin.viewPromotion'>, 'categories' | 'tags' | 'currencies'>
type RuleFieldsProps = {
  draft: PromotionDraft
  errors: FieldErrors
  choices: Choices
  onChange: (change: Partial<PromotionDraft>) => void
}

const kinds: readonly Kind[] = ['percentage', 'buy-more', 'amount', 'free-shipping']

export function RewardFields({ draft, errors, choices, onChange }: RuleFieldsProps) {
  return (
    <div className="stack">
      <div className="field-grid">
        <SelectField
          label={t('admin.promotions.kind')}
          {...bindText(draft.kind, (kind) => onChange({ kind }))}
        >
          {kinds.map((kind) => option(kind, t(`admin.promotions.${kind}`)))}
        </SelectField>
        {draft.kind === 'percentage' && (
          <Field
            inputMode="decimal"
            label={t('admin.promotions.percent')}
            error={errors['percent']}
            {...bindText(draft.percent, (percent) => onChange({ percent }))}
          />
        )}
      </div>
      {draft.kind === 'buy-more' && <Tiers draft={draft} errors={errors} onChange={onChange} />}
      {draft.kind === 'amount' && (
        <AmountFields
          currencies={choices.currencies}
          amounts={draft.amounts}
          label={(currency) => t('admin.promotions.amountIn', { currency })}
          onChange={(amounts) => onChange({ amounts })}
        />
      )}
    </div>
  )
}

function Tiers({ draft: { tiers }, errors, onChange }: Omit<RuleFieldsProps, 'choices'>) {
  const change = (at: number, part: Partial<(typeof tiers)[number]>): void =>
    onChange({ tiers: tiers.map((tier, i) => (i === at ? { ...tier, ...part } : tier)) })
  return (
    <>
      {tiers.map(({ items, percent }, at) => (
        <div className="tier" key={at}>
          <Field
            inputMode="numeric"
            label={t('admin.promotions.fromItems')}
            {...bindText(items, (items) => change(at, { items }))}
          />
          <Field
            inputMode="decimal"
            label={t('admin.promotions.percent')}
            error={at === tiers.length - 1 ? errors['tiers'] : undefined}
            {...bindText(percent, (percent) => change(at, { percent }))}
          />
          <IconButton
            icon="remove"
            label={t('admin.staff.remove')}
            disabled={tiers.length === 1}
            onClick={() => onChange({ tiers: tiers.filter((_, i) => i !== at) })}
          />
        </div>
      ))}
      <div>
        <AddButton onClick={() => onChange({ tiers: [...tiers, { items: '', percent: '' }] })}>
          {t('admin.promotions.addTier')}
        </AddButton>
      </div>
    </>
  )
}

type AmountFieldsProps = {
  currencies: readonly Currency[]
  amounts: PromotionDraft['amounts']
  label: (currency: Currency) => string
  onChange: (amounts: PromotionDraft['amounts']) => void
}

function AmountFields({ currencies, amounts, label, onChange }: AmountFieldsProps) {
  return (
    <div className="field-grid">
      {currencies.map((currency) => (
        <Field
          key={currency}
          inputMode="decimal"
          label={label(currency)}
          {...bindText(amounts[currency] ?? '', (next) => onChange({ ...amounts, [currency]: next }))}
        />
      ))}
    </div>
  )
}

export function ConditionFields({ draft, errors, choices, onChange }: RuleFieldsProps) {
  const currencies = choices.currencies.map((currency) => ({ key: currency, name: currency }))
  return (
    <div className="stack">
      <div className="field-grid">
        <Field
          inputMode="numeric"
          label={t('admin.promotions.minItems')}
          error={errors['minItems']}
          {...bindText(draft.minItems, (minItems) => onChange({ minItems }))}
        />
      </div>
      <Checkbox
        label={t('admin.promotions.exclusive')}
        {...bindChecked(draft.exclusive, (exclusive) => onChange({ exclusive }))}
      />
      <div>
        <Disclosure summary={t('admin.promotions.minAmount')}>
          <AmountFields
            currencies={choices.currencies}
            amounts={draft.minAmounts}
            label={(currency) => currency}
            onChange={(minAmounts) => onChange({ minAmounts })}
          />
        </Disclosure>
        <CheckList
          title={t('admin.promotions.categories')}
          all={choices.categories}
          chosen={draft.categories}
          onChange={(categories) => onChange({ categories })}
        />
        <CheckList
          title={t('admin.promotions.tags')}
          all={choices.tags}
          chosen={draft.tags}
          onChange={(tags) => onChange({ tags })}
        />
        <CheckList
          title={t('admin.promotions.currencies')}
          all={currencies}
          chosen={draft.currencies}
          onChange={(keys) => onChange({ currencies: keys as Currency[] })}
        />
      </div>
    </div>
  )
}

type CheckListProps = {
  title: string
  all: readonly { readonly key: string; readonly name: string }[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** None chosen means all. */
function CheckList({ title, all, chosen, onChange }: CheckListProps) {
  if (all.length === 0) return null
  const names = all.filter(({ key }) => chosen.includes(key)).map(({ name }) => name)
  return (
    <Disclosure summary={names.length > 0 ? `${title}: ${names.join(', ')}` : title}>
      <div className="check-list">
        <Checkboxes
          all={all.map(({ key }) => key)}
          nameOf={(key) => all.find((each) => each.key === key)!.name}
          chosen={chosen}
          onChange={onChange}
        />
      </div>
    </Disclosure>
  )
}
