// The frame of every page: language and market for all parts, the layout, and the screens in it.
import type { Navigation } from './platform/navigation/navigation.ts'
import { NavigationContext } from './platform/navigation/navigation-context.ts'
import { Screens } from './platform/navigation/Screens.tsx'
import { useShown } from './platform/navigation/use-shown.ts'
import { activeScreen } from './platform/navigation/screens.ts'
import { PageContext, VisitContext, type Visit } from './platform/pages/visit.ts'
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
