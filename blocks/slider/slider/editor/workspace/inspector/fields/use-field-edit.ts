import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { get, ownAt, useEdits, withLevel, type Level } from '../../state';

/** What fields write with. It stays the same while the same blocks are edited, so that no field is drawn anew for it. */
export interface Edit {
	set: ( path: string, value: unknown ) => void;
	/** Several places at once, as one change. */
	setMany: ( values: Readonly< Record< string, unknown > > ) => void;
	/** At a level alone. `base`: what the widest level is to say where it says nothing; else one value would count everywhere. */
	setAtLevel: ( values: Readonly< Record< string, unknown > >, level: Level, base: unknown ) => void;
	/** What is written next is a step of undo of its own. */
	endStep: () => void;
}

export function useEdit( ids: string ): Edit {
	const edits = useEdits();
	const registry = useRegistry();
	return useMemo( () => {
		const list = ids.split( ' ' ).filter( Boolean );
		const stored = ( id: string, path: string ) =>
			get( registry.select( blockEditorStore ).getBlockAttributes( id ), path );
		return {
			set: ( path, value ) => edits.change( list, path, value ),
			setMany: ( values ) => edits.changeMany( Object.fromEntries( list.map( ( id ) => [ id, values ] ) ) ),
			setAtLevel: ( values, level, base ) =>
				edits.changeMany(
					Object.fromEntries(
						list.map( ( id ) => [
							id,
							Object.fromEntries(
								Object.entries( values ).map( ( [ path, value ] ) => [
									path,
									levelled( stored( id, path ), level, value, base ),
								] )
							),
						] )
					)
				),
			endStep: edits.endStep,
		};
	}, [ ids, edits, registry ] );
}

/** What is stored after a change at one level. */
export function levelled( stored: unknown, level: Level, value: unknown, base: unknown ): unknown[] | undefined {
	const next = withLevel( stored, level, value );
	return next && ownAt( next, 0 ) === undefined ? withLevel( next, 0, base ) : next;
}
