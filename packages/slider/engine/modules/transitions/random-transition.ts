import type { EventDetail, ModuleContext } from '../../types/module-context';
import type { PlayTransition } from '../../types/playback-config';

type Uses = Pick< ModuleContext, 'play' | 'options' | 'element' | 'listen' | 'undo' >;

/** Picks a transition for each change if a slide has several; never the same one twice in a row. */
export function drawTransitions( { play, options, element, listen, undo }: Uses ): void {
	const given = play.slides.map( ( { first, transitions } ) => ( { ...( first && { first } ), transitions } ) );
	if ( ! given.some( ( { first, transitions } ) => first?.any || transitions.some( ( { any } ) => any ) ) ) {
		return;
	}
	let last = '';
	const one = ( own: PlayTransition ): PlayTransition => {
		const others = own.any?.filter( ( { name } ) => name !== last ) ?? [];
		const drawn = others[ Math.floor( ( options.random ?? Math.random )() * others.length ) ];
		last = drawn?.name ?? last;
		return { ...own, ...drawn };
	};
	const draw = ( { first, transitions }: ( typeof given )[ number ], slide: number ) =>
		Object.assign( play.slides[ slide ]!, {
			...( first && { first: one( first ) } ),
			transitions: transitions.map( one ),
		} );
	given.forEach( draw ); // A drag starts a change without the event, so the next one is picked in advance.
	listen( element, 'frontage:slide:changing', ( { detail: { index } }: CustomEvent< EventDetail > ) =>
		draw( given[ index ]!, index )
	);
	undo( () => given.forEach( ( own, slide ) => Object.assign( play.slides[ slide ]!, own ) ) );
}
