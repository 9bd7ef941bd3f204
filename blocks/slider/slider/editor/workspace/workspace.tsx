import { useKeptFocus } from '@frontage/editor';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { Modal, Popover } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SnackbarNotices } from '@wordpress/notices';
import { Canvas } from './canvas/canvas';
import { Filmstrip } from './filmstrip/filmstrip';
import { Header } from './workspace-header';
import { Inspector } from './inspector/inspector';
import { Layers } from './layers/layer-list';
import { NOTICES } from './notice-contexts';
import { Pane } from './split-pane';
import { PartTabs, type Part } from './mobile-tabs';
import { openShortcuts } from './shortcuts';
import { store, useSlideId, useView } from './state';
import { Timeline } from './timeline/timeline';
import { useSelectAllKey } from './use-select-all-shortcut';
import { UndoProvider, useUndoKeys } from './use-undo';
import './workspace.css';

interface WorkspaceProps {
	/** Block of the slider. */
	clientId: string;
	/** Block of the slide to begin with; the first one without it. */
	slide?: string;
	/** Block of a layer on it that is selected from the start. */
	layer?: string;
	onClose: () => void;
}

/** Where a slider is made: slides and layers on a canvas, their times, everything that can be set. */
export default function Workspace( { clientId, slide = '', layer, onClose }: WorkspaceProps ) {
	const { open, close, showSlide } = useDispatch( store );
	const isOpen = useView( 'slider' ) === clientId;
	useEffect( () => {
		open( clientId, slide );
		if ( layer ) {
			showSlide( slide, [ layer ] );
		}
		return () => void close();
		// A slide that is gone leaves the workspace where it is.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ clientId ] );
	return (
		<Modal
			className="fr-workspace"
			overlayClassName="fr-workspace__overlay"
			contentLabel={ __( 'Edit slider', 'frontage-slider' ) } // A title is said by the header alone.
			isFullScreen
			__experimentalHideHeader
			shouldCloseOnEsc={ false }
			shouldCloseOnClickOutside={ false }
			onRequestClose={ onClose }
		>
			{ isOpen && (
				<UndoProvider>
					<Parts onClose={ onClose } />
				</UndoProvider>
			) }
			<SnackbarNotices className="fr-workspace__notices" context={ NOTICES } />
			{ /* Behind a dialog everything is hidden from screen readers, also where menus opened before it. */ }
			<Popover.Slot />
		</Modal>
	);
}

/** Knows which slide is shown, and nothing of what is on it: each part asks for that itself. */
function Parts( { onClose }: { onClose: () => void } ) {
	const slider = useView( 'slider' );
	const isThere = useSelect( ( select ) => select( blockEditorStore ).getBlock( slider ) !== null, [ slider ] );
	const slide = useSlideId();
	const wanted = useView( 'slide' );
	const { showSlide } = useDispatch( store );
	const undoKeys = useUndoKeys();
	const selectAll = useSelectAllKey();
	const keptFocus = useKeptFocus();
	const isNarrow = useViewportMatch( 'medium', '<' );
	const [ part, setPart ] = useState< Part >( 'slides' );
	const shows = ( one: Part ) => ! isNarrow || one === part;
	useEffect( () => {
		// An undo took the slide away, or the workspace has just opened.
		if ( slide && slide !== wanted ) {
			showSlide( slide );
		}
	}, [ slide, wanted, showSlide ] );
	useEffect( () => {
		if ( ! isThere ) {
			onClose(); // An undo took the slider itself away.
		}
	}, [ isThere, onClose ] );
	if ( ! isThere ) {
		return null;
	}
	return (
		// Keys that the parts do not use themselves bubble up to here.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div
			ref={ keptFocus }
			className="fr-workspace__parts"
			onKeyDown={ ( event ) => {
				undoKeys( event );
				selectAll( event );
				openShortcuts( event );
			} }
		>
			<Header onClose={ onClose } />
			{ shows( 'layers' ) && (
				<aside className="fr-workspace__layers" aria-label={ __( 'Layers', 'frontage-slider' ) }>
					<Layers />
				</aside>
			) }
			<main className="fr-workspace__canvas" aria-label={ __( 'Slide', 'frontage-slider' ) }>
				<Canvas />
			</main>
			{ shows( 'settings' ) && (
				<aside className="fr-workspace__inspector" aria-label={ __( 'Settings', 'frontage-slider' ) }>
					<Inspector />
				</aside>
			) }
			{ shows( 'slides' ) && (
				<section className="fr-workspace__filmstrip" aria-label={ __( 'Slides', 'frontage-slider' ) }>
					<Filmstrip />
				</section>
			) }
			{ shows( 'timeline' ) && (
				<Pane label={ __( 'Timeline', 'frontage-slider' ) } isFixed={ isNarrow }>
					<Timeline />
				</Pane>
			) }
			{ isNarrow && <PartTabs part={ part } onPart={ setPart } /> }
		</div>
	);
}
