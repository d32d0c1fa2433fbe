// The way to another language or country. The lists are inside what is closed at first: their code follows.
import { useTranslate } from '../pages/visit.ts'
import { Popover } from '../ui/Popover.tsx'
import { Languages } from './later-parts.ts'
import './LanguageChooser.css'

export function LanguageChooser() {
  const t = useTranslate()
  return (
    <div className="language-chooser">
      <Popover label={t('chooser.open')} icon="globe" iconOnly align="end">
        <Languages />
      </Popover>
    </div>
  )
}
