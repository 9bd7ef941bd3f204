import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { groupName } from '../../template/conditions';
import { readField, type Field } from '../../template/field';
import { FIELD, GROUP } from '../blocks';

/** A field of a form, and the conditional groups around it. */
export type Standing = { field: Field; groups: string[] };

const standing = ( blocks: Block[], groups: string[] = [] ): [ source: string, groups: string[] ][] =>
	blocks.flatMap( ( { name, attributes, innerBlocks } ) => {
		const source = String( attributes.source );
		const group = name === GROUP ? groupName( source ) : undefined;
		return name === FIELD ? [ [ source, groups ] ] : standing( innerBlocks, group ? [ ...groups, group ] : groups );
	} );

/** All current fields of a form with their groups; `clientId` is its block or one inside it. */
export function useStanding( clientId: string ): Standing[] {
	const all = useSelect(
		( select ) => {
			const { getBlocks, getBlockParentsByBlockName } = select( blockEditorStore );
			const [ form ] = getBlockParentsByBlockName( clientId, 'frontage/contact-form' );
			return JSON.stringify( standing( getBlocks( form ?? clientId ) ) );
		},
		[ clientId ]
	);
	return useMemo(
		() =>
			( JSON.parse( all ) as ReturnType< typeof standing > ).flatMap( ( [ source, groups ] ) => {
				const field = readField( source );
				return field ? [ { field, groups } ] : [];
			} ),
		[ all ]
	);
}

/** The same without the groups. */
export function useFields( clientId: string ): Field[] {
	const all = useStanding( clientId );
	return useMemo( () => all.map( ( { field } ) => field ), [ all ] );
}
