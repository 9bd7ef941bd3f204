import { RichTextToolbarButton } from '@wordpress/block-editor';
import { Button, Flex, Popover, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { comment } from '@wordpress/icons';
import { applyFormat, isCollapsed, removeFormat, useAnchor, type RichTextValue } from '@wordpress/rich-text';
import type { FormEvent, RefObject } from 'react';
import { format } from './format';

export interface TooltipProps {
	isActive: boolean;
	value: RichTextValue;
	onChange: ( value: RichTextValue ) => void;
	onFocus: () => void;
	contentRef: RefObject< HTMLElement >;
	activeAttributes: { text?: string };
}

const MOST = 300; // characters; longer texts belong in the content itself.

/** The toolbar button, and the popover with the tooltip's text. */
export function Tooltip( props: TooltipProps ) {
	const { isActive, value } = props;
	const [ isOpen, setOpen ] = useState( false );
	// Without a selection there is no text to attach the tooltip to.
	const isPossible = isActive || ! isCollapsed( value );
	return (
		<>
			<RichTextToolbarButton
				icon={ comment }
				title={ __( 'Tooltip', 'frontage-site' ) }
				isActive={ isActive }
				{ ...( { isDisabled: ! isPossible } as object ) } // Passed on to the button; missing in the component's type.
				onClick={ () => setOpen( true ) }
			/>
			{ isOpen && isPossible && <Text { ...props } onClose={ () => setOpen( false ) } /> }
		</>
	);
}

function Text( {
	isActive,
	value,
	onChange,
	onFocus,
	contentRef,
	activeAttributes,
	onClose,
}: TooltipProps & { onClose: () => void } ) {
	const [ text, setText ] = useState( activeAttributes.text ?? '' );
	const anchor = useAnchor( {
		editableContentElement: contentRef.current,
		settings: { ...format, isActive } as never,
	} );
	const end = ( next: RichTextValue ) => {
		onChange( next );
		onClose();
		onFocus();
	};
	const remove = () => end( removeFormat( value, format.name ) );
	const apply = ( event: FormEvent ) => {
		event.preventDefault();
		const content = text.trim();
		if ( content ) {
			end( applyFormat( value, { type: format.name, attributes: { text: content } } as never ) );
		} else {
			remove();
		}
	};
	return (
		<Popover
			anchor={ anchor ?? null }
			placement="bottom"
			shift
			focusOnMount="firstElement"
			onClose={ () => {
				onClose();
				onFocus();
			} }
		>
			<form onSubmit={ apply } style={ { inlineSize: 300, padding: 16 } }>
				<TextareaControl
					label={ __( 'Tooltip text', 'frontage-site' ) }
					help={ __( 'Shown when this text is hovered or focused.', 'frontage-site' ) }
					rows={ 2 }
					maxLength={ MOST }
					value={ text }
					onChange={ setText }
					onKeyDown={ ( event ) => {
						if ( event.key === 'Enter' && ! event.shiftKey ) {
							apply( event );
						}
					} }
				/>
				<Flex justify="flex-start">
					<Button __next40pxDefaultSize variant="primary" type="submit">
						{ __( 'Apply', 'frontage-site' ) }
					</Button>
					{ isActive && (
						<Button __next40pxDefaultSize variant="tertiary" isDestructive onClick={ remove }>
							{ __( 'Remove tooltip', 'frontage-site' ) }
						</Button>
					) }
				</Flex>
			</form>
		</Popover>
	);
}
