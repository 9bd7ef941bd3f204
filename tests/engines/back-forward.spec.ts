import type { Engine } from '../support/engines/engine';
import { expect, test } from '../support/engines/test';

/** What scripts may have added to a page. */
const parts = ( engine: Engine ) =>
	engine.evaluate( () =>
		[ 'dialog', 'button', 'form', '.fr-slider', '[data-fr-scroll]' ].map(
			( part ) => `${ part }: ${ document.querySelectorAll( part ).length }`
		)
	);

for ( const path of [ '/', '/about/', '/contact/', '/portfolio/', '/journal/' ] ) {
	test( `${ path } comes back as it was left`, async ( { engine } ) => {
		await engine.go( process.env.WP_BASE_URL + path );
		const before = await parts( engine );
		await engine.evaluate( () => {
			addEventListener( 'pageshow', ( { persisted } ) => Object.assign( window, { isBack: persisted } ) );
		} );
		await engine.go( `${ process.env.WP_BASE_URL }/privacy/` );
		await engine.evaluate( () => history.back() );
		await expect
			.poll( () =>
				engine
					.evaluate( () => [ location.pathname, ( window as { isBack?: boolean } ).isBack ] )
					.catch( () => [] )
			)
			.toEqual( [ path, true ] );
		expect( await parts( engine ) ).toEqual( before );
	} );
}
