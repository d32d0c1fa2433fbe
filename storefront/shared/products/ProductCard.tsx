// Product card of a list: picture, title, price and badges.
import { Suspense, useState, type ReactNode } from 'react'
import type { ProductCard as Card } from '#domain/catalog/catalog.ts'
import { mustNamePriorPrice, percentOff } from '#domain/pricing/prior-price.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { Price } from '#web/ui/Price.tsx'
import { WishlistButton } from '../wishlist/WishlistButton.tsx'
import { useTypedText } from './typed-text.ts'
import './ProductCard.css'

const SecondPicture = deferredComponent(() => import('./SecondPicture.tsx'), { when: 'use', missing: null })
const TypedTextPicture = deferredComponent(() => import('./TypedTextPicture.tsx'), {
  when: 'use',
  missing: null,
})

/** Lines do not break after it: 'Pull-Along'. */
const hyphenOfShortWords = /(?<!\p{L}{10})-(?=\p{L}{1,8}(?!\p{L}))/gu

type ProductCardProps = {
  /** A saved variant is named below the title. */
  product: Card & { readonly optionsText?: string | undefined }
  sizes: string
  /** The card is in the first viewport. */
  eager?: boolean | undefined
  /** Says that the product can have a text. */
  hasNote?: boolean
  rating?: ReactNode
}

export function ProductCard({ product, sizes, eager, hasNote = true, rating }: ProductCardProps) {
  const { t, href, money, country } = useVisit()
  const { id, address, title, picture, price, from, compareAt, stock, personalisable } = product
  const [isPointed, setPointed] = useState(false)
  const typedText = useTypedText()
  const showsText = personalisable && typedText !== ''
  const second = isPointed && picture && !showsText && product.second
  return (
    <article className="product-card" data-stock={stock}>
      <a
        href={href(`/${address}`)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(true)}
      >
        <span data-part="picture">
          <Picture picture={picture} ratio="square" sizes={sizes} widest={640} eager={eager} alt="">
            {showsText && (
              <Suspense fallback={null}>
                <TypedTextPicture product={product} text={typedText} sizes={sizes} />
              </Suspense>
            )}
          </Picture>
          {second && (
            <Suspense fallback={null}>
              <SecondPicture name={second} first={picture} sizes={sizes} />
            </Suspense>
          )}
          {stock === 'out' && <Badge>{t('product.soldOut')}</Badge>}
        </span>
        <h3>
          {title.replaceAll(hyphenOfShortWords, '-\u2060')}
          {product.optionsText && <span>{product.optionsText}</span>}
        </h3>
        {rating}
        <Price
          price={from ? t('price.from', { price: money(price) }) : money(price)}
          compareAt={compareAt ? money(compareAt) : undefined}
          unitPrice={product.unitPrice}
          {...(compareAt &&
            (mustNamePriorPrice(country)
              ? { compareAtLabel: t('price.beforeShort') }
              : { off: t('price.off', { percent: percentOff(price, compareAt) }) }))}
        />
        {product.missed || stock === 'low' ? (
          <small>{t(product.missed ? 'list.nextAdvent' : 'product.fewLeft')}</small>
        ) : (
          hasNote &&
          personalisable &&
          stock !== 'out' && (
            <span data-part="personal">
              <Icon name="edit" />
              {t('product.personalisable')}
            </span>
          )
        )}
      </a>
      <WishlistButton id={id} title={title} />
    </article>
  )
}
