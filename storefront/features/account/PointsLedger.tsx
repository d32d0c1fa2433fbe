// The points ledger, newest first: date, reason and points.
import { formatSigned } from '#messages/format-signed.ts'
import { dayOf } from './day-of.ts'
import type { PointsView } from './PointsProgress.tsx'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Pagination } from '#web/ui/Pagination.tsx'

export function PointsLedger({ view: { entries, page, pages } }: { view: PointsView }) {
  const { t, href } = useVisit()
  return (
    <section data-part="ledger" aria-labelledby="points-ledger">
      <h2 id="points-ledger">{t('points.ledger')}</h2>
      <ul>
        {entries.map((entry, at) => (
          <li key={at}>
            <Line entry={entry} />
          </li>
        ))}
      </ul>
      <Pagination
        current={page}
        last={pages}
        href={(other) => href(`/user/points${other > 1 ? `?page=${other}` : ''}`)}
      />
    </section>
  )
}

const reasons = {
  earned: 'points.earned',
  'taken-back': 'points.takenBack',
  redeemed: 'points.redeemed',
} as const

function Line({
  entry: { kind, points, at, orderNumber, couponCode, refunded },
}: {
  entry: PointsView['entries'][number]
}) {
  const { t, href, locale, date, money } = useVisit()
  return (
    <>
      <div>
        <span>{refunded ? t('points.earnedLess', { amount: money(refunded) }) : t(reasons[kind])}</span>
        <small>
          <time dateTime={dayOf(at)}>{date(dayOf(at))}</time>
          {orderNumber && (
            <a href={href(`/orderDetail?number=${orderNumber}`)}>
              <bdi>{orderNumber}</bdi>
            </a>
          )}
          {couponCode && (
            <a href={href('/user/coupon')}>
              <bdi>{couponCode}</bdi>
            </a>
          )}
        </small>
      </div>
      <strong data-kind={kind}>
        <bdi>{formatSigned(locale, points)}</bdi>
      </strong>
    </>
  )
}
