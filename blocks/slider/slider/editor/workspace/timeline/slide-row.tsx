import { memo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useEdits, type Attributes } from '../state';
import { Bar } from './keyframe-bar';
import { barLabel } from './layer-row';
import type { Fit } from './model/use-snapping';
import { clockText, toMs, toPx, type Scale } from './model/time-scale';

const ANYWHERE = { from: 0, to: Infinity };
const SHORTEST = 500;

interface SlideRowProps {
	/** Client id of the slide. */
	slide: string;
	/** Slides of a carousel have no transition. */
	hasTransition: boolean;
	transition: Attributes | undefined;
	duration: number;
	scale: Scale;
	isSelected: boolean;
	fit: Fit;
	onSelect: () => void;
	onDone: () => void;
}

/** Row of the slide: its transition and its end. */
export const SlideRow = memo( function MemoizedSlideRow( props: SlideRowProps ) {
	const { slide, hasTransition, transition, duration, scale, isSelected, fit, onSelect, onDone } = props;
	const { change } = useEdits();
	return (
		<div className={ `fr-timeline__row${ isSelected ? ' is-selected' : '' }` }>
			<button type="button" className="fr-timeline__name" aria-pressed={ isSelected } onClick={ onSelect }>
				<span>{ __( 'Slide', 'frontage-slider' ) }</span>
			</button>
			<div className="fr-timeline__lane">
				{ hasTransition && (
					<Bar
						kind="slide"
						name={ __( 'Transition', 'frontage-slider' ) }
						label={ barLabel( __( 'Slide transition', 'frontage-slider' ) ) }
						time={ { start: 0, duration: Number( transition?.duration ?? 1000 ) } }
						ease={ String( transition?.easeIn ?? 'power2.inOut' ) }
						scale={ scale }
						isSelected={ isSelected }
						isPinned
						fit={ ( wish, edge, sticks ) => fit( undefined, ANYWHERE, wish, edge, sticks ) }
						onSelect={ onSelect }
						onChange={ ( time ) => change( slide, 'transition.duration', time.duration ) }
						onDone={ onDone }
					/>
				) }
				<SlideEnd
					duration={ duration }
					scale={ scale }
					fit={ ( ms ) => fit( undefined, ANYWHERE, { start: 0, duration: ms }, 'end', true ).duration }
					onChange={ ( ms ) => change( slide, 'duration', ms ) }
					onDone={ onDone }
				/>
			</div>
		</div>
	);
} );

interface SlideEndProps {
	duration: number;
	scale: Scale;
	fit: ( ms: number ) => number;
	onChange: ( ms: number ) => void;
	onDone: () => void;
}

/** End of the slide, moved with pointer or arrow keys. */
function SlideEnd( { duration, scale, fit, onChange, onDone }: SlideEndProps ) {
	const [ draft, setDraft ] = useState< { x: number; ms: number } | undefined >();
	const ms = draft?.ms ?? duration;
	return (
		<div
			className="fr-timeline__slide-end"
			role="slider"
			tabIndex={ 0 }
			aria-label={ __( 'Slide end', 'frontage-slider' ) }
			aria-valuemin={ SHORTEST }
			aria-valuemax={ 60000 }
			aria-valuenow={ Math.round( ms ) }
			aria-valuetext={ clockText( ms ) }
			style={ { left: toPx( ms, scale ) } }
			onPointerDown={ ( event ) => {
				event.currentTarget.setPointerCapture( event.pointerId );
				setDraft( { x: event.clientX, ms: duration } );
			} }
			onPointerMove={ ( { clientX } ) =>
				draft &&
				setDraft( {
					...draft,
					ms: Math.max( SHORTEST, fit( duration + toMs( clientX - draft.x, scale ) ) ),
				} )
			}
			onPointerUp={ () => {
				if ( draft && draft.ms !== duration ) {
					onChange( draft.ms );
				}
				setDraft( undefined );
				onDone();
			} }
			onPointerCancel={ () => setDraft( undefined ) }
			onKeyDown={ ( event ) => {
				const way = { ArrowLeft: -1, ArrowRight: 1 }[ event.key ];
				if ( way ) {
					event.preventDefault();
					event.stopPropagation();
					onChange( Math.max( SHORTEST, duration + way * ( event.shiftKey ? 100 : 10 ) ) );
				}
			} }
			onBlur={ onDone }
		/>
	);
}
