import { InspectorControls, useBlockProps, useInnerBlocksProps, type Template } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { gapStyle, ToolsPanel, ToolsPanelItem } from '@frontage/editor';
import type { CSSProperties } from 'react';

export type StepsAttributes = {
	layout: 'row' | 'column' | 'zigzag' | 'timeline';
	marker: 'number' | 'icon' | 'image';
	start: number;
	style?: object;
};

const STEPS: Template = Array.from( { length: 3 }, () => [ 'frontage/step', {} ] );

/** Layouts are block variations: core lists them in toolbar and sidebar. */
export default function Edit( { attributes, setAttributes }: BlockEditProps< StepsAttributes > ) {
	const { layout, marker, start } = attributes;
	const steps = useInnerBlocksProps(
		{ className: 'fr-steps__list' },
		{
			template: STEPS,
			directInsert: true,
			defaultBlock: { name: 'frontage/step' },
			orientation: layout === 'row' ? 'horizontal' : 'vertical',
		}
	);
	return (
		<div
			{ ...useBlockProps( {
				className: `fr-steps fr-steps--${ layout } fr-steps--${ marker }`,
				style: { ...gapStyle( attributes ), '--fr-before': start - 1 } as CSSProperties,
			} ) }
		>
			<InspectorControls>
				<ToolsPanel
					label={ __( 'Settings', 'frontage-site' ) }
					resetAll={ () => setAttributes( { marker: 'number', start: 1 } ) }
				>
					<ToolsPanelItem
						label={ __( 'Marker', 'frontage-site' ) }
						isShownByDefault
						hasValue={ () => marker !== 'number' }
						onDeselect={ () => setAttributes( { marker: 'number' } ) }
					>
						<SelectControl
							__next40pxDefaultSize
							label={ __( 'Marker', 'frontage-site' ) }
							help={ __(
								'For an icon or image marker, add it as the first block of the step.',
								'frontage-site'
							) }
							value={ marker }
							options={ [
								{ value: 'number', label: __( 'Number', 'frontage-site' ) },
								{ value: 'icon', label: __( 'Icon', 'frontage-site' ) },
								{ value: 'image', label: __( 'Image', 'frontage-site' ) },
							] }
							onChange={ ( value ) => setAttributes( { marker: value as StepsAttributes[ 'marker' ] } ) }
						/>
					</ToolsPanelItem>
					<ToolsPanelItem
						label={ __( 'Start number', 'frontage-site' ) }
						hasValue={ () => start !== 1 }
						onDeselect={ () => setAttributes( { start: 1 } ) }
					>
						<TextControl
							__next40pxDefaultSize
							type="number"
							label={ __( 'Start number', 'frontage-site' ) }
							value={ String( start ) }
							onChange={ ( value ) => setAttributes( { start: Math.max( 0, Number( value ) || 0 ) } ) }
						/>
					</ToolsPanelItem>
				</ToolsPanel>
			</InspectorControls>
			{ /* Explicit role: with `list-style: none` some screen readers do not announce a list. */ }
			<ol { ...steps } start={ start } />
		</div>
	);
}
