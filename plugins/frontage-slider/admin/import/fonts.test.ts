import apiFetch from '@wordpress/api-fetch';
import { enableFont, install, wantedFaces } from './fonts';

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
		return { font_families: [ { font_family_settings: lora } ] };
	}
	if ( path.endsWith( '/font-faces' ) ) {
		const settings = JSON.parse( String( body?.get( 'font_face_settings' ) ) );
		return { font_face_settings: { ...settings, src: `https://site.test/fonts/${ settings.fontWeight }.woff2` } };
	}
	if ( path.startsWith( '/wp/v2/font-families' ) ) {
		return method === 'POST' ? { id: 5 } : [];
	}
	return (
		data ?? {
			settings: { color: { custom: false }, typography: { fontFamilies: { custom: [ { slug: 'own' } ] } } },
		}
	);
};

beforeEach( () => {
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

test( 'a font that is in no catalogue is said, and nothing is changed', async () => {
	document.body.innerHTML =
		'<button data-font="Own Type" data-weights="400" data-styles="9" hidden></button><span></span>';
	const button = document.querySelector( 'button' )!;
	enableFont( button );
	expect( button.hidden ).toBe( false );
	button.click();
	for ( let turn = 0; turn < 20; turn++ ) {
		await Promise.resolve();
	}
	expect( document.querySelector( 'span' )?.textContent ).toContain( 'Own Type is not in the catalogue' );
	expect( asked.mock.calls.filter( ( [ { method } ] ) => method === 'POST' ) ).toEqual( [] );
} );
