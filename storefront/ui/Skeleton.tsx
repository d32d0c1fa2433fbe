// The shape of what is still coming, in the place where it will be.
import './Skeleton.css'

type SkeletonProps = {
  shape?: 'text' | 'title' | 'square' | 'portrait' | 'button' | 'field' | undefined
  /** How many lines of text. */
  lines?: number | undefined
}

/** Silent: the region around it says `aria-busy`. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <span className="skeleton" data-shape={shape} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </span>
  )
}
