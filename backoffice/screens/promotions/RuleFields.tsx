// Fields of a promotion's rule: the reward, and the conditions.
import type { AdminOutput } from '#api/call.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { t } from '../../platform/language.ts'
import { bindChecked, bindText } from '../../platform/bind.ts'
import type { DraftForm } from '../../platform/use-draft-form.ts'
import type { Kind, PromotionDraft } from './promotion-draft.ts'
import { Checkboxes } from '../../ui/Checkboxes.tsx'
import { option } from '../../ui/option.tsx'
import { AddButton } from '../../ui/AddButton.tsx'

type Choices = Pick<AdminOutput<'admin.viewPromotion'>, 'categories' | 'tags' | 'currencies'>
type RuleFieldsProps = {
  form: DraftForm<PromotionDraft>
  choices: Choices
}

const kinds: readonly Kind[] = ['percentage', 'buy-more', 'amount', 'free-shipping']

export function RewardFields({ form, choices }: RuleFieldsProps) {
  const { draft } = form
  return (
    <div className="stack">
      <div className="field-grid">
        <SelectField label={t('admin.promotions.kind')} {...form.field('kind')}>
          {kinds.map((kind) => option(kind, t(`admin.promotions.${kind}`)))}
        </SelectField>
        {draft.kind === 'percentage' && (
          <Field inputMode="decimal" label={t('admin.promotions.percent')} {...form.field('percent')} />
        )}
      </div>
      {draft.kind === 'buy-more' && <Tiers form={form} />}
      {draft.kind === 'amount' && (
        <AmountFields
          currencies={choices.currencies}
          amounts={draft.amounts}
          label={(currency) => t('admin.promotions.amountIn', { currency })}
          onChange={(amounts) => form.change({ amounts })}
        />
      )}
    </div>
  )
}

function Tiers({ form }: Pick<RuleFieldsProps, 'form'>) {
  const { tiers } = form.draft
  const change = (at: number, part: Partial<(typeof tiers)[number]>): void =>
    form.change({ tiers: tiers.map((tier, i) => (i === at ? { ...tier, ...part } : tier)) })
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
            error={at === tiers.length - 1 ? form.errors['tiers'] : undefined}
            {...bindText(percent, (percent) => change(at, { percent }))}
          />
          <IconButton
            icon="remove"
            label={t('admin.staff.remove')}
            disabled={tiers.length === 1}
            onClick={() => form.change({ tiers: tiers.filter((_, i) => i !== at) })}
          />
        </div>
      ))}
      <div>
        <AddButton onClick={() => form.change({ tiers: [...tiers, { items: '', percent: '' }] })}>
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

export function ConditionFields({ form, choices }: RuleFieldsProps) {
  const { draft } = form
  const currencies = choices.currencies.map((currency) => ({ key: currency, name: currency }))
  return (
    <div className="stack">
      <div className="field-grid">
        <Field inputMode="numeric" label={t('admin.promotions.minItems')} {...form.field('minItems')} />
      </div>
      <Checkbox
        label={t('admin.promotions.exclusive')}
        {...bindChecked(draft.exclusive, (exclusive) => form.change({ exclusive }))}
      />
      <div>
        <Disclosure summary={t('admin.promotions.minAmount')}>
          <AmountFields
            currencies={choices.currencies}
            amounts={draft.minAmounts}
            label={(currency) => currency}
            onChange={(minAmounts) => form.change({ minAmounts })}
          />
        </Disclosure>
        <CheckList
          title={t('admin.promotions.categories')}
          all={choices.categories}
          chosen={draft.categories}
          onChange={(categories) => form.change({ categories })}
        />
        <CheckList
          title={t('admin.promotions.tags')}
          all={choices.tags}
          chosen={draft.tags}
          onChange={(tags) => form.change({ tags })}
        />
        <CheckList
          title={t('admin.promotions.currencies')}
          all={currencies}
          chosen={draft.currencies}
          onChange={(keys) => form.change({ currencies: keys as Currency[] })}
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
