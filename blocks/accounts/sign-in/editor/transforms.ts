import { createBlock } from '@wordpress/blocks';
import type { SignInAttributes } from './edit';

const SHORTCODE = /^\s*\[ct-user-form\b(?![^\]]*form_type="register")[^\]]*\]\s*$/;

type Texts = Pick< SignInAttributes, 'userLabel' | 'buttonText' | 'registerText' >;

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/shortcode' ],
			isMatch: ( { text }: { text?: unknown } ) => SHORTCODE.test( String( text ?? '' ) ),
			transform: () => createBlock( 'frontage/sign-in' ),
		},
		{ type: 'block', blocks: [ 'core/loginout' ], transform: () => createBlock( 'frontage/sign-in' ) },
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			transform: ( { userLabel, buttonText, registerText }: Texts ) => {
				const texts = [ userLabel, buttonText, registerText ].filter( Boolean );
				return ( texts.length ? texts : [ '' ] ).map( ( content ) =>
					createBlock( 'core/paragraph', { content } )
				);
			},
		},
	],
};
