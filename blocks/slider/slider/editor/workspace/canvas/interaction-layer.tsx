import type { EditingStage } from '@frontage/slider/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { forwardRef, useImperativeHandle, useLayoutEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { layerName, store, useView } from '../state';
import type { Commands } from './layers/layer-commands';
import { aroundAll, holds, upright, type Point, type Turned } from './geometry/box';
import type { Gesture, Live, Scene } from './gestures/gesture-context';
import { drawFeedback } from './gestures/draw-feedback';
import { drawMarquee } from './gestures/marquee';
import { dragLayers } from './gestures/move';
import { reorderLayer } from './gestures/reorder';
import { resizeLayer } from './gestures/resize';
import { rotateLayer } from './gestures/rotate';
import { trackPointer } from './gestures/track-pointer';
import { resizeLayers, rotateLayers } from './gestures/group-gestures';
import { offsetsAt } from './layers/layer-models';
import { HANDLES, LayerFrame } from './selection-frame';
import { freeOf, inFlow, seenBox } from './layers/layer-boxes';
import { candidates, clicked, deeper, toggled } from './layers/layer-picking';
import { onStage, styleOf, type Projection } from './projection';
import { Outlines } from '../mobile-layout/clipped-layer-outlines';
import { useRedraw } from './hooks/use-redraw';

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

/**
 * Layer over the slide that receives pointer events and shows frames of selected layers, handles and guides. During a
 * drag, React does not render.
 */
