// Three gifts for the next day of a person.
import { Suspense } from 'react'
import type { Output } from '#api/call.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Picture } from '#web/ui/Picture.tsx'
import './NextGifts.css'

// A chunk that does not load leaves the picture with its sample word.
const TypedTextPicture = deferredComponent(() => import('../../shared/products/TypedTextPicture.tsx'), {
  when: 'use',
  missing: null,
})
const sizes = '(min-width: 60rem) 10rem, 30vw'

type NextGift = NonNullable<NonNullable<Output<'person.next'>>['gifts']>[number]

type NextGiftsProps = { gifts: readonly NextGift[]; name: string }

/** Pictures with the person's name, titles and prices, beside the day or below it. */
export function NextGifts({ gifts, name }: NextGiftsProps) {
  const { t, href, money } = useVisit()
  if (gifts.length === 0) return null
  return (
    <ul className="next-gifts">
      {gifts.map((gift) => (
        <li key={gift.id}>
          <a href={href(`/${gift.address}`)}>
            <Picture picture={gift.picture} ratio="square" sizes={sizes} widest={320} alt="">
              {gift.personalisable && (
                <Suspense fallback={null}>
                  <TypedTextPicture product={gift} text={name} sizes={sizes} />
                </Suspense>
              )}
            </Picture>
            <span>{gift.title}</span>
            <bdi>{gift.from ? t('price.from', { price: money(gift.price) }) : money(gift.price)}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}
