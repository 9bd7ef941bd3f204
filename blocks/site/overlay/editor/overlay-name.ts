import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

const BLOCK = 'frontage/overlay';

/** Prefix of a URL fragment that opens an overlay. */
export const OPENS = '#fr-open-';

/** Keeps only characters that are valid in a URL, so that links can refer to it. */
export const asName = ( text: string ) =>
	text
		.toLowerCase()
		.replace( /[^\w-]+/g, '-' )
		.replace( /^-+/, '' );

/** Names of the overlays in stored content, including full-window searches. */
export const inMarkup = ( content: string ) =>
	[ ...content.matchAll( /<!-- wp:frontage\/(overlay|search) ([^>]*?)\/?-->/g ) ]
		.map( ( [ , block, attributes = '' ] ) => {
			if ( block === 'search' ) {
				return attributes.includes( '"layout":"inline"' ) ? '' : 'search';
			}
			return /"name":"([\w-]+)"/.exec( attributes )?.[ 1 ] ?? '';
		} )
		.filter( Boolean );

export interface Inside {
	name: string;
	attributes: { content?: unknown };
}

/** An overlay's title for owners: its label, or its first heading, or its name. */
export const calledOf = ( name: string, ariaLabel: string, inside: Inside[] ) =>
	ariaLabel ||
	String( inside.find( ( block ) => block.name === 'core/heading' )?.attributes.content ?? '' )
		.replace( /<[^>]*>/g, '' )
		.trim() ||
	name;

/** `name`, or the first of `name-2`, `name-3` … that is free. */
export function freeName( name: string, taken: readonly string[] ): string {
	const stem = name.replace( /-\d+$/, '' );
	let free = name;
	for ( let number = 2; taken.includes( free ); number++ ) {
		free = `${ stem }-${ number }`;
	}
	return free;
}

/** Selectors of block-editor that are missing in its types. */
interface Selectors {
	getBlocksByName: ( name: string ) => string[];
	getBlockAttributes: ( clientId: string ) => { name?: string } | null;
	getBlockParents: ( clientId: string ) => string[];
	wasBlockJustInserted: ( clientId: string, source?: string ) => boolean;
}

/**
 * Gives an inserted or duplicated overlay a unique name; stored ones keep theirs. The change creates no undo step, like
 * core's anchors: it belongs to the step that inserted the block.
 */
export function useOwnName( clientId: string, name: string, onName: ( name: string ) => void ) {
	const registry = useRegistry();
	const { __unstableMarkNextChangeAsNotPersistent } = useDispatch( blockEditorStore );
	useEffect( () => {
		const page = registry.select( blockEditorStore ) as unknown as Selectors;
		const isNew = [ clientId, ...page.getBlockParents( clientId ) ].some(
			( id ) => page.wasBlockJustInserted( id ) || page.wasBlockJustInserted( id, 'inserter_menu' )
		);
		const otherOverlays = page.getBlocksByName( BLOCK ).filter( ( id ) => id !== clientId );
		const takenNames = otherOverlays.map( ( id ) => page.getBlockAttributes( id )?.name ?? '' );
		const preferredName = name || `overlay-${ clientId.slice( 0, 4 ) }`;
		const ownName = isNew || ! name ? freeName( preferredName, takenNames ) : name;
		if ( ownName !== name ) {
			__unstableMarkNextChangeAsNotPersistent();
			onName( ownName );
		}
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once, when it comes.
}
