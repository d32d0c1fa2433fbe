// Reviews that wait for a decision, those that are shown or refused, and the shop's answers.
import { useState } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { bindText } from '../../platform/bind.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { adminHref, useAddress } from '../../platform/router.ts'
import { useAction } from '../../platform/use-action.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { useTime } from '../../platform/shop-time.ts'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'

/** In characters, as in services/reviews/moderate-review.ts. */
const maxAnswerLength = 2_000
const lists = ['waiting', 'shown', 'refused'] as const
const hrefOf = (list: (typeof lists)[number]): string => adminHref(`/reviews?list=${list}`)

export default function ReviewsScreen() {
  const t = useTranslate()
  const time = useTime()
  const { query } = useAddress()
  const list = lists.find((each) => each === query.get('list')) ?? 'waiting'
  const reviews = useLoad('admin.listReviews', { status: list })
  const { busy, run } = useAction()
  const decide = (id: string, status: 'shown' | 'refused') =>
    run(
      async () => reviews.setData(await adminCall('admin.decideReview', { id, status, list })),
      t('account.saved'),
    )
  const answer = (id: string, text: string) =>
    run(
      async () => reviews.setData(await adminCall('admin.answerReview', { id, answer: text, list })),
      t('account.saved'),
    )
  if (reviews.notLoaded) return reviews.notLoaded
  const found = reviews.data?.reviews ?? []
  return (
    <>
      <ScreenHead title={t('admin.reviews.title')} />
      <Tabs
        label={t('admin.reviews.title')}
        current={hrefOf(list)}
        tabs={lists.map((each) => ({ label: t(`admin.reviews.${each}`), href: hrefOf(each) }))}
      />
      {reviews.data && found.length === 0 && <EmptyState icon="star" title={t('admin.reviews.none')} />}
      {found.map(({ id, author, stars, text, productKey, title, writtenAt, answer: present }) => (
        <Panel
          stack
          key={id}
          title={`${'★'.repeat(stars)} ${author}`}
          text={time(writtenAt)}
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
              <Button disabled={busy} onClick={() => void decide(id, 'shown')}>
                {t('admin.reviews.show')}
              </Button>
            )}
            {list !== 'refused' && (
              <Button variant="secondary" disabled={busy} onClick={() => void decide(id, 'refused')}>
                {list === 'shown' ? t('admin.reviews.hide') : t('admin.returns.refuse')}
              </Button>
            )}
          </div>
          <AnswerForm present={present ?? ''} busy={busy} onSave={(text) => void answer(id, text)} />
        </Panel>
      ))}
    </>
  )
}

type AnswerFormProps = { present: string; busy: boolean; onSave: (text: string) => void }

function AnswerForm({ present, busy, onSave }: AnswerFormProps) {
  const t = useTranslate()
  const [text, setText] = useState(present)
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(text)
      }}
    >
      <Field
        multiline
        rows={2}
        label={t('admin.reviews.answer')}
        hint={t('admin.reviews.answerHint')}
        {...bindText(text, setText)}
        maxLength={maxAnswerLength}
      />
      <div className="button-row">
        <Button type="submit" variant="secondary" disabled={busy || text === present}>
          {t('account.save')}
        </Button>
      </div>
    </form>
  )
}
