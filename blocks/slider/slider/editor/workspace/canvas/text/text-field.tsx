import type { EditingLayer } from '@frontage/slider/react';
import { BlockEdit, BlockEditorProvider, RichText, store as blockEditorStore } from '@wordpress/block-editor';
import type { Block as BlockInstance } from '@wordpress/blocks';
import { Popover, SlotFillProvider } from '@wordpress/components';
import { useSelect, type ReduxStoreConfig, type StoreDescriptor } from '@wordpress/data';
import { createPortal, useState } from '@wordpress/element';
import { ShortcutProvider } from '@wordpress/keyboard-shortcuts';
import { store as richTextStore } from '@wordpress/rich-text';
import { layerName } from '../../state';
import { useTextEditing } from './use-text-editing';

interface TextFieldProps {
	/** Block of the layer: a text or a button. */
	block: BlockInstance;
	layer: EditingLayer;
	/** Called when editing ends, with the new text if it changed. */
	onDone: ( html: string | undefined ) => void;
}

/** WordPress declares this store as a generic object. */
type Formats = StoreDescriptor<
	ReduxStoreConfig< unknown, Record< string, never >, { getFormatTypes: () => { name: string }[] } >
>;

/** Formats that need a place in the page outside the text, which layers do not have. */
const UNSUPPORTED = [ 'core/footnote' ];

/**
 * Edits a layer's text in place with WordPress's `RichText`: all registered formats, their shortcuts and their toolbar.
 * It has its own block store, so that the page's editor behind the workspace neither selects nor focuses anything. The
 * document is updated once, when editing ends.
 */
export function TextField( { block, layer, onDone }: TextFieldProps ) {
	const { html } = block.attributes as { html?: string };
	const text = useTextEditing( layer, html ?? '', onDone );
	const [ ownBlocks ] = useState( [ block ] );
	const settings = useSelect( ( select ) => select( blockEditorStore ).getSettings(), [] );
	const types = useSelect( ( select ) => select( richTextStore as Formats ).getFormatTypes(), [] );
	const formats = types.map( ( { name } ) => name ).filter( ( name ) => ! UNSUPPORTED.includes( name ) );
	const [ root, setRoot ] = useState< HTMLElement | null >( null );
	const dialog = root?.closest( '[role="dialog"]' );
	const isButton = layer.content.matches( 'a, button, [role="button"]' );
	return (
		// Key events in the text or its tools do not reach the canvas.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div
			ref={ setRoot }
			onKeyDownCapture={ text.onKeyDownCapture }
			onKeyDown={ text.onKeyDown }
			onPointerDown={ ( event ) => event.stopPropagation() }
		>
			<SlotFillProvider>
				<BlockEditorProvider value={ ownBlocks } settings={ settings }>
					<ShortcutProvider>
						<BlockEdit
							name={ block.name }
							clientId={ block.clientId }
							attributes={ block.attributes }
							setAttributes={ () => {} }
							isSelected
						>
							{ text.places.map( ( place, index ) =>
								createPortal(
									<RichText
										identifier={ `html.${ index }` }
										tagName="div"
										aria-label={ layerName( block ) }
										value={ text.values[ index ] ?? '' }
										onChange={ ( value ) => text.onChange( index, value ) }
										allowedFormats={ formats }
										withoutInteractiveFormatting={ isButton }
										inlineToolbar
									/>,
									place
								)
							) }
						</BlockEdit>
					</ShortcutProvider>
				</BlockEditorProvider>
				{ /* Otherwise popovers would be under the workspace or in the page behind it, out of reach for screen readers. */ }
				{ dialog &&
					createPortal(
						<>
							<Popover.Slot name="block-toolbar" />
							<Popover.Slot />
						</>,
						dialog
					) }
			</SlotFillProvider>
		</div>
	);
}
