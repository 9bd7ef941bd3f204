/** Text split into pieces for the duration of their animation; assistive technology still reads the text once and unsplit. */
export interface Pieces {
	/** Elements to animate. */
	list: HTMLElement[];
	/** Restores the original text. */
	undo: () => void;
}

export type SplitBy = 'chars' | 'words' | 'lines';

/** Letters of these scripts join, so their words are not split. */
const JOINED =
	/[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mandaic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u;
/** These scripts have no spaces between words, so a space does not show where a line may break. */
const UNSPACED =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Elements that are not split, or that are not visible text. */
const WHOLE = 'a[href],button,svg,[aria-hidden="true"],script,style,img,video,iframe';

const HIDDEN =
	'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
const BLOCK = 'display:inline-block;white-space:pre';

function cut( text: string, granularity: 'grapheme' | 'word' ): string[] {
	return 'Segmenter' in Intl
		? [ ...new Intl.Segmenter( undefined, { granularity } ).segment( text ) ].map( ( { segment } ) => segment )
		: [ ...text ];
}

/** Words and the spaces between them. */
const tokens = ( text: string ) =>
	text
		.split( /(\s+)/ )
		.flatMap( ( token ) => ( UNSPACED.test( token ) ? cut( token, 'word' ) : token ) )
		.filter( Boolean );

function span( style: string, ...inside: ( Node | string )[] ): HTMLElement {
	const element = document.createElement( 'span' );
	element.style.cssText = style;
	element.append( ...inside );
	return element;
}

/** Parts of an element: elements that stay whole, and texts that are split. */
function partsOf( content: Element ): Node[] {
	return [ ...content.childNodes ].flatMap( ( node ) => {
		if ( node instanceof Element ) {
			return node.matches( WHOLE ) ? node : partsOf( node );
		}
		return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() ? node : [];
	} );
}

/** Joins words of one text on the same line into one piece. */
function joinLines( runs: HTMLElement[], words: Set< Element > ): HTMLElement[] {
	let bottom = -Infinity;
	let line = -1;
	const lineOf = new Map< Node, number >();
	for ( const word of words as Set< HTMLElement > ) {
		const { offsetTop: top, offsetHeight: height } = word;
		if ( top + height / 2 > bottom ) {
			line++;
			bottom = top + height;
		}
		lineOf.set( word, line );
	}
	return runs.flatMap( ( run ) => {
		if ( words.has( run ) ) {
			return run; // A link stays whole.
		}
		const lines = new Map< number, Element[] >();
		run.querySelectorAll( ':scope > span' ).forEach( ( word ) => {
			const own = lineOf.get( word )!;
			lines.set( own, [ ...( lines.get( own ) ?? [] ), word ] );
		} );
		return [ ...lines.values() ].map( ( [ first, ...others ] ) => {
			const joined = span( BLOCK );
			const range = document.createRange();
			range.setStartBefore( first! );
			range.setEndAfter( others.at( -1 ) ?? first! );
			joined.append( range.extractContents() );
			range.insertNode( joined );
			return joined;
		} );
	} );
}

export function split( content: Element, by: SplitBy ): Pieces {
	const undos: ( () => void )[] = [];
	const runs: HTMLElement[] = [];
	const words = new Set< Element >();
	const list: HTMLElement[] = [];

	for ( const node of partsOf( content ) ) {
		const place = document.createComment( '' );
		node.parentNode!.replaceChild( place, node );
		if ( node instanceof Element ) {
			const whole = span( BLOCK, node );
			place.replaceWith( whole );
			undos.push( () => whole.replaceWith( node ) );
			runs.push( whole );
			words.add( whole );
			list.push( whole );
			continue;
		}
		const text = node.textContent!;
		const run = span(
			'',
			...tokens( text ).map( ( token ) => {
				if ( ! token.trim() ) {
					return token;
				}
				const isWhole = by !== 'chars' || JOINED.test( token );
				const letters = isWhole
					? [ token ]
					: cut( token, 'grapheme' ).map( ( letter ) => span( BLOCK, letter ) );
				const word = span( BLOCK, ...letters );
				word.dir = 'auto'; // The pieces of a word follow the direction of its script.
				words.add( word );
				list.push( ...( isWhole ? [ word ] : ( letters as HTMLElement[] ) ) );
				return word;
			} )
		);
		run.dir = 'auto';
		run.setAttribute( 'aria-hidden', 'true' );
		const read = span( HIDDEN, node );
		place.replaceWith( read, run );
		undos.push( () => {
			run.remove();
			read.replaceWith( node );
		} );
		runs.push( run );
	}
	return { list: by === 'lines' ? joinLines( runs, words ) : list, undo: () => undos.forEach( ( undo ) => undo() ) };
}

/**
 * Resolves a random or cycled value (`random(-45,45)`, `cycle(100%,-100%)`, `mirrored(15%)`) for one piece; other
 * values are returned unchanged.
 */
export function drawn(
	value: number | string | undefined,
	nth: number,
	random: () => number
): number | string | undefined {
	const [ , how, list ] = `${ value ?? '' }`.match( /^(random|cycle|mirrored)\((.*)\)$/ ) ?? [];
	if ( ! list ) {
		return value;
	}
	const parts = list.split( ',' );
	let own = parts[ nth % parts.length ]!;
	if ( how === 'random' ) {
		const [ low = 0, high = low ] = parts.map( parseFloat );
		own = low + random() * ( high - low ) + own.replace( /^[-\d.\s]+/, '' );
	}
	return Number.isNaN( Number( own ) ) ? own : Number( own );
}

export type Order = 'forward' | 'backward' | 'random' | 'middletoedge' | 'edgetomiddle';

/** Number of steps that each of `count` pieces waits. */
export function turns( count: number, order: Order, random: () => number ): number[] {
	const indices = Array.from( { length: count }, ( _, index ) => index );
	const middle = ( count - 1 ) / 2;
	switch ( order ) {
		case 'backward':
			return indices.map( ( index ) => count - 1 - index );
		case 'middletoedge':
			return indices.map( ( index ) => Math.floor( Math.abs( index - middle ) ) );
		case 'edgetomiddle':
			return indices.map( ( index ) => Math.floor( middle - Math.abs( index - middle ) ) );
		case 'random':
			for ( let last = count - 1; last > 0; last-- ) {
				const other = Math.floor( random() * ( last + 1 ) );
				[ indices[ last ], indices[ other ] ] = [ indices[ other ]!, indices[ last ]! ];
			}
	}
	return indices;
}
