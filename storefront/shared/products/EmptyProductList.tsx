// Empty list: its purpose, a link to all gifts, and best sellers.
import type { ReactNode } from 'react'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { IconName } from '#web/ui/icons.ts'
import { GiftParcel } from '../orders/GiftParcel.tsx'
import BestSellers from './BestSellers.tsx'
import './EmptyProductList.css'

type EmptyProductListProps = {
  title: string
  text: string
  /** In place of the open, empty parcel. */
  icon?: IconName
  /** Beside the text, in a panel. */
  picture?: ReactNode
  /** After the link. */
  children?: ReactNode
}

export default function EmptyProductList({ title, text, icon, picture, children }: EmptyProductListProps) {
  const { t, href } = useVisit()
  return (
    <>
      <EmptyState
        title={title}
        text={text}
        icon={icon ?? (picture ? undefined : <GiftParcel gifts={[]} wrapping={null} phase="open" />)}
        picture={picture}
      >
        <Button href={href('/search')}>{t('hero.action')}</Button>
        {children}
      </EmptyState>
      <BestSellers />
    </>
  )
}
