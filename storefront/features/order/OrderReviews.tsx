// Review forms after delivery: the buyer reviews each product once.
import { useEffect, useRef, useState } from 'react'
import { call } from '#web/platform/api/call.ts'
import { formCall, useForm } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import type { OrderOptionProps } from './ways-out.ts'
import { showRefusalOf } from '../../shared/orders/show-refusal.ts'
import { useLineFacts } from '../../shared/orders/line-name.ts'
import { Facts } from '../../shared/orders/Facts.tsx'
import { LinePicture } from './LinePicture.tsx'
import { otherRecipient } from './recipient-title.ts'
import { reviewableLines } from './reviewable.ts'
import './OrderReviews.css'

export default function OrderReviews({ order, access, onChange }: OrderOptionProps) {
  const t = useTranslate()
  const section = useRef<HTMLElement>(null)
  // The order list links to this section, which did not exist when the browser resolved the fragment.
  useEffect(() => {
    if (location.hash === '#order-reviews') section.current?.scrollIntoView()
  }, [])
  const lines = reviewableLines(order.lines)
  if (lines.length === 0) return null
  const name = otherRecipient(order)
  return (
    <section ref={section} className="order-reviews" aria-labelledby="order-reviews">
      <header>
        <h2 id="order-reviews">{name ? t('order.reviewsGiven', { name }) : t('order.reviews')}</h2>
        {lines.some(({ reviewed }) => !reviewed) && <p>{t('order.reviewHint')}</p>}
      </header>
      <div data-part="rows">
        {lines.map((line) =>
          line.reviewed ? (
            <div key={line.id} data-part="reviewed">
              <Reviewable line={line} />
              <Badge tone="success">{t('order.reviewed')}</Badge>
            </div>
          ) : (
            <Disclosure key={line.id} name="review" summary={<Reviewable line={line} />}>
              <ReviewForm handle={{ number: order.number, access }} line={line} onChange={onChange} />
            </Disclosure>
          ),
        )}
      </div>
    </section>
  )
}

function Reviewable({ line }: { line: OrderOptionProps['order']['lines'][number] }) {
  const facts = useLineFacts()(line)
  return (
    <span data-part="reviewable">
      <LinePicture line={line} />
      <span>
        {line.title}
        {facts.length > 0 && (
          <small>
            <Facts of={facts} />
          </small>
        )}
      </span>
    </span>
  )
}

type ReviewFormProps = {
  handle: { number: string; access: string }
  line: OrderOptionProps['order']['lines'][number]
  onChange: () => void
}

type ReviewDraft = { readonly stars: string | null; readonly text: string; readonly author: string }

function ReviewForm({ handle, line, onChange }: ReviewFormProps) {
  const t = useTranslate()
  const [draft, setDraft] = useState<ReviewDraft>({ stars: null, text: '', author: '' })
  const [sent, setSent] = useState(false)
  const form = useForm({
    draft,
    setDraft,
    check: ({ stars, text, author }) => ({
      ...(stars === null
        ? { stars: t('order.wordsFirst') }
        : text.trim() === '' && { text: t('order.wordsFirst') }),
      ...(author.trim() === '' && { author: t('order.nameFirst') }),
    }),
    submit: async ({ stars, text, author }) => {
      const review = { stars: Number(stars), text: text.trim(), author: author.trim() }
      const input = { ...handle, lineId: line.id, ...review }
      const added = await call('order.review', input, formCall).catch(showRefusalOf('review-not-possible'))
      if (!added) return onChange()
      setSent(true)
      setTimeout(onChange, 4_000)
    },
  })

  if (sent)
    return (
      <Notice tone="success" live>
        {t('order.reviewDone')}
      </Notice>
    )
  return (
    <form {...form.props}>
      <RadioCards
        legend={t('order.stars')}
        look="chips"
        value={draft.stars}
        error={form.errors['stars']}
        onChange={(stars) => form.change({ stars })}
        options={[5, 4, 3, 2, 1].map((count) => ({
          value: String(count),
          label: t('reviews.stars', { stars: count }),
        }))}
      />
      <Field
        multiline
        {...form.field('text')}
        rows={4}
        maxLength={2000}
        label={t('order.words')}
        mark={t('form.required')}
      />
      <Field
        {...form.field('author')}
        autoComplete="given-name"
        maxLength={60}
        label={t('order.shownName')}
        mark={t('form.required')}
      />
      <FormProblem text={form.problem} />
      <Button type="submit" loading={form.busy}>
        {t('order.reviewSend')}
      </Button>
    </form>
  )
}
