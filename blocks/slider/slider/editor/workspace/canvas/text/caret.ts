/** Caret position in a `RichText` field, counted in characters. */
import { create, split, toHTMLString, type RichTextValue } from '@wordpress/rich-text';

const selected = ( field: HTMLElement ) => {
	const { defaultView } = field.ownerDocument;
	const selection = defaultView?.getSelection();
	return selection?.rangeCount && field.contains( selection.anchorNode ) ? selection.getRangeAt( 0 ) : undefined;
};

/** Value of the field without the elements that RichText adds for the browser. */
const valueOf = ( field: HTMLElement ): RichTextValue =>
	create( { element: field, range: selected( field ), __unstableIsEditableTree: true } as Parameters<
		typeof create
	>[ 0 ] );

/** Content before and after the caret; a selection is removed. */
export function halvesAt( field: HTMLElement ): [ string, string ] {
	const value = valueOf( field );
	const end = value.text.length;
	const [ before, after ] = split( { ...value, start: value.start ?? end, end: value.end ?? end } ) ?? [];
	return [ before, after ].map( ( half ) => ( half ? toHTMLString( { value: half } ) : '' ) ) as [ string, string ];
}

/** Whether the caret is at the start and nothing is selected. */
export function isAtStart( field: HTMLElement ): boolean {
	const { start, end } = valueOf( field );
	return start === 0 && end === 0;
}

export const lettersIn = ( html: string ) => create( { html } ).text.length;

/** Elements that count as one character; a line break without the attribute is only added by the browser. */
const SINGLE = 'br[data-rich-text-line-break], img';

/** Places the caret after a number of characters, or at the end. */
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
