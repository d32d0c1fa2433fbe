// The page to subscribe to the newsletter. The links of its e-mails lead to pages in server/newsletter.
import { Suspense, type ReactNode } from 'react'
import { GiftYear } from '../../shared/gift-year/GiftYear.tsx'
import { LinkedText } from '../../shared/navigation/LinkedText.tsx'
import { NewsletterForm } from '../../shared/newsletter/NewsletterForm.tsx'
import { useUserName } from '../../shared/sign-in/user.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import { ParcelPicture } from '#web/ui/ParcelPicture.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import type { NewsletterData } from './load-newsletter.ts'
import '../../shared/newsletter/NewsletterForm.css'
import './NewsletterScreen.css'

const form = <NewsletterForm heading="h1" />
const OwnNewsletter = deferredComponent(() => import('./OwnNewsletter.tsx'), {
  when: 'use',
  missing: () => form,
})

export default function NewsletterScreen({ data: { picture, year } }: { data: NewsletterData }) {
  const t = useTranslate()
  const isSignedIn = useUserName() !== ''
  return (
    <div className="newsletter-screen container">
      <Breadcrumbs title={t('newsletter.title')} />
      <div data-part="invitation">
        <Suspense fallback={form}>{isSignedIn ? <OwnNewsletter /> : form}</Suspense>
        <div data-part="picture">
          {picture ? (
            <Picture
              picture={picture}
              ratio="fill"
              sizes="(min-width: 64rem) 75rem, (min-width: 48rem) 100vw, 160vw"
              eager
              mirrored
            />
          ) : (
            <ParcelPicture />
          )}
        </div>
        <ul>
          <Fact icon="calendar" title={t('newsletter.often')}>
            {t('newsletter.oftenText')}
          </Fact>
          {/* A customer has a switch above, and a confirmed address. */}
          {!isSignedIn && (
            <>
              <Fact icon="settings" title={t('account.benefits')}>
                <LinkedText text={t('newsletter.inAccount')} path="/user/setting" />
              </Fact>
              <Fact icon="mail" title={t('newsletter.confirmFirst')}>
                {t('newsletter.confirmFirstText')}
              </Fact>
            </>
          )}
        </ul>
        <small>
          <LinkedText text={t('account.readPrivacy')} path="/rich/privacy" />
        </small>
      </div>
      {year.length > 0 && <GiftYear months={year} id="newsletter-year" canAdd={false} />}
    </div>
  )
}

function Fact({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <strong>{title}</strong>
      <span>{children}</span>
    </li>
  )
}
