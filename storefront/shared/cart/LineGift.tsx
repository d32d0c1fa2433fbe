// Gift options of a cart line: wrapping and gift message.
import { useEffect, useId, useRef, useState } from 'react'
import { cardLines } from '#domain/orders/card-lines.ts'
import {
  checkGiftMessage,
  maxGiftMessage,
  normaliseGiftText,
  type GiftTextProblem,
} from '#domain/orders/gift.ts'
import { usualWrapping } from '#domain/orders/wrapping.ts'
import type { Translate } from '#messages/translator.ts'
import { wrappingStyle } from '#messages/wrapping-text.ts'
import type { CallOptions } from '#web/platform/api/call.ts'
import { formCall } from '#web/platform/forms/use-form.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { MessageCard } from '../wrapping/MessageCard.tsx'
import '../wrapping/Handwriting.css'
import { WrapChip } from '../wrapping/WrapChip.tsx'
import { LazyWrapChoice } from '../wrapping/LazyWrapChoice.tsx'
import { MessageField } from '../wrapping/MessageField.tsx'
import { cart, type CartLineView, type CartOutcome } from './cart.ts'
import type { LineGift as Gift } from './cart-view.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import './LineGift.css'

/** Two chips in one row, and below them what was chosen. */
export function LineGift({ line }: { line: CartLineView }) {
  const { t, money } = useVisit()
  const { giftMessage, wrap, wrapping } = line
  const save = (changed: Partial<Gift>, options?: CallOptions) =>
    cart.changeGift(line.id, { giftMessage, wrap, wrapping, ...changed }, options)
  return (
    <div className="line-gift">
      {line.wrapPrice && (
        <>
          <Checkbox
            label={
              <>
                {t('totals.giftWrap')} ·&nbsp;
                <bdi>
                  {line.quantity > 1
                    ? t('cart.wrapEach', { price: money(line.wrapPrice) })
                    : money(line.wrapPrice)}
                </bdi>
              </>
            }
            checked={wrap}
            onChange={({ target: { checked } }) =>
              void save({ wrap: checked, wrapping: checked ? usualWrapping : null })
            }
          />
          {wrap && (
            <details>
              <summary>
                <WrapChip wrapping={wrapping} />
                <span>{wrapping ? wrappingStyle(t, wrapping) : t('totals.giftWrap')}</span>{' '}
                <Icon name="chevron-down" />
              </summary>
              <LazyWrapChoice
                prefix={line.id}
                value={wrapping ?? usualWrapping}
                onChange={(chosen) => void save({ wrapping: chosen })}
              />
            </details>
          )}
        </>
      )}
      <LineMessage line={line} onSave={(text) => save({ giftMessage: text }, formCall)} />
    </div>
  )
}

type LineMessageProps = {
  line: CartLineView
  /** Begins with its field. */
  isOpen?: boolean
  onSave: (text: string) => Promise<CartOutcome>
}

export function LineMessage({ line: { title, giftMessage }, isOpen = false, onSave }: LineMessageProps) {
  const t = useTranslate()
  const [editing, setEditing] = useState(isOpen)
  /** A message that could not be saved, and why. */
  const [unsaved, setUnsaved] = useState({ text: '', reason: '' })
  async function saveMessage(text: string): Promise<void> {
    setEditing(false)
    setUnsaved({ text: '', reason: '' })
    if (text === giftMessage) return
    // A lost connection must not replace the page: what was typed returns into the field.
    const outcome = await onSave(text)
    if (outcome.done) return
    setUnsaved({ text, reason: outcome.message || t('error.notSaved') })
    setEditing(true)
  }
  return (
    <>
      {giftMessage && !editing && <MessageCard text={cardLines(giftMessage)} />}
      {editing ? (
        <MessageEditor
          text={unsaved.text || giftMessage}
          reason={unsaved.reason}
          onCancel={() => {
            setEditing(false)
            setUnsaved({ text: '', reason: '' })
          }}
          onSave={(text) => void saveMessage(text)}
        />
      ) : (
        <Button
          variant={giftMessage ? 'link' : 'secondary'}
          size="s"
          icon={giftMessage ? 'edit' : 'mail'}
          aria-description={title}
          onClick={() => setEditing(true)}
        >
          {t(giftMessage ? 'cart.giftMessageEdit' : 'cart.messageAdd')}
        </Button>
      )}
    </>
  )
}

type MessageEditorProps = {
  text: string
  /** Why the last attempt failed; '' if there was none. */
  reason: string
  onSave: (text: string) => void
  onCancel: () => void
}

function MessageEditor({ text, reason, onSave, onCancel }: MessageEditorProps) {
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
      <FormProblem text={reason} />
      <div data-part="actions">
        <Button type="submit" size="s">
          {t('cart.giftMessageSave')}
        </Button>
        <Button variant="tertiary" size="s" onClick={onCancel}>
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
