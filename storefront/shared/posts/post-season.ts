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

/**
 * Posts about the next occasions, then the others as the merchant or their dates order them. Those about an occasion
 * that the country does not celebrate are last.
 */
export function timelyFirst(posts: readonly Post[], visit: Visit): Post[] {
  const { timely, anyDay, days } = bySeason(posts, visit)
  const next = timely.filter((post) => !anyDay.has(post))
  const others = posts.filter((post) => !next.includes(post))
  const isForeign = (post: Post): boolean => days.get(post) === null
  return [...next, ...others.filter((post) => !isForeign(post)), ...others.filter(isForeign)]
}

/** Up to `count` posts for the end of another. Those out of season appear only where fewer than two are in season. */
export function timelyPosts(posts: readonly Post[], visit: Visit, count: number): Post[] {
  const { timely, others } = bySeason(posts, visit)
  return (timely.length > 1 ? timely : [...timely, ...others]).slice(0, count)
}

/** Those in season are sorted by the day of their occasion, with those for any day at the end. The others keep their order. */
function bySeason(posts: readonly Post[], { settings, country, now }: Visit) {
  const calendar = occasionCalendar(settings)
  const today = plainDateIn(now, timeZones[country])
  const soon = addDays(today, findableDays)
  const year = calendar.between(country, today, addDays(today, 364))
  const anyDay = new Set(
    posts.filter((post) => ![...calendar.categories].some((category) => isAbout(post, category))),
  )
  const days = new Map(
    posts.map((post) => {
      const day = year.find(({ category }) => isAbout(post, category))?.date
      return [post, day ?? (anyDay.has(post) ? soon : null)]
    }),
  )
  const isTimely = (post: Post): boolean => (days.get(post) ?? addDays(soon, 1)) <= soon
  const timely = posts.filter(isTimely).sort((a, b) => compareDates(days.get(a)!, days.get(b)!))
  return { timely, others: posts.filter((post) => !isTimely(post)), anyDay, days }
}
