// Account settings. What is rarely changed is folded: password and sessions, and the customer's data.
import { AccountData } from './AccountData.tsx'
import { EmailSettings } from './EmailSettings.tsx'
import { NewsletterSettings } from './NewsletterSettings.tsx'
import { DataExport } from './DataExport.tsx'
import { PasswordSettings } from './PasswordSettings.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'
import { SessionSettings } from './SessionSettings.tsx'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { useAccountData } from '../../shared/sign-in/use-account-data.ts'
import './Settings.css'

export default function Settings() {
  const t = useTranslate()
  const { state, retry, replace } = useAccountData('account.view', {})
  return (
    <AccountData state={state} onRetry={retry}>
      {(account) => (
        <div className="account-settings">
          <ProfileSettings account={account} onChange={replace} />
          <EmailSettings account={account} onChange={replace} />
          <NewsletterSettings account={account} onChange={replace} />
          <div data-part="rare">
            {/* The mail about a sign-in in a new browser leads here. */}
            <Disclosure summary={<h2>{t('account.security')}</h2>} open={location.hash === '#security'}>
              <PasswordSettings account={account} onChange={replace} />
              <SessionSettings email={account.email} />
            </Disclosure>
            <Disclosure summary={<h2>{t('account.data')}</h2>}>
              <DataExport email={account.email} />
            </Disclosure>
          </div>
        </div>
      )}
    </AccountData>
  )
}
