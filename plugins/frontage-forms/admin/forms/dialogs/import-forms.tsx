import { Button, FormFileUpload, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ImportEffects, type ImportEffect } from '@frontage/editor/import-effects';
import { importForms, previewImport } from '../api';
import { ScreenNotice } from '../../shared/message';

/** `cleaned`: the titles of forms whose executable markup was removed. */
type Props = { onImported: ( titles: string[], cleaned: string[] ) => void; onClose: () => void };

/** Parses a file as a forms document; the server validates the rest. */
export function parseDocument( text: string ): object | null {
	try {
		const parsed: unknown = JSON.parse( text );
		return typeof parsed === 'object' && parsed && 'format' in parsed && parsed.format === 'frontage-forms'
			? parsed
			: null;
	} catch {
		return null;
	}
}

type ImportPreview = { document: object; titles: string[]; effects: ImportEffect[] };

/** What the file would add; how to begin while there is none. */
function PreviewText( { preview }: { preview: ImportPreview | null } ) {
	return preview ? (
		<>
			<p>
				{ sprintf(
					/* translators: %s: titles of forms. */
					__( 'Forms to import: %s', 'frontage-forms' ),
					preview.titles.join( ', ' )
				) }
			</p>
			<ImportEffects effects={ preview.effects } />
		</>
	) : (
		<p>
			{ __(
				'Choose an export file. Its forms are added, and your existing forms stay unchanged. Before importing, review the email recipients and content sources.',
				'frontage-forms'
			) }
		</p>
	);
}

/** Imports a file of the export; shows first what it would add. */
export function ImportForms( { onImported, onClose }: Props ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const [ preview, setPreview ] = useState< ImportPreview | null >( null );

	const previewFile = async ( file: File | undefined ) => {
		if ( ! file ) {
			return;
		}
		setIsBusy( true );
		setProblem( '' );
		const document = parseDocument( await file.text() );
		const result = document
			? await previewImport( document )
			: {
					ok: false as const,
					message: __(
						'This file contains no forms. Choose a file exported from this or another site.',
						'frontage-forms'
					),
				};
		setIsBusy( false );
		if ( result.ok && document ) {
			const { forms, effects } = result.data;
			setPreview( { document, titles: forms.map( ( { title } ) => title ), effects } );
		} else if ( ! result.ok ) {
			setProblem( result.message );
		}
	};

	const importDocument = async ( { document }: ImportPreview ) => {
		setIsBusy( true );
		setProblem( '' );
		const result = await importForms( document );
		if ( result.ok ) {
			const { imported } = result.data;
			const titlesOf = ( forms: typeof imported ) => forms.map( ( { title } ) => title );
			onImported( titlesOf( imported ), titlesOf( imported.filter( ( { cleaned } ) => cleaned ) ) );
		} else {
			setIsBusy( false );
			setProblem( result.message );
		}
	};

	return (
		<Modal title={ __( 'Import forms', 'frontage-forms' ) } size="medium" onRequestClose={ onClose }>
			{ problem && <ScreenNotice text={ problem } /> }
			<PreviewText preview={ preview } />
			<div className="frontage-forms__buttons">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
					{ __( 'Cancel', 'frontage-forms' ) }
				</Button>
				{ preview && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void importDocument( preview ) }
					>
						{ __( 'Import forms', 'frontage-forms' ) }
					</Button>
				) }
				<FormFileUpload
					accept="application/json,.json"
					onChange={ ( { currentTarget } ) => void previewFile( currentTarget.files?.[ 0 ] ) }
					render={ ( { openFileDialog } ) => (
						<Button
							__next40pxDefaultSize
							variant={ preview ? 'secondary' : 'primary' }
							isBusy={ isBusy && ! preview }
							disabled={ isBusy }
							accessibleWhenDisabled
							onClick={ openFileDialog }
						>
							{ preview
								? __( 'Choose another file', 'frontage-forms' )
								: __( 'Choose file', 'frontage-forms' ) }
						</Button>
					) }
				/>
			</div>
		</Modal>
	);
}
