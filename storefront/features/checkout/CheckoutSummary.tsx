// Summary of the order beside the form. On phones it is collapsed above the form, with the total visible.
import { useEffect, useState } from 'react'
import { wrappingText } from '#messages/wrapping-text.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import type { Draft } from '../../shared/addresses/draft.ts'
import type { CartLineView } from '../../shared/cart/cart.ts'
import { CouponField } from '../../shared/cart/CouponField.tsx'
import { Totals } from '../../shared/cart/Totals.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LinePersonalisation } from '../../shared/orders/LinePersonalisation.tsx'
import { LazyDrawnText } from '../../shared/products/LazyDrawnText.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { WrapChip } from '../../shared/wrapping/WrapChip.tsx'
import { MessageCard } from '../../shared/wrapping/MessageCard.tsx'
import '../../shared/wrapping/Handwriting.css'
import { useFeeNote } from './use-fee-note.ts'
import type { Quote } from './use-quote.ts'
import './CheckoutSummary.css'

const wide = '(width >= 60rem)'

type CheckoutSummaryProps = { quote: Quote; draft: Draft; busy: boolean; onCartChange: () => void }

export function CheckoutSummary({ quote, draft, busy, onCartChange }: CheckoutSummaryProps) {
  const { cart } = quote
  const { t, money } = useVisit()
  const [open, setOpen] = useState(() => matchMedia(wide).matches)
  useEffect(() => {
    const media = matchMedia(wide)
    const update = () => setOpen(media.matches)
    media.addEventListener('change', update)
    return () => media.removeEventListener('change', update)
  }, [])
  return (
    <details
      className="checkout-summary"
      open={open}
      aria-busy={busy || undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="bag" />
        <h2>{t('cart.summary')}</h2>
        <Icon name="chevron-down" />
        <strong>
          <bdi>{money(cart.totals.total)}</bdi>
        </strong>
      </summary>
      <div data-part="body">
        <ul>
          {cart.lines.map((line) => (
            <SummaryLine key={line.id} line={line} />
          ))}
        </ul>
        <CouponField view={cart} onChange={onCartChange} />
        <Totals
          totals={cart.totals}
          discounts={cart.discounts}
          country={cart.country}
          unknownFee={t('checkout.feeUnknown')}
          feeNote={useFeeNote(quote, draft)}
        />
      </div>
    </details>
  )
}

function SummaryLine({ line }: { line: CartLineView }) {
  const { t, money } = useVisit()
  const wrap = wrappingText(t, line)
  return (
    <li>
      <span data-part="picture">
        {line.picture && (
          <Picture picture={line.picture} ratio="whole" sizes="4rem" widest={320} alt="">
            <LazyDrawnText picture={line.picture} text={line.personalisation} whole />
          </Picture>
        )}
      </span>
      <div>
        {line.title}
        <small>{[`× ${line.quantity}`, line.optionsText].filter(Boolean).join(' · ')}</small>
        <LinePersonalisation line={line} />
      </div>
      <bdi>{money(line.subtotal)}</bdi>
      {wrap && (
        <small data-part="wrap">
          <WrapChip wrapping={line.wrapping} />
          <span>{wrap}</span>
        </small>
      )}
      {line.giftMessage && (
        <figure>
          <figcaption>{t('cart.giftMessage')}</figcaption>
          <MessageCard text={line.giftMessage} />
        </figure>
      )}
    </li>
  )
}
