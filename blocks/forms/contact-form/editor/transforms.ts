import { createBlock } from '@wordpress/blocks';

/** What stands in a shortcode, by name, as WordPress's paste reads it. */
type Shortcode = { named: Partial< Record< string, string > > };

/** The hash or the number; an older shortcode says a title alone, which is no address of ours. */
const isAddress = ( id = '' ) => /^(?:\d+|[0-9a-f]{7,64})$/i.test( id );

const addressOf = ( id = '' ) => ( /^\d+$/.test( id ) && id.length < 7 ? id : id.slice( 0, 7 ) );

const named = ( text: string ): Shortcode[ 'named' ] =>
	Object.fromEntries(
		Array.from( text.matchAll( /(\w+)=["']([^"']*)["']/g ), ( [ , name, value ] ) => [ name, value ] )
	);

const ALONE = /^\s*\[contact-form-7\s+[^\][]*\]\s*$/;

/** `[contact-form-7 id="b20ad50"]`, pasted or in a block of core, becomes ours. */
export const transforms = {
	from: [
		{
			type: 'shortcode',
			tag: 'contact-form-7',
			isMatch: ( code: Shortcode ) => isAddress( code.named.id ),
			attributes: {
				form: { type: 'string', shortcode: ( code: Shortcode ) => addressOf( code.named.id ) },
				htmlTitle: { type: 'string', shortcode: ( code: Shortcode ) => code.named.html_title ?? '' },
			},
		},
		{
			type: 'block',
			blocks: [ 'core/shortcode' ],
			isMatch: ( { text = '' }: { text?: string } ) => ALONE.test( text ) && isAddress( named( text ).id ),
			transform: ( { text = '' }: { text?: string } ) => {
				const { id, html_title: htmlTitle = '' } = named( text );
				return createBlock( 'frontage/contact-form', { form: addressOf( id ), htmlTitle } );
			},
		},
	],
};
