import { decodeEntities } from '@wordpress/html-entities';
import { useTemplateParts } from '@frontage/editor/entities';

/** The theme's template parts as options, `none` first; the chosen one is listed even if the list is not available. */
export function usePartOptions( none: string, chosen: string ) {
	const options = ( useTemplateParts().records ?? [] ).map( ( { slug, title } ) => ( {
		value: slug,
		label: decodeEntities( title.rendered ) || slug,
	} ) );
	const isUnknown = chosen && ! options.some( ( { value } ) => value === chosen );
	return [ { value: '', label: none }, ...options, ...( isUnknown ? [ { value: chosen, label: chosen } ] : [] ) ];
}
