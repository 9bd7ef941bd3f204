import { safeNodes } from '@frontage/slider/react';

const BLOCK =
	'p,h1,h2,h3,h4,h5,h6,div,ul,ol,li,dl,dt,dd,blockquote,pre,address,section,article,header,footer,main,aside,nav,figure,figcaption,table,thead,tbody,tfoot,tr,td,th,caption';

/** Temporary element around text next to paragraphs or lists; it is not stored. */
const LOOSE = 'fr-loose';

const holdsBlocks = ( element: Element ) => element.querySelector( BLOCK ) !== null;

/** Elements that only contain inline content, and can be edited as a whole. */
function leaves( element: Element ): Element[] {
	if ( ! holdsBlocks( element ) ) {
		return [ element ];
	}
	return [ ...element.children ].flatMap( ( child ) =>
		child.matches( BLOCK ) || child.localName === LOOSE || holdsBlocks( child ) ? leaves( child ) : []
	);
}

/** Wraps loose text, so that it becomes an editable element too. */
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

/** A text split into editable pieces: one, or one for each paragraph and list item. */
export interface Pieces {
	/** HTML of each piece, without nested paragraphs and lists. */
	values: string[];
	/** Renders all into an empty element; returns the empty elements for the pieces. */
	draw: ( into: Element ) => Element[];
	/** The whole text with other pieces. */
	join: ( values: readonly string[] ) => string;
	/** Splits a paragraph or list item in two; undefined if the piece is neither. */
	split: ( values: readonly string[], index: number, halves: readonly [ string, string ] ) => Pieces | undefined;
	/** Merges a paragraph or list item with the previous one; undefined if there is none. */
	merge: ( values: readonly string[], index: number ) => Pieces | undefined;
}

/** Elements that Enter splits. */
const DIVIDED = 'p,li';

/** Removes everything that could run in the editor, since the content may come from anywhere. */
export function piecesOf( html: string ): Pieces {
	const { body } = document.implementation.createHTMLDocument();
	body.append( ...safeNodes( html ) );
	return piecesIn( body );
}

/** In an item with nested lists, its own text is in a separate piece. */
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
				next.append( words, ...[ ...part.childNodes ].slice( 1 ) ); // Nested lists move with the text.
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
