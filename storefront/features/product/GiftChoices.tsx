// Gift options: a message on a card, and gift wrap.
import { useRef, useState } from 'react'
import { checkGiftMessage, maxGiftMessage, normaliseGiftText } from '#domain/orders/gift.ts'
import type { Money } from '#domain/pricing/money.ts'
import { characterCount } from '#domain/text.ts'
import { useMoney, useTranslate } from '../../platform/pages/visit.ts'
import { usePrehydrationValue } from '../../platform/hydration/use-prehydration-value.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { giftProblemText } from './gift-problem-text.ts'
import './GiftChoices.css'

type GiftChoicesProps = {
  /** Errors appear only after a submit, not while the shopper is typing. */
  submitted: boolean
  wrapPrice: Money | null
}

export function GiftChoices({ submitted, wrapPrice }: GiftChoicesProps) {
  const t = useTranslate()
  const [message, setMessage] = useState('')
  const [wrap, setWrap] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  usePrehydrationValue(root, 'textarea', ({ value }) => value && setMessage(value))
  usePrehydrationValue(root, ':checked', () => setWrap(true))
  const money = useMoney()
  const problem = submitted ? checkGiftMessage(normaliseGiftText(message)) : null
  return (
    <div className="gift-choices" ref={root}>
      <Disclosure
        summary={
          <span>
            <Icon name="gift" />
            {t('gift.title')}
          </span>
        }
      >
        {wrapPrice && (
          <Checkbox
            name="wrap"
            label={t('gift.wrap')}
            end={t('gift.wrapPrice', { price: money(wrapPrice) })}
            checked={wrap}
            onChange={(event) => setWrap(event.target.checked)}
          />
        )}
        <Field
          multiline
          name="giftMessage"
          label={t('gift.message')}
          mark={t('gift.optional')}
          hint={t('gift.characters', { used: characterCount(message.trim()), max: maxGiftMessage })}
          error={giftProblemText(t, problem)}
          value={message}
          rows={3}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Disclosure>
    </div>
  )
}
