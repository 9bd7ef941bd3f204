import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';

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

const NONE: never[] = [];

interface Known {
	taxonomies: Taxonomy[];
	terms: Term[] | null;
	hasFailed: boolean;
}

type List = [ kind: string, name: string, query: object ];

const TAXONOMIES: List = [ 'root', 'taxonomy', { per_page: -1, context: 'edit' } ];
const termsOf = ( taxonomy: string ): List => [ 'taxonomy', taxonomy, { per_page: 100, hide_empty: true } ];

/** Taxonomies for filtering, and the non-empty terms of the chosen one; null while loading. */
export function useTerms( taxonomy: string ) {
	const { invalidateResolution } = useDispatch( coreStore );
	const { taxonomies, terms, hasFailed } = useSelect(
		( select ): Known => {
			const { getEntityRecords, hasFinishedResolution } = select( coreStore ) as unknown as {
				getEntityRecords: ( ...list: List ) => unknown;
				hasFinishedResolution: ( selector: string, list: List ) => boolean;
			};
			const ask = < Item >( list: List ) => {
				const found = getEntityRecords( ...list ) as Item[] | null;
				// The data store reports no error for a failed list: the records are missing.
				return { found, isMissing: ! found && hasFinishedResolution( 'getEntityRecords', list ) };
			};
			const known = ask< Taxonomy >( TAXONOMIES );
			const own = ask< Term >( termsOf( taxonomy ) );
			// A taxonomy that no longer exists has no terms.
			const isGone = known.found?.every( ( { slug } ) => slug !== taxonomy ) ?? false;
			return {
				taxonomies: known.found ?? NONE,
				terms: own.found ?? ( isGone ? NONE : null ),
				hasFailed: known.isMissing || ( own.isMissing && ! isGone ),
			};
		},
		[ taxonomy ]
	);
	const again = () => {
		void invalidateResolution( 'getEntityRecords', TAXONOMIES );
		void invalidateResolution( 'getEntityRecords', termsOf( taxonomy ) );
	};
	return { taxonomies, terms, hasFailed, again };
}
