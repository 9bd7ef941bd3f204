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
	/** Client id of the slider. */
	clientId: string;
	/** Client id of the first slide to show; default: the first one. */
	slide?: string;
	/** Client id of a layer on it that is selected at first. */
	layer?: string;
	onClose: () => void;
}

/** The workspace for editing a slider: canvas, timeline, and all settings. */
export default function Workspace( { clientId, slide = '', layer, onClose }: WorkspaceProps ) {
	const { open, close, showSlide } = useDispatch( store );
	const isOpen = useView( 'slider' ) === clientId;
	useEffect( () => {
		open( clientId, slide );
		if ( layer ) {
			showSlide( slide, [ layer ] );
		}
		return () => void close();
		// A removed slide does not open the workspace again.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ clientId ] );
	return (
		<Modal
			className="fr-workspace"
			overlayClassName="fr-workspace__overlay"
			contentLabel={ __( 'Edit slider', 'frontage-slider' ) } // Only the header has a visible title.
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
			{ /* A dialog hides everything behind it from screen readers, including the container of existing popovers. */ }
			<Popover.Slot />
		</Modal>
	);
}

/** Only depends on the current slide's id; each part selects its own data. */
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
		// An undo removed the slide, or the workspace has just opened.
		if ( slide && slide !== wanted ) {
			showSlide( slide );
		}
	}, [ slide, wanted, showSlide ] );
	useEffect( () => {
		if ( ! isThere ) {
			onClose(); // An undo removed the slider itself.
		}
	}, [ isThere, onClose ] );
	if ( ! isThere ) {
		return null;
	}
	return (
		// Key events that the parts do not handle bubble to here.
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
