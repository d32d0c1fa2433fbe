// View transition between pages: a cross-fade, and a pressed picture morphs into the same picture of the next page.
// Off with prefers-reduced-motion and in browsers without the API.

/** Transition name in styles/motion.css. */
const transitionName = 'picture'

/** Name of the last morphed picture; the step back morphs it too. */
let pictureName: string | undefined

/** `render` resolves when the next page is in the document. Resolves when the animation starts. */
export async function withViewTransition(render: () => Promise<void>, pressed?: Element): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return await render()
  if (pressed) pictureName = nameOf(pressed.closest('a')?.querySelector<HTMLImageElement>('picture img'))
  let removeName = nameFrame(pressed?.closest('a') ?? mainElement())
  const transition = document.startViewTransition(async () => {
    await render()
    removeName()
    removeName = nameFrame(mainElement())
  })
  const end = (): void => removeName()
  transition.finished.then(end, end)
  // Rejects when a newer step has replaced this transition.
  await transition.ready.catch(() => undefined)
}

function mainElement(): ParentNode {
  return document.querySelector('main') ?? document
}

function nameOf(image: HTMLImageElement | null | undefined): string | undefined {
  return image?.src.match(/\/media\/(.+)-\d+\.\w+$/)?.[1]
}

/** Gives the picture's frame a transition name. Returns the function that removes the name. */
function nameFrame(within: ParentNode): () => void {
  const images = pictureName
    ? within.querySelectorAll<HTMLImageElement>(`picture img[src*="/media/${pictureName}-"]`)
    : []
  const frame = [...images].find(isInView)?.closest<HTMLElement>('.picture')
  frame?.style.setProperty('view-transition-name', transitionName)
  return () => frame?.style.removeProperty('view-transition-name')
}

function isInView(image: HTMLImageElement): boolean {
  const { top, bottom, width } = image.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}
