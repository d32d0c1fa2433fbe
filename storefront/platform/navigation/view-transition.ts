// A step from page to page as one movement, where the browser knows how and nobody asked for rest: the pages fade
// into each other, and a pressed picture grows into the same picture of the next page, and back again.

/** In styles/motion.css. */
const partName = 'picture'

/** Of the picture that moved last: the way back moves it too. */
let moved: string | undefined

/**
 * `change` resolves once the next page is in the document; `pressed` is what the shopper pressed, if anything. Resolves
 * when the movement begins.
 */
export async function withViewTransition(change: () => Promise<void>, pressed?: Element): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return await change()
  if (pressed) moved = nameOf(pressed.closest('a')?.querySelector<HTMLImageElement>('picture img'))
  let leave = mark(pressed?.closest('a') ?? mainPart())
  const transition = document.startViewTransition(async () => {
    await change()
    leave()
    leave = mark(mainPart())
  })
  const end = (): void => leave()
  transition.finished.then(end, end)
  // A newer step has taken its place: it fades, and this one is done.
  await transition.ready.catch(() => undefined)
}

function mainPart(): ParentNode {
  return document.querySelector('main') ?? document
}

function nameOf(image: HTMLImageElement | null | undefined): string | undefined {
  return image?.src.match(/\/media\/(.+)-\d+\.\w+$/)?.[1]
}

/** Lets the moved picture's frame be seen as one thing before and after; the result takes that back. */
function mark(within: ParentNode): () => void {
  const images = moved
    ? within.querySelectorAll<HTMLImageElement>(`picture img[src*="/media/${moved}-"]`)
    : []
  const frame = [...images].find(isInView)?.closest<HTMLElement>('.picture')
  frame?.style.setProperty('view-transition-name', partName)
  return () => frame?.style.removeProperty('view-transition-name')
}

function isInView(image: HTMLImageElement): boolean {
  const { top, bottom, width } = image.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}
