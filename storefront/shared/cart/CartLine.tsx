// One line of the cart: product, price, quantity, gift options.
import { Suspense, useRef, useState, type Ref } from 'react'
import { mustNamePriorPrice } from '#domain/pricing/prior-price.ts'
import { maxQuantity } from '#domain/orders/quantity.ts'
import { times } from '#domain/pricing/money.ts'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useOnPress } from '#web/platform/hydration/use-on-press.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { cart, type CartLineView } from './cart.ts'
import { Button } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { Price } from '#web/ui/Price.tsx'
import { Quantity } from '#web/ui/Quantity.tsx'
import { toast } from '#web/platform/toasts.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { useLineDetails } from '../orders/line-name.ts'
import DrawnText from '../products/DrawnText.tsx'
import { LineGift } from './LineGift.tsx'
import type { TextEdit } from './LineText.tsx'
import { lineProblem, type LineProblem } from './line-problem.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import './CartLine.css'

const textCode = deferred(() => import('./LineText.tsx'), { when: 'use' })
const LineText = deferredComponent(async () => ({ default: (await textCode()).LineText }), { when: 'use' })

type CartLineProps = {
  line: CartLineView
  lines: readonly CartLineView[]
  /** Called when the line is about to be removed, together with the focused element. */
  onRemove: () => void
}

export function CartLine({ line, lines, onRemove }: CartLineProps) {
  const t = useTranslate()
  const [removing, setRemoving] = useState(false)
  const [edit, setEdit] = useState<TextEdit | null>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const details = useLineDetails()(line)
  const problem = lineProblem(line, lines)
  const canEdit = problem === null || problem === 'short'
  const title = line.title || t('cart.goneTitle')
  const max = Math.max(1, Math.min(maxQuantity, line.available))
  const changeEdit = (next: TextEdit | null) => {
    setEdit(next)
    if (!next) editButton.current?.focus()
  }
  const showMaximum = () => toast({ type: 'info', text: t('quantity.tooMany', { max }), durationMs: 5_000 })
  return (
    <li className="cart-line" data-trouble={problem ?? undefined}>
      <LinePicture line={line} edit={canEdit ? edit : null} />
      <div data-part="what">
        <LineTitle line={line} title={title} />
        {details && (
          <p data-part="options">
            <span>{details}</span>
            {(line.personalisation || line.withoutText) && canEdit && (
              <EditButton ref={editButton} line={line} edit={edit} onEdit={setEdit} />
            )}
          </p>
        )}
        <LineProblemNotice problem={problem} stock={line.available} />
      </div>
      <LinePrice line={line} isGone={problem === 'gone'} />
      {edit && canEdit && (
        <Suspense fallback={null}>
          <LineText line={line} edit={edit} onEdit={changeEdit} />
        </Suspense>
      )}
      <div data-part="actions">
        {canEdit && (
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

type EditProps = { line: CartLineView; edit: TextEdit | null; onEdit: (edit: TextEdit | null) => void }

function EditButton({ ref, line, edit, onEdit }: EditProps & { ref: Ref<HTMLButtonElement> }) {
  const { title, productKey, personalisation, withoutText } = line
  const { t, locale } = useVisit()
  const onPress = useOnPress()
  const [opening, run] = useBusy()
  const load = () => textCode().then(({ loadTextRules }) => loadTextRules(productKey, locale))
  const open = () =>
    run(() => onPress(load, (rules) => onEdit({ rules, text: withoutText ? null : personalisation })))
  return (
    <Button
      ref={ref}
      variant="link"
      size="s"
      aria-expanded={edit !== null}
      aria-description={title}
      loading={opening}
      onClick={() => (edit ? onEdit(null) : void open())}
    >
      {t('cart.textEdit')}
    </Button>
  )
}

function LinePicture({ line, edit }: Pick<EditProps, 'line' | 'edit'>) {
  const { picture, address, personalisation } = line
  const text = edit ? edit.text : personalisation || null
  const { href } = useVisit()
  const frame = picture && (
    <Picture picture={picture} ratio="whole" sizes="(width < 40rem) 26vw, 9rem" widest={480} alt="">
      <DrawnText picture={picture} text={text} alphabet={edit?.rules.alphabet} whole />
    </Picture>
  )
  if (!address) return <span data-part="picture">{frame}</span>
  return (
    <a data-part="picture" href={href(`/${address}`)} tabIndex={-1} aria-hidden="true">
      {frame}
    </a>
  )
}

function LinePrice({ line, isGone }: { line: CartLineView; isGone: boolean }) {
  const { t, money, country } = useVisit()
  if (isGone) return <div data-part="price" />
  return (
    <div data-part="price">
      <Price
        price={money(line.subtotal)}
        compareAt={line.compareAt ? money(times(line.compareAt, line.quantity)) : undefined}
        compareAtLabel={mustNamePriorPrice(country) ? t('price.beforeShort') : undefined}
      />
      {line.quantity > 1 && <small>{t('cart.each', { price: money(line.unitPrice) })}</small>}
    </div>
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
