// Root component: contexts of the visit, the navigation and the page; layout and screens.
import type { Navigation } from '#web/platform/navigation/navigation.ts'
import { NavigationContext } from '#web/platform/navigation/navigation-context.ts'
import { Screens } from '#web/platform/navigation/Screens.tsx'
import { useScreenState } from '#web/platform/navigation/use-screen-state.ts'
import { activeScreen } from '#web/platform/navigation/screens.ts'
import { PageContext, VisitContext, type Visit } from '#web/platform/pages/visit.ts'
import { Layout } from './shell/Layout.tsx'

export function App({ navigation, visit }: { navigation: Navigation; visit: Visit }) {
  const state = useScreenState(navigation)
  const { layout, page } = activeScreen(state)
  return (
    <VisitContext value={visit}>
      <NavigationContext value={navigation}>
        <PageContext value={page}>
          <Layout kind={layout}>
            <Screens state={state} />
          </Layout>
        </PageContext>
      </NavigationContext>
    </VisitContext>
  )
}
