/** What moves a balance. Purchases are positive, usage is negative; specification section 3. */
export const TRANSACTION_TYPES = ['purchase', 'usage', 'refund', 'adjustment'] as const
export type TransactionType = (typeof TRANSACTION_TYPES)[number]

/** Credits that one run of the AI wizard costs: specification section 9. */
export const WIZARD_COST = 10
