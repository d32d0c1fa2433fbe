// Which occasions a blog post is about, and the order of posts in the season.
import type { Output } from '#api/call.ts'
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import type { LoadContext } from '#web/platform/pages/route.ts'

export type Post = Output<'catalog.posts'>[number]

/** The post or its picture is named after the category. */
export function isAbout({ key, picture }: Pick<Post, 'key' | 'picture'>, category: string): boolean {
  return `${key} ${picture?.name}`.includes(category)
}

type Visit = Pick<LoadContext, 'country' | 'now'> & {
  readonly settings: Pick<LoadContext['settings'], 'occasions'>
}

/** Posts about an occasion that is distant, or that the country does not celebrate, follow all others. */
export function timelyFirst(posts: readonly Post[], visit: Visit): Post[] {
  const [timely, others] = bySeason(posts, visit)
  return [...timely, ...others]
}

/** Up to `count` posts for the end of another. Those out of season appear only where fewer than two are in season. */
export function timelyPosts(posts: readonly Post[], visit: Visit, count: number): Post[] {
  const [timely, others] = bySeason(posts, visit)
  return (timely.length > 1 ? timely : [...timely, ...others]).slice(0, count)
}

function bySeason(
  posts: readonly Post[],
  { settings, country, now }: Visit,
): [timely: Post[], others: Post[]] {
  const hidden = [
    ...occasionCalendar(settings).hiddenCategories(country, plainDateIn(now, timeZones[country])),
  ]
  const isHidden = (post: Post): boolean => hidden.some((category) => isAbout(post, category))
  return [posts.filter((post) => !isHidden(post)), posts.filter(isHidden)]
}
