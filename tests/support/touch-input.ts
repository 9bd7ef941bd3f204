import type { Page } from '@playwright/test';

/**
 * Touch input with explicit times. Fingers pause before they are lifted. Otherwise the browser starts a fling, and a tap
 * within the next 200 ms only stops that (seen on a page with a single button).
 */
export async function fingers( page: Page ) {
	const devtools = await page.context().newCDPSession( page );
	let time = 0; // s
	return async ( type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Array< [ number, number ] > ) => {
		const now = () => page.evaluate( () => ( performance.timeOrigin + performance.now() ) / 1000 );
		time = type === 'touchStart' ? await now() : time + ( type === 'touchEnd' ? 1 : 0.016 );
		await devtools.send( 'Input.dispatchTouchEvent', {
			type,
			timestamp: time,
			touchPoints: points.map( ( [ x, y ], id ) => ( { x, y, id } ) ),
		} );
	};
}
