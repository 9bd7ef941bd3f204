import { Button, FormFileUpload, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ExistingChoice, ExistingChoiceForAll } from '@frontage/editor/existing-items';
import { ImportEffects, type ImportEffect } from '@frontage/editor/import-effects';
import { importForms, previewImport, type PreviewedForm } from '../api';
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

type ImportPreview = { document: object; forms: PreviewedForm[]; effects: ImportEffect[] };

/** What becomes of existing forms, by the number of the form in the document. */
type Choices = Record< string, string >;

/** An identical form need not come twice; nothing is replaced unless the user says so. */
const defaultChoices = ( forms: PreviewedForm[] ): Choices =>
	Object.fromEntries(
		forms.flatMap( ( { choices, same }, n ) =>
			choices.length ? [ [ String( n ), same ? 'skip' : 'keep-both' ] ] : []
		)
	);

/** The forms of a document, each with what becomes of it. */
function FormPreviews( {
	forms,
	choices,
	onChoose,
}: {
	forms: PreviewedForm[];
	choices: Choices;
	onChoose: ( choices: Choices ) => void;
} ) {
	const existing = forms.flatMap( ( form, n ) => ( form.choices.length ? [ { ...form, n: String( n ) } ] : [] ) );
	const canReplace = existing.some( ( form ) => form.choices.some( ( { value } ) => value === 'replace' ) );
	return (
		<>
			<ul className="frontage-forms__import" aria-label={ __( 'Forms to import', 'frontage-forms' ) }>
				{ forms.map( ( form, n ) => (
					<li key={ n }>
						<span>
							<strong>{ form.title }</strong>
							<span className="frontage-forms__import-note">{ existingText( form ) }</span>
						</span>
						{ form.choices.length > 0 && (
							<ExistingChoice
								/* translators: %s: the name of a form. */
								label={ sprintf( __( 'Existing form “%s”', 'frontage-forms' ), form.existing ) }
								options={ form.choices }
								value={ choices[ n ] ?? '' }
								onChange={ ( choice ) => onChoose( { ...choices, [ n ]: choice } ) }
							/>
						) }
					</li>
				) ) }
			</ul>
			<ExistingChoiceForAll
				label={ __( 'All existing forms', 'frontage-forms' ) }
				options={ existing.map( ( form ) => form.choices ) }
				values={ existing.map( ( { n } ) => choices[ n ] ?? '' ) }
				onChange={ ( choice ) =>
					onChoose( {
						...choices,
						...Object.fromEntries(
							existing
								.filter( ( form ) => form.choices.some( ( { value } ) => value === choice ) )
								.map( ( { n } ) => [ n, choice ] )
						),
					} )
				}
			/>
			{ canReplace && (
				<p>
					{ __(
						'Replaced forms keep their shortcodes and messages. The previous form goes to the trash.',
						'frontage-forms'
					) }
				</p>
			) }
		</>
	);
}

function existingText( { existing, same }: PreviewedForm ): string {
	if ( ! existing ) {
		return __( 'New', 'frontage-forms' );
	}
	return same
		? /* translators: %s: the name of a form. */
			sprintf( __( 'Identical form on this site: %s', 'frontage-forms' ), existing )
		: /* translators: %s: the name of a form. */
			sprintf( __( 'Already on this site: %s', 'frontage-forms' ), existing );
}

/** What the file would add; how to begin while there is none. */
function PreviewText( {
	preview,
	choices,
	onChoose,
}: {
	preview: ImportPreview | null;
	choices: Choices;
	onChoose: ( choices: Choices ) => void;
} ) {
	return preview ? (
		<>
			<FormPreviews forms={ preview.forms } choices={ choices } onChoose={ onChoose } />
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
	const [ choices, setChoices ] = useState< Choices >( {} );

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
			setChoices( defaultChoices( forms ) );
			setPreview( { document, forms, effects } );
		} else if ( ! result.ok ) {
			setProblem( result.message );
		}
	};

	const importDocument = async ( { document }: ImportPreview ) => {
		setIsBusy( true );
		setProblem( '' );
		const result = await importForms( document, choices );
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
			<PreviewText preview={ preview } choices={ choices } onChoose={ setChoices } />
			<div className="frontage-forms__buttons">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
					{ __( 'Cancel', 'frontage-forms' ) }
				</Button>
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
				{ preview && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ isBusy }
						disabled={ isBusy || preview.forms.every( ( _, n ) => choices[ n ] === 'skip' ) }
						accessibleWhenDisabled
						onClick={ () => void importDocument( preview ) }
					>
						{ __( 'Import forms', 'frontage-forms' ) }
					</Button>
				) }
			</div>
		</Modal>
	);
}
