// The back office: sign-in, or the frame with the screen of the address.
import { useCallback, useEffect, useRef, useState } from 'react'
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { currencyOf } from '#domain/markets/market.ts'
import type { Translate } from '#messages/translator.ts'
import { CallRefused } from '#web/platform/api/call-refused.ts'
import { VisitContext, type Visit } from '#web/platform/pages/visit.ts'
import Toasts from '#web/ui/Toasts.tsx'
import { adminCall, configureAdminCalls } from './platform/admin-call.ts'
import type { Boot } from './platform/boot.ts'
import { BootContext } from './platform/boot-context.ts'
import { MemberContext, type Member } from './platform/member.ts'
import { useAddress } from './platform/router.ts'
import { JoinScreen } from './screens/sign-in/JoinScreen.tsx'
import { SignInScreen } from './screens/sign-in/SignInScreen.tsx'
import { Frame } from './shell/Frame.tsx'
import { ProofDialog } from './shell/ProofDialog.tsx'
import { ScreenOf } from './shell/ScreenOf.tsx'
import { SignInDialog } from './shell/SignInDialog.tsx'
import { LoadProblem } from './ui/LoadProblem.tsx'

export function App({ boot, locale, t }: { boot: Boot; locale: Locale; t: Translate }) {
  return (
    <VisitContext value={visitOf(boot, locale, t)}>
      <BootContext value={boot}>
        <SignedIn t={t} />
        <Toasts />
      </BootContext>
    </VisitContext>
  )
}

type State = { readonly member: Member | null | undefined; readonly problem: string }

/** Loads the signed-in member; null without one. */
async function loadMember(t: Translate): Promise<State> {
  try {
    return { member: await adminCall('admin.me', {}), problem: '' }
  } catch (error) {
    return error instanceof CallRefused
      ? { member: null, problem: '' }
      : { member: undefined, problem: t('admin.frame.unreachable') }
  }
}

function SignedIn({ t }: { t: Translate }) {
  const { path } = useAddress()
  const [{ member, problem }, setState] = useState<State>({ member: undefined, problem: '' })
  const [proof, setProof] = useState<{ done: (proven: boolean) => void } | null>(null)
  const load = useCallback(() => void loadMember(t).then(setState), [t])
  const [isExpired, setExpired] = useState(false)
  const waiting = useRef<((isSame: boolean) => void)[]>([])
  function resume(isSame: boolean): void {
    setExpired(false)
    for (const done of waiting.current.splice(0)) done(isSame)
  }
  /** Another member gets fresh screens. */
  async function signInAgain(): Promise<void> {
    const next = await loadMember(t)
    if (next.member) setState(next)
    resume(!next.member || next.member.id === member?.id)
  }
  useEffect(() => {
    configureAdminCalls({
      signIn: () =>
        new Promise((done) => {
          waiting.current.push(done)
          setExpired(true)
        }),
      prove: () => new Promise((done) => setProof({ done })),
    })
    load()
  }, [load])
  if (path === '/join') return <JoinScreen onJoined={load} />
  if (problem) return <LoadProblem problem={problem} onRetry={load} />
  if (member === undefined) return null
  if (member === null) return <SignInScreen onSignedIn={load} />
  return (
    <MemberContext value={member}>
      <Frame key={member.id}>
        <ScreenOf />
      </Frame>
      {proof && (
        <ProofDialog
          onDone={(proven) => {
            setProof(null)
            proof.done(proven)
          }}
        />
      )}
      {/* After the other dialog: the one that opens last is on top. */}
      {isExpired && <SignInDialog onSignedIn={() => void signInAgain()} onClose={() => resume(false)} />}
    </MemberContext>
  )
}

/** What the storefront's components ask of a visit. The back office has no market of its own. */
function visitOf(boot: Boot, locale: Locale, t: Translate): Visit {
  const { country } = localeTable[locale]
  const site = {
    publicOrigin: boot.publicOrigin,
    api: boot.api,
    buildId: '',
    secureCookies: location.protocol === 'https:',
    tagManagerId: '',
    iconService: '',
    paymentKinds: [],
    taxDisplay: {},
    shopName: boot.shopName,
    logo: null,
    returnDays: 0,
    lowStockBelow: 0,
  }
  const frame = {
    menu: [],
    countries: [],
    currency: currencyOf(country),
    symbol: '',
    seller: boot.shopName,
    footer: null,
    legal: [],
    hidden: [],
    translated: {},
  }
  return { locale, country, currency: frame.currency, t, site, frame }
}
