// The hero of an occasion: photograph, last day to order and title.
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useVisit } from '#web/platform/pages/visit.ts'
import { useSceneGrain } from '../../shared/scenes/use-scene-grain.ts'
import type { OccasionScene } from './occasion-scene.ts'
import { HeroSection } from './HeroSection.tsx'

type OccasionHeroProps = {
  scene: OccasionScene
  /** The first hero contains the page's heading and its largest picture. */
  first?: boolean | undefined
}

export function OccasionHero({ scene, first }: OccasionHeroProps) {
  const { day, orderBy, address, season, title, text, hero } = scene
  const { t, href } = useVisit()
  useSceneGrain(hero !== null)
  const Heading = first ? 'h1' : 'h2'
  return (
    <HeroSection hero={hero} season={season} eager={first}>
      {day && <p data-part="date">{day}</p>}
      {orderBy && (
        <p data-part="order-by">
          <Icon name="truck" />
          <span>{orderBy}</span>
        </p>
      )}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      <Button href={href(`/classify/${address}`)} size="l">
        {t('hero.action')}
      </Button>
    </HeroSection>
  )
}
