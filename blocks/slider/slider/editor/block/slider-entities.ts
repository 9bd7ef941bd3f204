import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { parse, type Block as BlockInstance } from '@wordpress/blocks';
import { useMemo } from '@wordpress/element';
import { useEditedRecord, useEntityList } from '@frontage/editor/entities';

export const KIND = 'postType';
export const NAME = 'frontage_slider';

/** A slider of the site in lists. */
export interface Listed {
	id: number;
	slug: string;
	status: string;
	title: { rendered: string };
	/** URL of a thumbnail; empty if its first slide has none. */
	frontage_thumbnail?: string;
}

/** Only these fields, so that nothing is rendered for a list. */
const LISTED = { context: 'view', _fields: 'id,slug,status,title,frontage_thumbnail' };

/**
 * Drafts are requested only for users who may create sliders, since WordPress rejects the whole list for others.
 * Undefined: not known yet.
 */
function useStatus(): { status?: 'any' } | undefined {
	const mayMake = useSelect( ( select ) => select( coreStore ).canUser( 'create', { kind: KIND, name: NAME } ), [] );
	if ( mayMake === undefined ) {
		return undefined;
	}
	return mayMake ? { status: 'any' } : {};
}

/** Sliders of the site whose title matches a text, by title. */
export function useSliders( search: string ) {
	const status = useStatus();
	const query = {
		...LISTED,
		...status,
		per_page: 50,
		orderby: 'title',
		order: 'asc',
		...( search ? { search } : {} ),
	};
	return useEntityList< Listed >( KIND, NAME, query, status !== undefined );
}

/** The slider with an alias, for blocks that were converted from a shortcode. */
export function useByAlias( alias: string ) {
	const status = useStatus();
	const enabled = alias !== '' && status !== undefined;
	const { records } = useEntityList< Listed >( KIND, NAME, { ...LISTED, ...status, slug: alias }, enabled );
	return { id: records?.[ 0 ]?.id, isMissing: enabled && records?.length === 0 };
}

type Referred =
	| { status: 'loading' }
	| { status: 'missing' }
	/** The request failed, so it is not known whether the slider exists. */
	| { status: 'failed'; again: () => void }
	| { status: 'trashed'; title: string }
	/** The user may not edit it. */
	| { status: 'readable' }
	| { status: 'editable'; title: string; isDraft: boolean; block: BlockInstance | undefined };

interface SliderRecord {
	status: string;
	title?: string | { raw?: string };
	content?: string | { raw?: string } | ( ( record: object ) => string );
	blocks?: BlockInstance[];
}

const raw = ( value: unknown ) => {
	const own = typeof value === 'object' && value !== null && 'raw' in value ? value.raw : value;
	return typeof own === 'string' ? own : '';
};

const NOT_FOUND = 404;
/** Not readable for this user, such as a draft. */
const REFUSED = [ 401, 403 ];

/** Query that checks whether it exists, in the context of visitors. */
const SEEN = { context: 'view', _fields: 'id' };

type Fault = { data?: { status?: number } } | undefined;

/** A slider of the site by its id, including unsaved changes. */
export function useReferred( id: number ): Referred {
	const { invalidateResolution } = useDispatch( coreStore );
	const edited = useEditedRecord( KIND, NAME, id );
	const { mayEdit, isAsked, error, isMissing } = edited;
	const record = edited.record as SliderRecord | false | undefined;
	// Editing a missing post is refused too, so a second request checks whether it exists.
	const { seen, unseen } = useSelect(
		( select ) => ( {
			seen: mayEdit === false ? select( coreStore ).getEntityRecord( KIND, NAME, id, SEEN ) : undefined,
			unseen: select( coreStore ).getResolutionError( 'getEntityRecord', [ KIND, NAME, id, SEEN ] ) as Fault,
		} ),
		[ mayEdit, id ]
	);
	const content = record ? raw( record.content ) : '';
	const blocks = record ? record.blocks : undefined;
	const block = useMemo(
		() =>
			( blocks ?? ( parse( content ) as BlockInstance[] ) ).find(
				( { name, attributes } ) => name === 'frontage/slider' && ! attributes.ref
			),
		[ blocks, content ]
	);
	const again = () => {
		edited.again();
		void invalidateResolution( 'getEntityRecord', [ KIND, NAME, id, SEEN ] );
	};
	if ( mayEdit === undefined ) {
		return isAsked ? { status: 'failed', again } : { status: 'loading' };
	}
	if ( ! mayEdit ) {
		const fault = unseen?.data?.status ?? 0;
		if ( seen || REFUSED.includes( fault ) ) {
			return { status: 'readable' };
		}
		if ( fault === NOT_FOUND ) {
			return { status: 'missing' };
		}
		return unseen ? { status: 'failed', again } : { status: 'loading' };
	}
	if ( ! record || ! record.status ) {
		if ( error && ! isMissing ) {
			return { status: 'failed', again };
		}
		return { status: edited.hasResolved ? 'missing' : 'loading' };
	}
	const title = raw( record.title );
	return record.status === 'trash'
		? { status: 'trashed', title }
		: { status: 'editable', title, isDraft: record.status !== 'publish', block };
}
