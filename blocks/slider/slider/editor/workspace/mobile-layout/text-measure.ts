export type Align = 'start' | 'center' | 'end';

/** A text as it is measured: px of the document. */
export interface Words {
	/** Where its lines begin; at the start, if absent. */
	align?: Align;
	/** Height of its type, and of a line. */
	size: number;
	line: number;
	/** Of each line that is one of its own, how wide its words are. */
	lines: readonly ( readonly number[] )[];
	/** Between two words. */
	space: number;
	/** Room around it, on each side. */
	padding: { x: number; y: number };
}

const BREAKS = 'br, p, div, li, h1, h2, h3, h4, h5, h6, blockquote';

/** What a text says, line by line, where somebody began a new one. */
export function linesOf( content: Element ): string[] {
	const copy = content.cloneNode( true ) as Element;
	copy.querySelectorAll( '[aria-hidden="true"]' ).forEach( ( piece ) => piece.remove() ); // Of a text that comes in pieces.
	copy.querySelectorAll( BREAKS ).forEach( ( element ) => element.before( '\n' ) );
	return ( copy.textContent ?? '' )
		.split( '\n' )
		.map( ( line ) => line.trim() )
		.filter( Boolean );
}

const CASES: Readonly< Record< string, ( text: string ) => string > > = {
	uppercase: ( text ) => text.toLocaleUpperCase(),
	lowercase: ( text ) => text.toLocaleLowerCase(),
};

/** `left` and `right` are the page's, the rest is the reader's. */
function alignOf( { textAlign, direction }: CSSStyleDeclaration ): Align {
	if ( textAlign === 'center' || textAlign === '-webkit-center' ) {
		return 'center';
	}
	return textAlign === 'end' || textAlign === ( direction === 'rtl' ? 'left' : 'right' ) ? 'end' : 'start';
}

/**
 * How wide the words of a text are, as they are drawn.
 *
 * @param content
 * @param unit    px that one px of the document has.
 */
export function wordsOf( content: HTMLElement, unit: number ): Words | undefined {
	const lines = linesOf( content );
	const style = content.ownerDocument.defaultView?.getComputedStyle( content );
	const pen = lines.length && style && content.ownerDocument.createElement( 'canvas' ).getContext?.( '2d' );
	if ( ! pen || ! style ) {
		return undefined;
	}
	const px = ( value: string ) => ( parseFloat( value ) || 0 ) / unit;
	const size = px( style.fontSize );
	pen.font = `${ style.fontStyle } ${ style.fontWeight } ${ style.fontSize } ${ style.fontFamily }`;
	const spacing = px( style.letterSpacing );
	const cased = CASES[ style.textTransform ] ?? ( ( text: string ) => text );
	const wide = ( text: string ) => pen.measureText( text ).width / unit + spacing * text.length;
	return {
		align: alignOf( style ),
		size,
		line: px( style.lineHeight ) || size * 1.2,
		lines: lines.map( ( line ) => cased( line ).split( /\s+/ ).map( wide ) ),
		space: wide( ' ' ),
		padding: {
			x: Math.max( px( style.paddingInlineStart ), px( style.paddingInlineEnd ) ),
			y: Math.max( px( style.paddingBlockStart ), px( style.paddingBlockEnd ) ),
		},
	};
}

/** How many lines of so many px the words take, set larger or smaller. */
export function lineCount( { lines, space }: Words, scale: number, width: number ): number {
	let count = 0;
	for ( const words of lines ) {
		let at = 0;
		count++;
		for ( const word of words ) {
			const wide = word * scale;
			if ( at > 0 && at + space * scale + wide > width ) {
				count++;
				at = wide;
			} else {
				at += ( at > 0 ? space * scale : 0 ) + wide;
			}
		}
	}
	return Math.max( 1, count );
}

/** The widest of its words, and the whole of its widest line. */
export const widest = ( { lines }: Words ) => Math.max( 0, ...lines.flat() );
export const lineWidth = ( { lines, space }: Words ) =>
	Math.max(
		0,
		...lines.map( ( words ) => words.reduce( ( sum, word ) => sum + word, 0 ) + space * ( words.length - 1 ) )
	);
