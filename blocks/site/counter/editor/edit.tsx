import { InspectorControls, RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { RangeControl, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ToolsPanel, ToolsPanelItem } from '@frontage/editor';
import { formatFigure, type Counted } from './format-figure';

export type CounterAttributes = Required< Counted > & {
	start: number;
	duration: number;
	title: string;
	layout: 'stacked' | 'side';
};

export default function Edit( { attributes, setAttributes }: BlockEditProps< CounterAttributes > ) {
	const { title, layout } = attributes;
	const { children, ...counter } = useInnerBlocksProps(
		useBlockProps( { className: `fr-counter fr-counter--${ layout }` } ),
		{ allowedBlocks: [ 'core/icon' ] }
	);
	const end = formatFigure( attributes );
	return (
		<>
			<InspectorControls>
				<Settings attributes={ attributes } setAttributes={ setAttributes } />
			</InspectorControls>
			<div { ...counter }>
				{ children }
				<div className="fr-counter__text">
					<span aria-hidden={ false }>
						<span className="fr-counter__number" data-end={ end }>
							<bdi>{ end }</bdi>
						</span>
						<RichText
							tagName="span"
							className="fr-counter__title"
							allowedFormats={ [ 'core/bold', 'core/italic' ] }
							placeholder={ __( 'Counter label…', 'frontage-site' ) }
							value={ title }
							onChange={ ( value ) => setAttributes( { title: value } ) }
						/>
					</span>
				</div>
			</div>
		</>
	);
}

const separators = (): { value: string; label: string }[] => [
	{ value: 'locale', label: __( 'Site language', 'frontage-site' ) },
	{ value: 'none', label: '1000000' },
	{ value: ',', label: '1,000,000' },
	{ value: '.', label: '1.000.000' },
	{ value: 'space', label: '1 000 000' },
	{ value: 'apostrophe', label: '1’000’000' },
];

type SettingsProps = Pick< BlockEditProps< CounterAttributes >, 'attributes' | 'setAttributes' >;

function Settings( { attributes, setAttributes }: SettingsProps ) {
	const { start, end, prefix, suffix, duration, separator } = attributes;
	const text = ( name: 'prefix' | 'suffix', label: string, value: string ) => (
		<ToolsPanelItem
			label={ label }
			isShownByDefault
			hasValue={ () => value !== '' }
			onDeselect={ () => setAttributes( { [ name ]: '' } ) }
		>
			<TextControl
				__next40pxDefaultSize
				label={ label }
				value={ value }
				onChange={ ( next ) => setAttributes( { [ name ]: next } ) }
			/>
		</ToolsPanelItem>
	);
	const number = ( name: 'start' | 'end', label: string, value: number, standard: number ) => (
		<ToolsPanelItem
			label={ label }
			isShownByDefault={ name === 'end' }
			hasValue={ () => value !== standard }
			onDeselect={ () => setAttributes( { [ name ]: standard } ) }
		>
			<TextControl
				__next40pxDefaultSize
				type="number"
				label={ label }
				value={ String( value ) }
				onChange={ ( next ) => setAttributes( { [ name ]: Number( next ) || 0 } ) }
			/>
		</ToolsPanelItem>
	);
	return (
		<ToolsPanel
			label={ __( 'Settings', 'frontage-site' ) }
			resetAll={ () =>
				setAttributes( { start: 0, end: 100, prefix: '', suffix: '', duration: 2000, separator: 'locale' } )
			}
		>
			{ number( 'end', __( 'End value', 'frontage-site' ), end, 100 ) }
			{ text( 'prefix', __( 'Prefix', 'frontage-site' ), prefix ) }
			{ text( 'suffix', __( 'Suffix', 'frontage-site' ), suffix ) }
			{ number( 'start', __( 'Start value', 'frontage-site' ), start, 0 ) }
			<ToolsPanelItem
				label={ __( 'Thousands separator', 'frontage-site' ) }
				hasValue={ () => separator !== 'locale' }
				onDeselect={ () => setAttributes( { separator: 'locale' } ) }
			>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Thousands separator', 'frontage-site' ) }
					value={ separator }
					options={ separators() }
					onChange={ ( value ) => setAttributes( { separator: value } ) }
				/>
			</ToolsPanelItem>
			<ToolsPanelItem
				label={ __( 'Duration', 'frontage-site' ) }
				hasValue={ () => duration !== 2000 }
				onDeselect={ () => setAttributes( { duration: 2000 } ) }
			>
				<RangeControl
					__next40pxDefaultSize
					label={ __( 'Duration (ms)', 'frontage-site' ) }
					min={ 0 }
					max={ 5000 }
					step={ 100 }
					value={ duration }
					onChange={ ( value = 2000 ) => setAttributes( { duration: value } ) }
				/>
			</ToolsPanelItem>
		</ToolsPanel>
	);
}
