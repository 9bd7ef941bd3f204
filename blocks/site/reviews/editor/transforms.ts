import { createBlock } from '@wordpress/blocks';
import { ofElement, ofSnippet } from './trustpilot-widget';

const NAME = 'frontage/reviews';
const widget = ( html: string ) => createBlock( NAME, { mode: 'frame', ...ofSnippet( html ) } );

/** Converts Trustpilot's embed code, pasted into a page or from a Custom HTML block. */
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
