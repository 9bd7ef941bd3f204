import { useRef, useState } from '@wordpress/element';
import type { KeyboardEvent, PointerEvent } from 'react';
import { EaseIcon } from './panels/easing-control';
import { toMs, toPx, type Scale } from './model/time-scale';
import { movedTime, type Edge, type Time } from './model/layer-tracks';

interface BarProps {
	kind: 'in' | 'step' | 'out' | 'slide';
	name: string;
	/** Label for screen readers, including the times. */
	label: ( time: Time ) => string;
	time: Time;
	tail?: number;
	ease: string;
	scale: Scale;
	isSelected: boolean;
	/** Whether the bar's start is fixed. */
	isPinned?: boolean;
	isDashed?: boolean;
	/** Limits a requested time to the allowed range. `edge`: only that end moves. */
	fit: ( wish: Time, edge: Edge, shouldSnap: boolean ) => Time;
	onSelect: () => void;
	/** `onChange` is called during the gesture or key presses, `onDone` at the end of the gesture or when the focus leaves. */
	onChange: ( time: Time ) => void;
	onDone: () => void;
	onDelete?: () => void;
}

/** Distance in px from an end of a bar at which that end is dragged. */
const GRIP = 7;

/** The end of a bar that is under the pointer. */
function edgeAt( { currentTarget, clientX }: PointerEvent< HTMLElement >, isPinned: boolean ): Edge {
	const { left, right } = currentTarget.getBoundingClientRect();
	if ( right - left < 3 * GRIP ) {
		return clientX > right - GRIP ? 'end' : undefined;
	}
	if ( clientX - left < GRIP && ! isPinned ) {
		return 'start';
	}
	return right - clientX < GRIP ? 'end' : undefined;
}

type BarEditing = Pick<
	BarProps,
	'time' | 'scale' | 'isPinned' | 'fit' | 'onSelect' | 'onChange' | 'onDone' | 'onDelete'
>;

/** Moves or resizes a bar with the pointer. `draft` is its time during that, so that only the bar itself rerenders. */
function useBarDrag( { time, scale, isPinned = false, fit, onSelect, onChange, onDone }: BarEditing ) {
	const [ draft, setDraft ] = useState< Time | undefined >();
	const drag = useRef< { x: number; edge: Edge; time?: Time } | undefined >( undefined );
	function cancel() {
		drag.current = undefined;
		setDraft( undefined );
	}
	return {
		draft,
		cancel,
		handlers: {
			onPointerDown( event: PointerEvent< HTMLElement > ) {
				if ( event.button === 0 ) {
					event.currentTarget.setPointerCapture( event.pointerId );
					drag.current = { x: event.clientX, edge: isPinned ? 'end' : edgeAt( event, isPinned ) };
					onSelect();
				}
			},
			onPointerMove( event: PointerEvent< HTMLElement > ) {
				const current = drag.current;
				if ( ! current ) {
					event.currentTarget.style.cursor = edgeAt( event, isPinned ) ? 'ew-resize' : '';
					return;
				}
				const by = event.clientX - current.x;
				if ( current.time || Math.abs( by ) > 2 ) {
					const { edge } = current;
					current.time = fit( movedTime( time, edge, toMs( by, scale ) ), edge, ! event.altKey );
					setDraft( current.time );
				}
			},
			onPointerUp() {
				const dragged = drag.current?.time;
				if ( dragged ) {
					onChange( dragged );
					onDone();
				}
				cancel();
			},
			onPointerCancel: cancel,
		},
	};
}

/** Moves, resizes or deletes a bar with keys. */
function useBarKeys( { time, isPinned, fit, onChange, onDone, onDelete }: BarEditing, cancelDrag?: () => void ) {
	const hasChanged = useRef( false );
	return {
		onKeyDown( event: KeyboardEvent ) {
			const direction = { ArrowLeft: -1, ArrowRight: 1 }[ event.key ];
			if ( direction ) {
				const by = direction * ( event.shiftKey ? 100 : 10 );
				const edge: Edge = event.altKey || isPinned ? 'end' : undefined;
				hasChanged.current = true;
				onChange( fit( movedTime( time, edge, by ), edge, false ) );
			} else if ( ( event.key === 'Delete' || event.key === 'Backspace' ) && onDelete ) {
				onDelete();
			} else if ( event.key === 'Escape' && cancelDrag ) {
				cancelDrag();
			} else {
				return;
			}
			event.preventDefault();
			event.stopPropagation();
		},
		onBlur() {
			if ( hasChanged.current ) {
				hasChanged.current = false;
				onDone();
			}
		},
	};
}

/** A time range that can be moved, or resized at its ends, with pointer and keys. */
export function Bar( props: BarProps ) {
	const { kind, name, label, time, tail = 0, ease, scale, isSelected, isDashed = false, onSelect } = props;
	const { draft, cancel, handlers } = useBarDrag( props );
	const keys = useBarKeys( props, draft && cancel );
	const shownTime = draft ?? time;
	const width = Math.max( 6, toPx( shownTime.duration, scale ) );
	return (
		<button
			type="button"
			className={ `fr-timeline__bar fr-timeline__bar--${ kind }${ isSelected ? ' is-selected' : '' }${ isDashed ? ' is-dashed' : '' }` }
			style={ { left: toPx( shownTime.start, scale ), width } }
			aria-label={ label( shownTime ) }
			aria-pressed={ isSelected }
			aria-keyshortcuts="ArrowLeft ArrowRight Shift+ArrowLeft Shift+ArrowRight Alt+ArrowLeft Alt+ArrowRight"
			title={ label( shownTime ) }
			{ ...handlers }
			{ ...keys }
			onClick={ onSelect }
		>
			{ width > 28 && <EaseIcon ease={ ease } size={ 12 } /> }
			{ width > 64 && <span>{ name }</span> }
			{ tail > 0 && <i style={ { width: toPx( tail, scale ) } } /> }
		</button>
	);
}
