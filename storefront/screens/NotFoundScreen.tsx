// `/error/404`: nothing is here, or the shop could not be reached. Where that happened on the way to an order,
// it offers to find out what became of it.
import { CheckMyOrder } from '../orders/CheckMyOrder.tsx'
import type { NotFoundData } from '../pages/unreachable-page.ts'
import { useHref, useTranslate } from '../pages/visit.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import './ErrorScreen.css'

export default function NotFoundScreen({ data }: { data: NotFoundData }) {
  const t = useTranslate()
  const href = useHref()
  return (
    <div className="error-screen container">
      <Icon name="flower" />
      <h1>{t('error.oops')}</h1>
      <p>{t(data?.unreachable ? 'error.unreachable' : 'error.checkAddress')}</p>
      <CheckMyOrder />
      <Button href={href('/')} variant={data?.unreachable ? 'secondary' : 'primary'}>
        {t('error.home')}
      </Button>
    </div>
  )
}
