// Loads the contact page: its introduction and the seller's details.
import type { Output } from '#api/call.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import type { LoadContext, Loaded } from '#web/platform/pages/route.ts'

export type ContactData = Omit<Output<'shop.seller'>, 'answerDays'> & {
  /** With the time of an answer, if the merchant promises one. */
  readonly intro: string
}

export async function loadContact({ t, read }: LoadContext): Promise<Loaded<ContactData>> {
  const { answerDays, ...seller } = await read('shop.seller', {})
  const text = t('contact.text')
  const intro = joinSentences([text, answerDays > 0 && t('contact.answer', { days: answerDays })])
  return { data: { ...seller, intro }, head: { title: t('contact.title'), description: text }, tags: [] }
}
