import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { get, ownAt, useEdits, withLevel, type Level } from '../../state';

/** Write access for fields. It is a stable object while the same blocks are edited, so that fields do not rerender. */
export interface Edit {
	set: ( path: string, value: unknown ) => void;
	/** Writes several paths as one change. */
	setMany: ( values: Readonly< Record< string, unknown > > ) => void;
	/**
	 * Writes at a single breakpoint. `base`: value for the widest breakpoint if it has none, since a single value would
	 * apply everywhere.
	 */
	setAtLevel: ( values: Readonly< Record< string, unknown > >, level: Level, base: unknown ) => void;
	/** The next change becomes a separate undo step. */
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
									withBreakpointValue( stored( id, path ), level, value, base ),
								] )
							),
						] )
					)
				),
			endStep: edits.endStep,
		};
	}, [ ids, edits, registry ] );
}

/** Stored values after a change at one breakpoint. */
export function withBreakpointValue(
	stored: unknown,
	level: Level,
	value: unknown,
	base: unknown
): unknown[] | undefined {
	const next = withLevel( stored, level, value );
	return next && ownAt( next, 0 ) === undefined ? withLevel( next, 0, base ) : next;
}
