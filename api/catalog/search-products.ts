// Operation catalog.search: products that match a query, filtered and sorted like a list.
import { operation } from '../operation.ts'
import { listShape, textShape } from '../shapes.ts'
import { listInput, listPage } from './list-products.ts'

export const searchProductsOperation = operation({
  name: 'catalog.search',
  summary: 'A page of products that match a query, tolerant of typing mistakes.',
  who: 'anyone',
  input: listInput.extend({ query: textShape(100) }),
  output: listShape,
  limits: [{ per: 'ip', calls: 1200, seconds: 60 }],
  shownProducts: ({ products }) => products.map(({ id }) => id),
  run: (input, context) => listPage(input, context),
})
