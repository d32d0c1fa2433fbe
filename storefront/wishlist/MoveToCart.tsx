// From the wishlist into the cart. A gift with a choice to make leads to its page instead.
import { useState } from 'react'
import type { ProductCard } from '#domain/catalog.ts'
import { call } from '../api/call.ts'
import { useNavigation } from '../pages/navigation-context.ts'
import { useHref, useVisit } from '../pages/visit.ts'
import { cart, lineFacts } from '../state/cart.ts'
import { wishlist } from '../state/wishlist.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toasts.ts'

type MoveToCartProps = {
  product: ProductCard
  /** Called when the gift has left the list. */
  onMoved: () => void
}

export function MoveToCart({ product: { id, key, title, stock, personalisable }, onMoved }: MoveToCartProps) {
  const { t, country } = useVisit()
  const href = useHref()
  const { navigate } = useNavigation()
  const [busy, setBusy] = useState(false)

  async function move(): Promise<void> {
    const { product } = await call('catalog.product', { key })
    const [variant, ...others] = product?.variants ?? []
    if (!product || !variant || others.length > 0) return navigate(href(`/${key}`))
    const line = { variantId: variant.id, quantity: 1, personalisation: '', giftMessage: '', wrap: false }
    const { done } = await cart.add(line, lineFacts(product, variant), country)
    if (!done) return
    toast({ type: 'success', text: t('wishlist.moved', { title }) })
    onMoved()
    await wishlist.toggle(id)
  }

  if (stock === 'out')
    return (
      <Button variant="secondary" size="s" wide disabled>
        {t('product.soldOut')}
      </Button>
    )
  if (personalisable)
    return (
      <Button variant="secondary" size="s" wide href={href(`/${key}`)}>
        {t('wishlist.choose')}
      </Button>
    )
  return (
    <Button
      variant="secondary"
      size="s"
      wide
      loading={busy}
      onClick={() => {
        setBusy(true)
        // A refusal has shown its message.
        move()
          .catch(() => undefined)
          .finally(() => setBusy(false))
      }}
    >
      {t('wishlist.move')}
    </Button>
  )
}
