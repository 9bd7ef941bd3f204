import { RichTextToolbarButton } from '@wordpress/block-editor';
import { registerBlockStyle } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { brush } from '@wordpress/icons';
import { registerFormatType, toggleFormat, type RichTextValue } from '@wordpress/rich-text';

type EditProps = { isActive: boolean; value: RichTextValue; onChange: ( value: RichTextValue ) => void };

/** One format for each look: what is marked is marked to readers, too. */
const LOOKS = [
	{ name: 'frontage/highlight', title: __( 'Highlight: color', 'frontage-site' ), className: 'fr-highlight' },
	{
		name: 'frontage/highlight-line',
		title: __( 'Highlight: line', 'frontage-site' ),
		className: 'fr-highlight--line',
	},
	{
		name: 'frontage/highlight-line-gradient',
		title: __( 'Highlight: fading line', 'frontage-site' ),
		className: 'fr-highlight--line-gradient',
	},
];

for ( const { name, title, className } of LOOKS ) {
	registerFormatType( name, {
		name,
		title,
		tagName: 'mark',
		className,
		interactive: false,
		edit: ( { isActive, value, onChange }: EditProps ) => (
			<RichTextToolbarButton
				icon={ brush }
				title={ title }
				isActive={ isActive }
				onClick={ () => onChange( toggleFormat( value, { type: name } as never ) ) }
			/>
		),
	} as never );
}

registerBlockStyle( 'core/paragraph', [
	{ name: 'eyebrow', label: __( 'Line above a heading', 'frontage-site' ) },
	{ name: 'eyebrow-line', label: __( 'With a stroke', 'frontage-site' ) },
	{ name: 'eyebrow-lines', label: __( 'Between strokes', 'frontage-site' ) },
	{ name: 'eyebrow-dot', label: __( 'With a dot', 'frontage-site' ) },
	{ name: 'eyebrow-box', label: __( 'In a box', 'frontage-site' ) },
] );
