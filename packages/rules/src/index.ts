export { validate } from './validate';
export { hiddenGroups, holds, holdsFor } from './showing';
export type { Condition, ShowRule } from './showing';
export { FREE_TEXT, formValues } from './values';
export type { Failure, FormValues, Rule } from './types';
