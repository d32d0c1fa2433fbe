// A blog post among the products of a list, as wide as the list.
import type { Picture as PictureOf } from '#domain/catalog/catalog.ts'
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import './StoryBand.css'

export type Story = {
  readonly address: string
  readonly title: string
  readonly summary: string
  readonly picture: PictureOf | null
}

export function StoryBand({ story: { address, title, summary, picture } }: { story: Story }) {
  const t = useTranslate()
  const href = useHref()
  return (
    <a className="story-band" href={href(`/rich/${address}`)}>
      <Picture picture={picture} ratio="fill" sizes="(min-width: 40rem) 34rem, 100vw" alt="" />
      <span>
        <small>{t('content.blog')}</small>
        <strong>
          {title}
          &#8288;
          <Icon name="arrow-end" />
        </strong>
        <span>{summary}</span>
      </span>
    </a>
  )
}
