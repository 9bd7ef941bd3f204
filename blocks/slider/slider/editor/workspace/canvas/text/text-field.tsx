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
import { drawPlace } from './place';
import { piecesOf } from './pieces';

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
	const [ pieces ] = useState( () => piecesOf( html ?? '' ) );
	// It is declared to know nothing of what it is given.
	const { value: written, setValue, undo, redo } = useStateWithHistory( pieces.values );
	const values = written as string[];
	const [ places, setPlaces ] = useState< Element[] >( [] );
	const [ only ] = useState( [ block ] );
	const settings = useSelect( ( select ) => select( blockEditorStore ).getSettings(), [] );
	const types = useSelect( ( select ) => select( richTextStore as Formats ).getFormatTypes(), [] );
	const formats = types.map( ( { name } ) => name ).filter( ( name ) => ! ELSEWHERE.includes( name ) );
	const [ root, setRoot ] = useState< HTMLElement | null >( null );
	const dialog = root?.closest( '[role="dialog"]' );
	const over = useRef( false );
	const latest = useRef( { values, onDone } );
	latest.current = { values, onDone };
	const owner = layer.element.ownerDocument;

	const end = useRef( () => {
		if ( over.current ) {
			return;
		}
		over.current = true;
		const { values: now } = latest.current;
		const isSame = now.every( ( value, index ) => value === pieces.values[ index ] );
		latest.current.onDone( isSame ? undefined : pieces.join( now ) );
	} ).current;

	useLayoutEffect( () => {
		const place = drawPlace( layer.content, pieces );
		setPlaces( place.leaves );
		// Also where the layer is not shown any more, or the canvas goes: before anything is drawn anew.
		return () => {
			place.remove();
			end();
		};
	}, [ layer, pieces, end ] );
	useLayoutEffect( () => {
		const field = places[ 0 ]?.querySelector< HTMLElement >( '.rich-text' );
		field?.focus( { preventScroll: true } );
		if ( field ) {
			owner.getSelection()?.selectAllChildren( field );
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
			( isRedo ? redo : undo )();
		} else if ( key === 'Tab' || ( key === 'Enter' && ( event.ctrlKey || event.metaKey ) ) ) {
			event.preventDefault();
			end();
		} else if ( key === 'Escape' && ! event.defaultPrevented ) {
			event.preventDefault();
			end();
		}
	}

	const isPressed = layer.content.matches( 'a, button, [role="button"]' );
	return (
		// What is pressed in the text or in its tools is theirs.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div ref={ setRoot } onKeyDown={ onKeyDown } onPointerDown={ ( event ) => event.stopPropagation() }>
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
											setValue( next, goesOn( values, next ) );
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
