import apiFetch from '@wordpress/api-fetch';
import { enableFont, install, wantedFaces } from './install-fonts';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );

const asked = apiFetch as unknown as jest.Mock;

const face = ( fontWeight: string, fontStyle = 'normal' ) => ( {
	fontFamily: 'Lora',
	fontWeight,
	fontStyle,
	src: `https://fonts.test/lora-${ fontWeight }-${ fontStyle }.woff2`,
} );
const lora = {
	name: 'Lora',
	slug: 'lora',
	fontFamily: 'Lora, serif',
	fontFace: [ face( '400' ), face( '700' ), face( '700', 'italic' ) ],
};

const inter = { ...lora, name: 'Inter', slug: 'inter' };

interface Styles {
	settings: { typography: { fontFamilies: { custom: object[] } } };
}

/** What the site has before. */
let there: { faces: object[]; custom: object[] };

/** WordPress's own routes, as far as they are asked. */
const answers = ( {
	path,
	method = 'GET',
	body,
	data,
}: {
	path: string;
	method?: string;
	body?: FormData;
	data?: object;
} ) => {
	if ( path.includes( 'font-collections' ) ) {
		return { font_families: [ lora, inter ].map( ( one ) => ( { font_family_settings: one } ) ) };
	}
	if ( path.includes( '/font-faces' ) && method === 'GET' ) {
		return there.faces.map( ( settings ) => ( { font_face_settings: settings } ) );
	}
	if ( path.endsWith( '/font-faces' ) ) {
		const settings = JSON.parse( String( body?.get( 'font_face_settings' ) ) );
		return { font_face_settings: { ...settings, src: `https://site.test/fonts/${ settings.fontWeight }.woff2` } };
	}
	if ( path.startsWith( '/wp/v2/font-families' ) ) {
		return method === 'POST' ? { id: 5 } : [];
	}
	if ( data ) {
		there.custom = ( data as Styles ).settings.typography.fontFamilies.custom;
	}
	return { settings: { color: { custom: false }, typography: { fontFamilies: { custom: there.custom } } } };
};

beforeEach( () => {
	there = { faces: [], custom: [ { slug: 'own' } ] };
	asked.mockReset().mockImplementation( async ( options ) => answers( options ) );
	window.fetch = jest.fn( async () => ( { blob: async () => new Blob( [ 'x' ] ) } ) ) as unknown as typeof fetch;
} );

test( 'of a font only the faces come that the slider used', () => {
	const weights = ( list: string ) =>
		wantedFaces( lora, list ).map( ( one ) => `${ one.fontWeight } ${ one.fontStyle }` );
	expect( weights( '400, 700italic' ) ).toEqual( [ '400 normal', '700 italic' ] );
	expect( weights( 'regular' ) ).toEqual( [ '400 normal' ] );
	expect( weights( '900' ) ).toEqual( [ '400 normal' ] );
	expect( weights( '' ) ).toEqual( [ '400 normal' ] );
} );

test( 'a font is put on the site and switched on beside those of the owner', async () => {
	await expect( install( 'lora', '700', 9 ) ).resolves.toBe( true );
	expect( window.fetch ).toHaveBeenCalledTimes( 1 );
	const last = asked.mock.calls.at( -1 )[ 0 ];
	expect( [ last.path, last.method ] ).toEqual( [ '/wp/v2/global-styles/9', 'POST' ] );
	expect( last.data.settings ).toMatchObject( {
		color: { custom: false },
		typography: {
			fontFamilies: {
				custom: [
					{ slug: 'own' },
					{ slug: 'lora', fontFace: [ { src: 'https://site.test/fonts/700.woff2' } ] },
				],
			},
		},
	} );
} );

test( 'a face whose file is on the site is used again, as WordPress takes none twice', async () => {
	there.faces = [ { ...face( '700' ), src: 'https://site.test/fonts/before.woff2' } ];
	await install( 'Lora', '400,700', 9 );
	const sent = asked.mock.calls.filter(
		( [ { path, method } ] ) => method === 'POST' && path.endsWith( '/font-faces' )
	);
	expect( sent ).toHaveLength( 1 );
	expect( there.custom.at( -1 ) ).toMatchObject( {
		fontFace: [ { src: 'https://site.test/fonts/400.woff2' }, { src: 'https://site.test/fonts/before.woff2' } ],
	} );
} );

test( 'weights of the font that are active stay active', async () => {
	const own = { ...face( '400' ), src: 'https://site.test/fonts/own.woff2' };
	there.custom = [ { ...lora, name: 'Our Lora', fontFace: [ own ] }, { slug: 'own' } ];
	await install( 'Lora', '400,700', 9 );
	expect( there.custom ).toMatchObject( [
		{ slug: 'own' },
		{ slug: 'lora', name: 'Our Lora', fontFace: [ own, { fontWeight: '700' } ] },
	] );
} );

test( 'two fonts that are asked for at once are both switched on', async () => {
	await Promise.all( [ install( 'Lora', '400', 9 ), install( 'Inter', '400', 9 ) ] );
	expect( there.custom ).toMatchObject( [ { slug: 'own' }, { slug: 'lora' }, { slug: 'inter' } ] );
} );

test( 'a font that is in no catalogue is said, and nothing is changed', async () => {
	document.body.innerHTML =
		'<button data-font="Own Type" data-weights="400" data-styles="9" hidden></button><span></span>';
	const button = document.querySelector( 'button' )!;
	enableFont( button );
	expect( button.hidden ).toBe( false );
	button.click();
	for ( let turn = 0; turn < 30; turn++ ) {
		await Promise.resolve();
	}
	expect( document.querySelector( 'span' )?.textContent ).toContain( 'Own Type is not in the font catalog' );
	expect( asked.mock.calls.filter( ( [ { method } ] ) => method === 'POST' ) ).toEqual( [] );
} );
