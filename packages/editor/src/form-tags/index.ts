export {
	addToBody,
	cleanName,
	composeField,
	freeName,
	insertField,
	labelled,
	optionKey,
	type FieldChoices,
} from './field-composer';
export { fieldGroups, fieldTypes, type FieldOption, type FieldType } from './field-types';
export {
	quoted,
	readBracket,
	readTags,
	withContent,
	withName,
	withOption,
	withRequired,
	withValues,
	type FoundTag,
	type Span,
	type Tag,
} from './form-tag';
export { TAG_TYPES, typeOf, type TagDescription } from './tag-types';
