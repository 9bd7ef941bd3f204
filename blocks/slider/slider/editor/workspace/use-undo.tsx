import { speak } from '@wordpress/a11y';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isKeyboardEvent } from '@wordpress/keycodes';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { NOTICES } from './notice-contexts';
import { useEdits, useView } from './state';
import { createTrail, stateOf, type Trail } from './state/undo-trail';

const ENDS = 'undo-ends';

interface Undo {
	/** Undoes one step, or shows a notice where the workspace was opened; earlier steps are undone in the page. */
	undo: ( notices?: string ) => void;
	redo: () => void;
	/** Whether there is something to undo, or a notice to show. */
	hasUndo: boolean;
	hasRedo: boolean;
}

const AT_OPENING = createTrail( '' );

const UndoContext = createContext< Undo >( { undo() {}, redo() {}, hasUndo: false, hasRedo: false } );

/** Undo and redo of the edited page, back to the opening of the workspace. */
export const useUndo = () => useContext( UndoContext );

export function UndoProvider( { children }: { children: ReactNode } ) {
	const registry = useRegistry();
	const { endStep } = useEdits();
	const slider = useView( 'slider' );
	const { undo, redo } = useDispatch( coreStore );
	const { createInfoNotice, removeNotice } = useDispatch( noticesStore );
	const hasPageUndo = useSelect( ( select ) => select( coreStore ).hasUndo(), [] );
	const trail = useRef< Trail >( AT_OPENING );
	const [ { canUndo, canRedo }, setReach ] = useState( trail.current.reach );

	useEffect( () => {
		const { getBlock, isLastBlockChangePersistent } = registry.select( blockEditorStore ) as unknown as {
			getBlock: ( id: string ) => Parameters< typeof stateOf >[ 0 ];
			isLastBlockChangePersistent: () => boolean;
		};
		endStep(); // The first change is a separate step, even if the page's last change was the same.
		let block = getBlock( slider );
		const own = ( trail.current = createTrail( stateOf( block ) ) );
		setReach( own.reach() );
		return registry.subscribe( () => {
			const next = getBlock( slider );
			if ( next !== block ) {
				block = next;
				own.see( stateOf( next ), isLastBlockChangePersistent() );
				setReach( ( before ) => {
					const { canUndo: back, canRedo: on } = own.reach();
					return before.canUndo === back && before.canRedo === on ? before : own.reach();
				} );
			}
		}, blockEditorStore );
	}, [ registry, slider, endStep ] );

	useEffect( () => () => void removeNotice( ENDS, NOTICES ), [ removeNotice ] );

	const value = useMemo(
		(): Undo => ( {
			undo( notices = NOTICES ) {
				if ( trail.current.reach().canUndo ) {
					trail.current.go( -1 );
					void undo();
				} else {
					const message = __(
						'Nothing left to undo here. Go back to the page to undo earlier changes.',
						'frontage-slider'
					);
					speak( message, 'assertive' ); // Announced each time, since a notice that is already visible is not announced again.
					void createInfoNotice( message, { id: ENDS, type: 'snackbar', context: notices, speak: false } );
				}
			},
			redo() {
				if ( trail.current.reach().canRedo ) {
					trail.current.go( 1 );
					void redo();
				}
			},
			hasUndo: canUndo || hasPageUndo,
			hasRedo: canRedo,
		} ),
		[ undo, redo, createInfoNotice, canUndo, canRedo, hasPageUndo ]
	);
	return <UndoContext.Provider value={ value }>{ children }</UndoContext.Provider>;
}

/**
 * Undo shortcuts. They are handled only if the event's target is inside the listening element, since React also bubbles
 * events of dialogs that are elsewhere in the DOM. A text field in editing has its own undo.
 */
export function useUndoKeys( notices = NOTICES ) {
	const { undo, redo } = useUndo();
	return ( event: React.KeyboardEvent< HTMLElement > ) => {
		const isRedo = isKeyboardEvent.primaryShift( event, 'z' ) || isKeyboardEvent.primary( event, 'y' );
		const isHere = event.currentTarget.contains( event.target as Node );
		if ( isHere && ( isRedo || isKeyboardEvent.primary( event, 'z' ) ) ) {
			event.preventDefault();
			event.stopPropagation(); // Otherwise the page's editor would undo a second step.
			if ( isRedo ) {
				redo();
			} else {
				undo( notices );
			}
		}
	};
}
