// Top of the overview: the next gift date, an offer to save an address, a link before the first order.
import type { Output } from '#api/call.ts'
import { call } from '#web/platform/api/call.ts'
import { useCountryName, useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { Button } from '#web/ui/Button.tsx'
import { ParcelPicture } from '#web/ui/ParcelPicture.tsx'
import { toast } from '#web/platform/toasts.ts'
import { NextGifts } from './NextGifts.tsx'
import { LastGiftLine, OneDay } from './PersonCard.tsx'
import { WrappedParcel } from '../../shared/wrapping/WrappedParcel.tsx'
import { useSessionEnd } from '../../shared/sign-in/use-account-data.ts'

type Overview = Output<'account.overview'>

type NextDayProps = {
  next: Overview['next']
  /** Whether to find a gift, or to add a person, is the main action of the page. */
  isMain: boolean
}

export function NextDay({ next, isMain }: NextDayProps) {
  const { t, href } = useVisit()
  return (
    <section data-part="first" aria-labelledby="overview-next">
      {next ? (
        <>
          <h2 id="overview-next">{t('account.next', { name: next.name, kind: next.day.kind })}</h2>
          <div className="gift-date">
            <OneDay day={next.day} name={next.name} path={next.path} isTitled isMain={isMain}>
              {next.lastGift && !next.day.arriving && <LastGiftLine of={next.lastGift} />}
            </OneDay>
            <Button size="s" variant="link" href={href('/user/people')}>
              {t('people.title')}
            </Button>
          </div>
          <NextGifts gifts={next.gifts ?? []} name={next.name} />
        </>
      ) : (
        <>
          <h2 id="overview-next">{t('people.empty')}</h2>
          <p>{t('people.emptyText')}</p>
          <Button
            icon="calendar"
            size="s"
            variant={isMain ? 'primary' : 'secondary'}
            href={href('/user/people?add=')}
          >
            {t('people.add')}
          </Button>
          <WrappedParcel paper="stars" ribbon="gold" />
        </>
      )}
    </section>
  )
}

export function NoOrders() {
  const { t, href } = useVisit()
  return (
    <section data-part="first" aria-labelledby="overview-none">
      <h2 id="overview-none">{t('account.noOrders')}</h2>
      <p>{t('account.noOrdersText')}</p>
      <Button size="s" variant="secondary" href={href('/search')}>
        {t('shop.find')}
      </Button>
      <ParcelPicture />
    </section>
  )
}

type KeepAddressProps = { unsaved: NonNullable<Overview['unsaved']>; onSaved: () => void }

/** Saves the address of the latest order, while the address book is empty. */
export function KeepAddress({ unsaved: { address, lines }, onSaved }: KeepAddressProps) {
  const t = useTranslate()
  const nameOf = useCountryName()
  const [busy, run] = useBusy()
  const hasEnded = useSessionEnd()

  async function save(): Promise<void> {
    try {
      await call('address.add', { address, isDefault: true })
      toast({ type: 'success', text: t('account.saved') })
      onSaved()
    } catch (error) {
      hasEnded(error)
    }
  }

  return (
    <section data-part="first" aria-labelledby="overview-keep">
      <h2 id="overview-keep">{t('account.keepAddress')}</h2>
      <p>{t('account.noAddressText')}</p>
      <address>
        {[...lines, nameOf(address.country)].map((line, at) => (
          <bdi key={at}>{line}</bdi>
        ))}
      </address>
      <Button size="s" variant="secondary" loading={busy} onClick={() => void run(save)}>
        {t('account.save')}
      </Button>
    </section>
  )
}
