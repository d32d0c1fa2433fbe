// The hero of an occasion: photograph, date and order-by day.
import type { Picture as PictureFacts } from '#domain/catalog/catalog.ts'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { useFormat, useHref, useTranslate } from '../../platform/pages/visit.ts'
import type { DatedOccasion } from './dated-occasion.ts'
import { OrderByNote } from './OrderByNote.tsx'
import './OccasionHero.css'

type OccasionHeroProps = {
  note: DatedOccasion
  picture: PictureFacts | null
  /** The first hero contains the page's heading and its largest picture. */
  first?: boolean | undefined
}

export function OccasionHero({ note, picture, first }: OccasionHeroProps) {
  const t = useTranslate()
  const href = useHref()
  const format = useFormat()
  const { occasion, date, category } = note
  const Heading = first ? 'h1' : 'h2'
  return (
    <section className="occasion-hero" data-season={occasion} data-first={first}>
      {picture && (
        <div data-part="picture">
          <Picture
            picture={picture}
            ratio="fill"
            sizes="(min-width: 64rem) 100vw, 150vw"
            eager={first}
            mirrored={occasion === 'easter'}
          />
        </div>
      )}
      <div className="container">
        <div data-part="words">
          <p data-part="date">
            {t('home.occasionOn', { occasion: t(`occasion.${occasion}`), date: format.date(date) })}
          </p>
          <Heading>{t(`hero.${occasion}.title`)}</Heading>
          <p>{t(`hero.${occasion}.text`)}</p>
          <Button href={href(`/classify/${category}`)} size="l">
            {t(`hero.${occasion}.action`)}
          </Button>
          <OrderByNote note={note} />
        </div>
      </div>
    </section>
  )
}
