import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { fieldGroups, fieldTypes, type FieldType } from '../form-tags/field-types';
import { FieldForm } from './field-form';
import './form-fields.css';

type Props = { template: string; onInsert: ( field: string, mailTag: string ) => void; onClose: () => void };

/** Adds a field in two steps: choose its type, then its settings. */
export function InsertField( { template, onInsert, onClose }: Props ) {
	const [ type, setType ] = useState< FieldType >();
	let title: string = __( 'Insert field', 'frontage-forms' );
	if ( type ) {
		/* translators: %s: kind of field, such as Email. */
		title = sprintf( __( 'Insert field: %s', 'frontage-forms' ), type.label );
	}
	return (
		<Modal title={ title } size="medium" className="fr-contact-form__insert" onRequestClose={ onClose }>
			{ type ? (
				<FieldForm
					type={ type }
					template={ template }
					onInsert={ onInsert }
					onBack={ () => setType( undefined ) }
				/>
			) : (
				<Kinds onPick={ setType } />
			) }
		</Modal>
	);
}

function Kinds( { onPick }: { onPick: ( type: FieldType ) => void } ) {
	const types = fieldTypes();
	return (
		<>
			{ fieldGroups().map( ( [ group, title ] ) => (
				<fieldset key={ group } className="fr-contact-form__kinds">
					<legend>{ title }</legend>
					{ types
						.filter( ( type ) => type.group === group )
						.map( ( type ) => (
							<Button key={ type.type } variant="secondary" onClick={ () => onPick( type ) }>
								{ type.label }
							</Button>
						) ) }
				</fieldset>
			) ) }
		</>
	);
}
