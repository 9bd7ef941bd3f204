import { registerBlockStyle, registerBlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { cover } from '@wordpress/icons';

const NAME = 'core/cover';
const CLASS = 'fr-banner';

registerBlockStyle( NAME, [
	{ name: 'fr-arch', label: __( 'Arch', 'frontage-site' ) },
	{ name: 'fr-leaf', label: __( 'Leaf', 'frontage-site' ) },
	{ name: 'fr-slant', label: __( 'Slant', 'frontage-site' ) },
] );

/** A variation of core's cover with the banner's initial content: its image is an img element with alternative text. */
registerBlockVariation( NAME, {
	name: 'frontage-banner',
	title: __( 'Banner', 'frontage-site' ),
	description: __(
		'A heading, text, and button over an image. Three designs are available as patterns.',
		'frontage-site'
	),
	icon: cover,
	keywords: [
		__( 'hero', 'frontage-site' ),
		__( 'call to action', 'frontage-site' ),
		/* translators: short for "call to action". */ __( 'CTA', 'frontage-site' ),
	],
	attributes: {
		className: CLASS,
		overlayColor: 'contrast',
		isUserOverlayColor: true,
		textColor: 'base',
		minHeight: 30,
		minHeightUnit: 'rem',
		contentPosition: 'center left',
		align: 'wide',
		layout: { type: 'default' },
	},
	innerBlocks: [
		[ 'core/heading', { placeholder: __( 'Say what you do in one line', 'frontage-site' ) } ],
		[ 'core/paragraph', { placeholder: __( 'Who you help, and how they benefit…', 'frontage-site' ) } ],
		[ 'core/buttons', {}, [ [ 'core/button', { placeholder: __( 'Contact us', 'frontage-site' ) } ] ] ],
	],
	isActive: ( { className = '' }: { className?: string } ) => className.split( ' ' ).includes( CLASS ),
} as Parameters< typeof registerBlockVariation >[ 1 ] );
