// Promotions in the order in which they reduce a cart, and coupons, with state and figures.
import { useState } from 'react'
import type { AdminOutput } from '#api/call.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { boot } from '../../platform/boot.ts'
import { t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { adminHref } from '../../platform/router.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { download } from '../../platform/download.ts'
import { ActionButton } from '../../shared/ActionButton.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { Amounts, OfferText } from './offer-text.tsx'
import './promotions.css'
import { AddButton } from '../../ui/AddButton.tsx'

type Listed = AdminOutput<'admin.listPromotions'>

export const stateTones = {
  running: 'success',
  paused: 'warning',
  planned: 'plain',
  ended: 'plain',
  'used-up': 'plain',
} as const

export default function PromotionsScreen() {
  const { data, notLoaded } = useLoad('admin.listPromotions', {})
  if (!data) return notLoaded
  return (
    <>
      <ScreenHead title={t('admin.promotions.title')}>
        <Button icon="plus" href={adminHref('/promotions/_new')}>
          {t('admin.promotions.new')}
        </Button>
      </ScreenHead>
      <Panel>
        <div className="promotion-list">
          <Promotions promotions={data.promotions} />
        </div>
      </Panel>
      <Panel
        title={t('admin.promotions.coupons')}
        action={
          <AddButton href={adminHref('/promotions/coupons/_new')}>
            {t('admin.promotions.newCoupon')}
          </AddButton>
        }
      >
        <Coupons data={data} />
      </Panel>
      {data.batches.length > 0 && (
        <Panel title={t('admin.promotions.batches')}>
          <Batches data={data} />
        </Panel>
      )}
    </>
  )
}

function Promotions({ promotions }: { promotions: Listed['promotions'] }) {
  return (
    <DataTable
      label={t('admin.promotions.title')}
      rows={promotions}
      rowKey={({ key }) => key}
      empty={t('admin.promotions.none')}
      columns={[
        {
          label: t('admin.promotions.name'),
          cell: ({ key, name }) => (
            <a className="promotion-name" href={adminHref(`/promotions/${key}`)}>
              {name}
            </a>
          ),
        },
        {
          label: t('admin.promotions.state'),
          onPhone: 'beside',
          cell: ({ state }) => <Badge tone={stateTones[state]}>{t(`admin.promotions.${state}`)}</Badge>,
        },
        {
          label: t('admin.promotions.reward'),
          onPhone: 'plain',
          cell: ({ rule, automatic, coupons }) => (
            <>
              <OfferText rule={rule} />
              <small className="muted">
                {automatic ? (
                  t('admin.promotions.automatic')
                ) : (
                  <>
                    {t('admin.promotions.code')} <bdi>{codesText(coupons)}</bdi>
                  </>
                )}
              </small>
            </>
          ),
        },
        {
          label: t('admin.dashboard.period'),
          onPhone: 'plain',
          cell: ({ startsAt, endsAt }) => <Dates startsAt={startsAt} endsAt={endsAt} />,
        },
        { label: t('admin.promotions.uses'), numeric: true, cell: ({ orders, uses }) => orders ?? uses },
        {
          label: t('admin.promotions.given'),
          numeric: true,
          cell: ({ given }) => given.length > 0 && <Amounts amounts={given} />,
        },
      ]}
    />
  )
}

const namedCodes = 2

function codesText(codes: readonly string[]): string {
  const more = codes.length > namedCodes ? ` +${codes.length - namedCodes}` : ''
  return codes.slice(0, namedCodes).join(', ') + more || '–'
}

type DatesProps = { startsAt: number | null; endsAt: number | null }

/** The start is of interest until then. */
function Dates({ startsAt, endsAt }: DatesProps) {
  const { date } = useVisit()
  const [now] = useState(Date.now)
  const dayOf = (at: number): string => date(plainDateIn(at, boot.timeZone))
  const dates = [
    startsAt !== null && startsAt > now && ([t('admin.promotions.from'), dayOf(startsAt)] as const),
    endsAt !== null && ([t('admin.promotions.until'), dayOf(endsAt)] as const),
  ].filter((each) => each !== false)
  if (dates.length === 0) return <span className="muted">{t('admin.promotions.noEnd')}</span>
  return dates.map(([name, day]) => (
    <span key={name} className="offer-line">
      <span className="muted">{name}</span> <time>{day}</time>
    </span>
  ))
}

const promotionNames = (promotions: Listed['promotions']) => (key: string) =>
  promotions.find((each) => each.key === key)?.name ?? key

function Coupons({ data: { coupons, promotions } }: { data: Listed }) {
  const nameOf = promotionNames(promotions)
  return (
    <DataTable
      label={t('admin.promotions.coupons')}
      rows={coupons}
      rowKey={({ code }) => code}
      empty={t('admin.promotions.none')}
      columns={[
        {
          label: t('admin.promotions.code'),
          cell: ({ code, customer }) => (
            <>
              <a href={adminHref(`/promotions/coupons/${code}`)}>{code}</a>
              {customer !== null && <small className="muted"> {customer}</small>}
            </>
          ),
        },
        {
          label: t('admin.promotions.promotion'),
          onPhone: 'plain',
          cell: ({ promotion }) => nameOf(promotion),
        },
        {
          label: t('admin.dashboard.period'),
          onPhone: 'plain',
          cell: ({ startsAt, endsAt }) => <Dates startsAt={startsAt} endsAt={endsAt} />,
        },
        {
          label: t('admin.promotions.uses'),
          numeric: true,
          cell: ({ used, usageLimit }) =>
            usageLimit === null ? used : t('admin.promotions.usedOf', { used, limit: usageLimit }),
        },
      ]}
    />
  )
}

function Batches({ data: { batches, promotions } }: { data: Listed }) {
  const nameOf = promotionNames(promotions)
  async function save(name: string): Promise<void> {
    const { csv } = await adminCall('admin.exportCouponBatch', { name })
    download(`coupons-${name}.csv`, csv)
  }
  return (
    <DataTable
      label={t('admin.promotions.batches')}
      rows={batches}
      rowKey={({ name }) => name}
      empty={t('admin.promotions.none')}
      columns={[
        { label: t('admin.promotions.codeStart'), cell: ({ name }) => name },
        { label: t('admin.promotions.promotion'), cell: ({ promotion }) => nameOf(promotion) },
        {
          label: t('admin.promotions.uses'),
          numeric: true,
          cell: ({ used, codes }) => t('admin.promotions.usedOf', { used, limit: codes }),
        },
        {
          label: t('admin.promotions.download'),
          isAction: true,
          cell: ({ name }) => (
            <ActionButton size="s" variant="secondary" action={() => save(name)}>
              {t('admin.promotions.download')}
            </ActionButton>
          ),
        },
      ]}
    />
  )
}
