// A section that the merchant has written: picture, words and a link.
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import type { ShownBanner } from './load-home.ts'
import './OccasionHero.css'

type BannerProps = {
  banner: ShownBanner
  /** The first one has the heading of the page. */
  first: boolean
}

export function Banner({ banner: { picture, title, text, button, path }, first }: BannerProps) {
  const { href } = useVisit()
  const Heading = first ? 'h1' : 'h2'
  return (
    <section className="occasion-hero" data-season="everyday" data-shape="square">
      {picture && (
        <div data-part="picture">
          <Picture picture={picture} ratio="fill" sizes="(min-width: 60rem) 55vw, 100vw" eager={first} />
        </div>
      )}
      <div className="container">
        <div data-part="words">
          <Heading>{title}</Heading>
          <p>{text}</p>
          <Button href={href(path)} size="l">
            {button}
          </Button>
        </div>
      </div>
    </section>
  )
}
