// Account settings. What is rarely changed is folded: password and sessions, and the customer's data.
import { AccountData } from './AccountData.tsx'
import { EmailSettings } from './EmailSettings.tsx'
import { MailSettings } from './MailSettings.tsx'
import { DataExport } from './DataExport.tsx'
import { PasswordSettings } from './PasswordSettings.tsx'
import { ProfileSettings, type Account } from './ProfileSettings.tsx'
import { SessionSettings } from './SessionSettings.tsx'
import { useTranslate, useCountryName, useVisit } from '#web/platform/pages/visit.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { useAccountData } from '../../shared/sign-in/use-account-data.ts'
import { localeTable } from '#domain/markets/locale.ts'
import { Button } from '#web/ui/Button.tsx'
import { chooserId } from '../../shared/navigation/chooser-id.ts'
import './Settings.css'

export default function Settings() {
  const t = useTranslate()
  const { state, retry, replace } = useAccountData('account.view', {})
  // Changes return only a part of what account.view does.
  const change = (account: Account) => (changed: Account) => replace({ ...account, ...changed })
  return (
    <AccountData state={state} onRetry={retry}>
      {(account) => (
        <div className="account-settings">
          <ProfileSettings account={account} onChange={change(account)} />
          <EmailSettings account={account} onChange={change(account)} />
          <MailSettings account={account} onChange={change(account)} />
          <MarketSettings />
          <div data-part="rare">
            {/* The mail about a sign-in in a new browser leads here. */}
            <Disclosure
              summary={
                <Row
                  title={t('account.security')}
                  state={t(account.hasPassword ? 'account.byPassword' : 'account.byCode')}
                />
              }
              open={location.hash === '#security'}
            >
              <PasswordSettings account={account} onChange={change(account)} />
              <SessionSettings email={account.email} />
            </Disclosure>
            <Disclosure
              summary={
                <Row
                  title={t('account.data')}
                  state={[t('account.export'), t('account.delete')].join(' · ')}
                />
              }
            >
              <DataExport email={account.email} />
            </Disclosure>
          </div>
        </div>
      )}
    </AccountData>
  )
}

/** A folded row with what it contains. */
function Row({ title, state }: { title: string; state: string }) {
  return (
    <div data-part="row">
      <h2>{title}</h2>
      <span>{state}</span>
    </div>
  )
}

/** The language, country and currency that the customer sees; the chooser of the header changes them. */
function MarketSettings() {
  const { t, locale, country, currency } = useVisit()
  const nameOf = useCountryName()
  return (
    <section aria-labelledby="market">
      <h2 id="market">{t('chooser.open')}</h2>
      <p>{[localeTable[locale].name, nameOf(country), currency].join(' · ')}</p>
      <Button variant="secondary" popoverTarget={chooserId} aria-describedby="market">
        {t('home.daysChange')}
      </Button>
    </section>
  )
}
