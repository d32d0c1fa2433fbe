// One promotion: figures, pause and end, the form, and its effect on last week's orders.
import { useState } from 'react'
import type { AdminOutput } from '#api/call.ts'
import { locales, localeTable } from '#domain/markets/locale.ts'
import { amountText } from '../../platform/amounts.ts'
import { pageLocale, t } from '../../platform/language.ts'
import { useDraftForm } from '../../platform/use-draft-form.ts'
import { toast } from '#web/platform/toasts.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Field } from '#web/ui/Field.tsx'
import { bindChecked, bindText } from '../../platform/bind.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { leaveSaved, useLeaveQuestion, type ScreenProps } from '../../platform/router.ts'
import { ActionButton, ConfirmButton } from '../../shared/ActionButton.tsx'
import { useLoad } from '../../shared/use-load.tsx'
import { FormFoot } from './FormFoot.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { typedWhole } from '../../ui/typed-number.ts'
import { baseOf, draftOf, inputOf, type PromotionDraft, ruleOf } from './promotion-draft.ts'
import { stateTones } from './PromotionsScreen.tsx'
import { ConditionFields, RewardFields } from './RuleFields.tsx'
import { refusedFields } from './refused-field.ts'
import { UsageFields } from './UsageFields.tsx'
import './promotions.css'

type Viewed = AdminOutput<'admin.viewPromotion'>
type Promotion = NonNullable<Viewed['promotion']>

export default function PromotionScreen({ params }: ScreenProps) {
  const key = params.key ?? null
  const { data, reload, notLoaded } = useLoad('admin.viewPromotion', { key })
  if (!data) return notLoaded
  const { promotion } = data
  return (
    <>
      <ScreenHead
        title={promotion?.name ?? t('admin.promotions.new')}
        back={{ path: '/promotions', label: t('admin.promotions.title') }}
      >
        {promotion && <Switches promotion={promotion} onDone={reload} />}
      </ScreenHead>
      {promotion && <Figures promotion={promotion} />}
      {/* Ending it changes its period, which an earlier draft would undo. */}
      <PromotionForm key={String(promotion?.state === 'ended')} viewed={data} onSaved={reload} />
    </>
  )
}

function Figures({ promotion: { state, uses, given, coupons } }: { promotion: Promotion }) {
  return (
    <Panel>
      <p>
        <Badge tone={stateTones[state]}>{t(`admin.promotions.${state}`)}</Badge> {t('admin.promotions.uses')}:{' '}
        {uses} · {t('admin.promotions.given')}: {given.map((each) => amountText(each)).join(', ') || '–'}
        {coupons.length > 0 && ` · ${t('admin.promotions.coupons')}: ${coupons.slice(0, 10).join(', ')}`}
      </p>
    </Panel>
  )
}

function Switches({ promotion: { key, name, state }, onDone }: { promotion: Promotion; onDone: () => void }) {
  async function to(next: 'paused' | 'resumed' | 'ended'): Promise<void> {
    await adminCall('admin.switchPromotion', { key, to: next })
    onDone()
  }
  if (state === 'ended') return null
  return (
    <>
      <ActionButton
        variant="secondary"
        action={() => to(state === 'paused' ? 'resumed' : 'paused')}
        done={t('account.saved')}
      >
        {t(state === 'paused' ? 'admin.promotions.resume' : 'admin.promotions.pause')}
      </ActionButton>
      <ConfirmButton
        variant="secondary"
        label={t('admin.promotions.end')}
        title={t('admin.promotions.endTitle', { name })}
        danger
        action={() => to('ended')}
        done={t('account.saved')}
      >
        {t('admin.promotions.endText')}
      </ConfirmButton>
    </>
  )
}

function PromotionForm({ viewed, onSaved }: { viewed: Viewed; onSaved: () => void }) {
  const key = viewed.promotion?.key ?? null
  const [saved, setSaved] = useState(() => ({
    base: viewed.promotion && baseOf(viewed.promotion),
    draft: draftOf(viewed.promotion),
  }))
  const form = useDraftForm(saved.draft, {
    submit: (sent) =>
      refusedFields(async () => {
        const input = inputOf(sent)
        const next = await adminCall('admin.savePromotion', { key, ...input, base: saved.base })
        setSaved({ base: input, draft: sent })
        toast({ type: 'success', text: t('account.saved') })
        if (key !== null) return onSaved()
        leaveSaved(`/promotions/${next.key}`, { replace: true })
      }),
  })
  const { draft, errors } = form
  useLeaveQuestion(draft !== saved.draft)
  const parts = { form, choices: viewed }
  return (
    <form {...form.props}>
      <Panel stack>
        <NameFields draft={draft} error={errors['names']} onChange={form.change} />
        <RewardFields {...parts} />
      </Panel>
      <Panel title={t('admin.promotions.conditions')}>
        <ConditionFields {...parts} />
      </Panel>
      <Panel stack title={t('admin.promotions.usage')}>
        <UsageFields form={form} draft={draft} />
        <Checkbox
          label={t('admin.promotions.byCoupon')}
          {...bindChecked(draft.byCoupon, (byCoupon) => form.change({ byCoupon }))}
        />
        <div className="field-grid">
          <Field
            {...form.field('position')}
            inputMode="numeric"
            label={t('admin.promotions.position')}
            hint={t('admin.promotions.positionText')}
          />
        </div>
      </Panel>
      <EffectPanel promotionKey={key} draft={draft} />
      <FormFoot form={form} />
    </form>
  )
}

type NameFieldsProps = {
  draft: PromotionDraft
  error: string | undefined
  onChange: (change: Partial<PromotionDraft>) => void
}

function NameFields({ draft: { names }, error, onChange }: NameFieldsProps) {
  const field = (locale: (typeof locales)[number], label: string) => (
    <Field
      key={locale}
      label={label}
      lang={localeTable[locale].tag}
      error={locale === pageLocale ? error : undefined}
      {...bindText(names[locale] ?? '', (next) => onChange({ names: { ...names, [locale]: next } }))}
    />
  )
  return (
    <div>
      {field(pageLocale, t('admin.promotions.name'))}
      <Disclosure summary={t('admin.promotions.otherNames')}>
        <div className="field-grid">
          {locales.map((locale) => locale !== pageLocale && field(locale, localeTable[locale].name))}
        </div>
      </Disclosure>
    </div>
  )
}

type Effect = AdminOutput<'admin.previewPromotion'>

/** Preview: what the rule in the form would have taken off last week's orders. */
function EffectPanel({ promotionKey, draft }: { promotionKey: string | null; draft: PromotionDraft }) {
  const rule = ruleOf(draft)
  const position = typedWhole(draft.position)
  const asked = JSON.stringify({ rule, position })
  // The effect belongs to the rule that was asked about: a changed form hides it.
  const [known, setKnown] = useState<{ asked: string; effect: Effect } | null>(null)
  const effect = known?.asked === asked ? known.effect : null
  async function preview(): Promise<void> {
    const found = await adminCall('admin.previewPromotion', { key: promotionKey, rule, position })
    setKnown({ asked, effect: found })
  }
  return (
    <Panel
      title={t('admin.promotions.effect')}
      text={t('admin.promotions.effectText')}
      action={
        <ActionButton size="s" variant="secondary" action={preview}>
          {t('admin.promotions.calculate')}
        </ActionButton>
      }
    >
      <output>
        {effect &&
          `${t('admin.promotions.affected', { affected: effect.affected, orders: effect.orders })} ${effect.less
            .map((each) => `−${amountText(each)}`)
            .join(', ')}`}
      </output>
    </Panel>
  )
}
