import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';

type Part = { slug: string; title: { rendered: string } };

/** The template parts of this theme to choose from, `none` first. */
export function usePartOptions( none: string ) {
	const parts = useSelect(
		( select ) =>
			select( coreStore ).getEntityRecords( 'postType', 'wp_template_part', { per_page: -1 } ) as Part[] | null,
		[]
	);
	return [
		{ value: '', label: none },
		...( parts ?? [] ).map( ( { slug, title } ) => ( {
			value: slug,
			label: decodeEntities( title.rendered ) || slug,
		} ) ),
	];
}
