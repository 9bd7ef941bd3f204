import type { Options } from '@frontage/slider/model';
import { CanvasSlider, type EditingStage } from '@frontage/slider/react';
import { VisuallyHidden } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store, useFilled, useSlide, useSlider, useView } from '../state';
import { setStage } from '../state/current-stage';
import { Bar } from './layer-toolbar';
import { BlocksDialog } from './layer-blocks-dialog';
import './canvas.css';
import { setCanvasFocus } from './canvas-focus';
import { useClipboard } from './hooks/use-clipboard';
import { useCommands } from './layers/layer-commands';
import { drawnDocument } from './layers/canvas-document';
import { measureBreakpoints } from './measure-breakpoints';
import { Frame } from './canvas-iframe';
import { groupOf, ungrouped } from './layers/grouping';
import { followsGrid } from './layers/layer-models';
import { levelSize } from './layers/breakpoint-size';
import { Overlay, type OverlayHandle } from './interaction/interaction-layer';
import { useDropped } from './hooks/use-image-drop';
import type { Projection } from './projection';
import { goesWithScroll, ScrollBar } from './scroll-scrubber';
import { setShownZoom } from './hooks/use-canvas-zoom';
import { OutsideNotice } from '../mobile-layout/clipped-layers-notice';
import { arrangedForPhones } from '../mobile-layout/arrange-slide';
import { useWatchOutside } from '../mobile-layout/use-clipped-layers';
import { TextField } from './text/text-field';
import { useKeys } from './hooks/use-keyboard';
import { useOptions } from './hooks/use-slider-options';
import { useSnapping } from './hooks/use-snapping';
import { fitting, wheeled } from './zoom-steps';

/** Margin around the slide in px, in which layers that extend beyond it can be dragged. */
const MARGIN = 48;

/** For a modal slider, the page under its cover is around it, and the slider is at its position in the window. */
const roomOf = ( { modal }: Options ) => ( {
	className: `fr-canvas__room${ modal.useAsModal ? ` is-modal is-${ modal.vertical } is-${ modal.horizontal }` : '' }`,
	style: modal.useAsModal && modal.cover ? { [ '--fr-cover' as 'color' ]: modal.coverColor } : {},
} );

