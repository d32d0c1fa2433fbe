// The foot of every page: the shop by category, help, the shop itself, and what it promises.
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx'
import { useHref, useTranslate, useVisit } from '../pages/visit.ts'
import { aboutLinks, helpLinks, ownLinks } from './help-links.ts'
import { HelpLinks } from './HelpLinks.tsx'
import { Wordmark } from './Wordmark.tsx'

export function Footer() {
  const t = useTranslate()
  const href = useHref()
  const { menu } = useVisit().frame
  return (
    <footer className="footer">
      <div className="container">
        <div data-part="about">
          <Wordmark label={t('shop.name')} />
          <p>{t('footer.about')}</p>
          <NewsletterForm />
        </div>
        <nav aria-labelledby="footer-shop">
          <h2 id="footer-shop">{t('footer.shop')}</h2>
          <ul data-part="shop">
            {menu.map(({ key, name }) => (
              <li key={key}>
                <a href={href(`/classify/${key}`)}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-service">
          <h2 id="footer-service">{t('footer.service')}</h2>
          <HelpLinks links={helpLinks} />
        </nav>
        <nav aria-labelledby="footer-posy">
          <h2 id="footer-posy">{t('footer.posy')}</h2>
          <HelpLinks links={aboutLinks} />
        </nav>
        <nav aria-labelledby="footer-yours">
          <h2 id="footer-yours">{t('footer.yours')}</h2>
          <HelpLinks links={ownLinks} />
        </nav>
        <section aria-labelledby="footer-promise">
          <h2 id="footer-promise">{t('promise.title')}</h2>
          <ul>
            <li>{t('promise.returnsLong')}</li>
            <li>{t('promise.refundLong')}</li>
            <li>{t('promise.qualityLong')}</li>
          </ul>
        </section>
      </div>
    </footer>
  )
}
