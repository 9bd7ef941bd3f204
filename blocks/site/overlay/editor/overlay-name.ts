import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

const BLOCK = 'frontage/overlay';

/** The start of an address that opens an overlay. */
export const OPENS = '#fr-open-';

/** Only what an address may hold, so that links can name it. */
export const asName = ( text: string ) =>
	text
		.toLowerCase()
		.replace( /[^\w-]+/g, '-' )
		.replace( /^-+/, '' );

/** The overlays in a stored text, by their names; a search that opens over the window is one, too. */
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

/** What an owner knows it by: what it is called, else its first heading, else its name in addresses. */
export const calledOf = ( name: string, ariaLabel: string, inside: Inside[] ) =>
	ariaLabel ||
	String( inside.find( ( block ) => block.name === 'core/heading' )?.attributes.content ?? '' )
		.replace( /<[^>]*>/g, '' )
		.trim() ||
	name;

/** `name`, or the first of `name-2`, `name-3` … that nobody has. */
export function freeName( name: string, taken: readonly string[] ): string {
	const stem = name.replace( /-\d+$/, '' );
	let free = name;
	for ( let number = 2; taken.includes( free ); number++ ) {
		free = `${ stem }-${ number }`;
	}
	return free;
}

/** What block-editor has besides what its types know. */
interface Selectors {
	getBlocksByName: ( name: string ) => string[];
	getBlockAttributes: ( clientId: string ) => { name?: string } | null;
	getBlockParents: ( clientId: string ) => string[];
	wasBlockJustInserted: ( clientId: string, source?: string ) => boolean;
}

/**
 * Two of one name could not be told apart: what is put in, a copy too, gets a name of its own. What was stored stays as it
 * is. No step of undo, as core's anchors are none: it goes with the step that put the block in.
 */
export function useOwnName( clientId: string, name: string, onName: ( name: string ) => void ) {
	const registry = useRegistry();
	const { __unstableMarkNextChangeAsNotPersistent } = useDispatch( blockEditorStore );
	useEffect( () => {
		const page = registry.select( blockEditorStore ) as unknown as Selectors;
		const isNew = [ clientId, ...page.getBlockParents( clientId ) ].some(
			( id ) => page.wasBlockJustInserted( id ) || page.wasBlockJustInserted( id, 'inserter_menu' )
		);
		const others = page.getBlocksByName( BLOCK ).filter( ( id ) => id !== clientId );
		const taken = others.map( ( id ) => page.getBlockAttributes( id )?.name ?? '' );
		const wanted = name || `overlay-${ clientId.slice( 0, 4 ) }`;
		const own = isNew || ! name ? freeName( wanted, taken ) : name;
		if ( own !== name ) {
			__unstableMarkNextChangeAsNotPersistent();
			onName( own );
		}
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once, when it comes.
}
