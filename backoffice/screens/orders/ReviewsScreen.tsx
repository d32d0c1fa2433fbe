// Reviews that wait for a decision, those that are shown or refused, and the shop's answers.
import { useState } from 'react'
import type { AdminOutput } from '#api/call.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { shopTime } from '../../platform/shop-time.ts'
import { t } from '../../platform/language.ts'
import { bindSubmit, bindText } from '../../platform/bind.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { adminHref, useAddress } from '../../platform/router.ts'
import { useAction } from '../../platform/use-action.ts'
import { useLaterPages } from '../../shared/use-later-pages.tsx'
import { useLoad } from '../../shared/use-load.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'

/** In characters, as in services/reviews/moderate-review.ts. */
const maxAnswerLength = 2_000
const lists = ['waiting', 'shown', 'refused'] as const
type List = (typeof lists)[number]
type Review = AdminOutput<'admin.listReviews'>['reviews'][number]
const hrefOf = (list: List): string => adminHref(`/reviews?list=${list}`)

export default function ReviewsScreen() {
  const { query } = useAddress()
  const list = lists.find((each) => each === query.get('list')) ?? 'waiting'
  return (
    <>
      <ScreenHead title={t('admin.reviews.title')} />
      <div className="stack">
        <Tabs
          label={t('admin.reviews.title')}
          current={hrefOf(list)}
          tabs={lists.map((each) => ({ label: t(`admin.reviews.${each}`), href: hrefOf(each) }))}
        />
        <ReviewList key={list} list={list} />
      </div>
    </>
  )
}

function ReviewList({ list }: { list: List }) {
  const { busy, run } = useAction()
  const first = useLoad('admin.listReviews', { status: list })
  const { pages, moreButton, changeLater } = useLaterPages(first.data, (after) =>
    adminCall('admin.listReviews', { status: list, after }),
  )
  // The panel goes with the decision: what is typed into it is saved before.
  const decide = ({ id, answer }: Review, status: 'shown' | 'refused', typed: string) =>
    run(async () => {
      if (typed !== (answer ?? '')) await adminCall('admin.answerReview', { id, answer: typed, list })
      first.setData(await adminCall('admin.decideReview', { id, status, list }))
      changeLater((page) => ({ ...page, reviews: page.reviews.filter((review) => review.id !== id) }))
    }, t('account.saved'))
  const answer = (id: string, text: string) =>
    run(async () => {
      first.setData(await adminCall('admin.answerReview', { id, answer: text, list }))
      changeLater((page) => ({
        ...page,
        reviews: page.reviews.map((review) => (review.id === id ? { ...review, answer: text } : review)),
      }))
    }, t('account.saved'))
  if (first.notLoaded) return first.notLoaded
  // A decision moves a review of the second page to the first.
  const reviews = new Map(pages.flatMap((page) => page.reviews).map((review) => [review.id, review]))
  return (
    <>
      {first.data && reviews.size === 0 && <EmptyState icon="star" title={t('admin.reviews.none')} />}
      {[...reviews.values()].map((review) => (
        <ReviewPanel
          key={review.id}
          review={review}
          list={list}
          busy={busy}
          onDecide={(status, typed) => void decide(review, status, typed)}
          onAnswer={(text) => void answer(review.id, text)}
        />
      ))}
      {moreButton}
    </>
  )
}

type ReviewPanelProps = {
  review: Review
  list: List
  busy: boolean
  onDecide: (status: 'shown' | 'refused', typed: string) => void
  onAnswer: (text: string) => void
}

function ReviewPanel({ review, list, busy, onDecide, onAnswer }: ReviewPanelProps) {
  const { author, stars, text, productKey, title, writtenAt } = review
  const present = review.answer ?? ''
  const [typed, setTyped] = useState(present)
  return (
    <Panel
      stack
      title={`${'★'.repeat(stars)} ${author}`}
      text={shopTime(writtenAt)}
      action={
        <a href={`/${productKey}`} target="_blank" rel="noreferrer">
          <bdi>{title}</bdi>
        </a>
      }
    >
      <p>
        <bdi>{text}</bdi>
      </p>
      <div className="button-row">
        {list !== 'shown' && (
          <Button disabled={busy} onClick={() => onDecide('shown', typed)}>
            {t('admin.reviews.show')}
          </Button>
        )}
        {list !== 'refused' && (
          <Button variant="secondary" disabled={busy} onClick={() => onDecide('refused', typed)}>
            {list === 'shown' ? t('admin.reviews.hide') : t('admin.returns.refuse')}
          </Button>
        )}
      </div>
      <form className="stack" {...bindSubmit(() => onAnswer(typed))}>
        <Field
          multiline
          rows={2}
          label={t('admin.reviews.answer')}
          hint={t('admin.reviews.answerHint')}
          {...bindText(typed, setTyped)}
          maxLength={maxAnswerLength}
        />
        <div className="button-row">
          <Button type="submit" variant="secondary" disabled={busy || typed === present}>
            {t('account.save')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
