import { Button, FormFileUpload, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { importForms } from './api';
import { Message } from './message';

/** `cleaned`: the names of those that lost what would have run. */
type Props = { onImported: ( titles: string[], cleaned: string[] ) => void; onClose: () => void };

/** What a file holds, if it is a document of forms: the rest is the server's to judge. */
export function documentIn( text: string ): object | null {
	try {
		const said: unknown = JSON.parse( text );
		return typeof said === 'object' && said && 'format' in said && said.format === 'frontage-forms' ? said : null;
	} catch {
		return null;
	}
}

/** Reads a file in that the export made. */
export function ImportForms( { onImported, onClose }: Props ) {
	const [ busy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );

	const read = async ( file: File | undefined ) => {
		if ( ! file ) {
			return;
		}
		setBusy( true );
		const found = documentIn( await file.text() );
		const answer = found
			? await importForms( found )
			: {
					ok: false as const,
					message: __(
						'This is not a file of forms. Choose one that “Export” made here or on another site.',
						'frontage-forms'
					),
				};
		if ( answer.ok ) {
			const { imported } = answer.data;
			const names = ( forms: typeof imported ) => forms.map( ( { title } ) => title );
			onImported( names( imported ), names( imported.filter( ( { cleaned } ) => cleaned ) ) );
		} else {
			setBusy( false );
			setProblem( answer.message );
		}
	};

	return (
		<Modal title={ __( 'Import forms', 'frontage-forms' ) } size="medium" onRequestClose={ onClose }>
			{ problem && <Message text={ problem } /> }
			<p>
				{ __(
					'Choose a file that “Export” made. Its forms are added to yours; none of yours is changed. Check the addresses that their mails go to.',
					'frontage-forms'
				) }
			</p>
			<div className="frontage-forms__buttons">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
					{ __( 'Cancel', 'frontage-forms' ) }
				</Button>
				<FormFileUpload
					accept="application/json,.json"
					onChange={ ( { currentTarget } ) => void read( currentTarget.files?.[ 0 ] ) }
					render={ ( { openFileDialog } ) => (
						<Button
							__next40pxDefaultSize
							variant="primary"
							isBusy={ busy }
							disabled={ busy }
							accessibleWhenDisabled
							onClick={ openFileDialog }
						>
							{ __( 'Choose a file', 'frontage-forms' ) }
						</Button>
					) }
				/>
			</div>
		</Modal>
	);
}
