import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { CONTENTS, FIELD, TEXT } from './blocks';
import type { EditProps } from './props';

/** What may hold anything; a table or a list keeps its rows as they are. */
const FREE = /^(?:<(?:div|section|fieldset|article|main|aside)\b|\[)/i;

/** An element of the template with fields in it: columns, a fieldset, a group of conditions. */
export function GroupEdit( { attributes: { source } }: EditProps ) {
	const look = /^<fieldset/i.test( source ) ? 'is-fieldset' : '';
	const columns = /\bclass="[^"]*\bfr-form-columns\b/.test( source ) ? 'fr-form-columns' : '';
	const wrapper = useBlockProps( { className: `fr-form-group ${ look } ${ columns }` } );
	const inner = useInnerBlocksProps( wrapper, {
		allowedBlocks: CONTENTS,
		templateLock: FREE.test( source ) ? false : 'insert',
		defaultBlock: { name: columns ? FIELD : TEXT },
	} );
	return <div { ...inner } />;
}
