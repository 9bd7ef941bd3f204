import { InspectorControls, useBlockProps, useInnerBlocksProps, useSettings } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { BaseControl, ColorPalette, PanelBody, RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';

export type ContactInfoAttributes = {
	iconSize: number;
	/** Slug of a color preset of the theme. */
	iconColor: string;
};

interface PresetColor {
	slug: string;
	name: string;
	color: string;
}

/** Default items: all four, with data from Settings → Frontage → Business details. */
const FIRST = [ 'phone', 'email', 'address', 'hours' ].map( ( kind ): [ string, Record< string, unknown > ] => [
	'frontage/contact-item',
	{ kind },
] );

export default function Edit( { attributes, setAttributes }: BlockEditProps< ContactInfoAttributes > ) {
	const { iconSize, iconColor } = attributes;
	const [ palette ] = useSettings( 'color.palette' );
	const colors = ( palette ?? [] ) as PresetColor[];
	const style = iconColor
		? ( { '--fr-contact-info-icon': `var(--wp--preset--color--${ iconColor })` } as CSSProperties )
		: {};
	const list = useInnerBlocksProps( useBlockProps( { className: 'fr-contact-info', style } ), { template: FIRST } );
	return (
		<>
			<InspectorControls group="styles">
				<PanelBody title={ __( 'Icons', 'frontage-site' ) }>
					<RangeControl
						__next40pxDefaultSize
						label={ __( 'Size', 'frontage-site' ) }
						value={ iconSize }
						min={ 16 }
						max={ 48 }
						step={ 4 }
						onChange={ ( size ) => setAttributes( { iconSize: size ?? 24 } ) }
					/>
					<BaseControl.VisualLabel>{ __( 'Color', 'frontage-site' ) }</BaseControl.VisualLabel>
					<ColorPalette
						aria-label={ __( 'Icon color', 'frontage-site' ) }
						colors={ colors }
						disableCustomColors
						value={ colors.find( ( { slug } ) => slug === iconColor )?.color ?? '' }
						onChange={ ( color ) =>
							setAttributes( { iconColor: colors.find( ( one ) => one.color === color )?.slug ?? '' } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<ul { ...list } />
		</>
	);
}
