// Renders the active screen and the hidden ones. Each screen gets its own page as context: a hidden screen neither
// renders nor fetches for another address.
import { Activity, memo, useRef, type ComponentType, type ReactNode } from 'react'
import { hideScreen, registerScreen } from './screen-visibility.ts'
import type { Screen, ScreenState } from './screens.ts'
import { useBeforePaint } from '../hydration/use-before-paint.ts'
import { PageContext } from '../pages/visit.ts'

export function Screens({ state: { screens, active, prerendered } }: { state: ScreenState }) {
  // Stable order: the browser lays out an element again when it moves within the document.
  const mounted = [...screens, ...prerendered].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return mounted.map(({ key, page, Component }) => (
    <MountedScreen
      key={key}
      name={key}
      isActive={key === active}
      isPrerendered={prerendered.some((each) => each.key === key)}
    >
      <ScreenView page={page} Component={Component} />
    </MountedScreen>
  ))
}

type MountedProps = { name: string; isActive: boolean; isPrerendered: boolean; children: ReactNode }

function MountedScreen({ name, isActive, isPrerendered, children }: MountedProps) {
  const container = useRef<HTMLDivElement>(null)
  useBeforePaint(() => registerScreen(name, container.current!), [name])
  useBeforePaint(() => (isActive ? undefined : hideScreen(container.current!)), [isActive])
  return (
    <div ref={container} data-kept={isActive ? undefined : isPrerendered ? 'ahead' : 'behind'}>
      <Activity mode={isActive ? 'visible' : 'hidden'}>{children}</Activity>
    </div>
  )
}

const ScreenView = memo(function ScreenView({ page, Component }: Pick<Screen, 'page' | 'Component'>) {
  const ScreenComponent = Component as ComponentType<{ data: unknown }>
  return (
    <PageContext value={page}>
      <ScreenComponent data={page.data} />
    </PageContext>
  )
})
