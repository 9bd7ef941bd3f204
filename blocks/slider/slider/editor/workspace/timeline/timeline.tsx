import { useEvent } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { store, useEdits, useSelectedLayers, type Attributes } from '../state';
import { useStage } from '../state/current-stage';
import { LayerPanel } from './panels/layer-panel';
import { LayerRow, type Fit } from './layer-row';
import { Ruler } from './ruler';
import { snapped, toPx, type Scale } from './model/time-scale';
import { SlidePanel } from './panels/slide-panel';
import { SlideRow } from './slide-row';
import './timeline.css';
import './keyframe-bar.css';
import './panels/panel.css';
import { fitted, type Bar, type Time } from './model/layer-tracks';
import { Transport } from './transport';
import { playPart, usePreview } from './model/use-playback';
import { useRows } from './model/use-timeline-rows';

/** Width of the column with the names in px. */
const NAMES = 208;
const TRANSITION = 'transition';

/** Timeline: the slide's transition, then a row for each layer with its keyframes as bars. */
export function Timeline() {
	const rows = useRows();
	const stage = useStage();
	const selected = useSelectedLayers().map( ( { clientId } ) => clientId );
	const { selectLayers } = useDispatch( store );
	const { endStep } = useEdits();
	const preview = usePreview( stage );
	const [ frame, setFrame ] = useState< string | undefined >();
	const [ second, setSecond ] = useState( 120 );
	const [ isSnapping, setSnaps ] = useState( true );
	const [ isLooping, setLoops ] = useState( false );
	const [ rate, setRate ] = useState( 1 );
	const [ range, setRange ] = useState< { from: number; to: number } | undefined >();
	const hand = useRef< HTMLDivElement >( null );
	const guide = useRef< HTMLDivElement >( null );

	const clock = stage?.clock;
	const { duration, slide } = rows;
	const scale = useMemo( (): Scale => ( { second } ), [ second ] );
	const bars = rows.rows.flatMap( ( row ) => row.bars );
	const last = Math.max( duration, ...bars.map( ( bar ) => bar.start + bar.duration + bar.tail ) );
	const length = last + 1000;
	const loop = useMemo(
		() => ( isLooping ? ( range ?? { from: 0, to: duration } ) : undefined ),
		[ isLooping, range, duration ]
	);
	const row = selected.length === 1 ? rows.rows.find( ( { id } ) => id === selected[ 0 ] ) : undefined;
	const transitionLasts = Number( rows.transition.duration ?? 1000 );

	useEffect( () => setRange( undefined ), [ slide?.clientId ] );
	useEffect( () => {
		const show = () => {
			const { style, classList } = hand.current!;
			style.transform = `translateX(${ toPx( clock?.time ?? 0, { second } ) }px)`;
			classList.toggle( 'is-resting', clock?.resting ?? true );
		};
		show();
		return clock?.subscribe( show );
	}, [ clock, second ] );

	/** Times to snap to. */
	const points = ( except?: Bar ) => [
		0,
		duration,
		...( clock && ! clock.resting ? [ clock.time ] : [] ),
		...bars
			.filter( ( bar ) => bar !== except && ! bar.byAction )
			.flatMap( ( { start, duration: long } ) => [ start, start + long ] ),
	];
	function mark( at: number | undefined ) {
		guide.current!.hidden = at === undefined;
		guide.current!.style.transform = `translateX(${ toPx( at ?? 0, scale ) }px)`;
	}
	const fit = useEvent< Fit >( ( own, room, wish, edge, sticks ) => {
		if ( ! isSnapping || ! sticks ) {
			mark( undefined );
			return fitted( room, wish, edge );
		}
		const end = wish.start + wish.duration;
		const ends = { start: [ wish.start ], end: [ end ], both: [ wish.start, end ] }[ edge ?? 'both' ];
		const { by, to } = snapped( ends, points( own ), scale );
		mark( to );
		const moved: Record< string, Time > = {
			start: { start: wish.start + by, duration: wish.duration - by },
			end: { ...wish, duration: wish.duration + by },
			both: { ...wish, start: wish.start + by },
		};
		return fitted( room, moved[ edge ?? 'both' ]!, edge );
	} );
	const done = useEvent( () => {
		mark( undefined );
		endStep();
	} );
	const play = useEvent( () => {
		if ( ! stage || ! clock ) {
			return;
		}
		const part = loop ?? { from: clock.resting || clock.time >= last ? 0 : clock.time, to: last };
		const transition = rows.comes && part.from < transitionLasts;
		playPart( stage, { ...part, transition, loop: Boolean( loop ), rate } );
	} );
	const snap = useEvent( ( ms: number ) => ( isSnapping ? ms + snapped( [ ms ], points(), scale ).by : ms ) );
	const take = useEvent( () => {
		preview( undefined );
		clock?.pause();
	} );
	const pickSlide = useEvent( () => {
		setFrame( TRANSITION );
		void selectLayers( [] );
	} );
	function key( event: KeyboardEvent< HTMLElement > ) {
		const { target } = event;
		const writes = target instanceof HTMLElement && target.closest( 'button, input, select, textarea' );
		if ( event.key === ' ' && ! writes ) {
			event.preventDefault();
			if ( clock?.playing ) {
				clock.pause();
			} else {
				play();
			}
		}
	}
	const pick = useEvent( ( id: string, name: string | undefined, more: boolean ) => {
		setFrame( name );
		const others = selected.filter( ( one ) => one !== id );
		const joined = others.length < selected.length ? others : [ ...selected, id ];
		void selectLayers( more ? joined : [ id ] );
	} );
	return (
		// Space starts playback wherever the focus is, as in video editors.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div className="fr-timeline" onKeyDown={ key }>
			<Transport
				{ ...{
					clock,
					loops: isLooping,
					setLoops,
					rate,
					setRate,
					snaps: isSnapping,
					setSnaps,
					second,
					setSecond,
				} }
				onPlay={ play }
			/>
			<div className="fr-timeline__body">
				<div className="fr-timeline__scroll" dir="ltr" style={ { [ '--names' as 'width' ]: `${ NAMES }px` } }>
					<div className="fr-timeline__rows" style={ { width: NAMES + toPx( length, scale ) } }>
						<div className="fr-timeline__row fr-timeline__row--ruler">
							<span className="fr-timeline__name">{ __( 'Seconds', 'frontage-slider' ) }</span>
							<Ruler
								{ ...{ clock, scale, length, loop } }
								snap={ snap }
								onTake={ take }
								onLoop={ setRange }
							/>
						</div>
						{ ! rows.isStatic && slide && (
							<SlideRow
								slide={ slide.clientId }
								hasTransition={ ! rows.isCarousel }
								transition={ slide.attributes.transition as Attributes | undefined }
								isSelected={ ! selected.length && frame === TRANSITION }
								onSelect={ pickSlide }
								onDone={ done }
								{ ...{ duration, scale, fit } }
							/>
						) }
						{ rows.rows.map( ( each ) => (
							<LayerRow
								key={ each.id }
								row={ each }
								slideDuration={ duration }
								isSelected={ selected.includes( each.id ) }
								showsStatic={ ! rows.isStatic }
								onPick={ pick }
								onDone={ done }
								{ ...{ scale, frame, fit } }
							/>
						) ) }
						{ ! rows.rows.length && (
							<p className="fr-timeline__empty">
								{ __( 'Layers you add to the slide appear here.', 'frontage-slider' ) }
							</p>
						) }
						<div ref={ hand } className="fr-timeline__line" />
						<div ref={ guide } className="fr-timeline__guide" hidden />
						<div
							className="fr-timeline__end"
							style={ { transform: `translateX(${ toPx( duration, scale ) }px)` } }
						/>
					</div>
				</div>
				{ row && (
					<LayerPanel
						row={ row }
						bar={ row.bars.find( ( { id } ) => id === frame ) }
						slideDuration={ duration }
						now={ () => clock?.time ?? 0 }
						select={ setFrame }
						preview={ preview }
					/>
				) }
				{ ! row && ! rows.isStatic && <SlidePanel rows={ rows } preview={ preview } /> }
			</div>
		</div>
	);
}
