import type { PageData } from '../upload-types';

/** What a field accepts; the server validates by its own limits. */
export interface FileLimits {
	maxFiles: number;
	/** Bytes of one file. */
	maxSize: number;
	/** Extensions without their dot; `undefined`: whatever the server accepts. */
	types: string[] | undefined;
	refused: string[];
}

const positiveNumber = ( text: string | undefined, defaults: number ) =>
	/^[1-9]\d{0,12}$/.test( text ?? '' ) ? Number( text ) : defaults;

const parseExtensions = ( text = '' ) =>
	text
		.split( '|' )
		.map( ( word ) => word.trim().replace( /^\./, '' ).toLowerCase() )
		.filter( Boolean );

/** The limits from the field's tag, printed by PHP. */
export function limitsOf( { max, limit, type, blackList }: DOMStringMap, defaults: PageData[ 'usual' ] ): FileLimits {
	const types = [ ...new Set( parseExtensions( type ) ) ];
	const namedTypes = types.length ? types : defaults.types;
	return {
		maxFiles: positiveNumber( max, defaults.most ),
		maxSize: positiveNumber( limit, defaults.limit ),
		types: types.includes( '*' ) ? undefined : namedTypes,
		refused: parseExtensions( blackList ),
	};
}

/** Validates a file before it is uploaded. Returns the key of a message; empty when the file is valid. */
export function findFault( { name, size }: { name: string; size: number }, limits: FileLimits ): string {
	const extension = /[^.]\.([^.]+)$/.exec( name )?.[ 1 ]?.toLowerCase() ?? '';
	if (
		! extension ||
		limits.refused.includes( extension ) ||
		( limits.types && ! limits.types.includes( extension ) )
	) {
		return 'inavalid_type';
	}
	if ( size > limits.maxSize ) {
		return 'large_file';
	}
	return size ? '' : 'empty';
}

const MAX_LISTED = 8; // The largest number of types that are listed.

const listedTypes = ( { types = [] }: FileLimits ) => {
	const namedTypes = types.filter( ( type ) => type !== 'jpeg' || ! types.includes( 'jpg' ) );
	return namedTypes.length <= MAX_LISTED ? namedTypes.map( ( type ) => type.toUpperCase() ) : [];
};

/** `PDF, JPG · `; empty when all types are accepted, or too many to list. */
export function typeHint( limits: FileLimits ): string {
	const namedTypes = listedTypes( limits );
	return namedTypes.length ? `${ namedTypes.join( ', ' ) } · ` : '';
}

/** `PDF, JPG or PNG`, in the page's language (in English without a comma before “or”); see `typeHint()`. */
export const formatTypes = ( limits: FileLimits, language: string ) =>
	new Intl.ListFormat( language.replace( /^en\b.*/, 'en-GB' ) || undefined, { type: 'disjunction' } ).format(
		listedTypes( limits )
	);

const UNITS = [ 'byte', 'kilobyte', 'megabyte', 'gigabyte' ] as const;

/** `1.4 MB`, in the page's language and without a line break. */
export function formatSize( bytes: number, language: string ): string {
	const power = bytes < 1024 ? 0 : Math.min( 3, Math.floor( Math.log2( bytes ) / 10 ) );
	const format = { style: 'unit', unit: UNITS[ power ]!, maximumFractionDigits: power > 1 ? 1 : 0 } as const;
	const words = new Intl.NumberFormat( language || undefined, format ).format( bytes / 1024 ** power );
	return words.replaceAll( ' ', '\u00a0' );
}

/** Fills placeholders in a sentence: `%s`, `%1$s`, `%count%`. */
export function fillPlaceholders( text = '', ...values: Array< string | number > ): string {
	let next = 0;
	return text.replace( /%(?:(\d)\$)?s|%count%/g, ( _, place?: string ) =>
		String( values[ place ? Number( place ) - 1 : next++ ] ?? '' )
	);
}
