import type { EngineModule } from '../types/module-context';

const UNITS = [
	[ 'day', 86_400_000 ],
	[ 'hour', 3_600_000 ],
	[ 'minute', 60_000 ],
	[ 'second', 1_000 ],
] as const;

/** Splits `ms` into units, the largest first; never negative. */
export function left( ms: number ): number[] {
	let rest = Math.max( 0, ms );
	return UNITS.map( ( [ , length ] ) => {
		const count = Math.floor( rest / length );
		rest -= count * length;
		return count;
	} );
}

/** Number and unit such as `12` and `days`, in the page's language. */
function worded( lang: string, unit: string, count: number ): [ figure: string, word: string ] {
	const parts = new Intl.NumberFormat( lang || undefined, {
		style: 'unit',
		unit,
		unitDisplay: 'long',
	} ).formatToParts( count );
	const said = ( isWord: boolean ) =>
		parts
			.filter( ( { type } ) => type !== 'literal' && ( type === 'unit' ) === isWord )
			.map( ( { value } ) => value )
			.join( '' );
	return [ said( false ), said( true ) ];
}

/**
 * Layers with a countdown. Their content, the date, is shown without this file, and remains for screen readers. The
 * pause button stops the countdown; with reduced motion, no seconds are shown.
 */
const countdown: EngineModule = ( { play, stage, element, clock, hook, undo, moves, still } ) => {
	const lang = element.closest< HTMLElement >( '[lang]' )?.lang ?? '';
	const layers = [ ...( play.statics ?? [] ), ...play.slides.flatMap( ( { layers: own = [] } ) => own ) ];
	const elements = [ ...stage.querySelectorAll< HTMLElement >( '[data-layer]' ) ];
	const shown: ( () => boolean )[] = [];
	for ( const { id, countdown: until } of layers ) {
		const content = elements.find( ( { dataset } ) => dataset.layer === id )?.querySelector( '.fr-layer__content' );
		const end = Date.parse( until ?? '' );
		if ( ! content || Number.isNaN( end ) ) {
			continue;
		}
		const date = document.createElement( 'span' );
		const own = [ ...content.childNodes ];
		date.className = 'fr-counts__date';
		date.append( ...own );
		const units = still() ? UNITS.slice( 0, 3 ) : UNITS;
		const parts = units.map( () => {
			const part = document.createElement( 'span' );
			part.append( document.createElement( 'b' ), ' ', document.createElement( 'small' ) );
			return part;
		} );
		content.setAttribute( 'role', 'timer' );
		content.replaceChildren( date, ...parts.flatMap( ( part ) => [ ' ', part ] ) );
		shown.push( () => {
			const counts = left( end - Date.now() );
			parts.forEach( ( part, index ) => {
				worded( lang, units[ index ]![ 0 ], counts[ index ]! ).forEach( ( said, at ) => {
					const [ figure, , word ] = part.childNodes;
					const place = at ? word! : figure!;
					if ( place.textContent !== said ) {
						place.textContent = said;
					}
				} );
			} );
			return counts.some( Boolean );
		} );
		undo( () => {
			content.removeAttribute( 'role' );
			content.replaceChildren( ...own );
		} );
	}

	let cancel = () => {};
	function tick() {
		const more = shown.map( ( show ) => show() ).some( Boolean );
		const length = UNITS[ still() ? 2 : 3 ]![ 1 ];
		cancel = more ? clock.after( length - ( Date.now() % length ), tick ) : () => {};
	}
	hook( 'hold', ( isHeld ) => {
		cancel();
		if ( ! isHeld ) {
			tick();
		}
	} );
	undo( () => cancel() );
	moves();
	tick();
};

export default countdown;
