// The filter of product lists in the query of their address.
import { productStatuses, type ProductStatus } from '#domain/catalog/product-record.ts'

export function filterOf(query: URLSearchParams) {
  const status = query.get('status')
  return {
    search: query.get('q')?.slice(0, 100) ?? '',
    status: productStatuses.includes(status as ProductStatus) ? (status as ProductStatus) : null,
    category: query.get('category') || null,
  }
}
