// Who sells: name, address, e-mail and tax number.
import type { Country } from '#domain/markets/market.ts'
import { Field } from '#web/ui/Field.tsx'
import { t } from '../../platform/language.ts'
import { Panel } from '../../ui/Panel.tsx'
import { linesOf } from './seller-lines.ts'
import { CountryField } from './CountryField.tsx'
import { settingsScreen, type Changes, type Settings, type SettingsForm } from './settings-screen.tsx'

// The names of the fields are those of the refusal.
const draftOf = ({ seller }: Settings) => ({
  'seller.lines': seller.lines.join('\n'),
  'seller.country': seller.country as Country,
  'seller.email': seller.email,
  'seller.vatId': seller.vatId ?? '',
  'seller.details': seller.details?.join('\n') ?? '',
})

const changesOf = (draft: ReturnType<typeof draftOf>): Changes => ({
  seller: {
    lines: linesOf(draft['seller.lines']),
    country: draft['seller.country'],
    email: draft['seller.email'].trim(),
    vatId: draft['seller.vatId'].trim() || null,
    details: linesOf(draft['seller.details']),
  },
})

export default settingsScreen(() => t('admin.settings.seller'), draftOf, changesOf, SellerFields)

function SellerFields({ draft, form }: SettingsForm<ReturnType<typeof draftOf>>) {
  return (
    <Panel stack>
      <Field
        {...form.field('seller.lines')}
        dir="auto"
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
      <Field
        {...form.field('seller.details')}
        dir="auto"
        multiline
        rows={3}
        label={t('admin.settings.sellerDetails')}
        hint={t('admin.settings.sellerDetailsHint')}
      />
    </Panel>
  )
}
