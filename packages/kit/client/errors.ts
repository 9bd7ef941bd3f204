/** Entry point for the error summary, loaded lazily by forms after the first response with validation errors. */
export { followErrors, forgetError, showErrors } from './parts/error-summary';
