// The hero of an occasion: photograph, date and order-by day.
import { Button } from '#web/ui/Button.tsx'
import { useVisit } from '#web/platform/pages/visit.ts'
import { useSceneGrain } from '../../shared/scenes/use-scene-grain.ts'
import type { OccasionScene } from './occasion-scene.ts'
import { HeroSection } from './HeroSection.tsx'
import { OrderByNote } from './OrderByNote.tsx'

type OccasionHeroProps = {
  scene: OccasionScene
  /** The first hero contains the page's heading and its largest picture. */
  first?: boolean | undefined
  /** A card on the page names the order-by days. */
  hasCard?: boolean
}

export function OccasionHero({ scene, first, hasCard = false }: OccasionHeroProps) {
  const { note, season, title, text, hero } = scene
  const visit = useVisit()
  const { t, href } = visit
  const { name, date, address, begun } = note
  useSceneGrain(hero !== null)
  const Heading = first ? 'h1' : 'h2'
  return (
    <HeroSection hero={hero} season={season} eager={first}>
      <p data-part="date">
        {begun === undefined
          ? t('home.occasionOn', { occasion: name, date: visit.date(date) })
          : t('home.occasionUntil', { occasion: name, date: visit.date(begun) })}
      </p>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      <Button href={href(`/classify/${address}`)} size="l">
        {t('hero.action')}
      </Button>
      {!hasCard && <OrderByNote note={note} />}
    </HeroSection>
  )
}
