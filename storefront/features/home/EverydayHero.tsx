// The hero of the home page while no occasion is near: a wrapped gift.
import type { Picture as PictureFacts } from '#domain/catalog/catalog.ts'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { useHref, useTranslate } from '../../platform/pages/visit.ts'
import './OccasionHero.css'

export function EverydayHero({ picture }: { picture: PictureFacts }) {
  const t = useTranslate()
  const href = useHref()
  return (
    <section className="occasion-hero" data-season="everyday">
      <div data-part="picture">
        <Picture picture={picture} ratio="fill" sizes="(min-width: 60rem) 55vw, 100vw" eager mirrored />
      </div>
      <div className="container">
        <div data-part="words">
          <h1>{t('hero.everyday.title')}</h1>
          <p>{t('hero.everyday.text')}</p>
          <Button href={href('/search')} size="l">
            {t('hero.everyday.action')}
          </Button>
        </div>
      </div>
    </section>
  )
}
