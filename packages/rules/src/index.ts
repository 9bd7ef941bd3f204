export { validate } from './validate';
export { FREE_TEXT, formValues } from './values';
export type { Failure, FormValues, Rule } from './types';
