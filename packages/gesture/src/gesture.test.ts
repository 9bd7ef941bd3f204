import { onDrag, onSwipe, type DragOptions } from './index';

const pointer = ( type: string, x: number, y: number, at: number, more: object = {} ) => {
	const event = Object.assign( new Event( type, { bubbles: true, cancelable: true } ), {
		pointerId: 1,
		pointerType: 'touch',
		button: 0,
		clientX: x,
		clientY: y,
		...more,
	} );
	Object.defineProperty( event, 'timeStamp', { value: at } );
	return event;
};

function make( options: DragOptions = {}, refuse = false ) {
	document.body.innerHTML = '<div><a href="#">link</a><input></div>';
	const element = document.querySelector( 'div' )!;
	const heard: string[] = [];
	const undo = onDrag(
		element,
		{
			start: () => ( refuse ? false : void heard.push( 'start' ) ),
			move: ( { dx, dy } ) => void heard.push( `${ dx },${ dy }` ),
			end: ( { velocityX }, cancelled ) =>
				void heard.push( `end ${ velocityX }${ cancelled ? ' cancelled' : '' }` ),
		},
		options
	);
	return { element, heard, undo, link: document.querySelector( 'a' )! };
}

test( 'a drag begins after 8 px along its axis and says how far and how fast', () => {
	const { element, heard } = make();
	element.dispatchEvent( pointer( 'pointerdown', 100, 100, 0 ) );
	window.dispatchEvent( pointer( 'pointermove', 95, 100, 10 ) );
	window.dispatchEvent( pointer( 'pointermove', 90, 101, 20 ) );
	window.dispatchEvent( pointer( 'pointermove', 50, 101, 200 ) );
	window.dispatchEvent( pointer( 'pointerup', 30, 101, 240 ) );
	expect( heard ).toEqual( [ 'start', '-10,1', '-50,1', 'end -0.5' ] );
} );

test.each( [
	[ 'across the axis', {}, 100, 130, {} ],
	[ 'with a mouse', {}, 50, 100, { pointerType: 'mouse' } ],
	[ 'with another button', { mouse: true }, 50, 100, { pointerType: 'mouse', button: 2 } ],
	[ 'with a finger where only a mouse drags', { mouse: true, fingers: 0 }, 50, 100, {} ],
	[ 'with one finger where two are meant', { fingers: 2 }, 50, 100, {} ],
] )( 'not %s', ( _, options, x, y, more ) => {
	const { element, heard } = make( options );
	element.dispatchEvent( pointer( 'pointerdown', 100, 100, 0, more ) );
	window.dispatchEvent( pointer( 'pointermove', x, y, 10, more ) );
	window.dispatchEvent( pointer( 'pointerup', x, y, 20, more ) );
	expect( heard ).toEqual( [] );
} );

test( 'two fingers, the first leads', () => {
	const { element, heard } = make( { fingers: 2 } );
	element.dispatchEvent( pointer( 'pointerdown', 100, 100, 0 ) );
	element.dispatchEvent( pointer( 'pointerdown', 200, 100, 0, { pointerId: 2 } ) );
	window.dispatchEvent( pointer( 'pointermove', 250, 100, 10, { pointerId: 2 } ) );
	window.dispatchEvent( pointer( 'pointermove', 50, 100, 10 ) );
	expect( heard ).toEqual( [ 'start', '-50,0' ] );
} );

test( 'fields and refused drags are left alone', () => {
	const { element, heard } = make();
	element.querySelector( 'input' )!.dispatchEvent( pointer( 'pointerdown', 100, 100, 0 ) );
	window.dispatchEvent( pointer( 'pointermove', 50, 100, 10 ) );
	expect( heard ).toEqual( [] );
	const refused = make( {}, true );
	refused.element.dispatchEvent( pointer( 'pointerdown', 100, 100, 0 ) );
	window.dispatchEvent( pointer( 'pointermove', 50, 100, 10 ) );
	window.dispatchEvent( pointer( 'pointermove', 20, 100, 20 ) );
	expect( refused.heard ).toEqual( [] );
} );

test( 'the browser may take the pointer away', () => {
	const { element, heard } = make();
	element.dispatchEvent( pointer( 'pointerdown', 100, 100, 0 ) );
	window.dispatchEvent( pointer( 'pointermove', 50, 100, 10 ) );
	window.dispatchEvent( pointer( 'pointercancel', 50, 100, 10 ) );
	expect( heard.at( -1 ) ).toContain( 'cancelled' );
} );

test( 'a drag that ends on a link is no click; a tap is one', () => {
	const { link } = make();
	const clicked = jest.fn();
	link.addEventListener( 'click', clicked );
	link.dispatchEvent( pointer( 'pointerdown', 100, 100, 0 ) );
	window.dispatchEvent( pointer( 'pointermove', 50, 100, 10 ) );
	window.dispatchEvent( pointer( 'pointerup', 50, 100, 20 ) );
	link.click();
	expect( clicked ).not.toHaveBeenCalled();
	link.dispatchEvent( pointer( 'pointerdown', 100, 100, 30 ) );
	window.dispatchEvent( pointer( 'pointerup', 100, 100, 40 ) );
	link.click();
	expect( clicked ).toHaveBeenCalledTimes( 1 );
} );

