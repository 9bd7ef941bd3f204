import { createBlock } from '@wordpress/blocks';

/** The attributes of a shortcode, by name, as parsed by WordPress's paste handler. */
type Shortcode = { named: Partial< Record< string, string > > };

/** The hash or the ID; an older shortcode has only a title, which does not identify a form. */
const isAddress = ( id = '' ) => /^(?:\d+|[0-9a-f]{7,64})$/i.test( id );

const addressOf = ( id = '' ) => ( /^\d+$/.test( id ) && id.length < 7 ? id : id.slice( 0, 7 ) );

const named = ( text: string ): Shortcode[ 'named' ] =>
	Object.fromEntries(
		Array.from( text.matchAll( /(\w+)=["']([^"']*)["']/g ), ( [ , name, value ] ) => [ name, value ] )
	);

const ALONE = /^\s*\[contact-form-7\s+[^\][]*\]\s*$/;

/** Converts `[contact-form-7 id="b20ad50"]`, pasted or in a core block, to our block. */
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
