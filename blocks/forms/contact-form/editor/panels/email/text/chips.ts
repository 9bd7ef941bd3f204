import { closedNames, splitTags } from '../../../template/mail-tags';

/** A mail-tag as it is shown: blue for a field, gray for another value, red for none. */
export type Chip = { tag: string; label: string; kind: 'field' | 'general' | 'wrong' };

/** Describes the mail-tag with a name, such as `your-name` or `_format_date`. */
export type DescribeTag = ( name: string ) => Omit< Chip, 'tag' >;

/** A stored text as its chips and what is around them: always one text more than chips. */
export type Pieces = { texts: string[]; chips: Chip[] };

/** Gives the caret a place beside a chip and on an empty line; never stored. */
const PAD = '\ufeff';

const withoutPads = ( text: string ) => text.replaceAll( PAD, '' );

/** A group that the text closes is a section, not a value, so its tags stay text. */
export function piecesOf( text: string, describe: DescribeTag ): Pieces {
	const sections = closedNames( text );
	const texts = [ '' ];
	const chips: Chip[] = [];
	for ( const { text: piece, name } of splitTags( text ) ) {
		if ( name === undefined || sections.has( name ) ) {
			texts.push( ( texts.pop() ?? '' ) + piece );
		} else {
			chips.push( { tag: piece, ...describe( name ) } );
			texts.push( '' );
		}
	}
	return { texts, chips };
}

/** Where the mail-tag begins and ends that touches a place of the stored text, on its left (`isBackward`) or right. */
export function chipBeside(
	{ texts, chips }: Pieces,
	at: number,
	isBackward: boolean
): [ number, number ] | undefined {
	let start = 0;
	for ( const [ index, { tag } ] of chips.entries() ) {
		start += texts[ index ]?.length ?? 0;
		const end = start + tag.length;
		if ( at === ( isBackward ? end : start ) ) {
			return [ start, end ];
		}
		start = end;
	}
	return undefined;
}

function nodesOf( { texts, chips }: Pieces, document: Document ): Node[] {
	return texts.flatMap( ( text, index ) => {
		const chip = chips[ index ];
		const begins = index > 0 && /^(\n|$)/.test( text );
		const ends = ( chip || index === chips.length ) && /(^|\n)$/.test( text );
		const padded = text ? `${ begins ? PAD : '' }${ text }${ ends ? PAD : '' }` : PAD;
		const node = document.createTextNode( padded );
		if ( ! chip ) {
			return [ node ];
		}
		const span = document.createElement( 'span' );
		span.className = 'fr-mail-chip';
		span.setAttribute( 'contenteditable', 'false' );
		span.dir = 'auto';
		span.dataset.kind = chip.kind;
		span.dataset.tag = chip.tag;
		span.textContent = chip.label;
		return [ node, span ];
	} );
}

/** Shows a text in an editable element. Returns whether anything changed; the caret is lost then. */
export function drawPieces( element: HTMLElement, pieces: Pieces ): boolean {
	const nodes = nodesOf( pieces, element.ownerDocument );
	const { childNodes } = element;
	if (
		nodes.length === childNodes.length &&
		nodes.every( ( node, at ) => node.isEqualNode( childNodes[ at ] ?? null ) )
	) {
		return false;
	}
	element.replaceChildren( ...nodes );
	return true;
}

/** Reads the stored text from an editable element, whatever the browser made of it. */
export function readText( node: Node ): string {
	let text = '';
	for ( const child of node.childNodes ) {
		if ( child.nodeType === Node.TEXT_NODE ) {
			text += withoutPads( child.nodeValue ?? '' );
		} else if ( child.nodeType === Node.ELEMENT_NODE ) {
			const element = child as HTMLElement;
			if ( element.dataset.tag !== undefined ) {
				text += element.dataset.tag;
			} else if ( element.nodeName === 'BR' ) {
				text += element.nextSibling ? '\n' : ''; // Browsers fill an empty line with a last one.
			} else {
				const isLine = /^(?:DIV|P)$/.test( element.nodeName ) && text !== '' && ! text.endsWith( '\n' );
				text += ( isLine ? '\n' : '' ) + readText( element );
			}
		}
	}
	return text;
}

/** The place in the stored text of a place in an editable element; behind the chip for a place in a chip. */
export function placeOf( element: HTMLElement, node: Node, offset: number ): number {
	const range = element.ownerDocument.createRange();
	range.setStart( element, 0 );
	range.setEnd( node, offset );
	return readText( range.cloneContents() ).length;
}

/** The opposite, in an element that `drawPieces` drew last. `Infinity` is the end. */
export function pointAt( element: HTMLElement, place: number ): [ Node, number ] {
	let left = place;
	for ( const child of element.childNodes ) {
		if ( child.nodeType === Node.TEXT_NODE ) {
			const shown = child.nodeValue ?? '';
			const text = withoutPads( shown );
			if ( left <= text.length ) {
				const isBehindPad = shown.startsWith( PAD ) && child.previousSibling !== null;
				return [ child, left + ( isBehindPad ? 1 : 0 ) ];
			}
			left -= text.length;
		} else {
			left = Math.max( 0, left - ( ( child as HTMLElement ).dataset.tag?.length ?? 0 ) );
		}
	}
	const last = element.lastChild;
	return last ? [ last, last.nodeValue?.length ?? 0 ] : [ element, 0 ];
}
