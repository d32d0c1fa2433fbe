// The questions of a new shop: name, language, address, country and e-mail. Markets and currency follow from them.
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { currencyOf, type Country } from '#domain/markets/market.ts'
import { pageLocale, t } from '../../platform/language.ts'
import { useDraftForm } from '../../platform/use-draft-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { Steps } from '#web/ui/Steps.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { useMember } from '../../platform/member.ts'
import { navigate } from '../../platform/router.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { LocaleField } from '../../ui/LocaleField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import type { View } from '../settings/settings-screen.tsx'
import { CountryField } from '../settings/CountryField.tsx'
import { linesOf } from '../settings/seller-lines.ts'
import './SetupScreen.css'

export default function SetupScreen() {
  const { data, notLoaded } = useLoad('admin.viewSettings', {})
  const setup = useLoad('admin.viewSetup', {})
  if (!data || !setup.data) return notLoaded ?? setup.notLoaded
  return <Questions view={data} hasProducts={setup.data.product} />
}

type SellerAddress = Pick<View['settings']['seller'], 'lines' | 'country' | 'email'>
type QuestionsProps = { view: View; hasProducts: boolean }

/**
 * Begins with what the shop has. A shop without products has no texts and no invoices: its language is the member's, and
 * its seller is empty.
 */
function Questions({ view: { settings, set, version }, hasProducts }: QuestionsProps) {
  const { email } = useMember()
  const { seller } = settings
  const hasSeller = set.includes('seller') || hasProducts
  const storedLines = hasSeller ? seller.lines.join('\n') : ''
  // Products have prices in the currency of the shop.
  const keepsCurrency = hasProducts || set.includes('prices')
  const form = useDraftForm(
    {
      shopName: settings.shopName,
      homeLocale: set.includes('homeLocale') || hasProducts ? settings.homeLocale : pageLocale,
      'seller.lines': storedLines,
      country: hasSeller ? seller.country : (localeTable[pageLocale].country as Country),
      'seller.email': hasSeller ? seller.email : email,
    },
    {
      submit: async (sent) => {
        const legal = set.includes('seller') ? seller : { vatId: null }
        const { markets, prices, seller: sentSeller, sender, ...changes } = changesOf(sent, legal)
        // A shop that sells somewhere keeps its markets.
        const first = {
          ...(!isSameAddress(sentSeller, seller) && { seller: sentSeller, sender }),
          ...(!set.includes('markets') && { markets }),
          ...(!keepsCurrency && { prices }),
        }
        await adminCall('admin.changeSettings', { version, changes: { ...changes, ...first } })
        // The document has the name of the shop.
        navigate('/')
        location.reload()
      },
    },
  )
  return (
    <div className="setup-screen">
      <ScreenHead
        title={t('admin.setup.title')}
        text={hasProducts ? undefined : t('admin.setup.text')}
        back={{ path: '/', label: t('admin.frame.start') }}
      />
      <Panel stack>
        <SetupSteps hasProducts={hasProducts} />
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
            dir="auto"
            multiline
            rows={4}
            label={t('admin.settings.address')}
            hint={
              hasProducts && !set.includes('seller')
                ? t('admin.settings.sample')
                : t('admin.settings.addressHint')
            }
          />
          <CountryField
            value={form.draft.country}
            hint={t('admin.setup.pricesIn', {
              currency: keepsCurrency ? settings.prices.base : currencyOf(form.draft.country),
            })}
            onChange={(country) => form.change({ country })}
          />
          <Field {...form.field('seller.email')} type="email" label={t('admin.settings.email')} />
          <FormProblem text={form.problem} />
          <Button type="submit" loading={form.busy}>
            {t('order.goOn')}
          </Button>
        </form>
      </Panel>
    </div>
  )
}

/** The unchanged address of the sample shop is not an answer of the merchant. */
function isSameAddress(sent: SellerAddress, stored: SellerAddress): boolean {
  return (['lines', 'country', 'email'] as const).every((name) => String(sent[name]) === String(stored[name]))
}

function SetupSteps({ hasProducts }: { hasProducts: boolean }) {
  return (
    <Steps
      label={t('admin.setup.title')}
      steps={[
        { label: t('admin.setup.stepShop') },
        { label: t('admin.setup.stepProduct'), isReached: hasProducts },
        { label: t('admin.shipping.title') },
        { label: t('admin.payments.title') },
      ]}
      current={0}
      doneLabel={t('admin.setup.done')}
    />
  )
}

type Answers = {
  readonly shopName: string
  readonly homeLocale: Locale
  readonly 'seller.lines': string
  readonly country: Country
  readonly 'seller.email': string
}

/** `legal`: what this form does not ask for. */
function changesOf(draft: Answers, legal: Pick<View['settings']['seller'], 'vatId' | 'details'>) {
  const { shopName, homeLocale, country } = draft
  const email = draft['seller.email'].trim()
  return {
    shopName,
    homeLocale,
    seller: { ...legal, lines: linesOf(draft['seller.lines']), country, email },
    // Characters that a sender's name cannot have.
    sender: `${shopName.replaceAll(/[<>,;:@"]/g, '')} <${email}>`,
    markets: [country],
    prices: { base: currencyOf(country), rates: {} },
  }
}
