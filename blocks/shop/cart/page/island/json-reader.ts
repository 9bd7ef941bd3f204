/**
 * Reads an object of a response that other plugins may have changed: each method returns a value of its type. If the value
 * cannot be read, it returns `undefined` and reports the path; reading continues.
 */
import { tidy } from './quantity-limits';

type Raw = Record< string, unknown >;

/** Texts are HTML-encoded. They are shown as plain text here: an inert parser decodes entities and drops tags. */
export function plain( text: string ): string {
	// Parsed inside the body, since leading white space, as in ` kr`, would be dropped before it.
	return new DOMParser().parseFromString( `<body>${ text }`, 'text/html' ).body.textContent ?? '';
}

const isRecord = ( value: unknown ): value is Raw => typeof value === 'object' && value !== null;
const YES: unknown[] = [ true, 1, '1', 'true' ];
const NO: unknown[] = [ false, 0, '0', 'false', '' ];

export class Part {
	readonly #given: Raw;
	readonly #path: string;
	readonly #lose: ( path: string ) => void;

	constructor( given: unknown, path: string, lose: ( path: string ) => void ) {
		this.#given = isRecord( given ) ? given : {};
		this.#path = path;
		this.#lose = lose;
	}

	#lost( name: string ): undefined {
		this.#lose( this.#path + name );
	}

	/** For optional values: missing ones are not reported. */
	get quiet(): Part {
		return new Part( this.#given, this.#path, () => {} );
	}

	/** Unchanged, including markup. */
	raw( name: string ): string | undefined {
		const value = this.#given[ name ];
		return typeof value === 'string' || typeof value === 'number' ? String( value ) : this.#lost( name );
	}

	text( name: string ): string {
		return plain( this.raw( name ) ?? '' );
	}

	is( name: string ): boolean {
		const value = this.#given[ name ];
		if ( ! NO.includes( value ) && ! YES.includes( value ) ) {
			this.#lost( name );
		}
		return YES.includes( value );
	}

	/** Zero or more; numeric strings are accepted. */
	number( name: string ): number | undefined {
		const given = this.#given[ name ];
		const value = typeof given === 'string' && given.trim() ? Number( given ) : given;
		return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER
			? tidy( value )
			: this.#lost( name );
	}

	/** Minor units. With a decimal point, the unit would be ambiguous: no amount is better than one that is off by a factor of 100. */
	amount( name: string, missing?: string ): string | undefined {
		const given = this.#given[ name ] ?? missing;
		const value = Number.isSafeInteger( given ) ? String( given ) : given;
		return typeof value === 'string' && /^-?\d{1,30}$/.test( value ) ? value : this.#lost( name );
	}

	/** URL of a link or an image: never a scheme that can run script. */
	address( name: string ): string {
		const value = this.#given[ name ];
		return typeof value === 'string' && /^(https?:|\/(?!\/))/i.test( value ) ? value : '';
	}

	within( name: string ): Part {
		const value = this.#given[ name ];
		if ( isRecord( value ) ) {
			return new Part( value, `${ this.#path }${ name }.`, this.#lose );
		}
		this.#lost( name );
		return new Part( {}, '', () => {} );
	}

	/** The same for an optional list. */
	some( name: string ): Part[] {
		return ( this.#given[ name ] ? this.all( name ) : undefined ) ?? [];
	}

	/** The objects of a list. PHP encodes a list as an object after a filter removed an item. */
	all( name: string ): Part[] | undefined {
		const value = this.#given[ name ];
		if ( ! isRecord( value ) ) {
			return this.#lost( name );
		}
		return Object.entries( value ).flatMap( ( [ at, one ] ) => {
			const path = `${ name }[${ at }]`;
			return isRecord( one )
				? new Part( one, `${ this.#path }${ path }.`, this.#lose )
				: ( this.#lost( path ) ?? [] );
		} );
	}
}
