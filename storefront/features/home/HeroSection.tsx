// The frame of a hero: its photograph, and the words beside or below.
import type { ReactNode } from 'react'
import { Picture } from '#web/ui/Picture.tsx'
import type { Hero } from '../../shared/scenes/hero-pictures.ts'
import type { OccasionScene } from './occasion-scene.ts'
import './OccasionHero.css'

/**
 * Phones with dense screens request fewer pixels than they could show. The difference is not visible on a soft
 * background. The largest file has three times the bytes of the next one.
 */
const wideSizes =
  '(min-width: 48rem) 100vw, (min-resolution: 2.5dppx) 90vw, (min-resolution: 1.5dppx) 110vw, 150vw'
const squareSizes = '(min-width: 48rem) 55vw, 100vw'

type HeroSectionProps = {
  hero: Hero | null
  season: OccasionScene['season']
  /** Its photograph is the largest picture of the page. */
  eager?: boolean | undefined
  children: ReactNode
}

export function HeroSection({ hero, season, eager, children }: HeroSectionProps) {
  const isSquare = hero?.shape === 'square'
  return (
    <section
      className="occasion-hero"
      data-season={season}
      data-shape={hero?.shape}
      data-ground={hero?.ground}
    >
      {hero && (
        <div data-part="picture">
          <Picture
            picture={hero.picture}
            ratio="fill"
            sizes={isSquare ? squareSizes : wideSizes}
            eager={eager}
            mirrored={!isSquare}
          />
        </div>
      )}
      <div className="container">
        <div data-part="words">{children}</div>
      </div>
    </section>
  )
}
