import type { EngineModule } from '../types/module-context';

/** Attributes that reference ids, some of them several separated by spaces. */
const NAMING = [ 'aria-controls', 'aria-labelledby', 'aria-describedby', 'for', 'headers', 'list', 'form' ];

/**
 * Replaces ids that the page already has, including references inside the slider. Links from elsewhere still lead to
 * the elements that were there first.
 */
const ownIds: EngineModule = ( { element } ) => {
	const page = element.ownerDocument;
	const isTaken = ( id: string ) => page.querySelector( `[id="${ id }"]` );
	const old = element.id;
	let number = 2;
	while ( isTaken( `${ old }-${ number }` ) ) {
		number++;
	}
	const renamed = new Map< string, string >();
	for ( const part of [ element, ...element.querySelectorAll( '[id]' ) ] ) {
		const { id } = part;
		if ( page.querySelectorAll( `[id="${ CSS.escape( id ) }"]` ).length > 1 || id.startsWith( `${ old }-` ) ) {
			const name = id.startsWith( old )
				? `${ old }-${ number }${ id.slice( old.length ) }`
				: `${ id }-${ number }`;
			renamed.set( id, name );
			part.id = name;
		}
	}
	for ( const name of NAMING ) {
		element.querySelectorAll( `[${ name }]` ).forEach( ( part ) => {
			const ids = part.getAttribute( name )!.split( ' ' );
			part.setAttribute( name, ids.map( ( id ) => renamed.get( id ) ?? id ).join( ' ' ) );
		} );
	}
	element.querySelectorAll( 'a[href^="#"],use[href^="#"]' ).forEach( ( link ) => {
		const to = renamed.get( link.getAttribute( 'href' )!.slice( 1 ) );
		if ( to ) {
			link.setAttribute( 'href', `#${ to }` );
		}
	} );
};
export default ownIds;
