// The registry of all operations. Only operations listed here can be called.
import type { OperationName } from '#contract/methods.ts'
import type { Registry } from './endpoint.ts'
import type { InputOf, Operation, OutputOf } from './operation.ts'
import {
  addAddressOperation,
  changeAddressOperation,
  removeAddressOperation,
  listAddressesOperation,
} from './account/addresses.ts'
import { changeEmailOperation, requestEmailCodeOperation } from './account/change-email.ts'
import { addCouponOperation, listCouponsOperation } from './account/coupons.ts'
import { listOrdersOperation } from './account/list-orders.ts'
import { viewOverviewOperation } from './account/view-overview.ts'
import { deleteAccountOperation, exportDataOperation, proveIdentityOperation } from './account/data-export.ts'
import { redeemPointsOperation, viewPointsOperation } from './account/points.ts'
import { requestCodeOperation } from './account/request-code.ts'
import {
  endOtherSessionsOperation,
  endOwnSessionOperation,
  listOwnSessionsOperation,
} from './account/sessions.ts'
import {
  changeProfileOperation,
  setNewsletterOperation,
  setPasswordOperation,
} from './account/change-settings.ts'
import { signInOperation, signInByPasswordOperation } from './account/sign-in.ts'
import { signOutOperation, signOutEverywhereOperation } from './account/sign-out.ts'
import { viewAccountOperation } from './account/view-account.ts'
import { addToCartOperation } from './cart/add-to-cart.ts'
import { applyCouponOperation } from './cart/apply-coupon.ts'
import { changeLineGiftOperation } from './cart/change-gift.ts'
import { changeLineQuantityOperation } from './cart/change-quantity.ts'
import { orderAgainOperation } from './cart/order-again.ts'
import { removeCouponOperation } from './cart/remove-coupon.ts'
import { removeFromCartOperation } from './cart/remove-from-cart.ts'
import { viewCartOperation } from './cart/view-cart.ts'
import { listProductsOperation } from './catalog/list-products.ts'
import { recommendProductsOperation } from './catalog/recommend-products.ts'
import { searchProductsOperation } from './catalog/search-products.ts'
import { listCategoriesOperation, viewCategoryOperation } from './catalog/view-category.ts'
import { viewDeliveryOperation } from './catalog/view-delivery.ts'
import { viewProductOperation } from './catalog/view-product.ts'
import { findGiftsOperation } from './catalog/find-gifts.ts'
import { findPlacesOperation } from './catalog/find-places.ts'
import { suggestProductsOperation } from './catalog/suggest-products.ts'
import { sendMessageOperation } from './content/send-message.ts'
import { viewSellerOperation } from './content/view-seller.ts'
import { listPagesOperation, listPostsOperation, viewContentOperation } from './content/view-content.ts'
import {
  confirmSubscriptionOperation,
  unsubscribeOperation,
  subscribeOperation,
} from './newsletter/newsletter.ts'
import { quoteCheckoutOperation } from './checkout/quote-checkout.ts'
import { requestExchangeOperation, thankOperation, viewGiftOperation } from './gifts/view-gift.ts'
import { returnOperation, withdrawOperation } from './orders/request-return.ts'
import { confirmWithdrawalOperation } from './orders/confirm-withdrawal.ts'
import { cancelOrderOperation } from './orders/cancel-order.ts'
import { confirmDeliveryOperation } from './orders/confirm-delivery.ts'
import { findPlacedOrderOperation } from './orders/find-placed-order.ts'
import { mailOrderLinkOperation } from './orders/mail-link.ts'
import { placeOrderOperation } from './orders/place-order.ts'
import {
  placeRegistryOperation,
  quoteRegistryOperation,
  viewRegistryOperation,
} from './registries/give-operations.ts'
import {
  addRegistryOperation,
  addRegistryWishesOperation,
  changeRegistryItemOperation,
  changeRegistryOperation,
  listRegistriesOperation,
  thankForGiftOperation,
} from './registries/own-operations.ts'
import { placeBulkOperation, quoteBulkOperation, readTableOperation } from './bulk-gifts/bulk-operations.ts'
import { trackOrderOperation } from './orders/track-order.ts'
import { confirmPaymentOperation, payOrderOperation, viewOrderOperation } from './orders/view-order.ts'
import { giftYearOperation } from './people/gift-year.ts'
import { nameDaysOperation } from './people/name-days.ts'
import {
  addPersonOperation,
  changePersonOperation,
  listPeopleOperation,
  removePersonOperation,
  setRemindersOperation,
} from './people/people.ts'
import { listLatestReviewsOperation, listReviewsOperation } from './reviews/list-reviews.ts'
import { writeReviewOperation } from './reviews/write-review.ts'
import { viewVisitorOperation } from './visitor/view-visitor.ts'
import {
  addToWishlistOperation,
  clearRecentViewsOperation,
  recordViewOperation,
  removeFromWishlistOperation,
  setWishlistAlertsOperation,
  listRecentProductsOperation,
  viewWishlistOperation,
} from './wishlist/wishlist.ts'

