import { animationsOf, installAnimations } from '../../../../tests/support/animations';
import { settle } from '../../../../tests/support/manual-clock';
import { startSlider } from '../../../../tests/support/slider-engine';
import { playDocument } from '../../../../tests/support/slider-page';
import type { Play } from '../types/playback-config';
import { halfFrames } from './ring-progress';

installAnimations();

const turns = ( from: number, to: number, right: boolean ) =>
	halfFrames( from, to, right ).map( ( { offset, transform } ) => [ offset, transform ] );

test( 'the right half fills in the first half of the time, the left one after', () => {
	expect( turns( 0, 1, true ) ).toEqual( [
		[ 0, 'rotate(-180deg)' ],
		[ 0.5, 'rotate(0deg)' ],
		[ 1, 'rotate(0deg)' ],
	] );
	expect( turns( 0, 1, false ) ).toEqual( [
		[ 0, 'rotate(-180deg)' ],
		[ 0.5, 'rotate(-180deg)' ],
		[ 1, 'rotate(0deg)' ],
	] );
} );

test( 'a slide’s share of the whole module', () => {
	expect( turns( 0.25, 0.75, true ) ).toEqual( [
		[ 0, 'rotate(-90deg)' ],
		[ 0.5, 'rotate(0deg)' ],
		[ 1, 'rotate(0deg)' ],
	] );
	expect( turns( 0.5, 0.75, true ) ).toEqual( [
		[ 0, 'rotate(0deg)' ],
		[ 1, 'rotate(0deg)' ],
	] );
	expect( turns( 0.5, 0.75, false ) ).toEqual( [
		[ 0, 'rotate(-180deg)' ],
		[ 1, 'rotate(-90deg)' ],
	] );
} );

const start = ( style: 'cw' | 'ccw', basedOn: 'slide' | 'module' = 'slide' ) => {
	const progress: Play[ 'progress' ] = { basedOn, style, reset: 'reset', ease: 'linear' };
	return startSlider( playDocument( { modules: [ 'ring-progress' ], progress, autoplay: { delay: 0 } } ) );
};

test( 'two leaves turn with the slide’s time and are made once', async () => {
	const { element, slider, clock } = await start( 'cw' );
	const bar = element.querySelector( '.fr-slider__progress' )!;
	const leaves = bar.querySelectorAll( 'i' );
	expect( leaves ).toHaveLength( 2 );
	clock.move( 4500 );
	expect( animationsOf( bar ).map( ( { currentTime } ) => currentTime ) ).toEqual( [ 4500, 4500 ] );
	void slider.next();
	await settle();
	expect( [ ...bar.querySelectorAll( 'i' ) ] ).toEqual( [ ...leaves ] );
	slider.destroy();
	expect( bar.outerHTML ).toContain( '<span></span>' );
	expect( bar.querySelector( 'i' ) ).toBeNull();
} );

test( 'counter-clockwise is the mirror', async () => {
	const { element } = await start( 'ccw' );
	expect( element.querySelector< HTMLElement >( '.fr-slider__progress' )!.style.getPropertyValue( 'scale' ) ).toBe(
		'-1 1'
	);
} );

test( 'a line of the whole module stands at its share, and runs back before the first slide only', async () => {
	const progress = { basedOn: 'module', style: 'vertical', reset: 'animate', ease: 'linear' } as const;
	const { clock, element } = await startSlider(
		playDocument( { modules: [ 'ring-progress' ], progress, autoplay: { delay: 0 } } )
	);
	const frames = () =>
		animationsOf( element.querySelector( '.fr-slider__progress' )! ).map( ( { effect } ) =>
			( effect as KeyframeEffect ).getKeyframes()
		);
	await clock.pass( 9000 );
	expect( frames() ).toMatchObject( [
		[ { transform: `scaleY(${ 1 / 3 })`, easing: 'steps(170)' }, { transform: `scaleY(${ 2 / 3 })` } ],
	] );
	await clock.pass( 18_000 );
	expect( frames() ).toHaveLength( 2 );
	expect( frames()[ 1 ] ).toMatchObject( [ { transform: `scaleY(${ 1 / 3 })` }, { transform: 'scaleY(0)' } ] );
} );

test( 'a line of each slide runs back at each change', async () => {
	const progress = { basedOn: 'slide', style: 'horizontal', reset: 'animate', ease: 'linear' } as const;
	const { clock, element } = await startSlider(
		playDocument( { modules: [ 'ring-progress' ], progress, autoplay: { delay: 0 } } )
	);
	const bars = () => animationsOf( element.querySelector( '.fr-slider__progress > span' )! );
	expect( bars() ).toHaveLength( 1 );
	await clock.pass( 9000 );
	expect( bars().map( ( { effect } ) => effect!.getTiming().duration ) ).toEqual( [ 8500, 500 ] );
} );
