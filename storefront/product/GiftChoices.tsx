// What makes it a gift: a message on a card, and wrapping.
import { maxGiftMessage } from '#domain/gift.ts'
import type { Money } from '#domain/money.ts'
import { characterCount } from '#domain/text.ts'
import { useMoney, useTranslate } from '../pages/visit.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import './GiftChoices.css'

type GiftChoicesProps = {
  message: string
  onMessage: (message: string) => void
  error: string | undefined
  wrap: boolean
  onWrap: (wrap: boolean) => void
  /** null where it cannot be wrapped. */
  wrapPrice: Money | null
}

export function GiftChoices({ message, onMessage, error, wrap, onWrap, wrapPrice }: GiftChoicesProps) {
  const t = useTranslate()
  const money = useMoney()
  return (
    <div className="gift-choices">
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
            label={t('gift.wrap')}
            end={t('gift.wrapPrice', { price: money(wrapPrice) })}
            checked={wrap}
            onChange={(event) => onWrap(event.target.checked)}
          />
        )}
        <Field
          multiline
          label={t('gift.message')}
          mark={t('gift.optional')}
          hint={t('gift.characters', { used: characterCount(message.trim()), max: maxGiftMessage })}
          error={error}
          value={message}
          rows={3}
          onChange={(event) => onMessage(event.target.value)}
        />
      </Disclosure>
    </div>
  )
}
