// The log of changes: who wrote which row, with the values before and after.
import { useState } from 'react'
import type { AdminOutput } from '#api/call.ts'
import { localeTable } from '#domain/markets/locale.ts'
import { useLocale, useTranslate } from '#storefront/platform/pages/visit.ts'
import { Button } from '#storefront/ui/Button.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { useAction } from '../../platform/use-action.ts'
import { useLoad } from '../../platform/use-load.ts'
import { LoadProblem } from '../../ui/LoadProblem.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { changedFields } from './changed-fields.ts'
import './ChangesScreen.css'

type Change = AdminOutput<'admin.listChanges'>['changes'][number]

export default function ChangesScreen() {
  const t = useTranslate()
  const first = useLoad('admin.listChanges', { before: null })
  const [older, setOlder] = useState<{ changes: readonly Change[]; next: number | null } | null>(null)
  const { busy, run } = useAction()
  if (first.problem && !first.data) return <LoadProblem problem={first.problem} onRetry={first.reload} />
  const changes = [...(first.data?.changes ?? []), ...(older?.changes ?? [])]
  const next = older ? older.next : (first.data?.next ?? null)
  const loadOlder = () =>
    run(async () => {
      const page = await adminCall('admin.listChanges', { before: next })
      setOlder({ changes: [...(older?.changes ?? []), ...page.changes], next: page.next })
    })
  return (
    <>
      <ScreenHead title={t('admin.changes.title')} text={t('admin.changes.text')} />
      <Panel>
        {first.data && changes.length === 0 && <p>{t('admin.changes.none')}</p>}
        <ol className="changes">
          {changes.map((change) => (
            <li key={change.id}>
              <ChangeEntry change={change} />
            </li>
          ))}
        </ol>
        {next !== null && (
          <Button variant="secondary" loading={busy} onClick={() => void loadOlder()}>
            {t('admin.changes.older')}
          </Button>
        )}
      </Panel>
    </>
  )
}

function ChangeEntry({ change }: { change: Change }) {
  const t = useTranslate()
  const locale = useLocale()
  const at = new Date(change.at)
  const time = at.toLocaleString(localeTable[locale].tag, { dateStyle: 'medium', timeStyle: 'medium' })
  const kind = change.before === null ? 'created' : change.after === null ? 'deleted' : 'changed'
  return (
    <details>
      <summary>
        <time dateTime={at.toISOString()}>{time}</time>
        <strong>{change.actor}</strong>
        <span>
          {t(`admin.changes.${kind}`)} <code>{change.table}</code>
        </span>
        <small>{change.action}</small>
      </summary>
      <dl>
        {changedFields(change.before, change.after).map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
