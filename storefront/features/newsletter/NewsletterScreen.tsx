// The page to subscribe to the newsletter. The links of its e-mails lead to pages in server/newsletter.
import { NewsletterForm } from '../../shared/newsletter/NewsletterForm.tsx'
import { useTranslate } from '#web/platform/pages/visit.ts'
import '../../shared/newsletter/NewsletterForm.css'
import './NewsletterScreen.css'

export default function NewsletterScreen() {
  const t = useTranslate()
  return (
    <div className="newsletter-screen container">
      <h1>{t('newsletter.title')}</h1>
      <NewsletterForm />
    </div>
  )
}