test( 'it leaves the other axis to the page, and nothing when it goes', () => {
	const { element, undo, heard } = make();
	expect( element.style.touchAction ).toBe( 'pan-y pinch-zoom' );
	element.dispatchEvent( pointer( 'pointerdown', 100, 100, 0 ) );
	undo();
	window.dispatchEvent( pointer( 'pointermove', 50, 100, 10 ) );
	expect( element.style.touchAction ?? '' ).toBe( '' );
	expect( heard ).toEqual( [] );
} );

test( 'it leaves both axes to the page where fingers scroll', () => {
	expect( make( { mouse: true, fingers: 0 } ).element.style.touchAction ?? '' ).toBe( '' );
} );

test( 'it keeps both axes where that is asked for', () => {
	expect( make( { blocks: true } ).element.style.touchAction ).toBe( 'none' );
} );

test.each( [
	[ 25, [ 1 ] ],
	[ 26, [] ],
	[ 175, [ -1 ] ],
	[ 174, [] ],
] )( 'a swipe from 100 to %i, however fast: %p', ( x, calls ) => {
	document.body.innerHTML = '<div></div>';
	const element = document.querySelector( 'div' )!;
	const heard: number[] = [];
	onSwipe( element, ( direction ) => heard.push( direction ) );
	element.dispatchEvent( pointer( 'pointerdown', 100, 100, 0 ) );
	window.dispatchEvent( pointer( 'pointermove', x, 100, 1 ) );
	window.dispatchEvent( pointer( 'pointerup', x, 100, 2 ) );
	expect( heard ).toEqual( calls );
} );

describe( 'a swipe', () => {
	let now = 0;
	beforeEach( () => {
		now = 0;
		jest.spyOn( performance, 'now' ).mockImplementation( () => now );
		document.body.innerHTML =
			'<div><p id="scrolls" style="overflow-x: auto"><b id="in"></b></p><i></i><input></div>';
	} );
	afterEach( () => jest.restoreAllMocks() );

	function swipe( { from = 'div', to = [ 0, 100 ], ms = 0, style = '' } = {} ) {
		const element = document.querySelector( 'div' )!;
		const heard: number[] = [];
		now = 0;
		element.style.cssText = style;
		const undo = onSwipe( element, ( direction ) => heard.push( direction ) );
		const start = document.querySelector( from )!;
		start.dispatchEvent( pointer( 'pointerdown', 100, 100, 0 ) );
		start.dispatchEvent( pointer( 'pointermove', 90, 100, 1 ) );
		now = ms;
		start.dispatchEvent( pointer( 'pointermove', to[ 0 ]!, to[ 1 ]!, 2 ) );
		start.dispatchEvent( pointer( 'pointerup', to[ 0 ]!, to[ 1 ]!, 3 ) );
		undo();
		return heard;
	}

	test( 'ends within 800 ms, further along than across', () => {
		expect( swipe( { ms: 800 } ) ).toEqual( [ 1 ] );
		expect( swipe( { ms: 801 } ) ).toEqual( [] );
		expect( swipe( { to: [ 0, 201 ] } ) ).toEqual( [] );
	} );

	test( 'is the other one where one reads from the right', () => {
		expect( swipe( { style: 'direction: rtl' } ) ).toEqual( [ -1 ] );
		expect( swipe( { style: 'direction: rtl', to: [ 25, 100 ] } ) ).toEqual( [ -1 ] );
		expect( swipe( { style: 'direction: rtl', to: [ 26, 100 ] } ) ).toEqual( [] );
		expect( swipe( { style: 'direction: rtl', to: [ 175, 100 ] } ) ).toEqual( [ 1 ] );
		expect( swipe( { style: 'direction: rtl', to: [ 174, 100 ] } ) ).toEqual( [] );
	} );

	test( 'is none as far across as along, nor one that begins in a field', () => {
		expect( swipe( { to: [ 0, 199 ] } ) ).toEqual( [ 1 ] );
		expect( swipe( { to: [ 0, 200 ] } ) ).toEqual( [] );
		expect( swipe( { from: 'input' } ) ).toEqual( [] );
	} );

	test( 'that begins in what scrolls by itself is that one’s', () => {
		expect( swipe( { from: '#in' } ) ).toEqual( [ 1 ] ); // It has nothing to scroll yet.
		Object.defineProperty( document.querySelector( '#scrolls' ), 'scrollWidth', { value: 500 } );
		expect( swipe( { from: '#in' } ) ).toEqual( [] );
		expect( swipe( { from: 'i' } ) ).toEqual( [ 1 ] );
	} );
} );
