import { installAnimations } from '../../../../tests/support/animations';
import { handClock } from '../../../../tests/support/manual-clock';
import { SlideTimeline } from './timeline';

installAnimations();

function make() {
	const clock = handClock();
	const timeline = new SlideTimeline( clock );
	const element = document.createElement( 'div' );
	const animate = ( delay: number, duration: number, iterations = 1 ) =>
		timeline.animate( element, { opacity: [ 0, 1 ] }, { delay, duration, iterations, fill: 'both' } );
	return { clock, timeline, element, animate };
}

test( 'its animations run, stand and are sought as one', () => {
	const { clock, timeline, animate } = make();
	const [ early, late ] = [ animate( 0, 500 ), animate( 1000, 500 ) ];
	timeline.play();
	clock.move( 700 );
	expect( [ early.playState, late.currentTime ] ).toEqual( [ 'finished', 700 ] );
	timeline.pause();
	clock.move( 5000 );
	expect( [ timeline.time, late.currentTime ] ).toEqual( [ 700, 700 ] );
	timeline.seek( 200 );
	expect( [ early.currentTime, late.currentTime ] ).toEqual( [ 200, 200 ] );
	timeline.play();
	clock.move( 100 );
	expect( [ early.currentTime, late.currentTime ] ).toEqual( [ 300, 300 ] );
	expect( timeline.end ).toBe( 1500 );
} );

test( 'a seek is exact, however short, also while it plays', () => {
	const { timeline, animate } = make();
	const animation = animate( 0, 500 );
	timeline.play();
	timeline.seek( 270 );
	timeline.seek( 275 );
	expect( animation.currentTime ).toBe( 275 );
} );

test( 'what has ended does not begin anew when it goes on', () => {
	const { clock, timeline, animate } = make();
	const early = animate( 0, 500 );
	timeline.play();
	clock.move( 700 );
	timeline.pause();
	timeline.play();
	clock.move( 100 );
	expect( early.currentTime ).toBe( 700 );
	expect( early.playState ).toBe( 'paused' );
} );

test( 'backwards, each animation begins when its end is passed', () => {
	const { clock, timeline, animate } = make();
	const early = animate( 0, 500 );
	timeline.play();
	clock.move( 700 );
	timeline.play( -1 );
	clock.move( 300 );
	expect( timeline.time ).toBe( 400 );
	expect( early.currentTime ).toBe( 400 );
} );

test( 'an animation that comes later joins in where the timeline is', () => {
	const { clock, timeline, animate } = make();
	timeline.play();
	clock.move( 250 );
	expect( animate( 0, 500 ).currentTime ).toBe( 250 );
} );

test( 'an adopted animation gives an empty timeline its time', () => {
	const { clock, timeline, element } = make();
	const printed = element.animate( {}, { duration: 1000 } );
	printed.currentTime = 420;
	timeline.adopt( printed );
	expect( timeline.time ).toBe( 420 );
	timeline.play();
	clock.move( 100 );
	expect( [ timeline.time, printed.currentTime ] ).toEqual( [ 520, 520 ] );
} );

test( 'endless animations can stand while the others move', () => {
	const { clock, timeline, animate } = make();
	const [ endless, once ] = [ animate( 0, 500, Infinity ), animate( 0, 500 ) ];
	timeline.play();
	clock.move( 100 );
	timeline.calm( true );
	clock.move( 100 );
	expect( [ endless.currentTime, once.currentTime ] ).toEqual( [ 100, 200 ] );
	timeline.calm( false );
	clock.move( 100 );
	expect( once.currentTime ).toBe( 300 );
	expect( endless.playState ).toBe( 'running' );
} );

test( 'calls come in time, also after a pause and again after a seek back, with one timer for all', () => {
	const { clock, timeline } = make();
	const calls: string[] = [];
	timeline.at( 300, () => calls.push( `a${ timeline.time }` ) );
	const off = timeline.at( 500, () => calls.push( 'never' ) );
	timeline.at( 600, () => calls.push( `b${ timeline.time }` ) );
	expect( clock.waiting ).toBe( 0 );
	timeline.play();
	expect( clock.waiting ).toBe( 1 );
	clock.move( 400 );
	timeline.pause();
	expect( clock.waiting ).toBe( 0 );
	clock.move( 1000 );
	off();
	timeline.play();
	clock.move( 200 );
	expect( calls ).toEqual( [ 'a300', 'b600' ] );
	timeline.seek( 0 );
	clock.move( 1000 );
	expect( calls ).toEqual( [ 'a300', 'b600', 'a300', 'b600' ] );
	expect( clock.waiting ).toBe( 0 );
} );

test( 'a start delay is time below zero', () => {
	const { clock, timeline } = make();
	const call = jest.fn();
	timeline.seek( -200 );
	timeline.at( 100, call );
	timeline.play();
	clock.move( 299 );
	expect( call ).not.toHaveBeenCalled();
	clock.move( 1 );
	expect( call ).toHaveBeenCalledTimes( 1 );
} );

test( 'cleared, it has cancelled all and stands at the beginning', () => {
	const { clock, timeline, animate } = make();
	const animation = animate( 0, 500 );
	timeline.at( 100, () => {} );
	timeline.play();
	clock.move( 50 );
	timeline.clear();
	expect( animation.playState ).toBe( 'idle' );
	expect( [ timeline.time, timeline.playing, clock.waiting, clock.moving ] ).toEqual( [ 0, false, 0, 0 ] );
} );
