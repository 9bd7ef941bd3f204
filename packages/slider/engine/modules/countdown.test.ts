import { startSlider } from '../../../../tests/support/slider-engine';
import { playDocument } from '../../../../tests/support/slider-page';
import { installAnimations } from '../../../../tests/support/animations';
import { left } from './countdown';

installAnimations();

test( 'what is left, by unit, and never less than nothing', () => {
	expect( left( 90_061_999 ) ).toEqual( [ 1, 1, 1, 1 ] );
	expect( left( -5 ) ).toEqual( [ 0, 0, 0, 0 ] );
} );

describe( 'a text that counts down', () => {
	let now = Date.parse( '2030-01-01T00:00:00Z' );
	beforeEach( () => {
		now = Date.parse( '2030-01-01T00:00:00Z' );
		jest.spyOn( Date, 'now' ).mockImplementation( () => now );
	} );

	const start = async () => {
		const began = await startSlider(
			playDocument( {
				modules: [ 'countdown' ],
				slides: [ { layers: [ { id: 'c', countdown: '2030-01-03T01:00:02+00:00' } ] } ],
			} ),
			{
				content: () =>
					'<div class="fr-layer" data-layer="c"><div class="fr-layer__content">3 January 2030</div></div>',
			}
		);
		return { ...began, content: began.element.querySelector( '.fr-layer__content' )! };
	};
	const parts = ( content: Element ) =>
		[ ...content.querySelectorAll( 'small' ) ].map( ( { parentElement } ) => parentElement!.textContent );

	test( 'ticks by the second, says its units as the page’s language does, and keeps the date for who hears it', async () => {
		const { content, clock } = await start();
		expect( parts( content ) ).toEqual( [ '2 days', '1 hour', '0 minutes', '2 seconds' ] );
		expect( content.getAttribute( 'role' ) ).toBe( 'timer' );
		expect( content.firstChild!.textContent ).toBe( '3 January 2030' );
		now += 1000;
		clock.move( 1000 );
		expect( parts( content )[ 3 ] ).toBe( '1 second' );
	} );

	test( 'is as printed when the slider goes', async () => {
		const { content, slider } = await start();
		slider.destroy();
		expect( content.outerHTML ).toBe( '<div class="fr-layer__content">3 January 2030</div>' );
	} );
} );
