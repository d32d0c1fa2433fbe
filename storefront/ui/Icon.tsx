// A small drawing that follows the size and colour of the words around it. All drawings lie in one file beside
// the page, so that no page carries them twice: once as HTML and once as code.
import drawings from './icons.svg'
import { directionalIcons } from './icons.ts'
import type { IconName } from './icons.ts'
import './Icon.css'

/** `label` only where no words beside it say the same. */
export function Icon({ name, label }: { name: IconName; label?: string | undefined }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      data-directional={directionalIcons.has(name) || undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
