// Opens the pictures over the whole window. The pressed picture grows into its place there.
import { flushSync } from 'react-dom'
import { movePicture } from '#web/platform/navigation/view-transition.ts'

export { ZoomDialog } from './ZoomDialog.tsx'

/** `at`: index of the pressed picture. `open` renders the dialog. */
export function openZoom(slide: Element | undefined, at: number, open: () => void): void {
  void movePicture(
    'whole-picture',
    slide?.querySelector<HTMLElement>(':scope > :nth-last-child(1 of div) .picture'),
    () => flushSync(open),
    () =>
      document.querySelector<HTMLElement>(
        `.zoom-dialog > [data-part="strip"] > :nth-child(${at + 1}) .picture`,
      ),
  )
}
