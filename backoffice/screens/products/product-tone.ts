// Colours of the statuses of products.
import type { ProductStatus } from '#domain/catalog/product-record.ts'
import type { Tone } from '#web/ui/Badge.tsx'

export const toneOf: Readonly<Record<ProductStatus, Tone>> = {
  draft: 'warning',
  active: 'success',
  archived: 'plain',
}
