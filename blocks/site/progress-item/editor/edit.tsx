import { InspectorControls, RichText, useBlockProps, useSettings } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { BaseControl, ColorPalette, GradientPicker, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ToolsPanel, ToolsPanelItem } from '@frontage/editor';
import type { CSSProperties } from 'react';

export type ProgressItemAttributes = {
	label: string;
	value: number;
	max: number;
	prefix: string;
	suffix: string;
	showValue: boolean;
	/** Slugs of presets. */
	bar: string;
	gradient: string;
	track: string;
};

type Color = 'bar' | 'gradient' | 'track';

const preset = ( kind: string, slug: string ) => ( slug ? `var(--wp--preset--${ kind }--${ slug })` : undefined );

export default function Edit( props: BlockEditProps< ProgressItemAttributes > ) {
	const { attributes, setAttributes } = props;
	const { label, value, max, prefix, suffix, showValue, bar, gradient, track } = attributes;
	const style = {
		'--fr-value': Math.min( 1, Math.max( 0, value / ( max || 100 ) ) ),
		'--fr-fill': preset( 'gradient', gradient ) ?? preset( 'color', bar ),
		'--fr-track': preset( 'color', track ),
	} as CSSProperties;
	return (
		<div { ...useBlockProps( { className: 'fr-progress-item', style } ) }>
			<InspectorControls>
				<Settings { ...props } />
			</InspectorControls>
			<InspectorControls group="styles">
				<Colors { ...props } />
			</InspectorControls>
			<div className="fr-progress-item__words">
				<RichText
					tagName="span"
					className="fr-progress-item__label"
					placeholder={ __( 'Progress label…', 'frontage-site' ) }
					value={ label }
					onChange={ ( next ) => setAttributes( { label: next } ) }
				/>
				{ showValue && (
					<bdi className="fr-progress-item__value">
						{ prefix + value.toLocaleString( document.documentElement.lang || undefined ) + suffix }
					</bdi>
				) }
			</div>
			<div className="fr-progress-item__meter" />
		</div>
	);
}

function Settings( { attributes, setAttributes }: BlockEditProps< ProgressItemAttributes > ) {
	const { value, max, prefix, suffix, showValue } = attributes;
	const field = ( name: 'value' | 'max' | 'prefix' | 'suffix', label: string, standard: string | number ) => (
		<ToolsPanelItem
			label={ label }
			isShownByDefault={ name !== 'max' }
			hasValue={ () => attributes[ name ] !== standard }
			onDeselect={ () => setAttributes( { [ name ]: standard } ) }
		>
			<TextControl
				__next40pxDefaultSize
				type={ typeof standard === 'number' ? 'number' : 'text' }
				label={ label }
				value={ String( { value, max, prefix, suffix }[ name ] ) }
				onChange={ ( next ) =>
					setAttributes( { [ name ]: typeof standard === 'number' ? Number( next ) || 0 : next } )
				}
			/>
		</ToolsPanelItem>
	);
	return (
		<ToolsPanel
			label={ __( 'Settings', 'frontage-site' ) }
			resetAll={ () => setAttributes( { value: 0, max: 100, prefix: '', suffix: '', showValue: true } ) }
		>
			{ field( 'value', __( 'Value', 'frontage-site' ), 0 ) }
			{ field( 'max', __( 'Max value', 'frontage-site' ), 100 ) }
			{ field( 'prefix', __( 'Prefix', 'frontage-site' ), '' ) }
			{ field( 'suffix', __( 'Suffix', 'frontage-site' ), '' ) }
			<ToolsPanelItem
				label={ __( 'Show value', 'frontage-site' ) }
				hasValue={ () => ! showValue }
				onDeselect={ () => setAttributes( { showValue: true } ) }
			>
				<ToggleControl
					label={ __( 'Show value', 'frontage-site' ) }
					checked={ showValue }
					onChange={ ( next ) => setAttributes( { showValue: next } ) }
				/>
			</ToolsPanelItem>
		</ToolsPanel>
	);
}

type Preset = { slug: string; name: string; color: string; gradient: string };

/** Only the theme's presets, which follow the style variation. */
function Colors( { attributes, setAttributes }: BlockEditProps< ProgressItemAttributes > ) {
	const [ colours = [], gradients = [] ] = useSettings( 'color.palette', 'color.gradients' ) as Preset[][];
	const panel = ( name: Color, label: string ) => {
		const [ kind, presets ] =
			name === 'gradient' ? ( [ 'gradient', gradients ] as const ) : ( [ 'color', colours ] as const );
		const value = presets.find( ( { slug } ) => slug === attributes[ name ] )?.[ kind ];
		const onChange = ( next?: string ) =>
			setAttributes( { [ name ]: presets.find( ( one ) => one[ kind ] === next )?.slug ?? '' } );
		return (
			<ToolsPanelItem
				label={ label }
				hasValue={ () => attributes[ name ] !== '' }
				onDeselect={ () => setAttributes( { [ name ]: '' } ) }
			>
				<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
				{ kind === 'gradient' ? (
					<GradientPicker
						disableCustomGradients
						gradients={ gradients }
						value={ value ?? null }
						onChange={ onChange }
					/>
				) : (
					<ColorPalette
						disableCustomColors
						colors={ colours }
						onChange={ onChange }
						{ ...( value ? { value } : {} ) }
					/>
				) }
			</ToolsPanelItem>
		);
	};
	return (
		<ToolsPanel
			label={ __( 'Color', 'frontage-site' ) }
			resetAll={ () => setAttributes( { bar: '', gradient: '', track: '' } ) }
		>
			{ panel( 'bar', __( 'Bar', 'frontage-site' ) ) }
			{ gradients.length > 0 && panel( 'gradient', __( 'Gradient', 'frontage-site' ) ) }
			{ panel( 'track', __( 'Track', 'frontage-site' ) ) }
		</ToolsPanel>
	);
}
