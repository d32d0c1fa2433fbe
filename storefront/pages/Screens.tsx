// The shown screen and those kept behind it. Each sees only the page it was shown with, so that a hidden
// one neither renders nor fetches for an address that is not its own.
import { Activity, memo, type ComponentType } from 'react'
import type { Screen, Shown } from './screens.ts'
import { PageContext } from './visit.ts'

export function Screens({ shown }: { shown: Shown }) {
  return shown.screens.map((screen) => (
    <Activity key={screen.key} mode={screen.key === shown.active ? 'visible' : 'hidden'}>
      <ScreenView page={screen.page} Component={screen.Component} />
    </Activity>
  ))
}

const ScreenView = memo(function ScreenView({ page, Component }: Pick<Screen, 'page' | 'Component'>) {
  const Filled = Component as ComponentType<{ data: unknown }>
  return (
    <PageContext value={page}>
      <Filled data={page.data} />
    </PageContext>
  )
})
