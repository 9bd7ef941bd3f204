import { createBlock } from '@wordpress/blocks';
import { ofElement, ofSnippet } from './trustpilot-widget';

const NAME = 'frontage/reviews';
const widget = ( html: string ) => createBlock( NAME, { mode: 'frame', ...ofSnippet( html ) } );

/** What Trustpilot gives to paste, pasted as text into a page or standing in a block of HTML. */
export const transforms = {
	from: [
		{
			type: 'raw',
			selector: '.trustpilot-widget',
			isMatch: ( node: Node ) => node instanceof HTMLElement && node.classList.contains( 'trustpilot-widget' ),
			transform: ( node: HTMLElement ) => createBlock( NAME, { mode: 'frame', ...ofElement( node ) } ),
		},
		{
			type: 'block',
			blocks: [ 'core/html' ],
			isMatch: ( { content }: { content: string } ) => Boolean( ofSnippet( content ) ),
			transform: ( { content }: { content: string } ) => widget( content ),
		},
	],
};
