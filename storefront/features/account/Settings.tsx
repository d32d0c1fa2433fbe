// Account settings: profile, e-mail, password, newsletter, sessions, and the customer's data.
import { AccountData } from './AccountData.tsx'
import { EmailSettings } from './EmailSettings.tsx'
import { NewsletterSettings } from './NewsletterSettings.tsx'
import { DataExport } from './DataExport.tsx'
import { PasswordSettings } from './PasswordSettings.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'
import { SessionSettings } from './SessionSettings.tsx'
import { useAccountData } from '../../shared/sign-in/use-account-data.ts'
import './Settings.css'

export default function Settings() {
  const { state, retry, replace } = useAccountData('account.view', {})
  return (
    <AccountData state={state} onRetry={retry}>
      {(account) => (
        <div className="account-settings">
          <ProfileSettings account={account} onChange={replace} />
          <EmailSettings account={account} onChange={replace} />
          <PasswordSettings account={account} onChange={replace} />
          <NewsletterSettings account={account} onChange={replace} />
          <SessionSettings email={account.email} />
          <DataExport email={account.email} />
        </div>
      )}
    </AccountData>
  )
}
