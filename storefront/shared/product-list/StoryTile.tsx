// A blog post after the products of a list.
import { useVisit } from '#web/platform/pages/visit.ts'
import { Picture } from '#web/ui/Picture.tsx'
import type { Post } from '../posts/post-season.ts'
import './StoryTile.css'

export type Story = Pick<Post, 'address' | 'title' | 'summary' | 'picture'>

export function StoryTile({ story: { address, title, summary, picture } }: { story: Story }) {
  const { t, href } = useVisit()
  return (
    <a className="story-tile" href={href(`/rich/${address}`)}>
      {picture && (
        <Picture picture={picture} ratio="fill" sizes="(min-width: 40rem) 30rem, 60vw" widest={1000} alt="" />
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
