// Old addresses: pairs are pasted or read from a file, checked and saved; the list of those that redirect.
import { useState, type FormEvent } from 'react'
import type { AdminOutput } from '#api/call.ts'
import { isolate } from '#messages/isolate.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { pageLocale, t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { useAddress } from '../../platform/router.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionButton } from '../../shared/ActionButton.tsx'
import { useLoad } from '../../shared/use-load.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { QuerySearch } from '../../ui/QuerySearch.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { compressed } from './compressed-file.ts'

export default function RedirectsScreen() {
  const search = useAddress().query.get('q') ?? ''
  const { data, loading, reload, setData, notLoaded } = useLoad('admin.listRedirects', { search })
  const remove = async (path: string) => setData(await adminCall('admin.removeRedirect', { path, search }))
  if (notLoaded) return notLoaded
  const redirects = data?.redirects ?? []
  return (
    <>
      <ScreenHead
        title={t('admin.redirects.title')}
        text={t('admin.redirects.text')}
        back={{ path: '/import', label: t('admin.import.title') }}
      />
      <Panel>
        <PairsForm onSaved={reload} />
      </Panel>
      <QuerySearch label={t('admin.redirects.old')} path="/old-addresses" />
      <Panel>
        <DataTable
          label={t('admin.redirects.title')}
          rows={redirects}
          rowKey={({ path }) => path}
          loading={loading}
          empty={t('admin.redirects.none')}
          columns={[
            { label: t('admin.redirects.old'), cell: ({ path }) => <bdi>{path}</bdi> },
            {
              label: t('admin.redirects.new'),
              cell: ({ target }) => (
                <a href={target} target="_blank" rel="noreferrer">
                  <bdi>{target}</bdi>
                </a>
              ),
            },
            {
              label: t('admin.product.remove'),
              isAction: true,
              numeric: true,
              cell: ({ path }) => (
                <ActionButton
                  size="s"
                  variant="tertiary"
                  action={() => remove(path)}
                  done={t('account.saved')}
                >
                  {t('admin.product.remove')}
                </ActionButton>
              ),
            },
          ]}
        />
        {data && data.count > redirects.length && (
          <p className="muted">
            {t('admin.redirects.first', { shown: redirects.length, count: data.count })}
          </p>
        )}
      </Panel>
    </>
  )
}

/** More lines would fill the screen; the others follow after these are corrected. */
const shownLines = 20

type Checked = AdminOutput<'admin.importRedirects'> & { readonly file: File }

function PairsForm({ onSaved }: { onSaved: () => void }) {
  const { busy, run } = useAction()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [saved, setSaved] = useState(0)
  const send = async (file: File, write: boolean) =>
    adminCall('admin.importRedirects', { content: await compressed(file), write })
  function check(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [chosen, typed] = [data.get('file'), data.get('pairs')]
    const isChosen = chosen instanceof File && chosen.size > 0
    const file = isChosen ? chosen : new File([typed ?? ''], 'pairs.csv')
    void run(async () => setChecked({ ...(await send(file, false)), file }))
  }
  const save = (file: File) =>
    run(async () => {
      await send(file, true)
      setChecked(null)
      setSaved(saved + 1)
      onSaved()
    }, t('account.saved'))
  const skipped = checked?.skipped ?? []
  return (
    // The key: a saved list leaves the fields.
    <form key={saved} className="stack" onSubmit={check} onChange={() => setChecked(null)}>
      <Field
        multiline
        rows={4}
        name="pairs"
        dir="ltr"
        label={t('admin.redirects.pairs')}
        hint={t('admin.redirects.pairsHint', { example: isolate(pageLocale, '/old-page;/rich/about') })}
      />
      <Field type="file" name="file" accept=".csv,text/csv" label={t('admin.redirects.file')} />
      {skipped.length > 0 && (
        <Notice tone="warning" live>
          {t('admin.redirects.refused', {
            lines: skipped.slice(0, shownLines).join(', ') + (skipped.length > shownLines ? ' …' : ''),
          })}
        </Notice>
      )}
      <div className="button-row">
        {checked && checked.written > 0 ? (
          <Button loading={busy} onClick={() => void save(checked.file)}>
            {t('admin.redirects.save', { count: checked.written })}
          </Button>
        ) : (
          <Button type="submit" variant="secondary" loading={busy}>
            {t('admin.redirects.check')}
          </Button>
        )}
      </div>
    </form>
  )
}
