import type { EngineModule } from '../../types/module-context';
import { createFollowing } from './scroll-animation';
import { followersOf } from './parallax-elements';

/** Parallax and effects by scrolling. With reduced motion, everything stays at its original position. */
const scroll: EngineModule = ( context ) => {
	const { play, element, hook, undo } = context;
	if ( context.still() ) {
		return;
	}
	const of = ( slide?: number ) => followersOf( context, slide );
	const some = [ undefined, ...play.slides.keys() ].some( ( slide ) => of( slide ).length );
	if ( ! some ) {
		return;
	}
	const following = createFollowing( element, context.onSeen );
	undo( following.end );
	following.add( of() );

	const ends = new Map< number, () => void >();
	const begin = ( slide: number ) => {
		if ( ! ends.has( slide ) ) {
			ends.set( slide, following.add( of( slide ) ) );
		}
	};
	if ( play.kind === 'carousel' ) {
		play.slides.forEach( ( _, slide ) => begin( slide ) ); // Several slides are visible at once.
		return;
	}
	hook( 'enter', begin );
	hook( 'rest', ( slide ) => {
		ends.get( slide )?.();
		ends.delete( slide );
	} );
};
export default scroll;
