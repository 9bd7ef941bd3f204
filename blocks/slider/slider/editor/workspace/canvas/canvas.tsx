import type { Options } from '@frontage/slider/model';
import { CanvasSlider, type EditingStage } from '@frontage/slider/react';
import { VisuallyHidden } from '@wordpress/components';
import { useCallback, useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFilled, useSlide, useSlider, useView } from '../state';
import { setStage } from '../state/current-stage';
import { Bar } from './layer-toolbar';
import { BlocksDialog } from './layer-blocks-dialog';
import './canvas.css';
import { setCanvasFocus } from './canvas-focus';
import { useClipboard } from './hooks/use-clipboard';
import { useCommands } from './layers/layer-commands';
import { drawnDocument } from './layers/canvas-document';
import { Frame } from './canvas-iframe';
import { levelSize } from './layers/breakpoint-size';
import { Overlay, type OverlayHandle } from './interaction/interaction-layer';
import { useDropped } from './hooks/use-image-drop';
import type { Projection } from './projection';
import { goesWithScroll, ScrollBar } from './scroll-scrubber';
import { useBreakpointEdits } from './hooks/use-breakpoint-edits';
import { useStageHeight, useViewportSize } from './hooks/use-canvas-size';
import { setShownZoom, useWheelZoom } from './hooks/use-canvas-zoom';
import { useContentEditing } from './hooks/use-content-editing';
import { OutsideNotice } from '../mobile-layout/clipped-layers-notice';
import { useWatchOutside } from '../mobile-layout/use-clipped-layers';
import { TextField } from './text/text-field';
import { useKeys } from './hooks/use-keyboard';
import { useOptions } from './hooks/use-slider-options';
import { useSnapping } from './hooks/use-snapping';
import { fitting } from './zoom-steps';

/** Margin around the slide in px, in which layers that extend beyond it can be dragged. */
const MARGIN = 48;

/** For a modal slider, the page under its cover is around it, and the slider is at its position in the window. */
const viewportProps = ( { modal }: Options ) => ( {
	className: `fr-canvas__room${ modal.useAsModal ? ` is-modal is-${ modal.vertical } is-${ modal.horizontal }` : '' }`,
	style: modal.useAsModal && modal.cover ? { [ '--fr-cover' as 'color' ]: modal.coverColor } : {},
} );

/** The stage, which other parts of the workspace use too while the canvas is mounted. */
function useOwnStage() {
	const [ stage, setOwnStage ] = useState< EditingStage | undefined >();
	const onReady = useCallback( ( next: EditingStage | undefined ) => {
		setStage( next );
		setOwnStage( next );
	}, [] );
	useEffect( () => () => setStage( undefined ), [] );
	return { stage, onReady };
}

/** The document that the canvas renders, with values of bound fields. */
function useDrawnDocument( options: Options ) {
	const { slider } = useSlider();
	const slide = useSlide();
	const drawn = useMemo( () => slider && drawnDocument( slider, slide ), [ slider, slide ] );
	const filled = useFilled( drawn?.document, true );
	return useMemo(
		() => drawn && filled && { document: filled, slide: drawn.slide, options },
		[ drawn, filled, options ]
	);
}

