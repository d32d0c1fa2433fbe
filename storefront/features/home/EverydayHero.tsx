// The hero of the home page while no occasion is near: a wrapped gift, or the newest product.
import { Button } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { heroSizes } from './hero-sizes.ts'
import type { Hero } from '../../shared/scenes/hero-pictures.ts'
import './OccasionHero.css'

type EverydayHeroProps = {
  hero: Hero | null
  /** The first hero has the heading of the page. */
  first: boolean
}

export function EverydayHero({ hero, first }: EverydayHeroProps) {
  const t = useTranslate()
  const href = useHref()
  const Heading = first ? 'h1' : 'h2'
  return (
    <section
      className="occasion-hero"
      data-season="everyday"
      data-shape={hero?.shape}
      data-ground={hero?.ground}
    >
      {hero && (
        <div data-part="picture">
          <Picture
            picture={hero.picture}
            ratio="fill"
            sizes={heroSizes(hero)}
            eager
            mirrored={hero.shape !== 'square'}
          />
        </div>
      )}
      <div className="container">
        <div data-part="words">
          <Heading>{t('hero.everyday.title')}</Heading>
          <p>{t('hero.everyday.text')}</p>
          <Button href={href('/search')} size="l">
            {t('hero.everyday.action')}
          </Button>
        </div>
      </div>
    </section>
  )
}
