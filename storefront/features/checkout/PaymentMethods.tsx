// The payment methods of the shop, and the choice between them. Methods of a provider are selected on its own page.
import { commonMarksOf, ownKind } from '#domain/orders/payment-kinds.ts'
import { formatList } from '#messages/format.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useShopVisit } from '../../shared/shop-visit.ts'
import { PaymentMarks } from '../../shared/payment-marks/PaymentMarks.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import type { Quote } from './use-quote.ts'

type PaymentMethodsProps = {
  payments: Quote['payments']
  chosen: string | null
  onChoose: (name: string) => void
}

export function PaymentMethods({ payments, chosen, onChoose }: PaymentMethodsProps) {
  const t = useTranslate()
  const [first, ...others] = payments
  if (first && others.length === 0) return <OnlyPayment kinds={first.kinds} />
  const payment = payments.find(({ name }) => name === chosen)
  return (
    <>
      <RadioCards
        legend={t('checkout.payment')}
        legendHidden
        value={chosen}
        onChange={onChoose}
        options={payments.map(({ name, kinds }) => ({
          value: name,
          label: t(ownKind(kinds) ? `payment.${ownKind(kinds)!}` : 'payment.online'),
          detail: ownKind(kinds)
            ? t(`payment.${ownKind(kinds)!}Text`)
            : kinds.map((kind) => t(`payment.${kind}`)).join(' · '),
        }))}
      />
      {payment && !ownKind(payment.kinds) && <LeavesShop />}
    </>
  )
}

/** Says how the order is paid where there is no choice. */
function OnlyPayment({ kinds }: { kinds: Quote['payments'][number]['kinds'] }) {
  const t = useTranslate()
  const own = ownKind(kinds)
  if (own) return <p>{t(`payment.${own}Text`)}</p>
  return <LeavesShop />
}

const cardMarks = commonMarksOf(['cards'])

/** The payment follows on the page of its provider. */
function LeavesShop() {
  const { t, locale, site } = useShopVisit()
  const { paymentMarks: marks } = site
  const others = marks.filter((mark) => !cardMarks.includes(mark))
  const methods = [...(others.length < marks.length ? [t('checkout.payCard')] : []), ...others]
  return (
    <div data-part="leaves-shop">
      <Icon name="lock" />
      <p>
        {methods.length > 0
          ? t('checkout.paymentText', { methods: formatList(locale, methods, 'disjunction') })
          : t('order.payThere')}
      </p>
      <PaymentMarks />
    </div>
  )
}
