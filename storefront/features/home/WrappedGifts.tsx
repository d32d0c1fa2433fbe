// What the shop does with each gift: wrapping and a card. The picture loads when it comes near.
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import './WrappedGifts.css'

const WrappedScene = deferredComponent(() => import('./WrappedScene.tsx'), { when: 'near', missing: null })

export function WrappedGifts() {
  const t = useTranslate()
  const href = useHref()
  return (
    <section className="wrapped-gifts" aria-labelledby="home-wrapping">
      <div className="container">
        <div data-part="scene">
          <WrappedScene />
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
