import { Button, FormFileUpload, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ImportEffects, type ImportEffect } from '@frontage/editor/import-effects';
import { importForms, lookAtForms } from '../api';
import { Message } from '../../shared/message';

/** `cleaned`: the titles of forms whose executable markup was removed. */
type Props = { onImported: ( titles: string[], cleaned: string[] ) => void; onClose: () => void };

/** Parses a file as a forms document; the server validates the rest. */
export function documentIn( text: string ): object | null {
	try {
		const said: unknown = JSON.parse( text );
		return typeof said === 'object' && said && 'format' in said && said.format === 'frontage-forms' ? said : null;
	} catch {
		return null;
	}
}

type Found = { document: object; titles: string[]; effects: ImportEffect[] };

/** Imports a file of the export; shows first what it would add. */
export function ImportForms( { onImported, onClose }: Props ) {
	const [ busy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const [ found, setFound ] = useState< Found | null >( null );

	const read = async ( file: File | undefined ) => {
		if ( ! file ) {
			return;
		}
		setBusy( true );
		setProblem( '' );
		const document = documentIn( await file.text() );
		const answer = document
			? await lookAtForms( document )
			: {
					ok: false as const,
					message: __(
						'This file contains no forms. Choose a file exported from this or another site.',
						'frontage-forms'
					),
				};
		setBusy( false );
		if ( answer.ok && document ) {
			const { forms, effects } = answer.data;
			setFound( { document, titles: forms.map( ( { title } ) => title ), effects } );
		} else if ( ! answer.ok ) {
			setProblem( answer.message );
		}
	};

	const bring = async ( { document }: Found ) => {
		setBusy( true );
		setProblem( '' );
		const answer = await importForms( document );
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
			{ found ? (
				<>
					<p>
						{ sprintf(
							/* translators: %s: titles of forms. */
							__( 'Forms to import: %s', 'frontage-forms' ),
							found.titles.join( ', ' )
						) }
					</p>
					<ImportEffects effects={ found.effects } />
				</>
			) : (
				<p>
					{ __(
						'Choose an export file. Its forms are added, and your existing forms stay unchanged. Before importing, review the email recipients and content sources.',
						'frontage-forms'
					) }
				</p>
			) }
			<div className="frontage-forms__buttons">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
					{ __( 'Cancel', 'frontage-forms' ) }
				</Button>
				{ found && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ busy }
						disabled={ busy }
						accessibleWhenDisabled
						onClick={ () => void bring( found ) }
					>
						{ __( 'Import forms', 'frontage-forms' ) }
					</Button>
				) }
				<FormFileUpload
					accept="application/json,.json"
					onChange={ ( { currentTarget } ) => void read( currentTarget.files?.[ 0 ] ) }
					render={ ( { openFileDialog } ) => (
						<Button
							__next40pxDefaultSize
							variant={ found ? 'secondary' : 'primary' }
							isBusy={ busy && ! found }
							disabled={ busy }
							accessibleWhenDisabled
							onClick={ openFileDialog }
						>
							{ found
								? __( 'Choose another file', 'frontage-forms' )
								: __( 'Choose file', 'frontage-forms' ) }
						</Button>
					) }
				/>
			</div>
		</Modal>
	);
}