const operations = {
  [listProductsOperation.name]: listProductsOperation,
  [searchProductsOperation.name]: searchProductsOperation,
  [suggestProductsOperation.name]: suggestProductsOperation,
  [findPlacesOperation.name]: findPlacesOperation,
  [findGiftsOperation.name]: findGiftsOperation,
  [recommendProductsOperation.name]: recommendProductsOperation,
  [viewProductOperation.name]: viewProductOperation,
  [viewDeliveryOperation.name]: viewDeliveryOperation,
  [viewCategoryOperation.name]: viewCategoryOperation,
  [listCategoriesOperation.name]: listCategoriesOperation,
  [viewCartOperation.name]: viewCartOperation,
  [addToCartOperation.name]: addToCartOperation,
  [changeLineQuantityOperation.name]: changeLineQuantityOperation,
  [changeLineGiftOperation.name]: changeLineGiftOperation,
  [removeFromCartOperation.name]: removeFromCartOperation,
  [applyCouponOperation.name]: applyCouponOperation,
  [removeCouponOperation.name]: removeCouponOperation,
  [quoteCheckoutOperation.name]: quoteCheckoutOperation,
  [placeOrderOperation.name]: placeOrderOperation,
  [readTableOperation.name]: readTableOperation,
  [quoteBulkOperation.name]: quoteBulkOperation,
  [placeBulkOperation.name]: placeBulkOperation,
  [viewRegistryOperation.name]: viewRegistryOperation,
  [quoteRegistryOperation.name]: quoteRegistryOperation,
  [placeRegistryOperation.name]: placeRegistryOperation,
  [listRegistriesOperation.name]: listRegistriesOperation,
  [addRegistryOperation.name]: addRegistryOperation,
  [changeRegistryOperation.name]: changeRegistryOperation,
  [addRegistryWishesOperation.name]: addRegistryWishesOperation,
  [changeRegistryItemOperation.name]: changeRegistryItemOperation,
  [thankForGiftOperation.name]: thankForGiftOperation,
  [payOrderOperation.name]: payOrderOperation,
  [confirmPaymentOperation.name]: confirmPaymentOperation,
  [viewOrderOperation.name]: viewOrderOperation,
  [cancelOrderOperation.name]: cancelOrderOperation,
  [confirmDeliveryOperation.name]: confirmDeliveryOperation,
  [returnOperation.name]: returnOperation,
  [withdrawOperation.name]: withdrawOperation,
  [confirmWithdrawalOperation.name]: confirmWithdrawalOperation,
  [mailOrderLinkOperation.name]: mailOrderLinkOperation,
  [writeReviewOperation.name]: writeReviewOperation,
  [trackOrderOperation.name]: trackOrderOperation,
  [viewGiftOperation.name]: viewGiftOperation,
  [thankOperation.name]: thankOperation,
  [requestExchangeOperation.name]: requestExchangeOperation,
  [findPlacedOrderOperation.name]: findPlacedOrderOperation,
  [viewVisitorOperation.name]: viewVisitorOperation,
  [viewContentOperation.name]: viewContentOperation,
  [viewSellerOperation.name]: viewSellerOperation,
  [listPostsOperation.name]: listPostsOperation,
  [listPagesOperation.name]: listPagesOperation,
  [sendMessageOperation.name]: sendMessageOperation,
  [listReviewsOperation.name]: listReviewsOperation,
  [listLatestReviewsOperation.name]: listLatestReviewsOperation,
  [viewWishlistOperation.name]: viewWishlistOperation,
  [setWishlistAlertsOperation.name]: setWishlistAlertsOperation,
  [addToWishlistOperation.name]: addToWishlistOperation,
  [removeFromWishlistOperation.name]: removeFromWishlistOperation,
  [listRecentProductsOperation.name]: listRecentProductsOperation,
  [recordViewOperation.name]: recordViewOperation,
  [clearRecentViewsOperation.name]: clearRecentViewsOperation,
  [requestCodeOperation.name]: requestCodeOperation,
  [signInOperation.name]: signInOperation,
  [signInByPasswordOperation.name]: signInByPasswordOperation,
  [signOutOperation.name]: signOutOperation,
  [signOutEverywhereOperation.name]: signOutEverywhereOperation,
  [viewAccountOperation.name]: viewAccountOperation,
  [viewOverviewOperation.name]: viewOverviewOperation,
  [changeProfileOperation.name]: changeProfileOperation,
  [setPasswordOperation.name]: setPasswordOperation,
  [setNewsletterOperation.name]: setNewsletterOperation,
  [requestEmailCodeOperation.name]: requestEmailCodeOperation,
  [changeEmailOperation.name]: changeEmailOperation,
  [exportDataOperation.name]: exportDataOperation,
  [proveIdentityOperation.name]: proveIdentityOperation,
  [deleteAccountOperation.name]: deleteAccountOperation,
  [listAddressesOperation.name]: listAddressesOperation,
  [addAddressOperation.name]: addAddressOperation,
  [changeAddressOperation.name]: changeAddressOperation,
  [removeAddressOperation.name]: removeAddressOperation,
  [listPeopleOperation.name]: listPeopleOperation,
  [giftYearOperation.name]: giftYearOperation,
  [nameDaysOperation.name]: nameDaysOperation,
  [addPersonOperation.name]: addPersonOperation,
  [changePersonOperation.name]: changePersonOperation,
  [removePersonOperation.name]: removePersonOperation,
  [setRemindersOperation.name]: setRemindersOperation,
  [listOrdersOperation.name]: listOrdersOperation,
  [listCouponsOperation.name]: listCouponsOperation,
  [addCouponOperation.name]: addCouponOperation,
  [viewPointsOperation.name]: viewPointsOperation,
  [redeemPointsOperation.name]: redeemPointsOperation,
  [listOwnSessionsOperation.name]: listOwnSessionsOperation,
  [endOwnSessionOperation.name]: endOwnSessionOperation,
  [endOtherSessionsOperation.name]: endOtherSessionsOperation,
  [orderAgainOperation.name]: orderAgainOperation,
  [subscribeOperation.name]: subscribeOperation,
  [confirmSubscriptionOperation.name]: confirmSubscriptionOperation,
  [unsubscribeOperation.name]: unsubscribeOperation,
} as const satisfies Record<OperationName, unknown>

export type Operations = typeof operations
export type Input<Name extends OperationName> = InputOf<Operations[Name]>
export type Output<Name extends OperationName> = OutputOf<Operations[Name]>

/** A Map, because an operation name must not reach properties of a prototype. */
export const registry: Registry = new Map<string, Operation>(Object.entries(operations) as [string, never][])
