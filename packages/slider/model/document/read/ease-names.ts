/** Names of easings as the model keeps them: `none`, `power2.out`, `bounce.out(0.7)`. Twin of php/Document/Read/EaseNames.php. */

const FAMILIES = 'power0 power1 power2 power3 power4 back expo sine circ elastic bounce slow'.split( ' ' );
const INHERITED = [ '', 'nothing', 'default', 'inherit', 'd' ];
const STRAIGHT =
	'none linear linear.none linear.easenone linear.easein linear.easeout linear.easeinout ease-none'.split( ' ' );

/** Families of the 5.x names, and the bounces of a fixed strength. */
const OLD: Record< string, string > = {
	quad: 'power1',
	cubic: 'power2',
	quart: 'power3',
	quint: 'power4',
	strong: 'power4',
	slowmo: 'slow',
	sfxbouncelite: 'bounce(0.3)',
	sfxbouncesolid: 'bounce(0.5)',
	sfxbouncestrong: 'bounce(0.7)',
	sfxbounceextreme: 'bounce(0.9)',
	sfxbounceextrem: 'bounce(0.9)',
	bouncelite: 'bounce(0.3)',
	bouncesolid: 'bounce(0.5)',
	bouncestrong: 'bounce(0.7)',
	bounceextrem: 'bounce(0.9)',
	bounceextreme: 'bounce(0.9)',
};

/** The name as the model keeps it; '' = inherit, so as if nothing stood there; undefined = not known. */
export function readEase( value: unknown ): string | undefined {
	if ( typeof value !== 'string' || value.length > 100 ) {
		return undefined;
	}
	const text = value
		.toLowerCase()
		.replace( /[ \t\n\r\f\v]+/g, '' )
		.replace( /^punchgs\./, '' );
	if ( INHERITED.includes( text ) ) {
		return '';
	}
	if ( STRAIGHT.includes( text ) ) {
		return 'none';
	}
	const [ , name = '', way = 'out', given = '' ] =
		/^([a-z0-9]+)(?:\.(?:ease)?(inout|in|out))?(?:\((0\.[3579])\))?$/.exec( text ) ?? [];
	const family = Object.hasOwn( OLD, name ) ? OLD[ name ]! : name;
	const bounces = family.startsWith( 'bounce' );
	const strength = family.slice( 'bounce('.length, -1 ) || given;
	const known = bounces ? 'bounce' : family;
	if ( ! FAMILIES.includes( known ) || ( given && ! bounces ) ) {
		return undefined;
	}
	return `${ known }.${ way === 'inout' ? 'inOut' : way }${ bounces && strength ? `(${ strength })` : '' }`;
}
