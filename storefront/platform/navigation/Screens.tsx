// The shown screen and those kept behind it. Each sees only the page it was shown with, so that a hidden
// one neither renders nor fetches for an address that is not its own.
import { Activity, memo, useRef, type ComponentType, type ReactNode } from 'react'
import { hideScreen, registerScreen } from './screen-visibility.ts'
import type { Screen, Shown } from './screens.ts'
import { useBeforePaint } from '../hydration/use-before-paint.ts'
import { PageContext } from '../pages/visit.ts'

export function Screens({ shown: { screens, active, ahead } }: { shown: Shown }) {
  // Always in the same order: a screen that moves within the document is made anew by the browser.
  const standing = [...screens, ...ahead].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return standing.map(({ key, page, Component }) => (
    <StandingScreen
      key={key}
      name={key}
      isShown={key === active}
      isAhead={ahead.some((each) => each.key === key)}
    >
      <ScreenView page={page} Component={Component} />
    </StandingScreen>
  ))
}

type StandingProps = { name: string; isShown: boolean; isAhead: boolean; children: ReactNode }

function StandingScreen({ name, isShown, isAhead, children }: StandingProps) {
  const place = useRef<HTMLDivElement>(null)
  useBeforePaint(() => registerScreen(name, place.current!), [name])
  useBeforePaint(() => (isShown ? undefined : hideScreen(place.current!)), [isShown])
  return (
    <div ref={place} data-kept={isShown ? undefined : isAhead ? 'ahead' : 'behind'}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
    </div>
  )
}

const ScreenView = memo(function ScreenView({ page, Component }: Pick<Screen, 'page' | 'Component'>) {
  const Filled = Component as ComponentType<{ data: unknown }>
  return (
    <PageContext value={page}>
      <Filled data={page.data} />
    </PageContext>
  )
})
