import { RichTextToolbarButton, useSettings } from '@wordpress/block-editor';
import { BaseControl, Button, ColorPalette, GradientPicker, Popover } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { brush } from '@wordpress/icons';
import { applyFormat, removeFormat, useAnchor, type RichTextValue } from '@wordpress/rich-text';
import type { RefObject } from 'react';
import { painted, presetOf, type Paint, type Preset } from './highlight-style';

/** A style of marked text; only one that colors the text itself can have a gradient. */
export type Look = { name: string; title: string; className: string; hasGradient?: boolean };

export interface HighlightProps {
	look: Look;
	isActive: boolean;
	value: RichTextValue;
	onChange: ( value: RichTextValue ) => void;
	contentRef: RefObject< HTMLElement >;
	activeAttributes: Paint;
}

/** The toolbar button of a style; marked text can be colored with the theme's presets. */
export function Highlight( props: HighlightProps ) {
	const { look, isActive, value, onChange } = props;
	const [ isOpen, setOpen ] = useState( false );
	return (
		<>
			<RichTextToolbarButton
				icon={ brush }
				title={ look.title }
				isActive={ isActive }
				onClick={ () => {
					if ( ! isActive ) {
						onChange( applyFormat( value, { type: look.name } as never ) );
					}
					setOpen( true );
				} }
			/>
			{ isActive && isOpen && <Paints { ...props } onClose={ () => setOpen( false ) } /> }
		</>
	);
}

function Paints( {
	look,
	value,
	onChange,
	contentRef,
	activeAttributes,
	onClose,
}: HighlightProps & { onClose: () => void } ) {
	const anchor = useAnchor( {
		editableContentElement: contentRef.current,
		settings: { ...look, tagName: 'mark', isActive: true } as never,
	} );
	const [ colors = [], gradients = [] ] = useSettings( 'color.palette', 'color.gradients' ) as [ Preset[], Preset[] ];
	const chosen = presetOf( activeAttributes, [ ...colors, ...gradients ] );
	const paint = ( preset?: Preset ) =>
		onChange( applyFormat( value, { type: look.name, attributes: preset ? painted( preset ) : {} } as never ) );
	return (
		<Popover anchor={ anchor ?? null } placement="bottom" shift onClose={ onClose }>
			<div style={ { inlineSize: 260, padding: 16 } }>
				<BaseControl.VisualLabel>{ __( 'Color', 'frontage-site' ) }</BaseControl.VisualLabel>
				<ColorPalette
					aria-label={ __( 'Color', 'frontage-site' ) }
					colors={ colors.map( ( { name, color = '' } ) => ( { name, color } ) ) }
					{ ...( chosen?.color ? { value: chosen.color } : {} ) }
					disableCustomColors
					onChange={ ( color ) => paint( colors.find( ( preset ) => preset.color === color ) ) }
				/>
				{ look.hasGradient && gradients.length > 0 && (
					<>
						<BaseControl.VisualLabel>{ __( 'Gradient', 'frontage-site' ) }</BaseControl.VisualLabel>
						<GradientPicker
							aria-label={ __( 'Gradient', 'frontage-site' ) }
							gradients={ gradients.map( ( { name, slug, gradient = '' } ) => ( {
								name,
								slug,
								gradient,
							} ) ) }
							value={ chosen?.gradient ?? null }
							disableCustomGradients
							onChange={ ( gradient ) =>
								paint( gradients.find( ( preset ) => preset.gradient === gradient ) )
							}
						/>
					</>
				) }
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					isDestructive
					onClick={ () => {
						onChange( removeFormat( value, look.name ) );
						onClose();
					} }
				>
					{ __( 'Remove highlight', 'frontage-site' ) }
				</Button>
			</div>
		</Popover>
	);
}
