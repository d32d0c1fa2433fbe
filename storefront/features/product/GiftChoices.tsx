// What makes it a gift: a message on a card, and wrapping.
import { useRef, useState } from 'react'
import { checkGiftMessage, giftWrapPrice, maxGiftMessage, normaliseGiftText } from '#domain/orders/gift.ts'
import { characterCount } from '#domain/text.ts'
import { useMoney, useTranslate, useVisit } from '../../platform/pages/visit.ts'
import { usePrehydrationValue } from '../../platform/hydration/use-prehydration-value.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { giftProblemText } from './gift-problem-text.ts'
import './GiftChoices.css'

type GiftChoicesProps = {
  /** Faults are shown once they have stopped a press, not while the shopper has only begun. */
  pressed: boolean
  wrappable: boolean
}

export function GiftChoices({ pressed, wrappable }: GiftChoicesProps) {
  const t = useTranslate()
  const [message, setMessage] = useState('')
  const [wrap, setWrap] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  usePrehydrationValue(place, 'textarea', ({ value }) => value && setMessage(value))
  usePrehydrationValue(place, ':checked', () => setWrap(true))
  const { currency } = useVisit()
  const money = useMoney()
  const fault = pressed ? checkGiftMessage(normaliseGiftText(message)) : null
  return (
    <div className="gift-choices" ref={place}>
      <Disclosure
        summary={
          <span>
            <Icon name="gift" />
            {t('gift.title')}
          </span>
        }
      >
        {wrappable && (
          <Checkbox
            name="wrap"
            label={t('gift.wrap')}
            end={t('gift.wrapPrice', { price: money(giftWrapPrice(currency)) })}
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
          error={giftProblemText(t, fault)}
          value={message}
          rows={3}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Disclosure>
    </div>
  )
}
