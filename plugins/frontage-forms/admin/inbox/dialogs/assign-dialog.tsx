import { SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import type { ConfirmProps } from '../../shared/confirm-dialog';
import type { Person } from '../types';

type Props = Pick< ConfirmProps, 'onClose' > & {
	readers: Person[];
	assigned: Person | null;
	/** The chosen user; 0 for nobody. Returns '' on success, else an error message. */
	onConfirm: ( userId: number ) => Promise< string >;
};

/** Chooses the user who takes care of messages. */
export function AssignDialog( { readers, assigned, onConfirm, onClose }: Props ) {
	const [ userId, setUserId ] = useState( String( assigned?.id ?? 0 ) );
	return (
		<ConfirmDialog
			label={ __( 'Assign', 'frontage-forms' ) }
			onConfirm={ () => onConfirm( Number( userId ) ) }
			onClose={ onClose }
		>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Assigned to', 'frontage-forms' ) }
				help={ __( 'This user can reply to the message and edit its answers.', 'frontage-forms' ) }
				value={ userId }
				options={ [
					{ value: '0', label: __( 'None', 'frontage-forms' ) },
					...readers.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
				] }
				onChange={ setUserId }
			/>
		</ConfirmDialog>
	);
}
