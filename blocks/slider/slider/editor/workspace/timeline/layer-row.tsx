import { memo, useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useEdits } from '../state';
import { Bar } from './keyframe-bar';
import { barName } from './panels/layer-panel';
import { toPx, type Scale } from './model/time-scale';
import { framesOf, roomOf, timed, withoutFrame, type Bar as BarOf, type Time } from './model/layer-tracks';
import type { Fit } from './model/use-snapping';
import type { Row } from './model/use-timeline-rows';

/** Label of a bar for screen readers. */
export const barLabel =
	( name: string ) =>
	( { start, duration }: Time ) =>
		sprintf(
			/* translators: 1: what moves, 2: when it begins, 3: how long it lasts, both in seconds. */
			__( '%1$s: starts at %2$s s, lasts %3$s s', 'frontage-slider' ),
			name,
			( start / 1000 ).toFixed( 2 ),
			( duration / 1000 ).toFixed( 2 )
		);

interface LayerRowProps {
	row: Row;
	slideDuration: number;
	scale: Scale;
	isSelected: boolean;
	/** Id of the selected bar. */
	frame: string | undefined;
	/** Whether to mark it as a layer over all slides. */
	showsStatic: boolean;
	fit: Fit;
	/** Must be the same function for all rows. */
	onPick: ( layer: string, frame: string | undefined, more: boolean ) => void;
	onDone: () => void;
}

/** Row of a layer: its name and its keyframes. */
export const LayerRow = memo( function MemoizedLayerRow( props: LayerRowProps ) {
	const { row, slideDuration, scale, isSelected, frame, showsStatic, fit, onPick, onDone } = props;
	const { change, endStep } = useEdits();
	const frames = framesOf( row.attributes );
	const item = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( isSelected ) {
			// If it was selected elsewhere, its row may be out of view.
			item.current?.scrollIntoView?.( { block: 'nearest', inline: 'nearest' } );
		}
	}, [ isSelected ] );
	return (
		<div ref={ item } className={ `fr-timeline__row${ isSelected ? ' is-selected' : '' }` }>
			<button
				type="button"
				className="fr-timeline__name"
				style={ { paddingInlineStart: 16 + row.depth * 16 } }
				aria-pressed={ isSelected }
				onClick={ ( event ) => onPick( row.id, undefined, event.shiftKey || event.metaKey || event.ctrlKey ) }
			>
				<span dir="auto">{ row.name }</span>
				{ showsStatic && row.isStatic && <small>{ __( 'All slides', 'frontage-slider' ) }</small> }
			</button>
			<div className="fr-timeline__lane">
				<Presence row={ row } duration={ slideDuration } scale={ scale } />
				{ row.bars.map( ( bar ) => (
					<Bar
						key={ bar.id }
						kind={ bar.kind }
						name={ kindName( bar ) }
						label={ barLabel( barName( bar, row ) ) }
						time={ bar }
						tail={ bar.tail }
						ease={ bar.ease }
						scale={ scale }
						isSelected={ isSelected && frame === bar.id }
						isPinned={ bar.byAction }
						isDashed={ bar.byAction }
						fit={ ( wish, edge, shouldSnap ) =>
							fit( bar, roomOf( row.bars, bar.id ), wish, edge, shouldSnap )
						}
						onSelect={ () =>
							isSelected && frame === bar.id ? undefined : onPick( row.id, bar.id, false )
						}
						onChange={ ( time ) => {
							const isAtEnd = bar.kind === 'out' && time.start === slideDuration;
							const at = bar.byAction ? 'action' : undefined;
							const next = timed( frames, bar.id, time, isAtEnd );
							change(
								row.id,
								'frames',
								at ? next.map( ( each ) => ( each.id === bar.id ? { ...each, at } : each ) ) : next
							);
						} }
						onDone={ onDone }
						onDelete={ () => {
							endStep();
							change( row.id, 'frames', withoutFrame( frames, bar.id ) );
							endStep();
							onPick( row.id, undefined, false );
						} }
					/>
				) ) }
			</div>
		</div>
	);
} );

function kindName( { kind, id }: BarOf ): string {
	if ( kind === 'step' ) {
		/* translators: %d: number of a step, from 1. */
		return sprintf( __( 'Keyframe %d', 'frontage-slider' ), Number( id.slice( 6 ) ) - 1 );
	}
	return kind === 'in' ? __( 'Entrance', 'frontage-slider' ) : __( 'Exit', 'frontage-slider' );
}

/** Shows from when to when a layer is visible. */
function Presence( { row, duration, scale }: { row: Row; duration: number; scale: Scale } ) {
	const { bars, attributes } = row;
	const comes = bars.find( ( { kind } ) => kind === 'in' );
	if ( comes?.byAction ) {
		return null;
	}
	const goes = bars.find( ( { kind, byAction } ) => kind === 'out' && ! byAction );
	const from = comes?.start ?? 0;
	const to = goes ? goes.start + goes.duration : duration;
	return (
		<span
			className={ `fr-timeline__presence${ attributes.loop ? ' has-loop' : '' }` }
			style={ { left: toPx( from, scale ), width: toPx( Math.max( 0, to - from ), scale ) } }
		/>
	);
}
