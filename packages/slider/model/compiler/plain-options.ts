import { CONFIG, CSS, type Configs, type Kind } from '../../generated/option-tables';
import { levels } from './breakpoints';
import { cssColor, cssLength, cssNumber, cssWord, isNumeric, put, round } from './style/css-value';
import { cssEase } from './style/easing';
import type { Properties } from './markup-node';

/** Options that are written as they are, by x-config and x-css of schema.json. TypeScript port of php/Compiler/PlainOptions.php. */

type Values = Record< string, unknown >;

/** Plain options of the playback config; what is off or not set is omitted. */
export function plainConfig< K extends keyof Configs >( owner: K, from: object ): Configs[ K ] {
	const config: Values = {};
	for ( const [ path, to, kind ] of CONFIG[ owner ] ) {
		const value = path.reduce< unknown >( ( object, key ) => ( object as Values | undefined )?.[ key ], from );
		if ( value !== undefined && value !== null && value !== false ) {
			const inner = to.slice( 0, -1 ).reduce( ( group, key ) => ( group[ key ] ??= {} ) as Values, config );
			inner[ to.at( -1 )! ] = configValue( value, kind );
		}
	}
	return config as unknown as Configs[ K ];
}

function configValue( value: unknown, kind: Kind ): unknown {
	if ( kind === 'ease' ) {
		return cssEase( String( value ) );
	}
	return kind === 'whole' ? round( Number( value ) ) : value;
}

/** Plain options as custom properties. `owner`: name of the object in schema.json. */
export function plainProperties( owner: string, from: object ): Properties {
	const out: Properties = {};
	for ( const [ key, names, kind, unit ] of CSS[ owner ] ?? [] ) {
		const values = levels( ( from as Values )[ key ] ).map( ( value ) => cssValue( value, kind, unit ) );
		names.forEach( ( name ) => put( out, name, values ) );
	}
	return out;
}

function cssValue( value: unknown, kind: Kind, unit: string ): string | undefined {
	if ( kind === 'color' ) {
		return cssColor( value );
	}
	if ( kind === 'length' ) {
		return cssLength( value, '1px' );
	}
	return isNumeric( value ) ? cssNumber( Number( value ) ) + unit : cssWord( value );
}
