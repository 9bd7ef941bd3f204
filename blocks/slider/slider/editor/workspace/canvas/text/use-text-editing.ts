import type { EditingLayer } from '@frontage/slider/react';
import { useStateWithHistory } from '@wordpress/compose';
import { useEffect, useLayoutEffect, useRef, useState } from '@wordpress/element';
import { isKeyboardEvent } from '@wordpress/keycodes';
import { halvesAt, isAtStart, lettersIn, putCaret } from './caret';
import { piecesOf, type Pieces } from './rich-text-parts';
import { drawPlace } from './text-field-position';

/** Elements outside the iframe that belong to text editing. */
const TOOLS = '.components-popover, .media-modal';

/** A text as edited: its structure, and the value of each piece. */
interface EditedText {
	pieces: Pieces;
	values: string[];
}

const lettersOf = ( values: readonly string[] ) => values.join( ' ' ).replace( /<[^>]*>/g, '' );

const wordsOf = ( letters: string ) => letters.split( /\s+/ ).filter( Boolean ).length;

/** Consecutive characters are one undo step; another word, a format or a paste begins the next. */
function continuesStep( before: readonly string[], after: readonly string[] ): boolean {
	const [ old, now ] = [ lettersOf( before ), lettersOf( after ) ];
	return Math.abs( now.length - old.length ) === 1 && wordsOf( now ) === wordsOf( old );
}

/** Caret position after the pieces are rendered: index of the piece and number of characters. */
type Caret = { index: number; letters: number } | undefined;

/** The edited text with its undo history. */
function useTextHistory( html: string ) {
	const [ first ] = useState( (): EditedText => {
		const pieces = piecesOf( html );
		return { pieces, values: pieces.values };
	} );
	const { value, setValue, undo, redo } = useStateWithHistory( first );
	const { pieces, values } = value as EditedText; // The hook's type does not know the value.
	/** The new text; undefined if it did not change. */
	function result(): string | undefined {
		const isSame = pieces === first.pieces && values.every( ( one, index ) => one === first.values[ index ] );
		return isSame ? undefined : pieces.join( values );
	}
	return { pieces, values, setValue, undo, redo, result };
}

/** Replaces the layer's content with an element for each piece; `onRemove` runs when that is undone. */
function usePlaces( layer: EditingLayer, pieces: Pieces, onRemove: () => void ) {
	const [ host, setHost ] = useState< Element | undefined >();
	const [ places, setPlaces ] = useState< Element[] >( [] );
	useLayoutEffect( () => {
		const place = drawPlace( layer.content );
		setHost( place.host );
		// Also when the layer is no longer shown or the canvas unmounts, before the next render.
		return () => {
			place.remove();
			onRemove();
		};
	}, [ layer, onRemove ] );
	useLayoutEffect( () => setPlaces( host ? pieces.draw( host ) : [] ), [ host, pieces ] );
	return places;
}

/** Puts the caret where a key wanted it once the pieces are rendered; at first, selects the first piece. */
function useCaret( places: readonly Element[], owner: Document ) {
	const wanted = useRef< Caret >( undefined );
	useLayoutEffect( () => {
		const { index, letters } = wanted.current ?? { index: 0, letters: -1 };
		wanted.current = undefined;
		const field = places[ index ]?.querySelector< HTMLElement >( '.rich-text' );
		field?.focus( { preventScroll: true } );
		if ( field && letters < 0 ) {
			owner.getSelection()?.selectAllChildren( field );
		} else if ( field ) {
			putCaret( field, letters );
		}
	}, [ places, owner ] );
	return wanted;
}

/** Ends editing when something outside the text and its tools is pressed. */
function useEndOnOutsideClick( places: readonly Element[], owner: Document, end: () => void ) {
	useEffect( () => {
		const onPointerDown = ( { target }: Event ) => {
			const isOwn = places.some( ( place ) => place.contains( target as Node ) );
			if ( ! isOwn && ! ( target as Element ).closest?.( TOOLS ) ) {
				end();
			}
		};
		document.addEventListener( 'pointerdown', onPointerDown, true );
		owner.addEventListener( 'pointerdown', onPointerDown, true );
		return () => {
			document.removeEventListener( 'pointerdown', onPointerDown, true );
			owner.removeEventListener( 'pointerdown', onPointerDown, true );
		};
	}, [ places, owner, end ] );
}

