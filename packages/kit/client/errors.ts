/** The summary of errors for forms that need it late: what the first refused answer fetches. */
export { followErrors, forgetError, showErrors } from './parts/error-summary';
