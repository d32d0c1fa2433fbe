// One import: the result of the check, the import with its progress, the undoing, and the report.
import { useState } from 'react'
import type { AdminOutput } from '#api/call.ts'
import { outcomes, type Outcome } from '#domain/import/compare.ts'
import { formatNumber } from '#messages/format.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { pageLocale, t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { ActionButton, ConfirmButton } from '../../shared/ActionButton.tsx'
import { useLaterPages } from '../../shared/use-later-pages.tsx'
import { useLoad, useRefresh } from '../../shared/use-load.tsx'
import type { ScreenProps } from '../../platform/router.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { problemText } from './problem-text.ts'
import './ImportScreen.css'

type View = AdminOutput<'admin.viewImport'>
type Run = View['run']
type Product = View['products'][number]
type Filter = Outcome | 'all' | 'problems'

const isWorking = ({ status }: Run): boolean => ['waiting', 'checking', 'running', 'undoing'].includes(status)

export default function ImportScreen({ params: { id = '' } }: ScreenProps) {
  const [filter, setFilter] = useState<Filter>('all')
  const input = { id, ...filterInput(filter), after: -1 }
  const view = useLoad('admin.viewImport', input)
  const run = view.data?.run
  const { reload } = view
  useRefresh(run !== undefined && isWorking(run), view)
  if (!view.data || !run) return view.notLoaded
  return (
    <>
      <ScreenHead title={run.fileName} back={{ path: '/import', label: t('admin.import.title') }}>
        <RunActions run={run} onDone={reload} />
      </ScreenHead>
      <State run={run} />
      {run.refusedLine === null && run.status !== 'waiting' && (
        <Panel>
          <Filters run={run} filter={filter} onFilter={setFilter} />
          <Products key={`${filter} ${run.status}`} view={view.data} filter={filter} loading={view.loading} />
        </Panel>
      )}
    </>
  )
}

function filterInput(filter: Filter): { outcome: Outcome | null; problemsOnly: boolean } {
  const isOutcome = filter !== 'all' && filter !== 'problems'
  return { outcome: isOutcome ? filter : null, problemsOnly: filter === 'problems' }
}

function State({ run }: { run: Run }) {
  if (run.refusedLine !== null)
    return (
      <Notice tone="error" live>
        {t('admin.import.refused', { line: run.refusedLine })}
      </Notice>
    )
  if (run.status === 'waiting' || run.status === 'checking')
    return <output>{t('admin.import.checking')}</output>
  return (
    <div aria-live="polite" className="import-state">
      {run.status === 'running' && <p>{t('admin.import.running', { left: run.left })}</p>}
      {run.status === 'done' && <p>{t('admin.import.done')}</p>}
      {run.status === 'undone' && <p>{t('admin.import.undone')}</p>}
      {run.picturesWaiting > 0 && <p>{t('admin.import.pictures', { count: run.picturesWaiting })}</p>}
      {run.ignored.length > 0 && <p>{t('admin.import.ignored', { names: run.ignored.join(', ') })}</p>}
    </div>
  )
}

function RunActions({ run, onDone }: { run: Run; onDone: () => void }) {
  const count = run.created + run.changed
  async function change(name: 'admin.runImport' | 'admin.undoImport'): Promise<void> {
    await adminCall(name, { id: run.id })
    onDone()
  }
  return (
    <>
      {run.status !== 'waiting' && run.status !== 'checking' && run.refusedLine === null && (
        <ActionButton variant="secondary" action={() => downloadReport(run)}>
          {t('admin.import.report')}
        </ActionButton>
      )}
      {run.status === 'checked' && count > 0 && (
        <ActionButton action={() => change('admin.runImport')}>
          {t('admin.import.run', { count })}
        </ActionButton>
      )}
      {run.status === 'done' && count > 0 && (
        <ConfirmButton
          variant="secondary"
          label={t('admin.import.undo')}
          title={t('admin.import.undoTitle')}
          danger
          action={() => change('admin.undoImport')}
        >
          {t('admin.import.undoText')}
        </ConfirmButton>
      )}
    </>
  )
}

type FiltersProps = { run: Run; filter: Filter; onFilter: (filter: Filter) => void }

function Filters({ run, filter, onFilter }: FiltersProps) {
  const label = (each: Filter): string =>
    each === 'all' || each === 'problems'
      ? t(`admin.import.${each}`)
      : `${t(`admin.import.result.${each}`)} (${formatNumber(pageLocale, run[each])})`
  return (
    <div className="filters">
      {(['all', ...outcomes, 'problems'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === filter} onClick={() => onFilter(each)}>
          {label(each)}
        </button>
      ))}
    </div>
  )
}

function Products({ view, filter, loading }: { view: View; filter: Filter; loading: boolean }) {
  const { pages, moreButton } = useLaterPages(view, (after) =>
    adminCall('admin.viewImport', { id: view.run.id, ...filterInput(filter), after }),
  )
  return (
    <>
      <DataTable
        label={t('admin.products.product')}
        rows={pages.flatMap(({ products }) => products)}
        loading={loading}
        rowKey={({ position }) => String(position)}
        empty="–"
        columns={[
          { label: t('admin.products.product'), cell: ({ key, title }) => title || key },
          { label: t('admin.import.line'), cell: ({ lines }) => lines[0] },
          { label: t('admin.import.result'), cell: ({ outcome }) => t(`admin.import.result.${outcome}`) },
          {
            label: t('admin.import.notes'),
            cell: (product) => <Notes texts={notesOf(product)} />,
          },
        ]}
      />
      {moreButton}
    </>
  )
}

function notesOf({ problems, kept, lines }: Product): string[] {
  const texts = problems.map((problem) =>
    problem.line === lines[0] ? problemText(problem) : `${problem.line}: ${problemText(problem)}`,
  )
  return kept ? [...texts, t('admin.import.kept')] : texts
}

function Notes({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <div key={text}>{text}</div>)
}

/** Downloads every row of the file with its result. */
async function downloadReport({ id, lost, fileName }: Run): Promise<void> {
  const { writeReport } = await import('./write-report.ts')
  const products: Product[] = []
  // Until an empty page: nodes of the release before do not name the next one.
  for (let after = -1; ;) {
    const page = await adminCall('admin.viewImport', { id, outcome: null, problemsOnly: false, after })
    const last = page.products.at(-1)
    if (!last) break
    products.push(...page.products)
    after = last.position
  }
  writeReport(fileName, products, lost, {
    headings: [
      t('admin.import.line'),
      'Handle',
      t('admin.products.product'),
      t('admin.import.result'),
      t('admin.import.notes'),
    ],
    outcome: (outcome) => t(`admin.import.result.${outcome}`),
    problem: problemText,
    kept: t('admin.import.kept'),
  })
}
