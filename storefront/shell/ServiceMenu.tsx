// Help within one press of every page.
import { useTranslate } from '../pages/visit.ts'
import { Popover } from '../ui/Popover.tsx'
import { ServiceLinks } from './later-parts.ts'
import './ServiceMenu.css'

export function ServiceMenu() {
  const t = useTranslate()
  return (
    <div className="service-menu">
      <Popover label={t('service.open')} icon="help" iconOnly align="end">
        <ServiceLinks />
      </Popover>
    </div>
  )
}
