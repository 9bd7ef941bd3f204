import type { EditingLayer } from '@frontage/slider/react';
import {
	BlockCanvas,
	BlockEditorProvider,
	BlockInspector,
	BlockToolbar,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import type { Block as BlockInstance } from '@wordpress/blocks';
import { Button, Modal, Popover, SlotFillProvider } from '@wordpress/components';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SnackbarNotices } from '@wordpress/notices';
import { NOTICES_OF_BLOCKS } from '../notice-contexts';
import { useSlide } from '../state';
import { get } from '../state/attribute-paths';
import { useUndoKeys } from '../use-undo';
import { createSteps } from './layers/undo-steps';
import { isDarkSlide } from './layers/new-layers';
import { caretBetween, type Caret } from './layers/caret-after-undo';

interface BlocksDialogProps {
	/** Block of a layer that contains blocks. */
	block: BlockInstance;
	layer: EditingLayer;
	onClose: () => void;
}

/** Styles the blocks as in their layer: same typography and width, on the slide's color. */
function looksOf( layer: EditingLayer, slide: BlockInstance | undefined ) {
	const { color, fontFamily, fontSize, lineHeight, textAlign, backgroundColor } = getComputedStyle( layer.content );
	const own = /^rgba\(.*, 0\)$/.test( backgroundColor ) ? undefined : backgroundColor;
	const behind = get( slide?.attributes, 'background.color' ) ?? ( isDarkSlide( slide ) ? '#1e1e1e' : '#ffffff' );
	const type = `color:${ color };font:${ fontSize }/${ lineHeight } ${ fontFamily };text-align:${ textAlign }`;
	return (
		`body.editor-styles-wrapper{${ type };background:${ own ?? String( behind ).replace( /[;{}<]/g, '' ) };padding:32px}` +
		`.is-root-container{max-inline-size:${ Math.round( layer.box?.width ?? 480 ) }px;margin-inline:auto}`
	);
}

/**
 * Edits the blocks in a layer with WordPress's block editor. It has its own store, so that the page's editor behind the
 * workspace selects nothing. Each change is immediately written into the page, which also provides undo.
 */
export function BlocksDialog( { block, layer, onClose }: BlocksDialogProps ) {
	const { clientId, innerBlocks } = block;
	const registry = useRegistry();
	const undoKeys = useUndoKeys( NOTICES_OF_BLOCKS );
	const slide = useSlide();
	const settings = useSelect( ( select ) => select( blockEditorStore ).getSettings(), [] );
	const [ value, setValue ] = useState( innerBlocks );
	const [ caret, setCaret ] = useState< Caret | undefined >();
	/** The blocks here, and the blocks last written to the page. */
	const latest = useRef( innerBlocks );
	const written = useRef( innerBlocks );
	const [ steps ] = useState( createSteps );
	const own = useMemo( () => ( { ...settings, hasFixedToolbar: true, focusMode: false } ), [ settings ] );
	const [ looks ] = useState( () => looksOf( layer, slide ) );
	const styles = useMemo( () => [ ...( settings.styles ?? [] ), { css: looks } ], [ settings.styles, looks ] );

	useEffect( () => {
		if ( innerBlocks !== written.current ) {
			written.current = innerBlocks; // An undo: the page returns another list than the one written here.
			setCaret( caretBetween( latest.current, innerBlocks ) );
			setValue( ( latest.current = innerBlocks ) );
		}
	}, [ innerBlocks ] );
	function write( blocks: BlockInstance[] ) {
		const isStep = steps( latest.current, blocks, Date.now() );
		const page = registry.dispatch( blockEditorStore );
		registry.batch( () => {
			if ( ! isStep ) {
				void page.__unstableMarkNextChangeAsNotPersistent();
			}
			void page.replaceInnerBlocks( clientId, blocks, false );
		} );
		written.current = registry.select( blockEditorStore ).getBlocks( clientId );
		setValue( ( latest.current = blocks ) );
	}
	const close = () => {
		void registry.dispatch( blockEditorStore ).__unstableMarkLastChangeAsPersistent();
		onClose();
	};
	return (
		<Modal
			className="fr-canvas__blocks"
			title={ __( 'Blocks in this layer', 'frontage-slider' ) }
			size="fill"
			headerActions={
				<Button variant="primary" size="compact" onClick={ close }>
					{ __( 'Done', 'frontage-slider' ) }
				</Button>
			}
			onRequestClose={ close }
		>
			<div
				className="fr-canvas__blocks-parts"
				// Key events here belong to these blocks, not to those of the page; Escape closes the dialog.
				role="presentation"
				onKeyDown={ ( event ) => {
					if ( event.key !== 'Escape' ) {
						undoKeys( event );
						event.stopPropagation();
					}
				} }
			>
				<SlotFillProvider>
					<BlockEditorProvider value={ value } settings={ own } onInput={ write } onChange={ write }>
						<div className="fr-canvas__blocks-tools">
							<BlockToolbar hideDragHandle />
						</div>
						<BlockCanvas height="100%" styles={ styles } />
						<aside>
							<BlockInspector />
						</aside>
						<CaretAfterUndo caret={ caret } />
						<Popover.Slot />
					</BlockEditorProvider>
				</SlotFillProvider>
				<SnackbarNotices className="fr-workspace__notices" context={ NOTICES_OF_BLOCKS } />
			</div>
		</Modal>
	);
}

/** Restores the caret after undo. The page's undo only knows the page's caret, so here it would stay at the same character count. */
function CaretAfterUndo( { caret }: { caret: Caret | undefined } ) {
	const { selectionChange } = useDispatch( blockEditorStore );
	useEffect( () => {
		if ( caret ) {
			const { clientId, attributeKey, offset } = caret;
			void selectionChange( clientId, attributeKey, offset, offset );
		}
	}, [ caret, selectionChange ] );
	return null;
}
