import type { Page } from '@playwright/test';

/**
 * Fingers with times of their own, which stand still before they leave: a browser that sees one leave while it moves has
 * something to fling, and spends the tap that follows within 200 ms on stopping it (seen on a page with a single button).
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
