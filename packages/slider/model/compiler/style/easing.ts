import eases from '../../../tables/easings.json';
import { cssNumber } from './css-value';

/** Converts easing names to CSS easing functions. TypeScript port of php/Compiler/Style/Easing.php. */

const curves: Readonly< Record< string, readonly string[] > > = eases.curves;
const WAYS = [ 'in', 'out', 'inout' ];
const SAMPLES = 24;

const known = new Map< string, string >();

/** `power3.inOut`, `Power4.easeOut`, `bounce.out(0.7)`, `none` … as CSS; an unknown name becomes `power2.out`. */
export function cssEase( name = '' ): string {
	let css = known.get( name );
	if ( css === undefined ) {
		css = make( name.trim().toLowerCase() );
		known.set( name, css );
	}
	return css;
}

function make( name: string ): string {
	if ( name.startsWith( 'cubic-bezier(' ) || name.startsWith( 'linear(' ) ) {
		return name;
	}
	const [ , family, way = 'out', strength = '0.5' ] =
		/^(?:punchgs\.)?([a-z]+\d?)(?:\.(?:ease)?(none|inout|in|out))?(?:\(([\d.]+)\))?$/.exec( name ) ?? [];
	if ( family === undefined ) {
		return cssEase( 'power2.out' );
	}
	if ( [ 'none', 'linear', 'power0' ].includes( family ) || way === 'none' ) {
		return 'linear';
	}
	if ( Object.hasOwn( curves, family ) ) {
		return `cubic-bezier(${ curves[ family ]![ WAYS.indexOf( way ) ] })`;
	}
	if ( family === 'bounce' ) {
		const keep = Math.min( 0.95, Math.max( 0.05, parseFloat( strength ) || 0 ) ); // Share of its speed that the ball keeps at each bounce.
		return sample( ( t ) => bounce( t, keep ), way );
	}
	return family === 'elastic' ? sample( elastic, way ) : cssEase( 'power2.out' );
}

/** A ball that falls from 0 to 1 and bounces until a bounce is shorter than a hundredth of the total. */
function bounce( t: number, keep: number ): number {
	let whole = 1;
	for ( let hop = keep; hop > 0.02; hop *= keep ) {
		whole += 2 * hop;
	}
	let at = t * whole;
	if ( at <= 1 ) {
		return at * at;
	}
	at--;
	for ( let hop = keep; hop > 0.02; hop *= keep ) {
		if ( at <= 2 * hop ) {
			return 1 - at * ( 2 * hop - at );
		}
		at -= 2 * hop;
	}
	return 1;
}

const elastic = ( t: number ) =>
	t <= 0 || t >= 1 ? Math.round( t ) : 2 ** ( -10 * t ) * Math.sin( ( ( t - 0.075 ) * 2 * Math.PI ) / 0.3 ) + 1;

function sample( out: ( t: number ) => number, way: string ): string {
	const at = ( t: number ) => {
		if ( way === 'in' ) {
			return 1 - out( 1 - t );
		}
		if ( way === 'inout' ) {
			return t < 0.5 ? ( 1 - out( 1 - 2 * t ) ) / 2 : ( 1 + out( 2 * t - 1 ) ) / 2;
		}
		return out( t );
	};
	const points = Array.from( { length: SAMPLES + 1 }, ( none, i ) => cssNumber( at( i / SAMPLES ), 3 ) );
	return `linear(${ points.join( ',' ) })`;
}
