import { CanvasSlider, type EditingStage } from '@frontage/slider/react';
import { VisuallyHidden } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { layerName, store, useFilled, useSlide, useSlider, useView } from '../state';
import { setStage } from '../state/stage';
import { Bar } from './bar';
import './canvas.css';
import { useClipboard } from './clipboard';
import { useCommands } from './commands';
import { drawnDocument } from './drawn-document';
import { Frame } from './frame';
import { groupOf, ungrouped } from './grouping';
import { seenBox } from './layer-boxes';
import { levelSize } from './level-size';
import { Overlay, type OverlayHandle } from './overlay';
import { useDropped } from './dropped';
import { onCanvas, type Projection } from './projection';
import { setShownZoom } from './shown-zoom';
import { TextTools } from './text/text-tools';
import { useLeaving } from './text/use-leaving';
import { write, type Writing } from './text/writing';
import { useKeys } from './use-keys';
import { useOptions } from './use-options';
import { useSnapping } from './use-snapping';
import { fitting, wheeled } from './zooms';

/** px around the slide, in which layers can be taken hold of that stand out of it. */
const MARGIN = 48;

/** The slide, drawn by the engine of the page; what is done on it with pointer and keys is done to the document. */
export function Canvas() {
	const { slider } = useSlider();
	const slide = useSlide();
	const view = useView();
	const options = useOptions();
	const { setZoom, selectLayers } = useDispatch( store );
	const commands = useCommands();
	const snapping = useSnapping();
	const room = useRef< HTMLDivElement >( null );
	const overlay = useRef< OverlayHandle >( null );
	const [ stage, takeStage ] = useState< EditingStage | undefined >();
	const [ roomSize, setRoomSize ] = useState( { width: 0, height: 0 } );
	const [ height, setHeight ] = useState( 400 );
	const [ scope, setScope ] = useState( '' );
	const [ text, setText ] = useState< { id: string; writing: Writing } | undefined >();
	const [ wanted, setWanted ] = useState< 'first' | 'link' | undefined >();
	const [ , moved ] = useState( 0 );

	const size = levelSize( options, view.level );
	const fit = fitting( roomSize, { width: size.width, height }, MARGIN );
	const zoom = view.zoom === 'fit' ? fit : view.zoom;
	const drawn = useMemo( () => slider && drawnDocument( slider, slide ), [ slider, slide ] );
	const filled = useFilled( drawn?.document, true );
	const onReady = useCallback( ( next: EditingStage | undefined ) => {
		setStage( next );
		takeStage( next );
	}, [] );

	useEffect( () => setShownZoom( zoom ), [ zoom ] );
	useEffect( () => () => setStage( undefined ), [] );
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
				event.preventDefault(); // Else the browser zooms the whole window.
				void setZoom( wheeled( zoom, event.deltaY ) );
			}
		};
		element.addEventListener( 'wheel', wheel, { passive: false } );
		return () => element.removeEventListener( 'wheel', wheel );
	}, [ zoom, setZoom ] );

	const project = (): Projection => {
		const own = stage?.stage.getBoundingClientRect(); // Of the frame's own window, which knows no zoom.
		return { zoom, left: MARGIN + ( own?.left ?? 0 ) * zoom, top: MARGIN + ( own?.top ?? 0 ) * zoom };
	};

	/** A text is written in, a group is entered. */
	function enter( id: string ) {
		const { family, edits, say } = commands;
		const block = family.block( id );
		const layer = stage?.layer( id );
		const type = block?.attributes.type ?? 'text';
		if ( ! block || ! layer || view.locked.includes( id ) ) {
			return;
		}
		if ( type === 'group' || type === 'row' || type === 'column' ) {
			setScope( id );
			void selectLayers( block.innerBlocks.slice( -1 ).map( ( { clientId } ) => clientId ) );
			return;
		}
		if ( type !== 'text' && type !== 'button' ) {
			return;
		}
		stage?.clock.rest();
		const html = typeof block.attributes.html === 'string' ? block.attributes.html : '';
		const writing = write( layer.content, html, {
			label: layerName( block ),
			moved: () => moved( ( count ) => count + 1 ),
			tools: setWanted,
			done( written ) {
				setText( undefined );
				if ( written !== undefined ) {
					edits.changeEach( { [ id ]: { html: written || undefined } } );
					say( __( 'Text changed', 'frontage-slider' ) );
				}
				overlay.current?.focus();
			},
		} );
		setText( { id, writing } );
	}
	useLeaving( text?.writing, Boolean( text && commands.family.block( text.id ) ) );

	const onGroup = () => stage && commands.group( ( blocks ) => groupOf( stage, blocks ) );
	const onUngroup = () => stage && commands.ungroup( ( group ) => ungrouped( stage, group ) );
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

	const projection = project();
	const textBox = text && stage ? seenBox( stage.layer( text.id ) ) : undefined;
	const at = textBox && onCanvas( projection, { x: textBox.left, y: textBox.top } );
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
			<div ref={ room } className="fr-canvas__room">
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
					{ text && at && (
						<div
							className="fr-canvas__text-place"
							style={ { transform: `translate(${ at.x }px, ${ at.y }px)` } }
						>
							<TextTools
								writing={ text.writing }
								wanted={ wanted }
								onReached={ () => setWanted( undefined ) }
							/>
						</div>
					) }
				</div>
				<VisuallyHidden id="fr-canvas-keys">
					{ __(
						'Page up and page down select a layer. Arrows move it, with Shift by 10. Enter writes in a text or opens a group, Escape leaves it. Delete deletes.',
						'frontage-slider'
					) }
				</VisuallyHidden>
			</div>
		</div>
	);
}
