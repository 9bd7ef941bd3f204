/**
 * Element positions, measured after the page has settled. A font, an image or a transition in progress moves elements, so
 * that an immediate measurement would depend on how busy the machine is.
 */
import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** A border box in CSS pixels, relative to the window's top left corner, as for the mouse. */
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
 * In the page: a list of what is still pending; takes one frame.
 *
 * A frame counts as over when a new animation is ready: `requestAnimationFrame` callbacks do not run where a test turned
 * scripts off or stopped the clock.
 */
async function unsettled(): Promise< string[] > {
	const named = ( { localName, id, classList }: Element ) =>
		`${ localName }${ id && `#${ id }` }${ [ ...classList ].map( ( name ) => `.${ name }` ).join( '' ) }`;

	// The manual clock reports "running" for animations that it has paused: the browser's own property is used.
	const playState = Object.getOwnPropertyDescriptor( Animation.prototype, 'playState' )!.get!;
	const running = () =>
		document.getAnimations().filter(
			( animation ) =>
				playState.call( animation ) === 'running' &&
				animation.playbackRate !== 0 &&
				animation.timeline instanceof DocumentTimeline // Other timelines follow the scroll position.
		);
	const isFinite = ( { effect }: Animation ) => Number.isFinite( effect?.getComputedTiming().endTime );
	const targetOf = ( { effect }: Animation ) => ( effect as KeyframeEffect | null )?.target;

	/** Lazy images load when they are visible: in the window, and not clipped by their containers. */
	const isInSight = ( image: Element ) => {
		const visibleRect = image.getBoundingClientRect();
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
			Math.max( left, visibleRect.left ) <= Math.min( right, visibleRect.right ) &&
			Math.max( top, visibleRect.top ) <= Math.min( bottom, visibleRect.bottom )
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

	const before = rects(); // A layout also triggers font loading.
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

/** In the page: the boxes of elements, at the same time; for elements in iframes, as displayed in the main window. */
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
 * Waits until fonts and required images are loaded, no finite animation is running, and every element keeps its position for
 * two frames. Infinite animations are ignored.
 */
export async function settled( ...where: Array< Page | Frame > ): Promise< void > {
	const pending = async () => ( await Promise.all( where.map( ( one ) => one.evaluate( unsettled ) ) ) ).flat();
	await expect.poll( pending, { message: 'The page has settled.', intervals: [ 0 ] } ).toEqual( [] );
}

/** The boxes of elements after their page has settled, all at the same time: boxes to be compared are measured together. */
export async function boxes< Locators extends Locator[] >(
	...locators: Locators
): Promise< { [ At in keyof Locators ]: Box } > {
	const page = locators[ 0 ]!.page();
	const frames = await Promise.all( ( await handlesOf( locators ) ).map( ( handle ) => handle.ownerFrame() ) );
	await settled( ...new Set( [ page.mainFrame(), ...frames.map( ( frame ) => frame! ) ] ) );
	return ( await page.evaluate( measure, await handlesOf( locators ) ) ) as { [ At in keyof Locators ]: Box };
}

/** The box of one element after its page has settled. */
export async function box( locator: Locator ): Promise< Box > {
	return ( await boxes( locator ) )[ 0 ];
}

/**
 * The box of an element at this moment, even while it moves. Only for tests of the motion itself: during a touch or drag, in
 * the middle of an animation, or in a slider that never comes to rest.
 */
export async function boxNow( locator: Locator ): Promise< Box > {
	return ( await locator.page().evaluate( measure, await handlesOf( [ locator ] ) ) )[ 0 ]!;
}
