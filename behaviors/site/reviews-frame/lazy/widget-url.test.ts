import { addressOf } from './widget-url';

const FIRM = '46d6a890000064000500e0c3';
const LIST = '539ad0ffdec7e10e686debd7';
const right = { locale: 'en-GB', templateId: LIST, businessunitId: FIRM };

test( 'who and what stand in the query, everything else in the fragment, as Trustpilot’s own script asks', () => {
	const data = {
		...right,
		styleHeight: '240',
		styleWidth: '100%',
		theme: 'light',
		stars: '4,5',
		name: 'Beam & bolt',
		allowRobots: 'true',
		frConsent: 'marketing',
		frTitle: 'Reviews',
		frState: 'asking',
		fromSomebody: 'else',
	};
	expect( addressOf( data ) ).toBe(
		`https://widget.trustpilot.com/trustboxes/${ LIST }/index.html?templateId=${ LIST }&businessunitId=${ FIRM }` +
			'#locale=en-GB&styleHeight=240px&styleWidth=100%25&theme=light&stars=4%2C5&name=Beam%20%26%20bolt&fromSomebody=else'
	);
} );

test( 'for search engines there is a page of its own', () => {
	expect( addressOf( { ...right, frRobots: '' } ) ).toContain( `/${ LIST }/index_allow_robots.html?templateId=` );
} );

test.each( [
	[ 'no template', { templateId: undefined } ],
	[ 'a template that leads elsewhere', { templateId: '../../../evil' } ],
	[ 'a firm of 23 digits', { businessunitId: FIRM.slice( 1 ) } ],
	[ 'a firm with a line behind', { businessunitId: `${ FIRM }\n` } ],
	[ 'a language of its own', { locale: 'english' } ],
] )( '%s: nothing is asked for', ( _, wrong ) => {
	const data = Object.fromEntries(
		Object.entries( { ...right, ...wrong } ).filter( ( [ , value ] ) => value !== undefined )
	);
	expect( addressOf( data as DOMStringMap ) ).toBeUndefined();
} );
