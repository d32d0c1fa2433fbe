// Icon in the size and colour of the surrounding text. All drawings are in one SVG file; inline drawings would be
// loaded twice, as HTML and as code.
import drawings from './icons.svg'
import { directionalIcons, type IconName } from './icons.ts'
import './Icon.css'

/** Set `label` only if no text beside the icon has the same meaning. */
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
