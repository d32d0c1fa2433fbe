// Pages and blog posts, drafts included.
import type { AdminOutput } from '#api/call.ts'
import { contentKinds } from '#domain/content/content-record.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { formatDate } from '#messages/format.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { boot } from '../../platform/boot.ts'
import { pageLocale, t } from '../../platform/language.ts'
import { adminHref } from '../../platform/router.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { AddButton } from '../../ui/AddButton.tsx'

type Listed = AdminOutput<'admin.listContent'>['content'][number]

export default function ContentListScreen() {
  const { data, notLoaded } = useLoad('admin.listContent', {})
  if (!data) return notLoaded
  return (
    <>
      <ScreenHead title={t('admin.content.title')} text={t('admin.content.text')} />
      {contentKinds.map((kind) => (
        <Panel
          key={kind}
          title={t(`admin.content.${kind}s`)}
          action={
            <AddButton href={adminHref(`/content/_new?kind=${kind}`)}>
              {t(`admin.content.new-${kind}`)}
            </AddButton>
          }
        >
          <ContentTable kind={kind} rows={data.content.filter((each) => each.kind === kind)} />
        </Panel>
      ))}
    </>
  )
}

function ContentTable({ kind, rows }: { kind: Listed['kind']; rows: readonly Listed[] }) {
  return (
    <DataTable
      label={t(`admin.content.${kind}s`)}
      rows={rows}
      rowKey={({ key }) => key}
      empty={t('admin.content.none')}
      columns={[
        {
          label: t('admin.product.title'),
          cell: ({ key, title }) => (
            <a href={adminHref(`/content/${key}`)} dir="auto">
              {title}
            </a>
          ),
        },
        { label: t('admin.product.key'), cell: ({ key }) => <bdi>/rich/{key}</bdi> },
        {
          label: t('admin.orders.status'),
          cell: ({ status }) => (
            <Badge tone={status === 'active' ? 'success' : 'plain'}>{t(`admin.content.${status}`)}</Badge>
          ),
        },
        ...(kind === 'post'
          ? [
              {
                label: t('admin.content.date'),
                cell: ({ publishedAt }: Listed) => {
                  const day = plainDateIn(publishedAt, boot.timeZone)
                  return <time dateTime={day}>{formatDate(pageLocale, day)}</time>
                },
              },
            ]
          : []),
        { label: t('admin.products.languages'), numeric: true, cell: ({ languages }) => languages },
      ]}
    />
  )
}
