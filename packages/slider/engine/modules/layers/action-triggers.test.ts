import { animationsOf, installAnimations } from '../../../../../tests/support/animations';
import { startSlider } from '../../../../../tests/support/slider-engine';
import { playDocument } from '../../../../../tests/support/slider-page';
import type { PlayAction, PlayFrame, PlayLayer } from '../../types/playback-config';

installAnimations();

const frame = ( name: string, at: PlayFrame[ 'at' ], opacity = 1 ): PlayFrame => ( {
	name,
	at,
	duration: 500,
	ease: 'linear',
	to: { opacity },
} );
const FRAMES = [
	frame( 'frame_1', 0 ),
	frame( 'frame_2', 'action', 0.6 ),
	frame( 'frame_3', 'action', 0.3 ),
	frame( 'frame_999', 'end', 0 ),
];

/** A button that does something to a box on the same slide; there are three slides. */
async function start(
	actions: PlayAction[],
	target: Partial< PlayLayer > = {},
	printed = '<div class="fr-layer__content" role="button" tabindex="0">Do</div>'
) {
	const layers: PlayLayer[] = [
		{ id: 'button', actions },
		{ id: 'box', before: { opacity: 0 }, frames: FRAMES, ...target },
	];
	const play = playDocument( { modules: [ 'layers' ], slides: [ { layers }, {}, {} ] } );
	const bench = await startSlider( play, {
		content: ( slide ) =>
			slide
				? ''
				: `<div class="fr-layer" data-layer="button">${ printed }</div><div class="fr-layer" data-layer="box"><div class="fr-layer__content">Box</div></div>`,
	} );
	const find = ( id: string ) => bench.element.querySelector< HTMLElement >( `[data-layer="${ id }"]` )!;
	const button = find( 'button' ).firstElementChild as HTMLElement;
	const box = find( 'box' );
	const acted: string[] = [];
	bench.slider.on( 'layer:acted', ( { action } ) => void acted.push( action.do ) );
	const last = () => animationsOf( box ).at( -1 )!;
	/** Opacity that the box is led to. */
	const goal = () => ( last().effect as KeyframeEffect ).getKeyframes().at( -1 )!.opacity;
	const click = async ( ms = 1000 ) => {
		button.click();
		await bench.clock.pass( ms );
	};
	await bench.clock.pass( 1000 );
	return { ...bench, trigger: button, box, acted, goal, click, last };
}
const act = ( what: string, more: Partial< PlayAction > = {} ): PlayAction => ( {
	on: 'click',
	do: what,
	layer: 'box',
	...more,
} );

