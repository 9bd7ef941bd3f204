export type Align = 'start' | 'center' | 'end';

/** A measured text, in px of the document. */
export interface Words {
	/** Alignment; default: start. */
	align?: Align;
	/** Font size, and line height. */
	size: number;
	line: number;
	/** Widths of the words in each separate line. */
	lines: readonly ( readonly number[] )[];
	/** Width of a space. */
	space: number;
	/** Padding on each side. */
	padding: { x: number; y: number };
}

const BREAKS = 'br, p, div, li, h1, h2, h3, h4, h5, h6, blockquote';

/** Lines of a text, as separated by explicit breaks. */
export function linesOf( content: Element ): string[] {
	const copy = content.cloneNode( true ) as Element;
	copy.querySelectorAll( '[aria-hidden="true"]' ).forEach( ( piece ) => piece.remove() ); // Copies for split text.
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

/** Converts `left` and `right` to the text direction. */
function alignOf( { textAlign, direction }: CSSStyleDeclaration ): Align {
	if ( textAlign === 'center' || textAlign === '-webkit-center' ) {
		return 'center';
	}
	return textAlign === 'end' || textAlign === ( direction === 'rtl' ? 'left' : 'right' ) ? 'end' : 'start';
}

/**
 * Measures the words of a text in its current font.
 *
 * @param content
 * @param unit    px per px of the document.
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

/** Number of lines of a width that the words take at a scale. */
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

/** Widest word, and widest whole line. */
export const widest = ( { lines }: Words ) => Math.max( 0, ...lines.flat() );
export const lineWidth = ( { lines, space }: Words ) =>
	Math.max(
		0,
		...lines.map( ( words ) => words.reduce( ( sum, word ) => sum + word, 0 ) + space * ( words.length - 1 ) )
	);
