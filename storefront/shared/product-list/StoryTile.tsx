// A blog post after the products of a list.
import { useVisit } from '#web/platform/pages/visit.ts'
import { Picture } from '#web/ui/Picture.tsx'
import type { Post } from '../posts/post-season.ts'
import './StoryTile.css'

export type Story = Pick<Post, 'address' | 'title' | 'summary' | 'picture'> & {
  /** The page shows the whole picture above. */
  readonly isDetail: boolean
}

export function StoryTile({ story: { address, title, summary, picture, isDetail } }: { story: Story }) {
  const { t, href } = useVisit()
  return (
    <a className="story-tile" data-detail={isDetail || undefined} href={href(`/rich/${address}`)}>
      {picture && (
        <Picture
          picture={picture}
          ratio="fill"
          sizes={isDetail ? '(min-width: 40rem) 70rem, 140vw' : '(min-width: 40rem) 30rem, 60vw'}
          widest={isDetail ? 2400 : 1000}
          alt=""
        />
      )}
      <span data-part="words">
        <small>{t('content.blog')}</small>
        <strong>{title}</strong>
        <span data-part="summary">{summary}</span>
        <b>{t('content.read')}</b>
      </span>
    </a>
  )
}
