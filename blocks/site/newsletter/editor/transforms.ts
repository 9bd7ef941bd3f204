import { createBlock } from '@wordpress/blocks';
import type { NewsletterAttributes } from './edit';

const SHORTCODE = /^\s*\[mc4wp_form\b[^\]]*\]\s*$/;

type Texts = Pick< NewsletterAttributes, 'placeholder' | 'buttonText' | 'consentText' | 'successText' >;

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/shortcode' ],
			isMatch: ( { text }: { text?: unknown } ) => SHORTCODE.test( String( text ?? '' ) ),
			transform: () => createBlock( 'frontage/newsletter' ),
		},
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			transform: ( { content }: { content?: unknown } ) =>
				createBlock( 'frontage/newsletter', { consentText: String( content ?? '' ) } ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			transform: ( { placeholder, buttonText, consentText, successText }: Texts ) => {
				const texts = [ consentText, placeholder, buttonText, successText ].filter( Boolean );
				return ( texts.length ? texts : [ '' ] ).map( ( content ) =>
					createBlock( 'core/paragraph', { content } )
				);
			},
		},
	],
};
