// A product card for tests of mails. Its title has characters that must be escaped.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { money } from '#domain/pricing/money.ts'

export const teddy: ProductCard = {
  id: 'teddy',
  key: 'plush-teddy',
  address: 'plush-teddy',
  title: 'Honey <Teddy>',
  picture: { name: 'plush-teddy', width: 1200, height: 1200, placeholder: '', alt: '' },
  price: money(2490, 'EUR'),
  from: false,
  compareAt: null,
  stock: 'in-stock',
  personalisable: false,
  onlyVariant: null,
}
