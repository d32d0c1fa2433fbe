// The error page: status, name and explanation.
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { joinSentences } from '#messages/join-sentences.ts'
import type { ErrorData } from '#web/platform/pages/error-page.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { NextSteps } from '../../shared/navigation/NextSteps.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ParcelPicture } from '#web/ui/ParcelPicture.tsx'
import { HelpLine } from './HelpLine.tsx'
import { TryAgain } from './TryAgain.tsx'
import './ErrorScreen.css'

const BestSellers = deferredComponent(() => import('../../shared/products/BestSellers.tsx'), {
  when: 'near',
  missing: null,
})

export default function ErrorScreen({ data }: { data: ErrorData }) {
  const { t, href } = useVisit()
  const isLost = data.status === 404
  // 'Page not found: /address' says as much as the heading.
  const namesAddress = isLost && data.description !== t('error.checkAddress')
  return (
    <div className="error-screen container">
      <ParcelPicture />
      <h1 className={namesAddress ? 'visually-hidden' : undefined}>{data.message}</h1>
      <p data-part="lead">{isLost ? t('error.lost') : data.description}</p>
      <small>
        {isLost ? joinSentences([namesAddress && t('error.mistyped'), data.description]) : data.status}
      </small>
      {data.status >= 500 && <TryAgain />}
      <div data-part="actions">
        {isLost && <Button href={href('/gift-finder')}>{t('shop.find')}</Button>}
        <Button href={href('/')} variant="secondary">
          {t('error.home')}
        </Button>
      </div>
      <NextSteps offline={data.status >= 500} hasSearch={isLost} />
      <HelpLine />
      {isLost && (
        <div data-part="best">
          <BestSellers />
        </div>
      )}
    </div>
  )
}
