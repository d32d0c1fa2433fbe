// A blog post after the products of a list. Its picture would repeat the scene of the category.
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import './StoryTile.css'

export type Story = { readonly address: string; readonly title: string; readonly summary: string }

export function StoryTile({ story: { address, title, summary } }: { story: Story }) {
  const t = useTranslate()
  const href = useHref()
  return (
    <a className="story-tile" href={href(`/rich/${address}`)}>
      <small>{t('content.blog')}</small>
      <strong>{title}</strong>
      <span>{summary}</span>
      <Icon name="arrow-end" />
    </a>
  )
}
