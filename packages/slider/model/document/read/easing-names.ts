import eases from '../../../tables/easings.json';

/**
 * Easing names in the model's format: `none`, `power2.out`, `bounce.out(0.7)`, or a custom curve.
 * TypeScript port of php/Document/Read/EasingNames.php.
 */

const old: Readonly< Record< string, string > > = eases.old;

const [ X, Y ] = [ '(?:0|1|0?\\.\\d{1,3})', '-?(?:\\d|\\d?\\.\\d{1,3})' ];
/** A custom curve: x from 0 to 1, y from -9 to 9, three digits. */
const CURVE = new RegExp( `^cubic-bezier\\(${ [ X, Y, X, Y ].join( ',' ) }\\)$` );

/** The name in the model's format; '' = inherit, as if no value was set; undefined = unknown. */
export function readEase( value: unknown ): string | undefined {
	if ( typeof value !== 'string' || value.length > 100 ) {
		return undefined;
	}
	const text = value
		.toLowerCase()
		.replace( /[ \t\n\r\f\v]+/g, '' )
		.replace( /^punchgs\./, '' );
	if ( eases.inherited.includes( text ) ) {
		return '';
	}
	if ( eases.straight.includes( text ) ) {
		return 'none';
	}
	if ( CURVE.test( text ) ) {
		return text;
	}
	const [ , name = '', way = 'out', given = '' ] =
		/^([a-z0-9]+)(?:\.(?:ease)?(inout|in|out))?(?:\((0\.[3579])\))?$/.exec( text ) ?? [];
	const family = Object.hasOwn( old, name ) ? old[ name ]! : name;
	const bounces = family.startsWith( 'bounce' );
	const strength = family.slice( 'bounce('.length, -1 ) || given;
	const known = bounces ? 'bounce' : family;
	if ( ! eases.families.includes( known ) || ( given && ! bounces ) ) {
		return undefined;
	}
	return `${ known }.${ way === 'inout' ? 'inOut' : way }${ bounces && strength ? `(${ strength })` : '' }`;
}
