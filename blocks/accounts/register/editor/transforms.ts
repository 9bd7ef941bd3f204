import { createBlock } from '@wordpress/blocks';
import type { RegisterAttributes } from './edit';

const SHORTCODE = /^\s*\[ct-user-form\b[^\]]*form_type="register"[^\]]*\]\s*$/;

type Texts = Pick< RegisterAttributes, 'buttonText' | 'signInText' >;

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/shortcode' ],
			isMatch: ( { text }: { text?: unknown } ) => SHORTCODE.test( String( text ?? '' ) ),
			transform: () => createBlock( 'frontage/register' ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			transform: ( { buttonText, signInText }: Texts ) => {
				const texts = [ buttonText, signInText ].filter( Boolean );
				return ( texts.length ? texts : [ '' ] ).map( ( content ) =>
					createBlock( 'core/paragraph', { content } )
				);
			},
		},
	],
};
