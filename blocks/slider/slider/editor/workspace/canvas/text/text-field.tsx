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
	/** Of the layer: a text or a button. */
	block: BlockInstance;
	layer: EditingLayer;
	/** The text was left; with what was written, where something was. */
	onDone: ( html: string | undefined ) => void;
}

/** What belongs to the text while it is written in, outside the frame it stands in. */
const TOOLS = '.components-popover, .media-modal';

/** WordPress declares this store as an object of any kind. */
type Formats = StoreDescriptor<
	ReduxStoreConfig< unknown, Record< string, never >, { getFormatTypes: () => { name: string }[] } >
>;

/** Makes a note in the page that WordPress's editor keeps beside the text; layers have no such place. */
const ELSEWHERE = [ 'core/footnote' ];

interface Written {
	pieces: Pieces;
	values: string[];
}

const lettersOf = ( values: readonly string[] ) => values.join( ' ' ).replace( /<[^>]*>/g, '' );

const wordsOf = ( letters: string ) => letters.split( /\s+/ ).filter( Boolean ).length;

/** Letter after letter is one step back; another word, a mark or a paste begins the next. */
function goesOn( before: readonly string[], after: readonly string[] ): boolean {
	const [ old, now ] = [ lettersOf( before ), lettersOf( after ) ];
	return Math.abs( now.length - old.length ) === 1 && wordsOf( now ) === wordsOf( old );
}

/**
 * The text of a layer, written in where it stands, by WordPress's own `RichText`: all formats that are registered, their
 * keys and their toolbar. It gets a store of blocks for itself, so that the page's editor behind the workspace neither
 * selects nor focuses anything; the document hears of it once, when the text is left.
 */
export function TextField( { block, layer, onDone }: TextFieldProps ) {
	const { html } = block.attributes as { html?: string };
	const [ first ] = useState( (): Written => {
		const pieces = piecesOf( html ?? '' );
		return { pieces, values: pieces.values };
	} );
	const { value: written, setValue, undo, redo } = useStateWithHistory( first );
	const { pieces, values } = written as Written; // It is declared to know nothing of what it is given.
	const [ host, setHost ] = useState< Element | undefined >();
	/** Where the caret goes when the pieces are drawn: of which one, behind how many letters. */
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
		// Also where the layer is not shown any more, or the canvas goes: before anything is drawn anew.
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
		event.stopPropagation(); // Undo and deleting are the text's own here.
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
			wanted.current = { index: Math.max( 0, index - ( isRedo ? 0 : 1 ) ), letters: Infinity }; // If pieces come or go.
			( isRedo ? redo : undo )();
		} else if ( key === 'Tab' || ( key === 'Enter' && ( event.ctrlKey || event.metaKey ) ) ) {
			event.preventDefault();
			end();
		} else if ( key === 'Escape' && ! event.defaultPrevented ) {
			event.preventDefault();
			end();
		}
	}

	/** Enter makes another paragraph or item, the backspace key takes one back: before the field makes a line break of it. */
	function onKeyDownCapture( event: React.KeyboardEvent< HTMLElement > ) {
		const { key, target, nativeEvent } = event;
		const index = places.findIndex( ( place ) => place.contains( target as Node ) );
		const field = ( target as Element ).closest< HTMLElement >( '.rich-text' );
		const { shiftKey, ctrlKey, metaKey, altKey } = event;
		if ( index < 0 || ! field || nativeEvent.isComposing || shiftKey || ctrlKey || metaKey || altKey ) {
			return;
		}
		if ( field.hasAttribute( 'aria-activedescendant' ) ) {
			return; // The field's list of completions is open: Enter takes one of them.
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
		// What is pressed in the text or in its tools is theirs.
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
				{ /* Else they lie under the workspace, or in the page behind it, where no screen reader gets. */ }
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
