// The gift year of the home page. The document has the occasions; a signed-in customer's people follow.
import { useEffect, useState } from 'react'
import type { ShownMonth } from '#messages/gift-year-texts.ts'
import { call } from '#web/platform/api/call.ts'
import { GiftYear } from '../../shared/gift-year/GiftYear.tsx'
import { useUserName } from '../../shared/sign-in/user.ts'

export default function OwnYear({ months }: { months: readonly ShownMonth[] }) {
  const user = useUserName()
  const [own, setOwn] = useState<readonly ShownMonth[] | null>(null)
  useEffect(() => {
    if (!user) return
    let current = true
    // Without them, the occasions remain.
    call('person.year', {}, { background: true, handlesRefusals: true }).then(
      (year) => current && setOwn(year),
      () => undefined,
    )
    return () => {
      current = false
      setOwn(null)
    }
  }, [user])
  return <GiftYear months={own ?? months} id="home-year" />
}
