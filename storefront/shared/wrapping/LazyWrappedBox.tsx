// A picture of the gift in the chosen paper and ribbon, over a picture of the shop's wrapping. Loads when it is chosen.
import { Suspense } from 'react'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import type { WrappedBoxProps } from './WrappedBox.tsx'

// Without it the picture below stays.
const Box = deferredComponent(() => import('./WrappedBox.tsx'), { when: 'use', missing: null })

export function WrappedBox(props: WrappedBoxProps) {
  return (
    <Suspense fallback={null}>
      <Box {...props} />
    </Suspense>
  )
}