type TextEvent = React.KeyboardEvent< HTMLElement >;
type History = ReturnType< typeof useTextHistory >;

interface KeyContext {
	history: History;
	places: readonly Element[];
	owner: Document;
	/** Where a key wants the caret after the next render. */
	caret: { current: Caret };
	end: () => void;
}

/** Undo and redo of the text; Tab, Escape and Ctrl+Enter end editing. */
function handleKey( { history: { undo, redo }, places, owner, caret, end }: KeyContext, event: TextEvent ) {
	const { key, nativeEvent, target } = event;
	event.stopPropagation(); // Undo and deletion here apply to the text.
	if ( nativeEvent.isComposing ) {
		return;
	}
	const isTool = ( target as Element ).ownerDocument !== owner;
	if ( isTool ) {
		if ( key === 'Escape' ) {
			places[ 0 ]?.querySelector< HTMLElement >( '.rich-text' )?.focus();
		}
		return;
	}
	const isRedo = isKeyboardEvent.primaryShift( event, 'z' ) || isKeyboardEvent.primary( event, 'y' );
	if ( isRedo || isKeyboardEvent.primary( event, 'z' ) ) {
		event.preventDefault();
		const index = places.findIndex( ( place ) => place.contains( target as Node ) );
		caret.current = { index: Math.max( 0, index - ( isRedo ? 0 : 1 ) ), letters: Infinity }; // If pieces were added or removed.
		( isRedo ? redo : undo )();
	} else if ( key === 'Tab' || ( key === 'Enter' && ( event.ctrlKey || event.metaKey ) ) ) {
		event.preventDefault();
		end();
	} else if ( key === 'Escape' && ! event.defaultPrevented ) {
		event.preventDefault();
		end();
	}
}

/** Enter adds a paragraph or item and Backspace merges one, before RichText inserts a line break. */
function handlePieceKey( { history, places, caret }: KeyContext, event: TextEvent ) {
	const { pieces, values, setValue } = history;
	const { key, target, nativeEvent } = event;
	const index = places.findIndex( ( place ) => place.contains( target as Node ) );
	const field = ( target as Element ).closest< HTMLElement >( '.rich-text' );
	const { shiftKey, ctrlKey, metaKey, altKey } = event;
	if ( index < 0 || ! field || nativeEvent.isComposing || shiftKey || ctrlKey || metaKey || altKey ) {
		return;
	}
	if ( field.hasAttribute( 'aria-activedescendant' ) ) {
		return; // The autocomplete list is open, and Enter selects an entry.
	}
	let next: Pieces | undefined;
	if ( key === 'Enter' ) {
		next = pieces.split( values, index, halvesAt( field ) );
		caret.current = next && { index: index + 1, letters: 0 };
	} else if ( key === 'Backspace' && isAtStart( field ) ) {
		next = pieces.merge( values, index );
		caret.current = next && { index: index - 1, letters: lettersIn( values[ index - 1 ] ?? '' ) };
	}
	if ( next ) {
		event.preventDefault();
		event.stopPropagation();
		setValue( { pieces: next, values: next.values }, false );
	}
}

/** Edits the text of a layer in place; `onDone` is called once, with the new text if it changed. */
export function useTextEditing( layer: EditingLayer, html: string, onDone: ( html: string | undefined ) => void ) {
	const history = useTextHistory( html );
	const { pieces, values, setValue, result } = history;
	const owner = layer.element.ownerDocument;
	const hasEnded = useRef( false );
	const latest = useRef( { result, onDone } );
	latest.current = { result, onDone };
	const end = useRef( () => {
		if ( ! hasEnded.current ) {
			hasEnded.current = true;
			latest.current.onDone( latest.current.result() );
		}
	} ).current;
	const places = usePlaces( layer, pieces, end );
	const caret = useCaret( places, owner );
	useEndOnOutsideClick( places, owner, end );
	const context: KeyContext = { history, places, owner, caret, end };
	return {
		places,
		values,
		onKeyDown: ( event: TextEvent ) => handleKey( context, event ),
		onKeyDownCapture: ( event: TextEvent ) => handlePieceKey( context, event ),
		/** Changes the text of one piece. */
		onChange( index: number, value: string ) {
			const next = values.with( index, value );
			setValue( { pieces, values: next }, continuesStep( values, next ) );
		},
	};
}
