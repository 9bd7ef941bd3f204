/**
 * An object of an answer that other people's code may have changed on its way: each reader gives what stands there, where it
 * can be read as what it should be. What cannot be read is `undefined`, and its path is told; the rest goes on.
 */
import { tidy } from './quantity-limits';

type Raw = Record< string, unknown >;

/** Texts come encoded for HTML. They are text here: a parser that runs nothing takes the signs apart, tags go. */
export function plain( text: string ): string {
	// From within the body on, since the space of ` kr` would be none before it.
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

	/** For what need not be there: nothing of it is missed. */
	get quiet(): Part {
		return new Part( this.#given, this.#path, () => {} );
	}

	/** As it came, markup and all. */
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

	/** Nothing or more; a text of figures is one too. */
	number( name: string ): number | undefined {
		const given = this.#given[ name ];
		const value = typeof given === 'string' && given.trim() ? Number( given ) : given;
		return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER
			? tidy( value )
			: this.#lost( name );
	}

	/** Minor units. One with a point may be of either unit: better none than a hundredfold. */
	amount( name: string, missing?: string ): string | undefined {
		const given = this.#given[ name ] ?? missing;
		const value = Number.isSafeInteger( given ) ? String( given ) : given;
		return typeof value === 'string' && /^-?\d{1,30}$/.test( value ) ? value : this.#lost( name );
	}

	/** Where a link leads and a picture comes from: nothing that runs. */
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

	/** The same, where there may be none. */
	some( name: string ): Part[] {
		return ( this.#given[ name ] ? this.all( name ) : undefined ) ?? [];
	}

	/** The objects of a list. PHP makes an object of a list that a filter took something out of. */
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
