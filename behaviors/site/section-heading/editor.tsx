import { registerBlockStyle } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { registerFormatType } from '@wordpress/rich-text';
import { lazyPart } from '@frontage/editor';
import type { HighlightProps, Look } from './editor/highlight';

const Highlight = lazyPart< HighlightProps >(
	async () => ( await import( /* webpackChunkName: "edits" */ './editor/highlight' ) ).Highlight
);

/** One text format per style, as a `mark` element. */
const LOOKS: Look[] = [
	{
		name: 'frontage/highlight',
		title: __( 'Highlight: Color', 'frontage-site' ),
		className: 'fr-highlight',
		hasGradient: true,
	},
	{
		name: 'frontage/highlight-line',
		title: __( 'Highlight: Underline', 'frontage-site' ),
		className: 'fr-highlight--line',
	},
	{
		name: 'frontage/highlight-line-gradient',
		title: __( 'Highlight: Fading underline', 'frontage-site' ),
		className: 'fr-highlight--line-gradient',
	},
];

for ( const look of LOOKS ) {
	registerFormatType( look.name, {
		name: look.name,
		title: look.title,
		tagName: 'mark',
		className: look.className,
		interactive: false,
		attributes: { style: 'style', class: 'class' },
		edit: ( props: Omit< HighlightProps, 'look' > ) => <Highlight { ...props } look={ look } />,
	} as never );
}

registerBlockStyle( 'core/paragraph', [
	{ name: 'eyebrow', label: __( 'Eyebrow', 'frontage-site' ) },
	{ name: 'eyebrow-line', label: __( 'With line', 'frontage-site' ) },
	{ name: 'eyebrow-lines', label: __( 'Between lines', 'frontage-site' ) },
	{ name: 'eyebrow-dot', label: __( 'With a dot', 'frontage-site' ) },
	{ name: 'eyebrow-box', label: __( 'Boxed', 'frontage-site' ) },
] );
