import { createSlider } from '..';
import { installAnimations } from '../../../../tests/support/animations';
import { settle } from '../../../../tests/support/manual-clock';
import { startSlider } from '../../../../tests/support/slider-engine';
import { playDocument, sliderMarkup } from '../../../../tests/support/slider-page';

installAnimations();
Object.assign( globalThis, { CSS: { escape: ( text: string ) => text } } );

const content = ( slide: number ) =>
	`<a href="#test-s2">Second</a><p id="word-${ slide }">Word</p><b aria-describedby="word-${ slide } far">b</b>`;

const ids = () => [ ...document.querySelectorAll( '[id]' ) ].map( ( { id } ) => id );

/** What another request of the site printed: the same ids again. */
async function add( where: 'beforeend' | 'afterbegin' ) {
	document.body.insertAdjacentHTML( where, sliderMarkup( playDocument(), content ) );
	const all = document.querySelectorAll< HTMLElement >( '.fr-slider' );
	const added = all[ where === 'beforeend' ? all.length - 1 : 0 ]!;
	await createSlider( added ).ready;
	await settle();
	return added;
}

test.each( [ 'beforeend', 'afterbegin' ] as const )(
	'one that comes later (%s) gets ids of its own',
	async ( where ) => {
		const { element } = await startSlider( playDocument(), { content } );
		const before = [ ...element.querySelectorAll( '[id]' ) ].map( ( { id } ) => id );
		const added = await add( where );
		const third = await add( where );
		expect( new Set( ids() ).size ).toBe( ids().length );
		expect( [ element.id, added.id, third.id ] ).toEqual( [ 'test', 'test-2', 'test-3' ] );
		expect( [ ...element.querySelectorAll( '[id]' ) ].map( ( { id } ) => id ) ).toEqual( before );
		expect( added.querySelector( '[data-key=s2]' )!.id ).toBe( 'test-2-s2' );
		expect( added.querySelector( 'a' )!.getAttribute( 'href' ) ).toBe( '#test-2-s2' );
		expect( added.querySelector( 'b' )!.getAttribute( 'aria-describedby' ) ).toBe( 'word-0-2 far' );
	}
);

test( 'one that stands alone keeps what was printed', async () => {
	const { element } = await startSlider( playDocument(), { content } );
	expect( element.id ).toBe( 'test' );
	expect( element.querySelector( 'a' )!.getAttribute( 'href' ) ).toBe( '#test-s2' );
} );
