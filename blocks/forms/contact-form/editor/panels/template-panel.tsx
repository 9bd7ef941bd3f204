import { Button, TextareaControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { close, plus } from '@wordpress/icons';
import { addToBody, insertField } from '@frontage/editor/form-tags';
import type { FormDocument } from '../form-document';
import type { ChangeForm } from './data/form-entity';
import { InsertField } from '@frontage/editor/form-fields';
import { ofTemplate } from './data/form-problems';
import type { Preview, Problem } from './data/use-preview';

type Props = { form: FormDocument; preview: Preview; change: ChangeForm; onClose?: () => void };

/** The template as text, below its preview: with line numbers, fields to insert, and problems by line. */
export function TemplatePanel( { form, preview, change, onClose }: Props ) {
	const area = useRef< HTMLTextAreaElement >( null );
	const caret = useRef< number >();
	const [ isInserting, setInserting ] = useState( false );
	const problems = preview.problems.filter( ofTemplate );
	// In the block it opens below the form, often out of view: the focus moves to its start.
	const isBelowForm = onClose !== undefined;
	useEffect( () => {
		if ( isBelowForm ) {
			area.current?.focus();
			area.current?.setSelectionRange( 0, 0 );
		}
	}, [ isBelowForm ] );

	const insert = ( field: string, mailTag: string ) => {
		const template = insertField( form.form, field, caret.current );
		const body = mailTag ? addToBody( form.mail.body, mailTag ) : form.mail.body;
		change( { form: template, ...( body === form.mail.body ? {} : { mail: { ...form.mail, body } } ) } );
		caret.current = template.indexOf( field ) + field.length;
		setInserting( false );
	};

	return (
		<section className="fr-contact-form__template" aria-label={ __( 'Form code', 'frontage-forms' ) }>
			<header>
				<strong>{ __( 'Form code', 'frontage-forms' ) }</strong>
				<Button variant="secondary" size="compact" icon={ plus } onClick={ () => setInserting( true ) }>
					{ __( 'Insert field', 'frontage-forms' ) }
				</Button>
				{ onClose && (
					<Button
						size="compact"
						icon={ close }
						label={ __( 'Close code editor', 'frontage-forms' ) }
						onClick={ onClose }
					/>
				) }
			</header>
			<div className="fr-contact-form__source">
				<LineNumbers count={ form.form.split( '\n' ).length } problems={ problems } />
				<TextareaControl
					ref={ area }
					label={ __( 'Form code', 'frontage-forms' ) }
					hideLabelFromVision
					wrap="off"
					spellCheck={ false }
					autoCapitalize="off"
					rows={ Math.max( 8, form.form.split( '\n' ).length + 1 ) }
					value={ form.form }
					onChange={ ( text ) => change( { form: text }, 'form' ) }
					onSelect={ ( event: React.SyntheticEvent< HTMLTextAreaElement > ) => {
						caret.current = event.currentTarget.selectionEnd;
					} }
				/>
			</div>
			<TemplateProblems
				problems={ problems }
				onGo={ ( line ) => area.current && goToLine( area.current, line ) }
			/>
			{ isInserting && (
				<InsertField template={ form.form } onInsert={ insert } onClose={ () => setInserting( false ) } />
			) }
		</section>
	);
}

/** Visual only: the problems name their lines in text. */
function LineNumbers( { count, problems }: { count: number; problems: Problem[] } ) {
	const wrong = new Map( problems.map( ( { line, level } ) => [ line, level ] ) );
	return (
		<ol aria-hidden="true">
			{ Array.from( { length: count }, ( _, index ) => (
				<li key={ index } data-level={ wrong.get( index + 1 ) }>
					{ index + 1 }
				</li>
			) ) }
		</ol>
	);
}

function TemplateProblems( { problems, onGo }: { problems: Problem[]; onGo: ( line: number ) => void } ) {
	return (
		<ul
			className="fr-contact-form__problems"
			aria-live="polite"
			aria-label={ __( 'Code problems', 'frontage-forms' ) }
		>
			{ problems.map( ( { code, line, message, level } ) => (
				<li key={ `${ code } ${ line } ${ message }` } data-level={ level }>
					{ line > 0 && (
						<Button variant="link" onClick={ () => onGo( line ) }>
							{
								/* translators: %d: number of a line. */
								sprintf( __( 'Line %d', 'frontage-forms' ), line )
							}
						</Button>
					) }{ ' ' }
					{ message }
				</li>
			) ) }
		</ul>
	);
}

/** Selects a line (from 1) of a text area. */
export function goToLine( area: HTMLTextAreaElement, line: number ) {
	const lines = area.value.split( '\n' );
	const start = lines.slice( 0, line - 1 ).reduce( ( sum, text ) => sum + text.length + 1, 0 );
	area.focus();
	area.setSelectionRange( start, start + ( lines[ line - 1 ]?.length ?? 0 ) );
}
