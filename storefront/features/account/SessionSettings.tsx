// Sessions of the account by browser. Ends one, all others, or all, e.g. after the loss of a phone.
import { useState } from 'react'
import type { Output } from '#api/call.ts'
import { call } from '#web/platform/api/call.ts'
import { useNavigation } from '#web/platform/navigation/navigation-context.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/platform/toasts.ts'
import { AccountData } from './AccountData.tsx'
import { clearCustomer } from '../../shared/sign-in/change-customer.ts'
import { dayOf } from './day-of.ts'
import { useAccountData, useSessionEnd } from '../../shared/sign-in/use-account-data.ts'
import './SessionSettings.css'

type Sessions = Output<'session.list'>
type Session = Sessions['sessions'][number]

export function SessionSettings({ email }: { email: string }) {
  const t = useTranslate()
  const navigation = useNavigation()
  // A change of the e-mail ends all other sessions, so the list loads again.
  const { state, retry, replace } = useAccountData('session.list', {}, email)
  /** The running action: a session id, 'others' or 'all'; '' if none. */
  const [busy, setBusy] = useState('')
  const hasEnded = useSessionEnd()

  async function end(what: string, ending: () => Promise<Sessions | null>): Promise<void> {
    if (busy) return
    setBusy(what)
    try {
      const remaining = await ending()
      if (remaining === null) return clearCustomer(navigation)
      replace(remaining)
      toast({ type: 'success', text: t('account.endedThere') })
    } catch (error) {
      hasEnded(error)
    } finally {
      setBusy('')
    }
  }

  return (
    <section className="session-settings" aria-labelledby="sessions">
      <h3 id="sessions">{t('account.sessions')}</h3>
      {state.phase === 'loading' ? (
        <Skeleton lines={3} />
      ) : (
        <AccountData state={state} onRetry={retry}>
          {({ sessions }) => (
            <>
              <ul aria-labelledby="sessions">
                {sessions.map((session) => (
                  <li key={session.id}>
                    <Line
                      session={session}
                      busy={busy === session.id}
                      onEnd={() => void end(session.id, () => call('session.end', { id: session.id }))}
                    />
                  </li>
                ))}
              </ul>
              {sessions.length > 1 && (
                <Button
                  variant="secondary"
                  loading={busy === 'others'}
                  onClick={() => void end('others', () => call('session.endOthers', {}))}
                >
                  {t('account.endOthers')}
                </Button>
              )}
            </>
          )}
        </AccountData>
      )}
      <p>{t('account.everywhereText')}</p>
      <Button
        variant="secondary"
        icon="sign-out"
        loading={busy === 'all'}
        onClick={() => void end('all', () => call('account.signOutEverywhere', {}).then(() => null))}
      >
        {t('account.everywhere')}
      </Button>
    </section>
  )
}

function Line({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const { t, date } = useVisit()
  const { browser, system, seenAt, isThis } = session
  const name = [browser, system].filter((part) => part !== '').join(', ') || t('account.unknownBrowser')
  return (
    <>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <small>{t('account.lastSeen', { date: date(dayOf(seenAt)) })}</small>
      </div>
      {isThis ? (
        <Badge tone="success">{t('account.thisBrowser')}</Badge>
      ) : (
        <Button
          variant="tertiary"
          size="s"
          loading={busy}
          aria-label={t('shop.named', { label: t('account.signOut'), name })}
          onClick={onEnd}
        >
          {t('account.signOut')}
        </Button>
      )}
    </>
  )
}
