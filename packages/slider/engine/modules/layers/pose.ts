import { pick } from '../../page/current-breakpoint';
import type { Look, Properties, Surroundings, Value } from '../../types/layer-keyframe';
import type { PerLevel, Pose } from '../../types/playback-config';

/** Defaults from the layer's own properties in the stylesheet (style.css), where a state sets no value. */
const REST: Properties = {
	borderWidth: 'var(--fr-border,0)',
	borderRadius: 'var(--fr-radius,0)',
	borderStyle: 'var(--fr-line-style,solid)',
	textDecoration: 'var(--fr-decoration,none)',
};

const camel = ( name: string ) => name.replace( /-./g, ( part ) => part.charAt( 1 ).toUpperCase() );

/** Design px scale with the layer (MARKUP.md, Geometry). */
export const length = ( value: Value = 0 ) =>
	value && Number( value ) === value ? `calc(${ value }*var(--fr-k))` : value || '0px';

/** States as CSS. All of them list the same properties and transform functions, so that each is interpolated by itself. */
export function looks( poses: Pose[], { context, edge, draw = ( value ) => value }: Surroundings ): Look[] {
	const level = context.level();
	const used = ( ...keys: ( keyof Pose )[] ) => keys.some( ( key ) => poses.some( ( pose ) => key in pose ) );
	const get = ( value?: PerLevel< number | string > ) => draw( pick( value, level ) );
	const way = ( value?: PerLevel< number | string > ) => {
		const to = get( value ) ?? 0;
		return /^[a-z]+$/.test( to as string ) ? `${ edge( to as string ) }px` : length( to );
	};
	/** 0: one perspective for all layers, by CSS. */
	const { perspective: camera = 600 } = context.play;
	const spatial = camera && used( 'z', 'rotateX', 'rotateY' );
	// In the order in which PHP writes `--fr-rest`.
	const transform = ( pose: Pose ) =>
		[
			spatial && `perspective(${ pose.perspective || camera }px)`,
			used( 'x', 'y', 'z' ) && `translate3d(${ way( pose.x ) },${ way( pose.y ) },${ way( pose.z ) })`,
			...( [ 'rotateZ', 'rotateY', 'rotateX', 'skewX', 'skewY' ] as const ).map(
				( key ) => used( key ) && `${ key }(${ get( pose[ key ] ) ?? 0 }deg)`
			),
			used( 'scaleX', 'scaleY' ) && `scale(${ get( pose.scaleX ) ?? 1 },${ get( pose.scaleY ) ?? 1 })`,
		]
			.filter( Boolean )
			.join( ' ' ) || 'none';

	// Shapes can only be interpolated with shapes of the same kind.
	const clip = poses.map( ( pose ) => pick( pose.clip, level ) ).find( Boolean );
	const open = clip ? `${ clip.split( '(' )[ 0 ] }(${ clip.startsWith( 'c' ) ? '100%' : '0 0 0 0' })` : 'none';
	const styles = new Set( poses.flatMap( ( { style = {} } ) => Object.keys( style ) ) );
	return poses.map( ( pose ) => {
		const paint = {
			backdropFilter: pick( pose.backdrop, level ) ?? 'none',
			color: pick( pose.color, level ) ?? 'var(--fr-color,inherit)',
			backgroundColor: pick( pose.background, level ) ?? 'var(--fr-fill,transparent)',
			borderColor: pick( pose.border, level ) ?? 'var(--fr-line-color,transparent)',
		};
		const style: Properties = {};
		for ( const name of styles ) {
			const property = camel( name );
			style[ property ] = pick( pose.style?.[ name ], level ) ?? REST[ property ] ?? '';
		}
		const frame = {
			transform: transform( pose ),
			transformOrigin: pick( pose.origin, level ) ?? '50% 50%',
			opacity: `${ get( pose.opacity ) ?? 1 }`,
			filter: pick( pose.filter, level ) ?? 'none',
			clipPath: pick( pose.clip, level ) ?? open,
		};
		return { frame, paint, style };
	} );
}

/** Only properties that differ between states need an animation. */
export function varying( states: Look[], kind: keyof Look ): Properties[] {
	const list = states.map( ( state ) => state[ kind ] );
	return list.map( ( state ) =>
		Object.fromEntries(
			Object.entries( state ).filter( ( [ key, value ] ) => list.some( ( other ) => other[ key ] !== value ) )
		)
	);
}
