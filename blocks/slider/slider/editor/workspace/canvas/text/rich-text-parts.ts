import { safeNodes } from '@frontage/slider/react';

const BLOCK =
	'p,h1,h2,h3,h4,h5,h6,div,ul,ol,li,dl,dt,dd,blockquote,pre,address,section,article,header,footer,main,aside,nav,figure,figcaption,table,thead,tbody,tfoot,tr,td,th,caption';

/** Around words that stand beside paragraphs or lists without an element of their own; it is not stored. */
const LOOSE = 'fr-loose';

const holdsBlocks = ( element: Element ) => element.querySelector( BLOCK ) !== null;

/** The elements that hold words and marks alone, and may be written in as a whole. */
function leaves( element: Element ): Element[] {
	if ( ! holdsBlocks( element ) ) {
		return [ element ];
	}
	return [ ...element.children ].flatMap( ( child ) =>
		child.matches( BLOCK ) || child.localName === LOOSE || holdsBlocks( child ) ? leaves( child ) : []
	);
}

/** Gives words that have no element of their own one, so that they are leaves, too. */
function wrapLoose( element: Element ) {
	if ( ! holdsBlocks( element ) ) {
		return;
	}
	let loose: Element | undefined;
	for ( const child of [ ...element.childNodes ] ) {
		if ( child.nodeName.toLowerCase() === LOOSE ) {
			loose = child as Element;
			continue;
		}
		const isElement = child.nodeType === 1;
		if ( isElement && ( ( child as Element ).matches( BLOCK ) || holdsBlocks( child as Element ) ) ) {
			loose = undefined;
			wrapLoose( child as Element );
		} else if ( loose || child.textContent?.trim() ) {
			loose ??= element.insertBefore( element.ownerDocument.createElement( LOOSE ), child );
			loose.append( child );
		}
	}
}

/** A text in the pieces in which it is written: one, or one for each paragraph and item of a list. */
export interface Pieces {
	/** HTML of each, without paragraphs and lists in it. */
	values: string[];
	/** Draws all into an empty element; gives the elements in which the pieces stand, empty. */
	draw: ( into: Element ) => Element[];
	/** The whole text with other pieces. */
	join: ( values: readonly string[] ) => string;
	/** A paragraph or an item of a list becomes two; undefined where a piece is none. */
	split: ( values: readonly string[], index: number, halves: readonly [ string, string ] ) => Pieces | undefined;
	/** A paragraph or an item goes on where the one before it ends; undefined where there is none. */
	merge: ( values: readonly string[], index: number ) => Pieces | undefined;
}

/** What Enter makes another one of. */
const DIVIDED = 'p,li';

/** What an editor's page could run is gone from all of it: what is written may come from anywhere. */
export function piecesOf( html: string ): Pieces {
	const { body } = document.implementation.createHTMLDocument();
	body.append( ...safeNodes( html ) );
	return piecesIn( body );
}

/** An item with other lists in it has its own words in a piece beside them. */
const partOf = ( leaf: Element | undefined ) =>
	( leaf?.localName === LOOSE ? leaf.parentElement : leaf )?.closest( DIVIDED ) ?? undefined;

function piecesIn( body: HTMLElement ): Pieces {
	wrapLoose( body );
	const values = leaves( body ).map( ( leaf ) => leaf.innerHTML );
	function filled( written: readonly string[] ): HTMLElement {
		const whole = body.cloneNode( true ) as HTMLElement;
		leaves( whole ).forEach( ( leaf, index ) => ( leaf.innerHTML = written[ index ] ?? '' ) );
		return whole;
	}
	return {
		values,
		draw( into ) {
			into.replaceChildren(
				...[ ...body.childNodes ].map( ( node ) => into.ownerDocument.importNode( node, true ) )
			);
			const found = leaves( into );
			found.forEach( ( leaf ) => leaf.replaceChildren() );
			return found;
		},
		join( written ) {
			const whole = filled( written );
			whole.querySelectorAll( LOOSE ).forEach( ( loose ) => loose.replaceWith( ...loose.childNodes ) );
			return whole.innerHTML;
		},
		split( written, index, [ before, after ] ) {
			const whole = filled( written );
			const leaf = leaves( whole )[ index ];
			const part = partOf( leaf );
			if ( ! leaf || ! part || ( leaf !== part && leaf !== part.firstElementChild ) ) {
				return undefined;
			}
			const next = part.cloneNode() as Element;
			next.removeAttribute( 'id' );
			let words = next;
			if ( leaf !== part ) {
				words = leaf.cloneNode() as Element;
				next.append( words, ...[ ...part.childNodes ].slice( 1 ) ); // Lists in it go along with the words.
			}
			part.innerHTML = before;
			words.innerHTML = after;
			part.after( next );
			return piecesIn( whole );
		},
		merge( written, index ) {
			const whole = filled( written );
			const [ last, leaf ] = [ leaves( whole )[ index - 1 ], leaves( whole )[ index ] ];
			if ( ! last || ! leaf || ! leaf.matches( DIVIDED ) || leaf.previousElementSibling !== last ) {
				return undefined;
			}
			last.append( ...leaf.childNodes );
			leaf.remove();
			return piecesIn( whole );
		},
	};
}
