/** A formula and the selection in it. */
export type Typed = { text: string; from: number; to: number };

/**
 * Inserts a term at the caret, with spaces around it. The selected text replaces `…` in the term, else the term replaces the selection. The
 * caret moves there, or after the term.
 */
export function insertPiece( { text, from, to }: Typed, piece: string ): Typed {
	const isUntouched = text.trim() === '' || text.trim() === '0';
	const before = isUntouched ? '' : text.slice( 0, from );
	const after = isUntouched ? '' : text.slice( to );
	const chosen = isUntouched ? '' : text.slice( from, to );
	const blank = before && ! /[\s(]$/.test( before ) ? ' ' : '';
	const gap = piece.indexOf( '…' );
	const put = blank + piece.replace( '…', () => chosen );
	const end = after && ! /^[\s),;]/.test( after ) ? ' ' : '';
	const inGap = gap >= 0 && ! chosen;
	const caret = before.length + ( inGap ? blank.length + gap : put.length + end.length );
	return { text: before + put + end + after, from: caret, to: caret };
}
