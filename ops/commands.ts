// All commands, in the order of the help.
import type { Command } from './command.ts'
import { setPriceCommand } from './catalog/set-price.ts'
import { setStock } from './catalog/set-stock.ts'
import { couponUses, listCouponsCommand, showCouponCommand } from './coupons/show-coupons.ts'
import { changeCouponCommand, createCoupon, endCoupon } from './coupons/write-coupons.ts'
import { advanceOrderCommand } from './orders/advance-order.ts'
import { listOrdersCommand } from './orders/list-orders.ts'
import { packingSlipCommand } from './orders/packing-slip.ts'
import { showOrderCommand } from './orders/show-order.ts'
import { listJobsCommand, retryJobCommand } from './jobs/failed-jobs.ts'
import { listMailsCommand } from './mails/list-mails.ts'
import { listNewsletter, sendNewsletter } from './newsletter/newsletter.ts'
import { refundOrderCommand } from './orders/refund-order.ts'
import { listPromotionsCommand, showPromotionCommand } from './promotions/show-promotions.ts'
import {
  changePromotionCommand,
  createPromotion,
  endPromotion,
  pausePromotion,
  resumePromotion,
} from './promotions/write-promotions.ts'
import { approveReturnCommand, refuseReturnCommand, sendExchangeCommand } from './returns/decide-returns.ts'
import { listReturnsCommand } from './returns/list-returns.ts'
import { approveReview, listReviewsCommand, rejectReview } from './reviews/moderate-reviews.ts'
import { endSampleCommand } from './shop/end-sample.ts'
import { doctor } from './shop/doctor.ts'
import { printOperations } from './shop/print-operations.ts'

export const commands: readonly Command[] = [
  listOrdersCommand,
  showOrderCommand,
  packingSlipCommand,
  advanceOrderCommand,
  refundOrderCommand,
  listReturnsCommand,
  approveReturnCommand,
  refuseReturnCommand,
  sendExchangeCommand,
  listReviewsCommand,
  approveReview,
  rejectReview,
  listMailsCommand,
  listNewsletter,
  sendNewsletter,
  setStock,
  setPriceCommand,
  listPromotionsCommand,
  showPromotionCommand,
  createPromotion,
  changePromotionCommand,
  pausePromotion,
  resumePromotion,
  endPromotion,
  listCouponsCommand,
  showCouponCommand,
  createCoupon,
  changeCouponCommand,
  endCoupon,
  couponUses,
  listJobsCommand,
  retryJobCommand,
  endSampleCommand,
  doctor,
  printOperations,
]
