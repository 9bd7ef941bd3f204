import { useEntityList } from '@frontage/editor/entities';

interface Taxonomy {
	slug: string;
	name: string;
	types: string[];
	visibility?: { publicly_queryable: boolean };
}

interface Term {
	id: number;
	name: string;
	count: number;
}

const TAXONOMIES = { per_page: -1, context: 'edit' };
const TERMS = { per_page: 100, hide_empty: true };

/** Taxonomies for filtering, and the non-empty terms of the chosen one; null while loading. */
export function useTerms( taxonomy: string ) {
	const taxonomyList = useEntityList< Taxonomy >( 'root', 'taxonomy', TAXONOMIES );
	const termList = useEntityList< Term >( 'taxonomy', taxonomy, TERMS );
	// A taxonomy that no longer exists has no terms.
	const isGone = taxonomyList.records?.every( ( { slug } ) => slug !== taxonomy ) ?? false;
	return {
		taxonomies: taxonomyList.records ?? [],
		terms: termList.records ?? ( isGone ? [] : null ),
		hasFailed: taxonomyList.hasFailed || ( termList.hasFailed && ! isGone ),
		again: () => {
			taxonomyList.again();
			termList.again();
		},
	};
}
