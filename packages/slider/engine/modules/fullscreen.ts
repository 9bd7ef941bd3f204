import type { EngineModule } from '../types/module-context';

/** Makes the slider as large as the screen; the stylesheet does the rest (MARKUP.md, Geometry). */
const LARGE: [ property: string, value: string ][] = [
	[ '--fr-height', '100svh' ],
	[ '--fr-max', '100svh' ],
];
/** For browsers that only allow videos in fullscreen. */
const COVER: [ property: string, value: string ][] = [
	[ 'position', 'fixed' ],
	[ 'inset', '0' ],
	[ 'margin', '0' ],
	[ 'z-index', '999999' ],
];

/** Shows only the slider on the screen, until Escape or another action. */
const fullscreen: EngineModule = ( { element, onAction, listen } ) => {
	const isNative = document.fullscreenEnabled && Boolean( element.requestFullscreen );
	let on = false;
	let printed = '';

	function show( large: boolean ) {
		if ( large === on ) {
			return;
		}
		on = large;
		if ( large ) {
			printed = element.getAttribute( 'style' ) ?? '';
			[ ...LARGE, ...( isNative ? [] : COVER ) ].forEach( ( [ property, value ] ) =>
				element.style.setProperty( property, value )
			);
		} else {
			element.style.cssText = printed;
		}
	}

	async function enter() {
		if ( isNative ) {
			await element.requestFullscreen().catch( () => {} ); // If the browser refuses, nothing changes.
		} else {
			show( true );
		}
	}
	async function leave() {
		if ( isNative && on ) {
			await document.exitFullscreen().catch( () => {} );
		} else {
			show( false );
		}
	}

	if ( isNative ) {
		listen( document, 'fullscreenchange', () => show( document.fullscreenElement === element ) );
	}
	listen( document, 'keydown', ( { key }: KeyboardEvent ) => {
		if ( key === 'Escape' && on ) {
			void leave();
		}
	} );
	onAction( 'gofullscreen', () => void enter() );
	onAction( 'exitfullscreen', () => void leave() );
	onAction( 'togglefullscreen', () => void ( on ? leave() : enter() ) );

	return () => {
		void leave();
		show( false ); // The listener for the browser's event has been removed.
	};
};

export default fullscreen;
