// Which occasions a blog post is about, and the order of posts in the season.
import type { Output } from '#api/call.ts'
import { addDays, compareDates, plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { findableDays, occasionCalendar } from '#domain/calendar/occasion.ts'
import type { LoadContext } from '#web/platform/pages/route.ts'

export type Post = Output<'catalog.posts'>[number]

/** The post or its picture is named after the category. */
export function isAbout({ key, picture }: Pick<Post, 'key' | 'picture'>, category: string): boolean {
  return `${key} ${picture?.name}`.includes(category)
}

type Visit = Pick<LoadContext, 'country' | 'now'> & {
  readonly settings: Pick<LoadContext['settings'], 'occasions'>
}

/** Posts about the next occasions, then those for any day, then those about distant or other countries' occasions. */
export function timelyFirst(posts: readonly Post[], visit: Visit): Post[] {
  const [timely, others] = bySeason(posts, visit)
  return [...timely, ...others]
}

/** Up to `count` posts for the end of another. Those out of season appear only where fewer than two are in season. */
export function timelyPosts(posts: readonly Post[], visit: Visit, count: number): Post[] {
  const [timely, others] = bySeason(posts, visit)
  return (timely.length > 1 ? timely : [...timely, ...others]).slice(0, count)
}

/** The groups in their order; those of an occasion are sorted by its day. */
const groups = { soon: 0, anyDay: 1, distant: 2, notCelebrated: 3 } as const

function bySeason(
  posts: readonly Post[],
  { settings, country, now }: Visit,
): [timely: Post[], others: Post[]] {
  const calendar = occasionCalendar(settings)
  const today = plainDateIn(now, timeZones[country])
  const soon = addDays(today, findableDays)
  const year = calendar.between(country, today, addDays(today, 364))
  const placed = posts
    .map((post) => {
      const day = year.find(({ category }) => isAbout(post, category))?.date
      const isAnyDay = ![...calendar.categories].some((category) => isAbout(post, category))
      if (!day) return { post, group: isAnyDay ? groups.anyDay : groups.notCelebrated, day: today }
      return { post, group: day <= soon ? groups.soon : groups.distant, day }
    })
    .sort((a, b) => a.group - b.group || compareDates(a.day, b.day))
  const postsOf = (isTimely: boolean) =>
    placed.filter(({ group }) => group <= groups.anyDay === isTimely).map(({ post }) => post)
  return [postsOf(true), postsOf(false)]
}
