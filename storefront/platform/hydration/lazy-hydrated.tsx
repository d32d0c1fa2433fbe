// Parts whose code follows the page. The server has them at once and writes their HTML, which stands and reads
// until the browser has their code too; then they wake where they stand.
import { lazy, memo, startTransition, Suspense, useEffect, useState, type ComponentType } from 'react'
import { isFrugal } from '../navigation/connection.ts'

type Loaded<Props> = { readonly default: ComponentType<Props> }

const onServer = typeof window === 'undefined'
const loading: Promise<unknown>[] = []

let isStep = false

/** From the first step on pages come without a document, and are drawn here: lower parts after what is above them. */
export function renderLowerPartsLater(): void {
  isStep = true
}

/** On the server: all parts named so far are there. */
export function partsReady(): Promise<unknown> {
  return Promise.all(loading)
}

/**
 * Its properties must stay the same from one rendering to the next until somebody uses it: React throws away
 * what the server wrote of a part that changes before its code is there. A `lower` part has nothing to press below it.
 */
export function lazyHydrated<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  place?: 'lower',
): ComponentType<Props> {
  let Part: ComponentType<Props>
  if (onServer) loading.push(load().then((file) => (Part = file.default)))
  else {
    // What does not come leaves what the server wrote.
    Part = lazy(() => load().catch(() => new Promise<never>(() => undefined)))
    // Soon, since a press on the part is lost until it is there; each by itself, since asking for a file costs a phone
    // some milliseconds.
    if (!isFrugal()) setTimeout(() => void load().catch(() => undefined))
  }
  return memo(function Later(props: Props) {
    const [isDrawn, setDrawn] = useState(!isStep || place !== 'lower')
    // Not while it is drawn ahead out of sight, where effects wait.
    useEffect(() => startTransition(() => setDrawn(true)), [])
    return <Suspense fallback={null}>{isDrawn && <Part {...props} />}</Suspense>
  }) as unknown as ComponentType<Props>
}
