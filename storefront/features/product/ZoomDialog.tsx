// Product pictures over the whole window. Clicks, pinches, buttons and the keys + - 0 zoom. Arrow keys and swipes lead
// to the next picture, or move a zoomed one.
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import type { Alphabet } from '#domain/catalog/alphabet.ts'
import type { Picture as PictureFacts, Product, Variant } from '#domain/catalog/catalog.ts'
import { picturesOf } from '#domain/catalog/variant-pictures.ts'
import { directionOf } from '#domain/markets/locale.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { WrappedBox } from '../../shared/wrapping/LazyWrappedBox.tsx'
import { DrawnText, Thumbnails } from './deferred-components.ts'
import { shownOption } from './shown-option.ts'
import { SlideArrows } from './SlideArrows.tsx'
import { useSlides } from './use-slides.ts'
import { clickZoom, maxZoom, watchPinch, zoomIn, zoomOf, zoomOut, zoomTo } from './zoom-frame.ts'
import type { WrappedPicture } from './wrapped-pictures.ts'
import { updateModalState } from '#web/ui/mark-modal.ts'
import './ZoomDialog.css'

type ZoomDialogProps = {
  product: Product
  variant: Variant | undefined
  /** The personal text; null: none. */
  text: string | null
  /** Index of the initial picture. */
  first: number
  onClose: () => void
}

/** The strip scrolls, so it must be reachable by keyboard. */
const focusable = { tabIndex: 0 }

const stepPx = 90
/** Smaller movements count as a click: hands tremble. */
const dragThresholdPx = 4

export function ZoomDialog({ product, variant, text, first, onClose }: ZoomDialogProps) {
  const { title, personalisation } = product
  const pictures: readonly (PictureFacts & WrappedPicture)[] = picturesOf(product, variant)
  const { t, locale } = useVisit()
  const dialog = useRef<HTMLDialogElement>(null)
  const { strip, current, show } = useSlides(pictures.length)
  const [zoom, setZoom] = useState(1)
  const isMany = pictures.length > 1
  const label = t('product.pictures', { title })

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    updateModalState()
    show(first, 'instant')
    const stop = strip.current && watchPinch(strip.current, setZoom)
    return () => {
      stop?.()
      element?.close()
      updateModalState()
    }
    // Only on opening; afterwards the shopper selects the picture.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  /** Whole and in the middle, when it opens and when the picture changes. */
  useEffect(() => {
    for (const frame of frames()) zoomTo(frame, 1)
    setZoom(1)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current])

  const frames = () => [...(strip.current?.querySelectorAll<HTMLElement>('[data-part="picture"]') ?? [])]

  function zoomCurrent(apply: (frame: HTMLElement) => number): void {
    const frame = frames()[current]
    if (frame) setZoom(apply(frame))
  }

  function onKey(event: KeyboardEvent): void {
    const frame = frames()[current]
    const across = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0
    const down = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0
    if (event.key === '+' || event.key === '=') zoomCurrent(zoomIn)
    else if (event.key === '-') zoomCurrent(zoomOut)
    else if (event.key === '0') zoomCurrent((each) => zoomTo(each, 1))
    else if (zoom > 1 && (across || down)) frame?.scrollBy({ left: across * stepPx, top: down * stepPx })
    else if (across) show(current + (directionOf(locale) === 'rtl' ? -across : across))
    else return
    event.preventDefault()
  }

  return (
    <dialog ref={dialog} className="zoom-dialog" aria-label={label} onClose={onClose} onKeyDown={onKey}>
      <ul ref={strip} data-part="strip" {...(isMany && focusable)} aria-label={label}>
        {pictures.map((picture) => (
          <li key={picture.name}>
            <ZoomPicture
              picture={picture}
              text={text}
              alphabet={personalisation?.alphabet}
              onZoom={setZoom}
            />
          </li>
        ))}
      </ul>
      {isMany && <SlideArrows current={current} show={show} />}
      <ZoomFoot {...{ product, variant, pictures, current, show }} personalText={text} />
      <ZoomBar
        position={isMany ? t('zoom.position', { number: current + 1, count: pictures.length }) : ''}
        zoom={zoom}
        onZoom={zoomCurrent}
        onClose={() => dialog.current?.close()}
      />
    </dialog>
  )
}

type ZoomFootProps = ComponentProps<typeof Thumbnails> & Pick<ZoomDialogProps, 'variant'>

function ZoomFoot({ variant, ...thumbnails }: ZoomFootProps) {
  const t = useTranslate()
  const { product, pictures, current } = thumbnails
  const shownIn = pictures[current] && shownOption(t, product, variant, pictures[current])
  return (
    <div data-part="foot">
      <p>
        {product.title} {shownIn && <strong>{shownIn}</strong>}
      </p>
      {pictures.length > 1 && <Thumbnails {...thumbnails} />}
    </div>
  )
}

type ZoomBarProps = {
  position: string
  zoom: number
  onZoom: (apply: (frame: HTMLElement) => number) => void
  onClose: () => void
}

function ZoomBar({ position, zoom, onZoom, onClose }: ZoomBarProps) {
  const t = useTranslate()
  return (
    <div data-part="bar">
      <p aria-live="polite">{position}</p>
      <IconButton icon="minus" label={t('zoom.out')} disabled={zoom <= 1} onClick={() => onZoom(zoomOut)} />
      <IconButton
        icon="plus"
        label={t('zoom.in')}
        disabled={zoom >= maxZoom}
        onClick={() => onZoom(zoomIn)}
      />
      <IconButton icon="close" label={t('shell.close')} onClick={onClose} />
    </div>
  )
}

type ZoomPictureProps = {
  picture: PictureFacts & WrappedPicture
  text: string | null
  alphabet: Alphabet | null | undefined
  onZoom: (zoom: number) => void
}

/** A click enlarges the place under it; a mouse drags an enlarged picture. */
function ZoomPicture({ picture, text, alphabet, onZoom }: ZoomPictureProps) {
  const dragged = useRef(0)

  function onPress({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): void {
    if (dragged.current > dragThresholdPx) return
    onZoom(zoomTo(currentTarget, zoomOf(currentTarget) > 1 ? 1 : clickZoom, clientX, clientY))
  }

  /** Mouse only: touch scrolls natively. */
  function onDrag(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType !== 'mouse' || event.buttons !== 1) return
    const { movementX, movementY, currentTarget } = event
    dragged.current += Math.abs(movementX) + Math.abs(movementY)
    currentTarget.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' })
  }

  return (
    <div
      ref={(frame) => frame?.style.setProperty('--shape', `${picture.width / picture.height}`)}
      data-part="picture"
      dir="ltr"
      role="presentation"
      onPointerDown={() => (dragged.current = 0)}
      onPointerMove={onDrag}
      onClick={onPress}
    >
      <Picture picture={picture} ratio="whole" sizes="200vw">
        <DrawnText picture={picture} text={text} alphabet={alphabet} whole />
        {picture.wrapping && <WrappedBox wrapping={picture.wrapping} />}
      </Picture>
    </div>
  )
}
