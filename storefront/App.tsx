// The frame of every page: language and market for all parts, the layout, and the screens in it.
import type { Navigation } from './pages/navigation.ts'
import { NavigationContext } from './pages/navigation-context.ts'
import { Screens } from './pages/Screens.tsx'
import { useShown } from './pages/use-shown.ts'
import { activeScreen } from './pages/screens.ts'
import { PageContext, VisitContext, type Visit } from './pages/visit.ts'
import { Layout } from './shell/Layout.tsx'

export function App({ navigation, visit }: { navigation: Navigation; visit: Visit }) {
  const shown = useShown(navigation)
  const { layout, page } = activeScreen(shown)
  return (
    <VisitContext value={visit}>
      <NavigationContext value={navigation}>
        <PageContext value={page}>
          <Layout kind={layout}>
            <Screens shown={shown} />
          </Layout>
        </PageContext>
      </NavigationContext>
    </VisitContext>
  )
}
