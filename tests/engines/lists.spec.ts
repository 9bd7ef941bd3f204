import { unique } from '../support/forms';
import { expect, test } from '../support/engines/test';

const SLIDER =
	'<!-- wp:frontage/slider {"options":{"minHeight":200}} --><!-- wp:frontage/slide {"background":{"type":"color","color":"#246"}} /--><!-- wp:frontage/slide {"background":{"type":"color","color":"#642"}} /--><!-- /wp:frontage/slider -->';

test( 'a list that grows by an entry with the first slider of the page starts it', async ( {
	engine,
	requestUtils,
} ) => {
	const word = `list${ unique() }`.replace( /\W/g, '' );
	const make = ( path: string, data: object ) =>
		requestUtils.rest< { link: string } >( {
			method: 'POST',
			path: `/wp/v2/${ path }`,
			data: { status: 'publish', ...data },
		} );
	await make( 'posts', { title: `With ${ word }`, content: SLIDER, date: '2020-01-01T10:00:00' } );
	await make( 'posts', { title: `Without ${ word }`, content: 'Words', date: '2020-01-02T10:00:00' } );
	const query = { perPage: 1, postType: 'post', order: 'desc', orderBy: 'date', search: word, inherit: false };
	const { link } = await make( 'pages', {
		title: `Page ${ unique() }`,
		content: `<!-- wp:query ${ JSON.stringify( { queryId: 5, query, frPaging: 'more' } ) } --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-content /--><!-- /wp:post-template --><!-- wp:query-pagination --><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`,
	} );
	await engine.size( 1280, 800 );
	await engine.go( link );
	const sliders = () =>
		engine.evaluate( () =>
			[ ...document.querySelectorAll< HTMLElement >( '.fr-slider' ) ].map( ( slider ) => {
				slider.scrollIntoView( { block: 'center', behavior: 'instant' } );
				return slider.dataset.state;
			} )
		);
	expect( await sliders() ).toEqual( [] );
	await engine.click( '.wp-block-query-pagination-next' );
	await expect.poll( sliders ).toEqual( [ 'ready' ] );
	expect( await engine.evaluate( () => document.querySelectorAll( '.wp-block-post-template > li' ).length ) ).toBe(
		2
	);
} );
