export { validate } from './rule-validator';
export { FREE_TEXT, formValues } from './form-values';
export type { Failure, FormValues, Rule } from './types';
