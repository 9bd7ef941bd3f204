import names from '../../tables/legacy-names.json';
import type { Reader } from './read/document-reader';
import { isObject } from './schema';
import type { Values } from './schema';
import { readValue } from './read/value-reader';

/**
 * Converts options from other sources (docs/reference/slider.md C1, C3, C10): 5.x names, and percent and ms where the
 * model has fractions and seconds. Our own documents never need it. It runs before values are read, so that the model's
 * limits do not cut them. TypeScript port of php/Document/LegacyOptions.php.
 */

function at( value: unknown, keys: readonly string[] ): unknown {
	return (
		keys.reduce< unknown >( ( inner, key ) => ( isObject( inner ) ? inner[ key ] : undefined ), value ) ?? undefined
	);
}

/** Returns the options with another value at a path; undefined removes it. */
function withValue( options: Values, [ key = '', ...rest ]: readonly string[], value: unknown ): Values {
	const here = options[ key ] ?? {};
	if ( rest.length ) {
		return { ...options, [ key ]: isObject( here ) ? withValue( here, rest, value ) : here };
	}
	const { [ key ]: gone, ...others } = options;
	return value === undefined ? others : { ...options, [ key ]: value };
}

export function legacyOptions( given: Values, reader: Reader ): Values {
	let options = given;

	function take( path: string ) {
		const value = at( options, path.split( '.' ) );
		if ( value !== undefined ) {
			options = withValue( options, path.split( '.' ), undefined );
		}
		return value;
	}

	function rename( from: string, to: string ) {
		const value = take( from );
		if ( value === undefined ) {
			return;
		}
		reader.note( 'C10', `options.${ from }`, value, `options.${ to }` );
		if ( at( options, to.split( '.' ) ) === undefined ) {
			options = withValue( options, to.split( '.' ), value );
		}
	}

	/** Three keys of 4.x, which are a group each today: the enabled parts, the position of the arrows, the style of both. */
	function navigation() {
		const type = take( 'navigationType' );
		const arrows = take( 'navigationArrows' );
		const style = take( 'navigationStyle' );
		const found: Values = {};
		if ( typeof type === 'string' ) {
			found[ 'bullets.enable' ] = [ 'bullet', 'both' ].includes( type );
			found[ 'thumbnails.enable' ] = [ 'thumb', 'both' ].includes( type );
		}
		if ( typeof arrows === 'string' ) {
			found[ 'arrows.enable' ] = arrows !== 'none';
		}
		if ( typeof style === 'string' ) {
			found[ 'bullets.style' ] = style;
			found[ 'arrows.style' ] = style;
		}
		for ( const [ key, value ] of Object.entries( found ) ) {
			reader.note( 'C10', `options.navigation.${ key }`, value, value );
			options = withValue( options, `navigation.${ key }`.split( '.' ), value );
		}
	}

	/** Converts percent to fractions, and ms to seconds: a number above `over` can only have the old unit. */
	function divide( rule: string, path: string, over: number, by: number ) {
		const value = at( options, path.split( '.' ) );
		const number = readValue( { 'x-read': 'number', 'x-unit': 'ms|s|%' }, value );
		if ( typeof number === 'number' && number > over ) {
			reader.note( rule, `options.${ path }`, value, number / by );
			options = withValue( options, path.split( '.' ), number / by );
		}
	}

	Object.entries( names.renamed ).forEach( ( [ from, to ] ) => rename( from, to ) );
	navigation();
	divide( 'C1', 'carousel.maxOpacity', 1, 100 );
	divide( 'C1', 'carousel.minScale', 0.9, 100 );
	divide( 'C3', 'modal.coverSpeed', 200, 1000 );
	return options;
}
