import { pick } from './level';
import { onSeen, onVisibility, onWindowFocus, query } from './page';
import type { Core } from './parts';
import type { PauseReason } from './reasons';

/** Reasons to pause that come from the page and from where the pointer and the focus are. Gives back what notes a change by the visitor. */
export function holdByPage( { reasons, element, play, listen, undo, level }: Core ): () => void {
	const toggle = ( reason: PauseReason, on: boolean ) => ( on ? reasons.add( reason ) : reasons.remove( reason ) );

	toggle( 'hidden', document.hidden );
	undo( onVisibility( () => toggle( 'hidden', document.hidden ) ) );
	if ( ! play.ignoresBlur ) {
		// A click into our own player takes the focus from the window, too.
		undo(
			onWindowFocus( ( { type } ) =>
				toggle(
					'blur',
					type === 'blur' && ! element.ownerDocument.activeElement?.matches( '.fr-slider iframe' )
				)
			)
		);
	}

	const motion = query( '(prefers-reduced-motion: reduce)' );
	toggle( 'motion', motion.list.matches );
	undo( motion.watch( () => toggle( 'motion', motion.list.matches ) ) );

	const { area, leave } = play.viewport ?? {};
	let there = false;
	let enough = ! area;
	let begun = enough;
	const look = () => {
		begun ||= enough;
		toggle( 'area', ! enough );
		toggle( 'offscreen', ! ( there && ( enough || ( begun && leave === 'wait' ) ) ) );
	};
	look();
	const watch = ( part: string, tell: ( seen: boolean ) => void ) =>
		undo( onSeen( element, part, ( seen ) => ( tell( seen ), look() ) ) );
	watch( '0px', ( seen ) => ( there = seen ) );
	if ( area ) {
		watch( pick( area, level() ), ( seen ) => ( enough = seen ) );
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
				return; // It moves inside, or the whole window lost it.
			}
			if ( changed && reasons.has( 'focus' ) ) {
				reasons.add( 'user' );
			}
			reasons.remove( 'focus' );
		} );
	}
	return () => {
		changed = true;
	};
}
