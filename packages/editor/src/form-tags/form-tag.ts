import { TAG_TYPES, typeOf } from './tag-types';

/** A part of a text, with its position. */
export type Span = { text: string; start: number; end: number };

/** A form-tag as written; PHP's Parser interprets it (docs/reference/contact-forms.md §3). */
export type Tag = {
	type: string;
	required: boolean;
	name: string;
	options: Span[];
	/** Without quotes; their spans include the quotes. */
	values: Span[];
	/** The content between the opening and the closing tag; undefined without a closing tag. */
	content: Span | undefined;
	/** Positions: the end of the type with its asterisk, start and end of the name, end of the options and values. */
	typeEnd: number;
	nameAt: [ number, number ] | undefined;
	attrEnd: number;
};

/** Unicode white space and the zero-width space. */
const SPACE = '[\\s\\p{Z}\\u200B]';
const TYPES = Object.entries( TAG_TYPES )
	.flatMap( ( [ type, { requirable } ] ) => ( requirable ? [ `${ type }\\*`, type ] : [ type ] ) )
	.sort( ( a, b ) => b.length - a.length )
	.join( '|' );
/** Without any type it matches nothing. */
const TAG = new RegExp(
	`\\[(${ TYPES || '(?!)' })(${ SPACE }[^\\]]*?)?(?:${ SPACE }/)?\\](?:([^[]*)\\[/\\1\\])?`,
	'uy'
);
const BLANK = new RegExp( `${ SPACE }+`, 'uy' );
const OPTION = /[-+*=0-9a-zA-Z:.!?#$&@_/|%]+/y;
const VALUE = /"[^"]*"|'[^']*'/y;
const NAME = /^[A-Za-z][-A-Za-z0-9_:.]*$/;

/** The match of a sticky regular expression at a position. */
function at( expression: RegExp, text: string, place: number ): RegExpExecArray | null {
	expression.lastIndex = place;
	return expression.exec( text );
}

