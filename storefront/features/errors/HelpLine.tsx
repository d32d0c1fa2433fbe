// Links for visitors who looked for their order or have a question.
import { useVisit } from '#web/platform/pages/visit.ts'

export function HelpLine() {
  const { t, href } = useVisit()
  return (
    <p data-part="help">
      <a href={href('/trackOrder')}>{t('track.title')}</a>
      <a href={href('/contact-us')}>{t('contact.title')}</a>
    </p>
  )
}
