// The hero of an occasion: photograph, date and order-by day.
import { Button } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { useFormat, useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { useSceneGrain } from '../../shared/scenes/use-scene-grain.ts'
import type { OccasionScene } from './occasion-scene.ts'
import { heroSizes } from './hero-sizes.ts'
import { OrderByNote } from './OrderByNote.tsx'
import './OccasionHero.css'

type OccasionHeroProps = {
  scene: OccasionScene
  /** The first hero contains the page's heading and its largest picture. */
  first?: boolean | undefined
}

export function OccasionHero({ scene: { note, season, title, text, hero }, first }: OccasionHeroProps) {
  const t = useTranslate()
  const href = useHref()
  const format = useFormat()
  const { name, date, address, begun } = note
  useSceneGrain(hero !== null)
  const Heading = first ? 'h1' : 'h2'
  return (
    <section
      className="occasion-hero"
      data-season={season}
      data-shape={hero?.shape}
      data-ground={hero?.ground}
      data-first={first}
    >
      {hero && (
        <div data-part="picture">
          <Picture
            picture={hero.picture}
            ratio="fill"
            sizes={heroSizes(hero)}
            eager={first}
            mirrored={hero.shape !== 'square'}
          />
        </div>
      )}
      <div className="container">
        <div data-part="words">
          <p data-part="date">
            {begun === undefined
              ? t('home.occasionOn', { occasion: name, date: format.date(date) })
              : t('home.occasionUntil', { occasion: name, date: format.date(begun) })}
          </p>
          <Heading>{title}</Heading>
          {text && <p>{text}</p>}
          <Button href={href(`/classify/${address}`)} size="l">
            {t('hero.action')}
          </Button>
          <OrderByNote note={note} />
        </div>
      </div>
    </section>
  )
}
