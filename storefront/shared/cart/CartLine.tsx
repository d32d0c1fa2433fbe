// One line of the cart: product, price, quantity, gift options.
import { useState } from 'react'
import { mustNamePriorPrice } from '#domain/pricing/prior-price.ts'
import { maxQuantity } from '#domain/orders/quantity.ts'
import { times } from '#domain/pricing/money.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { cart, type CartLineView } from './cart.ts'
import { Button } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { Price } from '#web/ui/Price.tsx'
import { Quantity } from '#web/ui/Quantity.tsx'
import { toast } from '#web/platform/toasts.ts'
import DrawnText from '../products/DrawnText.tsx'
import { LineGift } from './LineGift.tsx'
import { lineProblem, type LineProblem } from './line-problem.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import './CartLine.css'

type CartLineProps = {
  line: CartLineView
  lines: readonly CartLineView[]
  /** Called when the line is about to be removed, together with the focused element. */
  onRemove: () => void
}

export function CartLine({ line, lines, onRemove }: CartLineProps) {
  const { t, money, country } = useVisit()
  const [removing, setRemoving] = useState(false)
  const problem = lineProblem(line, lines)
  const title = line.title || t('cart.goneTitle')
  const max = Math.max(1, Math.min(maxQuantity, line.available))
  const showMaximum = () => toast({ type: 'info', text: t('quantity.tooMany', { max }), durationMs: 5_000 })
  return (
    <li className="cart-line" data-trouble={problem ?? undefined}>
      <LinePicture line={line} />
      <div data-part="what">
        <LineTitle line={line} title={title} />
        {line.optionsText && <p data-part="options">{line.optionsText}</p>}
        {line.personalisation && (
          <p data-part="options">{t('cart.personalText', { text: line.personalisation })}</p>
        )}
        {line.withoutText && <p data-part="options">{t('cart.withoutText')}</p>}
        <LineProblemNotice problem={problem} stock={line.available} />
      </div>
      <div data-part="price">
        {problem !== 'gone' && (
          <Price
            price={money(line.subtotal)}
            compareAt={line.compareAt ? money(times(line.compareAt, line.quantity)) : undefined}
            compareAtLabel={mustNamePriorPrice(country) ? t('price.beforeShort') : undefined}
          />
        )}
        {line.quantity > 1 && problem !== 'gone' && (
          <small>{t('cart.each', { price: money(line.unitPrice) })}</small>
        )}
      </div>
      <div data-part="actions">
        {(problem === null || problem === 'short') && (
          <Quantity
            value={line.quantity}
            max={max}
            onChange={(quantity) => void cart.changeQuantity(line.id, quantity)}
            onOutside={(bound) => (bound === 'min' ? setRemoving(true) : showMaximum())}
            keepsBelow
            label={t('cart.quantity', { title })}
            fewerLabel={t('cart.fewer', { title })}
            moreLabel={t('cart.more', { title })}
          />
        )}
        <Button
          variant="tertiary"
          size="s"
          icon="remove"
          aria-label={t('cart.remove', { title })}
          onClick={() => setRemoving(true)}
        >
          {t('cart.removeShort')}
        </Button>
      </div>
      {problem === null && <LineGift line={line} />}
      <RemoveDialog
        open={removing}
        title={title}
        onClose={() => setRemoving(false)}
        onSure={() => {
          void cart.remove(line.id)
          onRemove()
        }}
      />
    </li>
  )
}

function LinePicture({ line: { picture, address, personalisation } }: { line: CartLineView }) {
  const { href } = useVisit()
  const frame = picture && (
    <Picture picture={picture} ratio="whole" sizes="(width < 40rem) 26vw, 9rem" widest={480} alt="">
      <DrawnText picture={picture} text={personalisation || null} whole />
    </Picture>
  )
  if (!address) return <span data-part="picture">{frame}</span>
  return (
    <a data-part="picture" href={href(`/${address}`)} tabIndex={-1} aria-hidden="true">
      {frame}
    </a>
  )
}

function LineTitle({ line: { address }, title }: { line: CartLineView; title: string }) {
  const { href } = useVisit()
  return <h3>{address ? <a href={href(`/${address}`)}>{title}</a> : title}</h3>
}

/** Why the line cannot be ordered, and what to do. */
function LineProblemNotice({ problem, stock }: { problem: LineProblem | null; stock: number }) {
  const t = useTranslate()
  if (problem === 'gone')
    return (
      <Notice tone="warning" title={t('cart.gone')}>
        {t('cart.goneText')}
      </Notice>
    )
  if (problem === 'sold-out')
    return (
      <Notice tone="warning" title={t('product.soldOut')}>
        {t('cart.soldOutText')}
      </Notice>
    )
  return problem === 'short' ? <Notice tone="warning">{t('cart.short', { stock })}</Notice> : null
}
