// On phones: price and button at the bottom of the screen, after the form's own button has scrolled out. Before, the place
// belongs to the questions about consent and country.
import { useEffect, useState, type MouseEventHandler, type RefObject } from 'react'
import type { Money } from '#domain/pricing/money.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import './StickyBuyBar.css'

type StickyBuyBarProps = {
  /** Id of the form to submit. */
  form: string
  /** The form's own button. */
  button: RefObject<HTMLElement | null>
  price: Money
  onPress: MouseEventHandler<HTMLButtonElement>
  /** The personal text is empty: the button leads to its field instead of the cart. */
  needsText: boolean
}

export function StickyBuyBar({ form, button, price, onPress, needsText }: StickyBuyBarProps) {
  const { t, money } = useVisit()
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    // Everything below the viewport counts as visible: a jump from above the button to below it is noticed too.
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px',
    })
    if (button.current) observer.observe(button.current)
    return () => {
      observer.disconnect()
      // A hidden screen keeps its state, but the next page must not reserve space for this bar.
      setVisible(false)
    }
  }, [button])
  return (
    <div className="sticky-buy-bar" data-shown={visible || undefined} inert={!visible}>
      <bdi>{money(price)}</bdi>
      {needsText ? (
        <Button icon="edit" onClick={() => focusTextField(form)}>
          {t('product.personalise')}
        </Button>
      ) : (
        <Button type="submit" form={form} icon="bag" onClick={onPress}>
          {t('product.add')}
        </Button>
      )}
    </div>
  )
}

function focusTextField(form: string): void {
  const field = document.querySelector<HTMLElement>(`[id="${form}"] [name="personalText"]`)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
