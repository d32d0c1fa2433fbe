// The goods of a parcel as customs read them.
import type { CustomsParcel } from './issued-document.ts'

type Goods = CustomsParcel['goods'][number]

/** Equal goods are one line: values that differ by a rounded cent look like an error. */
export function joinGoods(all: readonly Goods[]): Goods[] {
  return all.reduce<Goods[]>((joined, goods) => {
    const at = joined.findIndex((each) => isEqual(each, goods))
    const same = joined[at]
    if (!same) return [...joined, goods]
    return joined.with(at, {
      ...same,
      quantity: same.quantity + goods.quantity,
      value: same.value + goods.value,
      weightGrams: same.weightGrams + goods.weightGrams,
    })
  }, [])
}

/** A share of a discount is rounded by less than one minor unit. */
function isEqual(a: Goods, b: Goods): boolean {
  const facts = ({ title, origin, hsCode, weightGrams, quantity }: Goods) =>
    [title, origin, hsCode, weightGrams / quantity].join('\n')
  return facts(a) === facts(b) && Math.abs(a.value / a.quantity - b.value / b.quantity) <= 1
}
