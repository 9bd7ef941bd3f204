import { useEvent } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store, useEdits, useSelectedLayers, type Attributes } from '../state';
import { useStage } from '../state/current-stage';
import { LayerPanel } from './panels/layer-panel';
import { LayerRow } from './layer-row';
import { Ruler } from './ruler';
import { toPx, type Scale } from './model/time-scale';
import { SlidePanel } from './panels/slide-panel';
import { SlideRow } from './slide-row';
import './timeline.css';
import './keyframe-bar.css';
import './panels/panel.css';
import { Transport } from './transport';
import { usePlayback, usePlayhead, usePreview } from './model/use-playback';
import { useSnapping } from './model/use-snapping';
import { useRows } from './model/use-timeline-rows';

/** Width of the column with the names in px. */
const NAMES = 208;
const TRANSITION = 'transition';

/** Selection of a layer, or of one of its frames, or of the slide's transition. */
function useFrameSelection() {
	const selected = useSelectedLayers().map( ( { clientId } ) => clientId );
	const { selectLayers } = useDispatch( store );
	const [ frame, setFrame ] = useState< string | undefined >();
	return {
		selected,
		frame,
		setFrame,
		selectTransition: useEvent( () => {
			setFrame( TRANSITION );
			void selectLayers( [] );
		} ),
		/** `isAdding`: keeps other layers selected, and removes a selected one. */
		select: useEvent( ( id: string, name: string | undefined, isAdding: boolean ) => {
			setFrame( name );
			const others = selected.filter( ( one ) => one !== id );
			const toggled = others.length < selected.length ? others : [ ...selected, id ];
			void selectLayers( isAdding ? toggled : [ id ] );
		} ),
	};
}

/** Timeline: the slide's transition, then a row for each layer with its keyframes as bars. */
export function Timeline() {
	const rows = useRows();
	const stage = useStage();
	const { endStep } = useEdits();
	const preview = usePreview( stage );
	const { selected, frame, setFrame, selectTransition, select } = useFrameSelection();
	const [ second, setSecond ] = useState( 120 );
	const [ isSnapping, setSnapping ] = useState( true );

	const clock = stage?.clock;
	const { duration, slide } = rows;
	const scale = useMemo( (): Scale => ( { second } ), [ second ] );
	const bars = rows.rows.flatMap( ( row ) => row.bars );
	const end = Math.max( duration, ...bars.map( ( bar ) => bar.start + bar.duration + bar.tail ) );
	const length = end + 1000;
	const row = selected.length === 1 ? rows.rows.find( ( { id } ) => id === selected[ 0 ] ) : undefined;

	const playhead = usePlayhead( clock, second );
	const { loop, setRange, play, onSpace, ...playback } = usePlayback( stage, rows, end );
	const { guide, fit, snap, hideGuide } = useSnapping( { isSnapping, scale, bars, duration, clock } );
	const endChange = useEvent( () => {
		hideGuide();
		endStep();
	} );
	const startScrubbing = useEvent( () => {
		preview( undefined );
		clock?.pause();
	} );
	return (
		// Space starts playback wherever the focus is, as in video editors.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div className="fr-timeline" onKeyDown={ onSpace }>
			<Transport { ...{ clock, second, setSecond, isSnapping, setSnapping } } { ...playback } onPlay={ play } />
			<div className="fr-timeline__body">
				<div className="fr-timeline__scroll" dir="ltr" style={ { [ '--names' as 'width' ]: `${ NAMES }px` } }>
					<div className="fr-timeline__rows" style={ { width: NAMES + toPx( length, scale ) } }>
						<div className="fr-timeline__row fr-timeline__row--ruler">
							<span className="fr-timeline__name">{ __( 'Seconds', 'frontage-slider' ) }</span>
							<Ruler
								{ ...{ clock, scale, length, loop } }
								snap={ snap }
								onTake={ startScrubbing }
								onLoop={ setRange }
							/>
						</div>
						{ ! rows.isStatic && slide && (
							<SlideRow
								slide={ slide.clientId }
								hasTransition={ ! rows.isCarousel }
								transition={ slide.attributes.transition as Attributes | undefined }
								isSelected={ ! selected.length && frame === TRANSITION }
								onSelect={ selectTransition }
								onDone={ endChange }
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
								onPick={ select }
								onDone={ endChange }
								{ ...{ scale, frame, fit } }
							/>
						) ) }
						{ ! rows.rows.length && (
							<p className="fr-timeline__empty">
								{ __( 'Layers you add to the slide appear here.', 'frontage-slider' ) }
							</p>
						) }
						<div ref={ playhead } className="fr-timeline__line" />
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
