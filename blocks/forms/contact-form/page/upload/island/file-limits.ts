import type { PageData } from '../upload-types';

/** What a field accepts; the server validates by its own limits. */
export interface Terms {
	most: number;
	/** Bytes of one file. */
	limit: number;
	/** Extensions without their dot; `undefined`: whatever the server accepts. */
	types: string[] | undefined;
	refused: string[];
}

const number = ( text: string | undefined, usual: number ) =>
	/^[1-9]\d{0,12}$/.test( text ?? '' ) ? Number( text ) : usual;

const endings = ( text = '' ) =>
	text
		.split( '|' )
		.map( ( word ) => word.trim().replace( /^\./, '' ).toLowerCase() )
		.filter( Boolean );

/** The limits from the field's tag, printed by PHP. */
export function termsOf( { max, limit, type, blackList }: DOMStringMap, usual: PageData[ 'usual' ] ): Terms {
	const types = [ ...new Set( endings( type ) ) ];
	const named = types.length ? types : usual.types;
	return {
		most: number( max, usual.most ),
		limit: number( limit, usual.limit ),
		types: types.includes( '*' ) ? undefined : named,
		refused: endings( blackList ),
	};
}

/** Validates a file before it is uploaded. Returns the key of a message; empty when the file is valid. */
export function faultOf( { name, size }: { name: string; size: number }, terms: Terms ): string {
	const ending = /[^.]\.([^.]+)$/.exec( name )?.[ 1 ]?.toLowerCase() ?? '';
	if ( ! ending || terms.refused.includes( ending ) || ( terms.types && ! terms.types.includes( ending ) ) ) {
		return 'inavalid_type';
	}
	if ( size > terms.limit ) {
		return 'large_file';
	}
	return size ? '' : 'empty';
}

const FEW = 8; // The largest number of types that are listed.

const namedOf = ( { types = [] }: Terms ) => {
	const named = types.filter( ( type ) => type !== 'jpeg' || ! types.includes( 'jpg' ) );
	return named.length <= FEW ? named.map( ( type ) => type.toUpperCase() ) : [];
};

/** `PDF, JPG · `; empty when all types are accepted, or too many to list. */
export function kindsOf( terms: Terms ): string {
	const named = namedOf( terms );
	return named.length ? `${ named.join( ', ' ) } · ` : '';
}

/** `PDF, JPG or PNG`, in the page's language (in English without a comma before “or”); see `kindsOf()`. */
export const kindsInWords = ( terms: Terms, language: string ) =>
	new Intl.ListFormat( language.replace( /^en\b.*/, 'en-GB' ) || undefined, { type: 'disjunction' } ).format(
		namedOf( terms )
	);

const UNITS = [ 'byte', 'kilobyte', 'megabyte', 'gigabyte' ] as const;

/** `1.4 MB`, in the page's language and without a line break. */
export function sizeInWords( bytes: number, language: string ): string {
	const power = bytes < 1024 ? 0 : Math.min( 3, Math.floor( Math.log2( bytes ) / 10 ) );
	const format = { style: 'unit', unit: UNITS[ power ]!, maximumFractionDigits: power > 1 ? 1 : 0 } as const;
	const words = new Intl.NumberFormat( language || undefined, format ).format( bytes / 1024 ** power );
	return words.replaceAll( ' ', '\u00a0' );
}

/** Fills placeholders in a sentence: `%s`, `%1$s`, `%count%`. */
export function fill( text = '', ...values: Array< string | number > ): string {
	let next = 0;
	return text.replace( /%(?:(\d)\$)?s|%count%/g, ( _, place?: string ) =>
		String( values[ place ? Number( place ) - 1 : next++ ] ?? '' )
	);
}
