// Promotions in the order in which they reduce a cart, and coupons, with state and figures.
import type { AdminOutput } from '#api/call.ts'
import { formatMoney } from '#messages/format.ts'
import { useLocale, useTranslate } from '#storefront/platform/pages/visit.ts'
import { Badge } from '#storefront/ui/Badge.tsx'
import { Button } from '#storefront/ui/Button.tsx'
import { adminHref } from '../../platform/router.ts'
import { useLoad } from '../../platform/use-load.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { LoadProblem } from '../../ui/LoadProblem.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { rewardText } from './reward-text.ts'

type Listed = AdminOutput<'admin.listPromotions'>

export const stateTones = {
  running: 'success',
  paused: 'warning',
  planned: 'accent',
  ended: 'plain',
  'used-up': 'plain',
} as const

export default function PromotionsScreen() {
  const t = useTranslate()
  const { data, problem, reload } = useLoad('admin.listPromotions', {})
  if (!data) return problem ? <LoadProblem problem={problem} onRetry={reload} /> : null
  return (
    <>
      <ScreenHead title={t('admin.promotions.title')}>
        <Button icon="plus" href={adminHref('/promotions/_new')}>
          {t('admin.promotions.new')}
        </Button>
      </ScreenHead>
      <Panel>
        <Promotions promotions={data.promotions} />
      </Panel>
      <Panel
        title={t('admin.promotions.coupons')}
        action={
          <Button size="s" variant="secondary" icon="plus" href={adminHref('/promotions/coupons/_new')}>
            {t('admin.promotions.newCoupon')}
          </Button>
        }
      >
        <Coupons data={data} />
      </Panel>
    </>
  )
}

function Promotions({ promotions }: { promotions: Listed['promotions'] }) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <DataTable
      label={t('admin.promotions.title')}
      rows={promotions}
      rowKey={({ key }) => key}
      empty={t('admin.promotions.none')}
      columns={[
        {
          key: 'name',
          label: t('admin.promotions.name'),
          cell: ({ key, name }) => <a href={adminHref(`/promotions/${key}`)}>{name}</a>,
        },
        {
          key: 'state',
          label: t('admin.promotions.state'),
          cell: ({ state }) => <Badge tone={stateTones[state]}>{t(`admin.promotions.${state}`)}</Badge>,
        },
        {
          key: 'reward',
          label: t('admin.promotions.reward'),
          cell: ({ rule }) => rewardText(locale, rule, t('admin.promotions.free-shipping')),
        },
        { key: 'uses', label: t('admin.promotions.uses'), numeric: true, cell: ({ uses }) => uses },
        {
          key: 'given',
          label: t('admin.promotions.given'),
          numeric: true,
          cell: ({ given }) => given.map((each) => formatMoney(locale, each)).join(', ') || '–',
        },
      ]}
    />
  )
}

function Coupons({ data: { coupons, promotions } }: { data: Listed }) {
  const t = useTranslate()
  const nameOf = (key: string): string => promotions.find((each) => each.key === key)?.name ?? key
  return (
    <DataTable
      label={t('admin.promotions.coupons')}
      rows={coupons}
      rowKey={({ code }) => code}
      empty={t('admin.promotions.none')}
      columns={[
        {
          key: 'code',
          label: t('admin.promotions.code'),
          cell: ({ code }) => <a href={adminHref(`/promotions/coupons/${code}`)}>{code}</a>,
        },
        {
          key: 'promotion',
          label: t('admin.promotions.promotion'),
          cell: ({ promotion }) => nameOf(promotion),
        },
        {
          key: 'used',
          label: t('admin.promotions.uses'),
          numeric: true,
          cell: ({ used, usageLimit }) =>
            usageLimit === null ? used : t('admin.promotions.usedOf', { used, limit: usageLimit }),
        },
      ]}
    />
  )
}
