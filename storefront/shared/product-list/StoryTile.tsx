// A blog post after the products of a list.
import { useHydrated } from '#web/platform/hydration/use-hydrated.ts'
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'
import './StoryTile.css'

export type Story = {
  readonly address: string
  readonly title: string
  /** Name of its picture. */
  readonly picture: string | null
}

export function StoryTile({ story: { address, title, picture } }: { story: Story }) {
  const t = useTranslate()
  const href = useHref()
  const hydrated = useHydrated()
  return (
    <a className="story-tile" href={href(`/rich/${address}`)}>
      {picture && (
        // Not in the HTML: it is below the first view.
        <span data-part="picture">
          {hydrated && <img src={`/media/${picture}-320.webp`} alt="" loading="lazy" />}
        </span>
      )}
      <small>{t('content.blog')}</small>
      <strong>{title}</strong>
    </a>
  )
}
