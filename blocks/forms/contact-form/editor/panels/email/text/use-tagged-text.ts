import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import type { ClipboardEvent, FormEvent, KeyboardEvent, MouseEvent, MutableRefObject, RefObject } from 'react';
import { chipBeside, drawPieces, piecesOf, placeOf, pointAt, readText, type DescribeTag } from './chips';

/** What is selected, in characters of the stored text; `Infinity` until the control had the focus. */
type Selected = {
	start: number;
	end: number;
	/** Set from outside, and not shown yet. */
	isNew?: boolean;
};

/** A text control from outside: its element, and what is selected in it. */
export type TextTarget = { element: RefObject< HTMLDivElement >; selected: MutableRefObject< Selected > };

export function useTextTarget(): TextTarget {
	return {
		element: useRef< HTMLDivElement >( null ),
		selected: useRef< Selected >( { start: Infinity, end: Infinity } ),
	};
}

/** Puts a text behind what is selected, and the caret behind it. */
export function insertInto( { selected }: TextTarget, text: string, added: string ): string {
	const end = Math.min( selected.current.end, text.length );
	const caret = end + added.length;
	selected.current = { start: caret, end: caret, isNew: true };
	return text.slice( 0, end ) + added + text.slice( end );
}

type Options = {
	target: TextTarget;
	/** As it is stored, with mail-tags. */
	value: string;
	/** A text without line breaks. */
	isLine: boolean;
	describe: DescribeTag;
	onChange: ( text: string ) => void;
};

const inOneLine = ( text: string ) => text.replace( /\s*\n\s*/g, ' ' );

/** The length of what two texts have in common at their ends. */
function commonEnd( one: string, other: string ): number {
	const most = Math.min( one.length, other.length );
	let length = 0;
	while ( length < most && one[ one.length - 1 - length ] === other[ other.length - 1 - length ] ) {
		length++;
	}
	return length;
}

/**
 * Edits a text in an element whose mail-tags are chips. Browsers type and delete; this reads what they made, draws chips, and does what
 * they do differently: chips, line breaks, the clipboard. Undo is the form's. WordPress's `RichText` needs a block and its store, and the
 * hook below it is private.
 */
