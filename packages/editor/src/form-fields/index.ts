export { InsertField } from './insert-field';
export { OptionControl } from './option-control';
