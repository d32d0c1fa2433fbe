// All commands, in the order of the help.
import { backupCommand, restoreCommand } from './backup/backup.ts'
import { setPriceCommand, setStockCommand } from './catalog/variants.ts'
import type { Command } from './command.ts'
import {
  changeCouponCommand,
  createCouponBatchCommand,
  createCouponCommand,
  endCouponCommand,
  exportCouponBatchCommand,
  listCouponUsesCommand,
  listCouponsCommand,
  showCouponCommand,
} from './coupons/coupons.ts'
import {
  eraseCustomerCommand,
  exportCustomerCommand,
  permitInvoicesCommand,
  showCustomerCommand,
} from './customers/customers.ts'
import { exportProductsCommand, importRedirectsCommand } from './import/export-products.ts'
import {
  checkImportCommand,
  listImportsCommand,
  runImportCommand,
  undoImportCommand,
} from './import/import-products.ts'
import { exportInvoicesCommand, printInvoiceCommand } from './invoices/invoices.ts'
import { listJobsCommand, retryJobCommand } from './jobs/failed-jobs.ts'
import { listMailsCommand, checkMailCommand } from './mails/mails.ts'
import {
  exportSubscribersCommand,
  listNewsletterCommand,
  sendNewsletterCommand,
  testNewsletterCommand,
  bouncedReadersCommand,
  unsubscribeReaderCommand,
} from './newsletter/newsletter.ts'
import { advanceOrderCommand, refundOrderCommand } from './orders/advance-order.ts'
import {
  correctAddressCommand,
  correctEmailCommand,
  resendMailCommand,
  writeNoteCommand,
  correctLineCommand,
} from './orders/change-order.ts'
import { createOrderCommand } from './orders/create-order.ts'
import { productionFilesCommand, exportParcelsCommand } from './orders/export-orders.ts'
import { printOrdersCommand, packingSlipCommand } from './orders/print-orders.ts'
import { showOrderCommand, listOrdersCommand } from './orders/show-orders.ts'
import { reconcilePaymentsCommand, recordPaymentCommand } from './payments/payments.ts'
import { unusedPicturesCommand } from './pictures/unused-pictures.ts'
import { listPromotionsCommand, showPromotionCommand } from './promotions/show-promotions.ts'
import {
  changePromotionCommand,
  createPromotionCommand,
  endPromotionCommand,
  pausePromotionCommand,
  resumePromotionCommand,
} from './promotions/write-promotions.ts'
import {
  approveReturnCommand,
  refuseReturnCommand,
  sendExchangeCommand,
  listReturnsCommand,
} from './returns/returns.ts'
import {
  answerReviewCommand,
  approveReviewCommand,
  listReviewsCommand,
  rejectReviewCommand,
} from './reviews/moderate-reviews.ts'
import { setSettingCommand, showSettingsCommand } from './settings/settings.ts'
import { doctorCommand } from './shop/doctor.ts'
import { endSampleCommand } from './shop/end-sample.ts'
import { migrateCommand } from './shop/migrate.ts'
import { printOperationsCommand } from './shop/print-operations.ts'
import {
  inviteStaffCommand,
  listStaffCommand,
  recoverStaffCommand,
  removeStaffCommand,
} from './staff/staff.ts'
import { exportTranslationsCommand, importTranslationsCommand } from './translation/translations.ts'

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
