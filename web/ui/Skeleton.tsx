// Placeholder in the shape of content that is loading.
import './Skeleton.css'

type SkeletonProps = {
  shape?: 'text' | 'title' | 'square' | 'portrait' | 'field' | undefined
  /** Number of text lines. */
  lines?: number | undefined
}

/** Hidden from screen readers: an element around it has `aria-busy` and a text for them, and is no live region. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <span className="skeleton" data-shape={shape} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </span>
  )
}
