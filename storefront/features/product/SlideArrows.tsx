// Buttons to the previous and the next picture.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import './SlideArrows.css'

export function SlideArrows({ current, show }: { current: number; show: (at: number) => void }) {
  const t = useTranslate()
  return (
    <div className="slide-arrows" data-part="arrows">
      <IconButton
        icon="chevron-start"
        raised
        label={t('product.previous')}
        onClick={() => show(current - 1)}
      />
      <IconButton icon="chevron-end" raised label={t('product.next')} onClick={() => show(current + 1)} />
    </div>
  )
}
