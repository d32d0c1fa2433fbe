// Grain over the long gradients of a wide photograph. Hardly visible, so not part of the first view.
import { useEffect } from 'react'
import { deferred } from '#web/platform/hydration/deferred.ts'

const loadGrain = deferred(() => import('./SceneGrain.css'), { when: 'use' })

export function useSceneGrain(hasScene: boolean): void {
  useEffect(() => {
    if (hasScene) loadGrain().catch(() => undefined)
  }, [hasScene])
}
