import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { ChangeForm, FormRecord } from '../../panels/data/form-entity';
import { followInAfter } from '../../template/confirmation';
import { followInCalculations } from '../../template/calculation';
import { followInConditions } from '../../template/conditions';
import { changeField, type FieldEdits } from '../../template/field';
import { followInFieldErrors } from '../../template/field-errors';
import {
	changedNames,
	doubleNames,
	followInMails,
	inRules,
	inSections,
	renamedReferences,
} from '../../template/rename-references';
import { readParts, writeParts } from '../../template/template-parser';
import { flat, groupsOf, placed, toBlocks, toParts } from '../blocks';

type View = { blocks: Block[]; tail: string };

const STEPS = 100; // The number of templates whose blocks are cached, so that undo restores the same blocks.
const PAUSE = 300; // ms without input in the text view

/** What follows from a changed template: emails, conditions and confirmations use the new names. */
function followUpEdits( record: FormRecord, old: Block[], blocks: Block[] ): Partial< FormRecord > {
	const [ before, after ] = [ placed( old ), placed( blocks ) ];
	const names = changedNames( before, after, groupsOf( old ), groupsOf( blocks ) );
	const mails = inRules( inSections( followInMails( record, before, after ), names.groups ), names );
	const isSame =
		JSON.stringify( [ mails.mail, mails.mail_2, mails.mails ] ) ===
		JSON.stringify( [ record.mail, record.mail_2, record.mails ] );
	const conditions = followInConditions( record.conditions ?? '', names );
	const settings = followInFieldErrors( record.additional_settings, names.fields );
	const confirmations = followInAfter( record.after ?? [], names );
	return {
		...( ! isSame && mails ),
		...( conditions !== ( record.conditions ?? '' ) && { conditions } ),
		...( settings !== record.additional_settings && { additional_settings: settings } ),
		...( record.after && confirmations !== record.after && { after: confirmations } ),
	};
}

/** A template as blocks: parsed when it changes elsewhere, written back when the blocks change. */
export function useTemplate( clientId: string, record: FormRecord, change: ChangeForm ) {
	const registry = useRegistry();
	const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent: markNext } =
		useDispatch( blockEditorStore );
	const [ views ] = useState( () => new Map< string, View >() );
	const [ shown, show ] = useState( record.form );
	const latest = useRef( { record, change, shown } );
	const writing = useRef( '' );

	const isKnown = views.has( record.form );
	const template = isKnown ? record.form : shown;
	latest.current = { record, change, shown: template };
	useEffect( () => {
		const timer = setTimeout( () => show( record.form ), isKnown ? 0 : PAUSE );
		return () => clearTimeout( timer );
	}, [ record.form, isKnown ] );

	const keep = useCallback(
		( text: string, made: View ) => {
			views.delete( text ); // Adding an entry again moves it to the end.
			views.set( text, made );
			if ( views.size > STEPS ) {
				views.delete( views.keys().next().value ?? '' );
			}
			return made;
		},
		[ views ]
	);

	const view = useCallback(
		( text: string ): View => {
			const found = views.get( text );
			if ( found ) {
				return found;
			}
			const parts = readParts( text );
			return keep( text, { blocks: toBlocks( parts ), tail: parts.tail } );
		},
		[ keep, views ]
	);

	const take = useCallback(
		( blocks: Block[] ) => {
			const { record: now, change: write, shown: from } = latest.current;
			if ( now.form !== from && ! views.has( now.form ) ) {
				show( now.form ); // The text has just changed, and these blocks are outdated.
				return;
			}
			const { blocks: old, tail } = view( now.form );
			const [ before, after ] = [ placed( old ), placed( blocks ) ];
			const renamed = new Map( [ ...doubleNames( before, after ), ...renamedReferences( before, after ) ] );
			const reckoned = followInCalculations( before, after );
			if ( renamed.size || reckoned.size ) {
				// The changed blocks are passed to this function again. Their IDs in the editor's store may differ.
				const inStore = flat( registry.select( blockEditorStore ).getBlocks( clientId ) );
				const changed = flat( blocks ).flatMap( ( block, index ): [ string, string ][] => {
					const name = renamed.get( block.clientId );
					const values = reckoned.get( block.clientId );
					const own = inStore[ index ];
					const edits: FieldEdits = { ...( name && { name } ), ...( values && { values } ) };
					return own && ( name || values )
						? [ [ own.clientId, changeField( String( block.attributes.source ), edits ) ] ]
						: [];
				} );
				const part = writing.current;
				queueMicrotask( () => {
					writing.current = part;
					registry.batch( () =>
						changed.forEach( ( [ id, source ] ) => {
							markNext();
							updateBlockAttributes( id, { source } );
						} )
					);
					writing.current = '';
				} );
				return;
			}
			const form = writeParts( toParts( blocks, tail ) );
			keep( form, { blocks, tail } );
			if ( form !== now.form ) {
				const edits = { form, ...followUpEdits( now, old, blocks ) };
				latest.current.record = { ...now, ...edits }; // The next change may come before React renders.
				latest.current.shown = form;
				write( edits, writing.current );
			}
		},
		[ clientId, keep, markNext, registry, updateBlockAttributes, view, views ]
	);

	/** Runs a change of a block; changes of the same part in quick succession are one undo step. */
	const asPart = useCallback( ( part: string, run: () => void ) => {
		writing.current = part;
		run();
		writing.current = '';
	}, [] );

	const { blocks } = view( template );
	return { blocks, take, asPart, template: useMemo( () => () => latest.current.record.form, [] ) };
}
