import { transforms } from './transforms';

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes: object = {} ) => ( { name, attributes } ),
} ) );

test( 'a shortcode with that form becomes the block, another does not', () => {
	const isMatch = transforms.from[ 0 ]!.isMatch!;
	expect( isMatch( { text: ' [mc4wp_form id="3"] ' } ) ).toBe( true );
	expect( isMatch( { text: 'See [mc4wp_form]' } ) ).toBe( false );
	expect( isMatch( {} ) ).toBe( false );
} );

test( 'no word is lost on the way to paragraphs', () => {
	const { transform } = transforms.to[ 0 ]!;
	const texts = { placeholder: 'you@', buttonText: 'Go', consentText: 'I <b>agree</b>', successText: 'Thanks' };
	expect( transform( texts ) ).toEqual(
		[ 'I <b>agree</b>', 'you@', 'Go', 'Thanks' ].map( ( content ) => ( {
			name: 'core/paragraph',
			attributes: { content },
		} ) )
	);
	expect( transform( { placeholder: '', buttonText: '', consentText: '', successText: '' } ) ).toHaveLength( 1 );
} );
