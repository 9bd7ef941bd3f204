import { pick } from '../page/current-breakpoint';
import { onSeen, onVisibility, onWindowFocus, query } from '../page/shared-observers';
import type { Core } from '../types/engine-core';

type Uses = Pick< Core, 'reasons' | 'element' | 'play' | 'listen' | 'undo' | 'level' | 'call' | 'commanded' >;

/** Pause reasons from the page, the pointer and the focus. */
export function pauseByPage( core: Uses ) {
	const { reasons, element, play, listen, undo, level, call } = core;
	reasons.toggle( 'hidden', document.hidden );
	undo(
		onVisibility( () => {
			reasons.toggle( 'hidden', document.hidden );
			looked();
		} )
	);
	if ( ! play.ignoresBlur ) {
		// A click into our own player iframe also takes the focus from the window.
		undo(
			onWindowFocus( ( { type } ) =>
				reasons.toggle(
					'blur',
					type === 'blur' && ! element.ownerDocument.activeElement?.matches( '.fr-slider iframe' )
				)
			)
		);
	}

	const motion = query( '(prefers-reduced-motion: reduce)' );
	reasons.toggle( 'motion', motion.list.matches );
	undo(
		motion.watch( () => {
			reasons.toggle( 'motion', motion.list.matches );
			call( 'level', level() ); // With reduced motion layers move to their end state, otherwise they animate again.
		} )
	);

	const { area, leave } = play.viewport ?? {};
	let there = false;
	let isEnough = ! area;
	let hasBegun = isEnough;
	let looked = () => {};
	const seen = new Promise< void >( ( resolve ) => ( looked = resolve ) );
	const look = () => {
		hasBegun ||= isEnough;
		reasons.toggle( 'area', ! isEnough );
		reasons.toggle( 'offscreen', ! ( there && ( isEnough || ( hasBegun && leave === 'wait' ) ) ) );
	};
	look();
	if ( area ) {
		undo(
			onSeen( element, pick( area, level() ), ( now ) => {
				isEnough = now;
				look();
			} )
		);
	}
	undo(
		onSeen( element, '0px', ( now ) => {
			there = now;
			look();
			looked();
		} )
	);
	undo( looked );
	if ( document.hidden || ! element.isConnected ) {
		looked(); // There is no event for these changes.
	}

	if ( play.autoplay?.hoverPauses ) {
		listen(
			element,
			'pointerenter',
			( { pointerType }: PointerEvent ) => pointerType === 'mouse' && reasons.add( 'hover' )
		);
		listen( element, 'pointerleave', () => reasons.remove( 'hover' ) );
	}

	let changed = false;
	if ( play.autoplay ) {
		const outside = ( { relatedTarget }: FocusEvent ) => ! element.contains( relatedTarget as Node | null );
		listen( element, 'focusin', ( event: FocusEvent ) => {
			if ( outside( event ) && ! reasons.has( 'focus' ) ) {
				changed = false;
				reasons.add( 'focus' );
			}
		} );
		listen( element, 'focusout', ( event: FocusEvent ) => {
			if ( ! outside( event ) || element.contains( element.ownerDocument.activeElement ) ) {
				return; // The focus moves inside, or the whole window lost it.
			}
			if ( changed && reasons.has( 'focus' ) ) {
				reasons.add( 'user' );
			}
			reasons.remove( 'focus' );
		} );
	}
	return {
		/** Resolves when it is known whether it is in the viewport. */
		seen,
		/** The visitor changed the slide. */
		note() {
			changed = core.commanded = true;
		},
	};
}
