// Empty list: its purpose, a link to all gifts, and best sellers.
import type { ReactNode } from 'react'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import BestSellers from './BestSellers.tsx'

type EmptyProductListProps = {
  title: string
  text: string
  picture?: ReactNode
  /** After the link. */
  children?: ReactNode
}

export default function EmptyProductList({ title, text, picture, children }: EmptyProductListProps) {
  const { t, href } = useVisit()
  return (
    <>
      <EmptyState title={title} text={text} picture={picture}>
        <Button href={href('/search')}>{t('shop.find')}</Button>
        {children}
      </EmptyState>
      <BestSellers />
    </>
  )
}
