// Loads the texts of the link into the gift finder: they are on the server only.
import { finderTexts, type FinderTexts } from '../../shared/finder-texts.ts'
import type { LoadContext, Loaded } from '#web/platform/pages/route.ts'

export async function loadRecentlyViewed({ t }: LoadContext): Promise<Loaded<FinderTexts>> {
  return { data: finderTexts(t), head: { title: t('recent.title'), robots: 'noindex' }, tags: [] }
}
