import { store as coreStore, useEntityRecords } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';

type Fault = { data?: { status?: number } } | undefined;

const NOT_FOUND = 404;

/** A list of WordPress's data store. */
export function useEntityList< Item >( kind: string, name: string, query: Record< string, unknown >, enabled = true ) {
	const { invalidateResolution } = useDispatch( coreStore );
	const { records, isResolving, hasResolved } = useEntityRecords< Item >( kind, name, query, { enabled } );
	return {
		records,
		isResolving,
		hasResolved,
		hasFailed: enabled && hasResolved && ! records, // The store reports no error for a failed list: the records are missing.
		again: () => void invalidateResolution( 'getEntityRecords', [ kind, name, query ] ),
	};
}

interface TemplatePart {
	slug: string;
	area: string;
	title: { rendered: string; raw?: string };
	content?: { raw?: string };
}

/** The theme's template parts. */
export const useTemplateParts = ( enabled = true ) =>
	useEntityList< TemplatePart >( 'postType', 'wp_template_part', { per_page: -1 }, enabled );

/** A record with its unsaved changes, if the user may edit it; `id` is undefined while it is not known. */
export function useEditedRecord( kind: string, name: string, id: number | undefined ) {
	const { invalidateResolution } = useDispatch( coreStore );
	const known = useSelect(
		( select ) => {
			if ( ! id ) {
				return { mayEdit: undefined, record: undefined, error: undefined, isAsked: false, hasResolved: false };
			}
			const core = select( coreStore );
			const mine = { kind, name, id };
			const mayEdit = core.canUser( 'update', mine );
			return {
				mayEdit,
				record: mayEdit ? ( core.getEditedEntityRecord( kind, name, id ) as unknown ) : undefined,
				error: core.getResolutionError( 'getEditedEntityRecord', [ kind, name, id ] ) as Fault,
				/** Whether it was asked if the user may edit it. Without an answer then, the request failed. */
				isAsked: core.hasFinishedResolution( 'canUser', [ 'update', mine ] ),
				hasResolved: core.hasFinishedResolution( 'getEditedEntityRecord', [ kind, name, id ] ),
			};
		},
		[ kind, name, id ]
	);
	const again = () => {
		void invalidateResolution( 'canUser', [ 'update', { kind, name, id } ] );
		void invalidateResolution( 'getEntityRecord', [ kind, name, id ] );
		void invalidateResolution( 'getEditedEntityRecord', [ kind, name, id ] );
	};
	return { ...known, isMissing: known.error?.data?.status === NOT_FOUND, again };
}
