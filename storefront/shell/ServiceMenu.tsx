// Menu with help pages, in the header of every page.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Popover } from '#web/ui/Popover.tsx'
import { ServiceLinks } from './deferred.ts'
import './ServiceMenu.css'

export function ServiceMenu() {
  const t = useTranslate()
  return (
    <div className="service-menu">
      <Popover label={t('footer.service')} icon="help" iconOnly>
        <ServiceLinks />
      </Popover>
    </div>
  )
}
