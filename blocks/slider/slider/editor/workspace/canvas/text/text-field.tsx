import type { EditingLayer } from '@frontage/slider/react';
import { BlockEdit, BlockEditorProvider, RichText, store as blockEditorStore } from '@wordpress/block-editor';
import type { Block as BlockInstance } from '@wordpress/blocks';
import { Popover, SlotFillProvider } from '@wordpress/components';
import { useStateWithHistory } from '@wordpress/compose';
import { useSelect, type ReduxStoreConfig, type StoreDescriptor } from '@wordpress/data';
import { createPortal, useEffect, useLayoutEffect, useRef, useState } from '@wordpress/element';
import { ShortcutProvider } from '@wordpress/keyboard-shortcuts';
import { isKeyboardEvent } from '@wordpress/keycodes';
import { store as richTextStore } from '@wordpress/rich-text';
import { layerName } from '../../state';
import { halvesAt, isAtStart, lettersIn, putCaret } from './caret';
import { drawPlace } from './text-field-position';
import { piecesOf, type Pieces } from './rich-text-parts';

interface TextFieldProps {
	/** Block of the layer: a text or a button. */
	block: BlockInstance;
	layer: EditingLayer;
	/** Called when editing ends, with the new text if it changed. */
	onDone: ( html: string | undefined ) => void;
}

/** Elements outside the iframe that belong to text editing. */
const TOOLS = '.components-popover, .media-modal';

/** WordPress declares this store as a generic object. */
type Formats = StoreDescriptor<
	ReduxStoreConfig< unknown, Record< string, never >, { getFormatTypes: () => { name: string }[] } >
>;

/** Formats that need a place in the page outside the text, which layers do not have. */
const ELSEWHERE = [ 'core/footnote' ];

interface Written {
	pieces: Pieces;
	values: string[];
}

const lettersOf = ( values: readonly string[] ) => values.join( ' ' ).replace( /<[^>]*>/g, '' );

const wordsOf = ( letters: string ) => letters.split( /\s+/ ).filter( Boolean ).length;

/** Consecutive characters are one undo step; another word, a format or a paste begins the next. */
function goesOn( before: readonly string[], after: readonly string[] ): boolean {
	const [ old, now ] = [ lettersOf( before ), lettersOf( after ) ];
	return Math.abs( now.length - old.length ) === 1 && wordsOf( now ) === wordsOf( old );
}

/**
 * Edits a layer's text in place with WordPress's `RichText`: all registered formats, their shortcuts and their toolbar.
 * It has its own block store, so that the page's editor behind the workspace neither selects nor focuses anything. The
 * document is updated once, when editing ends.
 */