describe( 'layers', () => {
	test( 'what toggles shows its other text, and its own again; destroy() puts it back', async () => {
		const printed =
			'<div class="fr-layer__content" role="button" tabindex="0">Open <b>it</b></div><template class="fr-layer__toggle">Close <i>it</i></template>';
		const { click, trigger, slider } = await start( [ act( 'togglelayer', { swap: true } ) ], {}, printed );
		await click();
		expect( trigger.innerHTML ).toBe( 'Close <i>it</i>' );
		await click();
		expect( trigger.innerHTML ).toBe( 'Open <b>it</b>' );
		await click();
		slider.destroy();
		expect( trigger.parentElement!.innerHTML ).toBe( printed );
	} );

	test( 'only the action that says so swaps the text', async () => {
		const printed = '<div class="fr-layer__content">Open</div><template class="fr-layer__toggle">Close</template>';
		const frames = { frames: [ 'frame_1', 'frame_2' ] };
		const { click, trigger } = await start(
			[
				act( 'toggleclass', { className: 'lit' } ),
				act( 'togglelayer', { swap: true } ),
				act( 'toggleframes', frames ),
			],
			{},
			printed
		);
		await click();
		expect( trigger.innerHTML ).toBe( 'Close' );
	} );

	test( 'toggle goes away and comes back, for eyes and keyboard', async () => {
		const { click, box, goal, acted } = await start( [ act( 'togglelayer' ) ] );
		await click();
		expect( goal() ).toBe( '0' );
		expect( box.hasAttribute( 'data-waits' ) ).toBe( true );
		await click();
		expect( goal() ).toBe( '1' );
		expect( box.hasAttribute( 'data-waits' ) ).toBe( false );
		expect( acted ).toEqual( [ 'togglelayer', 'togglelayer' ] );
	} );

	test.each( [
		[ 'no exit', [ frame( 'frame_1', 0 ) ] ],
		[ 'no frame at all', [] ],
	] )( 'one with %s fades away in 300 ms, and comes back', async ( _, frames ) => {
		const { click, box, last, goal, clock } = await start( [ act( 'togglelayer' ) ], { before: {}, frames } );
		await click( 100 );
		expect( last().effect!.getTiming() ).toEqual( expect.objectContaining( { duration: 300, fill: 'both' } ) );
		expect( goal() ).toBe( '0' );
		expect( box.hasAttribute( 'data-waits' ) ).toBe( false );
		await clock.pass( 300 );
		expect( box.hasAttribute( 'data-waits' ) ).toBe( true );
		await click( 400 );
		expect( box.hasAttribute( 'data-waits' ) ).toBe( false );
		expect(
			animationsOf( box ).map( ( { effect } ) => ( effect as KeyframeEffect ).getKeyframes().at( -1 )!.opacity )
		).not.toContain( '0' );
		await click( 400 );
		expect( box.hasAttribute( 'data-waits' ) ).toBe( true );
	} );

	test( 'one without an exit that was taken away on a slide that is not there is away when the slide comes', async () => {
		const { click, box, slider, clock } = await start( [ act( 'stoplayer', { delay: 2000 } ) ], {
			frames: [ frame( 'frame_1', 0 ) ],
		} );
		await click( 0 );
		void slider.next();
		await clock.pass( 3000 );
		void slider.go( 0 );
		await clock.pass( 3000 );
		expect( box.hasAttribute( 'data-waits' ) ).toBe( true );
	} );

	test( 'one that waits for its action comes from the state before its entrance', async () => {
		const { click, box, last } = await start( [ act( 'startlayer' ) ], { hiddenUntilAction: true } );
		expect( box.hasAttribute( 'data-waits' ) ).toBe( true );
		expect( animationsOf( box ) ).toEqual( [] );
		await click();
		expect( ( last().effect as KeyframeEffect ).getKeyframes() ).toEqual( [ { opacity: '0' }, { opacity: '1' } ] );
		expect( box.hasAttribute( 'data-waits' ) ).toBe( false );
	} );

	test( 'an action leaves one animation, however often it runs', async () => {
		const { click, box } = await start( [ act( 'toggleframes', { frames: [ 'frame_2', 'frame_3' ] } ) ] );
		for ( let times = 0; times < 5; times++ ) {
			await click();
		}
		expect( animationsOf( box ) ).toHaveLength( 2 ); // The entrance's, and the last action's.
	} );

	test( 'frames: to one, to the next, to the one before, between two', async () => {
		const frames = [ 'frame_2', 'frame_3' ];
		const cases: [ PlayAction, string[] ][] = [
			[ act( 'gotoframe', { frames: [ 'frame_3' ] } ), [ '0.3', '0.3' ] ],
			[ act( 'nextframe' ), [ '0.6', '0.3', '0', '0' ] ],
			[ act( 'prevframe' ), [ '1' ] ],
			[ act( 'toggleframes', { frames } ), [ '0.6', '0.3', '0.6' ] ],
		];
		for ( const [ action, goals ] of cases ) {
			const { click, goal } = await start( [ action ] );
			for ( const wanted of goals ) {
				await click();
				expect( `${ action.do } ${ goal() }` ).toBe( `${ action.do } ${ wanted }` );
			}
		}
	} );

	test( 'state is kept where the layer says so, and forgotten elsewhere', async () => {
		for ( const [ keepsState, away ] of [
			[ true, true ],
			[ undefined, false ],
		] as const ) {
			const { click, box, slider, clock } = await start(
				[ act( 'togglelayer' ) ],
				keepsState ? { keepsState } : {}
			);
			await click();
			await Promise.all( [ slider.next(), clock.pass( 3000 ) ] );
			await Promise.all( [ slider.previous(), clock.pass( 3000 ) ] );
			expect( box.hasAttribute( 'data-waits' ) ).toBe( away );
		}
	} );

	test( 'classes are toggled, and taken back at the end', async () => {
		const { click, box, slider } = await start( [ act( 'toggleclass', { className: 'open wide' } ) ] );
		await click();
		expect( box.className ).toBe( 'fr-layer open wide' );
		slider.destroy();
		expect( box.className ).toBe( 'fr-layer' );
	} );

	test( 'a simulated click does what the other layer does', async () => {
		const { click, slider } = await start( [ act( 'simulateclick' ) ], {
			actions: [ { on: 'click', do: 'jumptoslide', slide: 'next' } ],
		} );
		await click( 3000 );
		expect( slider.index ).toBe( 1 );
	} );
} );

