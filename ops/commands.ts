// All commands there are, in the order the help shows them.
import type { Command } from './command.ts'
import { setPriceCommand } from './catalog/set-price.ts'
import { setStock } from './catalog/set-stock.ts'
import { issueCoupon } from './coupons/issue-coupon.ts'
import { advanceOrderCommand } from './orders/advance-order.ts'
import { listOrdersCommand } from './orders/list-orders.ts'
import { showOrderCommand } from './orders/show-order.ts'
import { doctor } from './shop/doctor.ts'
import { printOperations } from './shop/print-operations.ts'

export const commands: readonly Command[] = [
  listOrdersCommand,
  showOrderCommand,
  advanceOrderCommand,
  setStock,
  setPriceCommand,
  issueCoupon,
  doctor,
  printOperations,
]
