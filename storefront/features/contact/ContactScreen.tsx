// The contact page: help links, the form and the seller's address.
import { useState } from 'react'
import { ContactForm } from './ContactForm.tsx'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { PostalAddress } from '../../shared/addresses/PostalAddress.tsx'
import { helpLinks } from '../../shared/navigation/help-links.ts'
import { HelpLinks } from '../../shared/navigation/HelpLinks.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { ContactData } from './load-contact.ts'
import '../../shared/PageHead.css'
import '../../shared/navigation/HelpRows.css'
import './ContactScreen.css'

const quickLinks = helpLinks.filter(({ path }) => path !== '/contact-us')

export default function ContactScreen({ data: seller }: { data: ContactData }) {
  const t = useTranslate()
  /** The sender's e-mail address; null until a message was sent. */
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  return (
    <div className="contact-screen container">
      <Breadcrumbs title={t('contact.title')} />
      <header className="page-head">
        <h1>{t('contact.title')}</h1>
        <p>{seller.intro}</p>
        {seller.email && (
          <a href={`mailto:${seller.email}`}>
            <bdi>{seller.email}</bdi>
          </a>
        )}
      </header>
      <div data-part="columns">
        <nav aria-labelledby="quick" className="help-rows">
          <h2 id="quick">{seller.quick}</h2>
          <HelpLinks links={quickLinks} />
        </nav>
        {sentFrom === null ? (
          <ContactForm texts={seller} onSent={setSentFrom}>
            {seller.privacy && (
              <small>
                {seller.privacy.text} <a href={seller.privacy.href}>{seller.privacy.title}</a>
              </small>
            )}
          </ContactForm>
        ) : (
          <Sent email={sentFrom} texts={seller} onAnother={() => setSentFrom(null)} />
        )}
        {seller.lines.length > 0 && (
          <div data-part="seller">
            <h2>{seller.address}</h2>
            <PostalAddress lines={seller.lines} country={seller.country} />
          </div>
        )}
      </div>
    </div>
  )
}

type SentProps = { email: string; texts: Pick<ContactData, 'sent' | 'another'>; onAnother: () => void }

function Sent({ email, texts: { sent, another }, onAnother }: SentProps) {
  const t = useTranslate()
  return (
    <div ref={focus} tabIndex={-1} data-part="sent">
      <h2>{sent}</h2>
      <p>{t('contact.sentText', { email })}</p>
      <Button variant="secondary" onClick={onAnother}>
        {another}
      </Button>
    </div>
  )
}

/** The form with the focused button is gone, so the focus moves. */
function focus(element: HTMLElement | null): void {
  element?.focus()
}
