// Today's tasks as lines, the most urgent first: how many, due when, how many late.
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { formatList } from '#messages/format.ts'
import { joinParts } from '#messages/join-parts.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { boot } from '../../platform/boot.ts'
import { pageLocale, t } from '../../platform/language.ts'
import { useMay } from '../../platform/member.ts'
import { adminHref } from '../../platform/router.ts'
import { useWork, type Work } from '../../shared/work.tsx'
import { Panel } from '../../ui/Panel.tsx'

type Task = {
  readonly label: string
  readonly count: number
  readonly path: string
  /** When it is due, or what it is about. */
  readonly detail?: string | false | null
  readonly late?: number
  /** The member may do it. */
  readonly seen: boolean
}

export function WorkPanel() {
  const work = useWork()
  const tasks = useTasks(work)
  if (!work) return null
  return (
    <Panel title={t('admin.dashboard.work')}>
      {tasks.length === 0 && <p>{t('admin.dashboard.nothing')}</p>}
      <ul className="dashboard-work">
        {tasks.map(({ label, path, detail, late = 0 }, at) => (
          <li key={path}>
            <a href={adminHref(path)}>
              <span>
                <b>{label}</b>
                {detail && <small className="muted">{detail}</small>}
              </span>
              {late > 0 && <Badge tone="error">{t('admin.dashboard.late', { count: late })}</Badge>}
              {at === 0 ? (
                <span className="button" data-variant="primary" data-size="s">
                  <span>{t('admin.dashboard.start')}</span>
                </span>
              ) : (
                <Icon name="chevron-end" />
              )}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Only what the member may do. */
function useTasks(work: Work | undefined): readonly Task[] {
  const may = useMay()
  const { date } = useVisit()
  if (!work) return []
  const { disputed, toPack, toShip, returns, oldestReturnAt, toRestock, reviews, failedJobs } = work
  const due = (day: string | null) => day && t('admin.dashboard.due', { date: date(day, 'weekday') })
  const seesOrders = may('orders')
  const tasks: readonly Task[] = [
    {
      label: t('admin.orders.dispute-opened'),
      count: disputed.length,
      path: `/orders/${disputed[0]}`,
      detail: disputed.join(', '),
      seen: seesOrders,
    },
    {
      label: t('admin.dashboard.pack', { count: toPack }),
      count: toPack,
      path: '/orders?list=to-pack',
      detail: due(work.packDueOn),
      late: work.packLate,
      seen: true,
    },
    {
      label: t('admin.dashboard.ship', { count: toShip }),
      count: toShip,
      path: '/orders?list=to-ship',
      detail: due(work.shipDueOn),
      late: work.shipLate,
      seen: true,
    },
    {
      label: t('admin.dashboard.answer', { count: returns }),
      count: returns,
      path: oldestReturnAt === null ? '/returns?list=waiting' : '/returns',
      detail:
        oldestReturnAt !== null &&
        t('admin.dashboard.oldest', {
          date: date(plainDateIn(oldestReturnAt, boot.timeZone), 'weekday'),
        }),
      seen: true,
    },
    {
      label: t('admin.dashboard.restock', { count: toRestock }),
      count: toRestock,
      path: '/products',
      detail: namesOf(work),
      seen: may('catalog'),
    },
    {
      label: t('admin.dashboard.review', { count: reviews }),
      count: reviews,
      path: '/reviews',
      seen: seesOrders,
    },
    {
      label: t('admin.dashboard.problems', { count: failedJobs }),
      count: failedJobs,
      path: '/jobs',
      seen: seesOrders,
    },
  ]
  return tasks.filter(({ count, seen }) => seen && count > 0)
}

/** 'Mug (Sage): 0, Music Box: 0 and 3 more' */
function namesOf({ lowest, toRestock }: Work): string {
  const names = lowest.map(
    ({ title, optionsText, stock }) => `${title}${optionsText && ` (${optionsText})`}: ${stock}`,
  )
  const count = toRestock - names.length
  return count > 0
    ? t('admin.dashboard.andMore', { names: joinParts(pageLocale, names), count })
    : formatList(pageLocale, names)
}
