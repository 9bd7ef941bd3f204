import { cssEase } from '@frontage/slider/model';
import { useEffect, useRef } from '@wordpress/element';
import type { Attributes } from '../../state/attribute-paths';

/** Converts a pose to a keyframe for the small sample. */
function look( pose: Attributes ): Keyframe {
	const at = ( key: string, rest: number | string ) => {
		const value = pose[ key ];
		return ( Array.isArray( value ) ? value[ 0 ] : value ) ?? rest;
	};
	const way = ( key: string ) => {
		const value = at( key, 0 );
		const edges: Record< string, string > = { left: '-140%', right: '140%', top: '-140%', bottom: '140%' };
		return typeof value === 'number'
			? `${ Math.max( -20, Math.min( 20, value / 2 ) ) }px`
			: ( edges[ value ] ?? value );
	};
	return {
		transform: `perspective(120px) translate(${ way( 'x' ) },${ way( 'y' ) }) rotateZ(${ at( 'rotateZ', 0 ) }deg) rotateY(${ at( 'rotateY', 0 ) }deg) rotateX(${ at( 'rotateX', 0 ) }deg) scale(${ at( 'scaleX', 1 ) },${ at( 'scaleY', 1 ) })`,
		opacity: Number( at( 'opacity', 1 ) ),
		filter: `blur(${ Number( at( 'blur', 0 ) ) / 3 }px) brightness(${ at( 'brightness', 100 ) }%)`,
	};
}

interface SampleProps {
	from: Attributes;
	to: Attributes;
	duration: number;
	ease: string;
	/** Plays once, back and forth, or endlessly. */
	runs: 'once' | 'back' | 'swings' | 'round';
	/** Whether it is hovered or focused. */
	active: boolean;
	pieces?: boolean;
	clips?: boolean;
}

/** A small sample of an animation, which plays while hovered or focused. With reduced motion it shows the end. */
export function Sample( { from, to, duration, ease, runs, active, pieces = false, clips = false }: SampleProps ) {
	const host = useRef< HTMLSpanElement >( null );
	useEffect( () => {
		if ( ! active || window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches ) {
			return undefined;
		}
		const parts = [ ...host.current!.children ];
		const animations = parts.map( ( part, at ) =>
			part.animate( [ look( from ), look( to ) ], {
				duration: Math.min( duration, 1600 ),
				delay: at * 70,
				easing: cssEase( ease ),
				fill: 'both',
				...( runs === 'once' && { iterations: Infinity, endDelay: 600 } ),
				...( runs === 'back' && { iterations: 2, direction: 'alternate' as const } ),
				...( runs === 'swings' && { iterations: Infinity, direction: 'alternate' as const } ),
				...( runs === 'round' && { iterations: Infinity } ),
			} )
		);
		return () => animations.forEach( ( animation ) => animation.cancel() );
	}, [ active, from, to, duration, ease, runs ] );
	return (
		<span ref={ host } className={ `fr-timeline__sample${ clips ? ' is-clipped' : '' }` } aria-hidden="true">
			{ pieces ? [ 'A', 'b', 'c' ].map( ( letter ) => <i key={ letter }>{ letter }</i> ) : <b /> }
		</span>
	);
}
