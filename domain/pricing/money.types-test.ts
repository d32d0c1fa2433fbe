// Type test: amounts of two currencies cannot be combined.
import { add, isLess, type Money, money, smaller, subtract, sum } from './money.ts'
import { allocate } from './proportions.ts'

const dollars = money(100, 'USD')
const euros = money(100, 'EUR')

// @ts-expect-error dollars and euros cannot be added
add(dollars, euros)
// @ts-expect-error nor subtracted
subtract(euros, dollars)
// @ts-expect-error nor compared
isLess(dollars, euros)
// @ts-expect-error nor chosen between
smaller(dollars, euros)
// @ts-expect-error nor summed
sum('USD', [dollars, euros], (each) => each)
// @ts-expect-error a currency that the shop does not know
money(100, 'XAU')
// @ts-expect-error a bare number is not money
add(dollars, 100)
// @ts-expect-error an amount is never changed in place
dollars.minor = 5

export const sameCurrency: Money<'USD'> = add(dollars, money(5, 'USD'))
export const split: Money<'EUR'>[] = allocate(euros, [1, 2])
export const anyMoney: Money = dollars
