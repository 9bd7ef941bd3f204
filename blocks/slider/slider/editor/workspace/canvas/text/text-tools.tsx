import { Button, Popover, TextControl, Toolbar, ToolbarButton } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { check, formatBold, formatItalic, formatStrikethrough, formatUnderline, link, linkOff } from '@wordpress/icons';
import type { Writing } from './writing';

interface TextToolsProps {
	writing: Writing;
	/** Which of them is asked for by its keys. */
	wanted: 'first' | 'link' | undefined;
	onReached: () => void;
}

const marks = () => [
	{ command: 'bold', icon: formatBold, title: __( 'Bold', 'frontage-slider' ) },
	{ command: 'italic', icon: formatItalic, title: __( 'Italic', 'frontage-slider' ) },
	{ command: 'underline', icon: formatUnderline, title: __( 'Underline', 'frontage-slider' ) },
	{ command: 'strikeThrough', icon: formatStrikethrough, title: __( 'Strikethrough', 'frontage-slider' ) },
];

/** What can be done to the words that are selected. Pressing a button leaves the cursor where it is. */
export function TextTools( { writing, wanted, onReached }: TextToolsProps ) {
	const bar = useRef< HTMLDivElement >( null );
	const [ linking, setLinking ] = useState< string >();
	useEffect( () => {
		if ( wanted === 'link' ) {
			setLinking( writing.link() );
		} else if ( wanted === 'first' ) {
			bar.current?.querySelector< HTMLElement >( 'button' )?.focus();
		}
		if ( wanted ) {
			onReached();
		}
	}, [ wanted, writing, onReached ] );

	const back = () => {
		setLinking( undefined );
		writing.element.focus();
	};
	return (
		// Escape leads back into the text; pressing a button may not take the cursor out of it.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div
			ref={ bar }
			className="fr-canvas__text-tools"
			onMouseDown={ ( event ) => {
				if ( ! ( event.target as Element ).closest( 'input' ) ) {
					event.preventDefault();
				}
			} }
			onPointerDown={ ( event ) => event.stopPropagation() }
			onKeyDown={ ( event ) => {
				event.stopPropagation();
				if ( event.key === 'Escape' ) {
					back();
				}
			} }
		>
			<Toolbar label={ __( 'Text', 'frontage-slider' ) }>
				{ marks().map( ( { command, icon, title } ) => (
					<ToolbarButton
						key={ command }
						icon={ icon }
						label={ title }
						isPressed={ writing.has( command ) }
						onClick={ () => writing.format( command ) }
					/>
				) ) }
				<ToolbarButton
					icon={ link }
					label={ __( 'Link', 'frontage-slider' ) }
					isPressed={ writing.link() !== '' }
					onClick={ () => setLinking( writing.link() ) }
				/>
				<ToolbarButton
					icon={ linkOff }
					label={ __( 'Remove link', 'frontage-slider' ) }
					disabled={ writing.link() === '' }
					onClick={ () => writing.format( 'unlink' ) }
				/>
			</Toolbar>
			{ linking !== undefined && (
				<Popover placement="bottom-start" onClose={ back } focusOnMount="firstElement">
					<form
						className="fr-canvas__link"
						onSubmit={ ( event ) => {
							event.preventDefault();
							back();
							writing.format( linking ? 'createLink' : 'unlink', linking );
						} }
					>
						<TextControl
							__next40pxDefaultSize
							label={ __( 'Address', 'frontage-slider' ) }
							hideLabelFromVision
							placeholder="https://"
							value={ linking }
							onChange={ setLinking }
						/>
						<Button icon={ check } label={ __( 'Apply', 'frontage-slider' ) } type="submit" />
					</form>
				</Popover>
			) }
		</div>
	);
}
