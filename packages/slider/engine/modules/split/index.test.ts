import { animationsOf, installAnimations } from '../../../../../tests/support/animations';
import { startSlider } from '../../../../../tests/support/slider-engine';
import { playDocument } from '../../../../../tests/support/slider-page';
import type { PlayFrame, PlayLayer } from '../../types/playback-config';

installAnimations();

const SPLIT: PlayFrame[ 'split' ] = {
	by: 'chars',
	step: 50,
	order: 'forward',
	from: { y: '100%', opacity: 0, rotateZ: 'random(-90,90)' as unknown as number },
};
const frame = ( name: string, at: PlayFrame[ 'at' ], more: Partial< PlayFrame > = {} ): PlayFrame => ( {
	name,
	at,
	duration: 400,
	ease: 'ease',
	to: {},
	...more,
} );

async function start( layer: Partial< PlayLayer >, media: string[] = [] ) {
	const layers = [ { id: 'text', before: {}, ...layer } ];
	const button: PlayLayer = { id: 'button', actions: [ { on: 'click', do: 'togglelayer', layer: 'text' } ] };
	const play = playDocument( { modules: [ 'layers', 'split' ], slides: [ {}, { layers: [ ...layers, button ] } ] } );
	const bench = await startSlider( play, {
		media,
		random: () => 0.75,
		content: ( slide ) =>
			slide
				? '<div class="fr-layer" data-layer="text"><div class="fr-layer__content">Abc d</div></div><div class="fr-layer" data-layer="button"><div class="fr-layer__content">x</div></div>'
				: '',
	} );
	const text = bench.element.querySelector< HTMLElement >( '[data-layer="text"]' )!;
	const printed = text.innerHTML;
	const come = () => Promise.all( [ bench.slider.go( 1 ), bench.clock.pass( 3000 ) ] );
	const go = () => Promise.all( [ bench.slider.go( 0 ), bench.clock.pass( 5000 ) ] );
	const timings = () => animationsOf( text ).map( ( { effect } ) => effect!.getTiming() );
	return { ...bench, text, printed, come, go, timings };
}

test( 'pieces are made when the slide comes, one after the other, and are gone with it', async () => {
	const { text, printed, come, go, timings } = await start( {
		frames: [ frame( 'frame_1', 500, { split: SPLIT } ) ],
	} );
	expect( text.innerHTML ).toBe( printed );
	await come();
	expect( timings().map( ( { delay } ) => delay ) ).toEqual( [ 500, 550, 600, 650 ] );
	expect( timings()[ 0 ] ).toEqual( expect.objectContaining( { duration: 400, fill: 'both' } ) );
	const [ first ] = animationsOf( text );
	expect( ( first!.effect as KeyframeEffect ).getKeyframes() ).toEqual( [
		{ transform: 'translate3d(0px,100%,0px) rotateZ(45deg)', opacity: '0' },
		{ transform: 'translate3d(0px,0px,0px) rotateZ(0deg)', opacity: '1' },
	] );
	await go();
	expect( text.innerHTML ).toBe( printed );
} );

test( 'the slide waits until the last piece has left', async () => {
	const { come, slider, clock, states } = await start( {
		frames: [ frame( 'frame_1', 0 ), frame( 'frame_999', 'end', { split: { ...SPLIT!, step: 500 } } ) ],
	} );
	await come();
	void slider.go( 0 );
	await clock.pass( 1800 ); // Three steps of 500 ms and 400 ms.
	expect( states()[ 1 ] ).toBe( 'leaving' );
	await clock.pass( 200 );
	expect( states()[ 1 ] ).not.toBe( 'leaving' );
} );

test( 'an action moves pieces too, and leaves no animations of earlier ones', async () => {
	const frames = [ frame( 'frame_1', 0, { split: SPLIT } ), frame( 'frame_999', 'action', { split: SPLIT } ) ];
	const { come, element, clock, text } = await start( { frames } );
	await come();
	for ( const count of [ 8, 8, 8 ] ) {
		element.querySelector< HTMLElement >( '[data-layer="button"] > *' )!.click();
		await clock.pass( 1000 );
		expect( animationsOf( text ) ).toHaveLength( count );
	}
} );

test( 'a block crosses the layer, which is there when the block has passed the middle', async () => {
	const { come, go, text, printed } = await start( {
		before: { opacity: 0 },
		frames: [ frame( 'frame_1', 300, { block: { direction: 'blocktoleft', color: 'rgb(1, 2, 3)' } } ) ],
	} );
	await come();
	const block = text.querySelector< HTMLElement >( '[aria-hidden] > span' )!;
	expect( block.style.background ).toBe( 'rgb(1, 2, 3)' );
	const keyframes = ( target: Element ) =>
		animationsOf( target ).flatMap( ( { effect } ) => ( effect as KeyframeEffect ).getKeyframes() );
	expect( keyframes( block ).map( ( { transform } ) => transform ) ).toEqual( [
		'translateX(101%)',
		'none',
		'translateX(-101%)',
	] );
	expect( keyframes( text.querySelector( '.fr-layer__content' )! ).map( ( { opacity } ) => opacity ) ).toEqual( [
		0, 1, 1,
	] );
	expect( animationsOf( text ) ).toHaveLength( 2 ); // The layer itself does not fade.
	await go();
	expect( text.innerHTML ).toBe( printed );
} );

test( 'without motion the text stays whole', async () => {
	const { come, text, printed } = await start(
		{ frames: [ frame( 'frame_1', 0, { split: SPLIT, block: { direction: 'blocktotop', color: '#000' } } ) ] },
		[ '(prefers-reduced-motion: reduce)' ]
	);
	await come();
	expect( text.innerHTML ).toBe( printed );
} );

test( 'destroy() puts the text back', async () => {
	const { come, slider, text, printed } = await start( { frames: [ frame( 'frame_1', 0, { split: SPLIT } ) ] } );
	await come();
	slider.destroy();
	expect( text.innerHTML ).toBe( printed );
} );
