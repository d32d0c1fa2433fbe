// The personal text on the picture of an ordered product. Its code loads when a picture with lettering is shown.
import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import type { DrawnText } from './DrawnText.tsx'

type DrawnTextProps = ComponentProps<typeof DrawnText>

// A chunk that does not load leaves the photograph without text.
const Drawing = lazy<ComponentType<DrawnTextProps>>(() =>
  import('./DrawnText.tsx').then(
    (file) => ({ default: file.DrawnText }),
    () => ({ default: () => null }),
  ),
)

export function LazyDrawnText(props: DrawnTextProps) {
  if (!props.text || !props.picture.lettering) return null
  return (
    <Suspense fallback={null}>
      <Drawing {...props} />
    </Suspense>
  )
}
