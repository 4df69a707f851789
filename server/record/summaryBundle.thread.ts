export { bundleOf as task } from './summaryBundle.ts'
