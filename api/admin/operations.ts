// The registry of the back office. Its endpoint is separate from the shop's, which knows none of these operations.
import type { AdminOperationName } from '#contract/admin-operations.ts'
import type { Registry } from '../endpoint.ts'
import type { InputOf, Operation, OutputOf } from '../operation.ts'
import { listKnownWordsOperation } from './settings/known-words.ts'
import { changeSettingsOperation, viewSettingsOperation, viewSetupOperation } from './settings/settings.ts'
import { taxThresholdOperation } from './settings/tax-threshold.ts'
import {
  listProductsForStaffOperation,
  viewProductForStaffOperation,
  saveProductOperation,
  duplicateProductOperation,
  renderTextOperation,
} from './products/products.ts'
import { listVariantsOperation, editVariantsOperation } from './products/variants.ts'
import {
  listTaxonomyOperation,
  saveCategoryOperation,
  removeCategoryOperation,
  sortCategoriesOperation,
  listCategoryProductsOperation,
  sortCategoryProductsOperation,
  saveTagOperation,
  removeTagOperation,
} from './products/taxonomy.ts'
import {
  listContentOperation,
  removeContentOperation,
  saveContentOperation,
  viewContentForStaffOperation,
} from './content/content.ts'
import {
  joinOperation,
  joinOptionsOperation,
  requestStaffCodeOperation,
  staffSignInOperation,
  staffSignInOptionsOperation,
  viewInvitationOperation,
} from './staff/sign-in.ts'
import {
  changeRoleOperation,
  inviteMemberOperation,
  listChangesOperation,
  listStaffOperation,
  removeMemberOperation,
} from './staff/members.ts'
import {
  addPasskeyOperation,
  changeLanguageOperation,
  endStaffSessionOperation,
  meOperation,
  passkeyOptionsOperation,
  proveOperation,
  removePasskeyOperation,
  staffSignOutOperation,
  viewSecurityOperation,
} from './staff/own-access.ts'
import {
  countWorkOperation,
  listOrdersOperation,
  exportParcelsOperation,
  printOrdersOperation,
  productionFileOperation,
  productionFilesOperation,
} from './orders/list-orders.ts'
import {
  viewStaffOrderOperation,
  moveOrderOperation,
  undoShipmentOperation,
  cancelStaffOrderOperation,
  refundOrderOperation,
  recordPaymentOperation,
  correctAddressOperation,
  correctEmailOperation,
  writeNoteOperation,
  resendMailOperation,
} from './orders/change-order.ts'
import { correctLineOperation, previewLineOperation } from './orders/correct-line.ts'
import { placeManualOrderOperation, quoteOrderOperation } from './orders/manual-order.ts'
import {
  listReturnsOperation,
  approveReturnOperation,
  refuseReturnOperation,
  sendExchangeOperation,
} from './orders/returns.ts'
import {
  listFailedJobsOperation,
  retryJobsOperation,
  listReviewsToDecideOperation,
  decideReviewOperation,
  answerReviewOperation,
} from './orders/upkeep.ts'
import { exportInvoicesOperation, printInvoiceOperation } from './invoices/invoices.ts'
import { viewReportOperation } from './reports/view-report.ts'
import {
  changeCouponOperation,
  createCouponBatchOperation,
  createCouponOperation,
  endCouponOperation,
  exportCouponBatchOperation,
  viewCouponOperation,
} from './promotions/coupons.ts'
import {
  listPromotionsOperation,
  previewPromotionOperation,
  savePromotionOperation,
  switchPromotionOperation,
  viewPromotionOperation,
} from './promotions/promotions.ts'
import { switchNoticeOperation, viewNoticesOperation } from './staff/notices.ts'
import {
  eraseCustomerOperation,
  exportCustomerOperation,
  searchCustomersOperation,
  viewCustomerOperation,
  permitInvoicesOperation,
  writeCustomerNoteOperation,
} from './customers/customers.ts'
import {
  listSubscribersOperation,
  exportSubscribersOperation,
  unsubscribeReaderOperation,
  listIssuesOperation,
  viewIssueOperation,
  testIssueOperation,
  sendIssueOperation,
} from './customers/newsletter.ts'
import { exportProductsOperation } from './import/export.ts'

import {
  importRedirectsOperation,
  listRedirectsOperation,
  removeRedirectOperation,
} from './import/redirects.ts'
import { exportTranslationsOperation, importTranslationsOperation } from './import/translations.ts'
import {
  listImportsOperation,
  runImportOperation,
  startImportOperation,
  undoImportOperation,
  viewImportOperation,
} from './import/imports.ts'

