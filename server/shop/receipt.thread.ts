export { drawReceipt as task } from './receipt.ts'