export function TextField( { block, layer, onDone }: TextFieldProps ) {
	const { html } = block.attributes as { html?: string };
	const [ first ] = useState( (): Written => {
		const pieces = piecesOf( html ?? '' );
		return { pieces, values: pieces.values };
	} );
	const { value: written, setValue, undo, redo } = useStateWithHistory( first );
	const { pieces, values } = written as Written; // The hook's type does not know the value.
	const [ host, setHost ] = useState< Element | undefined >();
	/** Caret position after the pieces are rendered: index of the piece and number of characters. */
	const wanted = useRef< { index: number; letters: number } | undefined >( undefined );
	const [ places, setPlaces ] = useState< Element[] >( [] );
	const [ only ] = useState( [ block ] );
	const settings = useSelect( ( select ) => select( blockEditorStore ).getSettings(), [] );
	const types = useSelect( ( select ) => select( richTextStore as Formats ).getFormatTypes(), [] );
	const formats = types.map( ( { name } ) => name ).filter( ( name ) => ! ELSEWHERE.includes( name ) );
	const [ root, setRoot ] = useState< HTMLElement | null >( null );
	const dialog = root?.closest( '[role="dialog"]' );
	const over = useRef( false );
	const latest = useRef( { pieces, values, onDone } );
	latest.current = { pieces, values, onDone };
	const owner = layer.element.ownerDocument;

	const end = useRef( () => {
		if ( over.current ) {
			return;
		}
		over.current = true;
		const { pieces: last, values: now } = latest.current;
		const isSame = last === first.pieces && now.every( ( value, index ) => value === first.values[ index ] );
		latest.current.onDone( isSame ? undefined : last.join( now ) );
	} ).current;

	useLayoutEffect( () => {
		const place = drawPlace( layer.content );
		setHost( place.host );
		// Also when the layer is no longer shown or the canvas unmounts, before the next render.
		return () => {
			place.remove();
			end();
		};
	}, [ layer, end ] );
	useLayoutEffect( () => setPlaces( host ? pieces.draw( host ) : [] ), [ host, pieces ] );
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
	useEffect( () => {
		const outside = ( { target }: Event ) => {
			const isOwn = places.some( ( place ) => place.contains( target as Node ) );
			if ( ! isOwn && ! ( target as Element ).closest?.( TOOLS ) ) {
				end();
			}
		};
		document.addEventListener( 'pointerdown', outside, true );
		owner.addEventListener( 'pointerdown', outside, true );
		return () => {
			document.removeEventListener( 'pointerdown', outside, true );
			owner.removeEventListener( 'pointerdown', outside, true );
		};
	}, [ places, owner, end ] );

	function onKeyDown( event: React.KeyboardEvent< HTMLElement > ) {
		const { key, nativeEvent, target } = event;
		event.stopPropagation(); // Undo and deletion here apply to the text.
		const isTool = ( target as Element ).ownerDocument !== owner;
		if ( nativeEvent.isComposing ) {
			return;
		}
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
			wanted.current = { index: Math.max( 0, index - ( isRedo ? 0 : 1 ) ), letters: Infinity }; // If pieces were added or removed.
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
	function onKeyDownCapture( event: React.KeyboardEvent< HTMLElement > ) {
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
			wanted.current = next && { index: index + 1, letters: 0 };
		} else if ( key === 'Backspace' && isAtStart( field ) ) {
			next = pieces.merge( values, index );
			wanted.current = next && { index: index - 1, letters: lettersIn( values[ index - 1 ] ?? '' ) };
		}
		if ( next ) {
			event.preventDefault();
			event.stopPropagation();
			setValue( { pieces: next, values: next.values }, false );
		}
	}

	const isPressed = layer.content.matches( 'a, button, [role="button"]' );
	return (
		// Key events in the text or its tools do not reach the canvas.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div
			ref={ setRoot }
			onKeyDownCapture={ onKeyDownCapture }
			onKeyDown={ onKeyDown }
			onPointerDown={ ( event ) => event.stopPropagation() }
		>
			<SlotFillProvider>
				<BlockEditorProvider value={ only } settings={ settings }>
					<ShortcutProvider>
						<BlockEdit
							name={ block.name }
							clientId={ block.clientId }
							attributes={ block.attributes }
							setAttributes={ () => {} }
							isSelected
						>
							{ places.map( ( place, index ) =>
								createPortal(
									<RichText
										identifier={ `html.${ index }` }
										tagName="div"
										aria-label={ layerName( block ) }
										value={ values[ index ] ?? '' }
										onChange={ ( value ) => {
											const next = values.with( index, value );
											setValue( { pieces, values: next }, goesOn( values, next ) );
										} }
										allowedFormats={ formats }
										withoutInteractiveFormatting={ isPressed }
										inlineToolbar
									/>,
									place
								)
							) }
						</BlockEdit>
					</ShortcutProvider>
				</BlockEditorProvider>
				{ /* Otherwise popovers would be under the workspace or in the page behind it, out of reach for screen readers. */ }
				{ dialog &&
					createPortal(
						<>
							<Popover.Slot name="block-toolbar" />
							<Popover.Slot />
						</>,
						dialog
					) }
			</SlotFillProvider>
		</div>
	);
}
