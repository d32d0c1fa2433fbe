// The questions of a new shop: name, language, address, country and e-mail. Markets and currency follow from them.
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { currencyOf, type Country } from '#domain/markets/market.ts'
import { pageLocale, t } from '../../platform/language.ts'
import { useDraftForm } from '../../platform/use-draft-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { useMember } from '../../platform/member.ts'
import { navigate } from '../../platform/router.ts'
import { LocaleField } from '../../ui/LocaleField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { CountryField } from '../settings/CountryField.tsx'
import { linesOf } from '../settings/seller-lines.ts'

export default function SetupScreen() {
  const { email } = useMember()
  const form = useDraftForm(
    {
      shopName: '',
      homeLocale: pageLocale,
      'seller.lines': '',
      country: localeTable[pageLocale].country as Country,
      'seller.email': email,
    },
    {
      submit: async (sent) => {
        const { version } = await adminCall('admin.viewSettings', {})
        await adminCall('admin.changeSettings', { version, changes: changesOf(sent) })
        // The document has the name of the shop.
        navigate('/')
        location.reload()
      },
    },
  )
  return (
    <>
      <ScreenHead
        title={t('admin.setup.title')}
        text={t('admin.setup.text')}
        back={{ path: '/', label: t('admin.frame.start') }}
      />
      <Panel>
        <form {...form.props} className="stack">
          <Field {...form.field('shopName')} label={t('admin.settings.shopName')} />
          <LocaleField
            label={t('admin.settings.homeLocale')}
            hint={t('admin.settings.homeLocaleHint')}
            value={form.draft.homeLocale}
            onChange={(homeLocale) => form.change({ homeLocale })}
          />
          <Field
            {...form.field('seller.lines')}
            multiline
            rows={4}
            label={t('admin.settings.address')}
            hint={t('admin.settings.addressHint')}
          />
          <CountryField value={form.draft.country} onChange={(country) => form.change({ country })} />
          <Field {...form.field('seller.email')} type="email" label={t('admin.settings.email')} />
          <FormProblem text={form.problem} />
          <Button type="submit" loading={form.busy}>
            {t('account.save')}
          </Button>
        </form>
      </Panel>
    </>
  )
}

function changesOf(draft: {
  readonly shopName: string
  readonly homeLocale: Locale
  readonly 'seller.lines': string
  readonly country: Country
  readonly 'seller.email': string
}) {
  const { shopName, homeLocale, country } = draft
  const email = draft['seller.email'].trim()
  return {
    shopName,
    homeLocale,
    seller: { lines: linesOf(draft['seller.lines']), country, email, vatId: null },
    // Characters that a sender's name cannot have.
    sender: `${shopName.replaceAll(/[<>,;:@"]/g, '')} <${email}>`,
    markets: [country],
    prices: { base: currencyOf(country), rates: {} },
  }
}
