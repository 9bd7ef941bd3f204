import type { EditingStage } from '@frontage/slider/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { forwardRef, useImperativeHandle, useLayoutEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Outlines } from '../../mobile-layout/clipped-layer-outlines';
import { layerName, store, useView } from '../../state';
import { aroundAll, type Point, type Turned } from '../geometry/box';
import { drawFeedback } from '../gestures/draw-feedback';
import type { Gesture, Live, Scene } from '../gestures/gesture-context';
import { trackPointer } from '../gestures/track-pointer';
import { useRedraw } from '../hooks/use-redraw';
import { freeOf, seenBox } from '../layers/layer-boxes';
import type { Commands } from '../layers/layer-commands';
import { offsetsAt } from '../layers/layer-models';
import { onStage, styleOf, type Projection } from '../projection';
import { handlePress, layersAt, type PressContext } from './pointer-press';
import { SelectionFrames } from './selection-frame';

export interface OverlayHandle {
	scene: () => Scene;
	focus: () => void;
}

interface OverlayProps {
	stage: EditingStage;
	commands: Commands;
	/** Position of the stage; recalculated when it changed. */
	project: () => Projection;
	frame: Scene[ 'frame' ];
	snaps: boolean;
	mesh: number;
	/** The entered group; empty on the slide itself. */
	scope: string;
	onScope: ( id: string ) => void;
	/** While a text is edited, it receives the pointer events. */
	isWriting: boolean;
	/** `inside`: the nested layer under the pointer. */
	onEnter: ( id: string, inside?: string ) => void;
	onKeyDown: ( event: React.KeyboardEvent ) => void;
	onKeyUp: ( event: React.KeyboardEvent ) => void;
	onDropFiles: ( files: File[], at: Point ) => void;
}

/** Elements that gestures draw on, since React does not render during one. */
function useFeedbackElements() {
	const frames = useRef( new Map< string, HTMLElement >() ).current;
	const guides = useRef< HTMLDivElement >( null );
	const marquee = useRef< HTMLDivElement >( null );
	const note = useRef< HTMLOutputElement >( null );
	return {
		frames,
		guides,
		marquee,
		note,
		draw: ( live: Live, projection: Projection ) =>
			drawFeedback( live, projection, {
				frames,
				guides: guides.current!,
				marquee: marquee.current!,
				note: note.current!,
			} ),
	};
}

/** Boxes of layers as rendered, by id. */
const seenBoxes = ( stage: EditingStage, ids: readonly string[] ) =>
	new Map(
		ids.flatMap( ( id ) => {
			const box = seenBox( stage.layer( id ) );
			return box ? [ [ id, box ] as const ] : [];
		} )
	);

/** Label of the canvas for screen readers: the selected layers. */
function labelOf( { blocks }: Commands ): string {
	const names = blocks.map( layerName ).join( ', ' );
	/* translators: %s: names of layers. */
	const selection = sprintf( __( 'Canvas, selected: %s', 'frontage-slider' ), names );
	return names ? selection : __( 'Canvas', 'frontage-slider' );
}

/** Pointer handlers of the canvas, and the handler of Escape, which cancels a drag. */
function usePointer( props: OverlayProps, overlay: OverlayState ) {
	const { stage, commands, onEnter, isWriting, onKeyDown, onDropFiles } = props;
	const { context, hover, running, projection } = overlay;
	const registry = useRegistry();
	return {
		onPointerDown( event: React.PointerEvent< HTMLElement > ) {
			if ( event.button === 0 && ! isWriting ) {
				event.currentTarget.focus( { preventScroll: true } );
				handlePress( context, event );
			}
		},
		onPointerMove( event: React.PointerEvent ) {
			if ( running.current || isWriting || event.buttons ) {
				return;
			}
			const [ top ] = layersAt( context, context.pointOf( event ) );
			const box = top && ! commands.selected.includes( top ) ? seenBox( stage.layer( top ) ) : undefined;
			hover.current!.hidden = ! box;
			if ( box ) {
				Object.assign( hover.current!.style, styleOf( projection, box ) );
			}
		},
		onPointerLeave: () => ( hover.current!.hidden = true ),
		onDoubleClick( event: React.MouseEvent ) {
			const [ id, more ] = registry.select( store ).getView().layers; // The first click has just selected it.
			if ( id && more === undefined ) {
				onEnter( id, layersAt( context, context.pointOf( event ), id )[ 0 ] );
			}
		},
		onKeyDown( event: React.KeyboardEvent ) {
			if ( event.key === 'Escape' && running.current ) {
				event.stopPropagation();
				running.current.cancel();
			} else {
				onKeyDown( event );
			}
		},
		onDragOver: ( event: React.DragEvent ) =>
			event.dataTransfer.types.includes( 'Files' ) && event.preventDefault(),
		onDrop( event: React.DragEvent ) {
			event.preventDefault();
			event.stopPropagation();
			onDropFiles( [ ...event.dataTransfer.files ], context.pointOf( event ) );
		},
	};
}

