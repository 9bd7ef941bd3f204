import { postsQuery, postValue, withOthers } from './bound-posts';

jest.mock( '@wordpress/core-data', () => ( { store: { name: 'core' } } ) );

const post = {
	id: 7,
	link: 'https://example.com/one',
	title: { rendered: 'One &amp; <b>two</b> &lt;img src=x onerror=alert(1)&gt;' },
	excerpt: { rendered: '<p>Short\n words</p>' },
	meta: { season: 'Winter' },
	_embedded: {
		author: [ { name: 'Ada &amp; Co' } ],
		'wp:featuredmedia': [ { id: 3, source_url: 'https://example.com/a.jpg', alt_text: 'A bridge' } ],
		'wp:term': [ [ { taxonomy: 'category', name: 'News' } ], [ { taxonomy: 'post_tag', name: 'x' } ] ],
	},
};

test( 'what a post says is text', () => {
	expect( postValue( post, 'title' ) ).toBe( 'One & two <img src=x onerror=alert(1)>' );
	expect( postValue( post, 'excerpt' ) ).toBe( 'Short words' );
	expect( postValue( post, 'author' ) ).toBe( 'Ada & Co' );
	expect( postValue( post, 'category' ) ).toBe( 'News' );
	expect( postValue( post, '', 'season' ) ).toBe( 'Winter' );
	expect( postValue( post, 'image' ) ).toEqual( { url: 'https://example.com/a.jpg', id: 3, alt: 'A bridge' } );
	expect( postValue( { id: 8 }, 'image' ) ).toBeUndefined();
} );

test( 'posts are asked for as the page asks', () => {
	expect(
		postsQuery( { type: 'posts', limit: 3, query: { taxonomy: 'category', terms: [ 4 ] } }, { base: 'categories' } )
	).toEqual( {
		per_page: 3,
		status: 'publish',
		_embed: 'author,wp:featuredmedia,wp:term',
		orderby: 'date',
		order: 'desc',
		categories: [ 4 ],
	} );
} );

test( 'an order of their own is asked for only where there is one, and the post that is edited is left out', () => {
	const source = { type: 'posts' as const, query: { orderBy: 'menu_order' as const, order: 'asc' as const } };
	expect( postsQuery( source ) ).toMatchObject( { orderby: 'date', order: 'asc' } );
	expect( postsQuery( source, { isOrdered: true, shown: 12 } ) ).toMatchObject( {
		orderby: 'menu_order',
		exclude: [ 12 ],
	} );
	expect( postsQuery( source, { shown: 'theme//single' } ) ).not.toHaveProperty( 'exclude' );
} );

test( 'the canvas has a slide for each post, so that there are as many bullets as on the page', () => {
	const posts = [ post, { ...post, id: 8 }, { id: 9, title: { rendered: 'Three' } } ];
	const template = { key: 'a', layers: [ { id: 'head', html: 'One' } ] };
	expect( withOthers( { schema: 1, slides: [ template ] }, posts ).slides ).toEqual( [
		template,
		{ key: 'post-8', title: 'One & two <img src=x onerror=alert(1)>', thumb: postValue( post, 'image' ) },
		{ key: 'post-9', title: 'Three' },
	] );
	expect( withOthers( { schema: 1, slides: [ template ] }, [ post ] ).slides ).toEqual( [ template ] );
} );
