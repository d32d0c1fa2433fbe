// All commands, in the order of the help.
import type { Command } from './command.ts'
import { setPriceCommand } from './catalog/set-price.ts'
import { setStockCommand } from './catalog/set-stock.ts'
import {
  eraseCustomerCommand,
  exportCustomerCommand,
  permitInvoicesCommand,
  showCustomerCommand,
} from './customers/customers.ts'
import { listCouponUsesCommand, listCouponsCommand, showCouponCommand } from './coupons/show-coupons.ts'
import {
  changeCouponCommand,
  createCouponBatchCommand,
  createCouponCommand,
  endCouponCommand,
  exportCouponBatchCommand,
} from './coupons/write-coupons.ts'
import { advanceOrderCommand } from './orders/advance-order.ts'
import {
  correctAddressCommand,
  correctEmailCommand,
  resendMailCommand,
  writeNoteCommand,
} from './orders/change-order.ts'
import { correctLineCommand } from './orders/correct-line.ts'
import { createOrderCommand } from './orders/create-order.ts'
import { listOrdersCommand } from './orders/list-orders.ts'
import { packingSlipCommand } from './orders/packing-slip.ts'
import { exportParcelsCommand } from './orders/export-parcels.ts'
import { productionFilesCommand } from './orders/production-files.ts'
import { printOrdersCommand } from './orders/print-orders.ts'
import { showOrderCommand } from './orders/show-order.ts'
import { exportInvoicesCommand, printInvoiceCommand } from './invoices/invoices.ts'
import { exportProductsCommand, importRedirectsCommand } from './import/export-products.ts'
import {
  checkImportCommand,
  listImportsCommand,
  runImportCommand,
  undoImportCommand,
} from './import/import-products.ts'
import { listJobsCommand, retryJobCommand } from './jobs/failed-jobs.ts'
import { checkMailCommand } from './mails/check-mail.ts'
import { listMailsCommand } from './mails/list-mails.ts'
import {
  exportSubscribersCommand,
  listNewsletterCommand,
  sendNewsletterCommand,
  testNewsletterCommand,
  bouncedReadersCommand,
  unsubscribeReaderCommand,
} from './newsletter/newsletter.ts'
import { refundOrderCommand } from './orders/refund-order.ts'
import { listPromotionsCommand, showPromotionCommand } from './promotions/show-promotions.ts'
import {
  changePromotionCommand,
  createPromotionCommand,
  endPromotionCommand,
  pausePromotionCommand,
  resumePromotionCommand,
} from './promotions/write-promotions.ts'
import { approveReturnCommand, refuseReturnCommand, sendExchangeCommand } from './returns/decide-returns.ts'
import { listReturnsCommand } from './returns/list-returns.ts'
import {
  answerReviewCommand,
  approveReviewCommand,
  listReviewsCommand,
  rejectReviewCommand,
} from './reviews/moderate-reviews.ts'
import { setSettingCommand, showSettingsCommand } from './settings/settings.ts'
import { exportTranslationsCommand, importTranslationsCommand } from './translation/translations.ts'
import {
  inviteStaffCommand,
  listStaffCommand,
  recoverStaffCommand,
  removeStaffCommand,
} from './staff/staff.ts'
import { backupCommand, restoreCommand } from './backup/backup.ts'
import { unusedPicturesCommand } from './pictures/unused-pictures.ts'
import { recordPaymentCommand } from './payments/record-payment.ts'
import { reconcilePaymentsCommand } from './payments/reconcile-payments.ts'
import { endSampleCommand } from './shop/end-sample.ts'
import { doctorCommand } from './shop/doctor.ts'
import { migrateCommand } from './shop/migrate.ts'
import { printOperationsCommand } from './shop/print-operations.ts'

export const commands: readonly Command[] = [
  listOrdersCommand,
  showOrderCommand,
  packingSlipCommand,
  printOrdersCommand,
  productionFilesCommand,
  exportParcelsCommand,
  printInvoiceCommand,
  exportInvoicesCommand,
  createOrderCommand,
  writeNoteCommand,
  correctAddressCommand,
  correctEmailCommand,
  correctLineCommand,
  resendMailCommand,
  advanceOrderCommand,
  refundOrderCommand,
  reconcilePaymentsCommand,
  recordPaymentCommand,
  permitInvoicesCommand,
  listReturnsCommand,
  approveReturnCommand,
  refuseReturnCommand,
  sendExchangeCommand,
  listReviewsCommand,
  approveReviewCommand,
  rejectReviewCommand,
  answerReviewCommand,
  showCustomerCommand,
  exportCustomerCommand,
  eraseCustomerCommand,
  listMailsCommand,
  checkMailCommand,
  listNewsletterCommand,
  testNewsletterCommand,
  sendNewsletterCommand,
  exportSubscribersCommand,
  bouncedReadersCommand,
  unsubscribeReaderCommand,
  setStockCommand,
  setPriceCommand,
  listPromotionsCommand,
  showPromotionCommand,
  createPromotionCommand,
  changePromotionCommand,
  pausePromotionCommand,
  resumePromotionCommand,
  endPromotionCommand,
  listCouponsCommand,
  showCouponCommand,
  createCouponCommand,
  createCouponBatchCommand,
  exportCouponBatchCommand,
  changeCouponCommand,
  endCouponCommand,
  listCouponUsesCommand,
  checkImportCommand,
  runImportCommand,
  undoImportCommand,
  listImportsCommand,
  importRedirectsCommand,
  exportTranslationsCommand,
  importTranslationsCommand,
  exportProductsCommand,
  unusedPicturesCommand,
  listJobsCommand,
  retryJobCommand,
  showSettingsCommand,
  setSettingCommand,
  inviteStaffCommand,
  listStaffCommand,
  recoverStaffCommand,
  removeStaffCommand,
  endSampleCommand,
  doctorCommand,
  backupCommand,
  restoreCommand,
  migrateCommand,
  printOperationsCommand,
]
