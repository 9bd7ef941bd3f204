import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { readField, type Field } from '../template/field';
import { flat, FIELD } from './blocks';

const APART = '\0'; // In no source of a field.

/** All fields of a form, as they are now; by its block, or one in it. */
export function useFields( clientId: string ): Field[] {
	const sources = useSelect(
		( select ) => {
			const { getBlocks, getBlockParentsByBlockName } = select( blockEditorStore );
			const [ form ] = getBlockParentsByBlockName( clientId, 'frontage/contact-form' );
			return flat( getBlocks( form ?? clientId ) )
				.filter( ( { name } ) => name === FIELD )
				.map( ( { attributes } ) => String( attributes.source ) )
				.join( APART );
		},
		[ clientId ]
	);
	return useMemo( () => sources.split( APART ).flatMap( ( source ) => readField( source ) ?? [] ), [ sources ] );
}
