// Loads the contact page: its introduction and the seller's details. Its texts are ready, so browsers load fewer of them.
import type { Output } from '#api/call.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import type { LoadContext, Loaded } from '#web/platform/pages/route.ts'

export type ContactData = Omit<Output<'shop.seller'>, 'answerDays' | 'vatId'> &
  Readonly<Record<'choose' | 'orderHint' | 'sent' | 'another' | 'quick' | 'address', string>> & {
    /** Followed by a line with the time of an answer, if the merchant promises one. */
    readonly intro: string
    /** The usual ones; the last is for all others. */
    readonly subjects: readonly string[]
    /** Null until the privacy policy is published. */
    readonly privacy: { readonly text: string; readonly href: string; readonly title: string } | null
  }

export async function loadContact({ t, read, locale }: LoadContext): Promise<Loaded<ContactData>> {
  const [{ answerDays, vatId: _, ...seller }, pages] = await Promise.all([
    read('shop.seller', {}),
    read('shop.pages', {}),
  ])
  const policy = pages.find(({ key }) => key === 'privacy')
  const text = t('contact.text')
  const data: ContactData = {
    ...seller,
    intro: answerDays > 0 ? `${text}\n${t('contact.answer', { days: answerDays })}` : text,
    choose: t('form.choose'),
    orderHint: t('contact.orderHint'),
    sent: t('contact.sent'),
    another: t('contact.another'),
    quick: t('contact.quick'),
    address: t('contact.seller'),
    subjects: t('contact.subjects').split(' / '),
    privacy: policy
      ? {
          text: t('contact.privacy'),
          href: localePath(locale, `/rich/${policy.address}`),
          title: t('footer.privacy'),
        }
      : null,
  }
  return { data, head: { title: t('contact.title'), description: text }, tags: ['content'] }
}
