// Button and panel for language and country. The panel is closed at first; the code of its lists loads later.
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Popover } from '#web/ui/Popover.tsx'
import { chooserId } from '../shared/navigation/chooser-id.ts'
import { Languages } from './deferred.ts'
import './LanguageChooser.css'

export function LanguageChooser() {
  const t = useTranslate()
  const { country, frame } = useVisit()
  const market = `${country} · ${frame.symbol}`
  return (
    <div className="language-chooser">
      <Popover
        id={chooserId}
        label={t('shop.named', { label: t('chooser.open'), name: market })}
        icon="globe"
        iconOnly
        hint={<bdi>{market}</bdi>}
      >
        <Languages />
      </Popover>
    </div>
  )
}