export const Overlay = forwardRef< OverlayHandle, OverlayProps >( ( props, ref ) => {
	const { stage, commands, project, frame, snaps, mesh, scope, onScope, isWriting, onEnter, onDropFiles } = props;
	const { family, edits, selected, say } = commands;
	const view = useView();
	const registry = useRegistry();
	const { selectLayers } = useDispatch( store );
	const root = useRef< HTMLDivElement >( null );
	const frames = useRef( new Map< string, HTMLElement >() );
	const guides = useRef< HTMLDivElement >( null );
	const marquee = useRef< HTMLDivElement >( null );
	const note = useRef< HTMLOutputElement >( null );
	const hover = useRef< HTMLDivElement >( null );
	const running = useRef< { cancel: () => void } | undefined >( undefined );
	const { redraw, isPlaying } = useRedraw( stage, () => Boolean( running.current ) );

	useLayoutEffect( () => {
		stage.layers.forEach( ( layer ) => {
			layer.hidden = view.hidden.includes( layer.id );
			layer.locked = view.locked.includes( layer.id ) || layer.hidden;
		} );
	} );

	const projection = project();
	const boxes = new Map(
		selected.flatMap( ( id ) => {
			const box = seenBox( stage.layer( id ) );
			return box ? [ [ id, box ] as const ] : [];
		} )
	);

	const free = freeOf( selected, family, view.locked );
	const outer = boxes.size > 1 ? aroundAll( [ ...boxes.values() ] ) : undefined;

	const draw = ( live: Live ) =>
		drawFeedback( live, projection, {
			frames: frames.current,
			guides: guides.current!,
			marquee: marquee.current!,
			note: note.current!,
		} );
	const clear = () => draw( { guides: [], marquee: undefined } );

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
	const found = ( at: Point, inside = scope ) =>
		candidates(
			stage.elementsAt( at.x, at.y ).map( ( { id } ) => id ),
			inside,
			family
		);

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
				clear();
				redraw();
			},
		} );
	}

	function drag( ids: readonly string[] ) {
		const [ only ] = ids;
		if ( ids.length === 1 && only && inFlow( family.block( only )!, family.parent( only ) ) ) {
			return reorderLayer( scene(), only );
		}
		const able = freeOf( ids, family, view.locked );
		return able.length ? dragLayers( scene(), able ) : undefined;
	}

	/** Starts dragging a handle: of the single selected layer, or of the bounding box of several. */
	function pull( handle: string, id: string, at: Point ) {
		if ( ! outer ) {
			return handle === 'turn' ? rotateLayer( scene(), id, at ) : resizeLayer( scene(), id, HANDLES[ handle ]! );
		}
		return handle === 'turn'
			? rotateLayers( scene(), free, at )
			: resizeLayers( scene(), free, HANDLES[ handle ]! );
	}

	function onPointerDown( event: React.PointerEvent ) {
		if ( event.button !== 0 || isWriting ) {
			return;
		}
		root.current!.focus( { preventScroll: true } );
		const at = pointOf( event );
		const [ id ] = selected;
		const pulled = ( event.target as Element ).closest< HTMLElement >( '[data-handle]' )?.dataset.handle;
		if ( pulled && id ) {
			const own = outer ? upright( outer ) : boxes.get( id );
			const [ below ] = own && holds( own, at ) ? [] : found( at );
			return follow(
				event,
				() => pull( pulled, id, at ),
				// On a small slide, a handle may cover another layer, which a click then selects.
				() => below && void selectLayers( [ below ] )
			);
		}
		const hit = stage.elementsAt( at.x, at.y ).map( ( one ) => one.id );
		if ( ( event.ctrlKey || event.metaKey ) && hit[ 0 ] && family.block( hit[ 0 ] ) ) {
			onScope( family.line( hit[ 0 ] )[ 1 ] ?? '' ); // Selects the innermost layer directly.
			void selectLayers( [ hit[ 0 ] ] );
			return follow( event, () => drag( [ hit[ 0 ]! ] ) );
		}
		const under = candidates( hit, scope, family );
		const [ top ] = under;
		if ( event.shiftKey && top ) {
			return void selectLayers( toggled( selected, top ) );
		}
		const inside = selected.some( ( one ) => {
			const box = boxes.get( one );
			return box && ! view.locked.includes( one ) && holds( box, at );
		} );
		if ( inside ) {
			const below = event.altKey ? deeper( under, id ) : undefined;
			return follow(
				event,
				() => drag( selected ),
				() => void selectLayers( below ? [ below ] : clicked( under, selected, family ) )
			);
		}
		if ( top ) {
			void selectLayers( [ top ] );
			return follow( event, () => drag( [ top ] ) );
		}
		const before = event.shiftKey ? selected : [];
		const pickable = ( family.block( scope ) ?? family.slide )?.innerBlocks
			.map( ( { clientId } ) => clientId )
			.filter( ( one ) => family.block( one ) && ! stage.layer( one )?.locked );
		follow(
			event,
			() =>
				drawMarquee(
					scene(),
					at,
					pickable ?? [],
					( ids ) => void selectLayers( [ ...new Set( [ ...before, ...ids ] ) ] )
				),
			() => {
				void selectLayers( before );
				if ( scope ) {
					onScope( '' );
				}
			}
		);
	}

	function onPointerMove( event: React.PointerEvent ) {
		if ( running.current || isWriting || event.buttons ) {
			return;
		}
		const [ top ] = found( pointOf( event ) );
		const box = top && ! selected.includes( top ) ? seenBox( stage.layer( top ) ) : undefined;
		hover.current!.hidden = ! box;
		if ( box ) {
			Object.assign( hover.current!.style, styleOf( projection, box ) );
		}
	}

	const entered = family.block( scope );
	const around: Turned | undefined = entered && seenBox( stage.layer( scope ) );
	const keep = ( id: string ) => ( element: HTMLElement | null ) => {
		if ( element ) {
			frames.current.set( id, element );
		} else {
			frames.current.delete( id );
		}
	};
	const names = commands.blocks.map( layerName ).join( ', ' );
	/* translators: %s: names of layers. */
	const selection = sprintf( __( 'Canvas, selected: %s', 'frontage-slider' ), names );
	const label = names ? selection : __( 'Canvas', 'frontage-slider' );
	return (
		// The canvas is a single control; its description explains the pointer and keys.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<div
			ref={ root }
			className={ `fr-canvas__over${ isWriting ? ' is-writing' : '' }${ isPlaying ? ' is-playing' : '' }` }
			role="application"
			aria-roledescription={ __( 'canvas', 'frontage-slider' ) }
			aria-label={ label }
			aria-describedby="fr-canvas-keys"

			tabIndex={ 0 }
			onPointerDown={ onPointerDown }
			onPointerMove={ onPointerMove }
			onPointerLeave={ () => ( hover.current!.hidden = true ) }
			onDoubleClick={ ( event ) => {
				const [ id, more ] = registry.select( store ).getView().layers; // The first click has just selected it.
				if ( id && more === undefined ) {
					onEnter( id, found( pointOf( event ), id )[ 0 ] );
				}
			} }
			onKeyDown={ ( event ) => {
				if ( event.key === 'Escape' && running.current ) {
					event.stopPropagation();
					running.current.cancel();
				} else {
					props.onKeyDown( event );
				}
			} }
			onKeyUp={ props.onKeyUp }
			onDragOver={ ( event ) => event.dataTransfer.types.includes( 'Files' ) && event.preventDefault() }
			onDrop={ ( event ) => {
				event.preventDefault();
				event.stopPropagation();
				onDropFiles( [ ...event.dataTransfer.files ], pointOf( event ) );
			} }
		>
			<Outlines stage={ stage } projection={ projection } />
			<div ref={ hover } className="fr-canvas__hover" hidden />
			{ around && <div className="fr-canvas__scope" style={ styleOf( projection, around ) } /> }
			{ ! isWriting &&
				[ ...boxes ].map( ( [ id, box ] ) => (
					<LayerFrame
						key={ id }
						ref={ keep( id ) }
						style={ styleOf( projection, box ) }
						hasHandles={ boxes.size === 1 && free.includes( id ) }
						isFixed={ ! free.includes( id ) }
						angle={ box.angle }
					/>
				) ) }
			{ outer && ! isWriting && (
				<LayerFrame
					ref={ keep( '' ) }
					style={ styleOf( projection, upright( outer ) ) }
					isAround
					hasHandles={ free.length > 1 }
					angle={ 0 }
				/>
			) }
			<div ref={ guides } className="fr-canvas__guides" />
			<div ref={ marquee } className="fr-canvas__marquee" hidden />
			<output ref={ note } className="fr-canvas__note" hidden aria-hidden="true" />
		</div>
	);
} );