export function useTaggedText( { target: { element: ref, selected }, ...options }: Options ) {
	const latest = useRef( options );
	latest.current = options;
	/** The text that the element shows, which may be ahead of the value. */
	const shown = useRef( options.value );
	const isComposing = useRef( false );
	const isPressed = useRef( false );

	const pieces = () => piecesOf( shown.current, latest.current.describe );

	const select = ( start: number, end = start ) => {
		const element = ref.current;
		if ( element ) {
			selected.current = { start, end };
			const selection = element.ownerDocument.getSelection();
			selection?.setBaseAndExtent( ...pointAt( element, start ), ...pointAt( element, end ) );
		}
	};

	/** Reads the selection from the browser while it is in the element. */
	const readSelection = (): Selected => {
		const element = ref.current;
		const selection = element?.ownerDocument.getSelection();
		const range = selection?.rangeCount ? selection.getRangeAt( 0 ) : undefined;
		if ( element && range && element.contains( range.startContainer ) && element.contains( range.endContainer ) ) {
			const start = placeOf( element, range.startContainer, range.startOffset );
			const end = range.collapsed ? start : placeOf( element, range.endContainer, range.endOffset );
			return { start, end };
		}
		const { length } = shown.current;
		return { start: Math.min( selected.current.start, length ), end: Math.min( selected.current.end, length ) };
	};

	const write = ( text: string, caret: number ) => {
		shown.current = text;
		if ( ref.current ) {
			drawPieces( ref.current, pieces() );
			select( caret );
		}
		if ( text !== latest.current.value ) {
			latest.current.onChange( text );
		}
	};

	const replace = ( start: number, end: number, added: string ) => {
		const text = latest.current.isLine ? inOneLine( added ) : added;
		write( shown.current.slice( 0, start ) + text + shown.current.slice( end ), start + text.length );
	};

	/** Takes over what the browser did. */
	const readBack = ( inputType = '' ) => {
		const element = ref.current;
		if ( ! element || isComposing.current ) {
			return;
		}
		const { end } = readSelection();
		const written = readText( element );
		const text = latest.current.isLine ? inOneLine( written ) : written;
		if ( text === shown.current && /^deleteContent(?:Back|For)ward$/.test( inputType ) ) {
			// The browser deleted an invisible character; the key was meant for the visible one beside it.
			const isBackward = inputType === 'deleteContentBackward';
			const [ before, after ] = [ text.slice( 0, end ), text.slice( end ) ];
			const length = ( isBackward ? Array.from( before ).at( -1 ) : Array.from( after )[ 0 ] )?.length ?? 0;
			replace( isBackward ? end - length : end, isBackward ? end : end + length, '' );
			return;
		}
		shown.current = text;
		const caret = Math.min( end, text.length );
		if ( drawPieces( element, pieces() ) ) {
			select( caret );
		}
		selected.current = { start: caret, end: caret };
		if ( text !== latest.current.value ) {
			latest.current.onChange( text );
		}
	};

	// After every render: the value, the labels of fields or what is wrong may be new.
	useLayoutEffect( () => {
		const element = ref.current;
		if ( ! element || isComposing.current ) {
			return;
		}
		const { value } = options;
		const before = shown.current;
		shown.current = value;
		const hasFocus = element.ownerDocument.activeElement === element;
		const { isNew, ...kept } = selected.current;
		const now = hasFocus && ! isNew && before === value ? readSelection() : kept;
		const isRedrawn = drawPieces( element, pieces() );
		selected.current = now;
		if ( hasFocus && before !== value && ! isNew ) {
			select( value.length - commonEnd( before, value ) ); // Undo and redo: behind what they changed.
		} else if ( hasFocus && ( isRedrawn || isNew ) ) {
			select( now.start, now.end );
		}
	} );

	useEffect( () => {
		const element = ref.current;
		if ( ! element ) {
			return undefined;
		}
		const { ownerDocument } = element;
		const onBeforeInput = ( event: InputEvent ) => {
			const { inputType } = event;
			if ( isComposing.current || ! event.cancelable ) {
				return;
			}
			if ( inputType === 'insertParagraph' || inputType === 'insertLineBreak' ) {
				event.preventDefault();
				if ( ! latest.current.isLine ) {
					const { start, end } = readSelection();
					replace( start, end, '\n' );
				}
			} else if ( /^(?:format|history)/.test( inputType ) ) {
				event.preventDefault();
			} else if ( inputType === 'insertFromDrop' ) {
				event.preventDefault();
				const [ at ] = event.getTargetRanges();
				const text = event.dataTransfer?.getData( 'text/plain' ) ?? '';
				if ( at && text ) {
					const place = placeOf( element, at.startContainer, at.startOffset );
					replace( place, place, text.replace( /\r\n?/g, '\n' ) );
				}
			} else if ( inputType.startsWith( 'delete' ) ) {
				const { start, end } = readSelection();
				const chip =
					start === end ? chipBeside( pieces(), start, ! inputType.endsWith( 'Forward' ) ) : undefined;
				if ( chip ) {
					event.preventDefault();
					replace( ...chip, '' );
				}
			}
		};
		const onSelectionChange = () => {
			if ( ownerDocument.activeElement === element && ! isComposing.current ) {
				selected.current = readSelection();
			}
		};
		element.addEventListener( 'beforeinput', onBeforeInput );
		ownerDocument.addEventListener( 'selectionchange', onSelectionChange );
		return () => {
			element.removeEventListener( 'beforeinput', onBeforeInput );
			ownerDocument.removeEventListener( 'selectionchange', onSelectionChange );
		};
		// The functions read everything from refs.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );

	const onCopy = ( event: ClipboardEvent ) => {
		const { start, end } = readSelection();
		if ( start === end ) {
			return;
		}
		event.preventDefault();
		event.clipboardData.setData( 'text/plain', shown.current.slice( start, end ) );
		if ( event.type === 'cut' ) {
			replace( start, end, '' );
		}
	};

	return {
		onInput: ( { nativeEvent }: FormEvent ) => readBack( ( nativeEvent as InputEvent ).inputType ),
		onCompositionStart: () => {
			isComposing.current = true;
		},
		onCompositionEnd: () => {
			isComposing.current = false;
			readBack();
		},
		onCopy,
		onCut: onCopy,
		onPaste: ( event: ClipboardEvent ) => {
			event.preventDefault();
			const text = event.clipboardData.getData( 'text/plain' ).replace( /\r\n?/g, '\n' );
			if ( text ) {
				const { start, end } = readSelection();
				replace( start, end, text );
			}
		},
		// Browsers would move chips as HTML.
		onDragStart: ( event: { preventDefault: () => void } ) => event.preventDefault(),
		onKeyDown: ( event: KeyboardEvent ) => {
			const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
			const element = ref.current;
			const isArrow = key === 'ArrowLeft' || key === 'ArrowRight';
			if ( ! element || ! isArrow || shiftKey || altKey || ctrlKey || metaKey || nativeEvent.isComposing ) {
				return;
			}
			const { start, end } = readSelection();
			const isRtl = window.getComputedStyle( element ).direction === 'rtl';
			const isBackward = ( key === 'ArrowLeft' ) !== isRtl;
			const chip = start === end ? chipBeside( pieces(), start, isBackward ) : undefined;
			if ( chip ) {
				event.preventDefault();
				select( chip[ isBackward ? 0 : 1 ] );
			}
		},
		onMouseDown: () => {
			isPressed.current = true;
		},
		onMouseUp: () => {
			isPressed.current = false;
		},
		onBlur: () => {
			isPressed.current = false;
		},
		/** A chip is selected by a click, so that it can be deleted, copied or replaced. */
		onClick: ( { target }: MouseEvent ) => {
			const chip = target instanceof Element ? target.closest( '[data-tag]' ) : null;
			if ( ref.current && chip?.parentNode ) {
				const at = Array.from( chip.parentNode.childNodes ).indexOf( chip as ChildNode );
				select( placeOf( ref.current, chip.parentNode, at ), placeOf( ref.current, chip.parentNode, at + 1 ) );
			}
		},
		/** By keyboard, the caret is where it was, or at the end. */
		onFocus: () => {
			if ( ! isPressed.current ) {
				const { length } = shown.current;
				select( Math.min( selected.current.start, length ), Math.min( selected.current.end, length ) );
			}
		},
	};
}