interface OverlayState {
	context: PressContext;
	projection: Projection;
	/** Frame of the layer under the pointer. */
	hover: React.RefObject< HTMLDivElement | null >;
	/** The gesture in progress. */
	running: React.RefObject< { cancel: () => void } | undefined >;
}

/**
 * Layer over the slide that receives pointer events and shows frames of selected layers, handles and guides. During a
 * drag, React does not render.
 */
export const Overlay = forwardRef< OverlayHandle, OverlayProps >( ( props, ref ) => {
	const { stage, commands, project, frame, snaps, mesh, scope, onScope, isWriting } = props;
	const { family, edits, selected, say } = commands;
	const view = useView();
	const registry = useRegistry();
	const { selectLayers } = useDispatch( store );
	const root = useRef< HTMLDivElement >( null );
	const hover = useRef< HTMLDivElement >( null );
	const running = useRef< { cancel: () => void } | undefined >( undefined );
	const feedback = useFeedbackElements();
	const { redraw, isPlaying } = useRedraw( stage, () => Boolean( running.current ) );

	useLayoutEffect( () => {
		stage.layers.forEach( ( layer ) => {
			layer.hidden = view.hidden.includes( layer.id );
			layer.locked = view.locked.includes( layer.id ) || layer.hidden;
		} );
	} );

	const projection = project();
	const boxes = seenBoxes( stage, selected );
	const free = freeOf( selected, family, view.locked );
	const outer = boxes.size > 1 ? aroundAll( [ ...boxes.values() ] ) : undefined;

	const draw = ( live: Live ) => feedback.draw( live, projection );
	const scene = (): Scene => ( {
		stage,
		family,
		edits,
		level: view.level,
		frame,
		offsets: ( id ) =>
			offsetsAt( registry.select( blockEditorStore ).getBlock( view.slider ), family.slide, id, view.level ),
		reach: 6 / projection.zoom,
		mesh: mesh * stage.unit,
		snaps,
		hidden: view.hidden,
		draw,
		say,
	} );
	useImperativeHandle( ref, () => ( { scene, focus: () => root.current?.focus( { preventScroll: true } ) } ) );

	const pointOf = ( { clientX, clientY }: { clientX: number; clientY: number } ) => {
		const { left, top } = root.current!.getBoundingClientRect();
		return onStage( projection, { x: clientX - left, y: clientY - top } );
	};
	function follow( event: React.PointerEvent, begin: () => Gesture | undefined, click?: () => void ) {
		running.current = trackPointer( event, {
			target: root.current!,
			pointOf,
			begin() {
				hover.current!.hidden = true;
				return begin();
			},
			click,
			onEnd() {
				running.current = undefined;
				draw( { guides: [], marquee: undefined } );
				redraw();
			},
		} );
	}
	const { locked } = view;
	const select = ( ids: string[] ) => void selectLayers( ids );
	const selection = { selected, locked, scope, onScope, boxes, outer, free, select };
	const context: PressContext = { stage, family, scene, pointOf, follow, ...selection };
	const handlers = usePointer( props, { context, projection, hover, running } );
	const enteredBox: Turned | undefined = family.block( scope ) && seenBox( stage.layer( scope ) );
	return (
		// The canvas is a single control; its description explains the pointer and keys.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<div
			ref={ root }
			className={ `fr-canvas__over${ isWriting ? ' is-writing' : '' }${ isPlaying ? ' is-playing' : '' }` }
			role="application"
			aria-roledescription={ __( 'canvas', 'frontage-slider' ) }
			aria-label={ labelOf( commands ) }
			aria-describedby="fr-canvas-keys"
			tabIndex={ 0 }
			{ ...handlers }
			onKeyUp={ props.onKeyUp }
		>
			<Outlines stage={ stage } projection={ projection } />
			<div ref={ hover } className="fr-canvas__hover" hidden />
			{ enteredBox && <div className="fr-canvas__scope" style={ styleOf( projection, enteredBox ) } /> }
			{ ! isWriting && <SelectionFrames { ...{ boxes, outer, free, projection } } frames={ feedback.frames } /> }
			<div ref={ feedback.guides } className="fr-canvas__guides" />
			<div ref={ feedback.marquee } className="fr-canvas__marquee" hidden />
			<output ref={ feedback.note } className="fr-canvas__note" hidden aria-hidden="true" />
		</div>
	);
} );
