import type { EditingClock } from '@frontage/slider/react';
import { memo, useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent, PointerEvent } from 'react';
import { clockText, marks, markText, steps, toMs, toPx, type Scale } from './model/time-scale';

interface RulerProps {
	clock: EditingClock | undefined;
	scale: Scale;
	/** Length of the ruler in ms. */
	length: number;
	/** Snaps a time; with `snaps` to the ruler's own marks. */
	snap: ( ms: number ) => number;
	/** Called when the user takes the playhead, so that nothing else moves it. */
	onTake: () => void;
	loop: { from: number; to: number } | undefined;
	onLoop: ( loop: { from: number; to: number } ) => void;
}

/** Ruler from left to right with a playhead; the canvas follows it without rendering React components. */
export const Ruler = memo( function MemoizedRuler( { clock, scale, length, snap, onTake, loop, onLoop }: RulerProps ) {
	const hand = useRef< HTMLDivElement >( null );
	const area = useRef< HTMLDivElement >( null );
	const { second } = scale;

	useEffect( () => {
		const show = () => {
			const time = clock?.time ?? 0;
			hand.current!.setAttribute( 'aria-valuenow', String( Math.round( time ) ) );
			hand.current!.setAttribute( 'aria-valuetext', clockText( time ) );
			hand.current!.style.transform = `translateX(${ toPx( time, { second } ) }px)`;
		};
		show();
		return clock?.subscribe( show );
	}, [ clock, second ] );

	const at = ( event: PointerEvent ) => toMs( event.clientX - area.current!.getBoundingClientRect().left, scale );
	function seek( ms: number ) {
		onTake();
		clock?.seek( Math.min( length, Math.max( 0, ms ) ) );
	}
	function key( event: KeyboardEvent ) {
		const now = clock?.time ?? 0;
		const by = event.shiftKey ? 100 : 10;
		const to = {
			ArrowLeft: now - by,
			ArrowRight: now + by,
			Home: 0,
			End: clock?.duration ?? 0,
			PageUp: now - 1000,
			PageDown: now + 1000,
		}[ event.key ];
		if ( to !== undefined ) {
			event.preventDefault();
			event.stopPropagation();
			seek( to );
		}
	}
	const { named, fine } = steps( scale );
	return (
		<div
			ref={ area }
			className="fr-timeline__ruler"
			style={ {
				width: toPx( length, scale ),
				backgroundSize: `${ toPx( named, scale ) }px 100%, ${ toPx( fine, scale ) }px 100%`,
			} }
			onPointerDown={ ( event ) => {
				if ( event.button === 0 ) {
					event.currentTarget.setPointerCapture( event.pointerId );
					seek( snap( at( event ) ) );
				}
			} }
			onPointerMove={ ( event ) => {
				if ( event.currentTarget.hasPointerCapture( event.pointerId ) ) {
					seek( snap( at( event ) ) );
				}
			} }
		>
			{ marks( length, scale ).map( ( ms ) => (
				<span key={ ms } style={ { left: toPx( ms, scale ) } }>
					{ markText( ms ) }
				</span>
			) ) }
			{ loop && (
				<div
					className="fr-timeline__loop"
					style={ { left: toPx( loop.from, scale ), width: toPx( loop.to - loop.from, scale ) } }
				>
					<LoopEnd
						label={ __( 'Loop start', 'frontage-slider' ) }
						value={ loop.from }
						limit={ length }
						at={ at }
						onChange={ ( from ) => onLoop( { ...loop, from: Math.min( snap( from ), loop.to - 50 ) } ) }
					/>
					<LoopEnd
						label={ __( 'Loop end', 'frontage-slider' ) }
						value={ loop.to }
						limit={ length }
						at={ at }
						onChange={ ( to ) => onLoop( { ...loop, to: Math.max( snap( to ), loop.from + 50 ) } ) }
					/>
				</div>
			) }
			<div
				ref={ hand }
				className="fr-timeline__hand"
				role="slider"
				tabIndex={ 0 }
				aria-label={ __( 'Playhead', 'frontage-slider' ) }
				aria-valuemin={ 0 }
				aria-valuemax={ Math.round( length ) }
				aria-valuenow={ 0 }
				onKeyDown={ key }
			/>
		</div>
	);
} );

function LoopEnd( {
	label,
	value,
	limit,
	at,
	onChange,
}: {
	label: string;
	value: number;
	limit: number;
	at: ( event: PointerEvent ) => number;
	onChange: ( ms: number ) => void;
} ) {
	return (
		<div
			className="fr-timeline__loop-end"
			role="slider"
			tabIndex={ 0 }
			aria-label={ label }
			aria-valuemin={ 0 }
			aria-valuemax={ Math.round( limit ) }
			aria-valuenow={ Math.round( value ) }
			aria-valuetext={ clockText( value ) }
			onPointerDown={ ( event ) => {
				event.stopPropagation();
				event.currentTarget.setPointerCapture( event.pointerId );
			} }
			onPointerMove={ ( event ) => {
				if ( event.currentTarget.hasPointerCapture( event.pointerId ) ) {
					event.stopPropagation();
					onChange( Math.max( 0, Math.min( limit, at( event ) ) ) );
				}
			} }
			onKeyDown={ ( event ) => {
				const way = { ArrowLeft: -1, ArrowRight: 1 }[ event.key ];
				if ( way ) {
					event.preventDefault();
					event.stopPropagation();
					onChange( Math.max( 0, Math.min( limit, value + way * ( event.shiftKey ? 100 : 10 ) ) ) );
				}
			} }
		/>
	);
}
