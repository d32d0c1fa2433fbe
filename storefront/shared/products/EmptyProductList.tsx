// Empty list: its purpose, a link to all gifts, and best sellers.
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import BestSellers from './BestSellers.tsx'

type EmptyProductListProps = { title: string; text: string }

export default function EmptyProductList({ title, text }: EmptyProductListProps) {
  const t = useTranslate()
  const href = useHref()
  return (
    <>
      <EmptyState title={title} text={text}>
        <Button href={href('/search')}>{t('shop.find')}</Button>
      </EmptyState>
      <BestSellers />
    </>
  )
}
