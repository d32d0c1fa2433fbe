// The hero of the home page while no occasion is near: a wrapped gift, or the newest product.
import { Button } from '#web/ui/Button.tsx'
import { useVisit } from '#web/platform/pages/visit.ts'
import { HeroSection } from './HeroSection.tsx'
import type { Hero } from '../../shared/scenes/hero-pictures.ts'

type EverydayHeroProps = {
  hero: Hero | null
  /** The first hero has the heading of the page. */
  first: boolean
}

export function EverydayHero({ hero, first }: EverydayHeroProps) {
  const { t, href } = useVisit()
  const Heading = first ? 'h1' : 'h2'
  return (
    <HeroSection hero={hero} season="everyday" eager>
      <Heading>{t('hero.everyday.title')}</Heading>
      <p>{t('hero.everyday.text')}</p>
      <Button href={href('/search')} size="l">
        {t('hero.everyday.action')}
      </Button>
    </HeroSection>
  )
}
