import { animationsOf, installAnimations } from '../../../../../tests/support/animations';
import { settle } from '../../../../../tests/support/manual-clock';
import { startSlider } from '../../../../../tests/support/slider-engine';
import { playDocument } from '../../../../../tests/support/slider-page';

installAnimations();

const any = [ 1, 2, 3 ].map( ( nth ) => ( { name: `t${ nth }`, family: 'fade' as const, duration: nth * 100 } ) );
const random = { name: 'random', family: 'fade' as const, duration: 900, easeIn: 'ease', easeOut: 'ease', any };

test( 'one of several transitions is drawn at each change, never the one that was drawn last', async () => {
	const play = playDocument( {
		modules: [ 'transitions' ],
		slides: [ { transitions: [ random ] }, { transitions: [ random ] } ],
	} );
	const chances = [ 0, 0, 0.99, 0.99, 0, 0, 0.5 ]; // The first two before anything moves.
	const { slider, clock, slides } = await startSlider( play, { random: () => chances.shift()! } );
	const durations: unknown[] = [];
	while ( chances.length ) {
		void slider.next();
		await settle();
		durations.push( animationsOf( slides[ slider.index ]! )[ 0 ]!.effect!.getTiming().duration );
		await clock.pass( 1000 );
	}
	expect( durations ).toEqual( [ 300, 200, 100, 200, 300 ] );
} );

test( 'lists run in turn all the same, and the first show has its own', async () => {
	const { any: _, ...plain } = random;
	const { slider, clock, slides } = await startSlider(
		playDocument( {
			modules: [ 'transitions' ],
			slides: [ {}, { first: random, transitions: [ random, plain ] } ],
		} ),
		{ random: () => 0 }
	);
	const durations: unknown[] = [];
	for ( let show = 0; show < 3; show++ ) {
		void slider.go( 1 );
		await settle();
		durations.push( animationsOf( slides[ 1 ]! )[ 0 ]!.effect!.getTiming().duration );
		await clock.pass( 1000 );
		void slider.go( 0 );
		await clock.pass( 1000 );
	}
	expect( durations.map( ( ms ) => ms !== 900 ) ).toEqual( [ true, false, true ] );
} );
