import type { ModuleContext } from '../../types/module-context';
import type { Play } from '../../types/playback-config';

function read( { hash } = new URL( location.href ) ): string {
	try {
		return decodeURIComponent( hash.slice( 1 ) );
	} catch {
		return hash.slice( 1 ); // Not one of our hashes.
	}
}

const find = ( { slides }: Play, word: string ) => slides.findIndex( ( { deeplink } ) => word && deeplink === word );

type Uses = Pick< ModuleContext, 'play' | 'slider' | 'listen' | 'hook' | 'beginWith' >;

/** Starts with the slide in the URL's hash, follows changes of the hash (links, back and forward) and, with the option on, writes it. */
export function followAddress( { play, slider, listen, hook, beginWith }: Uses ): void {
	const linked = find( play, read() );
	if ( linked >= 0 ) {
		beginWith( linked );
	}
	listen( window, 'hashchange', ( { oldURL, newURL }: HashChangeEvent ) => {
		// By now another slide may have written its name into the URL.
		const word = read( new URL( newURL ) );
		const slide = find( play, word || read( new URL( oldURL ) ) );
		if ( slide >= 0 ) {
			void slider.go( word ? slide : play.start ); // Back to before a slide was named.
		}
	} );
	let standing = false;
	hook( 'stand', ( slide ) => {
		const { deeplink } = play.slides[ slide ]!;
		const write = standing && play.deepLink && deeplink;
		// It may already have been replaced by the next slide.
		void Promise.resolve().then( () => {
			if ( write && slider.index === slide && read() !== deeplink ) {
				history.replaceState( history.state, '', `#${ encodeURIComponent( deeplink ) }` );
			}
		} );
		standing = true; // The first slide was there from the start and is not written to the URL.
	} );
}
