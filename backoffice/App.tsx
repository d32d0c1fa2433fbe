// The back office: sign-in, or the frame with the screen of the address.
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { localeTable } from '#domain/markets/locale.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { CallRefused } from '#web/platform/api/call-refused.ts'
import { formatsOf, VisitContext, type Visit } from '#web/platform/pages/visit.ts'
import Toasts from '#web/ui/Toasts.tsx'
import { adminCall, configureAdminCalls } from './platform/admin-call.ts'
import { amountText, percentText } from './platform/amounts.ts'
import { boot } from './platform/boot.ts'
import { pageLocale, t } from './platform/language.ts'
import { MemberContext, type Member, useMay } from './platform/member.ts'
import { useAddress, matchPath, type ScreenProps } from './platform/router.ts'
import { JoinScreen } from './screens/sign-in/JoinScreen.tsx'
import { SignInScreen, SignInDialog } from './screens/sign-in/SignInForms.tsx'
import { Frame } from './shell/Frame.tsx'
import { ProofDialog } from './shell/ProofDialog.tsx'
import { LoadProblem } from './ui/LoadProblem.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { adminRoutes, type AdminRoute } from './routes.ts'

export function App() {
  return (
    <VisitContext value={visitOf()}>
      <SignedIn />
      <Toasts />
    </VisitContext>
  )
}

type State = { readonly member: Member | null | undefined; readonly problem: string }

/** Loads the signed-in member; null without one. */
async function loadMember(): Promise<State> {
  try {
    return { member: await adminCall('admin.me', {}), problem: '' }
  } catch (error) {
    return error instanceof CallRefused
      ? { member: null, problem: '' }
      : { member: undefined, problem: t('admin.frame.unreachable') }
  }
}

function SignedIn() {
  const { path } = useAddress()
  const [{ member, problem }, setState] = useState<State>({ member: undefined, problem: '' })
  const [proof, setProof] = useState<{ done: (proven: boolean) => void } | null>(null)
  const load = useCallback(() => void loadMember().then(setState), [])
  const [isExpired, setExpired] = useState(false)
  const waiting = useRef<((isSame: boolean) => void)[]>([])
  function resume(isSame: boolean): void {
    setExpired(false)
    for (const done of waiting.current.splice(0)) done(isSame)
  }
  /** Another member gets fresh screens. */
  async function signInAgain(): Promise<void> {
    const next = await loadMember()
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
function visitOf(): Visit {
  const { country } = localeTable[pageLocale]
  const site = {
    publicOrigin: boot.publicOrigin,
    api: boot.api,
    buildId: '',
    secureCookies: location.protocol === 'https:',
    shopName: boot.shopName,
  }
  const frame = {
    countries: [],
    currency: currencyOf(country),
    symbol: '',
  }
  return {
    ...formatsOf(pageLocale),
    money: amountText,
    percent: percentText,
    country,
    currency: frame.currency,
    t,
    site,
    frame,
  }
}

type Shown = { readonly route: AdminRoute; readonly Screen: ComponentType<ScreenProps> | null }

/** The screen of the address. Its code loads when it is opened first. */
function ScreenOf() {
  const may = useMay()
  const { path } = useAddress()
  const found = adminRoutes.find((each) => matchPath(each.path, path))
  const route = found && may(found.permission) ? found : null
  // A null screen: its code could not load.
  const [shown, setShown] = useState<Shown | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const show = (next: Shown): void => {
      if (isCurrent) setShown(next)
    }
    route?.load().then(
      (module) => show({ route, Screen: module.default }),
      () => show({ route, Screen: null }),
    )
    return () => {
      isCurrent = false
    }
  }, [route, attempt])
  if (!route)
    return <EmptyState icon="lock" title={t('admin.frame.noScreen')} text={t('admin.frame.noScreenText')} />
  if (shown?.route !== route) return null
  const { Screen } = shown
  if (!Screen)
    return (
      <LoadProblem problem={t('admin.frame.unreachable')} onRetry={() => setAttempt((count) => count + 1)} />
    )
  // The key: another address of the same screen starts with fresh state.
  return <Screen key={path} params={matchPath(route.path, path)!} />
}
