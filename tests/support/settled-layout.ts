/**
 * Where elements stand, read once the page has settled. A font, an image or a transition that is under way moves what
 * is measured, so a story that reads at once passes or fails by how busy the machine is.
 */
import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** A border box in CSS pixels, from the top left of the window: what the mouse takes. */
export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/**
 * In the page: what is still on its way there, in words; one frame passes meanwhile.
 *
 * A frame is over when a new animation is ready: `requestAnimationFrame` is not called where a story turned scripts off
 * or stopped the clock.
 */
async function unsettled(): Promise< string[] > {
	const named = ( { localName, id, classList }: Element ) =>
		`${ localName }${ id && `#${ id }` }${ [ ...classList ].map( ( name ) => `.${ name }` ).join( '' ) }`;

	// A clock moved by hand says "running" of animations that it has paused: the browser's own property tells.
	const playState = Object.getOwnPropertyDescriptor( Animation.prototype, 'playState' )!.get!;
	const running = () =>
		document.getAnimations().filter(
			( animation ) =>
				playState.call( animation ) === 'running' &&
				animation.playbackRate !== 0 &&
				animation.timeline instanceof DocumentTimeline // Others follow the scroll position.
		);
	const isFinite = ( { effect }: Animation ) => Number.isFinite( effect?.getComputedTiming().endTime );
	const targetOf = ( { effect }: Animation ) => ( effect as KeyframeEffect | null )?.target;

	/** Lazy images are loaded once they are in sight: in the window, and not cut off by what they lie in. */
	const isInSight = ( image: Element ) => {
		const seen = image.getBoundingClientRect();
		let [ left, top, right, bottom ] = [ 0, 0, innerWidth, innerHeight ];
		for ( let around = image.parentElement; around; around = around.parentElement ) {
			if ( getComputedStyle( around ).overflow !== 'visible' && around !== document.documentElement ) {
				const edge = around.getBoundingClientRect();
				[ left, top ] = [ Math.max( left, edge.left ), Math.max( top, edge.top ) ];
				[ right, bottom ] = [ Math.min( right, edge.right ), Math.min( bottom, edge.bottom ) ];
			}
		}
		return (
			image.checkVisibility() && // Neither display: none nor content-visibility: hidden.
			Math.max( left, seen.left ) <= Math.min( right, seen.right ) &&
			Math.max( top, seen.top ) <= Math.min( bottom, seen.bottom )
		);
	};

	const endless = running()
		.filter( ( animation ) => ! isFinite( animation ) )
		.map( targetOf );
	const rects = () =>
		new Map(
			[ ...document.querySelectorAll( ':not(svg *, head, head *)' ) ]
				.filter( ( element ) => ! endless.some( ( one ) => one?.contains( element ) ) )
				.map( ( element ) => {
					const { x, y, width, height } = element.getBoundingClientRect();
					return [ element, [ x, y, width, height ].join() ];
				} )
		);

	const before = rects(); // Laying out is also what asks for fonts.
	const { timeline } = document;
	for ( const { currentTime } = timeline; timeline.currentTime === currentTime; ) {
		const nothing = new Animation( new KeyframeEffect( null, [], 1 ), timeline );
		nothing.play();
		await nothing.ready;
	}
	const after = rects();

	return [
		...( document.fonts.status === 'loaded' ? [] : [ 'fonts are loading' ] ),
		...[ ...document.images ]
			.filter( ( image ) => ! image.complete && ( image.loading !== 'lazy' || isInSight( image ) ) )
			.map( ( { src } ) => `${ src } is loading` ),
		...running()
			.filter( isFinite )
			.map( ( animation ) => {
				const target = targetOf( animation );
				return `${ target ? named( target ) : 'something' } is in motion`;
			} ),
		...[ ...after ]
			.filter( ( [ element, rect ] ) => before.get( element ) !== rect )
			.map( ( [ element ] ) => `${ named( element ) } was moved` ),
	].slice( 0, 10 );
}

/** In the page: the boxes of elements, in one go; those in frames as they are drawn in the main window. */
function measure( elements: Element[] ): Box[] {
	return elements.map( ( element ) => {
		if ( ! element.isConnected || ! element.getClientRects().length ) {
			throw new Error( `It has no box: ${ element.outerHTML.slice( 0, 200 ) }` );
		}
		let { x, y, width, height } = element.getBoundingClientRect();
		for (
			let frame = element.ownerDocument.defaultView!.frameElement as HTMLElement | null;
			frame;
			frame = frame.ownerDocument.defaultView!.frameElement as HTMLElement | null
		) {
			const outer = frame.getBoundingClientRect();
			const scale = { x: outer.width / frame.offsetWidth, y: outer.height / frame.offsetHeight };
			x = outer.x + ( frame.clientLeft + x ) * scale.x;
			y = outer.y + ( frame.clientTop + y ) * scale.y;
			width *= scale.x;
			height *= scale.y;
		}
		return { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height };
	} );
}

const handlesOf = ( locators: Locator[] ) =>
	Promise.all( locators.map( async ( locator ) => ( await locator.elementHandle() )! ) );

/**
 * Waits until fonts and the images that are wanted now are there, no animation with an end is running, and two frames
 * in a row show every element at the same place. Endless animations count neither as motion nor as a place.
 */
export async function settled( ...where: Array< Page | Frame > ): Promise< void > {
	const pending = async () => ( await Promise.all( where.map( ( one ) => one.evaluate( unsettled ) ) ) ).flat();
	await expect.poll( pending, { message: 'The page has settled.', intervals: [ 0 ] } ).toEqual( [] );
}

/** The boxes of elements once their page has settled, all of the same moment: boxes that are compared are read together. */
export async function boxes< Locators extends Locator[] >(
	...locators: Locators
): Promise< { [ At in keyof Locators ]: Box } > {
	const page = locators[ 0 ]!.page();
	const frames = await Promise.all( ( await handlesOf( locators ) ).map( ( handle ) => handle.ownerFrame() ) );
	await settled( ...new Set( [ page.mainFrame(), ...frames.map( ( frame ) => frame! ) ] ) );
	return ( await page.evaluate( measure, await handlesOf( locators ) ) ) as { [ At in keyof Locators ]: Box };
}

/** The box of one element once its page has settled. */
export async function box( locator: Locator ): Promise< Box > {
	return ( await boxes( locator ) )[ 0 ];
}

/**
 * The box of an element at this moment, whatever moves. Right only where the motion is what the story is about: under a
 * finger or a pressed mouse button, in the middle of an animation, or in a slider that plays and never comes to rest.
 */
export async function boxNow( locator: Locator ): Promise< Box > {
	return ( await locator.page().evaluate( measure, await handlesOf( [ locator ] ) ) )[ 0 ]!;
}
