// Blog posts side by side, each with picture and summary. On the blog page the first post is large.
// The season decides their order.
import { useVisit } from '#web/platform/pages/visit.ts'
import type { PostLink } from './load-content.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import './PostList.css'

/** `sizes` of the pictures: on the blog page, and in a row of two. */
const sizes = {
  page: '(min-width: 88rem) 42rem, (min-width: 48rem) 50vw, 100vw',
  row: '(min-width: 64rem) 20rem, (min-width: 48rem) 50vw, 40vw',
} as const

type PostListProps = {
  posts: readonly PostLink[]
  /** The list is the main content of the page: its first picture loads eagerly and is large. */
  first?: boolean
}

export function PostList({ posts, first = false }: PostListProps) {
  const { href, t } = useVisit()
  const Heading = first ? 'h2' : 'h3'
  return (
    <ul className="post-list" data-first={first || undefined}>
      {posts.map(({ key, address, title, summary, picture, topic }, at) => (
        <li key={key}>
          <a href={href(`/rich/${address}`)}>
            {picture && (
              <Picture
                picture={picture}
                ratio="landscape"
                sizes={first ? sizes.page : sizes.row}
                eager={first && at === 0}
                alt=""
              />
            )}
            <span>
              {topic && <small>{topic}</small>}
              <Heading>{title}</Heading>
              <span>{summary}</span>
              {first && at === 0 && (
                <em>
                  {t('content.read')}
                  <Icon name="arrow-end" />
                </em>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
