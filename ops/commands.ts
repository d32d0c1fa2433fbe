// All commands, in the order of the help.
import { printOperationsCommand } from './api-page.ts'
import { backupCommands } from './backup/backup.ts'
import { variantCommands } from './catalog/variants.ts'
import type { Command } from './command.ts'
import { couponCommands } from './coupons/coupons.ts'
import { permitInvoicesCommand, customerCommands } from './customers/customers.ts'
import { importRedirectsCommand, exportProductsCommand } from './import/export-products.ts'
import { importCommands } from './import/import-products.ts'
import { invoiceCommands } from './invoices/invoices.ts'
import { jobCommands } from './jobs/failed-jobs.ts'
import { mailCommands } from './mails/mails.ts'
import { newsletterCommands } from './newsletter/newsletter.ts'
import { advanceOrderCommands } from './orders/advance-order.ts'
import { changeOrderCommands } from './orders/change-order.ts'
import { createOrderCommand } from './orders/create-order.ts'
import { exportOrderCommands } from './orders/export-orders.ts'
import { printOrderCommands } from './orders/print-orders.ts'
import { showOrderCommands } from './orders/show-orders.ts'
import { paymentCommands } from './payments/payments.ts'
import { unusedPicturesCommand } from './pictures/unused-pictures.ts'
import { showPromotionCommands } from './promotions/show-promotions.ts'
import { writePromotionCommands } from './promotions/write-promotions.ts'
import { returnCommands } from './returns/returns.ts'
import { reviewCommands } from './reviews/moderate-reviews.ts'
import { settingCommands } from './settings/settings.ts'
import { doctorCommand } from './shop/doctor.ts'
import { endSampleCommand } from './shop/end-sample.ts'
import { migrateCommand } from './shop/migrate.ts'
import { staffCommands } from './staff/staff.ts'
import { translationCommands } from './translation/translations.ts'

export const commands: readonly Command[] = [
  ...showOrderCommands,
  ...printOrderCommands,
  ...exportOrderCommands,
  ...invoiceCommands,
  createOrderCommand,
  ...changeOrderCommands,
  ...advanceOrderCommands,
  ...paymentCommands,
  permitInvoicesCommand,
  ...returnCommands,
  ...reviewCommands,
  ...customerCommands,
  ...mailCommands,
  ...newsletterCommands,
  ...variantCommands,
  ...showPromotionCommands,
  ...writePromotionCommands,
  ...couponCommands,
  ...importCommands,
  importRedirectsCommand,
  ...translationCommands,
  exportProductsCommand,
  unusedPicturesCommand,
  ...jobCommands,
  ...settingCommands,
  ...staffCommands,
  endSampleCommand,
  doctorCommand,
  ...backupCommands,
  migrateCommand,
  printOperationsCommand,
]
