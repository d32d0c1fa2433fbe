// Requests the pictures of papers and ribbons. Texts name them beside each picture, so the page does not wait.
import { deferred } from '#web/platform/hydration/deferred.ts'

deferred(() => import('./wrapping-styles.ts'), { when: 'hydration' })
