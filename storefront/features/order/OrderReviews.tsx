// Review forms after delivery: the buyer reviews each product once.
import { useEffect, useRef, useState } from 'react'
import { call } from '../../platform/api/call.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import type { OrderOptionProps } from './OrderOptions.tsx'
import { useLineName } from '../../shared/orders/line-name.ts'
import { LinePicture } from './LinePicture.tsx'
import './OrderReviews.css'

export function OrderReviews({ order, access, onChange }: OrderOptionProps) {
  const t = useTranslate()
  const name = useLineName()
  const section = useRef<HTMLElement>(null)
  // The order list links to this section, which did not exist when the browser resolved the fragment.
  useEffect(() => {
    if (location.hash === '#order-reviews') section.current?.scrollIntoView()
  }, [])
  return (
    <section ref={section} className="order-reviews" aria-labelledby="order-reviews">
      <h2 id="order-reviews">{t('after.reviews')}</h2>
      {order.lines.map((line) =>
        line.reviewed ? (
          <p key={line.id}>
            {name(line)} · {t('after.reviewed')}
          </p>
        ) : (
          <Disclosure key={line.id} name="review" summary={t('after.reviewOf', { title: name(line) })}>
            <LinePicture line={line} />
            <ReviewForm handle={{ number: order.number, access }} line={line} onChange={onChange} />
          </Disclosure>
        ),
      )}
    </section>
  )
}

type ReviewFormProps = {
  handle: { number: string; access: string }
  line: OrderOptionProps['order']['lines'][number]
  onChange: () => void
}

function ReviewForm({ handle, line, onChange }: ReviewFormProps) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [stars, setStars] = useState<string | null>(null)
  const [state, setState] = useState<'writing' | 'incomplete' | 'busy' | 'sent'>('writing')

  async function send(data: FormData): Promise<void> {
    const written = (field: string) => {
      const value = data.get(field)
      return typeof value === 'string' ? value.trim() : ''
    }
    const [text, author] = [written('text'), written('author')]
    if (stars === null || text === '' || author === '') return setState('incomplete')
    setState('busy')
    const review = { ...handle, lineId: line.id, stars: Number(stars), text, author }
    const result = await call('order.review', review).catch(() => null)
    setState(result ? 'sent' : 'writing')
    if (result) setTimeout(onChange, 4_000)
  }

  if (state === 'sent')
    return (
      <Notice tone="success" live>
        {t('after.reviewDone')}
      </Notice>
    )
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (state !== 'busy') void send(new FormData(event.currentTarget))
      }}
    >
      <RadioCards
        legend={t('after.stars')}
        look="chips"
        value={stars}
        onChange={setStars}
        options={[5, 4, 3, 2, 1].map((count) => ({
          value: String(count),
          label: t('reviews.stars', { stars: count }),
        }))}
      />
      <Field
        multiline
        name="text"
        rows={4}
        maxLength={2000}
        label={t('after.words')}
        mark={t('form.required')}
      />
      <Field
        name="author"
        autoComplete="given-name"
        maxLength={60}
        label={t('after.shownName')}
        mark={t('form.required')}
      />
      {state === 'incomplete' && <p role="alert">{t('after.wordsFirst')}</p>}
      <Button type="submit" loading={state === 'busy'}>
        {t('after.reviewSend')}
      </Button>
    </form>
  )
}
