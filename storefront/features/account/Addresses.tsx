// The address book.
import { AccountData } from './AccountData.tsx'
import { AddressBook } from './AddressBook.tsx'
import { useAccountData } from '../../shared/sign-in/use-account-data.ts'
import { call } from '#web/platform/api/call.ts'

export default function Addresses() {
  const { state, retry, replace } = useAccountData('addresses', () =>
    call('address.list', {}, { background: true, handlesRefusals: true }),
  )
  return (
    <AccountData state={state} onRetry={retry}>
      {(book) => <AddressBook book={book} onChange={replace} />}
    </AccountData>
  )
}