/** The slide, rendered by the page's engine. Pointer and keys edit the document. */
export function Canvas() {
	const slide = useSlide();
	const view = useView();
	const options = useOptions();
	const commands = useCommands();
	const snapping = useSnapping();
	const viewport = useRef< HTMLDivElement >( null );
	const overlay = useRef< OverlayHandle >( null );
	const focus = () => overlay.current?.focus();
	const { stage, onReady } = useOwnStage();
	const [ scope, setScope ] = useState( '' );
	const drawn = useDrawnDocument( options );
	useWatchOutside( stage?.element.ownerDocument, slide, drawn );
	useEffect( () => setScope( '' ), [ slide?.clientId ] );
	useEffect( () => {
		setCanvasFocus( () => overlay.current?.focus() );
		return () => setCanvasFocus( () => {} );
	}, [] );

	const size = levelSize( options, view.level );
	const height = useStageHeight( stage );
	const fit = fitting( useViewportSize( viewport ), { width: size.width, height }, MARGIN );
	const zoom = view.zoom === 'fit' ? fit : view.zoom;
	useEffect( () => setShownZoom( zoom ), [ zoom ] );
	useWheelZoom( viewport, zoom );
	const project = (): Projection => {
		const own = stage?.stage.getBoundingClientRect(); // Coordinates of the iframe's window, without zoom.
		return { zoom, left: MARGIN + ( own?.left ?? 0 ) * zoom, top: MARGIN + ( own?.top ?? 0 ) * zoom };
	};

	const content = useContentEditing( { commands, stage, onScope: setScope, focusCanvas: focus } );
	const { onGroup, onUngroup, arrangeForPhones } = useBreakpointEdits( commands, stage, drawn );
	const scoped = { commands, scope, onScope: setScope, onEnter: content.enter };
	const keys = useKeys( { ...scoped, overlay, onGroup, onUngroup, zoom } );
	const clipboard = useClipboard( commands );
	const drop = useDropped( commands, stage );

	return (
		<div className="fr-canvas">
			<Bar { ...{ commands, stage, snapping, onGroup, onUngroup } } scene={ () => overlay.current?.scene() } />
			<OutsideNotice onArrange={ () => arrangeForPhones() && focus() } />
			<div ref={ viewport } { ...viewportProps( options ) }>
				<div
					className="fr-canvas__sheet"
					style={ { width: size.width * zoom + 2 * MARGIN, height: height * zoom + 2 * MARGIN } }
					{ ...clipboard }
					onBlur={ () => keys.onKeyUp( { key: '' } ) }
				>
					<Frame width={ size.width } height={ height } zoom={ zoom } isTouchable={ content.isEditingText }>
						{ drawn && (
							<CanvasSlider
								document={ drawn.document }
								slide={ drawn.slide }
								level={ view.level }
								width={ size.width }
								height={ size.height }
								onReady={ onReady }
							/>
						) }
					</Frame>
					{ options.modal.useAsModal && (
						<i className="fr-canvas__close" style={ { transform: `scale(${ zoom })` } } />
					) }
					{ stage && (
						<Overlay
							ref={ overlay }
							stage={ stage }
							{ ...scoped }
							project={ project }
							frame={ size }
							snaps={ snapping.snaps }
							mesh={ snapping.mesh }
							isWriting={ content.isEditingText }
							onKeyDown={ keys.onKeyDown }
							onKeyUp={ keys.onKeyUp }
							onDropFiles={ drop }
						/>
					) }
				</div>
				{ stage && viewport.current && goesWithScroll( options ) && (
					<ScrollBar key={ slide?.clientId } stage={ stage } viewport={ viewport.current } />
				) }
				<KeyboardHelp />
			</div>
			<ContentEditors { ...content } />
		</div>
	);
}

/** Describes the canvas's keys to screen readers. */
function KeyboardHelp() {
	return (
		<VisuallyHidden id="fr-canvas-keys">
			{ __(
				'Page Up and Page Down select a layer. Arrow keys move it, and Ctrl or Cmd resizes it. Shift uses steps of 10. Enter edits text or opens a group or blocks, and Escape exits. Delete removes the layer. Keyboard shortcuts lists all keys.',
				'frontage-slider'
			) }
		</VisuallyHidden>
	);
}

/** The field for a layer's text, or the dialog for its blocks. */
function ContentEditors( { textLayer, blocksLayer, endText, closeBlocks }: ReturnType< typeof useContentEditing > ) {
	const textId = textLayer?.block.clientId ?? '';
	return (
		<>
			{ textLayer && (
				<TextField key={ textId } { ...textLayer } onDone={ ( html ) => endText( textId, html ) } />
			) }
			{ blocksLayer && (
				<BlocksDialog key={ blocksLayer.block.clientId } { ...blocksLayer } onClose={ closeBlocks } />
			) }
		</>
	);
}
