import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';

type Part = { slug: string; title: { rendered: string } };

/** The theme's template parts as options, `none` first; the chosen one is listed even if the list is not available. */
export function usePartOptions( none: string, chosen: string ) {
	const parts = useSelect(
		( select ) =>
			select( coreStore ).getEntityRecords( 'postType', 'wp_template_part', { per_page: -1 } ) as Part[] | null,
		[]
	);
	const options = ( parts ?? [] ).map( ( { slug, title } ) => ( {
		value: slug,
		label: decodeEntities( title.rendered ) || slug,
	} ) );
	const isUnknown = chosen && ! options.some( ( { value } ) => value === chosen );
	return [ { value: '', label: none }, ...options, ...( isUnknown ? [ { value: chosen, label: chosen } ] : [] ) ];
}
