// The choice of paper and ribbon, whose code and pictures load when it comes near. Its place is reserved.
import { Suspense, useRef } from 'react'
import { deferredComponent } from '../../platform/hydration/deferred-component.tsx'
import { useNear } from '../../platform/use-near.ts'
import type { WrapChoiceProps } from './WrapChoice.tsx'
import './LazyWrapChoice.css'

// A choice that does not load leaves the usual paper.
const WrapChoice = deferredComponent(
  () => import('./WrapChoice.tsx').then((file) => ({ default: file.WrapChoice })),
  { when: 'use', missing: null },
)

export function LazyWrapChoice(props: WrapChoiceProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  return (
    <div ref={place} className="wrap-place">
      <Suspense fallback={null}>{isNear && <WrapChoice {...props} />}</Suspense>
    </div>
  )
}