const all = {
  'admin.viewInvitation': viewInvitationOperation,
  'admin.joinOptions': joinOptionsOperation,
  'admin.join': joinOperation,
  'admin.signInOptions': staffSignInOptionsOperation,
  'admin.requestCode': requestStaffCodeOperation,
  'admin.signIn': staffSignInOperation,
  'admin.signOut': staffSignOutOperation,
  'admin.me': meOperation,
  'admin.prove': proveOperation,
  'admin.changeLanguage': changeLanguageOperation,
  'admin.viewSecurity': viewSecurityOperation,
  'admin.passkeyOptions': passkeyOptionsOperation,
  'admin.addPasskey': addPasskeyOperation,
  'admin.removePasskey': removePasskeyOperation,
  'admin.endSession': endStaffSessionOperation,
  'admin.listStaff': listStaffOperation,
  'admin.inviteMember': inviteMemberOperation,
  'admin.changeRole': changeRoleOperation,
  'admin.removeMember': removeMemberOperation,
  'admin.listChanges': listChangesOperation,
  'admin.countWork': countWorkOperation,
  'admin.listOrders': listOrdersOperation,
  'admin.printOrders': printOrdersOperation,
  'admin.productionFile': productionFileOperation,
  'admin.productionFiles': productionFilesOperation,
  'admin.exportParcels': exportParcelsOperation,
  'admin.viewOrder': viewStaffOrderOperation,
  'admin.quoteOrder': quoteOrderOperation,
  'admin.placeOrder': placeManualOrderOperation,
  'admin.moveOrder': moveOrderOperation,
  'admin.undoShipment': undoShipmentOperation,
  'admin.cancelOrder': cancelStaffOrderOperation,
  'admin.refundOrder': refundOrderOperation,
  'admin.recordPayment': recordPaymentOperation,
  'admin.correctAddress': correctAddressOperation,
  'admin.correctEmail': correctEmailOperation,
  'admin.previewLine': previewLineOperation,
  'admin.correctLine': correctLineOperation,
  'admin.writeNote': writeNoteOperation,
  'admin.resendMail': resendMailOperation,
  'admin.listReturns': listReturnsOperation,
  'admin.approveReturn': approveReturnOperation,
  'admin.refuseReturn': refuseReturnOperation,
  'admin.sendExchange': sendExchangeOperation,
  'admin.listFailedJobs': listFailedJobsOperation,
  'admin.retryJobs': retryJobsOperation,
  'admin.listReviews': listReviewsToDecideOperation,
  'admin.decideReview': decideReviewOperation,
  'admin.answerReview': answerReviewOperation,
  'admin.viewReport': viewReportOperation,
  'admin.printInvoice': printInvoiceOperation,
  'admin.exportInvoices': exportInvoicesOperation,
  'admin.viewSettings': viewSettingsOperation,
  'admin.viewTaxThreshold': taxThresholdOperation,
  'admin.listKnownWords': listKnownWordsOperation,
  'admin.changeSettings': changeSettingsOperation,
  'admin.viewSetup': viewSetupOperation,
  'admin.listPromotions': listPromotionsOperation,
  'admin.viewPromotion': viewPromotionOperation,
  'admin.savePromotion': savePromotionOperation,
  'admin.switchPromotion': switchPromotionOperation,
  'admin.previewPromotion': previewPromotionOperation,
  'admin.viewCoupon': viewCouponOperation,
  'admin.createCoupon': createCouponOperation,
  'admin.createCouponBatch': createCouponBatchOperation,
  'admin.exportCouponBatch': exportCouponBatchOperation,
  'admin.changeCoupon': changeCouponOperation,
  'admin.endCoupon': endCouponOperation,
  'admin.listProducts': listProductsForStaffOperation,
  'admin.viewProduct': viewProductForStaffOperation,
  'admin.saveProduct': saveProductOperation,
  'admin.duplicateProduct': duplicateProductOperation,
  'admin.renderText': renderTextOperation,
  'admin.listVariants': listVariantsOperation,
  'admin.editVariants': editVariantsOperation,
  'admin.listTaxonomy': listTaxonomyOperation,
  'admin.saveCategory': saveCategoryOperation,
  'admin.removeCategory': removeCategoryOperation,
  'admin.sortCategories': sortCategoriesOperation,
  'admin.listCategoryProducts': listCategoryProductsOperation,
  'admin.sortCategoryProducts': sortCategoryProductsOperation,
  'admin.saveTag': saveTagOperation,
  'admin.removeTag': removeTagOperation,
  'admin.listContent': listContentOperation,
  'admin.viewContent': viewContentForStaffOperation,
  'admin.saveContent': saveContentOperation,
  'admin.removeContent': removeContentOperation,
  'admin.exportProducts': exportProductsOperation,
  'admin.listImports': listImportsOperation,
  'admin.startImport': startImportOperation,
  'admin.viewImport': viewImportOperation,
  'admin.runImport': runImportOperation,
  'admin.undoImport': undoImportOperation,
  'admin.exportTranslations': exportTranslationsOperation,
  'admin.importTranslations': importTranslationsOperation,
  'admin.listRedirects': listRedirectsOperation,
  'admin.importRedirects': importRedirectsOperation,
  'admin.removeRedirect': removeRedirectOperation,
  'admin.viewNotices': viewNoticesOperation,
  'admin.switchNotice': switchNoticeOperation,
  'admin.searchCustomers': searchCustomersOperation,
  'admin.viewCustomer': viewCustomerOperation,
  'admin.writeCustomerNote': writeCustomerNoteOperation,
  'admin.permitInvoices': permitInvoicesOperation,
  'admin.exportCustomer': exportCustomerOperation,
  'admin.eraseCustomer': eraseCustomerOperation,
  'admin.listSubscribers': listSubscribersOperation,
  'admin.exportSubscribers': exportSubscribersOperation,
  'admin.unsubscribeReader': unsubscribeReaderOperation,
  'admin.listIssues': listIssuesOperation,
  'admin.viewIssue': viewIssueOperation,
  'admin.testIssue': testIssueOperation,
  'admin.sendIssue': sendIssueOperation,
} satisfies { readonly [Name in AdminOperationName]: Operation<Name> }

export const adminRegistry: Registry = new Map<string, Operation>(Object.entries(all))

export type AdminInput<Name extends AdminOperationName> = InputOf<(typeof all)[Name]>
export type AdminOutput<Name extends AdminOperationName> = OutputOf<(typeof all)[Name]>
