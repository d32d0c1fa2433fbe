// The gift year of the home page. The document has the occasions; a signed-in customer's people follow.
import type { ShownMonth } from '#messages/gift-year-texts.ts'
import { call } from '#web/platform/api/call.ts'
import { inBackground, useLoaded } from '#web/platform/api/use-loaded.ts'
import { GiftYear } from '../../shared/gift-year/GiftYear.tsx'
import { useUserName } from '../../shared/sign-in/user.ts'

export default function OwnYear({ months }: { months: readonly ShownMonth[] }) {
  const user = useUserName()
  const own = useLoaded(user || null, (signal) => call('person.year', {}, { ...inBackground, signal }))
  return <GiftYear months={own?.key === user ? own.data : months} id="home-year" canAdd={false} isContinued />
}
