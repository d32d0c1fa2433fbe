// Search suggestions as an ARIA 1.2 combobox. The focus stays in the field; arrows select, Enter opens,
// Escape closes.
import { useEffect, useEffectEvent, useMemo, type RefObject } from 'react'
import { useNavigation } from '#web/platform/navigation/navigation-context.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import type { Output } from '#api/call.ts'
import { call } from '#web/platform/api/call.ts'
import { inBackground, useLoaded } from '#web/platform/api/use-loaded.ts'
import './Suggestions.css'

type Found = Output<'catalog.suggest'>

const pauseMs = 150
const none: Found = { products: [], completions: [] }

type SuggestionsProps = {
  /** Id of the list. */
  id: string
  input: RefObject<HTMLInputElement | null>
  /** null before the first input. */
  text: string | null
  open: boolean
  onOpen: (open: boolean) => void
  /** Id of the option selected with the arrow keys. */
  active: string | null
  onActive: (id: string | null) => void
}

export default function Suggestions({ id, input, text, open, onOpen, active, onActive }: SuggestionsProps) {
  const { t, href, money } = useVisit()
  const { navigate } = useNavigation()
  const { completions, products } = useSuggestions(text)
  const options = useMemo(() => addressesOf(completions, products), [completions, products])
  const optionId = (at: number) => `${id}-${at}`
  const props = (at: number) =>
    ({
      role: 'option',
      id: optionId(at),
      href: href(options[at] ?? '/'),
      'aria-selected': active === optionId(at),
      tabIndex: -1,
    }) as const

  useEffect(() => {
    onActive(null)
    onOpen(options.length > 0)
  }, [options, onActive, onOpen])

  function onKey(event: KeyboardEvent): void {
    const at = options.findIndex((_, each) => optionId(each) === active)
    if (event.key === 'Escape' && open) close()
    else if (event.key === 'Enter' && open && at >= 0) void navigate(href(options[at] ?? '/'))
    else if (event.key === 'ArrowDown' && options.length > 0) step(at + 1)
    else if (event.key === 'ArrowUp' && options.length > 0) step(at < 0 ? options.length - 1 : at - 1)
    else return
    event.preventDefault()
  }

  /** A step beyond either end returns to the field. */
  function step(at: number): void {
    onOpen(true)
    onActive(options[at] === undefined ? null : optionId(at))
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' })
  }

  function close(): void {
    onOpen(false)
    onActive(null)
  }

  function onLeave(event: FocusEvent): void {
    const { relatedTarget: next } = event
    if (!(next instanceof Element && next.closest('.suggestions'))) close()
  }

  useFieldEvents(input, onKey, onLeave)

  return (
    <>
      {/* No tag of HTML holds pictures and prices as a list to choose from. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className="suggestions" id={id} role="listbox" aria-label={t('search.suggestions')} hidden={!open}>
        {completions.map((words, at) => (
          <a key={words} {...props(at)}>
            <Icon name="search" />
            <span>{words}</span>
          </a>
        ))}
        {products.map(({ id: productId, title, picture, price, from }, at) => (
          <a key={productId} {...props(completions.length + at)}>
            <Picture picture={picture} ratio="square" sizes="3.5rem" widest={160} alt="" />
            <span>{title}</span>
            <bdi>{from ? t('price.from', { price: money(price) }) : money(price)}</bdi>
          </a>
        ))}
      </div>
      <output className="visually-hidden">
        {open && t('search.suggestionCount', { count: options.length })}
      </output>
    </>
  )
}

/** Addresses of the options in their order. */
function addressesOf(completions: Found['completions'], products: Found['products']): string[] {
  return [
    ...completions.map((words) => `/search?${new URLSearchParams({ query: words })}`),
    ...products.map(({ address }) => `/${address}`),
  ]
}

/** The field is rendered by the caller. */
function useFieldEvents(
  input: RefObject<HTMLInputElement | null>,
  onKey: (event: KeyboardEvent) => void,
  onLeave: (event: FocusEvent) => void,
): void {
  const key = useEffectEvent(onKey)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const field = input.current
    const listeners = new AbortController()
    const { signal } = listeners
    field?.addEventListener('keydown', (event) => key(event), { signal })
    field?.addEventListener('blur', (event) => leave(event), { signal })
    return () => listeners.abort()
  }, [input])
}

/** Requests suggestions when typing pauses. Aborts a request whose text has changed. */
function useSuggestions(input: string | null): Found {
  const text = input?.trim() ?? ''
  const suggestions = useLoaded(
    text || null,
    (signal) => call('catalog.suggest', { text }, { ...inBackground, signal }),
    pauseMs,
  )
  return (text && suggestions?.data) || none
}
