import type { ModuleContext } from '../../types/module-context';
import type { PanZoom } from '../../types/playback-config';

/** ms; motion that lasts longer must be stoppable (WCAG 2.2.2). */
const LONG = 5000;

const pose = ( { scale, rotate, blur, x, y }: PanZoom ): Keyframe => ( {
	transform: `translate(${ x },${ y }) scale(${ scale }) rotate(${ rotate }deg)`,
	...( blur && { filter: `blur(${ blur }px)` } ),
} );

type Uses = Pick< ModuleContext, 'play' | 'slides' | 'timeline' | 'hook' | 'moves' | 'still' >;

/** Pan and zoom of backgrounds on the slide's own timeline, and slides whose timeline repeats a range. */
export function panAndZoom( { play, slides, timeline, hook, moves, still }: Uses ): void {
	hook( 'enter', ( index ) => {
		const { background, loop } = play.slides[ index ]!;
		const image = slides[ index ]!.querySelector( '.fr-slide__image' );
		const panZoom = background?.panZoom;
		const stands = panZoom?.mobile === false && matchMedia( '(hover: none) and (pointer: coarse)' ).matches;
		if ( panZoom && image && ! stands && ! still() ) {
			const { from, to, duration, ease } = panZoom;
			if ( duration > LONG ) {
				moves();
			}
			timeline( index ).animate( image, [ pose( from ), pose( to ) ], { duration, easing: ease, fill: 'both' } );
		}
		if ( loop && ! still() ) {
			moves();
			let left = loop.repeats;
			timeline( index ).at( loop.to, () => left-- && timeline( index ).seek( loop.from ) );
		}
	} );
}
