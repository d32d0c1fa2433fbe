// Button that adds the gifts of an order to the cart and opens it.
import { deferred } from '#web/platform/hydration/deferred.ts'
import { useNavigate } from '#web/platform/navigation/navigation-context.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { Button } from '#web/ui/Button.tsx'

const load = deferred(() => import('./order-again.ts'), { when: 'use' })

type OrderAgainProps = {
  number: string
  access: string
  variant: 'primary' | 'secondary' | 'link'
  size?: 's'
}

export function OrderAgainButton({ number, access, ...look }: OrderAgainProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [busy, run] = useBusy()

  async function add(): Promise<void> {
    const { orderAgain } = await load()
    if (await orderAgain({ number, access }, t)) await navigate('/cart')
  }

  return (
    <Button {...look} loading={busy} onClick={() => void run(add)}>
      {t('account.again')}
    </Button>
  )
}
