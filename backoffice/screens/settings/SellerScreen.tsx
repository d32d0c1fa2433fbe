// Who sells: name, address, e-mail and tax number.
import type { Country } from '#domain/markets/market.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Field } from '#web/ui/Field.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { linesOf } from './seller-lines.ts'
import { CountryField } from './CountryField.tsx'
import { SettingsFields, SettingsPage } from './SettingsPage.tsx'
import { useSettingsForm, type Changes, type Settings, type View } from './use-settings.ts'

export default function SellerScreen() {
  const t = useTranslate()
  return (
    <SettingsPage title={t('admin.settings.seller')}>
      {(view, setView) => <SellerForm view={view} setView={setView} />}
    </SettingsPage>
  )
}

// The names of the fields are those of the refusal.
const draftOf = ({ seller }: Settings) => ({
  'seller.lines': seller.lines.join('\n'),
  'seller.country': seller.country as Country,
  'seller.email': seller.email,
  'seller.vatId': seller.vatId ?? '',
})

const changesOf = (draft: ReturnType<typeof draftOf>): Changes => ({
  seller: {
    lines: linesOf(draft['seller.lines']),
    country: draft['seller.country'],
    email: draft['seller.email'].trim(),
    vatId: draft['seller.vatId'].trim() || null,
  },
})

function SellerForm({ view, setView }: { view: View; setView: (view: View) => void }) {
  const t = useTranslate()
  const parts = useSettingsForm(view, setView, draftOf, changesOf)
  const { draft, form } = parts
  return (
    <SettingsFields parts={parts}>
      <Panel>
        <div className="stack">
          <Field
            {...form.field('seller.lines')}
            multiline
            rows={4}
            label={t('admin.settings.address')}
            hint={t('admin.settings.addressHint')}
          />
          <CountryField
            value={draft['seller.country']}
            onChange={(country) => form.change({ 'seller.country': country })}
          />
          <Field {...form.field('seller.email')} type="email" label={t('admin.settings.email')} />
          <Field {...form.field('seller.vatId')} label={t('admin.settings.vatId')} />
        </div>
      </Panel>
    </SettingsFields>
  )
}
