import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

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

/** What a list can be filtered by, and the terms of the chosen taxonomy that have entries. */
export function useTerms( taxonomy: string ): { taxonomies: Taxonomy[]; terms: Term[] } {
	return useSelect(
		( select ) => {
			const { getEntityRecords } = select( coreStore ) as unknown as {
				getEntityRecords: ( kind: string, name: string, query: object ) => unknown;
			};
			return {
				taxonomies: ( getEntityRecords( 'root', 'taxonomy', { per_page: -1, context: 'edit' } ) ??
					[] ) as Taxonomy[],
				terms: ( getEntityRecords( 'taxonomy', taxonomy, { per_page: 100, hide_empty: true } ) ??
					[] ) as Term[],
			};
		},
		[ taxonomy ]
	);
}