/** Parses the part of a tag after its type; undefined if it does not match the grammar. */
function readAttr( attr: string, offset: number ): { options: Span[]; values: Span[] } | undefined {
	const options: Span[] = [];
	const values: Span[] = [];
	for ( let place = 0; place < attr.length; ) {
		const blank = at( BLANK, attr, place );
		const found = blank ?? at( VALUE, attr, place ) ?? ( values.length ? null : at( OPTION, attr, place ) );
		if ( ! found ) {
			return undefined;
		}
		const end = place + found[ 0 ].length;
		if ( ! blank ) {
			const span = { text: found[ 0 ], start: offset + place, end: offset + end };
			if ( /^["']/.test( span.text ) ) {
				values.push( { ...span, text: span.text.slice( 1, -1 ) } );
			} else {
				options.push( span );
			}
		}
		place = end;
	}
	return { options, values };
}

/** Parses a tag at a bracket: its end, and the tag if it matches the grammar. */
function match( text: string, place: number ): { end: number; tag: Tag | undefined } | undefined {
	const found = at( TAG, text, place );
	if ( ! found ) {
		return undefined;
	}
	const [ whole, written = '', attr = '', content ] = found;
	const end = place + whole.length;
	const typeEnd = place + 1 + written.length;
	const read = readAttr( attr, typeEnd );
	const type = written.replace( '*', '' );
	const { named } = typeOf( { type } );
	const name = named ? read?.options.shift() : undefined;
	if ( ! read || ( named && ! NAME.test( name?.text ?? '' ) ) ) {
		return { end, tag: undefined };
	}
	const last = read.values.at( -1 ) ?? read.options.at( -1 ) ?? name;
	const contentEnd = end - `[/${ written }]`.length;
	return {
		end,
		tag: {
			type,
			required: written.endsWith( '*' ),
			name: name?.text ?? '',
			...read,
			content:
				content === undefined
					? undefined
					: { text: content, start: contentEnd - content.length, end: contentEnd },
			typeEnd,
			nameAt: name && [ name.start, name.end ],
			attrEnd: last?.end ?? typeEnd,
		},
	};
}

export type FoundTag = { tag: Tag; start: number; end: number };

/**
 * Parses the text at a bracket: a tag, or a text up to `end` that the grammar leaves unchanged. That is an escaped tag, an invalid tag, or
 * the bracket itself.
 */
export function readBracket( text: string, place: number ): { end: number; tag?: Tag } {
	if ( text[ place + 1 ] === '[' ) {
		const inner = match( text, place + 1 );
		return { end: inner && text[ inner.end ] === ']' ? inner.end + 1 : place + 1 };
	}
	const found = match( text, place );
	return found?.tag ? { end: found.end, tag: found.tag } : { end: found?.end ?? place + 1 };
}

/** All tags of a text, with their positions. */
export function readTags( text: string ): FoundTag[] {
	const tags: FoundTag[] = [];
	for ( let place = text.indexOf( '[' ); place >= 0; ) {
		const { end, tag } = readBracket( text, place );
		if ( tag ) {
			tags.push( { tag, start: place, end } );
		}
		place = text.indexOf( '[', end );
	}
	return tags;
}

const splice = ( text: string, start: number, end: number, by: string ) =>
	text.slice( 0, start ) + by + text.slice( end );

/** The start of the white space before a position. */
const blankBefore = ( text: string, place: number ) => text.slice( 0, place ).trimEnd().length;

/** Quotes a text with the quote character that it does not contain; the grammar has no escapes. */
export function quoted( text: string ): string {
	const clean = text.replace( /[[\]]/g, '' );
	if ( ! clean.includes( '"' ) ) {
		return `"${ clean }"`;
	}
	return clean.includes( "'" ) ? `"${ clean.replace( /"/g, '”' ) }"` : `'${ clean }'`;
}

/** Adds or removes the asterisk of a tag in the text. */
export function withRequired( text: string, { tag }: FoundTag, required: boolean ): string {
	return tag.required === required || ! typeOf( tag ).requirable
		? text
		: splice( text, tag.typeEnd - ( required ? 0 : 1 ), tag.typeEnd, required ? '*' : '' );
}

export function withName( text: string, { tag }: FoundTag, name: string ): string {
	return tag.nameAt ? splice( text, ...tag.nameAt, name ) : text;
}

/** Sets an option of a tag in the text: `true` for a bare word, a text for `name:text`, empty or false to remove it. */
export function withOption( text: string, { tag }: FoundTag, name: string, value: string | boolean ): string {
	const clean = String( value )
		.trim()
		.replace( /\s+/g, '_' )
		.replace( /[^-+*=0-9a-zA-Z:.!?#$&@_/|%]+/g, '' );
	const valued = clean && value !== false ? `${ name }:${ clean }` : '';
	const written = value === true ? name : valued;
	const set = tag.options.find( ( option ) => option.text === name || option.text.startsWith( `${ name }:` ) );
	if ( set ) {
		return splice( text, written ? set.start : blankBefore( text, set.start ), set.end, written );
	}
	const place = tag.options.at( -1 )?.end ?? tag.nameAt?.[ 1 ] ?? tag.typeEnd;
	return written ? splice( text, place, place, ` ${ written }` ) : text;
}

/** Replaces the values of a tag in the text; values that remain keep their notation. */
export function withValues( text: string, { tag }: FoundTag, values: string[] ): string {
	if ( values.length === tag.values.length ) {
		return tag.values.reduceRight(
			( result, { text: old, start, end }, index ) =>
				old === values[ index ] ? result : splice( result, start, end, quoted( values[ index ] ?? '' ) ),
			text
		);
	}
	const written = values.map( quoted ).join( ' ' );
	const [ first ] = tag.values;
	if ( first ) {
		return splice( text, written ? first.start : blankBefore( text, first.start ), tag.attrEnd, written );
	}
	return splice( text, tag.attrEnd, tag.attrEnd, written && ` ${ written }` );
}

/** Replaces the content between the opening and the closing tag in the text. */
export function withContent( text: string, { tag, start, end }: FoundTag, content: string ): string {
	const clean = content.replace( /\[/g, '&#91;' ).replace( /\]/g, '&#93;' );
	if ( tag.content ) {
		return splice( text, tag.content.start, tag.content.end, clean );
	}
	const type = text.slice( start + 1, tag.typeEnd );
	return clean ? splice( text, end, end, `${ clean }[/${ type }]` ) : text;
}
