/** Descriptions as the ledger stores them. Its rows never change, and revenue is counted by the names in them. */

export const WIZARD_RUN = 'AI Wizard'
export const WIZARD_REFUND = 'AI Wizard, no recommendation'
export const frontDeskSale = (packageName: string) => `${packageName}, front desk`
