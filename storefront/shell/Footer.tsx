// Footer: newsletter, categories, help, pages about the shop, seller, and payment methods.
import { NewsletterForm } from '../shared/newsletter/NewsletterForm.tsx'
import { useCountryName, useRoute } from '#web/platform/pages/visit.ts'
import { useShopVisit } from '../shared/shop-visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { PaymentMarks } from '../shared/payment-marks/PaymentMarks.tsx'
import { chooserId } from '../shared/navigation/chooser-id.ts'
import { aboutLinks, ownLinks } from '../shared/navigation/footer-links.ts'
import { helpLinks } from '../shared/navigation/help-links.ts'
import { HelpLinks } from '../shared/navigation/HelpLinks.tsx'
import { Wordmark } from '../shared/navigation/Wordmark.tsx'
import { useId, useSyncExternalStore, type ReactNode } from 'react'
import { Disclosure } from '#web/ui/Disclosure.tsx'

/** The page of the newsletter has the form itself; others have a task of their own. */
const withoutNewsletter = /^\/(newsletter|cart$|order|track|user)/

export function Footer() {
  const { t, href, site, frame } = useShopVisit()
  const { name, path } = useRoute()
  // The HTML of an unknown page is the same for all addresses.
  const isLetterOffered = name !== 'error' && !withoutNewsletter.test(path)
  return (
    <footer className="footer">
      {isLetterOffered && (
        <div data-part="newsletter">
          <div className="container">
            <NewsletterForm />
          </div>
        </div>
      )}
      <div data-part="links" className="container">
        <div data-part="about">
          <Wordmark />
          <p>{t('footer.about')}</p>
        </div>
        <FooterGroup title={t('footer.shop')}>
          <ul data-part="shop">
            {frame.menu.map(({ key, name, address }) => (
              <li key={key}>
                <a href={href(`/classify/${address}`)}>{name}</a>
              </li>
            ))}
          </ul>
        </FooterGroup>
        <FooterGroup title={t('footer.service')}>
          <HelpLinks links={helpLinks} />
        </FooterGroup>
        <FooterGroup title={site.shopName}>
          <HelpLinks links={frame.footer ?? aboutLinks} />
        </FooterGroup>
        <FooterGroup title={t('footer.yours')}>
          <HelpLinks links={ownLinks} />
        </FooterGroup>
      </div>
      <Legal />
    </footer>
  )
}

/** Facts that shoppers look for before they pay: payment methods, countries, seller and terms. */
function Legal() {
  const { t, country, frame } = useShopVisit()
  const nameOf = useCountryName()
  const market = `${nameOf(country)} · ${frame.symbol}`
  return (
    <div data-part="legal" className="container">
      <PaymentMarks />
      <button
        type="button"
        popoverTarget={chooserId}
        aria-label={t('shop.named', { label: t('chooser.open'), name: market })}
      >
        <Icon name="globe" />
        <bdi>{market}</bdi>
      </button>
      <HelpLinks links={frame.legal} />
      {frame.seller && (
        <p>
          <bdi>© {frame.seller}</bdi>
        </p>
      )}
    </div>
  )
}

/** Same breakpoint as in Footer.css. */
const wideQuery = '(width >= 48rem)'

function subscribe(changed: () => void): () => void {
  const query = matchMedia(wideQuery)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Collapsed at first on phones, always open on wide screens. */
function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  // CSS shows the links before hydration; this tells screen readers the same.
  const open = useSyncExternalStore(
    subscribe,
    () => matchMedia(wideQuery).matches,
    () => false,
  )
  return (
    <nav aria-labelledby={id}>
      <Disclosure summary={<h2 id={id}>{title}</h2>} open={open}>
        {children}
      </Disclosure>
    </nav>
  )
}
