// The choice of paper and ribbon, whose code and pictures load when it comes near. Its place is reserved.
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import type { WrapChoiceProps } from './WrapChoice.tsx'
import './LazyWrapChoice.css'

// A choice that does not load leaves the usual paper.
const WrapChoice = deferredComponent(() => import('./WrapChoice.tsx'), { when: 'near', missing: null })

export function LazyWrapChoice(props: WrapChoiceProps) {
  return (
    <div className="wrap-place">
      <WrapChoice {...props} />
    </div>
  )
}
