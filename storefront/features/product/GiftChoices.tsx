// Gift options: wrapping with paper and ribbon, and a message on a card.
import { useEffect, useRef, useState } from 'react'
import type { Product } from '#domain/catalog/catalog.ts'
import { checkGiftMessage, maxGiftMessage, normaliseGiftText } from '#domain/orders/gift.ts'
import { usualWrapping } from '#domain/orders/wrapping.ts'
import { characterCount } from '#domain/text.ts'
import { wrappingText } from '#messages/wrapping-text.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { usePrehydrationValue } from '#web/platform/hydration/use-prehydration-value.ts'
import { MessageField } from '../../shared/wrapping/MessageField.tsx'
import { LazyWrapChoice } from '../../shared/wrapping/LazyWrapChoice.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { giftProblemText } from '../../shared/personal-text/gift-problem-text.ts'
import { withWrapping } from './wrapped-pictures.ts'
import './GiftChoices.css'

type GiftChoicesProps = {
  product: Product
  /** Errors appear only after a submit, not while the shopper is typing. */
  submitted: boolean
  /** Called with the product in the chosen paper; null: not wrapped. */
  onWrapped: (product: Product | null) => void
}

export function GiftChoices({ product, submitted, onWrapped }: GiftChoicesProps) {
  const { t, money } = useVisit()
  const { wrapPrice } = product
  const [message, setMessage] = useState('')
  const [wrap, setWrap] = useState(false)
  const [wrapping, setWrapping] = useState(usualWrapping)
  const root = useRef<HTMLFieldSetElement>(null)
  usePrehydrationValue(root, 'textarea', ({ value }) => value && setMessage(value))
  usePrehydrationValue(root, '[name=wrap]:checked', () => setWrap(true))
  useEffect(() => {
    onWrapped(wrap ? withWrapping(product, wrapping, wrappingText(t, { wrap, wrapping })) : null)
  }, [onWrapped, product, t, wrap, wrapping])
  const problem = submitted ? checkGiftMessage(normaliseGiftText(message)) : null
  return (
    <fieldset className="gift-choices" ref={root}>
      <legend className="visually-hidden">{t('gift.title')}</legend>
      {wrapPrice && (
        <div data-part="wrap" data-chosen={wrap || undefined}>
          <Checkbox
            name="wrap"
            label={t('gift.wrap')}
            end={t('gift.wrapPrice', { price: money(wrapPrice) })}
            checked={wrap}
            onChange={(event) => setWrap(event.target.checked)}
          />
          <LazyWrapChoice value={wrapping} onChange={setWrapping} />
        </div>
      )}
      <MessageField
        folded
        name="giftMessage"
        label={t('cart.giftMessage')}
        mark={t('form.optional')}
        hint={t('form.characters', { used: characterCount(message.trim()), max: maxGiftMessage })}
        error={giftProblemText(t, problem)}
        placeholder={t('gift.messageInvitation')}
        value={message}
        onChange={setMessage}
      />
    </fieldset>
  )
}
