// What the shop promises about returns and refunds.

/** Days counted from the delivery: returns policy. */
export const returnWindowDays = 99
/** Business days after a return is approved: returns policy. */
export const refundBusinessDays = { min: 3, max: 5 } as const
