import { InsertField } from '@frontage/editor/form-fields';
import { addToBody } from '@frontage/editor/form-tags';
import { Button } from '@wordpress/components';
import { createRoot, flushSync, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

type Props = { template: HTMLTextAreaElement; body: HTMLTextAreaElement | null; insert: ( text: string ) => void };

/** A button above the template for the block editor's dialog; the field goes to the cursor. */
function InsertFieldButton( { template, body, insert }: Props ) {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<>
			<Button variant="secondary" onClick={ () => setOpen( true ) }>
				{ __( 'Insert field', 'frontage-forms' ) }
			</Button>
			{ isOpen && (
				<InsertField
					template={ template.value }
					onInsert={ ( field, mailTag ) => {
						flushSync( () => setOpen( false ) ); // It gives the focus back; the editor gets it then.
						insert( field );
						if ( body && mailTag ) {
							body.value = addToBody( body.value, mailTag );
						}
					} }
					onClose={ () => setOpen( false ) }
				/>
			) }
		</>
	);
}

export function renderInsertButton( root: HTMLElement, props: Props ) {
	createRoot( root ).render( <InsertFieldButton { ...props } /> );
}
