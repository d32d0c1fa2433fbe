// One coupon: what it activates, when and how often, and the orders that used it.
import { useState } from 'react'
import type { AdminOutput } from '#api/call.ts'
import { shopTime } from '../../platform/shop-time.ts'
import { amountText } from '../../platform/amounts.ts'
import { t } from '../../platform/language.ts'
import { useDraftForm } from '../../platform/use-draft-form.ts'
import { toast } from '#web/platform/toasts.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { adminHref, leaveSaved, useLeaveQuestion, type ScreenProps } from '../../platform/router.ts'
import { ConfirmButton } from '../../shared/ActionButton.tsx'
import { useLoad } from '../../shared/use-load.tsx'
import { FormFoot } from './FormFoot.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { createCoupon, newCoupon, type CouponDraft } from './coupon-draft.ts'
import { readUsage, usageDraft } from './promotion-draft.ts'
import { refusedFields } from './refused-field.ts'
import { UsageFields } from './UsageFields.tsx'
import { option } from '../../ui/option.tsx'
import './promotions.css'

type Viewed = AdminOutput<'admin.viewCoupon'>

export default function CouponScreen({ params: { code } }: ScreenProps) {
  return code === undefined ? <NewCoupon /> : <Coupon code={code} />
}

const backLink = () => ({ path: '/promotions', label: t('admin.promotions.title') })

function NewCoupon() {
  const { data, notLoaded } = useLoad('admin.listPromotions', {})
  const form = useDraftForm<CouponDraft>(newCoupon, {
    submit: (sent) => refusedFields(async () => leaveSaved(await createCoupon(sent), { replace: true })),
  })
  const { draft } = form
  useLeaveQuestion(draft !== newCoupon)
  if (!data) return notLoaded
  const usable = data.promotions.filter(({ state }) => state !== 'ended')
  return (
    <>
      <ScreenHead title={t('admin.promotions.newCoupon')} back={backLink()} />
      <Panel>
        <form {...form.props} className="stack">
          <div className="field-grid">
            <SelectField label={t('admin.promotions.for')} {...form.field('whom')}>
              {(['all', 'customer', 'batch'] as const).map((each) =>
                option(each, t(`admin.promotions.for-${each}`)),
              )}
            </SelectField>
            {draft.whom === 'customer' && (
              <Field {...form.field('customer')} type="email" label={t('address.email')} autoComplete="off" />
            )}
            <Field
              {...form.field('code')}
              label={t(draft.whom === 'batch' ? 'admin.promotions.codeStart' : 'admin.promotions.code')}
              autoCapitalize="characters"
            />
            {draft.whom === 'batch' && (
              <Field {...form.field('count')} inputMode="numeric" label={t('admin.promotions.count')} />
            )}
            <SelectField label={t('admin.promotions.promotion')} {...form.field('promotion')}>
              <option value="">{t('admin.promotions.percentage')}</option>
              {usable.map(({ key, name }) => option(key, name))}
            </SelectField>
            {draft.promotion === '' && (
              <Field {...form.field('percent')} inputMode="decimal" label={t('admin.promotions.percent')} />
            )}
          </div>
          <UsageFields form={form} draft={draft} isSingleUse={draft.whom === 'batch'} />
          <FormFoot form={form} />
        </form>
      </Panel>
    </>
  )
}

function Coupon({ code }: { code: string }) {
  const { data, reload, notLoaded } = useLoad('admin.viewCoupon', { code })
  const promotions = useLoad('admin.listPromotions', {}).data?.promotions
  if (!data) return notLoaded
  const { coupon, uses, isEnded } = data
  const promotion = promotions?.find(({ key }) => key === coupon.promotion)
  async function end(): Promise<void> {
    await adminCall('admin.endCoupon', { code })
    reload()
  }
  return (
    <>
      <ScreenHead
        title={coupon.code}
        back={backLink()}
        badge={isEnded && <Badge>{t('admin.promotions.ended')}</Badge>}
      >
        {!isEnded && (
          <ConfirmButton
            variant="secondary"
            label={t('admin.promotions.end')}
            title={t('admin.promotions.endTitle', { name: coupon.code })}
            danger
            action={end}
            done={t('admin.promotions.ended')}
          >
            {promotion?.name ?? coupon.promotion}
          </ConfirmButton>
        )}
      </ScreenHead>
      <Panel stack>
        <p>
          {t('admin.promotions.promotion')}:{' '}
          <a href={adminHref(`/promotions/${coupon.promotion}`)}>
            <bdi>{promotion?.name ?? coupon.promotion}</bdi>
          </a>
          {coupon.customer !== null && ` · ${t('admin.promotions.for')} ${coupon.customer}`}
        </p>
        <CouponForm key={String(coupon.endsAt)} coupon={coupon} />
      </Panel>
      <Panel title={t('admin.promotions.uses')}>
        <Uses uses={uses} />
      </Panel>
    </>
  )
}

function CouponForm({ coupon }: { coupon: Viewed['coupon'] }) {
  const [saved, setSaved] = useState(() => {
    const { startsAt, endsAt, usageLimit, oncePerCustomer } = coupon
    const usage = { startsAt, endsAt, usageLimit, oncePerCustomer }
    return { usage, draft: usageDraft(coupon) }
  })
  const form = useDraftForm(saved.draft, {
    submit: (typed) =>
      refusedFields(async () => {
        const usage = readUsage(typed)
        await adminCall('admin.changeCoupon', { code: coupon.code, ...usage, base: saved.usage })
        setSaved({ usage, draft: typed })
        toast({ type: 'success', text: t('account.saved') })
      }),
  })
  useLeaveQuestion(form.draft !== saved.draft)
  return (
    <form {...form.props} className="stack">
      <UsageFields form={form} draft={form.draft} />
      <FormFoot form={form} />
    </form>
  )
}

function Uses({ uses }: { uses: Viewed['uses'] }) {
  return (
    <DataTable
      label={t('admin.promotions.uses')}
      rows={uses}
      rowKey={({ number }) => number}
      empty={t('admin.promotions.none')}
      columns={[
        { label: t('admin.promotions.uses'), cell: ({ number }) => number },
        { label: t('address.email'), cell: ({ email }) => email },
        { label: t('admin.promotions.usedAt'), cell: ({ usedAt }) => shopTime(usedAt) },
        {
          label: t('admin.promotions.given'),
          numeric: true,
          cell: ({ discount }) => amountText(discount),
        },
      ]}
    />
  )
}
