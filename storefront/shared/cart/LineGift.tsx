// Gift options of a cart line: wrapping and gift message.
import { useEffect, useId, useRef, useState } from 'react'
import {
  checkGiftMessage,
  maxGiftMessage,
  normaliseGiftText,
  type GiftTextProblem,
} from '#domain/orders/gift.ts'
import { usualWrapping } from '#domain/orders/wrapping.ts'
import type { Translate } from '#messages/translator.ts'
import { wrappingText } from '#messages/wrapping-text.ts'
import { useMoney, useTranslate } from '#web/platform/pages/visit.ts'
import '../wrapping/Handwriting.css'
import { WrapChip } from '../wrapping/WrapChip.tsx'
import { LazyWrapChoice } from '../wrapping/LazyWrapChoice.tsx'
import { MessageField } from '../wrapping/MessageField.tsx'
import { cart, type CartLineView } from './cart.ts'
import type { LineGift as Gift } from './cart-view.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import './LineGift.css'

export function LineGift({ line }: { line: CartLineView }) {
  const t = useTranslate()
  const money = useMoney()
  const [editing, setEditing] = useState(false)
  const { giftMessage, wrap, wrapping } = line
  const save = (gift: Partial<Gift>) =>
    void cart.changeGift(line.id, { giftMessage, wrap, wrapping, ...gift })
  return (
    <div className="line-gift">
      {line.wrapPrice && (
        <div data-part="wrap">
          <Checkbox
            label={
              <>
                {wrap ? wrappingText(t, line) : t('cart.wrap')} ·&nbsp;
                <bdi>
                  {line.quantity > 1
                    ? t('cart.wrapEach', { price: money(line.wrapPrice) })
                    : money(line.wrapPrice)}
                </bdi>
              </>
            }
            checked={line.wrap}
            onChange={(event) =>
              save({ wrap: event.target.checked, wrapping: event.target.checked ? usualWrapping : null })
            }
          />
          {wrap && (
            <details>
              <summary aria-label={`${t('wrap.papers')}, ${t('wrap.ribbons')}`}>
                <WrapChip wrapping={wrapping} /> <Icon name="chevron-down" />
              </summary>
              <LazyWrapChoice
                prefix={line.id}
                value={wrapping ?? usualWrapping}
                onChange={(chosen) => save({ wrapping: chosen })}
              />
            </details>
          )}
        </div>
      )}
      {line.giftMessage && !editing && (
        <blockquote className="message-card handwritten">
          <bdi>{line.giftMessage}</bdi>
        </blockquote>
      )}
      {editing ? (
        <MessageEditor
          text={line.giftMessage}
          onCancel={() => setEditing(false)}
          onSave={(giftMessage) => {
            setEditing(false)
            if (giftMessage !== line.giftMessage) save({ giftMessage })
          }}
        />
      ) : (
        <Button
          variant="quiet"
          size="s"
          icon={line.giftMessage ? 'edit' : 'gift'}
          aria-description={line.title}
          onClick={() => setEditing(true)}
        >
          {t(line.giftMessage ? 'cart.giftMessageEdit' : 'cart.giftMessageAdd')}
        </Button>
      )}
    </div>
  )
}

type MessageEditorProps = { text: string; onSave: (text: string) => void; onCancel: () => void }

function MessageEditor({ text, onSave, onCancel }: MessageEditorProps) {
  const t = useTranslate()
  const [draft, setDraft] = useState(text)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const problem = checkGiftMessage(normaliseGiftText(draft))
  return (
    <form
      ref={form}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        if (!problem) onSave(normaliseGiftText(draft))
      }}
    >
      <MessageField
        label={t('cart.giftMessage')}
        hint={t('cart.giftMessageHint', { max: maxGiftMessage })}
        error={problem ? problemText(t, problem) : undefined}
        value={draft}
        onChange={setDraft}
      />
      <div data-part="actions">
        <Button type="submit" size="s">
          {t('cart.giftMessageSave')}
        </Button>
        <Button variant="quiet" size="s" onClick={onCancel}>
          {t('shell.cancel')}
        </Button>
      </div>
    </form>
  )
}

function problemText(t: Translate, problem: GiftTextProblem): string {
  return problem === 'too-long'
    ? t('cart.giftMessageLong', { max: maxGiftMessage })
    : t('cart.giftMessageBad')
}
