import { BlockSettingsMenuControls, store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { MenuItem } from '@wordpress/components';
import { useDispatch, useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { AROUND, asFirst, flat, GROUP, STEP } from './blocks';

/** A menu item of form blocks: wraps the selected blocks in a step, or in a conditional group. “Ungroup” reverts it. */
export function PutTogether( { form }: { form: string } ) {
	const registry = useRegistry();
	const { replaceBlocks } = useDispatch( blockEditorStore );
	const piecesOf = ( ids: string[] ) =>
		registry
			.select( blockEditorStore )
			.getBlocksByClientId( ids )
			.filter( ( block ) => block !== null );
	const offers = ( ids: string[] ) => {
		const { getBlockParents, getBlockRootClientId } = registry.select( blockEditorStore );
		const [ first = '' ] = ids;
		const hasSteps = flat( piecesOf( ids ) ).some( ( { name } ) => name === STEP );
		if ( hasSteps || ! getBlockParents( first ).includes( form ) ) {
			return [];
		}
		return getBlockRootClientId( first ) === form ? ( [ STEP, GROUP ] as const ) : ( [ GROUP ] as const );
	};
	const put = ( ids: string[], into: keyof typeof AROUND ) => {
		const inside = asFirst( piecesOf( ids ) );
		void replaceBlocks( ids, createBlock( into, AROUND[ into ], inside ) );
	};
	const words = {
		[ STEP ]: __( 'Wrap in step', 'frontage-forms' ),
		[ GROUP ]: __( 'Wrap in conditional group', 'frontage-forms' ),
	};
	return (
		<BlockSettingsMenuControls>
			{ ( { selectedClientIds: ids, onClose } ) =>
				offers( ids ).map( ( into ) => (
					<MenuItem
						key={ into }
						onClick={ () => {
							put( ids, into );
							onClose();
						} }
					>
						{ words[ into ] }
					</MenuItem>
				) )
			}
		</BlockSettingsMenuControls>
	);
}
