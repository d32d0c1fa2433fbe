// The registry of all operations. Only operations listed here can be called.
import type { OperationName } from '#contract/methods.ts'
import type { Registry } from './endpoint.ts'
import type { InputOf, Operation, OutputOf } from './operation.ts'
import { addAddress, changeAddress, removeAddressOperation, listAddresses } from './account/addresses.ts'
import { changeEmail, requestEmailCode } from './account/change-email.ts'
import { addCoupon, listCoupons } from './account/coupons.ts'
import { listOrders, viewOverview } from './account/list-orders.ts'
import { deleteAccount, exportData, proveIdentity } from './account/data-export.ts'
import { redeemPoints, viewPoints } from './account/points.ts'
import { requestCode } from './account/request-code.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './account/sessions.ts'
import { changeProfile, setNewsletterOperation, setPassword } from './account/settings.ts'
import { signIn, signInByPassword } from './account/sign-in.ts'
import { signOut, signOutEverywhere } from './account/sign-out.ts'
import { viewAccount } from './account/view-account.ts'
import { addToCart } from './cart/add-to-cart.ts'
import { applyCoupon } from './cart/apply-coupon.ts'
import { changeLineGift } from './cart/change-gift.ts'
import { changeLineQuantity } from './cart/change-quantity.ts'
import { orderAgain } from './cart/order-again.ts'
import { removeCoupon } from './cart/remove-coupon.ts'
import { removeFromCart } from './cart/remove-from-cart.ts'
import { viewCart } from './cart/view-cart.ts'
import { listProducts } from './catalog/list-products.ts'
import { recommendProducts } from './catalog/recommend-products.ts'
import { searchProducts } from './catalog/search-products.ts'
import { listCategories, viewCategory } from './catalog/view-category.ts'
import { viewProduct } from './catalog/view-product.ts'
import { suggestProducts } from './catalog/suggest-products.ts'
import { sendMessage } from './content/send-message.ts'
import { viewSeller } from './content/view-seller.ts'
import { listPosts, viewContent } from './content/view-content.ts'
import { confirmSubscription, unsubscribe, subscribe } from './newsletter/newsletter.ts'
import { quoteCheckout } from './checkout/quote-checkout.ts'
import { requestExchange, viewGift } from './gifts/view-gift.ts'
import { returnOperation, withdrawOperation } from './orders/request-return.ts'
import { confirmWithdrawalOperation } from './orders/confirm-withdrawal.ts'
import { cancelOrderOperation } from './orders/cancel-order.ts'
import { confirmDelivery } from './orders/confirm-delivery.ts'
import { findPlacedOrder } from './orders/find-placed-order.ts'
import { mailOrderLink } from './orders/mail-link.ts'
import { placeOrderOperation } from './orders/place-order.ts'
import { trackOrder } from './orders/track-order.ts'
import { confirmPayment, payOrder, viewOrder } from './orders/view-order.ts'
import { addPerson, changePerson, listPeople, removePersonOperation, setReminders } from './people/people.ts'
import { listLatestReviews, listReviews } from './reviews/list-reviews.ts'
import { writeReview } from './reviews/write-review.ts'
import { viewVisitor } from './visitor/view-visitor.ts'
import {
  addToWishlist,
  clearRecentViews,
  recordView,
  removeFromWishlist,
  setWishlistAlerts,
  listRecentProducts,
  viewWishlist,
} from './wishlist/wishlist.ts'

const operations = {
  [listProducts.name]: listProducts,
  [searchProducts.name]: searchProducts,
  [suggestProducts.name]: suggestProducts,
  [recommendProducts.name]: recommendProducts,
  [viewProduct.name]: viewProduct,
  [viewCategory.name]: viewCategory,
  [listCategories.name]: listCategories,
  [viewCart.name]: viewCart,
  [addToCart.name]: addToCart,
  [changeLineQuantity.name]: changeLineQuantity,
  [changeLineGift.name]: changeLineGift,
  [removeFromCart.name]: removeFromCart,
  [applyCoupon.name]: applyCoupon,
  [removeCoupon.name]: removeCoupon,
  [quoteCheckout.name]: quoteCheckout,
  [placeOrderOperation.name]: placeOrderOperation,
  [payOrder.name]: payOrder,
  [confirmPayment.name]: confirmPayment,
  [viewOrder.name]: viewOrder,
  [cancelOrderOperation.name]: cancelOrderOperation,
  [confirmDelivery.name]: confirmDelivery,
  [returnOperation.name]: returnOperation,
  [withdrawOperation.name]: withdrawOperation,
  [confirmWithdrawalOperation.name]: confirmWithdrawalOperation,
  [mailOrderLink.name]: mailOrderLink,
  [writeReview.name]: writeReview,
  [trackOrder.name]: trackOrder,
  [viewGift.name]: viewGift,
  [requestExchange.name]: requestExchange,
  [findPlacedOrder.name]: findPlacedOrder,
  [viewVisitor.name]: viewVisitor,
  [viewContent.name]: viewContent,
  [viewSeller.name]: viewSeller,
  [listPosts.name]: listPosts,
  [sendMessage.name]: sendMessage,
  [listReviews.name]: listReviews,
  [listLatestReviews.name]: listLatestReviews,
  [viewWishlist.name]: viewWishlist,
  [setWishlistAlerts.name]: setWishlistAlerts,
  [addToWishlist.name]: addToWishlist,
  [removeFromWishlist.name]: removeFromWishlist,
  [listRecentProducts.name]: listRecentProducts,
  [recordView.name]: recordView,
  [clearRecentViews.name]: clearRecentViews,
  [requestCode.name]: requestCode,
  [signIn.name]: signIn,
  [signInByPassword.name]: signInByPassword,
  [signOut.name]: signOut,
  [signOutEverywhere.name]: signOutEverywhere,
  [viewAccount.name]: viewAccount,
  [viewOverview.name]: viewOverview,
  [changeProfile.name]: changeProfile,
  [setPassword.name]: setPassword,
  [setNewsletterOperation.name]: setNewsletterOperation,
  [requestEmailCode.name]: requestEmailCode,
  [changeEmail.name]: changeEmail,
  [exportData.name]: exportData,
  [proveIdentity.name]: proveIdentity,
  [deleteAccount.name]: deleteAccount,
  [listAddresses.name]: listAddresses,
  [addAddress.name]: addAddress,
  [changeAddress.name]: changeAddress,
  [removeAddressOperation.name]: removeAddressOperation,
  [listPeople.name]: listPeople,
  [addPerson.name]: addPerson,
  [changePerson.name]: changePerson,
  [removePersonOperation.name]: removePersonOperation,
  [setReminders.name]: setReminders,
  [listOrders.name]: listOrders,
  [listCoupons.name]: listCoupons,
  [addCoupon.name]: addCoupon,
  [viewPoints.name]: viewPoints,
  [redeemPoints.name]: redeemPoints,
  [listOwnSessions.name]: listOwnSessions,
  [endOwnSession.name]: endOwnSession,
  [endOtherSessions.name]: endOtherSessions,
  [orderAgain.name]: orderAgain,
  [subscribe.name]: subscribe,
  [confirmSubscription.name]: confirmSubscription,
  [unsubscribe.name]: unsubscribe,
} as const satisfies Record<OperationName, unknown>

export type Operations = typeof operations
export type Input<Name extends OperationName> = InputOf<Operations[Name]>
export type Output<Name extends OperationName> = OutputOf<Operations[Name]>

/** A Map, because an operation name must not reach properties of a prototype. */
export const registry: Registry = new Map<string, Operation>(Object.entries(operations) as [string, never][])
