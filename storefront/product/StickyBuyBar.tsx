// On phones: the price and the press at the foot of the screen, as long as the form's own press is out of sight.
import { useEffect, useState, type RefObject } from 'react'
import type { Money } from '#domain/money.ts'
import { useMoney, useTranslate } from '../pages/visit.ts'
import { Button } from '../ui/Button.tsx'
import './StickyBuyBar.css'

type StickyBuyBarProps = {
  /** Id of the form it sends. */
  form: string
  /** The press it stands in for. */
  press: RefObject<HTMLElement | null>
  price: Money
}

export function StickyBuyBar({ form, press, price }: StickyBuyBarProps) {
  const t = useTranslate()
  const money = useMoney()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false))
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
      <Button type="submit" form={form} icon="bag">
        {t('product.add')}
      </Button>
    </div>
  )
}