/** The slide, rendered by the page's engine. Pointer and keys edit the document. */
export function Canvas() {
	const { slider } = useSlider();
	const slide = useSlide();
	const view = useView();
	const options = useOptions();
	const { setZoom, selectLayers, setLevel } = useDispatch( store );
	const commands = useCommands();
	const snapping = useSnapping();
	const room = useRef< HTMLDivElement >( null );
	const overlay = useRef< OverlayHandle >( null );
	const [ stage, takeStage ] = useState< EditingStage | undefined >();
	const [ roomSize, setRoomSize ] = useState( { width: 0, height: 0 } );
	const [ height, setHeight ] = useState( 400 );
	const [ scope, setScope ] = useState( '' );
	const [ text, setText ] = useState< string | undefined >(); // Id of the layer whose text is edited.
	const [ blocks, setBlocks ] = useState< string | undefined >(); // Id of the layer whose blocks are edited.

	const size = levelSize( options, view.level );
	const fit = fitting( roomSize, { width: size.width, height }, MARGIN );
	const zoom = view.zoom === 'fit' ? fit : view.zoom;
	const drawn = useMemo( () => slider && drawnDocument( slider, slide ), [ slider, slide ] );
	const filled = useFilled( drawn?.document, true );
	const whole = useMemo(
		() => drawn && filled && { document: filled, slide: drawn.slide, options },
		[ drawn, filled, options ]
	);
	useWatchOutside( stage?.element.ownerDocument, slide, whole );
	const onReady = useCallback( ( next: EditingStage | undefined ) => {
		setStage( next );
		takeStage( next );
	}, [] );

	useEffect( () => setShownZoom( zoom ), [ zoom ] );
	useEffect( () => () => setStage( undefined ), [] );
	useEffect( () => {
		setCanvasFocus( () => overlay.current?.focus() );
		return () => setCanvasFocus( () => {} );
	}, [] );
	useEffect( () => setScope( '' ), [ slide?.clientId ] );
	useEffect( () => {
		const observer = new ResizeObserver( ( [ entry ] ) => {
			const { width, height: high } = entry!.contentRect;
			setRoomSize( { width, height: high } );
		} );
		observer.observe( room.current! );
		return () => observer.disconnect();
	}, [] );
	useEffect( () => {
		if ( ! stage ) {
			return undefined;
		}
		const measure = () => setHeight( Math.max( 60, stage.element.offsetHeight ) );
		const observer = new ResizeObserver( measure );
		observer.observe( stage.element );
		measure();
		return () => observer.disconnect();
	}, [ stage ] );
	useEffect( () => {
		const element = room.current!;
		const wheel = ( event: WheelEvent ) => {
			if ( event.ctrlKey || event.metaKey ) {
				event.preventDefault(); // Otherwise the browser would zoom the whole window.
				void setZoom( wheeled( zoom, event.deltaY ) );
			}
		};
		element.addEventListener( 'wheel', wheel, { passive: false } );
		return () => element.removeEventListener( 'wheel', wheel );
	}, [ zoom, setZoom ] );

	const project = (): Projection => {
		const own = stage?.stage.getBoundingClientRect(); // Coordinates of the iframe's window, without zoom.
		return { zoom, left: MARGIN + ( own?.left ?? 0 ) * zoom, top: MARGIN + ( own?.top ?? 0 ) * zoom };
	};

	/** Enters a layer: edits its text, enters a group (selecting the given or topmost layer in it), or opens its blocks. */
	function enter( id: string, inside?: string ) {
		const { family } = commands;
		const block = family.block( id );
		const layer = stage?.layer( id );
		const type = block?.attributes.type ?? 'text';
		if ( ! block || ! layer || view.locked.includes( id ) ) {
			return;
		}
		if ( type === 'group' || type === 'row' || type === 'column' ) {
			setScope( id );
			const onTop = block.innerBlocks.slice( -1 ).map( ( { clientId } ) => clientId );
			void selectLayers( inside ? [ inside ] : onTop );
			return;
		}
		if ( type === 'blocks' ) {
			setBlocks( id );
		} else if ( type === 'text' || type === 'button' ) {
			stage?.clock.rest();
			stage?.scrollTo( undefined ); // Also resets the simulated scroll position.
			setText( id );
		}
	}

	/** Ends text editing and stores the new text, if it changed. */
	function leave( id: string, written: string | undefined ) {
		setText( undefined );
		if ( written !== undefined ) {
			commands.edits.changeEach( { [ id ]: { html: written || undefined } } );
			commands.say( __( 'Text changed', 'frontage-slider' ) );
		}
		overlay.current?.focus();
	}
	/** Block and handle of a layer for editing its content, while it is on the current slide. */
	const inside = ( id: string | undefined ) => {
		const [ block, layer ] = id === undefined ? [] : [ commands.family.block( id ), stage?.layer( id ) ];
		return block && layer ? { block, layer } : undefined;
	};
	const writing = inside( text );
	const opened = inside( blocks );

	/** Layout at all breakpoints, for edits that change all of them at once. */
	const onLevels = () => ( stage && whole ? measureBreakpoints( stage.element.ownerDocument, whole ) : [] );
	const follows = followsGrid( slider );
	const onGroup = () => commands.group( ( layers, parent ) => groupOf( onLevels(), layers, parent, follows ) );
	const onUngroup = () =>
		stage && commands.ungroup( ( group, parent ) => ungrouped( onLevels(), group, parent, follows ) );
	function arrange() {
		if ( stage && slider && slide ) {
			commands.edits.changeEach( arrangedForPhones( stage.element.ownerDocument, slider, [ slide ] ) );
			void setLevel( 3 );
			commands.say( __( 'Mobile layout created', 'frontage-slider' ) );
			overlay.current?.focus();
		}
	}
	const keys = useKeys( {
		commands,
		overlay,
		scope,
		onScope: setScope,
		onEnter: enter,
		onGroup,
		onUngroup,
		zoom,
	} );
	const clipboard = useClipboard( commands );
	const drop = useDropped( commands, stage );

	return (
		<div className="fr-canvas">
			<Bar
				commands={ commands }
				stage={ stage }
				scene={ () => overlay.current?.scene() }
				snapping={ snapping }
				onGroup={ onGroup }
				onUngroup={ onUngroup }
			/>
			<OutsideNotice onArrange={ arrange } />
			<div ref={ room } { ...roomOf( options ) }>
				<div
					className="fr-canvas__sheet"
					style={ { width: size.width * zoom + 2 * MARGIN, height: height * zoom + 2 * MARGIN } }
					onCopy={ clipboard.onCopy }
					onCut={ clipboard.onCut }
					onPaste={ clipboard.onPaste }
					onBlur={ () => keys.onKeyUp( { key: '' } ) }
				>
					<Frame width={ size.width } height={ height } zoom={ zoom } isTouchable={ text !== undefined }>
						{ drawn && filled && (
							<CanvasSlider
								document={ filled }
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
							commands={ commands }
							project={ project }
							frame={ size }
							snaps={ snapping.snaps }
							mesh={ snapping.mesh }
							scope={ scope }
							onScope={ setScope }
							isWriting={ text !== undefined }
							onEnter={ enter }
							onKeyDown={ keys.onKeyDown }
							onKeyUp={ keys.onKeyUp }
							onDropFiles={ drop }
						/>
					) }
				</div>
				{ stage && room.current && goesWithScroll( options ) && (
					<ScrollBar key={ slide?.clientId } stage={ stage } room={ room.current } />
				) }
				<VisuallyHidden id="fr-canvas-keys">
					{ __(
						'Page Up and Page Down select a layer. Arrow keys move it, and Ctrl or Cmd resizes it. Shift uses steps of 10. Enter edits text or opens a group or blocks, and Escape exits. Delete removes the layer. Keyboard shortcuts lists all keys.',
						'frontage-slider'
					) }
				</VisuallyHidden>
			</div>
			{ writing && (
				<TextField key={ text } { ...writing } onDone={ ( html ) => leave( writing.block.clientId, html ) } />
			) }
			{ opened && (
				<BlocksDialog
					key={ blocks }
					{ ...opened }
					onClose={ () => {
						setBlocks( undefined );
						overlay.current?.focus();
					} }
				/>
			) }
		</div>
	);
}
