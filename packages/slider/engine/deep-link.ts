import { onHash } from './page';
import type { Core } from './parts';
import type { Play } from './play';

function read(): string {
	try {
		return decodeURIComponent( location.hash.slice( 1 ) );
	} catch {
		return location.hash.slice( 1 );
	}
}

const find = ( { slides }: Play, word: string ) => slides.findIndex( ( { deeplink } ) => word && deeplink === word );

/** The slide that the address asks for, else the one printed first. */
export function linkedSlide( play: Play ): number {
	return Math.max( find( play, read() ), -1 ) < 0 ? play.start : find( play, read() );
}

/** Follows the address (links, back and forward) and writes it after a change, if the option is on. */
export function followAddress( core: Core ): ( slide: number ) => void {
	const { play } = core;
	if ( ! play.slides.some( ( { deeplink } ) => deeplink ) ) {
		return () => {};
	}
	core.undo(
		onHash( () => {
			const word = read();
			const slide = word ? find( play, word ) : play.start;
			if ( slide >= 0 ) {
				void core.go( slide );
			}
		} )
	);
	return ( slide ) => {
		const { deeplink } = play.slides[ slide ]!;
		if ( play.deepLink && deeplink && read() !== deeplink ) {
			history.replaceState( history.state, '', `#${ encodeURIComponent( deeplink ) }` );
		}
	};
}
