// Components that hydrate later than the page. The server renders them at once. The browser keeps that HTML until
// their code is loaded, then hydrates it in place.
import { lazy, memo, startTransition, Suspense, useEffect, useState, type ComponentType } from 'react'
import { isDataSaver } from '../navigation/connection.ts'

type Loaded<Props> = { readonly default: ComponentType<Props> }

const onServer = typeof window === 'undefined'
const loading: Promise<unknown>[] = []

let isClientRendered = false

/** Call at the first navigation: the browser then renders pages, and `lower` components after the content above them. */
export function deferLowerParts(): void {
  isClientRendered = true
}

/** On the server: resolves when all components passed to `lazyHydrated` are loaded. */
export function lazyPartsLoaded(): Promise<unknown> {
  return Promise.all(loading)
}

/**
 * The component's props must not change before the shopper uses it: React discards the server's HTML of a component
 * that changes before its code is loaded. `lower`: no interactive content lies below the component.
 */
export function lazyHydrated<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  place?: 'lower',
): ComponentType<Props> {
  let Part: ComponentType<Props>
  if (onServer) loading.push(load().then((file) => (Part = file.default)))
  else {
    // If the code does not load, the server's HTML stays.
    Part = lazy(() => load().catch(() => new Promise<never>(() => undefined)))
    // Soon, because a press on the component is lost until its code is loaded. Each in its own task, because
    // requesting a file costs a phone some milliseconds.
    if (!isDataSaver()) setTimeout(() => void load().catch(() => undefined))
  }
  return memo(function LazyHydrated(props: Props) {
    const [isRendered, setRendered] = useState(!isClientRendered || place !== 'lower')
    // Not while the screen is prerendered: a hidden <Activity> does not run effects.
    useEffect(() => startTransition(() => setRendered(true)), [])
    return <Suspense fallback={null}>{isRendered && <Part {...props} />}</Suspense>
  }) as unknown as ComponentType<Props>
}
