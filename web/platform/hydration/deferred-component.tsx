// Components whose code loads later than the page.
import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'
import { deferred, type Trigger } from './deferred.ts'

type Loaded<Props> = { readonly default: ComponentType<Props> }

type Options = {
  /** `near`: when its place comes near the visible part of the page. It then has its own <Suspense>. */
  readonly when: Trigger | 'near'
  /** Rendered when the code cannot load; null renders nothing. Without it, the page shows its error. */
  readonly missing?: (() => ReactNode) | null
  /** The server renders the component: see `keptHtml`. `lower`: no interactive content is below it. */
  readonly html?: 'kept' | 'kept-lower'
}

/** Without `html` and `near`, the caller provides the <Suspense> with the loading state. */
export function deferredComponent<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  { when, missing, html }: Options,
): ComponentType<Props> {
  // Not in the browser's build.
  if (import.meta.env?.SSR && html) return renderedByServer(load)
  const code = deferred(load, { when: when === 'near' ? 'use' : when })
  if (html) return keptHtml(code, html === 'kept-lower')
  const orMissing = () => code().catch((): Loaded<Props> => ({ default: missing ?? (() => null) }))
  const Component = lazy<ComponentType<Props>>(
    missing === undefined ? code : orMissing,
  ) as unknown as ComponentType<Props>
  return when === 'near' ? whenNear(Component) : Component
}

function whenNear<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function WhenNear(props: Props) {
    const place = useRef<HTMLSpanElement>(null)
    if (!useNear(place)) return <span ref={place} />
    return (
      <Suspense fallback={null}>
        <Component {...props} />
      </Suspense>
    )
  }
}

const serverCode: Promise<unknown>[] = []

/** On the server: resolves when the components with `html` are loaded. */
export function deferredComponentsLoaded(): Promise<unknown> {
  return Promise.all(serverCode)
}

/** With the same <Suspense> as in the browser, which hydration needs. */
function renderedByServer<Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  let Component: ComponentType<Props>
  serverCode.push(load().then((file) => (Component = file.default)))
  return function RenderedByServer(props: Props) {
    return (
      <Suspense fallback={null}>
        <Component {...props} />
      </Suspense>
    )
  }
}

let isClientRendered = false

/** Call at the first navigation: the browser then renders pages, and lower components after the content above them. */
export function deferLowerComponents(): void {
  isClientRendered = true
}

/**
 * Keeps the server's HTML until the code is loaded, then hydrates it in place. The component's props must not change
 * before the shopper uses it. React discards the HTML of a component that changes before its code is loaded.
 */
function keptHtml<Props extends object>(
  code: () => Promise<Loaded<Props>>,
  isLower: boolean,
): ComponentType<Props> {
  // If the code does not load, the HTML stays.
  const Component = lazy(() => code().catch(() => new Promise<never>(() => undefined)))
  return memo(function KeptHtml(props: Props) {
    const [isRendered, setRendered] = useState(!isClientRendered || !isLower)
    // Not while the screen is prerendered: a hidden <Activity> does not run effects.
    useEffect(() => startTransition(() => setRendered(true)), [])
    return <Suspense fallback={null}>{isRendered && <Component {...props} />}</Suspense>
  }) as unknown as ComponentType<Props>
}

/** True from the moment when an element comes near the visible part of the page. */
function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: '25%' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
