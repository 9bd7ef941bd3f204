import { fireEvent, render, screen } from '@testing-library/react';
import Edit, { type ReviewsAttributes } from './edit';
import metadata from '../block.json';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: object } ) => children,
	LinkControl: () => null,
	useBlockProps: ( props: object ) => props,
} ) );
jest.mock( '@wordpress/server-side-render', () => ( {
	ServerSideRender: ( { attributes: { mode } }: { attributes: ReviewsAttributes } ) => (
		<p>{ `PHP shows ${ mode }` }</p>
	),
} ) );

let mockIsAway = false;
const mockForget = jest.fn();
jest.mock( '@wordpress/core-data', () => {
	const { createReduxStore, register } = jest.requireActual( '@wordpress/data' );
	const titled = ( id: number, rendered: string ) => ( { id, title: { rendered } } );
	const lists: Record< string, object[] > = {
		page: [ titled( 4, 'Praise &amp; thanks' ), titled( 5, '' ) ],
		product: [],
	};
	const boat = titled( 9, 'A boat' );
	const selectors = {
		getEntityRecords: ( _: object, kind: string, type: string ) => ( mockIsAway ? null : lists[ type ] ),
		hasFinishedResolution: () => true,
		getEntityRecord: ( _: object, kind: string, type: string, id: number ) => ( id === 9 ? boat : undefined ),
	};
	const actions = {
		invalidateResolution: ( ...of: unknown[] ) => {
			mockForget( ...of );
			return { type: 'FORGET' };
		},
	};
	const store = createReduxStore( 'core', { reducer: ( state = {} ) => state, selectors, actions } );
	register( store );
	return { store };
} );

const FIRM = '46d6a890000064000500e0c3';
const defaults = Object.fromEntries(
	Object.entries( metadata.attributes ).map( ( [ name, { default: value } ] ) => [ name, value ] )
) as unknown as ReviewsAttributes;

function edit( attributes: Partial< ReviewsAttributes > ) {
	const setAttributes = jest.fn();
	const props = { setAttributes, clientId: '', isSelected: true, className: '', context: {} };
	render( <Edit { ...props } attributes={ { ...defaults, ...attributes } } /> );
	return setAttributes;
}

beforeEach( () => {
	mockIsAway = false;
	Object.assign( window, {
		frontageReviews: {
			providers: [
				{ name: 'testimonials', label: 'Testimonials from this site', ready: true, problem: '' },
				{ name: 'google', label: 'Google', ready: false, problem: '' },
				{
					name: 'trustpilot',
					label: 'Trustpilot',
					ready: true,
					problem: 'The server responded with status 403.',
				},
			],
			firm: FIRM,
			locale: 'nb-NO',
			settings: 'https://example.test/settings',
		},
	} );
} );

const notices = () =>
	[ ...document.querySelectorAll( '.components-notice__content' ) ].map( ( { textContent } ) => textContent );

test( 'PHP shows what stands on the canvas, and a provider that is ready needs no word', () => {
	edit( {} );
	expect( screen.getByText( 'PHP shows native' ) ).toBeTruthy();
	expect( notices() ).toEqual( [] );
} );

test( 'it is said what is not set up, and what went wrong', () => {
	edit( { provider: 'google' } );
	expect( notices().join() ).toMatch( /not set up yet.*Set up source/ );
	edit( { provider: 'trustpilot' } );
	expect( notices().join() ).toMatch( /status 403.*seven days/ );
} );

test( 'a frame begins with what is known of the firm', () => {
	const set = edit( {} );
	fireEvent.change( screen.getByLabelText( 'Display method' ), { target: { value: 'frame' } } );
	expect( set ).toHaveBeenCalledWith( { mode: 'frame', businessUnit: FIRM, locale: 'nb-NO' } );
} );

test( 'wrong values are named, each in a sentence', () => {
	edit( { mode: 'frame', businessUnit: FIRM, url: 'https://www.trustpilot.com/review/example.com' } );
	expect( notices() ).toEqual( [] );
	edit( { mode: 'frame', businessUnit: 'x', template: 'y', locale: 'english', height: '10em', url: '' } );
	expect( notices() ).toHaveLength( 5 );
} );

test( 'what Trustpilot gave is taken apart', () => {
	const set = edit( { mode: 'frame' } );
	const code = `<script src="//widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js"></script>
		<div class="trustpilot-widget" data-locale="en-GB" data-template-id="53AA8912dec7e10d38f59f36" data-businessunit-id="${ FIRM }" data-style-height="140" data-theme="dark" data-stars="4,5"><a href="https://uk.trustpilot.com/review/example.com">Trustpilot</a></div>`;
	fireEvent.change( screen.getByLabelText( 'Paste the Trustpilot widget code' ), { target: { value: code } } );
	expect( set ).toHaveBeenCalledWith( {
		template: '53aa8912dec7e10d38f59f36',
		businessUnit: FIRM,
		locale: 'en-GB',
		height: '140',
		theme: 'dark',
		stars: '4,5',
		url: 'https://uk.trustpilot.com/review/example.com',
		linkText: 'Trustpilot',
	} );
} );

test( 'a product is told to search engines only where its score can be read', () => {
	edit( { product: { name: 'Beam' }, showSummary: false } );
	fireEvent.click( screen.getByRole( 'button', { name: 'Search engines' } ) );
	expect( notices().join() ).toMatch( /Turn on the overall rating/ );
} );

test( 'the page with the testimonials is found by its title', () => {
	Element.prototype.scrollIntoView = () => undefined; // jsdom has none.
	const setAttributes = edit( {} );
	fireEvent.focus( screen.getByRole( 'combobox', { name: 'Testimonials page' } ) );
	const offered = [ ...document.querySelectorAll( '[role="option"]' ) ];
	expect( offered.map( ( { textContent } ) => textContent ) ).toEqual( [ 'Praise & thanks', 'Item 5' ] );
	fireEvent.click( screen.getByRole( 'option', { name: 'Praise & thanks' } ) );
	expect( setAttributes ).toHaveBeenCalledWith( { of: 4 } );
} );

test( 'a chosen product shows its title, and one that is gone its number', () => {
	for ( const [ of, says ] of [
		[ 9, 'A boat' ],
		[ 8, 'Item 8' ],
	] as const ) {
		edit( { provider: 'woocommerce', of } );
		expect( screen.getAllByRole( 'combobox', { name: 'Product' } ).at( -1 ) ).toHaveProperty( 'value', says );
	}
} );

test( 'pages that did not come are said so, and can be asked for again', () => {
	mockIsAway = true;
	edit( {} );
	expect( screen.getAllByText( 'Could not load the list.' ).length ).toBeGreaterThan( 0 );
	fireEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( mockForget ).toHaveBeenCalledWith( 'getEntityRecords', expect.arrayContaining( [ 'page' ] ) );
} );
