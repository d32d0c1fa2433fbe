// The contact page needs nothing but its words.
import type { LoadContext, Loaded } from '../pages/route.ts'

export async function loadContact({ t }: LoadContext): Promise<Loaded<null>> {
  return { data: null, head: { title: t('contact.title'), description: t('contact.text') }, tags: [] }
}
