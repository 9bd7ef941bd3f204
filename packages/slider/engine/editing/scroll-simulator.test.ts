import { animationsOf, installAnimations } from '../../../../tests/support/animations';
import { handClock } from '../../../../tests/support/manual-clock';
import { installMedia } from '../../../../tests/support/media';
import { playDocument, sliderMarkup } from '../../../../tests/support/slider-page';
import type { Play } from '../types/playback-config';
import { createStage } from './editing-stage';

installAnimations();

const scrollEffect: Play[ 'scrollEffect' ] = {
	fade: true,
	targets: [ 'slide' ],
	factor: 1,
	layerFactor: 1,
} as Play[ 'scrollEffect' ];

function stageOf( more: Partial< Play > = {} ) {
	installMedia( [] );
	const play = playDocument( { scrollEffect, ...more } as Partial< Play > );
	document.body.innerHTML = sliderMarkup( play, () => '<div class="fr-slide__background"></div>' );
	const element = document.querySelector< HTMLElement >( '.fr-slider' )!;
	const stage = createStage( element, play, { slide: 0, level: () => 0, clock: handClock(), frame: () => () => {} } );
	const grounds = () => animationsOf( element.querySelector( '.fr-slide__background' )! ).length;
	const told: ( number | undefined )[] = [];
	stage.onChange( () => told.push( stage.scrolled ) );
	return { stage, told, grounds, edit: () => stage.change( { play: { ...play }, slide: 0 }, () => {} ) };
}

const bound = { scrollTimeline: { from: 0, to: 2000, ease: 'linear' } } as unknown as Partial< Play >;

describe.each( [
	[ 'effects alone', {} ],
	[ 'a bound timeline', bound ],
] )( 'with %s', ( _, more ) => {
	test( 'a change of the document leaves it where it was scrolled to', () => {
		const { stage, grounds, edit } = stageOf( more );
		stage.scrollTo( 0.8 );
		edit();
		expect( stage.scrolled ).toBe( 0.8 );
		expect( grounds() ).toBe( 1 );
	} );

	test( 'whoever plays or rests sees it as it is made, and is told', () => {
		const { stage, told, grounds } = stageOf( more );
		stage.scrollTo( 0.8 );
		stage.clock.play();
		expect( stage.scrolled ).toBeUndefined();
		expect( grounds() ).toBe( 0 );
		expect( stage.clock.playing ).toBe( true );
		expect( told.at( -1 ) ).toBeUndefined();
		stage.scrollTo( 0.3 );
		expect( told.at( -1 ) ).toBe( 0.3 );
		stage.clock.rest();
		stage.scrollTo( undefined );
		expect( grounds() ).toBe( 0 );
	} );
} );

test( 'stopped, a bound slider is as it is made', () => {
	const { stage, grounds } = stageOf( bound );
	stage.scrollTo( 0.8 );
	stage.clock.rest();
	expect( stage.scrolled ).toBeUndefined();
	expect( grounds() ).toBe( 0 );
} );
