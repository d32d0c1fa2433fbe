// On phones: the price and the press at the foot of the screen, once the form's own press has been scrolled past.
import { useEffect, useState, type RefObject } from 'react'
import type { Money } from '#domain/pricing/money.ts'
import { useMoney, useTranslate } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import './StickyBuyBar.css'

type StickyBuyBarProps = {
  /** Id of the form it sends. */
  form: string
  /** The press it stands in for. */
  press: RefObject<HTMLElement | null>
  price: Money
  /** The personal text is still empty: the way to it comes before the cart. */
  asksWords: boolean
}

export function StickyBuyBar({ form, press, price, asksWords }: StickyBuyBarProps) {
  const t = useTranslate()
  const money = useMoney()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      // Below the screen it is still to come, with all that is chosen before it.
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    if (press.current) watch.observe(press.current)
    return () => {
      watch.disconnect()
      // A screen that is put away keeps its state, and the page must not keep room for this bar.
      setShown(false)
    }
  }, [press])
  return (
    <div className="sticky-buy-bar" data-shown={shown || undefined} inert={!shown}>
      <bdi>{money(price)}</bdi>
      {asksWords ? (
        <Button icon="edit" onClick={() => askForWords(form)}>
          {t('product.personalise')}
        </Button>
      ) : (
        <Button type="submit" form={form} icon="bag">
          {t('product.add')}
        </Button>
      )}
    </div>
  )
}

function askForWords(form: string): void {
  const field = document.querySelector<HTMLElement>(`[id="${form}"] [name="personalText"]`)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
