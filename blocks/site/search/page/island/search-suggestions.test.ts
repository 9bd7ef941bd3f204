import { find } from './search-suggestions';

const ask = ( data: unknown, ok = true ) => {
	window.fetch = jest.fn( async () => ( { ok, json: async () => data } ) ) as never;
	return find( '/wp-json/wp/v2/search', 'beam', new AbortController().signal );
};
const BEAM = { title: 'Beams &amp; <b>slabs</b>', url: 'https://site.test/beams/' };
const READ = { title: 'Beams & slabs', url: BEAM.url };

test( 'titles are text', async () => {
	expect( await ask( [ BEAM ] ) ).toEqual( [ READ ] );
} );

test( 'a result that cannot be read is left out and named, the others are there', async () => {
	const found = await ask( [ BEAM, null, 'x', { title: 'x', url: 'javascript:x' }, { url: '/a/' } ] );
	expect( found ).toEqual( [ READ, { title: '/a/', url: '/a/' } ] );
	expect( console ).toHaveWarned();
} );

test( 'an answer that is none is no list', async () => {
	for ( const answer of [ null, 'text', 5, { code: 'x' } ] ) {
		expect( await ask( answer ) ).toBeUndefined();
	}
	expect( await ask( [ BEAM ], false ) ).toBeUndefined();
} );
