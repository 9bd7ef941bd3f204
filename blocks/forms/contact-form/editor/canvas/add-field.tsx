import { Inserter, store as blockEditorStore, useBlockEditContext } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { placed } from './blocks';

/** Leads to all kinds of fields. What is chosen comes before the button that sends the form. */
export function AddField() {
	const { clientId } = useBlockEditContext();
	const button = useSelect(
		( select ) => {
			const blocks = select( blockEditorStore ).getBlocks( clientId );
			return placed( blocks ).find(
				( { id, field } ) => field.type === 'submit' && blocks.some( ( block ) => block.clientId === id )
			)?.id;
		},
		[ clientId ]
	);
	return (
		<Inserter
			position="bottom center"
			rootClientId={ clientId }
			clientId={ button }
			isAppender
			renderToggle={ ( { onToggle, isOpen } ) => (
				<Button
					__next40pxDefaultSize
					className="fr-form-canvas__add"
					variant="secondary"
					icon={ plus }
					aria-haspopup="true"
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					{ __( 'Add field', 'frontage-forms' ) }
				</Button>
			) }
		/>
	);
}
