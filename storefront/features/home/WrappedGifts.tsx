// What the shop does with each gift: wrapping and a card. The card loads with its handwriting when it comes near.
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import wrappedGift from './wrapped-gift.avif'
import './WrappedGifts.css'

const WrittenCard = deferredComponent(() => import('./WrittenCard.tsx'), { when: 'near', missing: null })

export function WrappedGifts() {
  const { t, href } = useVisit()
  return (
    <section className="wrapped-gifts" aria-labelledby="home-wrapping">
      <div className="container">
        <div data-part="scene">
          <img src={wrappedGift} alt="" width={880} height={810} loading="lazy" decoding="async" />
          <WrittenCard />
        </div>
        <div>
          <h2 id="home-wrapping">{t('home.wrapTitle')}</h2>
          <p>{t('home.wrapText')}</p>
          <Button href={href('/gift-finder')}>{t('shop.find')}</Button>
        </div>
      </div>
    </section>
  )
}
