/** Where somebody writes in a field of WordPress's `RichText`, counted in letters. */
import { create, split, toHTMLString, type RichTextValue } from '@wordpress/rich-text';

const selected = ( field: HTMLElement ) => {
	const { defaultView } = field.ownerDocument;
	const selection = defaultView?.getSelection();
	return selection?.rangeCount && field.contains( selection.anchorNode ) ? selection.getRangeAt( 0 ) : undefined;
};

/** As the field understands itself: what it adds for the browser is no text. */
const valueOf = ( field: HTMLElement ): RichTextValue =>
	create( { element: field, range: selected( field ), __unstableIsEditableTree: true } as Parameters<
		typeof create
	>[ 0 ] );

/** What stands before the caret and behind it; what is selected is gone. */
export function halvesAt( field: HTMLElement ): [ string, string ] {
	const value = valueOf( field );
	const end = value.text.length;
	const [ before, after ] = split( { ...value, start: value.start ?? end, end: value.end ?? end } ) ?? [];
	return [ before, after ].map( ( half ) => ( half ? toHTMLString( { value: half } ) : '' ) ) as [ string, string ];
}

/** Nothing is selected, and nothing stands before the caret. */
export function isAtStart( field: HTMLElement ): boolean {
	const { start, end } = valueOf( field );
	return start === 0 && end === 0;
}

export const lettersIn = ( html: string ) => create( { html } ).text.length;

/** One letter each, though no text is in them; a break without the mark is the browser's own, and none. */
const SINGLE = 'br[data-rich-text-line-break], img';

/** Behind so many letters of it, or its last one. */
export function putCaret( field: HTMLElement, letters: number ): void {
	const { ownerDocument } = field;
	const walker = ownerDocument.createTreeWalker( field, NodeFilter.SHOW_TEXT + NodeFilter.SHOW_ELEMENT );
	const place = ownerDocument.createRange();
	place.setStart( field, 0 );
	for ( let left = letters; left > 0 && walker.nextNode(); ) {
		const node = walker.currentNode;
		if ( node.nodeType === Node.TEXT_NODE ) {
			const { length } = node as Text;
			place.setStart( node, Math.min( left, length ) );
			left -= length;
		} else if ( ( node as Element ).matches( SINGLE ) ) {
			place.setStartAfter( node );
			left--;
		}
	}
	ownerDocument.getSelection()?.collapse( place.startContainer, place.startOffset );
}
