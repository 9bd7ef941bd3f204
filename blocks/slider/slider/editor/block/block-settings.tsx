import { InspectorControls } from '@wordpress/block-editor';
import { Button, ExternalLink, PanelBody, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { __ } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';
import { PerDevice } from '@frontage/editor';
import { autoplayOf, autoplayOptions } from '../autoplay-options';
import { heightsOf, withHeights } from './device-heights';
import { NAME } from './slider-entities';

type Values = Record< string, unknown >;

interface Props {
	title: string;
	options: Values;
	onChange: ( attributes: { title?: string; options?: Values } ) => void;
	/** Opens the workspace. */
	onEdit: () => void;
}

const LAYOUTS = [ 'auto', 'fullwidth', 'fullscreen' ] as const;

/** In a post of its own, a slider has the title of that post as its name. */
export function OwnPostSettings( { onChange, ...props }: Omit< Props, 'title' > ) {
	const [ title, setTitle ] = useEntityProp( 'postType', NAME, 'title' );
	return (
		<Settings
			{ ...props }
			title={ typeof title === 'string' ? title : '' }
			onChange={ ( { title: name, ...others } ) => {
				if ( name !== undefined ) {
					setTitle( name );
				} else {
					onChange( others );
				}
			} }
		/>
	);
}

interface OptionProps {
	options: Values;
	/** With the changed options. */
	onChange: ( values: Values ) => void;
}

function HeightControl( { options, onChange }: OptionProps ) {
	return (
		<PerDevice< number >
			label={ __( 'Height (px)', 'frontage-slider' ) }
			names={ {
				desktop: __( 'Desktop', 'frontage-slider' ),
				tablet: __( 'Tablet', 'frontage-slider' ),
				mobile: __( 'Mobile', 'frontage-slider' ),
			} }
			values={ heightsOf( options.gridheight ) }
			onChange={ ( heights ) => onChange( { gridheight: withHeights( options.gridheight, heights ) } ) }
		>
			{ ( { value, inherited, onChange: set } ) => (
				<TextControl
					__nextHasNoMarginBottom
					type="number"
					__next40pxDefaultSize
					label={ __( 'Height', 'frontage-slider' ) }
					hideLabelFromVision
					min={ 40 }
					max={ 4000 }
					value={ value ?? '' }
					placeholder={ String( inherited ?? 500 ) }
					onChange={ ( typed ) => {
						const height = Number( typed );
						set( typed && height >= 40 ? Math.min( height, 4000 ) : undefined );
					} }
				/>
			) }
		</PerDevice>
	);
}

function AutoplayPanel( { options, onChange }: OptionProps ) {
	const isPlaying = ! options.waitForInit && autoplayOf( options ) !== 'never';
	const seconds = typeof options.duration === 'number' ? options.duration / 1000 : 9;
	return (
		<PanelBody title={ __( 'Autoplay', 'frontage-slider' ) } initialOpen={ isPlaying }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Autoplay slides', 'frontage-slider' ) }
				help={ __(
					'Adds a pause button. Autoplay stays off for visitors who prefer reduced motion.',
					'frontage-slider'
				) }
				checked={ isPlaying }
				onChange={ ( on ) =>
					onChange( on ? { ...autoplayOptions.always, waitForInit: false } : autoplayOptions.never )
				}
			/>
			{ isPlaying && (
				<TextControl
					__nextHasNoMarginBottom
					type="number"
					__next40pxDefaultSize
					label={ __( 'Slide duration (seconds)', 'frontage-slider' ) }
					min={ 1 }
					max={ 600 }
					step={ 0.5 }
					value={ seconds }
					onChange={ ( typed ) => {
						const value = Number( typed );
						if ( value >= 1 ) {
							onChange( { duration: Math.round( Math.min( value, 600 ) * 1000 ) } );
						}
					} }
				/>
			) }
		</PanelBody>
	);
}

/** The most common settings; all others are in the workspace. */
export function Settings( { title, options, onChange, onEdit }: Props ) {
	const change = ( values: Values ) => onChange( { options: { ...options, ...values } } );
	const layout = LAYOUTS.find( ( one ) => one === options.sliderLayout ) ?? 'auto';
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Slider', 'frontage-slider' ) }>
				<p>
					<Button __next40pxDefaultSize variant="primary" icon={ pencil } onClick={ onEdit }>
						{ __( 'Edit slider', 'frontage-slider' ) }
					</Button>
				</p>
				<p>
					<ExternalLink href="edit.php?post_type=frontage_slider&handbook=make-a-slider">
						{ __( 'Make a slider in five minutes', 'frontage-slider' ) }
					</ExternalLink>
				</p>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Name', 'frontage-slider' ) }
					help={ __( 'Identifies the slider for you and for screen readers.', 'frontage-slider' ) }
					value={ title }
					onChange={ ( value ) => onChange( { title: value } ) }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Width', 'frontage-slider' ) }
					value={ layout }
					options={ [
						{ value: 'auto', label: __( 'Content width', 'frontage-slider' ) },
						{ value: 'fullwidth', label: __( 'Full width', 'frontage-slider' ) },
						{ value: 'fullscreen', label: __( 'Full screen', 'frontage-slider' ) },
					] }
					onChange={ ( value ) => change( { sliderLayout: value } ) }
				/>
				{ layout !== 'fullscreen' && <HeightControl options={ options } onChange={ change } /> }
			</PanelBody>
			<AutoplayPanel options={ options } onChange={ change } />
		</InspectorControls>
	);
}