describe( 'slider', () => {
	test.each( [
		[ 'next', 1 ],
		[ 'last', 2 ],
		[ 's3', 2 ],
		[ '+1', 1 ],
	] )( 'jumps to %s', async ( slide, index ) => {
		const { click, slider } = await start( [ act( 'jumptoslide', { slide } ) ] );
		await click( 3000 );
		expect( slider.index ).toBe( index );
	} );

	test( 'stands and plays', async () => {
		const play = playDocument( {
			modules: [ 'layers' ],
			autoplay: { delay: 0 },
			slides: [ { layers: [ { id: 'a', actions: [ { on: 'click', do: 'toggleslider' } ] } ] }, {} ],
		} );
		const { slider, element, clock } = await startSlider( play, {
			content: () => '<div class="fr-layer" data-layer="a"><div class="fr-layer__content">A</div></div>',
		} );
		const content = element.querySelector< HTMLElement >( '.fr-layer__content' )!;
		for ( const playing of [ false, true ] ) {
			content.click();
			await clock.pass( 400 );
			expect( slider.playing ).toBe( playing );
		}
	} );

	test.each( [
		[ 'https://example.test/a', true ],
		[ '/path', true ],
		[ 'tel:123', true ],
		[ 'javascript:alert(1)', false ],
		[ 'data:text/html,x', false ],
	] )( 'a link to %s is followed: %s', async ( url, followed ) => {
		const follow = jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation();
		const { click } = await start( [ act( 'simplelink', { url, target: '_blank' } ) ] );
		await click();
		expect( follow ).toHaveBeenCalledTimes( followed ? 1 : 0 );
		follow.mockRestore();
	} );
} );

