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
	/** One step back, or a notice where the workspace opened: what the page did before is undone in the page. */
	undo: ( notices?: string ) => void;
	redo: () => void;
	/** There is something to undo, or to say of it. */
	hasUndo: boolean;
	hasRedo: boolean;
}

const AT_OPENING = createTrail( '' );

const UndoContext = createContext< Undo >( { undo() {}, redo() {}, hasUndo: false, hasRedo: false } );

/** Undo and redo of the page that is edited, as far back as the workspace opened. */
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
		endStep(); // What is done first is a step of its own, also where the page did the same last.
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
						'Nothing more to undo here. Go back to the page to undo earlier changes.',
						'frontage-slider'
					);
					speak( message, 'assertive' ); // Each time; a notice that is there already says nothing.
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
 * By their keys. Only where the listening element holds the key's: React hands on what is pressed in a dialog that a part of
 * it opened, which stands elsewhere in the page. A text field that is being written in has its own.
 */
export function useUndoKeys( notices = NOTICES ) {
	const { undo, redo } = useUndo();
	return ( event: React.KeyboardEvent< HTMLElement > ) => {
		const isRedo = isKeyboardEvent.primaryShift( event, 'z' ) || isKeyboardEvent.primary( event, 'y' );
		const isHere = event.currentTarget.contains( event.target as Node );
		if ( isHere && ( isRedo || isKeyboardEvent.primary( event, 'z' ) ) ) {
			event.preventDefault();
			event.stopPropagation(); // Else the page's editor would undo a second step.
			if ( isRedo ) {
				redo();
			} else {
				undo( notices );
			}
		}
	};
}
