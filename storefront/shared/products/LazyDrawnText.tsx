// The personal text on the picture of an ordered product. Its code loads when a picture with lettering is shown.
import { Suspense, type ComponentProps } from 'react'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import type DrawnText from './DrawnText.tsx'

// A chunk that does not load leaves the photograph without text.
const Drawing = deferredComponent(() => import('./DrawnText.tsx'), { when: 'use', missing: null })

export function LazyDrawnText(props: ComponentProps<typeof DrawnText>) {
  if (!props.text || !props.picture.lettering) return null
  return (
    <Suspense fallback={null}>
      <Drawing {...props} />
    </Suspense>
  )
}
