// View transitions: a cross-fade between pages, and a picture that moves to its place in the next view. Off with
// prefers-reduced-motion, in browsers without the API and on slow devices.

/** Transition names in styles/motion.css: a picture that fills its frame, and one that fits into it. */
type TransitionName = 'picture' | 'whole-picture'

/** Only on a fast device (screen-rendering.ts). */
let isAllowed = false

/** Name of the last morphed picture; the step back morphs it too. */
let pictureName: string | undefined

export function allowTransitions(allowed: boolean): void {
  isAllowed = allowed
}

/** `render` resolves when the next page is in the document. Resolves when the animation starts. */
export async function withViewTransition(render: () => Promise<void>, pressed?: Element): Promise<void> {
  const place = pressed && placeOf(pressed)
  if (pressed) pictureName = nameOf(place?.querySelector<HTMLImageElement>('picture img'))
  const from = pictureIn(place ?? mainElement())
  await transition('picture', from, render, () => pictureIn(mainElement()))
}

/** A change within a page: the picture `from` moves to `to`, which is in the document when `change` has ended. */
export async function movePicture(
  name: TransitionName,
  from: HTMLElement | null | undefined,
  change: () => unknown,
  to: () => HTMLElement | null | undefined,
): Promise<void> {
  if (from && isInView(from)) await transition(name, from, change, to)
  else await change()
}

/** Removes the name that the latest transition gave. */
let removeName: () => void = () => undefined
let latest = 0

async function transition(
  name: TransitionName,
  from: HTMLElement | null | undefined,
  change: () => unknown,
  to: () => HTMLElement | null | undefined,
): Promise<void> {
  if (!isPossible()) return void (await change())
  removeName()
  removeName = nameFrame(from, name)
  const own = (latest += 1)
  const running = document.startViewTransition(async () => {
    await change()
    // A newer transition has named its pictures: a browser refuses a second one with the name.
    if (own !== latest) return
    removeName()
    removeName = nameFrame(to(), name)
  })
  const end = (): void => void (own === latest && removeName())
  running.finished.then(end, end)
  // Rejects when a newer step has replaced this transition.
  await running.ready.catch(() => undefined)
}

function isPossible(): boolean {
  return (
    isAllowed && 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

function mainElement(): ParentNode {
  return document.querySelector('main') ?? document
}

/** The pressed picture, the link with it, or what the link is about. */
function placeOf(pressed: Element): Element | undefined {
  const places = ['.picture', 'a', 'article, li'].map((selector) => pressed.closest(selector))
  return places.find((each) => each?.querySelector('picture img')) ?? undefined
}

function nameOf(image: HTMLImageElement | null | undefined): string | undefined {
  // With a sample word it is the same photograph.
  return image?.src.match(/\/media\/(.+?)(?:-drawn-\w+)?-\d+\.\w+$/)?.[1]
}

/** Frame of the last pressed picture, if it is in view. */
function pictureIn(within: ParentNode): HTMLElement | null | undefined {
  const images = pictureName
    ? within.querySelectorAll<HTMLImageElement>(
        // A hidden part is a decoration: the gifts in an opened parcel.
        `picture img[src*="/media/${pictureName}-"]:not(div[aria-hidden] *)`,
      )
    : []
  return [...images].find(isInView)?.closest<HTMLElement>('.picture')
}

/** Gives the picture's frame a transition name. Returns the function that removes the name. */
function nameFrame(frame: HTMLElement | null | undefined, name: TransitionName): () => void {
  frame?.style.setProperty('view-transition-name', name)
  return () => frame?.style.removeProperty('view-transition-name')
}

function isInView(picture: Element): boolean {
  // A picture of a hidden screen has a place in the window, too.
  if (!picture.checkVisibility()) return false
  const { top, bottom, left, right, width } = picture.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}
