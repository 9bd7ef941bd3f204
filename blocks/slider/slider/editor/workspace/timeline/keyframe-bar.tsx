import { useRef, useState } from '@wordpress/element';
import type { KeyboardEvent, PointerEvent } from 'react';
import { EaseIcon } from './panels/easing-control';
import { toMs, toPx, type Scale } from './model/time-scale';
import type { Time } from './model/layer-tracks';

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
	fit: ( wish: Time, edge: 'start' | 'end' | undefined, isSnapping: boolean ) => Time;
	onSelect: () => void;
	/** `onChange` is called during the gesture or key presses, `onDone` at the end of the gesture or when the focus leaves. */
	onChange: ( time: Time ) => void;
	onDone: () => void;
	onDelete?: () => void;
}

type Edge = 'start' | 'end' | undefined;

/** Distance in px from an end of a bar at which that end is dragged. */
const GRIP = 7;

/** A time range that can be moved, or resized at its ends, with pointer and keys. During that, only the bar itself rerenders. */
export function Bar( {
	kind,
	name,
	label,
	time,
	tail = 0,
	ease,
	scale,
	isSelected,
	isPinned = false,
	isDashed = false,
	fit,
	onSelect,
	onChange,
	onDone,
	onDelete,
}: BarProps ) {
	const [ draft, setDraft ] = useState< Time | undefined >();
	const taken = useRef< { x: number; edge: Edge; time?: Time } | undefined >( undefined );
	const typed = useRef( false );
	const shown = draft ?? time;
	const width = Math.max( 6, toPx( shown.duration, scale ) );

	const edgeAt = ( event: PointerEvent< HTMLElement > ): Edge => {
		const { left, right } = event.currentTarget.getBoundingClientRect();
		if ( right - left < 3 * GRIP ) {
			return event.clientX > right - GRIP ? 'end' : undefined;
		}
		if ( event.clientX - left < GRIP && ! isPinned ) {
			return 'start';
		}
		return right - event.clientX < GRIP ? 'end' : undefined;
	};
	const wish = ( edge: Edge, by: number ): Time => {
		if ( edge === 'start' ) {
			return { start: time.start + by, duration: time.duration - by };
		}
		return edge === 'end' ? { ...time, duration: time.duration + by } : { ...time, start: time.start + by };
	};

	function down( event: PointerEvent< HTMLElement > ) {
		if ( event.button === 0 ) {
			event.currentTarget.setPointerCapture( event.pointerId );
			const edge = edgeAt( event );
			taken.current = { x: event.clientX, edge: isPinned ? 'end' : edge };
			onSelect();
		}
	}
	function move( event: PointerEvent< HTMLElement > ) {
		const own = taken.current;
		if ( ! own ) {
			const edge = edgeAt( event );
			event.currentTarget.style.cursor = edge ? 'ew-resize' : '';
			return;
		}
		const by = event.clientX - own.x;
		if ( own.time || Math.abs( by ) > 2 ) {
			own.time = fit( wish( own.edge, toMs( by, scale ) ), own.edge, ! event.altKey );
			setDraft( own.time );
		}
	}
	function up() {
		const found = taken.current?.time;
		taken.current = undefined;
		if ( found ) {
			onChange( found );
			onDone();
		}
		setDraft( undefined );
	}
	function key( event: KeyboardEvent ) {
		const way = { ArrowLeft: -1, ArrowRight: 1 }[ event.key ];
		if ( way ) {
			const by = way * ( event.shiftKey ? 100 : 10 );
			const edge: Edge = event.altKey || isPinned ? 'end' : undefined;
			typed.current = true;
			onChange( fit( wish( edge, by ), edge, false ) );
		} else if ( ( event.key === 'Delete' || event.key === 'Backspace' ) && onDelete ) {
			onDelete();
		} else if ( event.key === 'Escape' && draft ) {
			taken.current = undefined;
			setDraft( undefined );
		} else {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
	}

	return (
		<button
			type="button"
			className={ `fr-timeline__bar fr-timeline__bar--${ kind }${ isSelected ? ' is-selected' : '' }${ isDashed ? ' is-dashed' : '' }` }
			style={ { left: toPx( shown.start, scale ), width } }
			aria-label={ label( shown ) }
			aria-pressed={ isSelected }
			aria-keyshortcuts="ArrowLeft ArrowRight Shift+ArrowLeft Shift+ArrowRight Alt+ArrowLeft Alt+ArrowRight"
			title={ label( shown ) }
			onPointerDown={ down }
			onPointerMove={ move }
			onPointerUp={ up }
			onPointerCancel={ () => {
				taken.current = undefined;
				setDraft( undefined );
			} }
			onClick={ onSelect }
			onKeyDown={ key }
			onBlur={ () => {
				if ( typed.current ) {
					typed.current = false;
					onDone();
				}
			} }
		>
			{ width > 28 && <EaseIcon ease={ ease } size={ 12 } /> }
			{ width > 64 && <span>{ name }</span> }
			{ tail > 0 && <i style={ { width: toPx( tail, scale ) } } /> }
		</button>
	);
}