describe( 'when', () => {
	const next: PlayAction = { on: 'click', do: 'jumptoslide', slide: 'next' };

	test( 'of two clicks within 300 ms the first one counts', async () => {
		const { trigger, clock, acted } = await start( [
			act( 'togglelayer' ),
			act( 'toggleclass', { className: 'x' } ),
		] );
		trigger.click();
		await clock.pass( 299 );
		trigger.click();
		expect( acted ).toEqual( [ 'togglelayer', 'toggleclass' ] );
		await clock.pass( 1 );
		trigger.click();
		expect( acted ).toHaveLength( 4 );
	} );

	test( 'a delayed action waits, and does not come after destroy()', async () => {
		const { trigger, clock, slider, acted } = await start( [ { ...next, delay: 700 } ] );
		trigger.click();
		await clock.pass( 699 );
		expect( acted ).toEqual( [] );
		slider.destroy();
		await clock.pass( 5000 );
		expect( slider.index ).toBe( 0 );
		expect( clock.waiting ).toBe( 0 );
	} );

	test( 'enter and leave count for the layer as a whole', async () => {
		const { trigger, goal, element, clock } = await start( [
			act( 'gotoframe', { on: 'mouseenter', frames: [ 'frame_2' ] } ),
			act( 'gotoframe', { on: 'mouseleave', frames: [ 'frame_3' ] } ),
		] );
		const move = ( type: string, target: Element, relatedTarget: Element ) =>
			target.dispatchEvent( new MouseEvent( type, { bubbles: true, relatedTarget } ) );
		move( 'mouseover', trigger, element );
		expect( goal() ).toBe( '0.6' );
		move( 'mouseout', trigger, trigger.parentElement! ); // Still in the layer.
		expect( goal() ).toBe( '0.6' );
		await clock.pass( 100 );
		move( 'mouseout', trigger, element );
		expect( goal() ).toBe( '0.3' );
	} );

	test( 'pointer and focus are over a layer together: it is entered once and left once', async () => {
		const { trigger, acted, element, clock } = await start( [
			act( 'togglelayer', { on: 'mouseenter' } ),
			act( 'toggleclass', { on: 'mouseleave', className: 'x' } ),
		] );
		let visible = false;
		jest.spyOn( trigger, 'matches' ).mockImplementation( () => visible );
		const told = async ( event: Event ) => {
			acted.length = 0;
			trigger.dispatchEvent( event );
			await clock.pass( 400 );
			return [ ...acted ];
		};
		const mouse = ( type: string ) => told( new MouseEvent( type, { bubbles: true, relatedTarget: element } ) );
		const focus = ( type: string ) => told( new FocusEvent( type, { bubbles: true } ) );

		expect( await mouse( 'mouseover' ) ).toEqual( [ 'togglelayer' ] );
		expect( await focus( 'focusin' ) ).toEqual( [] ); // A click.
		expect( await mouse( 'mouseout' ) ).toEqual( [ 'toggleclass' ] );
		expect( await focus( 'focusout' ) ).toEqual( [] );

		visible = true;
		expect( await focus( 'focusin' ) ).toEqual( [ 'togglelayer' ] );
		expect( await mouse( 'mouseover' ) ).toEqual( [] );
		expect( await focus( 'focusout' ) ).toEqual( [] );
		expect( await focus( 'focusin' ) ).toEqual( [] );
		expect( await mouse( 'mouseout' ) ).toEqual( [] );
		expect( await focus( 'focusout' ) ).toEqual( [ 'toggleclass' ] );
	} );

	test( 'who jumped to a slide stays there when the focus leaves', async () => {
		const play = playDocument( {
			modules: [ 'layers' ],
			autoplay: { delay: 0 },
			slides: [ { layers: [ { id: 'a', actions: [ next ] } ] }, {} ],
		} );
		const { slider, element, clock, button } = await startSlider( play, {
			content: () => '<div class="fr-layer" data-layer="a"><div class="fr-layer__content">A</div></div>',
		} );
		button( 'Next slide' ).focus();
		element.querySelector< HTMLElement >( '.fr-layer__content' )!.click();
		await clock.pass( 3000 );
		button( 'Next slide' ).blur();
		expect( slider.index ).toBe( 1 );
		expect( slider.playing ).toBe( false );
	} );

	test( 'Enter and Space press what is a button', async () => {
		const { trigger, acted, clock } = await start( [ next ] );
		for ( const [ key, times ] of [
			[ 'Enter', 1 ],
			[ ' ', 2 ],
			[ 'a', 2 ],
		] as const ) {
			trigger.dispatchEvent( new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true } ) );
			await clock.pass( 400 );
			expect( acted ).toHaveLength( times );
		}
	} );

	test( 'a link in the layer is the browser’s own, with its keys', async () => {
		const url = 'https://example.test/';
		const { trigger, acted } = await start(
			[ next ],
			{},
			`<div class="fr-layer__content"><a href="${ url }">Go</a></div>`
		);
		const link = trigger.querySelector( 'a' )!;
		link.addEventListener( 'click', ( event ) => event.preventDefault() );
		link.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true, ctrlKey: true } ) );
		expect( acted ).toEqual( [] );
		link.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true } ) );
		expect( acted ).toEqual( [ 'jumptoslide' ] );
	} );
} );

describe( 'hover', () => {
	const hover: PlayLayer[ 'hover' ] = {
		to: { color: '#fff', scaleX: 0.9, scaleY: 0.9, style: { 'border-radius': '30px' } },
		duration: 300,
		ease: 'ease',
	};
	const over = ( target: Element, type = 'mouseover' ) =>
		target.dispatchEvent( new MouseEvent( type, { bubbles: true, relatedTarget: document.body } ) );

	test( 'shows on the content, and goes back the way it came', async () => {
		const { box, clock } = await start( [], { hover } );
		const content = box.firstElementChild!;
		over( content );
		const [ animation ] = animationsOf( content );
		expect( ( animation!.effect as KeyframeEffect ).getKeyframes() ).toEqual( [
			{ borderRadius: '30px' },
			{ borderRadius: '30px', color: '#fff', transform: 'scale(0.9,0.9)' },
		] );
		await clock.pass( 100 );
		over( content, 'mouseout' );
		expect( animation!.playbackRate ).toBe( -1 );
		over( content );
		expect( animation!.playbackRate ).toBe( 1 );
		await clock.pass( 500 );
		over( content, 'mouseout' );
		await clock.pass( 300 );
		expect( animationsOf( content ) ).toEqual( [] );
	} );
} );
